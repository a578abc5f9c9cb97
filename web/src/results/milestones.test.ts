import { describe, expect, it } from "vitest";
import type { Tally, TeamResult } from "../wire/types";
import { milestonesOf } from "./milestones";

/** Return results, the latest first, each named by its place in the list. */
function played(...games: Partial<TeamResult>[]): TeamResult[] {
  return games.map((game, at) => ({
    ...{ rank: 0, game: "titanic", day: "", players: 1, layout: "standard", score: 0 },
    ...{ won: false, reason: "", pages: 0, steps: 0, bot_steps: 0, finished: 0, team: [] },
    table: `t${at}`,
    ...game,
  }));
}

function about(results: TeamResult[], table = "t0", hasPoints = true, tallies: Tally[] = []) {
  return milestonesOf({ results, tallies }, table, hasPoints ? ({ layout }) => layout : undefined);
}

function tallied(best: number): Tally[] {
  const sums = { games: 200, won: 0, score: 0, pages: 0 };
  return [{ game: "titanic", layout: "standard", players: 1, crew: "", best, ...sums }];
}

describe("a personal best", () => {
  it("beats every earlier result", () => {
    expect(about(played({ score: 43 }, { score: 38 }, { score: 40 })).better).toBe(3);
    expect(about(played({ score: 40 }, { score: 40 })).better).toBe(0);
    expect(about(played({ score: 12 }, { score: 40 })).better).toBe(0);
  });

  it("needs something to beat", () => {
    const first = about(played({ score: 43 }));
    expect(first).toEqual({ isFirst: true, better: 0, streak: 0 });
    expect(about(played({ score: 43 }, { game: "septentrick" })).isFirst).toBe(true);
    expect(about(played({ score: 43 }, { layout: "rapid", score: 20 })).better).toBe(0);
  });

  it("isn't one if a game that is no longer listed was better", () => {
    const results = played({ score: 43 }, { score: 20 });
    expect(about(results, "t0", true, tallied(50)).better).toBe(0);
    expect(about(results, "t0", true, tallied(43)).better).toBe(23);
  });

  it("is only for points", () => {
    const results = played({ game: "septentrick", score: 4 }, { game: "septentrick", score: 2 });
    expect(about(results, "t0", false).better).toBe(0);
  });
});

describe("a streak", () => {
  it("counts wins in a row, back from this one", () => {
    const [won, lost] = [{ won: true }, { won: false }];
    expect(about(played(won, won, won, lost, won)).streak).toBe(3);
    expect(about(played(won, lost)).streak).toBe(1);
    expect(about(played(lost, won)).streak).toBe(0);
    expect(about(played(won, won)).streak).toBe(2);
  });

  it("isn't broken by another game", () => {
    const other = { game: "septentrick", won: false };
    expect(about(played({ won: true }, other, { won: true })).streak).toBe(2);
  });

  it("is that of its moment, whatever came later", () => {
    expect(about(played({ won: true }, { won: true }, { won: true }), "t1").streak).toBe(2);
  });
});

it("means nothing if it doesn't count", () => {
  const nothing = { isFirst: false, better: 0, streak: 0 };
  expect(about(played({ won: true, score: 70 }), "again")).toEqual(nothing);
});
