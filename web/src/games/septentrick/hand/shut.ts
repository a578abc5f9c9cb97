/** Cards that can't be chosen while others can. */

import { Declined } from "../../../lib/problems";
import { t } from "../../../lib/texts.svelte";
import type { SeptentrickView } from "../../../wire/types";

/** Return why a card can't be chosen: the question says what binds the player. */
export function whyShut(view: SeptentrickView): Declined {
  if (view.asks === "pass") return new Declined(t("web-septentrick-shut"), "S5");
  const [, rule = ""] = /\((S\d+)\)/.exec(view.question) ?? [];
  return new Declined(view.question.replaceAll(/\s*\(S\d+\)/g, ""), rule);
}
