import { describe, expect, it, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/types";
import type { View } from "../wire/views";

vi.mock("../lib/texts.svelte", () => ({
  t: (message: string, values: object = {}) => [message, ...Object.values(values)].join(" "),
  knownWords: (message: string) => message,
}));
vi.mock("../games/register", () => ({
  gameOf: (game: string) =>
    game === "titanic" ? { roleWords: (_: View, at: number) => ["Lee", "Smith"][at] } : {},
}));

const { turnWords } = await import("./turn");

const seat = (person: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ person, name: `P${person}`, player: "", stand_in: "", own_name: "" },
  ...more,
});

/** Return the words for a table where the seat at `active` decides. */
function words(
  seats: SeatInfo[],
  own: number[],
  { game = "titanic", active = 0, isProposing = false, ...more } = {},
) {
  const table = { seats, status: "playing", given_up: false, ...more } as unknown as TableInfo;
  const view = { game, active } as View;
  const names = seats.map(({ name }) => name);
  return turnWords({ table, view, own, names, isProposing });
}

describe("the words for whose turn it is", () => {
  it("address the viewer by the crew member, alone or with others", () => {
    expect(words([seat(1)], [0])).toBe("web-turn-own-named Lee");
    expect(words([seat(1), seat(2)], [1], { active: 1 })).toBe("web-turn-own-named Smith");
    expect(words([seat(1), seat(2)], [0], { game: "septentrick" })).toBe("web-turn-own");
  });

  it("say who is to move at a shared screen: by name, crew member or seat", () => {
    const named = [seat(1, { name: "Cleo", own_name: "Cleo" }), seat(1)];
    expect(words(named, [0, 1])).toBe("web-turn-own-named Cleo");
    expect(words(named, [0, 1], { active: 1 })).toBe("web-turn-own-named Smith");
    const other = { game: "septentrick", active: 1 };
    expect(words(named, [0, 1], other)).toBe("web-turn-own-named.seat 2");
  });

  it("name others with their crew members, unless a bot stands in", () => {
    expect(words([seat(1), seat(2)], [1])).toBe("web-turn-of-role P1 Lee");
    expect(words([seat(1, { stand_in: "steady" }), seat(2)], [1])).toBe("web-turn-of P1");
    expect(words([seat(1), seat(2)], [], { game: "septentrick" })).toBe("web-turn-of P1");
  });

  it("ask for a proposal where one can be made", () => {
    expect(words([seat(1), seat(2)], [1], { isProposing: true })).toBe("web-turn-propose P1");
  });

  it("say how the game ended", () => {
    expect(words([seat(1)], [0], { status: "over" } as object)).toBe("web-turn-over");
    expect(words([seat(1)], [0], { given_up: true } as object)).toBe("web-turn-given-up");
  });
});
