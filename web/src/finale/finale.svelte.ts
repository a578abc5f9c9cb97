/** The end of a game as it happens: shown once, to whoever saw the game end, before the result. */

import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import { isStill } from "../lib/stillness";
import { endsBetween, type Ending } from "./ends";

/** How long it is shown, in milliseconds; a still picture needs less time. */
const LASTS = 2400;
const STILL_LASTS = 1500;

export class Finale<V extends Ending> {
  /** The view before the game ended while the end is shown; otherwise null. */
  before = $state.raw<V | null>(null);
  #seen: V | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isLive` says whether the table is played at; a replay or a lesson isn't. */
  constructor(view: () => V, isLive: () => boolean) {
    $effect.pre(() => {
      const now = view();
      const last = this.#seen;
      this.#seen = now;
      if (endsBetween(last, now) && untrack(isLive) && isWatched()) this.#begin(last);
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Show the result now. */
  end = () => {
    clearTimeout(this.#timer);
    this.before = null;
  };

  #begin(last: V | null) {
    this.before = last;
    this.#timer = setTimeout(this.end, isStill() ? STILL_LASTS : LASTS);
  }
}

/** Return whether anybody is looking who wants to see things happen. */
function isWatched(): boolean {
  return !document.hidden && settings.pace !== "off";
}
