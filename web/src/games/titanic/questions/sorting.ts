/** Passengers in the order in which people look for them. */

import { readPassenger } from "../cards";

export interface ClassOfCards {
  class: "f" | "s";
  cards: string[];
}

/** Return the cards by class, first class first, each from the lowest rank up. */
export function byClass(cards: string[]): ClassOfCards[] {
  return (["f", "s"] as const)
    .map((klass) => ({
      class: klass,
      cards: cards
        .filter((card) => readPassenger(card).class === klass)
        .sort((one, other) => readPassenger(one).rank - readPassenger(other).rank),
    }))
    .filter(({ cards }) => cards.length > 0);
}
