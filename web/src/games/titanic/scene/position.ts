/** Where the ship lies in the water, page by page. This is only for show: no rule depends on it. */

import type { TitanicView } from "../../../wire/types";

type Pages = Pick<TitanicView, "page" | "turned" | "pages" | "breaks">;

/** How a part of the ship has moved: turned about the middle of the ship, then shifted. */
export interface Place {
  x: number;
  y: number;
  angle: number;
}

export interface Position {
  isBroken: boolean;
  isGone: boolean;
  /** Whether there is still light on board. */
  isLit: boolean;
  fore: Place;
  aft: Place;
}

/** The middle of the ship at the waterline. */
export const MIDDLE = { x: 600, y: 205 };

/** All decks have the same width; the first four are in front of the break. */
export const DECK_WIDTH = 150;
export const FORE_DECKS = 4;

/** Return where a deck begins, counted from 0 at the bow. */
export function deckAt(index: number): number {
  return 150 + index * DECK_WIDTH;
}

function between(from: number, to: number, share: number): number {
  return Math.round((from + (to - from) * share) * 10) / 10;
}

/** Return the place that brings a point of the ship to another point, at an angle. */
function brought(
  from: { x: number; y: number },
  to: { x: number; y: number },
  angle: number,
): Place {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [from.x - MIDDLE.x, from.y - MIDDLE.y];
  return {
    x: Math.round(to.x - MIDDLE.x - x * Math.cos(turn) + y * Math.sin(turn)),
    y: Math.round(to.y - MIDDLE.y - x * Math.sin(turn) - y * Math.cos(turn)),
    angle,
  };
}

const FORE = { x: 420, y: 190 };
const AFT = { x: 930, y: 190 };

export function position({ page, turned, pages, breaks }: Pages): Position {
  const left = pages - turned;
  if (page > breaks) {
    const share = turned / (turned + page - breaks);
    const whole = { x: 0, y: between(0, 42, share), angle: between(0, -8.5, share) };
    return { isBroken: false, isGone: false, isLit: true, fore: whole, aft: whole };
  }
  const isGone = left <= 0;
  const since = breaks - page;
  // From the break, when the stern falls back, to the last page on which it stands upright.
  const share = isGone ? 1 : since / Math.max(1, since + left - 1);
  return {
    isBroken: true,
    isGone,
    isLit: share < 1,
    fore: isGone
      ? brought(FORE, { x: 420, y: 560 }, -38)
      : brought(FORE, { x: 430, y: between(285, 480, share) }, between(-21, -34, share)),
    aft: isGone
      ? brought(AFT, { x: 880, y: 560 }, -70)
      : brought(
          AFT,
          { x: between(925, 900, share), y: between(205, 200, share) },
          between(-5, -52, share),
        ),
  };
}
