import { describe, expect, it } from "vitest";
import { Lesson, lessonSteps } from "./lesson.svelte";

async function lesson(game: string): Promise<Lesson> {
  const made = new Lesson();
  made.steps = await lessonSteps(game, "en");
  return made;
}

describe("a lesson", () => {
  it.each(["titanic", "septentrick"])(
    "of %s is learnt by doing what each step asks",
    async (game) => {
      const learning = await lesson(game);
      expect(learning.steps.length).toBeGreaterThan(8);
      while (!learning.isLast) {
        const step = learning.step!;
        for (const action of step.wanted) {
          expect(step.view.legal.map((choice) => choice.action)).toContain(action);
        }
        const before = learning.at;
        if (step.wanted[0]) expect(learning.choose(step.wanted[0])).toBe(true);
        else learning.go(before + 1);
        expect(learning.at).toBe(before + 1);
      }
    },
  );

  it("stays where it is at another choice, and says so until one goes on", async () => {
    const learning = await lesson("titanic");
    learning.go(1);
    expect(learning.choose("rescue:1")).toBe(false);
    expect(learning.at).toBe(1);
    expect(learning.isWrong).toBe(true);
    learning.choose(learning.step!.wanted[0]!);
    expect(learning.isWrong).toBe(false);
  });

  it("ends at its last step", async () => {
    const learning = await lesson("titanic");
    learning.go(99);
    expect(learning.isLast).toBe(true);
  });

  it("has no steps for an unknown game", async () => {
    expect((await lesson("chess")).steps).toEqual([]);
  });
});
