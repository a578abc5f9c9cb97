/** From one moment to the next, as their game tells it. */

import type { Moment, Pace } from "../lib/pacer";
import type { Sound } from "../lib/sound";
import type { View } from "../wire/views";
import { gameOf, hasFace } from "./register";

function paceOf({ views: [view] }: Moment): Pace | undefined {
  return view && hasFace(view.game) ? gameOf(view.game).pace : undefined;
}

/** The pace of whichever game it is. */
export const pace: Pace = {
  isNext: (before, next) => paceOf(next)?.isNext(before, next) ?? false,
  isLater: (before, next) => paceOf(next)?.isLater(before, next) ?? false,
  frames: (before, next) => paceOf(next)?.frames(before, next) ?? [],
};

export function sounds(before: View, after: View): Sound[] {
  if (before.game !== after.game || !hasFace(after.game)) return [];
  return gameOf(after.game).sounds(before, after);
}
