/** Tallies added up. */

import type { Tally } from "../wire/types";

export interface Total {
  games: number;
  won: number;
  score: number;
  best: number;
}

export function totalOf(tallies: Tally[]): Total {
  const total = { games: 0, won: 0, score: 0, best: 0 };
  for (const tally of tallies) {
    total.games += tally.games;
    total.won += tally.won;
    total.score += tally.score;
    total.best = Math.max(total.best, tally.best);
  }
  return total;
}

/** Return the mean over the games, or 0 if there are none. */
export function mean(sum: number, games: number): number {
  return games ? sum / games : 0;
}

/** Return the tallies by name, in the order in which the names first appear. */
export function grouped(tallies: Tally[], name: (tally: Tally) => string): [string, Total][] {
  const names = [...new Set(tallies.map(name))];
  return names.map((one) => [one, totalOf(tallies.filter((tally) => name(tally) === one))]);
}
