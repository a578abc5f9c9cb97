/** Asking the same of the server at several tables. */

import { Refused } from "../lib/net/api";

/** Refusals after which the server has no subscription of ours at a table, and won't have one. */
const ENDED = ["token", "table-unknown", "game-ended"];

/** Ask something at each table; return where it has ended anyway, and the failures elsewhere. */
export async function tryAt(tables: string[], ask: (table: string) => Promise<void>) {
  const ended: string[] = [];
  const failures = new Map<string, unknown>();
  const asked = tables.map((table) =>
    ask(table).catch((error: unknown) => {
      if (error instanceof Refused && ENDED.includes(error.refusal.code)) ended.push(table);
      else failures.set(table, error);
    }),
  );
  await Promise.all(asked);
  return { ended, failures };
}
