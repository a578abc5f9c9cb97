/**
 * Dragging at the table: what is picked up follows the pointer until it is put down or put back.
 * Things have `data-thing`, spots `data-spot`, lines and groups `data-place`.
 */

import { trackDrag, type Point } from "../../../lib/input/drag";
import type { Selection } from "./selection.svelte";

const SCROLL_MARGIN = 36;
const SCROLL_STEP = 10;

export class TableDrag {
  /** The width of the dragged card, in pixels; 0 if nothing is dragged. */
  width = $state(0);
  /** What follows the pointer. It is moved in every frame, without the framework. */
  ghost = $state<HTMLElement>();
  #selection: Selection;
  /** Where the pointer holds the card. */
  #grip: Point = { x: 0, y: 0 };
  #last: Point = { x: 0, y: 0 };
  #frame = 0;

  constructor(selection: Selection) {
    this.#selection = selection;
  }

  /** Let things within the root be dragged; returns a function that ends it. */
  attach = (root: HTMLElement) => {
    let forget = () => {};
    const press = (event: PointerEvent) => {
      const target = event.target as Element;
      const element = target.closest<HTMLElement>("[data-thing]");
      if (element) {
        forget = trackDrag(event, root, {
          begin: (from) => {
            const thing = this.#selection.things.get(element.dataset.thing ?? "");
            if (!thing || !this.#selection.pick(thing)) return false;
            this.#hold(element, from);
            return true;
          },
          move: (to) => {
            this.#last = to;
            this.#frame ||= requestAnimationFrame(this.#draw);
          },
          end: (at) => void this.#drop(at),
        });
      } else if (isFutile(event, target)) {
        forget = trackDrag(event, root, { begin: () => this.#selection.miss() });
      }
    };
    root.addEventListener("pointerdown", press);
    return () => {
      root.removeEventListener("pointerdown", press);
      cancelAnimationFrame(this.#frame);
      forget();
    };
  };

  #hold(element: HTMLElement, { x, y }: Point) {
    const box = element.getBoundingClientRect();
    this.#grip = { x: x - box.left, y: y - box.top };
    this.width = box.width;
  }

  /** Draw a frame; this reads from the page before it writes to it. */
  #draw = () => {
    this.#frame = 0;
    const { x, y } = this.#last;
    const spot = attributeAt(this.#last, "data-spot");
    scrollNear(this.#last);
    const { ghost } = this;
    if (ghost) ghost.style.transform = `translate(${x - this.#grip.x}px, ${y - this.#grip.y}px)`;
    this.#selection.over = this.#selection.spots.has(spot) ? spot : "";
  };

  /** Drop it: the card stays there until the answer has come, and flies on from there. */
  async #drop(at: Point | null) {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const lit = at && this.#selection.spots.get(attributeAt(at, "data-spot"));
    if (lit) await this.#selection.put(lit.spot);
    else await this.#selection.putElsewhere(at ? attributeAt(at, "data-place") : "");
    this.width = 0;
  }
}

/**
 * Return whether somebody tries to drag a card that can't be dragged. A finger may only want to
 * scroll; a mouse or pen doesn't.
 */
function isFutile({ pointerType }: PointerEvent, target: Element): boolean {
  return pointerType !== "touch" && target.closest("[data-card][aria-disabled=true]") !== null;
}

/** Scroll the page near the edges of the window. */
function scrollNear({ y }: Point) {
  if (y < SCROLL_MARGIN) scrollBy(0, -SCROLL_STEP);
  if (y > innerHeight - SCROLL_MARGIN) scrollBy(0, SCROLL_STEP);
}

/** Return an attribute of what is visible at a point; a covered spot doesn't count. */
function attributeAt({ x, y }: Point, name: string): string {
  const element = document.elementFromPoint(x, y)?.closest(`[${name}]`);
  return element?.getAttribute(name) ?? "";
}
