/**
 * Picking up and putting down. It knows no rule, only the choices that there are: a choice begins with
 * a thing (a card of a line, a drawn card, an action card in a hand) and goes on to one or two spots.
 * By mouse, finger or keyboard, the way is the same.
 */

import { Declined } from "../../lib/problems";
import { t } from "../../lib/texts.svelte";
import type { TitanicChoice, TitanicView } from "../../wire/types";
import { passengerWords } from "./cards";

/** A thing that can be picked up. */
export type Thing = string;
/** Where it can be put down: a place, a card of a line, or the table for a card that needs no place. */
export type Spot = string;

/** The spot of an action card that is played as it is. */
export const TABLE: Spot = "table";

export const lineThing = (place: string, card: string): Thing => `line ${place} ${card}`;
export const drawnThing = (card: string): Thing => `drawn ${card}`;
export const handThing = (seat: number, card: string): Thing => `hand ${seat} ${card}`;
/** The part of a run from this card to the front. */
export const runSpot = (place: string, card: string): Spot => `from ${place} ${card}`;

/** The things that a choice can begin with: any card that goes along, for a move. */
export function thingsOf(choice: TitanicChoice): Thing[] {
  switch (choice.kind) {
    case "move":
      return choice.cards.map((card) => lineThing(choice.source, card));
    case "place":
      return [drawnThing(choice.card)];
    case "play":
      return [handThing(choice.seat, choice.card)];
    default:
      return [];
  }
}

/** The spots of a choice. Where there are two, they may be touched in any order. */
export function spotsOf(choice: TitanicChoice, view: TitanicView): Spot[] {
  const { kind, cards, card, source, target } = choice;
  if (target === "?") return [mysteryPlace(view, kind === "move" ? (cards[0] ?? "") : card)];
  if (kind !== "play") return [target];
  if (cards.length) return [runSpot(source, cards[0] ?? "")];
  if (source) return [source, target];
  return [target || TABLE];
}

/** Where the mystery lies that stands for a passenger. */
export function mysteryPlace(view: TitanicView, card: string): string {
  const mystery = `${card.replace("+", "")}?`;
  const line = view.lines.find(({ cards }) => cards.includes(mystery));
  const group = view.groups.findIndex((cards) => cards.includes(mystery));
  return line?.place ?? `g${group + 1}`;
}

/** The choices that are still open at each spot, after some have been touched. */
export function openSpots(
  choices: TitanicChoice[],
  touched: Spot[],
  view: TitanicView,
): Map<Spot, TitanicChoice[]> {
  // Made anew with every change; nobody changes it afterwards.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  const open = new Map<Spot, TitanicChoice[]>();
  for (const choice of choices) {
    const spots = spotsOf(choice, view);
    if (!touched.every((spot) => spots.includes(spot))) continue;
    for (const spot of spots) {
      if (!touched.includes(spot)) open.set(spot, [...(open.get(spot) ?? []), choice]);
    }
  }
  return open;
}

interface Table {
  view: TitanicView;
  choices: TitanicChoice[];
  play: (action: string) => Promise<boolean>;
  /** Says why something that was tried here is not sent. */
  decline: (why: Declined) => void;
  busy: boolean;
}

export class Picking {
  #table: () => Table;
  #thing = $state("");
  #touched = $state.raw<Spot[]>([]);
  /** Several choices at one spot, of which one is to be named. */
  #doubtful = $state.raw<TitanicChoice[]>([]);
  #missed = $state.raw<{ choices: TitanicChoice[] } | null>(null);
  /** What was picked up last; the focus goes on with it. */
  last: Thing = "";
  /** The spot that something is being dragged over. */
  over = $state<Spot>("");

  /** All that can be picked up. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  things = $derived.by(() => new Set(this.#table().choices.flatMap(thingsOf)));
  #begun = $derived.by(() =>
    this.#table().choices.filter((choice) => thingsOf(choice).includes(this.#thing)),
  );
  /** The spots that are lit, with the choices there. */
  spots = $derived.by(() => openSpots(this.#begun, this.#touched, this.#table().view));

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** What is picked up; nothing once an update has taken the choice away. */
  get thing(): Thing {
    return this.#begun.length ? this.#thing : "";
  }
  get touched(): Spot[] {
    return this.thing ? this.#touched : [];
  }
  get doubtful(): TitanicChoice[] {
    const isOpen = ({ action }: TitanicChoice) => this.#begun.some((one) => one.action === action);
    return this.#doubtful.filter(isOpen);
  }
  get isBusy(): boolean {
    return this.#table().busy;
  }

  pick(thing: Thing): boolean {
    if (this.isBusy || !this.things.has(thing)) return false;
    this.putBack();
    this.#thing = thing;
    this.last = thing;
    return true;
  }

  /** A second touch on the same thing puts it back. */
  toggle(thing: Thing): boolean {
    if (this.thing !== thing) return this.pick(thing);
    this.putBack();
    return false;
  }

  putBack() {
    this.#thing = "";
    this.#touched = [];
    this.#doubtful = [];
    this.#missed = null;
    this.over = "";
  }

  /** Put down what is picked up; takes the choice if the spot leaves only one. */
  async put(spot: Spot): Promise<boolean> {
    const there = this.spots.get(spot);
    if (!there || this.isBusy) return false;
    const touched = [...this.touched, spot];
    const isComplete = there.every(
      (choice) => spotsOf(choice, this.#table().view).length === touched.length,
    );
    if (isComplete && there.length === 1) return this.take(there[0]!);
    this.#touched = touched;
    if (isComplete) this.#doubtful = there;
    return false;
  }

  async take(choice: TitanicChoice): Promise<boolean> {
    if (this.isBusy) return false;
    this.last = this.thing || (thingsOf(choice).at(-1) ?? "");
    const done = await this.#table().play(choice.action);
    this.putBack();
    return done;
  }

  /**
   * Let go at a place that is not lit: whoever knows the rules is asked all the same, and says why not.
   * An action card is put back, and so is a passenger at no place or where it was.
   */
  async attempt(place: string): Promise<boolean> {
    const [kind, from] = this.thing.split(" ");
    const isMove = kind !== "hand" && from && place && from !== place;
    const done = isMove && !this.isBusy && (await this.#ask(from, place));
    this.putBack();
    return !!done;
  }

  async #ask(from: string, place: string): Promise<boolean> {
    const { choices, play, decline } = this.#table();
    // The server would take it for the move of the passengers who can go there, and these are others.
    const other = choices.find(
      ({ kind, source, target }) => kind === "move" && source === from && target === place,
    );
    if (!other) return play(`${from}>${place}`);
    const card = passengerWords(other.cards[0] ?? "");
    // To a group passengers go one by one (T11), to a line as a run that fits (T8).
    decline(new Declined(t("web-titanic-part", { card }), place.startsWith("g") ? "T11" : "T8"));
    return false;
  }

  /** Somebody whose turn it is has touched a card that cannot be picked up. */
  miss() {
    const { choices } = this.#table();
    if (choices.length) this.#missed = { choices };
  }

  /** Another object with every such touch; nothing once there are other choices or something is picked up. */
  get missed(): object | null {
    return this.#missed?.choices === this.#table().choices ? this.#missed : null;
  }

  /** The choice that brings a thing to a group at once, if there is one. */
  rescueOf(thing: Thing): TitanicChoice | undefined {
    const { choices, view } = this.#table();
    return choices.find(
      (choice) =>
        choice.kind !== "play" &&
        thingsOf(choice).includes(thing) &&
        spotsOf(choice, view).every((spot) => spot.startsWith("g")),
    );
  }
}
