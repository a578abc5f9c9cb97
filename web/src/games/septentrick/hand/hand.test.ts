import { expect, test } from "vitest";
import type { SeptentrickChoice, SeptentrickView } from "../../../wire/types";
import { chosenKeys, freshCards, heldCards, passOf, suitCounts, toggled } from "./hand";

const hand = ["d2", "d6", "c1", "p2", "p2", "r"].map((card) => ({
  card,
  rings: 0,
  playable: false,
}));
const held = heldCards(hand);

function passes(...pairs: [string, string][]): SeptentrickChoice[] {
  return pairs.map((cards) => ({
    action: `pass:${cards.join()}`,
    words: "",
    kind: "pass" as const,
    cards,
    suit: "",
    seat: -1,
  }));
}

function marked(...keys: string[]) {
  return keys.map((key) => held.find((card) => card.key === key)!);
}

test("cards of one kind have keys of their own", () => {
  expect(held.map(({ key }) => key)).toEqual(["d2-1", "d6-1", "c1-1", "p2-1", "p2-2", "r-1"]);
});

test("a gap opens before each suit and kind but the first", () => {
  expect(held.filter(({ opens }) => opens).map(({ card }) => card)).toEqual(["c1", "p2", "r"]);
});

test("two marked cards are the pass of both, whichever was marked first", () => {
  const offered = passes(["d2", "d6"], ["d6", "r"], ["r", "r"]);
  expect(passOf(marked("d6-1", "r-1"), offered)?.action).toBe("pass:d6,r");
  expect(passOf(marked("r-1", "d6-1"), offered)?.action).toBe("pass:d6,r");
});

test("a single card isn't a pass, nor is a pair that isn't offered", () => {
  const offered = passes(["d2", "d6"], ["r", "r"]);
  expect(passOf(marked("r-1"), offered)).toBeUndefined();
  expect(passOf(marked("d2-1", "r-1"), offered)).toBeUndefined();
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
