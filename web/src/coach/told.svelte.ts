/** What somebody was told on this device, so that nothing is told twice. */

import { store, stored } from "../lib/storage";

/** Stands for anything, for somebody who wants to be told no more. */
const EVERYTHING = "everything";

class Told {
  #names = $state.raw(stored<string[]>("told", []));

  has(name: string): boolean {
    return this.#names.includes(name) || this.#names.includes(EVERYTHING);
  }

  note(name: string) {
    if (this.has(name)) return;
    this.#names = [...this.#names, name];
    store("told", this.#names);
  }

  noteAll() {
    this.note(EVERYTHING);
  }
}

export const told = new Told();
