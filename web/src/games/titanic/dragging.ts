/** Dragging at the table: things have `data-thing`, spots `data-spot`, lines and groups `data-place`. */

import { follow, type Point } from "../../lib/input/drag";

export interface Dragging {
  /** Something is being lifted; false if it cannot be. `grip` is where in it the pointer holds it. */
  lift: (thing: string, element: Element, grip: Point) => boolean;
  /** Somebody has tried to lift a card that cannot be lifted. */
  miss: () => void;
  /** The pointer is here, over this spot or over none. */
  follow: (to: Point, spot: string) => void;
  /** It was let go over a spot, or at a place that is none, or elsewhere. */
  drop: (spot: string, place: string) => void;
}

const SCROLL_MARGIN = 36;
const SCROLL_STEP = 10;

/** Let things within the root be dragged; returns how to end it. */
export function dragging(root: HTMLElement, hands: Dragging): () => void {
  let forget = () => {};
  let last: Point = { x: 0, y: 0 };
  let frame = 0;

  /** Once a frame, and what is read of the page comes before what is written. */
  function draw() {
    frame = 0;
    const spot = attributeAt(last, "data-spot");
    scrollNear(last);
    hands.follow(last, spot);
  }

  function press(event: PointerEvent) {
    const target = event.target as Element;
    const element = target.closest("[data-thing]");
    if (!element) return pressInVain(event, target);
    forget = follow(event, root, {
      begin: ({ x, y }) => {
        const box = element.getBoundingClientRect();
        const thing = element.getAttribute("data-thing") ?? "";
        return hands.lift(thing, element, { x: x - box.left, y: y - box.top });
      },
      move: (to) => {
        last = to;
        frame ||= requestAnimationFrame(draw);
      },
      end: (at) => {
        cancelAnimationFrame(frame);
        frame = 0;
        if (at) hands.drop(attributeAt(at, "data-spot"), attributeAt(at, "data-place"));
        else hands.drop("", "");
      },
    });
  }

  /** A finger may be there to scroll; a mouse or a pen is not. */
  function pressInVain(event: PointerEvent, target: Element) {
    if (event.pointerType === "touch" || !target.closest("[data-card][aria-disabled=true]")) return;
    const begin = () => {
      hands.miss();
      return false;
    };
    forget = follow(event, root, { begin, move: () => {}, end: () => {} });
  }

  root.addEventListener("pointerdown", press);
  return () => {
    root.removeEventListener("pointerdown", press);
    cancelAnimationFrame(frame);
    forget();
  };
}

/** Near the edge of the window the page comes along. */
function scrollNear({ y }: Point) {
  if (y < SCROLL_MARGIN) scrollBy(0, -SCROLL_STEP);
  if (y > innerHeight - SCROLL_MARGIN) scrollBy(0, SCROLL_STEP);
}

/** Only what is in sight counts: a spot under something else is none. */
function attributeAt({ x, y }: Point, name: string): string {
  const element = document.elementFromPoint(x, y)?.closest(`[${name}]`);
  return element?.getAttribute(name) ?? "";
}
