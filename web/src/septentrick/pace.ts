/** In which steps a new moment is shown, so that people can follow what bots do in no time. */

import type { SeptentrickView, TitanicView } from "../wire/types";

/** Something that is shown with the views of it, such as a message of the server. */
export interface Moment {
  views: (TitanicView | SeptentrickView)[];
}

export interface Frame<M extends Moment> {
  moment: M;
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

/** The hands at Septentrick that a moment shows; none of another game. */
export function handsIn({ views }: Moment): SeptentrickView[] {
  return views.filter((view) => view.game === "septentrick");
}

/** The frames from one moment to the one that follows it. */
export function frames<M extends Moment>(before: M | null, next: M): Frame<M>[] {
  const last = { moment: next, complete: false, stay: 0 };
  const [old] = before ? handsIn(before) : [];
  const [view] = handsIn(next);
  if (!before || !old || !view || !follows(old, view)) return [last];
  const isCollected = view.tricks > old.tricks && view.last_trick !== null;
  // The trick that ends the game at once is not collected: it stays where it is.
  if (!isCollected && !view.outcome) return [{ ...last, stay: CARD_STAYS }];
  const views = handsIn(next).map((one, at) =>
    isCollected ? held(handsIn(before)[at] ?? old, one) : { ...one, outcome: null },
  );
  return [{ moment: { ...next, views }, complete: true, stay: TRICK_STAYS }, last];
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
