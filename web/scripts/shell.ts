/** A Vite plugin that writes the service worker, with a list of the files of the build. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { CACHE, FOLDER } from "./device";

const WORKER = fileURLToPath(new URL("../src/offline/worker.js", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const NOT_KEPT = ["index.html", "sw.js"];

export function shell(): Plugin {
  return {
    name: "lifeboat-shell",
    apply: "build",
    generateBundle(_options, bundle) {
      const all = Object.keys(bundle).filter((name) => !NOT_KEPT.includes(name));
      const made = all.filter((name) => !name.startsWith(FOLDER));
      const files = ["", ...made, ...readdirSync(PUBLIC)].map((name) => `./${name}`).sort();
      // Kept only where somebody has played on the device.
      const isPart = (name: string) => name.startsWith(FOLDER) && !name.endsWith(".txt");
      const parts = all.filter(isPart).map((name) => `./${name}`);
      const device = { cache: CACHE, files: parts.sort() };
      const worker = readFileSync(WORKER, "utf-8");
      const version = createHash("sha256")
        .update([...files, ...parts].join("\n"))
        .update(worker);
      for (const name of readdirSync(PUBLIC)) version.update(readFileSync(`${PUBLIC}/${name}`));
      const head = [
        `const VERSION = ${JSON.stringify(version.digest("hex").slice(0, 16))};`,
        `const SHELL = ${JSON.stringify(files)};`,
        `const DEVICE = ${JSON.stringify(device)};`,
      ];
      const source = `${head.join("\n")}\n${worker}`;
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
