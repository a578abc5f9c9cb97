/** The scale on which the values of several options are compared. */

import type { HintOption } from "../wire/types";

export interface Scale {
  lowest: number;
  highest: number;
}

/** Return the values between which an option probably lies; an unknown margin counts as 0. */
export function margin({ value, error }: HintOption): [number, number] {
  const middle = value ?? 0;
  return [middle - (error ?? 0), middle + (error ?? 0)];
}

/** Return a scale on which all options that were tried fit. */
export function scaleOf(options: HintOption[]): Scale {
  const ends = options.filter(({ value }) => value !== null).flatMap(margin);
  return { lowest: Math.min(...ends), highest: Math.max(...ends) };
}

/** Return where a value lies on a scale, from 0 to 1; on one without length, in the middle. */
export function place(value: number, { lowest, highest }: Scale): number {
  if (!(highest > lowest)) return 0.5;
  return Math.max(0, Math.min(1, (value - lowest) / (highest - lowest)));
}
