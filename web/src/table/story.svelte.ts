/** The log of a table in words: what was told before one came, then what comes live. */

import { api } from "../lib/net/api";
import type { LiveTable } from "../lib/net/live-table.svelte";
import type { Line } from "../wire/types";

export class Story {
  #fetched = $state.raw<Line[]>([]);
  /** How often the log was asked for: an answer that comes late is not the one that counts. */
  #asked = 0;

  constructor(readonly live: LiveTable) {
    // Fetched later than the welcome, it leaves nothing out: what follows comes live.
    live.onwelcome = () => void this.load();
  }

  get lines(): Line[] {
    // What was fetched is in the words that are spoken now, and for whoever looks now.
    const told = [...this.live.log, ...this.#fetched].map((line) => [line.number, line]);
    // Keys that are numbers come in their order.
    return Object.values<Line>(Object.fromEntries(told));
  }

  get talk(): Line[] {
    return this.lines.filter(({ what }) => what === "said");
  }

  /** Fetch all that was told so far; where that fails, there is what was known before. */
  async load(): Promise<void> {
    const asked = ++this.#asked;
    const lines = await api.log(this.live.id).catch(() => null);
    if (lines && asked === this.#asked) this.#fetched = lines;
  }
}
