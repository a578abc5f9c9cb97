/**
 * A card that is let go where nothing is lit. The server knows the rules and says why not, so it is asked all the
 * same: this is the one action that the client writes itself, since no choice stands for it.
 */

import { Declined } from "../../../lib/problems";
import { t } from "../../../lib/texts.svelte";
import type { TitanicChoice } from "../../../wire/types";
import { passengerWords } from "../cards";
import type { Thing } from "./things";

/**
 * What to ask the server. Nothing where an action card was let go, or a passenger at no place or where it was;
 * and where the server would take it for the move of other passengers, why it is not asked.
 */
export function unlitDrop(
  thing: Thing,
  place: string,
  choices: TitanicChoice[],
): string | Declined | null {
  if (thing.kind === "hand" || !place) return null;
  if (thing.kind === "drawn") return `${thing.card}>${place}`;
  if (thing.place === place) return null;
  const part = choices.find(
    ({ kind, source, target }) => kind === "move" && source === thing.place && target === place,
  );
  return part ? onlyPart(part) : `${thing.place}>${place}`;
}

/** Only the front of the run can go there; a move names no cards, so the server cannot tell that more were meant. */
function onlyPart({ cards, target }: TitanicChoice): Declined {
  const card = passengerWords(cards[0] ?? "");
  // To a group passengers go one by one, to a line as a run that fits.
  return new Declined(t("web-titanic-part", { card }), target.startsWith("g") ? "T11" : "T8");
}
