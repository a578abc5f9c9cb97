/** Keeping focus that would be lost. */

import { tick } from "svelte";

/**
 * If what had the focus has gone, continue from here, so that keyboard users needn't start again.
 */
export async function holdFocus(from: HTMLElement | null | undefined): Promise<void> {
  await tick();
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) from?.focus({ preventScroll: true });
}

/** Return the part of the page below its header. */
export function mainPart(): HTMLElement | null {
  return document.getElementById("main");
}
