/** The rulebook as it is read: its parts, and what a search finds in it. */

import { gameOf } from "../games/register";

export interface Part {
  name: string;
  rules: string[];
}

/** The rules of a game by part, in their order. */
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

/** A text as a search compares it: without case and accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Whether all words that are looked for are in a text. */
export function holds(text: string, wanted: string): boolean {
  const searched = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

export interface Piece {
  text: string;
  /** The rule that the text names, if it is nothing else. */
  rule: string;
}

/** A sentence cut where it names other rules of the same book, so that these can be links. */
export function piecesOf(sentence: string, rules: string[]): Piece[] {
  return sentence
    .split(/\b([A-Z]\d+)\b/)
    .filter((text) => text !== "")
    .map((text) => ({ text, rule: rules.includes(text) ? text : "" }));
}
