/** Where a rule such as T23 is found. */

import { gameOfRule } from "../games/register";

/** The message of a rule: T23 is `titanic-rule-T23`. */
export function ruleMessage(rule: string): string {
  return `${gameOfRule(rule)?.name}-rule-${rule}`;
}

/** The place of a rule among the others of its rulebook. */
export function ruleAddress(rule: string): string {
  return `/rules/${gameOfRule(rule)?.name}#${rule}`;
}
