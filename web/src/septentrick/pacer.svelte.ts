/** Shows views one after the other, each for long enough to be seen. */

import type { SeptentrickView } from "../wire/types";
import { follows, frames, type Frame } from "./pace";

/** With so many frames behind, somebody has come back: show what there is now. */
const TOO_MANY = 16;

export class Pacer {
  frame = $state.raw<Frame>() as Frame;
  #latest: SeptentrickView;
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: SeptentrickView) {
    this.#latest = view;
    this.frame = { view, complete: false, stay: 0 };
  }

  /** Show a view when its time has come. */
  take(view: SeptentrickView, paced: boolean) {
    if (view === this.#latest) return;
    const before = this.#latest;
    this.#latest = view;
    if (!paced || document.hidden || this.#queue.length > TOO_MANY || !follows(before, view)) {
      // What is on its way may go on unless it was taken back or another game is shown.
      if (paced && this.#timer !== undefined && isLater(before, view))
        this.#queue.push(...frames(null, view));
      else this.#jump(view);
      return;
    }
    // Whoever could choose has seen all there was, and sees the answer at once.
    const isAnswer = this.#queue.length === 0 && before.legal.length > 0;
    this.#queue.push(...frames(before, view));
    if (this.#timer === undefined || isAnswer) this.next();
  }

  /** Go on to the next frame now. */
  next() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const frame = this.#queue.shift();
    if (!frame) return;
    this.frame = frame;
    if (frame.stay) this.#timer = setTimeout(() => this.next(), frame.stay);
    else if (this.#queue.length) this.next();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #jump(view: SeptentrickView) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.frame = { view, complete: false, stay: 0 };
  }
}

/** The same moment or a later one of the same game, such as with other words. */
function isLater(before: SeptentrickView, next: SeptentrickView): boolean {
  const sameTrick = next.tricks === before.tricks;
  return sameTrick && next.trick.plays.length >= before.trick.plays.length;
}
