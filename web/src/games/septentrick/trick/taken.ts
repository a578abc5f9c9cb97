/** Who takes a whole trick, in words: the header and the board say the same. */

import { t } from "../../../lib/texts.svelte";
import type { SeptentrickTrick } from "../../../wire/types";

/** `you` is the seat of the one who reads it; -1 for a spectator, or where several share a device. */
export function takenWords({ winner }: SeptentrickTrick, names: string[], you: number): string {
  if (winner < 0) return t("web-septentrick-taken.nobody");
  if (winner === you) return t("web-septentrick-taken.you");
  return t("web-septentrick-taken", { name: names[winner] ?? "" });
}
