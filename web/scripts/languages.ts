/**
 * A Vite plugin: the languages listed in `src/lifeboat/texts/languages.json`, and all words of each
 * from its catalogue, as parts that are fetched when it is spoken.
 */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const TEXTS = fileURLToPath(new URL("../../src/lifeboat/texts", import.meta.url));
const LIST = `${TEXTS}/languages.json`;
const MODULE = "virtual:languages";
/** The catalogue files that make up each part: what the client says, and the rulebooks. */
const PARTS = { words: /^(common|.*-names|web(-.*)?)\.ftl$/, rules: /-rules\.ftl$/ };

type Part = keyof typeof PARTS;

const languages = (): string[] => JSON.parse(readFileSync(LIST, "utf-8"));

function filesOf(language: string, part: Part): string[] {
  const files = readdirSync(`${TEXTS}/${language}`).filter((name) => PARTS[part].test(name));
  return files.sort().map((name) => `${TEXTS}/${language}/${name}`);
}

function textOf(files: string[]): string {
  return files.map((file) => readFileSync(file, "utf-8")).join("\n");
}

/** Return what a language calls itself. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Return the list of all languages, each with its name and its parts. */
function listing(): string {
  const fetching = (part: Part, language: string) =>
    `${part}: () => import("${MODULE}/${part}/${language}")`;
  const entries = languages().map((language) =>
    [
      `${JSON.stringify(language)}: { name: ${JSON.stringify(nameOf(language))}`,
      fetching("words", language),
      `${fetching("rules", language)} }`,
    ].join(", "),
  );
  return `export const LANGUAGES = { ${entries.join(", ")} };`;
}

/** Return what the page itself says, in all languages, if not even its words can be fetched. */
function faults(): string {
  const lines = languages().map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(textOf(filesOf(language, "words"))));
    const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
    return `<span lang="${language}">${say("web-page-fault")} <a href="">${say("web-again")}</a></span>`;
  });
  return lines.join("<br />\n      ");
}

export function spoken(): Plugin {
  return {
    name: "lifeboat-languages",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [, part, language] = id.split("/") as [string, Part?, string?];
      const files = part && language ? filesOf(language, part) : [LIST];
      for (const file of files) this.addWatchFile(file);
      return part ? `export default ${JSON.stringify(textOf(files))};` : listing();
    },
    transformIndexHtml: (html) => html.replace("<!-- faults -->", faults()),
  };
}
