import { describe, expect, it } from "vitest";
import type { Tally } from "../wire/types";
import { grouped, mean, totalOf } from "./totals";

function tally(values: Partial<Tally>): Tally {
  const none = { games: 0, won: 0, score: 0, best: 0, pages: 0 };
  return { game: "titanic", layout: "standard", players: 1, crew: "", ...none, ...values };
}

describe("tallies", () => {
  it("add up, but for the best score", () => {
    const tallies = [
      tally({ games: 2, won: 1, score: 90, best: 60, pages: 9 }),
      tally({ games: 1, won: 0, score: 20, best: 20, pages: 11 }),
    ];
    expect(totalOf(tallies)).toEqual({ games: 3, won: 1, score: 110, best: 60 });
  });

  it("have no mean where there are no games", () => {
    expect(mean(0, 0)).toBe(0);
    expect(mean(110, 2)).toBe(55);
  });

  it("are grouped by a name", () => {
    const tallies = [tally({ players: 2, games: 1 }), tally({ players: 1, games: 2 })];
    const groups = grouped(
      [...tallies, tally({ players: 2, games: 3 })],
      (one) => `${one.players}`,
    );
    expect(groups.map(([name, total]) => [name, total.games])).toEqual([
      ["2", 4],
      ["1", 2],
    ]);
  });
});
