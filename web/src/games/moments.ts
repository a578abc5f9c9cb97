/** From one moment to the next, as their game tells it. */

import type { Moment, Pace } from "../lib/pacer";
import type { Sound } from "../lib/sound";
import type { View } from "../wire/views";
import { gameOf } from "./register";

function paceOf({ views: [view] }: Moment): Pace | undefined {
  return view && gameOf(view.game).pace;
}

/** The pace of whichever game it is. */
export const pace: Pace = {
  isNext: (before, next) => paceOf(next)?.isNext(before, next) ?? false,
  isLater: (before, next) => paceOf(next)?.isLater(before, next) ?? false,
  frames: (before, next) => paceOf(next)?.frames(before, next) ?? [],
};

export function sounds(before: View, after: View): Sound[] {
  return before.game === after.game ? gameOf(after.game).sounds(before, after) : [];
}
