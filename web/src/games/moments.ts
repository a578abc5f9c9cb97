/** How a table gets from one moment to the next, as its game says. */

import type { Moment, Pace } from "../lib/pacer";
import type { Sound } from "../lib/sound";
import type { View } from "../wire/views";
import { gameOf, hasFace } from "./register";

function paceOf({ views: [view] }: Moment): Pace | undefined {
  return view && hasFace(view.game) ? gameOf(view.game).pace : undefined;
}

/** The pace of any game. */
export const pace: Pace = {
  isNext: (before, next) => paceOf(next)?.isNext(before, next) ?? false,
  isLater: (before, next) => paceOf(next)?.isLater(before, next) ?? false,
  frames: (before, next) => paceOf(next)?.frames(before, next) ?? [],
};

export function sounds(before: View, after: View): Sound[] {
  if (before.game !== after.game || !hasFace(after.game)) return [];
  return gameOf(after.game).sounds(before, after);
}
