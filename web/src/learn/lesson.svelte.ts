/** A lesson: prepared views, one after the other, each with the action that leads on. */

import type { Language } from "../lib/settings.svelte";
import type { View } from "../wire/views";

export interface LessonStep {
  /** Which text goes with it. */
  name: string;
  /** The actions that lead on; empty if there is only something to read. */
  wanted: string[];
  /** Selectors of what it is about, which is ringed. */
  look: string[];
  /** What is shown; only what the step offers can be chosen. */
  view: View;
}

const VIEWS = import.meta.glob<LessonStep[]>("../games/*/lesson/*.json", { import: "default" });

/** Return the steps of a game's lesson, with words in this language; none for an unknown game. */
export async function lessonSteps(game: string, language: Language): Promise<LessonStep[]> {
  return (await VIEWS[`../games/${game}/lesson/${language}.json`]?.()) ?? [];
}

export class Lesson {
  steps = $state.raw<LessonStep[]>([]);
  at = $state(0);
  /** Whether the last choice wasn't the one that this step is about. */
  isWrong = $state(false);

  get step(): LessonStep | undefined {
    return this.steps[this.at];
  }
  get isLast() {
    return this.at === this.steps.length - 1;
  }

  choose(action: string): boolean {
    if (!this.step?.wanted.includes(action)) {
      this.isWrong = true;
      return false;
    }
    this.go(this.at + 1);
    return true;
  }

  go(at: number) {
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    this.isWrong = false;
  }
}
