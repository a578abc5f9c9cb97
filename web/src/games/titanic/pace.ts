/** The steps of SOS Titanic, told event by event, so that everybody sees what happened. */

import { atOnce, type Frame, type Moment, type Pace } from "../../lib/pacer";
import type { Happened, TitanicView } from "../../wire/types";
import { inOrderOf, quiet, shownAfter } from "./stage/shown";

/** How long an event is shown, in milliseconds: after one's own choice, and after another's. */
const STAYS: Record<string, [own: number, others: number]> = {
  drew: [0, 900],
  failed: [1300, 1300],
  discarded: [350, 600],
  page: [500, 500],
  "last-page": [900, 900],
  flooded: [800, 800],
  revealed: [0, 600],
  moved: [0, 700],
  placed: [0, 800],
  played: [900, 1100],
  mixed: [700, 900],
  shuffled: [500, 600],
  rescue: [500, 700],
  "drew-action": [450, 600],
  kept: [300, 600],
  fetched: [300, 600],
  given: [0, 400],
  ability: [600, 900],
  turn: [0, 300],
};
/** With a failed rescue there is so much to tell that these are shown with what follows. */
const WITH_FAILURE = ["drew", "discarded", "drew-action"];
/** What is marked on the table before it takes place. */
const MARKED = ["flooded", "mixed"];
/** For what isn't listed. */
const USUAL: [number, number] = [0, 700];
/** How long a step of somebody else is shown after its last event. */
const AFTERWARDS = 250;

function viewIn({ views: [view] }: Moment): TitanicView | undefined {
  return view?.game === "titanic" ? view : undefined;
}

function isNext(before: Moment, next: Moment): boolean {
  return Boolean(viewIn(before) && viewIn(next) && next.happened?.length);
}

/** Whatever doesn't follow by a step, such as a remark, leaves the table as it is. */
function isLater(before: Moment, next: Moment): boolean {
  const [old, view] = [viewIn(before), viewIn(next)];
  if (!old || !view) return false;
  const same = ({ turned, stack, discard, groups }: TitanicView) =>
    [turned, stack, discard, groups.flat().length].join(" ");
  return same(old) === same(view);
}

export function frames<M extends Moment>(before: M, next: M): Frame<M>[] {
  const old = viewIn(before);
  const view = viewIn(next);
  const happened = next.happened ?? [];
  if (!old || !view) return [atOnce(next)];
  const isOwn = old.legal.length > 0;
  const told: Frame<M>[] = [];
  let shown = quiet(old, "");
  for (const [at, one] of happened.entries()) {
    const stay = stayOf(one, happened, isOwn);
    const show = (part: number) => {
      const moment = { ...next, views: [{ ...shown, question: one.words ?? "" }] };
      told.push({ moment, isHeld: true, stay: stay * part, happening: one, told: at + 1 });
    };
    const isMarked = stay > 0 && MARKED.includes(one.what);
    if (isMarked) show(0.5);
    shown = inOrderOf(view, shownAfter(shown, one));
    if (["page", "last-page"].includes(one.what)) shown = { ...shown, clock: view.clock };
    if (stay) show(isMarked ? 0.5 : 1);
  }
  const stay = isOwn || view.legal.length ? 0 : AFTERWARDS;
  return [...told, { ...atOnce(next), stay }];
}

/** Return how long an event is shown by itself; 0 if the next one shows it too. */
function stayOf({ what, words }: Happened, step: Happened[], isOwn: boolean): number {
  if (!words) return 0;
  const isIn = (other: string) => step.some((one) => one.what === other);
  if (WITH_FAILURE.includes(what) && isIn("failed")) return 0;
  if (what === "revealed" && isIn("flooded")) return 400;
  return (STAYS[what] ?? USUAL)[isOwn ? 0 : 1];
}

export const pace: Pace = { isNext, isLater, frames };
