import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../wire/views";
import { LONGEST_STEP, Pacer, type Frame, type Moment, type Pace } from "./pacer";

const moment = (name: string, isAsked = false): Moment & { name: string } => ({
  name,
  views: [{ legal: isAsked ? [{}] : [] }] as unknown as View[],
});
type Named = ReturnType<typeof moment>;

/** Every step is told in three held frames of this length. */
const inThree = (stay: number): Pace => ({
  isNext: () => true,
  isLater: () => true,
  frames: <M extends Moment>(_: M, next: M): Frame<M>[] => [
    ...[1, 2, 3].map((told) => ({ moment: next, isHeld: true, stay, told })),
    { moment: next, isHeld: false, stay: 0 },
  ],
});

function paced(stay: number, slowness = 1) {
  const shown: string[] = [];
  const show = ({ moment, told }: Frame<Named>) => shown.push(`${moment.name}${told ?? ""}`);
  const pacer = new Pacer<Named>(inThree(stay), show, () => slowness);
  pacer.take(moment("a"));
  return { pacer, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a step in several frames", () => {
  it("is shown frame by frame", () => {
    const { pacer, shown } = paced(500);
    pacer.take(moment("b"));
    expect(shown).toEqual(["a", "b1"]);
    vi.advanceTimersByTime(500);
    expect(shown.at(-1)).toBe("b2");
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["a", "b1", "b2", "b3", "b"]);
  });

  it("never takes longer than somebody who then decides would wait, however slow the pace", () => {
    const { pacer, shown } = paced(2000, 3);
    pacer.take(moment("b", true));
    vi.advanceTimersByTime(LONGEST_STEP);
    expect(shown.at(-1)).toBe("b");
  });

  it("leaves out what would be too short to be seen", () => {
    const { pacer, shown } = paced(200, 0.5);
    pacer.take(moment("b"));
    expect(shown).toEqual(["a", "b"]);
  });

  it("is shown at once without a pace", () => {
    const { pacer, shown } = paced(500, 0);
    pacer.take(moment("b"));
    expect(shown).toEqual(["a", "b"]);
  });

  it("can be skipped to its end, and everything to the present", () => {
    const { pacer, shown } = paced(500);
    for (const name of ["b", "c", "d"]) pacer.take(moment(name));
    pacer.finishStep();
    expect(shown.at(-1)).toBe("c1");
    pacer.catchUp();
    expect(shown.at(-1)).toBe("d");
  });
});
