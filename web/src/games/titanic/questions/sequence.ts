/** Several actions that are one to the person: each is sent once the one before has been seen. */

interface Sequence {
  /** Returns the next action, if it is offered. */
  next: () => string | undefined;
  /** Returns how many are left. */
  left: () => number;
  choose: (action: string) => Promise<boolean>;
}

/** How it went; a proposal changes nothing, so one is enough. */
export type Ending = "all" | "missing" | "proposed" | "refused";

/** Take all actions, until one isn't offered, is refused or is only proposed. */
export async function takeAll({ next, left, choose }: Sequence): Promise<Ending> {
  for (let before = left(); before > 0; before = left()) {
    const action = next();
    if (!action) return "missing";
    if (!(await choose(action))) return "refused";
    if (left() >= before) return "proposed";
  }
  return "all";
}
