/** What went wrong, as people are told: a sentence, and the rule behind it. */

import { Refused } from "./net/api";

/** The page itself says no, since the server would take what was done for something else. */
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

/** The id of the rule, such as T8; empty where there is none. */
export function ruleOf(problem: unknown): string {
  if (problem instanceof Refused) return problem.refusal.rule;
  return problem instanceof Declined ? problem.rule : "";
}

/** Milliseconds until somebody has noticed that there is something to read. */
const TO_NOTICE = 3_000;
/** Milliseconds a character, for somebody who reads slowly. */
const TO_READ = 80;

/** How long, in milliseconds, a sentence is shown that disappears by itself. */
export function readingTime(words: string): number {
  return TO_NOTICE + TO_READ * words.length;
}
