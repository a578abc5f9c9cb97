/** What the person in front of the screen has chosen, kept for the next visit. */

import { LANGUAGES } from "virtual:languages";
import { store, stored } from "./storage";

/** A language by its tag, such as `en`. */
export type Language = string;
/** So many letters a name can have, as the server counts too. */
export const LONGEST_NAME = 30;
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? "en";
}

/** A key that nobody can guess: it stands for the person's own statistics. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

class Settings {
  #language = $state<Language>(stored("language", browserLanguage()));
  #theme = $state<Theme>(stored("theme", "system"));
  #sound = $state(stored("sound", false));
  #name = $state(stored("name", ""));
  #me = stored("me", "");

  get language() {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    store("language", language);
  }

  get theme() {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    store("theme", theme);
  }

  get sound() {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    store("sound", sound);
  }

  /** What the person is called at tables. */
  get name() {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    store("name", name);
  }

  /** The key of the person's own statistics, made when it is first asked for. */
  get me() {
    if (!this.#me) {
      this.#me = newKey();
      store("me", this.#me);
    }
    return this.#me;
  }
}

export const settings = new Settings();
