import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { alone } from "./scripts/alone";
import { device, FOLDER } from "./scripts/device";
import { spoken } from "./scripts/languages";
import { compressed } from "./scripts/compressed";
import { shell } from "./scripts/shell";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Everything that is only fetched to play on this device, except what `device` adds. */
const WORKER = {
  entryFileNames: `${FOLDER}[name]-[hash].js`,
  chunkFileNames: `${FOLDER}[name]-[hash].js`,
};

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    spoken(),
    device(),
    ...(mode === "static" ? [alone(), shell()] : [shell(), compressed()]),
  ],
  // A folder of files may be served anywhere.
  base: mode === "static" ? "./" : "/",
  worker: { format: "es", rollupOptions: { output: WORKER } },
  resolve: {
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    // Part of the package, and replaced by every build; see hatch_build.py.
    outDir: mode === "static" ? `${root}dist/static` : `${root}src/lifeboat/client`,
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
}));
