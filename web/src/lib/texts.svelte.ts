/** All words of the client, from the same catalogues as the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { LANGUAGES } from "virtual:languages";
import type { Language } from "./settings.svelte";

type Catalogue = Promise<{ default: string }>;

let bundle = $state.raw(new FluentBundle("en"));
let messages = $state.raw<string[]>([]);
let rulebook = $state.raw<Rulebook | null>(null);
let spoken: Language = "en";
/** The language that was asked for last. */
let wanted: Language = "en";

interface Rulebook {
  language: Language;
  bundle: FluentBundle;
  messages: string[];
}

async function resourceOf(catalogue: Catalogue): Promise<FluentResource> {
  return new FluentResource((await catalogue).default);
}

function bundleOf(language: Language, resource: FluentResource): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(resource);
  return made;
}

function idsIn(resource: FluentResource): string[] {
  return resource.body.map((message) => message.id);
}

async function rulebookIn(language: Language): Promise<Rulebook> {
  const resource = await resourceOf(LANGUAGES[language]!.rules());
  return { language, bundle: bundleOf(language, resource), messages: idsIn(resource) };
}

/**
 * Speak another language once all its words are there; throws if they can't be fetched. False if
 * yet another one was asked for meanwhile.
 */
export async function speak(language: Language): Promise<boolean> {
  wanted = language;
  const [resource, book] = await Promise.all([
    resourceOf(LANGUAGES[language]!.words()),
    rulebook && rulebookIn(language),
  ]);
  if (wanted !== language) return false;
  spoken = language;
  bundle = bundleOf(language, resource);
  messages = idsIn(resource);
  if (book) rulebook = book;
  document.documentElement.lang = language;
  return true;
}

/** Fetch the rulebook, which isn't needed at the start, unless it is there. */
export async function loadRules(): Promise<void> {
  // The language may change on the way. Callers needn't ask again when the book has come.
  while (untrack(() => rulebook?.language) !== spoken) rulebook = await rulebookIn(spoken);
}

/** Return the ids of all rules of a game, such as T23, in the order of its rulebook. */
export function ruleIds(game: string): string[] {
  return endings(rulebook?.messages ?? [], `${game}-rule-`);
}

/** Return what comes after this prefix in all ids that have it, in the order of the catalogue. */
export function named(prefix: string): string[] {
  return endings(messages, prefix);
}

function endings(ids: string[], prefix: string): string[] {
  return ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
}

function said(from: FluentBundle, message: string, values: Record<string, FluentVariable>): string {
  const [name = "", attribute] = message.split(".");
  const found = from.getMessage(name);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  return pattern ? from.formatPattern(pattern, values, []) : `[${message}]`;
}

/** Return a message with these values filled in; `id.attribute` for one of its attributes. */
export function t(message: string, values: Record<string, FluentVariable> = {}): string {
  return said(bundle, message, values);
}

/** Return a message, or something else if this client, unlike the server, doesn't have it. */
export function knownWords(message: string, other: string): string {
  const words = t(message);
  return words.startsWith("[") ? other : words;
}

/** Return the text of a rule, such as T23; "" until the rulebook is there. */
export function ruleText(message: string): string {
  return rulebook ? said(rulebook.bundle, message, {}) : "";
}
