import { expect, test, vi } from "vitest";
import type { TitanicChoice, TitanicView } from "../../../wire/types";
import type { Spot, Thing } from "./things";

vi.mock("../../../lib/settings.svelte", () => ({ settings: { language: "en" }, ownKey: () => "" }));
const { Selection } = await import("./selection.svelte");
const { TABLE } = await import("./things");

const lineThing = (place: string, card: string): Thing => ({ kind: "line", place, card });
const drawnThing = (card: string): Thing => ({ kind: "drawn", card });
const handThing = (seat: number, card: string): Thing => ({ kind: "hand", seat, card });
const at = (place: string): Spot => ({ kind: "place", place });

function choice(part: Partial<TitanicChoice> & Pick<TitanicChoice, "kind">): TitanicChoice {
  const { kind, card = "", source = "", target = "", number = 0, seat = -1, cards = [] } = part;
  const action = [kind, seat, card, source, cards.length, target, number].join(" ");
  const said = { action, words: "", heading: "", fails: null, is_free: false, fits: [] };
  return { ...said, kind, card, cards, source, target, number, seat };
}

const VIEW = {
  lines: [
    { place: "1", cards: ["f7", "f6+", "f5"] },
    { place: "2", cards: ["f8"] },
    { place: "3", cards: ["s9?"] },
  ],
  groups: [["f1", "f2?"], [], [], []],
} as TitanicView;

function table(choices: TitanicChoice[]) {
  const choose = vi.fn(async () => true);
  const decline = vi.fn();
  const state = { view: VIEW, choices, busy: false, isTold: false };
  const selection = new Selection({ choose, decline }, () => state);
  return { selection, choose, decline, state };
}

const RUN = choice({ kind: "move", source: "1", target: "2", cards: ["f7", "f6+", "f5"] });
const FRONT = choice({ kind: "move", source: "1", target: "g2", cards: ["f5"] });

test("a card of a run can go wherever it goes along", () => {
  const { selection } = table([RUN, FRONT]);
  selection.pick(lineThing("1", "f5"));
  expect([...selection.spots.keys()]).toEqual(["2", "g2"]);
  selection.pick(lineThing("1", "f7"));
  expect([...selection.spots.keys()]).toEqual(["2"]);
});

test("putting it down takes the choice", async () => {
  const { selection, choose } = table([RUN, FRONT]);
  selection.pick(lineThing("1", "f5"));
  expect(await selection.put(at("2"))).toBe(true);
  expect(choose).toHaveBeenCalledWith(RUN.action);
  expect(selection.thing).toBeNull();
});

test("a card without a choice can't be picked up, nor can any while an action is on its way", () => {
  const { selection, state } = table([FRONT]);
  expect(selection.pick(lineThing("2", "f8"))).toBe(false);
  state.busy = true;
  expect(selection.pick(lineThing("1", "f5"))).toBe(false);
});

test("at a place that is not lit the action is sent all the same, to be refused in words", async () => {
  const { selection, choose } = table([FRONT, choice({ kind: "place", card: "s2+", target: "3" })]);
  selection.pick(lineThing("1", "f5"));
  await selection.putElsewhere("g3");
  expect(choose).toHaveBeenLastCalledWith("1>g3");
  selection.pick(drawnThing("s2+"));
  await selection.putElsewhere("1");
  expect(choose).toHaveBeenLastCalledWith("s2+>1");
  expect(selection.thing).toBeNull();
});

test("nothing is sent from a place to itself, to nowhere, or for an action card", async () => {
  const { selection, choose, decline } = table([
    FRONT,
    choice({ kind: "play", card: "boat", seat: 0 }),
  ]);
  for (const place of ["1", ""]) {
    selection.pick(lineThing("1", "f5"));
    await selection.putElsewhere(place);
  }
  expect(decline).not.toHaveBeenCalled();
  selection.pick(handThing(0, "boat"));
  await selection.putElsewhere("2");
  expect(decline).toHaveBeenCalledOnce();
  expect(choose).not.toHaveBeenCalled();
});

test("a touch in vain is known until there are other choices", () => {
  const { selection, state } = table([FRONT]);
  selection.miss();
  expect(selection.missed).not.toBeNull();
  state.choices = [RUN];
  expect(selection.missed).toBeNull();
});

test("a second touch puts it back", () => {
  const { selection } = table([FRONT]);
  selection.toggle(lineThing("1", "f5"));
  selection.toggle(lineThing("1", "f5"));
  expect(selection.thing).toBeNull();
});

test("in place of a mystery means the place where it lies", () => {
  const { selection } = table([
    choice({ kind: "place", card: "s9+", target: "?" }),
    choice({ kind: "place", card: "f2", target: "?" }),
  ]);
  selection.pick(drawnThing("s9+"));
  expect([...selection.spots.keys()]).toEqual(["3"]);
  selection.pick(drawnThing("f2"));
  expect([...selection.spots.keys()]).toEqual(["g1"]);
});

test("a card that needs no place is played with one more touch", async () => {
  const saving = choice({ kind: "play", card: "save-time", seat: 0 });
  const { selection, choose } = table([saving]);
  selection.pick(handThing(0, "save-time"));
  expect([...selection.spots.keys()]).toEqual(["table"]);
  await selection.put(TABLE);
  expect(choose).toHaveBeenCalledWith(saving.action);
});

test("two lines are touched in any order", async () => {
  const pair = (source: string, target: string) =>
    choice({ kind: "play", card: "same-lines", seat: 0, source, target });
  const { selection, choose } = table([pair("1", "2"), pair("1", "3"), pair("2", "3")]);
  selection.pick(handThing(0, "same-lines"));
  await selection.put(at("3"));
  expect(choose).not.toHaveBeenCalled();
  expect([...selection.spots.keys()]).toEqual(["1", "2"]);
  await selection.put(at("2"));
  expect(choose).toHaveBeenCalledWith(pair("2", "3").action);
});

test("two lines are asked for even if the first leaves one pair only", async () => {
  const pair = choice({ kind: "play", card: "same-lines", seat: 0, source: "5", target: "6" });
  const { selection, choose } = table([pair]);
  selection.pick(handThing(0, "same-lines"));
  await selection.put(at("6"));
  expect(choose).not.toHaveBeenCalled();
  expect([...selection.spots.keys()]).toEqual(["5"]);
});

test("the boat takes a run from a card on", async () => {
  const from = (...cards: string[]) =>
    choice({ kind: "play", card: "boat", seat: 0, source: "1", target: "b", cards });
  const { selection, choose } = table([from("f5"), from("f6+", "f5"), from("f7", "f6+", "f5")]);
  selection.pick(handThing(0, "boat"));
  await selection.put({ kind: "run", place: "1", card: "f6+" });
  expect(choose).toHaveBeenCalledWith(from("f6+", "f5").action);
});

test("several ranks at one place are asked for", async () => {
  const as = (number: number) =>
    choice({ kind: "play", card: "mystery-f", seat: 0, target: "2", number });
  const { selection, choose } = table([as(7), as(13)]);
  selection.pick(handThing(0, "mystery-f"));
  await selection.put(at("2"));
  expect(choose).not.toHaveBeenCalled();
  expect(selection.doubtful.map(({ number }) => number)).toEqual([7, 13]);
  await selection.take(as(13));
  expect(choose).toHaveBeenCalledWith(as(13).action);
});

test("the short way leads to a group and nowhere else", () => {
  const { selection } = table([RUN, FRONT]);
  expect(selection.rescueOf(lineThing("1", "f5"))).toEqual(FRONT);
  expect(selection.rescueOf(lineThing("1", "f7"))).toBeUndefined();
});

test("a mystery card has no short way", () => {
  const { selection } = table([choice({ kind: "play", card: "mystery-f", seat: 0, target: "g1" })]);
  expect(selection.rescueOf(handThing(0, "mystery-f"))).toBeUndefined();
});

test("a run that only a part of could follow is not taken for that part", async () => {
  const { selection, choose, decline } = table([RUN, FRONT]);
  selection.pick(lineThing("1", "f7"));
  await selection.putElsewhere("g2");
  expect(choose).not.toHaveBeenCalled();
  expect(decline).toHaveBeenCalledWith(expect.objectContaining({ rule: "T11" }));
  expect(selection.thing).toBeNull();
});

test("all who follow one another are brought, as long as the table offers the next one", async () => {
  const { selection, choose, state } = table([FRONT]);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const row = ["1>g1", "1>g1", "2>g1"];
  const brings = (moves: string[]) => ({ ...VIEW, brings: [moves, [], [], []] });
  state.view = brings(row);
  choose.mockImplementation(async () => {
    const left = 2 - choose.mock.calls.length;
    // After the second one, somebody else could come first.
    state.view = brings(left ? row.slice(1) : ["3>g1"]);
    return true;
  });
  await selection.bringAll("g1");
  expect(choose.mock.calls).toEqual([["1>g1"], ["1>g1"]]);
});

test("all are brought though each is told, unless the person does something else", async () => {
  const { selection, choose, state } = table([FRONT]);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const finish = ["1>g1", "2>g1", "3>g1"];
  state.view = { ...VIEW, finish };
  choose.mockImplementation(async () => {
    const count = choose.mock.calls.length;
    Object.assign(state, { choices: [], isTold: true });
    setTimeout(() => {
      state.view = { ...VIEW, finish: finish.slice(count) };
      Object.assign(state, { choices: [FRONT], isTold: false });
    }, 120);
    return true;
  });
  await selection.bringEverybody();
  expect(choose.mock.calls.flat()).toEqual(finish);

  choose.mockClear();
  state.view = { ...VIEW, finish };
  const bringing = selection.bringEverybody();
  setTimeout(() => selection.pick(lineThing("1", "f5")), 130);
  await bringing;
  expect(choose).toHaveBeenCalledOnce();
});

test("nobody else is brought once the server has refused", async () => {
  const { selection, choose, state } = table([FRONT]);
  state.view = { ...VIEW, finish: ["1>g1", "2>g1"] };
  choose.mockResolvedValue(false);
  await selection.bringEverybody();
  expect(choose).toHaveBeenCalledOnce();
});

test("where nothing can be chosen nobody is brought", () => {
  const { selection, state } = table([]);
  state.view = { ...VIEW, brings: [["1>g1"], [], [], []], finish: ["1>g1"] };
  expect([selection.rowTo("g1"), selection.finish]).toEqual([[], []]);
});

test("cards that are put in groups are counted, those that go straight there aren't", async () => {
  const { selection } = table([RUN, FRONT]);
  selection.pick(lineThing("1", "f5"));
  await selection.put(at("2"));
  expect(selection.putInGroups).toBe(0);
  selection.pick(lineThing("1", "f5"));
  await selection.put(at("g2"));
  await selection.take(FRONT);
  expect(selection.putInGroups).toBe(1);
});
