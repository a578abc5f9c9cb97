/**
 * The steps in which a new moment is shown, so that people can follow what bots do in an instant.
 */

import { atOnce, type Frame, type Moment, type Pace } from "../../lib/pacer";
import type { SeptentrickView } from "../../wire/types";

export const CARD_STAYS = 450;
export const TRICK_STAYS = 1500;

/** Return whether one view follows another by a single card; otherwise it is shown at once. */
export function follows(before: SeptentrickView, next: SeptentrickView): boolean {
  if (next.tricks === before.tricks + 1) return next.trick.plays.length === 0;
  const sameTrick = next.tricks === before.tricks;
  return sameTrick && next.trick.plays.length === before.trick.plays.length + 1;
}

/** Return the hands of Septentrick that a moment shows; none for another game. */
export function handsIn({ views }: Moment): SeptentrickView[] {
  return views.filter((view) => view.game === "septentrick");
}

function isNext(before: Moment, next: Moment): boolean {
  const [old] = handsIn(before);
  const [view] = handsIn(next);
  return old !== undefined && view !== undefined && follows(old, view);
}

function isLater(before: Moment, next: Moment): boolean {
  const [old] = handsIn(before);
  const [view] = handsIn(next);
  if (!old || !view) return false;
  const sameTrick = view.tricks === old.tricks;
  return sameTrick && view.trick.plays.length >= old.trick.plays.length;
}

export function frames<M extends Moment>(before: M, next: M): Frame<M>[] {
  const last = atOnce(next);
  const [old] = handsIn(before);
  const [view] = handsIn(next);
  if (!old || !view || !follows(old, view)) return [last];
  const isCollected = view.tricks > old.tricks && view.last_trick !== null;
  // A trick that ends the game at once isn't collected: it stays where it is.
  if (!isCollected && !view.outcome) return [{ ...last, stay: CARD_STAYS }];
  const views = handsIn(next).map((one, at) =>
    isCollected ? held(handsIn(before)[at] ?? old, one) : { ...one, outcome: null },
  );
  return [{ moment: { ...next, views }, isHeld: true, stay: TRICK_STAYS }, last];
}

/** Return the table while the whole trick still lies there: nothing is collected or asked yet. */
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

export const pace: Pace = { isNext, isLater, frames };
