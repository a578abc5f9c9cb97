/** Cards of Septentrick as the server writes them: `d7`, `p3`, `r`; see docs/notation.md. */

import { t } from "../../lib/texts.svelte";

export const SUITS = ["diamond", "triangle", "circle", "star"] as const;
export type Suit = (typeof SUITS)[number];

export type Face =
  | { kind: "sea"; suit: Suit; rank: number }
  | { kind: "passenger"; people: number }
  | { kind: "rescue" };

export function readCard(card: string): Face {
  if (card === "r") return { kind: "rescue" };
  const found = /^([dtcsp])(\d+)$/.exec(card);
  if (!found) throw new Error(`no card of Septentrick: ${card}`);
  const number = Number(found[2]);
  if (found[1] === "p") return { kind: "passenger", people: number };
  return { kind: "sea", suit: SUITS.find((suit) => suit[0] === found[1])!, rank: number };
}

/** Return the group that a card belongs to in a hand: its suit, or its kind. */
export function groupOf(card: string): string {
  const face = readCard(card);
  return face.kind === "sea" ? face.suit : face.kind;
}

export function suitWords(suit: string): string {
  return t(`septentrick-suit-${suit}`);
}

/** Return a card in words, with its life rings if it has any. */
export function cardWords(card: string, rings = 0): string {
  const face = readCard(card);
  if (face.kind === "rescue") return t("septentrick-card-rescue");
  if (face.kind === "passenger") return t("septentrick-card-passenger", { people: face.people });
  const words = t("septentrick-card-sea", { suit: face.suit, rank: face.rank });
  if (!rings) return words;
  return t("web-septentrick-card", {
    card: words,
    rings: t("septentrick-rings", { count: rings }),
  });
}
