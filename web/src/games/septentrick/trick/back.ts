/** What can be looked up again while playing. */

import { t } from "../../../lib/texts.svelte";
import type { SeptentrickView } from "../../../wire/types";

/** Return what the look back shows: the last trick or, before there is one, the passes. */
export function backWords({ last_trick, passed }: SeptentrickView): string {
  return t(!last_trick && passed.length ? "web-septentrick-back.passes" : "web-septentrick-back");
}
