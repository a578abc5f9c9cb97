/** When a game ends in front of somebody. */

export interface Ending {
  outcome: unknown;
}

/** Return whether a game ended between two views; not if a page was opened on one that was over. */
export function endsBetween(before: Ending | null, after: Ending): boolean {
  return before !== null && !before.outcome && !!after.outcome;
}
