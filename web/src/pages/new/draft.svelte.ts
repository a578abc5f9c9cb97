/** A table that somebody is thinking of: all that has been chosen so far. */

import type { NewTable, OfferedGame, OfferedPreset } from "../../wire/types";

export type Deal = "random" | "seed" | "day";
export const MINE = "me";
export const OPEN = "open";
/** What fields add up to that no value of a preset sets together. */
export const MIXED = "mixed";

/** A field with a value for each seat; until it is chosen it stays as usual. */
export interface SeatField {
  isChosen: boolean;
  values: string[];
}

export class Draft {
  name = $state("");
  players = $state(1);
  /** The fields of the set-up that may be chosen seat by seat, by name. */
  #seatFields = $state<Record<string, SeatField>>({});
  /** The other fields of the set-up. */
  fields = $state<Record<string, string>>({});
  deal = $state<Deal>("random");
  seed = $state("");
  isListed = $state(false);
  patience = $state(0);
  standIn = $state("");
  proposals = $state(false);
  /** How many hints each person may ask for. */
  hints = $state(0);
  /** How many seconds a bot that searches thinks about a decision. */
  thinking = $state(0);
  seats = $state<string[]>([MINE]);
  /** The text of an edition of one's own, and the file that it came from. */
  edition = $state("");
  editionFile = $state("");

  constructor(
    readonly game: string,
    readonly offer: OfferedGame | null,
  ) {
    this.players = this.usualPlayers;
    this.seats = [MINE, ...Array<string>(this.#most - 1).fill(OPEN)];
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

  /** A field that may be chosen seat by seat. */
  seatField(name: string): SeatField {
    const values = Array<string>(this.#most).fill("");
    this.#seatFields[name] ??= { isChosen: false, values };
    return this.#seatFields[name];
  }

  /** The value of a preset that its fields add up to. */
  preset({ values }: OfferedPreset): string {
    const isSet = (fields: Record<string, string>) =>
      Object.entries(fields).every(([name, value]) => this.fields[name] === value);
    return Object.entries(values).find(([, fields]) => isSet(fields))?.[0] ?? MIXED;
  }

  /** Set all fields of a preset; of a mix they are set already. */
  setPreset({ values }: OfferedPreset, value: string) {
    Object.assign(this.fields, values[value]);
  }

  /** How many sit down; the deal of the day is for the usual number. */
  get size(): number {
    return this.deal === "day" ? this.usualPlayers : this.players;
  }

  /** Whether a bot that searches may play. */
  get mayThink(): boolean {
    const bots = [...this.seats.slice(0, this.size), this.size > 1 ? this.standIn : ""];
    return bots.some((bot) => this.offer?.searching.includes(bot));
  }

  /** Whether nobody has to come before the game can begin. */
  get isFull(): boolean {
    return this.offer !== null && !this.seats.slice(0, this.size).includes(OPEN);
  }

  /** What the server is asked for. */
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
      seats: this.offer ? this.seats.slice(0, this.size) : [MINE],
      start: this.isFull,
      me,
    };
  }

  /** The fields that are not the usual ones. */
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
