/**
 * A row of signs that tells how a game went, for people who may still play the same deal: a sign
 * for every part of it, by the server's levels. It doesn't help them: a sign sums up a part of the
 * game, and names no card, no seat and no decision (each game on the server says what counts).
 */

import { t } from "../lib/texts.svelte";

/** The signs of the levels: badly, fairly, well. */
const SIGNS = ["🌊", "🛟", "⛵"];

/** Return the signs for a course, one for each of its levels. */
export function signsOf(course: number[]): string {
  return course.map((level) => SIGNS[level] ?? "").join("");
}

/** Return what the signs say, for people who can't see them. */
export function signWords(game: string, course: number[]): string {
  const levels = course.map((level) => t(`web-signs-${game}.level-${level}`));
  return t(`web-signs-${game}`, { levels: levels.join(", ") });
}

/** Return everything that is shared about a game: a line, the signs and a link. */
export function sharedText(line: string, course: number[], link: string): string {
  return [line, signsOf(course), link].filter(Boolean).join("\n");
}

/** Return the link to share: a deal of the day can still be played, another game can be watched. */
export function sharedLink(origin: string, game: string, day: string, table: string): string {
  return day ? `${origin}/day/${game}/${day}` : `${origin}/replay/${table}`;
}
