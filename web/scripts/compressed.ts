/** A Vite plugin that writes a Brotli copy of each file next to it, for browsers that read it. */

import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

/** The length in bytes up to which a file isn't worth compressing, as for the server. */
const SMALL = 500;
/** The end of the names of files that are compressed already. */
const COMPRESSED = ".zst";

export function compressed(): Plugin {
  return {
    name: "lifeboat-compressed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      // The files are as they will be written only after all other plugins.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (content.length <= SMALL || file.fileName.endsWith(COMPRESSED)) continue;
          const source = brotliCompressSync(content);
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}
