/** The log of a table in words: what was told before the viewer came, then what comes live. */

import { api } from "../lib/net/api";
import type { LiveTable } from "../lib/net/live-table.svelte";
import type { Line } from "../wire/types";

export class Story {
  #fetched = $state.raw<Line[]>([]);
  /** How often the log was asked for: only the answer to the last request counts. */
  #asked = 0;

  constructor(readonly live: LiveTable) {
    // Fetched after the welcome, it leaves nothing out: what follows comes live.
    live.onwelcome = () => void this.load();
  }

  get lines(): Line[] {
    // What was fetched is in the current language, and meant for the current viewer.
    const told: Record<number, Line> = {};
    for (const line of [...this.live.log, ...this.#fetched]) {
      told[line.number] = { ...told[line.number], ...line };
    }
    // Numeric keys come in ascending order. Steps that wait to be shown aren't told yet.
    const shown = this.live.table?.number ?? Infinity;
    return Object.values(told).filter(({ number }) => number <= shown);
  }

  get talk(): Line[] {
    return this.lines.filter(({ what }) => what === "said");
  }

  /** Fetch everything told so far; if that fails, what was known before stays. */
  async load(): Promise<void> {
    const asked = ++this.#asked;
    const lines = await api.log(this.live.id).catch(() => null);
    if (lines && asked === this.#asked) this.#fetched = lines;
  }
}
