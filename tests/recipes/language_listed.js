// Prints what the client that is built in a folder would list of the language that the recipe added.

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const web = process.argv[2];
const { createServer } = await import(pathToFileURL(createRequire(`${web}/`).resolve("vite")).href);
const server = await createServer({
  root: web,
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { LANGUAGES } = await server.ssrLoadModule("virtual:languages");
const { name, words, rules } = LANGUAGES.eo;
const said = { name, words: (await words()).default, rules: (await rules()).default };
console.log(JSON.stringify(said));
await server.close();
