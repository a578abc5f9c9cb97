/** Shows moments one after the other, each for long enough to be seen. */

import { follows, frames, handsIn, type Frame, type Moment } from "./pace";

/** With so many frames behind, somebody has come back: show what there is now. */
const TOO_MANY = 16;

export class Pacer<M extends Moment> {
  #show: (frame: Frame<M>) => void;
  #latest: M | null = null;
  #queue: Frame<M>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (frame: Frame<M>) => void) {
    this.#show = show;
  }

  /** Show a moment when its time has come. */
  take(moment: M) {
    const before = this.#latest;
    this.#latest = moment;
    const isTooLate = globalThis.document?.hidden || this.#queue.length > TOO_MANY;
    if (isTooLate || !before || !isNext(before, moment)) {
      this.#queue.push(...frames(null, moment));
      // What is on its way may go on unless it was taken back or another game is shown.
      const goesOn = !isTooLate && this.#timer !== undefined && isLater(before, moment);
      if (!goesOn) this.#catchUp();
      return;
    }
    // Whoever could choose has seen all there was, and sees the answer at once.
    const isAnswer = this.#queue.length === 0 && before.views.some(({ legal }) => legal.length);
    this.#queue.push(...frames(before, moment));
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

function isNext(before: Moment, next: Moment): boolean {
  const [old] = handsIn(before);
  const [view] = handsIn(next);
  return old !== undefined && view !== undefined && follows(old, view);
}

/** The same moment or a later one of the same game, such as with other words. */
function isLater(before: Moment | null, next: Moment): boolean {
  const [old] = before ? handsIn(before) : [];
  const [view] = handsIn(next);
  if (!old || !view) return false;
  const sameTrick = view.tricks === old.tricks;
  return sameTrick && view.trick.plays.length >= old.trick.plays.length;
}
