/** Whose turn it is, in words: who reads is addressed, everybody goes by their name. */

import { gameOf } from "../games/register";
import { t } from "../lib/texts.svelte";
import type { TableInfo } from "../wire/types";
import type { View } from "../wire/views";
import { isOneOfSeveral } from "./words";

export interface Turn {
  table: TableInfo;
  view: View | undefined;
  /** The viewer's seats. */
  own: number[];
  names: string[];
  /** Whether the viewer can make a proposal and hasn't made one. */
  isProposing: boolean;
}

/** Return what the bar says about the turn. */
export function turnWords({ table, view, own, names, isProposing }: Turn): string {
  if (table.given_up) return t("web-turn-given-up");
  if (table.status === "over") return t("web-turn-over");
  const at = view?.active ?? -1;
  const seat = table.seats[at];
  if (!view || !seat) return "";
  const name = names[at] ?? "";
  if (isProposing) return t("web-turn-propose", { name });
  const role = gameOf(view.game).roleWords?.(view, at) ?? "";
  if (own.includes(at)) return ownTurn(table, at, role);
  return role && !seat.stand_in
    ? t("web-turn-of-role", { name, role })
    : t("web-turn-of", { name });
}

/** Return what is said to whoever has the turn, one of several at this screen or alone. */
function ownTurn({ seats }: TableInfo, at: number, role: string): string {
  const isShared = isOneOfSeveral(seats, at);
  const name = (isShared && seats[at]!.own_name) || role;
  if (name) return t("web-turn-own-named", { name });
  return isShared ? t("web-turn-own-named.seat", { seat: at + 1 }) : t("web-turn-own");
}
