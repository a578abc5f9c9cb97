/** How many life rings a card shows. */

import type { SeptentrickView } from "../../wire/types";

export function ringsOn(view: SeptentrickView, card: string): number {
  return view.rings[card] ?? 0;
}
