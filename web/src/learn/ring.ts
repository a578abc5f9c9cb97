/** Rings around what a step of a lesson is about, brought into view wherever the page is. */

import type { Attachment } from "svelte/attachments";
import { isStill } from "../lib/stillness";

/** The distance, in pixels, to what covers the page. */
const MARGIN = 12;

/**
 * Return what rings everything that matches these selectors, as soon as it is there, and scrolls to
 * it once; without it, the rings are gone.
 */
export function ringed(selectors: string[]): Attachment<HTMLElement> {
  return (table) => {
    if (!selectors.length) return;
    let isShown = false;

    function ring() {
      const found = selectors.flatMap((one) => [...table.querySelectorAll<HTMLElement>(one)]);
      for (const element of found) element.dataset.ringed = "";
      if (isShown || !found.length) return;
      isShown = true;
      show(found);
    }

    // A card may be drawn again in another list, and the table itself may still be on its way.
    const watching = new MutationObserver(ring);
    watching.observe(table, { childList: true, subtree: true });
    // The page gets its new height first.
    const frame = requestAnimationFrame(ring);
    return () => {
      cancelAnimationFrame(frame);
      watching.disconnect();
      for (const element of table.querySelectorAll<HTMLElement>("[data-ringed]"))
        delete element.dataset.ringed;
    };
  };
}

/** Scroll so that all of them are visible or, if they don't fit, the first. */
function show(elements: HTMLElement[]) {
  for (const element of elements) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const top = coveredTop() + MARGIN;
  const bottom = innerHeight - MARGIN;
  const [first, ...others]: Span[] = elements.map((one) => one.getBoundingClientRect());
  const all = others.reduce(joined, first!);
  const wanted = all.bottom - all.top <= bottom - top ? all : first!;
  const by = offsetInto(wanted, top, bottom);
  if (by) scrollBy({ top: by, behavior: isStill() ? "instant" : "smooth" });
}

interface Span {
  top: number;
  bottom: number;
}

const joined = (one: Span, other: Span): Span => ({
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Return how far to scroll to bring a span between two heights; 0 if it is there. */
export function offsetInto(span: Span, top: number, bottom: number): number {
  if (span.top >= top && span.bottom <= bottom) return 0;
  return (span.top + span.bottom - top - bottom) / 2;
}

/** Return the lower edge of the instructions where they stay at the top of the page. */
function coveredTop(): number {
  const panel = document.querySelector("[data-lesson]");
  if (!panel || getComputedStyle(panel).position !== "sticky") return 0;
  const { height, width } = panel.getBoundingClientRect();
  return width > innerWidth / 2 ? height : 0;
}
