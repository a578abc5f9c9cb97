/** What happened at a table while the viewer wasn't looking, and a way to see it. */

import { api } from "../lib/net/api";
import type { LiveTable } from "../lib/net/live-table.svelte";
import { noteShown, shownAt } from "../lib/net/places";
import { turnsIn } from "./recent";
import type { Story } from "./story.svelte";

/** The numbers of the last update that the viewer saw, and of the first one after their return. */
interface Gap {
  since: number;
  until: number;
}

export class Absence {
  #gap = $state.raw<Gap | null>(null);

  constructor(
    readonly live: LiveTable,
    readonly story: Story,
  ) {
    let seen = shownAt(live.id);
    /** Whether they have been away since what they saw last. */
    let wasAway = true;
    const look = () => {
      const until = live.table?.number;
      if (!until) return;
      if (document.hidden) {
        wasAway = true;
        return;
      }
      if (wasAway && seen && until > seen) this.#gap = { since: seen, until };
      wasAway = false;
      seen = until;
      noteShown(live.id, until);
    };
    $effect(look);
    $effect(() => {
      if (live.sending) this.#gap = null;
    });
    $effect(() => {
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
  }

  /** How many turns others took meanwhile; 0 once the viewer has gone on. */
  get turns(): number {
    const gap = this.#gap;
    if (!gap) return 0;
    const missed = this.story.lines.filter(
      ({ number }) => number > gap.since && number <= gap.until,
    );
    return turnsIn(missed, this.live.own);
  }

  /** Show what was missed, step by step; return false if it is too much for that. */
  async watch(): Promise<boolean> {
    const gap = this.#gap;
    if (!gap) return true;
    let updates: ReturnType<typeof onlyUpdates> = [];
    // The update before shows the table from which it went on.
    const isHere = await this.live.attempt.run(async () => {
      updates = onlyUpdates(await api.events(this.live.id, gap.since - 1));
    });
    if (!isHere) return true;
    this.#gap = null;
    this.live.watch(updates);
    return updates.length > 0;
  }

  forget() {
    this.#gap = null;
  }
}

function onlyUpdates({ messages }: Awaited<ReturnType<typeof api.events>>) {
  return messages.filter((message) => message.kind === "update");
}
