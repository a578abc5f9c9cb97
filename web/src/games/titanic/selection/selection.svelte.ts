/**
 * What is picked up at the table, and where it can be put down. It doesn't know rules, only the
 * choices on offer, and works the same for mouse, finger and keyboard.
 */

import { Declined } from "../../../lib/problems";
import { isStill } from "../../../lib/stillness";
import type { TitanicChoice, TitanicView } from "../../../wire/types";
import type { Player } from "../../player";
import { litSpots, spotsOf, thingsOf } from "./choices";
import { spotKey, thingKey, type Spot, type Thing } from "./things";
import { unlitDrop } from "./unlit-drop";

interface Table {
  view: TitanicView;
  choices: TitanicChoice[];
  busy: boolean;
  /** Whether a step is being told, so that nothing can be chosen yet. */
  isTold: boolean;
}

export class Selection {
  #player: Player;
  #table: () => Table;
  #thing = $state.raw<Thing | null>(null);
  #touched = $state.raw<Spot[]>([]);
  /** Several choices at one spot: the person has to say which one is meant. */
  #doubtful = $state.raw<TitanicChoice[]>([]);
  #missed = $state.raw<{ choices: TitanicChoice[] } | null>(null);
  /** How many times a card was put down at a group, where it could have gone straight. */
  putInGroups = $state(0);
  /** How often the person picked something up or took a choice. */
  #done = 0;
  /** What was picked up last; the focus follows it. */
  last: Thing | null = null;
  /** The key of the spot that something is being dragged over. */
  over = $state("");

  /** Everything that can be picked up, by key. */
  things = $derived.by(() => {
    const things = this.#table().choices.flatMap(thingsOf);
    // A new map with every change, never modified afterwards.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity
    return new Map(things.map((thing) => [thingKey(thing), thing]));
  });
  #begun = $derived.by(() => {
    const key = this.#thing && thingKey(this.#thing);
    return this.#table().choices.filter((choice) =>
      thingsOf(choice).some((thing) => thingKey(thing) === key),
    );
  });
  /** The highlighted spots, by key, with the choices there. */
  spots = $derived.by(() => litSpots(this.#begun, this.#touched, this.#table().view));

  constructor(player: Player, table: () => Table) {
    this.#player = player;
    this.#table = table;
  }

  /** What is picked up; null once an update has taken its choices away. */
  get thing(): Thing | null {
    return this.#begun.length ? this.#thing : null;
  }
  get doubtful(): TitanicChoice[] {
    const isOpen = ({ action }: TitanicChoice) => this.#begun.some((one) => one.action === action);
    return this.#doubtful.filter(isOpen);
  }
  get isBusy(): boolean {
    return this.#table().busy;
  }
  get #touchedNow(): Spot[] {
    return this.thing ? this.#touched : [];
  }
  get hasTouched(): boolean {
    return this.#touchedNow.length > 0;
  }

  isPickable(thing: Thing): boolean {
    return this.things.has(thingKey(thing));
  }
  isPicked(thing: Thing): boolean {
    return this.thing !== null && thingKey(this.thing) === thingKey(thing);
  }
  isLit(spot: Spot): boolean {
    return this.spots.has(spotKey(spot));
  }
  isTouched(spot: Spot): boolean {
    return this.#touchedNow.some((one) => spotKey(one) === spotKey(spot));
  }
  /** Return whether something is being dragged over a spot. */
  isOver(spot: Spot): boolean {
    return this.over === spotKey(spot);
  }

  pick(thing: Thing): boolean {
    if (this.isBusy || !this.isPickable(thing)) return false;
    this.clear();
    this.#done++;
    this.#thing = thing;
    this.last = thing;
    return true;
  }

  /** Pick up a thing, or put it back if it was picked up. */
  toggle(thing: Thing): boolean {
    if (!this.isPicked(thing)) return this.pick(thing);
    this.clear();
    return false;
  }

  /** Put back what is picked up. */
  clear() {
    this.#thing = null;
    this.#touched = [];
    this.#doubtful = [];
    this.#missed = null;
    this.over = "";
  }

  /** Put down what is picked up, and take the choice if the spot leaves only one. */
  async put(spot: Spot): Promise<boolean> {
    const lit = this.spots.get(spotKey(spot));
    if (!lit || this.isBusy) return false;
    const touched = [...this.#touchedNow, spot];
    const isComplete = lit.choices.every(
      (choice) => spotsOf(choice, this.#table().view).length === touched.length,
    );
    if (isComplete && lit.choices.length === 1) {
      const done = await this.take(lit.choices[0]!);
      if (done && isGroup(spot)) this.putInGroups++;
      return done;
    }
    this.#touched = touched;
    if (isComplete) this.#doubtful = lit.choices;
    return false;
  }

  async take(choice: TitanicChoice): Promise<boolean> {
    if (this.isBusy) return false;
    this.#done++;
    this.last = this.thing ?? thingsOf(choice).at(-1) ?? null;
    const done = await this.#player.choose(choice.action);
    this.clear();
    return done;
  }

  /** Drop it at a place that isn't highlighted, or nowhere. */
  async putElsewhere(place: string): Promise<void> {
    const asked = this.thing && unlitDrop(this.thing, place, this.#table().choices);
    if (asked instanceof Declined) {
      if (!this.isBusy) this.#player.decline(asked);
    } else if (asked && !this.isBusy) await this.#player.choose(asked);
    this.clear();
  }

  /**
   * Note that somebody whose turn it is touched a card that can't be picked up. Always false, as
   * for a drag that can't begin.
   */
  miss(): false {
    const { choices } = this.#table();
    if (choices.length) this.#missed = { choices };
    return false;
  }

  /** A new object with every such touch; null once the choices change or something is picked up. */
  get missed(): object | null {
    return this.#missed?.choices === this.#table().choices ? this.#missed : null;
  }

  /** Return the choice that takes a thing straight to a group, if there is one. */
  rescueOf(thing: Thing): TitanicChoice | undefined {
    const { choices, view } = this.#table();
    return choices.find(
      (choice) =>
        choice.kind !== "play" &&
        thingsOf(choice).some((one) => thingKey(one) === thingKey(thing)) &&
        spotsOf(choice, view).every(isGroup),
    );
  }

  /** Return the moves that bring passengers to a group one after the other; see the server. */
  rowTo(group: string): string[] {
    const { choices, view } = this.#table();
    return choices.length ? (view.brings[Number(group.slice(1)) - 1] ?? []) : [];
  }

  /** The moves that bring everybody left to the groups; empty if that can't be done now. */
  get finish(): string[] {
    const { choices, view } = this.#table();
    return choices.length ? view.finish : [];
  }

  bringAll(group: string): Promise<void> {
    return this.#follow(() => this.rowTo(group));
  }

  bringEverybody(): Promise<void> {
    return this.#follow(() => this.finish);
  }

  /**
   * Take the offered moves one after the other, each told to its end, until the person does
   * something else or another one than expected comes next.
   */
  async #follow(offered: () => string[]): Promise<void> {
    this.clear();
    this.last = null;
    const done = ++this.#done;
    for (const action of offered()) {
      if (this.isBusy || this.#done !== done || offered()[0] !== action) return;
      if (!(await this.#player.choose(action))) return;
      do await pause();
      while (this.#table().isTold);
    }
  }
}

const isGroup = (spot: Spot) => spot.kind === "place" && spot.place.startsWith("g");

/** Milliseconds that a card takes to its place, and what is left of that where nothing moves. */
const FLIGHT = 340;
const STILL = 50;

/** Let a card arrive before the next one leaves. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, isStill() ? STILL : FLIGHT));
}
