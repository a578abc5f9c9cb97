/** Which rule is being read. */

const GAMES: Record<string, string> = { T: "titanic", S: "septentrick" };

class Reading {
  rule = $state("");
}

export const reading = new Reading();

/** The game that a rule belongs to. */
export function ruleGame(rule: string): string {
  return GAMES[rule[0] ?? ""] ?? "";
}

/** The message of a rule: T23 is `titanic-rule-T23`. */
export function ruleMessage(rule: string): string {
  return `${ruleGame(rule)}-rule-${rule}`;
}
