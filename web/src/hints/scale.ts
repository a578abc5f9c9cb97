/** The scale on which the prospects of several options stand beside each other. */

import type { HintOption } from "../wire/types";

export interface Scale {
  lowest: number;
  highest: number;
}

/** The values between which an option lies for all we know; an unknown margin is none. */
export function margin({ value, error }: HintOption): [number, number] {
  const middle = value ?? 0;
  return [middle - (error ?? 0), middle + (error ?? 0)];
}

/** A scale on which all options that were tried find their place. */
export function scaleOf(options: HintOption[]): Scale {
  const ends = options.filter(({ value }) => value !== null).flatMap(margin);
  return { lowest: Math.min(...ends), highest: Math.max(...ends) };
}

/** Where a value lies on a scale, from 0 to 1; in the middle of one that has no length. */
export function place(value: number, { lowest, highest }: Scale): number {
  if (!(highest > lowest)) return 0.5;
  return Math.max(0, Math.min(1, (value - lowest) / (highest - lowest)));
}
