/** Notices when the other end of a connection has fallen silent. All times are in milliseconds. */

/** The time between two looks. */
const TICK = 2_500;
/** How long there may be silence before the other end is asked whether it is there. */
const QUIET = 15_000;
/** The same for a page in the background, which asks again as soon as it is shown. */
const QUIET_IN_BACKGROUND = 60_000;
/** How long an answer may take. */
const PATIENCE = 5_000;

/**
 * Nobody is given up without having been asked, however long the page slept: browsers hold back the
 * timers of pages in the background, and a device that sleeps stops them.
 */
export class Pulse {
  #askAt = Infinity;
  #giveUpAt = Infinity;
  #timer = setInterval(() => this.#look(), TICK);

  constructor(
    private readonly ask: () => void,
    private readonly giveUp: () => void,
  ) {}

  stop() {
    clearInterval(this.#timer);
  }

  /** The other end has said something. */
  heard() {
    this.#askAt = performance.now() + (document.hidden ? QUIET_IN_BACKGROUND : QUIET);
    this.#giveUpAt = Infinity;
  }

  /** Something was sent that is answered at once. */
  expectAnswer() {
    this.#askAt = Infinity;
    this.#giveUpAt = Math.min(this.#giveUpAt, performance.now() + PATIENCE);
  }

  /** Whatever comes next may take this long. */
  allow(time: number) {
    this.#askAt = Infinity;
    this.#giveUpAt = performance.now() + time;
  }

  #look() {
    const now = performance.now();
    if (now >= this.#giveUpAt) this.giveUp();
    else if (now >= this.#askAt) {
      this.expectAnswer();
      this.ask();
    }
  }
}
