/** The course of a game as a drawing: what was expected, what decisions cost, what chance gave. */

export interface Point {
  /** Which step of the game it was, counted from 1. */
  step: number;
  /** What the reference player expected before the decision, if it were to play on, */
  before: number;
  /** and after what was chosen. */
  chosen: number;
}

export interface Frame {
  /** The ends of both scales. */
  steps: number;
  lowest: number;
  highest: number;
}

export interface Stretch {
  kind: "lost" | "gained" | "better" | "worse";
  from: [number, number];
  to: [number, number];
}

export const WIDTH = 1000;
export const HEIGHT = 400;

/** Return about five round values for the scale at the side, which span the lowest and highest. */
export function ticks(lowest: number, highest: number): number[] {
  const span = highest - lowest || 1;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => span / one <= 6)!;
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Return a frame that fits the points, the result and, if it is known, the deal's best. */
export function frameOf(points: Point[], steps: number, others: number[]): Frame {
  const values = [...points.flatMap(({ before, chosen }) => [before, chosen]), ...others];
  const marks = ticks(Math.min(...values), Math.max(...values));
  return { steps: Math.max(steps, 1), lowest: marks[0]!, highest: marks.at(-1)! };
}

/** Return where a value at a step lies in the drawing. */
export function spot(frame: Frame, step: number, value: number): [number, number] {
  const height = (value - frame.lowest) / (frame.highest - frame.lowest);
  return [(WIDTH * step) / frame.steps, HEIGHT * (1 - height)];
}

/**
 * Return the game as stretches: a decision goes up or down at once, then chance leads to the next.
 */
export function stretches(frame: Frame, points: Point[], result: number): Stretch[] {
  return points.flatMap(({ step, before, chosen }, at) => {
    const next = points[at + 1];
    const end = next ? spot(frame, next.step, next.before) : spot(frame, frame.steps, result);
    const from = spot(frame, step, chosen);
    const luck: Stretch = { kind: end[1] <= from[1] ? "better" : "worse", from, to: end };
    if (chosen === before) return [luck];
    const kind = chosen < before ? "lost" : "gained";
    return [{ kind, from: spot(frame, step, before), to: from }, luck];
  });
}
