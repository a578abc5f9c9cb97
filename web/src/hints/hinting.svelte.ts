/** A hint that somebody asks for, good only for the decision at which it was asked. */

import { api } from "../lib/net/api";
import type { LiveTable } from "../lib/net/live-table.svelte";
import type { Hint } from "../wire/types";

export class Hinting {
  open = $state(false);
  hint = $state.raw<Hint | null>(null);
  problem = $state.raw<unknown>(null);
  #asking = $state(false);
  /** The version of the game that the hint is about. */
  #asked = $state(-1);

  /** A hint names cards of the hand, so only people who may see the hand may see it. */
  constructor(
    readonly live: LiveTable,
    readonly isInSight: () => boolean,
  ) {}

  /** The viewer's seat that decides now; -1 if none does. */
  get seat(): number {
    const { live } = this;
    if (live.table?.status !== "playing") return -1;
    return (
      live.views.find(({ active, legal }) => legal.length && live.own.includes(active))?.active ??
      -1
    );
  }

  /**
   * Whether there is anything to ask: a decision of the viewer's own, at a table that gives hints.
   */
  get isOffered(): boolean {
    return this.seat >= 0 && (this.live.table?.hints ?? 0) > 0 && this.isInSight();
  }

  get isThinking(): boolean {
    return this.#asking;
  }

  /** Whether the game has gone on since. */
  get isStale(): boolean {
    return this.hint !== null && this.#asked !== this.live.table?.version;
  }

  /** Show a hint for the current decision; the same one isn't asked for twice. */
  async ask(): Promise<void> {
    if (!this.isOffered) return;
    this.open = true;
    if (this.#asking || (this.hint && !this.isStale)) return;
    this.#asking = true;
    this.hint = this.problem = null;
    try {
      const hint = await api.hint(this.live.id, this.seat);
      this.#asked = hint.version;
      this.hint = hint;
    } catch (error) {
      this.problem = error;
    } finally {
      this.#asking = false;
    }
  }
}
