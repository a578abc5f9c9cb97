/** What a step of SOS Titanic sounds like. */

import type { Sound } from "../../lib/sound";
import type { TitanicView } from "../../wire/types";

export function sounds(before: TitanicView, after: TitanicView): Sound[] {
  if (after.turned > before.turned) {
    return after.discard > before.discard ? ["failed", "page"] : ["page"];
  }
  return saved(after) > saved(before) ? ["saved"] : ["laid"];
}

const saved = ({ groups }: TitanicView) => groups.flat().length;
