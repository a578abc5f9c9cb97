import { describe, expect, it } from "vitest";
import { offsetInto } from "./ring";

describe("what a step is about", () => {
  it("stays where it is if it can be seen", () => {
    expect(offsetInto({ top: 210, bottom: 300 }, 200, 600)).toBe(0);
  });
  it("comes to the middle of what isn't covered, from above and from below", () => {
    expect(offsetInto({ top: 700, bottom: 800 }, 200, 600)).toBe(350);
    expect(offsetInto({ top: 50, bottom: 150 }, 200, 600)).toBe(-300);
  });
});
