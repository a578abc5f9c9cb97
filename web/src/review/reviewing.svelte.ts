/** A review in progress: asked for once, then checked until it is there. */

import { api } from "../lib/net/api";
import type { ReviewState } from "../wire/types";

/** How long to wait before asking the server again, in milliseconds. */
export const PAUSE = 1000;

export class Reviewing {
  answer = $state.raw<ReviewState | null>(null);
  problem = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly table: string) {}

  /** Have it made; a review that exists comes at once. */
  begin() {
    return this.#take(api.beginReview(this.table));
  }

  /** Ask for it again, for instance in another language. */
  again() {
    return this.#take(api.review(this.table));
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(asked: Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.answer = await asked;
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
    const status = this.answer?.status;
    if (this.#closed || this.problem || status === "ready" || status === "failed") return;
    // A server that was restarted has forgotten that it was asked.
    const next = () => void (status === "none" ? this.begin() : this.again());
    this.#timer = setTimeout(next, PAUSE);
  }
}
