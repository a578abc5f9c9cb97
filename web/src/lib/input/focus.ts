/** Focus that would be lost. */

import { tick } from "svelte";

/** When what had the focus has gone, go on from here: a keyboard must not begin anew. */
export async function holdFocus(from: HTMLElement | null | undefined): Promise<void> {
  await tick();
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) from?.focus({ preventScroll: true });
}

/** The part of the page below its header. */
export function mainPart(): HTMLElement | null {
  return document.getElementById("main");
}
