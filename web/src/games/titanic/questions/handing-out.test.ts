import { describe, expect, test } from "vitest";
import { changesNothing, given, leftOf, nextGift, startOf } from "./handing-out";

const offer = ["wait", "wait", "boat"];
const before = [["wait"], ["wait", "boat"]];
const give = (seat: number) => ({ action: `give:${seat}`, kind: "give" as const, seat });

describe("handing out action cards", () => {
  test("begins with every card where it was", () => {
    const plan = startOf(offer, [[], []], before);
    expect(plan.map(({ seat }) => seat)).toEqual([0, 1, 1]);
  });

  test("begins with nobody's cards if the hands before are not known", () => {
    expect(startOf(offer, [[], []], [[], []]).map(({ seat }) => seat)).toEqual([-1, -1, -1]);
    expect(startOf(["boat"], [["wait"], []], [["wait"], ["wait"]])[0]?.seat).toBe(-1);
  });

  test("goes on where it was left", () => {
    const plan = startOf(["wait", "boat"], [["wait"], []], before);
    expect(plan.map(({ seat }) => seat)).toEqual([1, 1]);
  });

  test("gives one card after the other, equal ones in the order of the plan", () => {
    const plan = given(startOf(offer, [[], []], before), 0, 1);
    expect(nextGift(plan, offer, [give(0), give(1)])).toBe("give:1");
    const left = leftOf(plan, ["wait", "boat"]);
    expect(left.map(({ id }) => id)).toEqual([1, 2]);
    expect(nextGift(given(left, 1, 0), ["wait", "boat"], [give(0), give(1)])).toBe("give:0");
  });

  test("takes in what came back to be given", () => {
    const plan = startOf(["boat"], [["wait"], ["wait"]], before);
    expect(leftOf(plan, ["wait", "boat"])).toEqual([...plan, { id: 1, card: "wait", seat: -1 }]);
  });

  test("gives nothing that is not offered", () => {
    const plan = startOf(["boat"], [["wait"], ["wait"]], before);
    expect(nextGift(plan, ["boat"], [give(0)])).toBeUndefined();
  });

  test("knows when equal cards have only changed places", () => {
    const start = startOf(offer, [[], []], before);
    expect(changesNothing(given(given(start, 0, 1), 1, 0), start)).toBe(true);
    expect(changesNothing(given(start, 2, 0), start)).toBe(false);
  });
});
