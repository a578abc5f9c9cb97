/** Values of a review as text: points, or the chance to win. */

import { gameOf } from "../games/register";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";

const isChance = (game: string) => gameOf(game).measure === "chance";

export function sayValue(game: string): (value: number) => string {
  const format = new Intl.NumberFormat(settings.language, {
    style: isChance(game) ? "percent" : "decimal",
    maximumFractionDigits: isChance(game) ? 0 : 1,
  });
  return (value) => format.format(value);
}

/** Return what writes a difference with its sign: in points, or percentage points for a chance. */
export function sayDifference(game: string): (value: number) => string {
  const format = new Intl.NumberFormat(settings.language, {
    maximumFractionDigits: isChance(game) ? 0 : 1,
    signDisplay: "exceptZero",
  });
  return (value) => format.format(isChance(game) ? 100 * value : value);
}

/**
 * Return what says how a game ended, or could have: its points or, for a chance, won or not won.
 */
export function sayResult(game: string): (value: number) => string {
  if (!isChance(game)) return sayValue(game);
  return (value) => t(value ? "web-review-won" : "web-review-not-won");
}
