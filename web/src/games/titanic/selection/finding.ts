/** Where things are on the page. */

import { cardKey } from "../cards";
import { thingKey, type Thing } from "./things";

function all(root: HTMLElement | undefined, sign: string): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(sign) ?? [])];
}

/** Focus a thing wherever it lies now, or the question if it is gone. */
export function focusOn(root: HTMLElement | undefined, thing: Thing | null) {
  const found = (thing && find(root, thing)) ?? root?.querySelector<HTMLElement>("#question");
  found?.focus({ preventScroll: true });
}

function find(root: HTMLElement | undefined, thing: Thing): HTMLElement | undefined {
  const elements = all(root, "[data-thing], [data-card]");
  const same = elements.find(({ dataset }) => dataset.thing === thingKey(thing));
  if (same || thing.kind === "hand") return same;
  return elements.find(({ dataset }) => dataset.card === cardKey(thing.card));
}

/** Return what the arrow keys go to: things to pick up, or places to put down what is picked up. */
export function controls(root: HTMLElement | undefined, isPicked: boolean): HTMLElement[] {
  return all(root, isPicked ? "[data-spot]" : "[data-thing]");
}

/**
 * Scroll so that the highlighted places are visible, all if they fit, and not under the dock.
 */
export function showSpots(root: HTMLElement | undefined) {
  const boxes = all(root, "[data-place] [data-spot]").map((spot) => spot.getBoundingClientRect());
  if (!boxes.length) return;
  const { top, bottom } = seenPart(root?.querySelector("[data-dock]"));
  const first = boxes.reduce((one, other) => (other.top < one.top ? other : one));
  const end = Math.max(...boxes.map((box) => box.bottom));
  const wanted =
    end - first.top <= bottom - top ? end : Math.min(first.bottom, first.top + bottom - top);
  if (wanted > bottom) scrollBy({ top: wanted - bottom + MARGIN, behavior: "smooth" });
  else if (first.top < top) scrollBy({ top: first.top - top - MARGIN, behavior: "smooth" });
}

const MARGIN = 8;

/** Return the part of the window that isn't under a panel stuck to one of its ends. */
function seenPart(panel: Element | null | undefined): { top: number; bottom: number } {
  const whole = { top: 0, bottom: innerHeight };
  if (!panel || getComputedStyle(panel).position !== "sticky") return whole;
  const { top, bottom } = panel.getBoundingClientRect();
  if (top <= 1) return { ...whole, top: bottom };
  return bottom >= innerHeight - 1 ? { ...whole, bottom: top } : whole;
}
