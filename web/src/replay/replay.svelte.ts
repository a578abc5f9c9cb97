/** A finished game, looked at again step by step. */

import { api, Refused } from "../lib/net/api";
import { settings } from "../lib/settings.svelte";
import type { Refusal, Step } from "../wire/types";

/** Where the steps come from: a table of the server, or the text of a record. */
export type Source = { table: string } | { record: string };

/** The seat to look from; `undefined` is the one that decides, -1 a spectator. */
export type Viewpoint = number | undefined;

/** How long each step is shown when they advance by themselves, in milliseconds. */
export const PAUSES = { slow: 3000, steady: 1500, quick: 600 };
export type Pace = keyof typeof PAUSES;

export class Replay {
  /** What is shown. */
  shown = $state.raw<Step | null>(null);
  /** Where the reader wants to be; it is shown as soon as it has been loaded. */
  step = $state(0);
  seat = $state.raw<Viewpoint>(undefined);
  playing = $state(false);
  pace = $state<Pace>("steady");
  /** Why nothing can be shown, or null. */
  problem = $state.raw<unknown>(null);

  // Nothing that is shown depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #known = new Map<string, Promise<Step>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;
  #closed = false;

  constructor(
    readonly source: Source,
    step: number,
    /** Called when another step is shown. */
    readonly onshow: (step: Step) => void = () => {},
  ) {
    this.step = step;
    void this.#show();
  }

  get steps(): number {
    return this.shown?.steps ?? 0;
  }
  /** Why the record breaks after its last sound step, or null. */
  get broken(): Refusal | null {
    return this.shown?.error ?? null;
  }

  go(step: number) {
    this.pause();
    this.#set(step);
  }

  viewFrom(seat: Viewpoint) {
    this.seat = seat;
    void this.#show();
  }

  /** Show the same step again, for instance in another language. */
  again() {
    void this.#show();
  }

  play() {
    if (this.step >= this.steps) this.#set(0);
    this.playing = true;
    this.#later();
  }

  pause() {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Stop, as nobody is looking any more. */
  close() {
    this.pause();
    this.#closed = true;
  }

  #set(step: number) {
    this.step = Math.max(0, Math.min(step, this.steps));
    void this.#show();
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.step >= this.steps) this.playing = false;
      else this.#set(this.step + 1);
    }, PAUSES[this.pace]);
  }

  /** Ask for one step at a time: somebody who drags the scrubber only wants the last one. */
  async #show() {
    if (this.#loading) return;
    this.#loading = true;
    try {
      let step;
      do {
        step = this.step;
        await this.#load(step, this.seat);
      } while (step !== this.step);
    } catch (error) {
      this.problem = error;
      this.pause();
    } finally {
      this.#loading = false;
    }
  }

  async #load(step: number, seat: Viewpoint) {
    const language = settings.language;
    try {
      this.shown = await this.#ask(step, seat);
    } catch (error) {
      // An address may name a step beyond the end.
      if (!(error instanceof Refused) || error.refusal.code !== "step" || step === 0) throw error;
      const first = await this.#ask(0, seat);
      this.step = first.steps;
      return;
    }
    this.problem = null;
    if (this.#closed) return;
    this.onshow(this.shown);
    if (seat !== this.seat || language !== settings.language) await this.#load(step, this.seat);
    if (step < this.steps) this.#ask(step + 1, this.seat).catch(() => {});
    if (this.playing) this.#later();
  }

  #ask(step: number, seat: Viewpoint): Promise<Step> {
    const key = `${settings.language} ${seat} ${step}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked =
      "table" in this.source
        ? api.step(this.source.table, step, seat)
        : api.replay({ record: this.source.record, step, ...(seat === undefined ? {} : { seat }) });
    this.#known.set(key, asked);
    // A request that failed may be repeated.
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}
