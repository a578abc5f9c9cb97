/** What a step of Septentrick sounds like. */

import type { Sound } from "../../lib/sound";
import type { SeptentrickView } from "../../wire/types";

export function sounds(before: SeptentrickView, after: SeptentrickView): Sound[] {
  if (after.warning && !before.warning) return ["failed"];
  return saved(after) > saved(before) ? ["saved"] : ["laid"];
}

const saved = ({ seats }: SeptentrickView) => seats.reduce((sum, { people }) => sum + people, 0);
