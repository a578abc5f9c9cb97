import { expect, test, vi } from "vitest";
import type { TitanicChoice, TitanicView } from "../../wire/types";

vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en", me: "" } }));
const { drawnThing, handThing, lineThing, Picking, runSpot, TABLE } =
  await import("./picking.svelte");

function choice(part: Partial<TitanicChoice> & Pick<TitanicChoice, "kind">): TitanicChoice {
  const { kind, card = "", source = "", target = "", number = 0, seat = -1, cards = [] } = part;
  const action = [kind, seat, card, source, cards.length, target, number].join(" ");
  return { action, words: "", heading: "", kind, card, cards, source, target, number, seat };
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
  const play = vi.fn(async () => true);
  const decline = vi.fn();
  const state = { view: VIEW, choices, play, decline, busy: false };
  return { picking: new Picking(() => state), play, decline, state };
}

const RUN = choice({ kind: "move", source: "1", target: "2", cards: ["f7", "f6+", "f5"] });
const FRONT = choice({ kind: "move", source: "1", target: "g2", cards: ["f5"] });

test("a card of a run can go wherever it goes along", () => {
  const { picking } = table([RUN, FRONT]);
  picking.pick(lineThing("1", "f5"));
  expect([...picking.spots.keys()]).toEqual(["2", "g2"]);
  picking.pick(lineThing("1", "f7"));
  expect([...picking.spots.keys()]).toEqual(["2"]);
});

test("putting it down takes the choice", async () => {
  const { picking, play } = table([RUN, FRONT]);
  picking.pick(lineThing("1", "f5"));
  expect(await picking.put("2")).toBe(true);
  expect(play).toHaveBeenCalledWith(RUN.action);
  expect(picking.thing).toBe("");
});

test("what is in no choice cannot be picked up, nor anything while an action is on its way", () => {
  const { picking, state } = table([FRONT]);
  expect(picking.pick(lineThing("2", "f8"))).toBe(false);
  state.busy = true;
  expect(picking.pick(lineThing("1", "f5"))).toBe(false);
});

test("at a place that is not lit the action is sent all the same, to be refused in words", async () => {
  const { picking, play } = table([FRONT, choice({ kind: "place", card: "s2+", target: "3" })]);
  picking.pick(lineThing("1", "f5"));
  await picking.attempt("g3");
  expect(play).toHaveBeenLastCalledWith("1>g3");
  picking.pick(drawnThing("s2+"));
  await picking.attempt("1");
  expect(play).toHaveBeenLastCalledWith("s2+>1");
  expect(picking.thing).toBe("");
});

test("nothing is sent from a place to itself, to nowhere, or for an action card", async () => {
  const { picking, play } = table([FRONT, choice({ kind: "play", card: "boat", seat: 0 })]);
  for (const place of ["1", ""]) {
    picking.pick(lineThing("1", "f5"));
    await picking.attempt(place);
  }
  picking.pick(handThing(0, "boat"));
  await picking.attempt("2");
  expect(play).not.toHaveBeenCalled();
});

test("a touch in vain is known until there are other choices", () => {
  const { picking, state } = table([FRONT]);
  picking.miss();
  expect(picking.missed).not.toBeNull();
  state.choices = [RUN];
  expect(picking.missed).toBeNull();
});

test("a second touch puts it back", () => {
  const { picking } = table([FRONT]);
  picking.toggle(lineThing("1", "f5"));
  picking.toggle(lineThing("1", "f5"));
  expect(picking.thing).toBe("");
});

test("in place of a mystery means the place where it lies", () => {
  const { picking } = table([
    choice({ kind: "place", card: "s9+", target: "?" }),
    choice({ kind: "place", card: "f2", target: "?" }),
  ]);
  picking.pick(drawnThing("s9+"));
  expect([...picking.spots.keys()]).toEqual(["3"]);
  picking.pick(drawnThing("f2"));
  expect([...picking.spots.keys()]).toEqual(["g1"]);
});

test("a card that needs no place is played with one more touch", async () => {
  const saving = choice({ kind: "play", card: "save-time", seat: 0 });
  const { picking, play } = table([saving]);
  picking.pick(handThing(0, "save-time"));
  expect([...picking.spots.keys()]).toEqual([TABLE]);
  await picking.put(TABLE);
  expect(play).toHaveBeenCalledWith(saving.action);
});

test("two lines are touched in any order", async () => {
  const pair = (source: string, target: string) =>
    choice({ kind: "play", card: "same-lines", seat: 0, source, target });
  const { picking, play } = table([pair("1", "2"), pair("1", "3"), pair("2", "3")]);
  picking.pick(handThing(0, "same-lines"));
  await picking.put("3");
  expect(play).not.toHaveBeenCalled();
  expect([...picking.spots.keys()]).toEqual(["1", "2"]);
  await picking.put("2");
  expect(play).toHaveBeenCalledWith(pair("2", "3").action);
});

test("two lines are asked for even if the first leaves one pair only", async () => {
  const pair = choice({ kind: "play", card: "same-lines", seat: 0, source: "5", target: "6" });
  const { picking, play } = table([pair]);
  picking.pick(handThing(0, "same-lines"));
  await picking.put("6");
  expect(play).not.toHaveBeenCalled();
  expect([...picking.spots.keys()]).toEqual(["5"]);
});

test("the boat takes a run from a card on", async () => {
  const from = (...cards: string[]) =>
    choice({ kind: "play", card: "boat", seat: 0, source: "1", target: "b", cards });
  const { picking, play } = table([from("f5"), from("f6+", "f5"), from("f7", "f6+", "f5")]);
  picking.pick(handThing(0, "boat"));
  await picking.put(runSpot("1", "f6+"));
  expect(play).toHaveBeenCalledWith(from("f6+", "f5").action);
});

test("several ranks at one place are asked for", async () => {
  const as = (number: number) =>
    choice({ kind: "play", card: "mystery-f", seat: 0, target: "2", number });
  const { picking, play } = table([as(7), as(13)]);
  picking.pick(handThing(0, "mystery-f"));
  await picking.put("2");
  expect(play).not.toHaveBeenCalled();
  expect(picking.doubtful.map(({ number }) => number)).toEqual([7, 13]);
  await picking.take(as(13));
  expect(play).toHaveBeenCalledWith(as(13).action);
});

test("the short way leads to a group and nowhere else", () => {
  const { picking } = table([RUN, FRONT]);
  expect(picking.rescueOf(lineThing("1", "f5"))).toEqual(FRONT);
  expect(picking.rescueOf(lineThing("1", "f7"))).toBeUndefined();
});

test("a mystery card has no short way", () => {
  const { picking } = table([choice({ kind: "play", card: "mystery-f", seat: 0, target: "g1" })]);
  expect(picking.rescueOf(handThing(0, "mystery-f"))).toBeUndefined();
});

test("a run that only a part of could follow is not taken for that part", async () => {
  const { picking, play, decline } = table([RUN, FRONT]);
  picking.pick(lineThing("1", "f7"));
  expect(await picking.attempt("g2")).toBe(false);
  expect(play).not.toHaveBeenCalled();
  expect(decline).toHaveBeenCalledWith(expect.objectContaining({ rule: "T11" }));
  expect(picking.thing).toBe("");
});
