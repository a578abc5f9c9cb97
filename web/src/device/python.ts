/** Python in a worker, with our packages. */

import { loadPyodide, type PyodideAPI } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import type { Unpacked } from "./messages";

/** Pyodide's list of packages that could be fetched: none, since we bring ours. */
const NO_PACKAGES = JSON.stringify({ info, packages: {} });
const STANDARD = "standard.zip";

/** Start Python. Everything that Pyodide would fetch is there already. */
export async function startPython({ python, standard, modules }: Unpacked): Promise<PyodideAPI> {
  const plain = self.fetch;
  self.fetch = async (asked) => {
    const isStandard = String(asked).endsWith(STANDARD);
    const headers = { "Content-Type": isStandard ? "application/zip" : "application/wasm" };
    return new Response(isStandard ? standard : python, { headers });
  };
  try {
    return await loadPyodide({
      createPyodideModule,
      indexURL: new URL(".", self.location.href).href,
      stdLibURL: STANDARD,
      lockFileContents: NO_PACKAGES,
      packageBaseUrl: "",
      fsInit: async (FS, { sitePackages }) => {
        for (const [name, content] of filesIn(modules)) {
          const path = `${sitePackages}/${name}`;
          FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
          FS.writeFile(path, content);
        }
      },
    });
  } finally {
    self.fetch = plain;
  }
}

/** Yield the files that `device/pack.py` has packed into one: names and lengths, then all bytes. */
function* filesIn(packed: Uint8Array): Generator<[string, Uint8Array]> {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const listing = new TextDecoder().decode(packed.subarray(4, 4 + length));
  let at = 4 + length;
  for (const [name, size] of Object.entries<number>(JSON.parse(listing))) {
    yield [name, packed.subarray(at, at + size)];
    at += size;
  }
}
