/** What the person at the screen has chosen, kept for the next visit. */

import { LANGUAGES } from "virtual:languages";
import { store, stored } from "./storage";

/** A language by its tag, such as `en`. */
export type Language = string;
/** The most letters that a name can have, counted as on the server. */
export const LONGEST_NAME = 30;
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** How fast what happens is shown. */
export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof PACES)[number];
/** How much longer than usual things are shown at each pace. */
export const SLOWNESS: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };
export const CARD_SIZES = ["small", "normal", "large"] as const;
export const HANDS = ["right", "left"] as const;

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Return a key that nobody can guess, which stands for the person's own statistics. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** What can be chosen, with what holds until it is. */
const USUAL = {
  language: browserLanguage(),
  theme: "system" as Theme,
  sound: false,
  /** How loud sounds are, up to 1. */
  volume: 0.6,
  pace: "normal" as Speed,
  cards: "normal" as (typeof CARD_SIZES)[number],
  /** The hand that holds the device: buttons are on its side. */
  hand: "right" as (typeof HANDS)[number],
  /** Whether what costs and hides nothing is done without being asked for. */
  helps: false,
  /** Whether buttons say how likely a rescue is to fail. */
  odds: true,
  /** The person's name at tables. */
  name: "",
};
type Settings = typeof USUAL;

const chosen = $state(
  Object.fromEntries(
    Object.entries(USUAL).map(([name, usual]) => [name, stored(name, usual)]),
  ) as Settings,
);

/** The settings; what is set is kept. */
export const settings: Settings = new Proxy(chosen, {
  set(target, name, value) {
    store(String(name), value);
    return Reflect.set(target, name, value);
  },
});

let key = stored("me", "");

/** Return the key of the person's own statistics, made when it is first needed. */
export function ownKey(): string {
  if (!key) {
    key = newKey();
    store("me", key);
  }
  return key;
}
