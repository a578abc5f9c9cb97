/** The rulebook as people read it: its parts, and what a search finds in it. */

import { gameOf } from "../games/register";

export interface Part {
  name: string;
  rules: string[];
}

/** Return the rules of a game by part, in order. */
export function partsOf(game: string, rules: string[]): Part[] {
  const begins = Object.entries(gameOf(game).parts);
  const parts: Part[] = [];
  for (const rule of rules) {
    const begun = begins.find(([, first]) => first === rule);
    if (begun) parts.push({ name: begun[0], rules: [] });
    parts.at(-1)?.rules.push(rule);
  }
  return parts;
}

/** Return a text as a search compares it: without case and accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Return whether a text contains all the words of a search. */
export function holds(text: string, wanted: string): boolean {
  const searched = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

export interface Piece {
  text: string;
  /** The rule that the text names, or "" if it is anything else. */
  rule: string;
}

/**
 * Return a sentence cut where it names other rules of the same book, so that these can be links.
 */
export function piecesOf(sentence: string, rules: string[]): Piece[] {
  return sentence
    .split(/\b([A-Z]\d+)\b/)
    .filter((text) => text !== "")
    .map((text) => ({ text, rule: rules.includes(text) ? text : "" }));
}
