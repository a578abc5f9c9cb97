/** The rulebook as it is read: its parts, and what a search finds in it. */

/** Each part of a rulebook and the rule that it begins with. */
const PARTS: Record<string, Record<string, string>> = {
  titanic: {
    setup: "T1",
    moves: "T8",
    rescue: "T15",
    action: "T20",
    pages: "T22",
    cards: "T26",
    crew: "T40",
    end: "T51",
    quiet: "T54",
    rulebooks: "T55",
  },
  septentrick: { deck: "S1", deal: "S3", trick: "S6", close: "S16" },
};

export interface Part {
  name: string;
  rules: string[];
}

/** The rules of a game by part, in their order. */
export function partsOf(game: string, rules: string[]): Part[] {
  const begins = Object.entries(PARTS[game] ?? {});
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
    .split(/\b([TS]\d+)\b/)
    .filter((text) => text !== "")
    .map((text) => ({ text, rule: rules.includes(text) ? text : "" }));
}
