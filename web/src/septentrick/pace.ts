/** In which steps a new view is shown, so that people can follow what bots do in no time. */

import type { SeptentrickView } from "../wire/types";

export interface Frame {
  view: SeptentrickView;
  /** Whether the trick is complete and lies there to be looked at. */
  complete: boolean;
  /** For how many milliseconds it is shown at least. */
  stay: number;
}

export const CARD_STAYS = 450;
export const TRICK_STAYS = 1500;

/** Whether one view follows another by a single card; else it is shown at once. */
export function follows(before: SeptentrickView, next: SeptentrickView): boolean {
  if (next.tricks === before.tricks + 1) return next.trick.plays.length === 0;
  const sameTrick = next.tricks === before.tricks;
  return sameTrick && next.trick.plays.length === before.trick.plays.length + 1;
}

/** The frames from one view to the one that follows it. */
export function frames(before: SeptentrickView | null, next: SeptentrickView): Frame[] {
  const last: Frame = { view: next, complete: false, stay: 0 };
  if (!before || !follows(before, next)) return [last];
  if (next.tricks === before.tricks && next.outcome) {
    // The trick that ends the game is not collected: it stays where it is.
    return [{ view: { ...next, outcome: null }, complete: true, stay: TRICK_STAYS }, last];
  }
  if (next.tricks === before.tricks || !next.last_trick) return [{ ...last, stay: CARD_STAYS }];
  return [{ view: held(before, next), complete: true, stay: TRICK_STAYS }, last];
}

/** The table while the whole trick still lies there: nothing is collected yet, nothing is asked. */
function held(before: SeptentrickView, next: SeptentrickView): SeptentrickView {
  return {
    ...next,
    trick: next.last_trick!,
    last_trick: before.last_trick,
    tricks: before.tricks,
    seats: next.seats.map((seat, at) => ({ ...before.seats[at]!, size: seat.size })),
    hand: next.hand.map((card) => ({ ...card, playable: false })),
    active: -1,
    question: "",
    warning: "",
    outcome: null,
    legal: [],
  };
}
