import { describe, expect, test } from "vitest";
import { takeAll } from "./sequence";

/** Return a table that takes these actions in turn; a refused action changes nothing. */
function table(actions: string[], refused = "") {
  const taken: string[] = [];
  return {
    taken,
    next: () => actions[taken.length],
    left: () => actions.length - taken.length,
    choose: async (action: string) => {
      if (action === refused) return false;
      taken.push(action);
      return true;
    },
  };
}

describe("a sequence of actions", () => {
  test("is taken to its end", async () => {
    const whole = table(["a", "b", "c"]);
    expect(await takeAll(whole)).toBe("all");
    expect(whole.taken).toEqual(["a", "b", "c"]);
  });

  test("stops where one is refused", async () => {
    const broken = table(["a", "b", "c"], "b");
    expect(await takeAll(broken)).toBe("refused");
    expect(broken.taken).toEqual(["a"]);
  });

  test("stops where one is not offered", async () => {
    expect(await takeAll({ ...table(["a"]), next: () => undefined })).toBe("missing");
  });

  test("stops after a proposal, which changes nothing", async () => {
    let proposed = 0;
    const choose = async () => Boolean(++proposed);
    expect(await takeAll({ next: () => "a", left: () => 5, choose })).toBe("proposed");
    expect(proposed).toBe(1);
  });
});
