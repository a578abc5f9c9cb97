/** A step of a replay in words. */

import { t } from "../lib/texts.svelte";
import type { Step } from "../wire/types";

/** What happened; where nobody saw that, what was chosen, which says the same otherwise. */
export function stepWords(step: Step): string[] {
  if (step.step === 0) return [t("web-replay-dealt")];
  if (step.sentences.length) return step.sentences;
  return [step.words || t("web-replay-sealed")];
}
