/** Shows moments one after the other, each for long enough to be seen. */

import type { View } from "../wire/views";

/** Something that is shown with the views of it, such as a message of the server. */
export interface Moment {
  views: View[];
}

export interface Frame<M extends Moment> {
  moment: M;
  /** Whether it is held so that it can be looked at: nobody decides meanwhile. */
  isHeld: boolean;
  /** For how many milliseconds it is shown at least. */
  stay: number;
}

/** What a game says of its moments; of those of another game it says that none leads to the next. */
export interface Pace {
  /** Whether one moment leads to the other by a single step; else that is shown at once. */
  isNext(before: Moment, next: Moment): boolean;
  /** Whether it is the same moment or a later one of the same game, such as with other words. */
  isLater(before: Moment, next: Moment): boolean;
  /** The frames from one moment to the one that follows it. */
  frames<M extends Moment>(before: M, next: M): Frame<M>[];
}

/** A moment that waits for nothing. */
export function atOnce<M extends Moment>(moment: M): Frame<M> {
  return { moment, isHeld: false, stay: 0 };
}

/** With so many frames behind, somebody has come back: show what there is now. */
const TOO_MANY = 16;

export class Pacer<M extends Moment> {
  #pace: Pace;
  #show: (frame: Frame<M>) => void;
  #latest: M | null = null;
  #queue: Frame<M>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: Pace, show: (frame: Frame<M>) => void) {
    this.#pace = pace;
    this.#show = show;
  }

  /** Show a moment when its time has come. */
  take(moment: M) {
    const before = this.#latest;
    this.#latest = moment;
    const isTooLate = globalThis.document?.hidden || this.#queue.length > TOO_MANY;
    if (isTooLate || !before || !this.#pace.isNext(before, moment)) {
      this.#queue.push(atOnce(moment));
      // What is on its way may go on unless it was taken back or another game is shown.
      const isWaiting = this.#timer !== undefined && before;
      const goesOn = !isTooLate && isWaiting && this.#pace.isLater(before, moment);
      if (!goesOn) this.#catchUp();
      return;
    }
    // Whoever could choose has seen all there was, and sees the answer at once.
    const isAnswer = this.#queue.length === 0 && before.views.some(({ legal }) => legal.length);
    this.#queue.push(...this.#pace.frames(before, moment));
    if (this.#timer === undefined || isAnswer) this.next();
  }

  /** Go on to the next frame now. */
  next() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const frame = this.#queue.shift();
    if (!frame) return;
    this.#show(frame);
    if (frame.stay) this.#timer = setTimeout(() => this.next(), frame.stay);
    else if (this.#queue.length) this.next();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /** Show all that waits, without a pause. */
  #catchUp() {
    while (this.#queue.length) this.next();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
