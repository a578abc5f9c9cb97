/** The path of a card: from the seat that plays it, and to the seat that takes it. */

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const FLIGHT = 320;

/** Return a transition between the card's place and the panel of a seat. */
export function fly(node: HTMLElement, { seat }: { seat: number }): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  const panel = node.closest("[data-table]")?.querySelector(`[data-seat="${seat}"]`);
  const home = node.getBoundingClientRect();
  const away = panel?.getBoundingClientRect() ?? home;
  const x = away.left + away.width / 2 - (home.left + home.width / 2);
  const y = away.top + away.height / 2 - (home.top + home.height / 2);
  return {
    duration: FLIGHT,
    easing: cubicOut,
    css: (shown, gone) =>
      `translate: ${gone * x}px ${gone * y}px; scale: ${1 - gone * 0.5}; opacity: ${Math.min(1, shown * 2)}`,
  };
}
