/** What a result means to the person who got it, compared with their earlier ones. */

import type { Statistics, Tally, TeamResult } from "../wire/types";

export interface Milestones {
  /** Whether there is nothing yet to compare it with. */
  isFirst: boolean;
  /** By how many points it beats all earlier results; 0 if it doesn't. */
  better: number;
  /** How many games in a row were won, this one included; 0 if it wasn't. */
  streak: number;
}

type KindOf = (counted: TeamResult | Tally) => string;

const NONE: Milestones = { isFirst: false, better: 0, streak: 0 };

/**
 * Return what the result of a table means; games that don't count, such as a second try with the
 * same cards, aren't among a person's statistics and mean nothing. `kindOf` says which
 * results can be compared by their points; without it there is nothing to beat but a loss.
 */
export function milestonesOf(
  { results, tallies }: Pick<Statistics, "results" | "tallies">,
  table: string,
  kindOf?: KindOf,
): Milestones {
  const at = results.findIndex((result) => result.table === table);
  const result = results[at];
  if (!result) return NONE;
  // The latest are first.
  const earlier = results.slice(at + 1).filter(({ game }) => game === result.game);
  const lost = earlier.findIndex(({ won }) => !won);
  const wonBefore = lost < 0 ? earlier.length : lost;
  return {
    isFirst: earlier.length === 0,
    better: kindOf ? betterBy(result, earlier, tallies, kindOf) : 0,
    streak: result.won ? wonBefore + 1 : 0,
  };
}

/** Return by how much a result beats the earlier ones of the same kind, or 0. */
function betterBy(
  result: TeamResult,
  earlier: TeamResult[],
  tallies: Tally[],
  kindOf: KindOf,
): number {
  const isAlike = (other: TeamResult | Tally) => kindOf(other) === kindOf(result);
  const scores = earlier.filter(isAlike).map(({ score }) => score);
  // The list of results is limited, the tallies aren't.
  const best = tallies
    .filter((tally) => tally.game === result.game && isAlike(tally))
    .map((tally) => tally.best);
  if (!scores.length || result.score < Math.max(0, ...best)) return 0;
  return Math.max(0, result.score - Math.max(...scores));
}
