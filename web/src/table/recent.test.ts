import { describe, expect, it } from "vitest";
import type { Happened, Line } from "../wire/types";
import { lastOf, turnsIn } from "./recent";

const line = (number: number, sentences: string[], more: Partial<Line> = {}): Line => ({
  number,
  what: "played",
  seat: 0,
  person: 0,
  player: "",
  text: "",
  sentences,
  happened: [],
  ...more,
});

describe("what happened last", () => {
  it("is the last three events, newest first, with their cards", () => {
    const happened = [{ what: "drew", cards: ["f7"] }, { what: "failed" }];
    const lines = [
      line(1, ["one", "two"]),
      line(2, ["Bo: hello"], { what: "said" }),
      line(3, ["Bo draws 1.", "The rescue fails."], { happened }),
    ];
    expect(lastOf(lines).map(({ words, cards }) => [words, ...cards])).toEqual([
      ["The rescue fails."],
      ["Bo draws 1.", "f7"],
      ["two"],
    ]);
  });

  it("is one event if the same is done several times, and never that somebody's turn comes", () => {
    const drew = (card: string): Happened => ({ what: "drew-action", seat: 0, cards: [card] });
    const happened = [{ what: "page" }, drew("wait"), drew("plan-b"), { what: "turn", seat: 1 }];
    const words = ["A page turns.", "You draw Wait.", "You draw Plan B.", "Your turn."];
    expect(lastOf([line(4, words, { happened })])).toMatchObject([
      { number: 4, words: "You draw Wait. You draw Plan B.", cards: ["wait", "plan-b"] },
      { number: 4, words: "A page turns.", cards: [] },
    ]);
  });
});

describe("turns while somebody was away", () => {
  it("are those of others, however many steps they have", () => {
    const steps = [1, 1, 2, 0, 0, 1].map((seat, at) => line(at, [], { seat }));
    expect(turnsIn(steps, [0])).toBe(3);
  });
});
