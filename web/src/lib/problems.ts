/** What went wrong, as people are told it: a sentence, and the rule behind it. */

import { Refused } from "./net/api";

/** The page itself says no, since the server would misunderstand what was done. */
export class Declined extends Error {
  constructor(
    words: string,
    readonly rule: string,
  ) {
    super(words);
  }
}

export function wordsOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

/** Return the id of the rule, such as T8, or "" if there is none. */
export function ruleOf(problem: unknown): string {
  if (problem instanceof Refused) return problem.refusal.rule;
  return problem instanceof Declined ? problem.rule : "";
}

/** Milliseconds until people have noticed that there is something to read. */
const TO_NOTICE = 3_000;
/** Milliseconds per character, for slow readers. */
const TO_READ = 80;

/** Return how long, in milliseconds, to show a sentence that disappears by itself. */
export function readingTime(words: string): number {
  return TO_NOTICE + TO_READ * words.length;
}
