/** What can be picked up at the table, and where it can be put down. */

import { t } from "../../../lib/texts.svelte";
import { passengerWords } from "../cards";

/** A passenger of a line, a drawn one, or an action card in a hand. */
export type Thing =
  | { kind: "line"; place: string; card: string }
  | { kind: "drawn"; card: string }
  | { kind: "hand"; seat: number; card: string };

/**
 * A line or a group; the part of a run from a card to the front; the table, if no place is needed.
 */
export type Spot =
  | { kind: "place"; place: string }
  | { kind: "run"; place: string; card: string }
  | { kind: "table" };

/** The spot of an action card that is played as it is. */
export const TABLE: Spot = { kind: "table" };

/** Return a key that tells things apart; the page has it in `data-thing`. */
export function thingKey(thing: Thing): string {
  switch (thing.kind) {
    case "line":
      return `line ${thing.place} ${thing.card}`;
    case "drawn":
      return `drawn ${thing.card}`;
    case "hand":
      return `hand ${thing.seat} ${thing.card}`;
  }
}

/** Return a key that tells spots apart; the page has it in `data-spot`. */
export function spotKey(spot: Spot): string {
  switch (spot.kind) {
    case "place":
      return spot.place;
    case "run":
      return `from ${spot.place} ${spot.card}`;
    case "table":
      return "table";
  }
}

export function thingWords({ kind, card }: Thing): string {
  return kind === "hand" ? t(`titanic-card-${card}`) : capital(passengerWords(card));
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
