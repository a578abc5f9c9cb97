/** Where a note goes: beside what it points to, never on it. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Placing {
  left: number;
  top: number;
  /** On which side of what it points to it is. */
  side: "below" | "above" | "right" | "left";
}

/** The gap between a note and what it points to, and the least one to the edge of the window. */
const GAP = 12;
const MARGIN = 8;

/** Return where in the window a note fits beside a box; null if it fits nowhere. */
export function placeBeside(box: Box, note: Size, window: Size): Placing | null {
  const most = {
    left: window.width - note.width - MARGIN,
    top: window.height - note.height - MARGIN,
  };
  if (most.left < MARGIN || most.top < MARGIN) return null;
  const along = {
    left: clamp(box.left + (box.width - note.width) / 2, most.left),
    top: clamp(box.top + (box.height - note.height) / 2, most.top),
  };
  const ways: Placing[] = [
    { side: "below", left: along.left, top: box.top + box.height + GAP },
    { side: "above", left: along.left, top: box.top - note.height - GAP },
    { side: "right", left: box.left + box.width + GAP, top: along.top },
    { side: "left", left: box.left - note.width - GAP, top: along.top },
  ];
  const fits = ({ left, top }: Placing) =>
    left >= MARGIN && left <= most.left && top >= MARGIN && top <= most.top;
  return ways.find(fits) ?? null;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, MARGIN), most);
