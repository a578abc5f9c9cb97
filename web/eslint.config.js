import { readdirSync } from "node:fs";
import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const GAMES = readdirSync(new URL("src/games/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** @param {string[]} games */
const foldersOf = (games) => games.map((game) => `**/${game}/**`);

/** Games' names wherever they can be in code: strings, patterns, templates, names of types. */
const named = `/${GAMES.join("|")}/i`;
const namesOfGames = [
  `Literal[value=${named}]`,
  `Literal[regex.pattern=${named}]`,
  `TemplateElement[value.raw=${named}]`,
  `Identifier[name=${named}]`,
  `SvelteLiteral[value=${named}]`,
  `SvelteText[value=${named}]`,
].map((selector) => ({ selector, message: "Ask the game's face (src/games/game.ts) instead." }));

export default ts.config(
  { ignores: ["node_modules", "device/made", "src/wire/types.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // Addresses are plain links; the router follows them.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  {
    // Only its own folder and the register name a game: nothing else asks which game it is.
    files: ["src/**"],
    ignores: ["**/*.test.ts", "src/games/*/**", "src/games/register.ts", "src/wire/types.ts"],
    rules: {
      "no-restricted-imports": ["error", { patterns: foldersOf(GAMES) }],
      "no-restricted-syntax": ["error", ...namesOfGames],
    },
  },
  {
    // What the games are built on doesn't import them.
    files: ["src/lib/**"],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: ["**/games/**"] }] },
  },
  // Games don't import each other.
  ...GAMES.map((game) => ({
    files: [`src/games/${game}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: foldersOf(GAMES.filter((one) => one !== game)) },
      ],
    },
  })),
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
);
