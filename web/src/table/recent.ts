/** What the log says about the last events, and about an absence. */

import type { Line } from "../wire/types";

export interface Recent {
  key: string;
  /** The number of the log's entry about it. */
  number: number;
  words: string;
  cards: string[];
}

const MOST = 3;
/** More cards than this don't fit next to a sentence. */
const MOST_CARDS = 5;

/** Return the last events, newest first. */
export function lastOf(lines: Line[]): Recent[] {
  const told: Recent[] = [];
  for (const line of lines.toReversed()) {
    if (line.what === "played") told.push(...eventsOf(line).toReversed());
    if (told.length >= MOST) break;
  }
  return told.slice(0, MOST);
}

/** Return the events of a step; the same thing several times, such as drawing, is one. */
function eventsOf({ number, sentences, happened }: Line): Recent[] {
  const events: (Recent & { kind: string })[] = [];
  for (const [at, words] of sentences.entries()) {
    const { what = "", seat, cards = [] } = happened[at] ?? {};
    // Whose turn it is, the page says all the time.
    if (what === "turn") continue;
    const kind = `${what} ${seat}`;
    const last = events.at(-1);
    if (what && last?.kind === kind) {
      last.words += ` ${words}`;
      last.cards = [...last.cards, ...cards].slice(0, MOST_CARDS);
    } else {
      const key = `${number} ${at}`;
      events.push({ kind, key, number, words, cards: cards.slice(0, MOST_CARDS) });
    }
  }
  return events;
}

/** Return how many turns others took, according to these lines of the log. */
export function turnsIn(lines: Line[], own: number[]): number {
  const seats = lines.filter(({ what }) => what === "played").map(({ seat }) => seat);
  const begun = seats.filter((seat, at) => seat !== seats[at - 1]);
  return begun.filter((seat) => !own.includes(seat)).length;
}
