import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { spoken } from "./scripts/languages";
import { shell } from "./scripts/shell";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  plugins: [svelte(), spoken(), shell()],
  resolve: {
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    // Part of the package, made anew by every build; see hatch_build.py.
    outDir: `${root}src/lifeboat/client`,
    emptyOutDir: true,
    // The policy of our pages allows nothing that is written into them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": { target: "http://127.0.0.1:1912", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
