/**
 * The life rings and people of a seat as two wings of a drawing, which match when they are equal.
 */

export interface Mark {
  kind: "ring" | "person";
  /** Whether it is missing, as the other wing has one more. */
  missing: boolean;
  x: number;
  y: number;
}

export interface Wings {
  width: number;
  height: number;
  /** Where the line between the wings is. */
  middle: number;
  marks: Mark[];
}

export const CELL = 10;
const ROWS = 3;
const FEWEST_IN_ROW = 5;
const GAP = 8;

/**
 * Return the wings: rings to the left of the middle, people to the right, always in the same number
 * of rows so that nothing jumps.
 */
export function wings(rings: number, people: number): Wings {
  const most = Math.max(rings, people);
  const inRow = Math.max(FEWEST_IN_ROW, Math.ceil(most / ROWS));
  const middle = inRow * CELL + GAP / 2;
  const marks: Mark[] = [];
  for (let at = 0; at < most; at++) {
    const away = (at % inRow) * CELL + (CELL + GAP) / 2;
    const y = Math.floor(at / inRow) * CELL + CELL / 2;
    marks.push({ kind: "ring", missing: at >= rings, x: middle - away, y });
    marks.push({ kind: "person", missing: at >= people, x: middle + away, y });
  }
  return { width: middle * 2, height: ROWS * CELL, middle, marks };
}

/** Return a difference with its sign. */
export function signed(difference: number): string {
  if (difference === 0) return "=";
  return difference > 0 ? `+${difference}` : `\u2212${-difference}`;
}
