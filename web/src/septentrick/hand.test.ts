import { expect, test } from "vitest";
import type { SeptentrickChoice, SeptentrickView } from "../wire/types";
import { chosenKeys, freshCards, heldCards, nextPass, suitCounts, toggled } from "./hand";

const hand = ["d2", "d6", "c1", "p2", "p2", "r"].map((card) => ({
  card,
  rings: 0,
  playable: false,
}));
const held = heldCards(hand);

function passes(...cards: string[]): SeptentrickChoice[] {
  return cards.map((card) => ({
    action: `pass:${card}`,
    words: "",
    kind: "pass" as const,
    card,
    suit: "",
    seat: -1,
  }));
}

test("cards of one kind have keys of their own", () => {
  expect(held.map(({ key }) => key)).toEqual(["d2-1", "d6-1", "c1-1", "p2-1", "p2-2", "r-1"]);
});

test("a gap opens before each suit and kind but the first", () => {
  expect(held.filter(({ opens }) => opens).map(({ card }) => card)).toEqual(["c1", "p2", "r"]);
});

test("of two marked cards the lower is sent first, whichever was marked first", () => {
  const offered = passes("d2", "d6", "c1", "r");
  expect(nextPass(held, ["r-1", "d6-1"], offered)?.action).toBe("pass:d6");
});

test("after the first card the other one is sent, since the first is offered no more", () => {
  expect(nextPass(held, ["r-1", "d6-1"], passes("c1", "r"))?.action).toBe("pass:r");
  expect(nextPass(held, ["d2-1"], passes("c1", "r"))).toBeUndefined();
});

test("cards that were chosen already are found in the hand, each once", () => {
  expect(chosenKeys(held, ["p2", "p2"])).toEqual(["p2-1", "p2-2"]);
  expect(chosenKeys(held, ["s9"])).toEqual([]);
});

test("a mark goes away when it is set again, and the oldest goes when there are too many", () => {
  expect(toggled(["a", "b"], "a", 2)).toEqual(["b"]);
  expect(toggled(["a", "b"], "c", 2)).toEqual(["b", "c"]);
});

test("new are the card kept and the card that came last, until the first trick is over", () => {
  const view = {
    tricks: 0,
    asks: "play",
    received: ["s5", "r"],
    passed_on: ["s5"],
    got: ["c1"],
  } as unknown as SeptentrickView;
  expect(freshCards(view)).toEqual(["r", "c1"]);
  expect(freshCards({ ...view, tricks: 1 })).toEqual([]);
});

test("the cards of each suit are counted", () => {
  expect(suitCounts(hand)).toEqual({ diamond: 2, circle: 1, passenger: 2, rescue: 1 });
});
