import { expect, test } from "vitest";
import type { Frame, Moment } from "../../lib/pacer";
import type { SeptentrickTrick, SeptentrickView, TitanicView } from "../../wire/types";
import { CARD_STAYS, follows, frames, handsIn, TRICK_STAYS } from "./pace";

function trick(...cards: string[]): SeptentrickTrick {
  const plays = cards.map((card, seat) => ({ seat, card, rings: 0 }));
  return { leader: 0, suit: "", plays, winner: cards.length ? 0 : -1 };
}

function view(tricks: number, now: SeptentrickTrick, last: SeptentrickTrick | null = null) {
  const seats = [{ rings: tricks, size: 13 - tricks }];
  const hand = [{ card: "d1", rings: 0, playable: true }];
  const rest = { game: "septentrick", question: "?", legal: [] };
  return {
    tricks,
    trick: now,
    last_trick: last,
    seats,
    hand,
    ...rest,
  } as unknown as SeptentrickView;
}

const moment = (...views: SeptentrickView[]) => ({ views });
const shown = (frame?: Frame<Moment>) => handsIn(frame!.moment)[0]!;

const two = view(0, trick("d1", "d2"));
const whole = view(1, trick(), trick("d1", "d2", "d3"));

test("a card is seen for a moment before the next one comes", () => {
  const next = moment(two);
  const [frame, ...others] = frames(moment(view(0, trick("d1"))), next);
  expect(others).toEqual([]);
  expect(frame).toEqual({ moment: next, isHeld: false, stay: CARD_STAYS });
});

test("a whole trick lies there before it is collected", () => {
  const next = moment(whole);
  const [held, after] = frames(moment(two), next);
  expect(held?.isHeld).toBe(true);
  expect(held?.stay).toBe(TRICK_STAYS);
  expect(shown(held).trick.plays).toHaveLength(3);
  expect(shown(held).seats[0]).toEqual({ rings: 0, size: 12 });
  expect(shown(held).hand[0]?.playable).toBe(false);
  expect(after).toEqual({ moment: next, isHeld: false, stay: 0 });
});

test("a whole trick lies there for every hand at the same screen", () => {
  const [held] = frames(moment(two, two), moment(whole, whole));
  expect(handsIn(held!.moment).map(({ active }) => active)).toEqual([-1, -1]);
});

test("the trick that ends the game at once can be looked at before the verdict", () => {
  const lost = { ...view(0, trick("p1", "p1", "p2")), outcome: {} } as SeptentrickView;
  const [held, after] = frames(moment(two), moment(lost));
  expect(held?.isHeld).toBe(true);
  expect(shown(held).outcome).toBeNull();
  expect(shown(after)).toBe(lost);
});

test("anything but the next card is shown at once: an undo, a jump in a replay", () => {
  expect(follows(two, view(0, trick("d1")))).toBe(false);
  expect(follows(two, view(5, trick()))).toBe(false);
  expect(frames(moment(two), moment(view(5, trick("d1"))))).toHaveLength(1);
});

test("another game is shown at once", () => {
  const ship = { game: "titanic", legal: [] } as unknown as TitanicView;
  expect(frames<Moment>({ views: [ship] }, { views: [ship] })).toHaveLength(1);
});
