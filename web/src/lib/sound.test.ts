import { describe, expect, it, vi } from "vitest";
import type { SeptentrickView, TitanicView, Update } from "../wire/types";

vi.mock("./settings.svelte", () => ({ settings: { sound: false } }));
const { soundsOf: soundsBetween } = await import("./sound");
const { sounds } = await import("../games/moments");

const soundsOf = (before: Update | undefined, after: Update) =>
  soundsBetween(before, after, sounds);

function ship(values: Partial<TitanicView>): TitanicView {
  const quiet = { game: "titanic", turned: 0, discard: 0, groups: [[]], legal: [], outcome: null };
  return { ...quiet, ...values } as TitanicView;
}

function trick(people: number, warning = ""): SeptentrickView {
  const quiet = { game: "septentrick", legal: [], outcome: null };
  return { ...quiet, warning, seats: [{ people }] } as unknown as SeptentrickView;
}

function update(view: TitanicView | SeptentrickView, what = "played", number = 2): Update {
  return { what, number, views: [view] } as Update;
}

const shown = (view: TitanicView | SeptentrickView) => update(view, "played", 1);

const ENDING = { reason: "", won: true, score: 1, words: "", comment: "" };
const CHOICE = {} as TitanicView["legal"][number];

describe("an update sounds", () => {
  it("like a bell when somebody is saved", () => {
    expect(soundsOf(shown(ship({})), update(ship({ groups: [["f1"]] })))).toEqual(["saved"]);
    expect(soundsOf(shown(trick(0)), update(trick(2)))).toEqual(["saved"]);
  });

  it("like a groaning hull when a page is turned, and sad before it if a rescue failed", () => {
    expect(soundsOf(shown(ship({})), update(ship({ turned: 1 })))).toEqual(["page"]);
    const failed = ship({ turned: 1, discard: 3 });
    expect(soundsOf(shown(ship({})), update(failed))).toEqual(["failed", "page"]);
  });

  it("like a card in all other plays, and calls whoever is next", () => {
    expect(soundsOf(shown(ship({})), update(ship({})))).toEqual(["laid"]);
    expect(soundsOf(shown(ship({})), update(ship({ legal: [CHOICE] })))).toEqual(["laid", "turn"]);
  });

  it("not like a card again when the trick that it completed is collected", () => {
    const held = update(trick(0));
    expect(soundsOf(held, update(trick(0)))).toEqual([]);
    expect(soundsOf(held, update(trick(2)))).toEqual(["saved"]);
    const called = { ...trick(0), legal: [CHOICE] } as unknown as SeptentrickView;
    expect(soundsOf(held, update(called))).toEqual(["turn"]);
  });

  it("sad at the warning of a trick of nothing but passengers", () => {
    expect(soundsOf(shown(trick(0)), update(trick(0, "Beware")))).toEqual(["failed"]);
  });

  it("like the end at the end", () => {
    expect(soundsOf(shown(ship({})), update(ship({ outcome: ENDING })))).toEqual(["won"]);
    const lost = ship({ outcome: { ...ENDING, won: false } });
    expect(soundsOf(shown(ship({})), update(lost))).toEqual(["lost"]);
  });

  it("like nothing when nothing was played, or nothing was seen before", () => {
    expect(soundsOf(shown(ship({})), update(ship({ turned: 1 }), "said"))).toEqual([]);
    expect(soundsOf(undefined, update(ship({ turned: 1 })))).toEqual([]);
  });
});
