/**
 * A Vite plugin: the parts of Python that a device needs to be a host of tables, which
 * `device/build.py` has made. If it hasn't, the client can't play without a server.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MADE = fileURLToPath(new URL("../device/made", import.meta.url));
const MODULE = "virtual:device";
const FILES = { python: "python.wasm.zst", standard: "standard.zip.zst", modules: "modules.zst" };
/** What `device/build.py` calls the licences of the parts. */
const LICENCES = "licences.txt";
/** The folder for everything that is only fetched to play on this device. */
export const FOLDER = "device/";

type Name = keyof typeof FILES;

const isMade = existsSync(`${MADE}/content`);
/** The content of each part, and the address that it is served by. */
const parts = Object.entries(isMade ? FILES : {}).map(([name, file]) => {
  const content = readFileSync(`${MADE}/${file}`);
  return { name: name as Name, url: `${FOLDER}${name}-${hashOf(content, 8)}.zst`, content };
});
/** The name of the cache that keeps these parts. */
export const CACHE = `device-${hashOf(parts.map(({ url }) => url).join(), 16)}`;

function hashOf(content: string | Buffer, length: number): string {
  return createHash("sha256").update(content).digest("hex").slice(0, length);
}

export function device(): Plugin {
  return {
    name: "lifeboat-device",
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const listed = parts.map(({ name, url, content }) => [
        name,
        { url, size: content.length, hash: hashOf(content, 64) },
      ]);
      const all = isMade ? JSON.stringify(Object.fromEntries(listed)) : "null";
      return `export const PARTS = ${all}; export const CACHE = ${JSON.stringify(CACHE)};`;
    },
    generateBundle(_options, bundle) {
      // Pyodide names its own copy of Python, which `python.ts` never asks for.
      for (const name of Object.keys(bundle)) if (name.endsWith(".wasm")) delete bundle[name];
      for (const { url, content } of parts)
        this.emitFile({ type: "asset", fileName: url, source: content });
      const licences = { type: "asset", fileName: FOLDER + LICENCES } as const;
      if (isMade) this.emitFile({ ...licences, source: readFileSync(`${MADE}/${LICENCES}`) });
    },
  };
}
