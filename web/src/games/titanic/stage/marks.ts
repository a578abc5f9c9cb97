/** What an event marks on the table, and where the cards fly that leave their places. */

import type { Happened } from "../../../wire/types";
import { cardKey } from "../cards";

/** What a line is marked as: about to lose its passengers, to get them, or to be shuffled. */
export type Mark = "leaving" | "arriving" | "mixed" | undefined;

export function markOf(happening: Happened | null, place: string): Mark {
  const [first, second] = happening?.places ?? [];
  if (happening?.what === "mixed") return [first, second].includes(place) ? "mixed" : undefined;
  if (happening?.what !== "flooded" || !happening.number) return undefined;
  return place === first ? "leaving" : place === second ? "arriving" : undefined;
}

/** Return where a card that isn't on the table any more flies to, if it flies. */
export function goalOf(
  happening: Happened | null,
  root: HTMLElement | undefined,
): (card: string) => Element | null {
  const { what, cards = [], places = [] } = happening ?? {};
  const gone = new Set(cards.map(cardKey));
  const find = (selector: string) => root?.querySelector(selector) ?? null;
  switch (what) {
    case "discarded":
      return (card) => (gone.has(card) ? find('[data-pile="discard"]') : null);
    // The cards of a failed rescue are discarded while the page turns.
    case "page":
    case "last-page":
      return () => find('[data-pile="discard"]');
    case "flooded":
      return (card) =>
        card.startsWith(`${places[0]}:`) ? find(`[data-place="${places[1]}"]`) : null;
    default:
      return () => null;
  }
}
