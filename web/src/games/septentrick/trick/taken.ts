/** Who takes a whole trick, in words: the header and the board say the same. */

import { t } from "../../../lib/texts.svelte";
import type { SeptentrickTrick } from "../../../wire/types";

/**
 * Return the words; `you` is the reader's seat, -1 for a spectator or if several share a device.
 */
export function takenWords({ winner }: SeptentrickTrick, names: string[], you: number): string {
  if (winner < 0) return t("web-septentrick-taken.nobody");
  if (winner === you) return t("web-septentrick-taken.you");
  return t("web-septentrick-taken", { name: names[winner] ?? "" });
}
