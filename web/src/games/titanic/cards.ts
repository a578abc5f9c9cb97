/** Passengers as the server writes them: `f7+`, `s12`, `f7?`, `f?`; see docs/notation.md. */

import { t } from "../../lib/texts.svelte";

export interface Passenger {
  class: "f" | "s";
  /** 0 for a mystery without a rank. */
  rank: number;
  anchor: boolean;
  mystery: boolean;
}

export function readPassenger(card: string): Passenger {
  const found = /^([fs])(\d*)(\+?)(\??)$/.exec(card);
  if (!found) throw new Error(`no passenger: ${card}`);
  return {
    class: found[1] as "f" | "s",
    rank: Number(found[2] || 0),
    anchor: found[3] === "+",
    mystery: found[4] === "?",
  };
}

/** Return a card's key on the table; a mystery keeps it when its rank changes. */
export function cardKey(card: string): string {
  return card.endsWith("?") ? `${card[0]}?` : card;
}

/** Return the key of an action card in a hand, which it keeps when others come and go. */
export function copyKey(hand: string[], at: number): string {
  const card = hand[at]!;
  return `${card} ${hand.slice(0, at).filter((one) => one === card).length}`;
}

/** Return a passenger in words. */
export function passengerWords(card: string): string {
  const { class: klass, rank, anchor, mystery } = readPassenger(card);
  return mystery
    ? t("titanic-mystery", { class: klass, rank })
    : t("titanic-passenger", { class: klass, rank, anchor: anchor ? "yes" : "no" });
}

/** Return the kind of person that a rank shows. */
export function figureOf(rank: number): "boat" | "child" | "woman" | "man" | "gentleman" {
  if (rank === 1) return "boat";
  if (rank <= 4) return "child";
  if (rank <= 8) return "woman";
  return rank <= 12 ? "man" : "gentleman";
}

/** Return a place in words: decks `1` to `6`, the boat `b`, the groups `g1` to `g4`. */
export function placeWords(place: string): string {
  if (place === "b") return t("titanic-place-boat");
  if (!place.startsWith("g")) return t("titanic-place-deck", { number: Number(place) });
  const group = Number(place.slice(1));
  return group <= 2
    ? t("titanic-place-group-f", { number: group })
    : t("titanic-place-group-s", { number: group - 2 });
}
