/** How cards will be put back on the stack: planned here, sent card by card. */

import type { TitanicChoice } from "../../../wire/types";

export type Zone = "top" | "bottom";

/** Both zones are in the order in which the cards will be drawn. */
export type Arrangement = Record<Zone, string[]>;

type Choice = Pick<TitanicChoice, "action" | "kind" | "card">;

/** Return the zones that can still be chosen. */
export function zonesOf(choices: Choice[]): Zone[] {
  return (["top", "bottom"] as const).filter((zone) => choices.some(({ kind }) => kind === zone));
}

/** Return a plan adapted to the cards that are still drawn and the zones that can be chosen. */
export function fitted(plan: Arrangement, drawn: string[], zones: Zone[]): Arrangement {
  const known = [...plan.top, ...plan.bottom];
  const left = (zone: Zone) => plan[zone].filter((card) => drawn.includes(card));
  const top = [...left("top"), ...drawn.filter((card) => !known.includes(card))];
  if (!zones.includes("top")) return { top: [], bottom: [...top, ...left("bottom")] };
  if (!zones.includes("bottom")) return { top: [...top, ...left("bottom")], bottom: [] };
  return { top, bottom: left("bottom") };
}

export function zoneOf(plan: Arrangement, card: string): Zone {
  return plan.top.includes(card) ? "top" : "bottom";
}

/** Return the plan with a card at this place in a zone, counted without it. */
export function moved(plan: Arrangement, card: string, zone: Zone, at: number): Arrangement {
  const without = (cards: string[]) => cards.filter((other) => other !== card);
  const next = { top: without(plan.top), bottom: without(plan.bottom) };
  next[zone].splice(at, 0, card);
  return next;
}

export type Move = "earlier" | "later" | "to-top" | "to-bottom";

/** Return the moves of a card if these zones can be chosen. */
export function movesIn(zones: Zone[]): Move[] {
  return zones.length > 1 ? ["earlier", "later", "to-top", "to-bottom"] : ["earlier", "later"];
}

/** Return the plan after a move; a card enters the other zone at the end nearer to where it was. */
export function after(plan: Arrangement, card: string, move: Move): Arrangement {
  const zone = zoneOf(plan, card);
  if (move === "earlier" || move === "later") {
    const at = plan[zone].indexOf(card) + (move === "earlier" ? -1 : 1);
    return at < 0 || at >= plan[zone].length ? plan : moved(plan, card, zone, at);
  }
  const to = move === "to-top" ? "top" : "bottom";
  if (zone === to) return plan;
  return moved(plan, card, to, to === "top" ? plan.top.length : 0);
}

/** Return the next action of the plan, if it is offered. */
export function nextAction(plan: Arrangement, choices: Choice[]): string | undefined {
  const zone = plan.top.length ? "top" : "bottom";
  return choices.find(({ kind, card }) => kind === zone && card === plan[zone][0])?.action;
}
