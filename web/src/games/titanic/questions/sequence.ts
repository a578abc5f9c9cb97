/** Many actions that are one to the person: each is sent when the one before has been seen. */

interface Sequence {
  /** The next action, if it is offered. */
  next: () => string | undefined;
  /** How many are still to be taken. */
  left: () => number;
  choose: (action: string) => Promise<boolean>;
}

/** How it went: a proposal is one that changes nothing, and one is enough. */
export type Ending = "all" | "missing" | "proposed" | "refused";

/** Take all, until one is not offered, is refused or is only proposed. */
export async function takeAll({ next, left, choose }: Sequence): Promise<Ending> {
  for (let before = left(); before > 0; before = left()) {
    const action = next();
    if (!action) return "missing";
    if (!(await choose(action))) return "refused";
    if (left() >= before) return "proposed";
  }
  return "all";
}
