/**
 * A card that is dropped where nothing is highlighted. The server knows the rules and can say why
 * not, so it is asked anyway: this is the one action that the client writes itself, since there is
 * no choice for it.
 */

import { Declined } from "../../../lib/problems";
import { t } from "../../../lib/texts.svelte";
import type { TitanicChoice } from "../../../wire/types";
import { passengerWords } from "../cards";
import type { Thing } from "./things";

/**
 * Return what to ask the server: nothing if it is dropped nowhere or back where it was. It isn't
 * asked about an action card, or if it would understand a move of other passengers; then return
 * why not.
 */
export function unlitDrop(
  thing: Thing,
  place: string,
  choices: TitanicChoice[],
): string | Declined | null {
  if (!place) return null;
  if (thing.kind === "hand") return new Declined(t("web-elsewhere"), "");
  if (thing.kind === "drawn") return `${thing.card}>${place}`;
  if (thing.place === place) return null;
  const part = choices.find(
    ({ kind, source, target }) => kind === "move" && source === thing.place && target === place,
  );
  return part ? onlyPart(part) : `${thing.place}>${place}`;
}

/**
 * Return that only the front of the run can go there; a move doesn't name cards, so the server
 * can't tell that more were meant.
 */
function onlyPart({ cards, target }: TitanicChoice): Declined {
  const card = passengerWords(cards[0] ?? "");
  // Passengers go to a group one by one, and to a line as a run that fits.
  return new Declined(t("web-titanic-part", { card }), target.startsWith("g") ? "T11" : "T8");
}
