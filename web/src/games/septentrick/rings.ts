/** How many life rings are on a card. */

import type { SeptentrickView } from "../../wire/types";

export function ringsOn(view: SeptentrickView, card: string): number {
  return view.rings[card] ?? 0;
}
