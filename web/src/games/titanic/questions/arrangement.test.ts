import { describe, expect, test } from "vitest";
import {
  after,
  fitted,
  moved,
  movesIn,
  nextAction,
  zonesOf,
  type Arrangement,
} from "./arrangement";

const plan: Arrangement = { top: ["f1", "f2"], bottom: ["s3", "s4"] };
const choice = (kind: "top" | "bottom", card: string) => ({
  action: `${kind}:${card}`,
  kind,
  card,
});

describe("an arrangement", () => {
  test("begins with all cards on top, as they were drawn", () => {
    const empty = { top: [], bottom: [] };
    expect(fitted(empty, ["s4", "f1"], ["top", "bottom"])).toEqual({
      top: ["s4", "f1"],
      bottom: [],
    });
  });

  test("keeps what is planned for the cards that are left", () => {
    expect(fitted(plan, ["f2", "s3", "s4"], ["top", "bottom"])).toEqual({
      top: ["f2"],
      bottom: ["s3", "s4"],
    });
  });

  test("goes where it can when a zone is closed", () => {
    expect(fitted(plan, ["f2", "s4"], ["bottom"])).toEqual({ top: [], bottom: ["f2", "s4"] });
    expect(fitted(plan, ["f2", "s4"], ["top"])).toEqual({ top: ["f2", "s4"], bottom: [] });
  });

  test("lets a card be put anywhere", () => {
    expect(moved(plan, "f1", "top", 1)).toEqual({ top: ["f2", "f1"], bottom: ["s3", "s4"] });
    expect(moved(plan, "s4", "top", 0)).toEqual({ top: ["s4", "f1", "f2"], bottom: ["s3"] });
  });

  test("lets a card go earlier and later, but not beyond the ends", () => {
    expect(after(plan, "f2", "earlier").top).toEqual(["f2", "f1"]);
    expect(after(plan, "s3", "later").bottom).toEqual(["s4", "s3"]);
    expect(after(plan, "f1", "earlier")).toBe(plan);
    expect(after(plan, "s4", "later")).toBe(plan);
  });

  test("lets a card change between top and bottom by the shortest way", () => {
    expect(after(plan, "f2", "to-bottom")).toEqual({ top: ["f1"], bottom: ["f2", "s3", "s4"] });
    expect(after(plan, "s3", "to-top")).toEqual({ top: ["f1", "f2", "s3"], bottom: ["s4"] });
    expect(after(plan, "f1", "to-top")).toBe(plan);
  });

  test("has no way to the bottom where only the top is asked", () => {
    expect(movesIn(["top"])).toEqual(["earlier", "later"]);
    expect(movesIn(["top", "bottom"])).toContain("to-bottom");
  });

  test("is sent from the first drawn to the last, and only what is offered", () => {
    const choices = [choice("top", "f1"), choice("top", "f2"), choice("bottom", "f1")];
    expect(zonesOf(choices)).toEqual(["top", "bottom"]);
    expect(nextAction(plan, choices)).toBe("top:f1");
    expect(nextAction({ top: [], bottom: ["f1"] }, choices)).toBe("bottom:f1");
    expect(nextAction({ top: [], bottom: ["s3"] }, choices)).toBeUndefined();
  });
});
