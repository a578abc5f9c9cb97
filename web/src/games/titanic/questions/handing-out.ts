/** Who will get which action card: planned here, sent card by card. */

import type { TitanicChoice } from "../../../wire/types";

export interface Gift {
  /** Tells equal cards apart while they are dragged. */
  id: number;
  card: string;
  /** Who gets it; -1 if that is open. */
  seat: number;
}

export const NO_SEAT = -1;
export const NO_GIFT = -1;

type Choice = Pick<TitanicChoice, "action" | "kind" | "seat">;

/** Return what is in the first list but not in the second, counting duplicates. */
function less(cards: string[], others: string[]): string[] {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Return each card on offer with the seat that had it before, if that is known. */
export function startOf(offer: string[], hands: string[][], before: string[][]): Gift[] {
  const all = [...offer, ...hands.flat()];
  const isKnown = less(all, before.flat()).length === 0 && before.flat().length === all.length;
  const left = isKnown ? before.map((hand, seat) => less(hand, hands[seat] ?? [])) : [];
  return offer.map((card, id) => {
    const seat = left.findIndex((hand) => hand.includes(card));
    left[seat]?.splice(left[seat].indexOf(card), 1);
    return { id, card, seat };
  });
}

/** Return what is still to be given: what is left of the plan, in its order, and what came back. */
export function leftOf(plan: Gift[], offer: string[]): Gift[] {
  const planned = plan.map(({ card }) => card);
  const gone = less(planned, offer);
  const left = plan.filter(({ card }) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  const free = Math.max(...plan.map(({ id }) => id), NO_GIFT) + 1;
  const back = less(offer, planned).map((card, at) => ({ id: free + at, card, seat: NO_SEAT }));
  return [...left, ...back];
}

export function given(plan: Gift[], id: number, seat: number): Gift[] {
  return plan.map((gift) => (gift.id === id ? { ...gift, seat } : gift));
}

/** Return the action that gives the first card on offer as planned, if it is offered. */
export function nextGift(plan: Gift[], offer: string[], choices: Choice[]): string | undefined {
  const gift = plan.find(({ card }) => card === offer[0]);
  return choices.find(({ kind, seat }) => kind === "give" && seat === gift?.seat)?.action;
}

/** Return whether all hands would stay the same. */
export function changesNothing(plan: Gift[], start: Gift[]): boolean {
  const hands = (gifts: Gift[]) =>
    gifts
      .map(({ card, seat }) => `${seat} ${card}`)
      .sort()
      .join();
  return hands(plan) === hands(start);
}
