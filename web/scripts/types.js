// Writes src/wire/types.ts from the API documents, so that both sides share one declaration.
//
// Runs before every build; `npm run types -- --check` fails if the file is stale.

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const DOCUMENTS = ["openapi.json", "asyncapi.json"];
const API = new URL("../../src/lifeboat/server/apidocs/api/", import.meta.url);
const TARGET = new URL("../src/wire/types.ts", import.meta.url);

/** Return all named types of both documents, as one JSON schema. */
function schemas() {
  const all = {};
  for (const name of DOCUMENTS) {
    const document = JSON.parse(readFileSync(new URL(name, API), "utf8"));
    Object.assign(all, document.components.schemas);
  }
  const text = JSON.stringify(all).replaceAll("#/components/schemas/", "#/$defs/");
  return JSON.parse(text, (key, value) => {
    // A title would make every field a type of its own.
    if (key !== "properties" && value && typeof value === "object" && "title" in value) {
      const { title: _, ...rest } = value;
      return rest;
    }
    return value;
  });
}

const $defs = schemas();
const types = await compile(
  {
    type: "object",
    additionalProperties: false,
    required: Object.keys($defs),
    properties: Object.fromEntries(
      Object.keys($defs).map((name) => [name, { $ref: `#/$defs/${name}` }]),
    ),
    $defs,
  },
  "Wire",
  {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: "// Written by scripts/types.js from the API documents of the server.",
    style: { printWidth: 100 },
  },
);

if (process.argv.includes("--check")) {
  if (readFileSync(TARGET, "utf8") !== types) {
    console.error("src/wire/types.ts is stale: run `npm run types`");
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, types);
}
