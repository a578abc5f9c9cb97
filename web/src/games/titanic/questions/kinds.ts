/** Which control a question needs; "" if the board answers it. */

import type { TitanicChoice, TitanicView } from "../../../wire/types";

export type Control =
  | ""
  | "arrange"
  | "encore"
  | "end"
  | "exchange"
  | "first"
  | "front"
  | "give"
  | "name"
  | "open"
  | "search"
  | "stop"
  | "take";

const CONTROLS: Record<string, Control> = {
  arrange: "arrange",
  encore: "encore",
  exchange: "exchange",
  fetch: "take",
  first: "first",
  front: "front",
  give: "give",
  keep: "take",
  name: "name",
  search: "search",
};

type Asked = Pick<TitanicView, "asks" | "outcome" | "drawn" | "looked_at" | "offer">;

/** Return the control for this view; anybody without a choice is shown the revealed cards. */
export function controlOf(view: Asked, choices: Pick<TitanicChoice, "kind">[]): Control {
  if (view.outcome) return "end";
  if (view.asks === "place") {
    return choices.some(({ kind }) => kind === "stop") ? "stop" : "";
  }
  const control = CONTROLS[view.asks] ?? "";
  if (choices.length || !control) return control;
  const isOpen =
    (control === "arrange" && view.drawn.length > 0) ||
    view.looked_at.length > 0 ||
    view.offer.length > 0;
  return isOpen ? "open" : "";
}
