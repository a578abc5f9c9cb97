import { expect, test } from "vitest";
import type { SeptentrickTrick, SeptentrickView } from "../wire/types";
import { CARD_STAYS, follows, frames, TRICK_STAYS } from "./pace";

function trick(...cards: string[]): SeptentrickTrick {
  const plays = cards.map((card, seat) => ({ seat, card, rings: 0 }));
  return { leader: 0, suit: "", plays, winner: cards.length ? 0 : -1 };
}

function view(tricks: number, now: SeptentrickTrick, last: SeptentrickTrick | null = null) {
  const seats = [{ rings: tricks, size: 13 - tricks }];
  const hand = [{ card: "d1", rings: 0, playable: true }];
  return { tricks, trick: now, last_trick: last, seats, hand, question: "?" } as SeptentrickView;
}

const two = view(0, trick("d1", "d2"));
const whole = view(1, trick(), trick("d1", "d2", "d3"));

test("a card is seen for a moment before the next one comes", () => {
  const [frame, ...others] = frames(view(0, trick("d1")), two);
  expect(others).toEqual([]);
  expect(frame).toEqual({ view: two, complete: false, stay: CARD_STAYS });
});

test("a whole trick lies there before it is collected", () => {
  const [held, after] = frames(two, whole);
  expect(held?.complete).toBe(true);
  expect(held?.stay).toBe(TRICK_STAYS);
  expect(held?.view.trick.plays).toHaveLength(3);
  expect(held?.view.seats[0]).toEqual({ rings: 0, size: 12 });
  expect(held?.view.hand[0]?.playable).toBe(false);
  expect(after).toEqual({ view: whole, complete: false, stay: 0 });
});

test("the trick that ends the game at once can be looked at before the verdict", () => {
  const lost = { ...view(0, trick("p1", "p1", "p2")), outcome: {} } as SeptentrickView;
  const [held, after] = frames(two, lost);
  expect(held?.complete).toBe(true);
  expect(held?.view.outcome).toBeNull();
  expect(after?.view).toBe(lost);
});

test("what is no single card later is shown at once: an undo, a jump in a replay", () => {
  expect(follows(two, view(0, trick("d1")))).toBe(false);
  expect(follows(two, view(5, trick()))).toBe(false);
  expect(frames(two, view(5, trick("d1")))).toHaveLength(1);
});
