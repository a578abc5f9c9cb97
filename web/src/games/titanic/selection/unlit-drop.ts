/**
 * A card that is dropped where nothing is lit. The server knows the rules and can say why not, so it is asked anyway:
 * this is the one action that the client writes itself, since there is no choice for it.
 */

import { Declined } from "../../../lib/problems";
import { t } from "../../../lib/texts.svelte";
import type { TitanicChoice } from "../../../wire/types";
import { passengerWords } from "../cards";
import type { Thing } from "./things";

/**
 * What to ask the server: nothing for an action card, or for a passenger dropped nowhere or back where it was. Where
 * the server would take it for a move of other passengers, why it isn't asked.
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

/** Only the front of the run can go there; a move names no cards, so the server can't tell that more were meant. */
function onlyPart({ cards, target }: TitanicChoice): Declined {
  const card = passengerWords(cards[0] ?? "");
  // To a group passengers go one by one, to a line as a run that fits.
  return new Declined(t("web-titanic-part", { card }), target.startsWith("g") ? "T11" : "T8");
}
