/** What can be picked up, in words. */

import { t } from "../../lib/texts.svelte";
import { passengerWords } from "./cards";
import type { Thing } from "./picking.svelte";

/** The card that a thing is: a passenger in notation, or the name of an action card. */
export function cardOf(thing: Thing): string {
  return thing.split(" ").at(-1) ?? "";
}

export function thingWords(thing: Thing): string {
  const card = cardOf(thing);
  return thing.startsWith("hand ") ? t(`titanic-card-${card}`) : capital(passengerWords(card));
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
