// Packs Python for the browser, with Python itself: `node pack.js SITE TARGET`.
//
// All modules are compiled, since a browser would take seconds for that. Of the standard library,
// only what is imported is packed: that is tried out here, by importing everything there is in SITE
// and saying something in every language.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { loadPyodide } from "pyodide";

const [site, target] = process.argv.slice(2);
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide"));

// Without columns, which only make tracebacks prettier.
const python = await loadPyodide({ args: ["-X", "no_debug_ranges"] });
for (const [place, root] of [
  ["/packed", site],
  ["/made", target],
  ["/pyodide", PYODIDE],
]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
try {
  python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf-8"));
} catch (error) {
  // Not the line of Pyodide that it comes from, which is a megabyte long.
  console.error(error.message);
  process.exit(1);
}
