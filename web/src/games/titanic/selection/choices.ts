/** Choices as people make them: each starts with a thing and ends at one or two spots. */

import type { TitanicChoice, TitanicView } from "../../../wire/types";
import { spotKey, TABLE, type Spot, type Thing } from "./things";

/** Return the things that a choice can start with; for a move, any card that moves along. */
export function thingsOf(choice: TitanicChoice): Thing[] {
  switch (choice.kind) {
    case "move":
      return choice.cards.map((card) => ({ kind: "line", place: choice.source, card }));
    case "place":
      return [{ kind: "drawn", card: choice.card }];
    case "play":
      return [{ kind: "hand", seat: choice.seat, card: choice.card }];
    default:
      return [];
  }
}

const at = (place: string): Spot => ({ kind: "place", place });

/** Return the spots of a choice. If there are two, they may be touched in any order. */
export function spotsOf(choice: TitanicChoice, view: TitanicView): Spot[] {
  const { kind, cards, card, source, target } = choice;
  if (target === "?") return [at(mysteryPlace(view, kind === "move" ? (cards[0] ?? "") : card))];
  if (kind !== "play") return [at(target)];
  if (cards.length) return [{ kind: "run", place: source, card: cards[0] ?? "" }];
  if (source) return [at(source), at(target)];
  return [target ? at(target) : TABLE];
}

/** Return where the mystery lies that stands for a passenger. */
function mysteryPlace(view: TitanicView, card: string): string {
  const mystery = `${card.replace("+", "")}?`;
  const line = view.lines.find(({ cards }) => cards.includes(mystery));
  const group = view.groups.findIndex((cards) => cards.includes(mystery));
  return line?.place ?? `g${group + 1}`;
}

/** A highlighted spot, and the choices that are open there. */
export interface LitSpot {
  spot: Spot;
  choices: TitanicChoice[];
}

/** Return the spots that are still open after some have been touched, by key. */
export function litSpots(
  choices: TitanicChoice[],
  touched: Spot[],
  view: TitanicView,
): Map<string, LitSpot> {
  const keys = touched.map(spotKey);
  const lit = new Map<string, LitSpot>();
  for (const choice of choices) {
    const spots = spotsOf(choice, view);
    const own = spots.map(spotKey);
    if (!keys.every((key) => own.includes(key))) continue;
    for (const [nth, spot] of spots.entries()) {
      const key = own[nth]!;
      if (keys.includes(key)) continue;
      lit.set(key, { spot, choices: [...(lit.get(key)?.choices ?? []), choice] });
    }
  }
  return lit;
}
