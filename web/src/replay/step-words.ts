/** A step of a replay in words. */

import { t } from "../lib/texts.svelte";
import type { Step } from "../wire/types";

/**
 * Return what happened or, if nobody saw that, what was chosen, which says the same in other words.
 */
export function stepWords(step: Step): string[] {
  if (step.step === 0) return [t("web-replay-dealt")];
  if (step.sentences.length) return step.sentences;
  return [step.words || t("web-replay-sealed")];
}
