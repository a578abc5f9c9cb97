/** Where to find a rule such as T23. */

import { gameOfRule } from "../games/register";

/** Return the message of a rule: T23 is `titanic-rule-T23`. */
export function ruleMessage(rule: string): string {
  return `${gameOfRule(rule)?.name}-rule-${rule}`;
}

/** Return the address of a rule within its rulebook. */
export function ruleAddress(rule: string): string {
  return `/rules/${gameOfRule(rule)?.name}#${rule}`;
}
