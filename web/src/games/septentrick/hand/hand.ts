/** The viewer's hand: which cards are shown how, and what is sent when some are chosen. */

import type { SeptentrickCard, SeptentrickChoice, SeptentrickView } from "../../../wire/types";
import { groupOf } from "../cards";

export interface HeldCard {
  /** Tells two cards of one kind apart. */
  key: string;
  card: string;
  rings: number;
  /** Whether it is the first of its suit or kind, with a gap before it. */
  opens: boolean;
}

export interface Choosable extends HeldCard {
  /** Whether it may be chosen now. */
  open: boolean;
  /** Whether it is raised above the others: it may be chosen or, in a replay, might have been. */
  raised: boolean;
  /** Whether it can't be chosen while others can. */
  shut: boolean;
  marked: boolean;
  /** Whether it came in a pass and the first trick isn't over. */
  fresh: boolean;
}

/** Return the cards in the server's order, by suit, each with its own key. */
export function heldCards(hand: readonly SeptentrickCard[]): HeldCard[] {
  const seen: Record<string, number> = {};
  return hand.map(({ card, rings }, at) => {
    const number = (seen[card] = (seen[card] ?? 0) + 1);
    const before = hand[at - 1]?.card;
    const opens = before !== undefined && groupOf(before) !== groupOf(card);
    return { key: `${card}-${number}`, card, rings, opens };
  });
}

/** Return the pass of exactly these cards, whichever was marked first. */
export function passOf(
  marked: readonly HeldCard[],
  choices: readonly SeptentrickChoice[],
): SeptentrickChoice | undefined {
  const cards = marked
    .map(({ card }) => card)
    .sort()
    .join();
  return choices.find((choice) => [...choice.cards].sort().join() === cards);
}

/** Return the keys of the cards that the view says are already chosen. */
export function chosenKeys(held: readonly HeldCard[], passing: readonly string[]): string[] {
  const keys: string[] = [];
  for (const card of passing) {
    const found = held.find((one) => one.card === card && !keys.includes(one.key));
    if (found) keys.push(found.key);
  }
  return keys;
}

/** Return the marks with a card marked, or unmarked; one too many replaces the first. */
export function toggled(marked: readonly string[], key: string, most: number): string[] {
  if (marked.includes(key)) return marked.filter((one) => one !== key);
  return [...marked, key].slice(-most);
}

/** Return the cards that came from the right in the two passes and are still in the hand. */
export function freshCards(view: SeptentrickView): string[] {
  if (view.tricks > 0 || view.asks !== "play") return [];
  const kept = [...view.received];
  for (const card of view.passed_on) kept.splice(kept.indexOf(card), 1);
  return [...kept, ...view.got];
}

/** Return how many cards of each suit a hand has. */
export function suitCounts(hand: readonly SeptentrickCard[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { card } of hand) counts[groupOf(card)] = (counts[groupOf(card)] ?? 0) + 1;
  return counts;
}
