/** A table being planned: everything that has been chosen so far. */

import type { NewTable, OfferedGame, OfferedPreset } from "../../wire/types";

export type Deal = "random" | "seed" | "day";
export const MINE = "me";
export const OPEN = "open";
/** The value of a preset if its fields don't match any of its values. */
export const MIXED = "mixed";

/** A field with a value for each seat; until one is chosen, it keeps its default. */
export interface SeatField {
  isChosen: boolean;
  values: string[];
}

export class Draft {
  name = $state("");
  players = $state(1);
  /** The set-up fields that may be chosen seat by seat, by name. */
  #seatFields = $state<Record<string, SeatField>>({});
  /** The other set-up fields. */
  fields = $state<Record<string, string>>({});
  deal = $state<Deal>("random");
  seed = $state("");
  isListed = $state(false);
  /** How many seconds the game waits for somebody who is away; null for as long as it takes. */
  patience = $state<number | null>(0);
  standIn = $state("");
  proposals = $state(false);
  /** How many hints each person may ask for. */
  hints = $state(0);
  /** How many seconds per decision a searching bot thinks. */
  thinking = $state(0);
  seats = $state<string[]>([MINE]);
  /** What those at one screen are called, seat by seat; empty without a name. */
  seatNames = $state<string[]>([]);
  isPractice = $state(false);
  /** The text of a custom edition, and the file it came from. */
  edition = $state("");
  editionFile = $state("");

  constructor(
    readonly game: string,
    readonly offer: OfferedGame | null,
  ) {
    this.players = this.usualPlayers;
    this.seats = [MINE, ...Array<string>(this.#most - 1).fill(OPEN)];
    this.seatNames = Array<string>(this.#most).fill("");
    this.patience = offer?.patience ?? 0;
    this.standIn = offer?.stand_in ?? "";
    this.hints = offer?.hints.usual ?? 0;
    this.thinking = offer?.thinking.usual ?? 0;
    for (const { name } of offer?.fields ?? []) this.fields[name] = this.usual(name);
  }

  get #most(): number {
    return Math.max(1, ...(this.offer?.players ?? []));
  }

  get usualPlayers(): number {
    return Number(this.offer?.usual["players"] ?? 1);
  }

  usual(field: string): string {
    const values = this.offer?.fields.find(({ name }) => name === field)?.values;
    return this.offer?.usual[field] ?? values?.[0] ?? "";
  }

  /** Return a field that may be chosen seat by seat. */
  seatField(name: string): SeatField {
    const values = Array<string>(this.#most).fill("");
    this.#seatFields[name] ??= { isChosen: false, values };
    return this.#seatFields[name];
  }

  /** Return the value of a preset that its fields add up to. */
  preset({ values }: OfferedPreset): string {
    const isSet = (fields: Record<string, string>) =>
      Object.entries(fields).every(([name, value]) => this.fields[name] === value);
    return Object.entries(values).find(([, fields]) => isSet(fields))?.[0] ?? MIXED;
  }

  /** Set all fields of a preset; for a mix they are already set. */
  setPreset({ values }: OfferedPreset, value: string) {
    Object.assign(this.fields, values[value]);
  }

  /** The number of seats; the deal of the day has the default number. */
  get size(): number {
    return this.deal === "day" ? this.usualPlayers : this.players;
  }

  /** Whether a searching bot may play. */
  get mayThink(): boolean {
    const bots = [...this.seats.slice(0, this.size), this.size > 1 ? this.standIn : ""];
    return bots.some((bot) => this.offer?.searching.includes(bot));
  }

  /** Whether several people play at this screen. */
  get isShared(): boolean {
    return this.seats.slice(0, this.size).filter((seat) => seat === MINE).length > 1;
  }

  /** The names of the seats at this screen, if there are several. */
  get #ownNames(): string[] {
    const seats = this.isShared ? this.seats.slice(0, this.size) : [];
    return seats.map((seat, at) => (seat === MINE ? this.seatNames[at]!.trim() : ""));
  }

  /** Whether the game can begin without anybody else coming. */
  get isFull(): boolean {
    return this.offer !== null && !this.seats.slice(0, this.size).includes(OPEN);
  }

  /** Return the request for the server. */
  request(guest: string, me: string): NewTable {
    const isDay = this.deal === "day";
    return {
      game: this.game,
      name: this.name.trim() || guest,
      setup: isDay ? {} : this.#setup(),
      edition: isDay ? "" : this.edition,
      deal: this.deal,
      seed: this.deal === "seed" ? this.seed : "",
      listed: this.isListed && !isDay,
      ...(this.offer && {
        patience: this.patience,
        stand_in: this.standIn,
        hints: this.hints,
        thinking: this.thinking,
      }),
      proposals: this.proposals,
      practice: this.isPractice && !isDay,
      names: this.#ownNames,
      seats: this.offer ? this.seats.slice(0, this.size) : [MINE],
      start: this.isFull,
      me,
    };
  }

  /** Return the fields that aren't the default. */
  #setup(): Record<string, string> {
    if (!this.offer) return {};
    const chosen = Object.entries(this.fields).filter(
      ([name, value]) => value !== this.usual(name),
    );
    const setup: Record<string, string> = { players: String(this.players) };
    for (const [name, { isChosen, values }] of Object.entries(this.#seatFields))
      if (isChosen) setup[name] = values.slice(0, this.players).join(",");
    return { ...setup, ...Object.fromEntries(chosen) };
  }
}
