import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { spoken } from "./scripts/languages";
import { compressed } from "./scripts/compressed";
import { shell } from "./scripts/shell";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  plugins: [svelte(), spoken(), shell(), compressed()],
  resolve: {
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    // Part of the package, and replaced by every build; see hatch_build.py.
    outDir: `${root}src/lifeboat/client`,
    emptyOutDir: true,
    // The content security policy of our pages doesn't allow inline assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [root] },
    proxy: { "/api": { target: "http://127.0.0.1:1912", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
