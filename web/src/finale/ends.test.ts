import { expect, it } from "vitest";
import { endsBetween } from "./ends";

const going = { outcome: null };
const over = { outcome: { won: true } };

it("shows an end only to people who saw the game before it", () => {
  expect(endsBetween(going, over)).toBe(true);
  expect(endsBetween(null, over)).toBe(false);
  expect(endsBetween(over, over)).toBe(false);
  expect(endsBetween(going, going)).toBe(false);
  expect(endsBetween(over, going)).toBe(false);
});
