import { expect, test } from "vitest";
import { placeBeside, type Box } from "./placing";

const WINDOW = { width: 390, height: 844 };
const NOTE = { width: 260, height: 120 };

const overlaps = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test("it is below what it points to if there is room, else above", () => {
  expect(placeBeside({ left: 100, top: 20, width: 60, height: 80 }, NOTE, WINDOW)?.side).toBe(
    "below",
  );
  expect(placeBeside({ left: 100, top: 760, width: 60, height: 80 }, NOTE, WINDOW)?.side).toBe(
    "above",
  );
});

test("wherever it goes, it is in the window and covers nothing of what it points to", () => {
  for (let left = 0; left <= 330; left += 10) {
    for (let top = 0; top <= 760; top += 10) {
      const box = { left, top, width: 60, height: 84 };
      const placed = placeBeside(box, NOTE, WINDOW);
      expect(placed).not.toBeNull();
      const note = { ...placed!, ...NOTE };
      expect(overlaps(note, box)).toBe(false);
      expect(note.left).toBeGreaterThanOrEqual(0);
      expect(note.top).toBeGreaterThanOrEqual(0);
      expect(note.left + note.width).toBeLessThanOrEqual(WINDOW.width);
      expect(note.top + note.height).toBeLessThanOrEqual(WINDOW.height);
    }
  }
});

test("it is nowhere rather than on top of it", () => {
  expect(placeBeside({ left: 0, top: 100, width: 390, height: 700 }, NOTE, WINDOW)).toBeNull();
});
