/**
 * One device for several hands: they are shown one at a time, each hidden by a curtain until its
 * owner is there.
 */

import { gameOf } from "../games/register";
import type { LiveTable } from "../lib/net/live-table.svelte";
import type { View } from "../wire/views";

const NO_SEAT = -1;

export class Device {
  /** The seat of the person who has the device and has asked to see the hand. */
  #holder = $state(NO_SEAT);

  constructor(readonly live: LiveTable) {
    // Behind the curtain no hand is known to be in front of its owner, not even the last one: an
    // undo would show it to somebody else who has the device now.
    $effect.pre(() => {
      if (this.isCurtained) this.#holder = NO_SEAT;
    });
  }

  /** The hands of several seats; empty if there is only one seat, or no secret. */
  get hands(): View[] {
    const { own, table, views } = this.live;
    return own.length > 1 && table && gameOf(table.game).hidesHands ? views : [];
  }

  /** The hand to be seen now: that of the seat that decides, else the one that was seen before. */
  get wanted(): View | undefined {
    const { hands } = this;
    return (
      hands.find(({ legal }) => legal.length) ??
      hands.find(({ seat }) => seat === this.#holder) ??
      hands[0]
    );
  }

  /** Whether a curtain hides it, so that nothing of any hand may be in the page. */
  get isCurtained(): boolean {
    const { wanted } = this;
    const isPlaying = this.live.table?.status === "playing";
    return isPlaying && wanted !== undefined && wanted.seat !== this.#holder;
  }

  /** Open the curtain for the person who has the device. */
  drawAside() {
    this.#holder = this.wanted?.seat ?? NO_SEAT;
  }
}
