/** How the cards of a line overlap: thin backs first, then the run, the front card in full. */

const BACK = 0.07;
const BACKS_AT_MOST = 0.75;
/** However long the run, so much of the backs stays in sight. */
const BACKS_AT_LEAST = 0.25;
const FACE = 0.36;

export interface Stacking {
  /** So much of each back is seen, in heights of a card. */
  back: number;
  /** So much of each face, if that is enough to be read; the style sees to that. */
  face: number;
}

/** `room` is how far down the front card may begin; what does not fit moves closer together. */
export function stacking(down: number, up: number, room: number): Stacking {
  const between = Math.max(0, up - 1);
  const left = Math.max(BACKS_AT_LEAST, room - between * FACE);
  const back = down ? Math.min(BACK, Math.min(BACKS_AT_MOST, left) / down) : 0;
  const face = between ? Math.min(FACE, (room - down * back) / between) : FACE;
  return { back, face };
}
