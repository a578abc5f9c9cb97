/** Shows moments one after the other, each long enough to be seen. */

import type { Happened } from "../wire/types";
import type { View } from "../wire/views";

/** Something that is shown with its views, such as a message from the server. */
export interface Moment {
  views: View[];
  /** What led to it, if that was a step of the game. */
  happened?: Happened[];
}

export interface Frame<M extends Moment> {
  moment: M;
  /** Whether it is held so that people can look at it; nobody decides meanwhile. */
  isHeld: boolean;
  /** The least time that it is shown, in milliseconds, at the usual pace. */
  stay: number;
  /** What is just happening, if a step is shown in several frames. */
  happening?: Happened;
  /** How many of the step's events have been shown; all of them if absent. */
  told?: number;
}

/** What a game says about its moments; for another game's, it says that none leads to the next. */
export interface Pace {
  /**
   * Return whether one moment leads to the other in a single step; otherwise that is shown at once.
   */
  isNext(before: Moment, next: Moment): boolean;
  /**
   * Return whether it is the same moment, perhaps in other words, or a later one of the same game.
   */
  isLater(before: Moment, next: Moment): boolean;
  /** Return the frames from one moment to the one that follows it. */
  frames<M extends Moment>(before: M, next: M): Frame<M>[];
}

/** Return a frame for a moment that waits for nothing. */
export function atOnce<M extends Moment>(moment: M): Frame<M> {
  return { moment, isHeld: false, stay: 0 };
}

/** With this many steps waiting, somebody has come back: show the current state. */
const TOO_MANY = 40;
/** However slow the pace, nobody who then decides waits longer for a step, in milliseconds. */
export const LONGEST_STEP = 2500;
/** What would be shown for less than this, in milliseconds, nobody would see. */
const SHORTEST = 120;

export class Pacer<M extends Moment> {
  #pace: Pace;
  #show: (frame: Frame<M>) => void;
  #slowness: () => number;
  #latest: M | null = null;
  #queue: Frame<M>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `slowness` says how much longer than usual everything is shown; 0 for not at all. */
  constructor(pace: Pace, show: (frame: Frame<M>) => void, slowness: () => number = () => 1) {
    this.#pace = pace;
    this.#show = show;
    this.#slowness = slowness;
  }

  /** Show a moment when its turn comes. */
  take(moment: M) {
    const before = this.#latest;
    this.#latest = moment;
    const steps = this.#queue.filter(({ isHeld }) => !isHeld).length;
    const isTooLate = globalThis.document?.hidden || steps > TOO_MANY;
    if (isTooLate || !before || !this.#pace.isNext(before, moment)) {
      this.#queue.push(atOnce(moment));
      // Frames under way may go on, unless they were undone or another game is shown.
      const isWaiting = this.#timer !== undefined && before;
      const goesOn = !isTooLate && isWaiting && this.#pace.isLater(before, moment);
      if (!goesOn) this.catchUp();
      return;
    }
    // Somebody who could choose has seen everything, and sees the answer at once.
    const isAnswer = this.#queue.length === 0 && before.views.some(({ legal }) => legal.length);
    this.#queue.push(...this.#timed(this.#pace.frames(before, moment)));
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

  /** Go on to the end of the step being shown. */
  finishStep() {
    const held = this.#queue.findIndex(({ isHeld }) => !isHeld);
    for (let frame = 0; frame <= held; frame++) this.next();
  }

  /** Show everything that is waiting, without a pause. */
  catchUp() {
    while (this.#queue.length) this.next();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Forget what was shown, so that the next moment is shown at once. */
  restart() {
    this.catchUp();
    this.#latest = null;
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /** Return frames at the wanted pace; without any, only the last one is left. */
  #timed(frames: Frame<M>[]): Frame<M>[] {
    const slowness = this.#slowness();
    if (!slowness) return frames.slice(-1).map((frame) => ({ ...frame, stay: 0 }));
    const whole = frames.reduce((sum, { stay }) => sum + stay, 0);
    const isAwaited = frames.at(-1)?.moment.views.some(({ legal }) => legal.length);
    const longest = LONGEST_STEP * (isAwaited ? 1 : Math.max(1, slowness));
    const factor = Math.min(slowness, longest / whole);
    return frames
      .map((frame) => ({ ...frame, stay: frame.stay * factor }))
      .filter(({ isHeld, stay }) => !isHeld || stay >= SHORTEST)
      .map((frame) => (frame.stay >= SHORTEST ? frame : { ...frame, stay: 0 }));
  }
}
