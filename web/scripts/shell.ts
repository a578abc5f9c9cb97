/** A Vite plugin that writes the service worker, with a list of the files of the build. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("../src/offline/worker.js", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const NOT_KEPT = ["index.html", "sw.js"];

export function shell(): Plugin {
  return {
    name: "lifeboat-shell",
    apply: "build",
    generateBundle(_options, bundle) {
      const made = Object.keys(bundle).filter((name) => !NOT_KEPT.includes(name));
      const files = ["", ...made, ...readdirSync(PUBLIC)].map((name) => `/${name}`).sort();
      const worker = readFileSync(WORKER, "utf-8");
      const version = createHash("sha256").update(files.join("\n")).update(worker);
      for (const name of readdirSync(PUBLIC)) version.update(readFileSync(`${PUBLIC}/${name}`));
      const head = [
        `const VERSION = ${JSON.stringify(version.digest("hex").slice(0, 16))};`,
        `const SHELL = ${JSON.stringify(files)};`,
      ];
      const source = `${head.join("\n")}\n${worker}`;
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
