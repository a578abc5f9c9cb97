import { describe, expect, it } from "vitest";
import type { TitanicLine, TitanicView } from "../../../wire/types";
import { shownAfter } from "./shown";

const line = (place: string, down: number, cards: string[], dry = 1): TitanicLine => ({
  place,
  down,
  cards,
  compartments: 3,
  dry,
  flooded: false,
});

const view = {
  lines: [line("1", 2, ["f9", "f8"]), line("2", 3, ["s4"])],
  groups: [["f1"], [], [], []],
  crew: [{ member: "lee", draws: 4, hand: ["wait"] }],
  drawn: [] as string[],
  stack: 10,
  discard: 4,
  page: 7,
  turned: 3,
  score: { page: 7, total: 12 },
} as unknown as TitanicView;

describe("the table while a step is told", () => {
  it("shows the drawn cards, and then that they are discarded", () => {
    const drawn = shownAfter(view, { what: "drew", cards: ["s9", "f12"] });
    expect([drawn.drawn, drawn.stack]).toEqual([["s9", "f12"], 8]);
    const gone = shownAfter(drawn, { what: "discarded", cards: ["s9", "f12"] });
    expect([gone.drawn, gone.stack, gone.discard]).toEqual([[], 8, 6]);
  });

  it("fills a compartment when a page turns, and lets everybody flee face down", () => {
    const turned = shownAfter(view, { what: "page", number: 6 });
    expect([turned.page, turned.score.total, turned.lines[0]!.flooded]).toEqual([6, 11, true]);
    const fled = shownAfter(turned, { what: "flooded", places: ["1", "2"], number: 4 });
    expect(fled.lines.map(({ down, cards }) => [down, cards])).toEqual([
      [0, []],
      [8, []],
    ]);
    const shown = shownAfter(fled, { what: "revealed", places: ["2"], cards: ["f8"] });
    expect([shown.lines[1]!.down, shown.lines[1]!.cards]).toEqual([7, ["f8"]]);
  });

  it("moves cards from place to place", () => {
    const moved = shownAfter(view, { what: "moved", cards: ["f9", "f8"], places: ["1", "g1"] });
    expect([moved.lines[0]!.cards, moved.groups[0]]).toEqual([[], ["f1", "f9", "f8"]]);
  });
});
