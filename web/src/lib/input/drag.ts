/** A press with mouse, pen or finger that becomes a drag, until it is released. */

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  /** The pointer has moved far enough; false if nothing can be dragged from there. */
  begin?: (from: Point) => boolean;
  move?: (to: Point) => void;
  /** It was released here or, if null, cancelled. */
  end?: (at: Point | null) => void;
}

/** How far a pointer moves, in pixels, before a press becomes a drag. */
const THRESHOLD = 6;
/** How long after a drag, in milliseconds, the browser may still fire a click for it. */
const SWALLOW = 50;

/**
 * Follow a press. The holder captures the pointer, so it has to stay in the page when an update
 * redraws the rest. Returns a function that stops following.
 */
export function trackDrag(press: PointerEvent, holder: Element, drag: Drag): () => void {
  if (!press.isPrimary || press.button !== 0) return () => {};
  const from = pointOf(press);
  const listening = new AbortController();
  let isDragged = false;

  function move(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    const to = pointOf(event);
    if (!isDragged) {
      if (Math.hypot(to.x - from.x, to.y - from.y) < THRESHOLD) return;
      if (drag.begin && !drag.begin(from)) return listening.abort();
      isDragged = true;
      holder.setPointerCapture(press.pointerId);
    }
    drag.move?.(to);
  }

  function end(at: Point | null) {
    listening.abort();
    if (!isDragged) return;
    swallowClick();
    drag.end?.(at);
  }

  const { signal } = listening;
  const listen = <K extends keyof WindowEventMap>(
    kind: K,
    listener: (event: WindowEventMap[K]) => void,
  ) => addEventListener(kind, listener, { signal, capture: true });
  listen("pointermove", move);
  listen("pointerup", (event) => event.pointerId === press.pointerId && end(pointOf(event)));
  listen("pointercancel", (event) => event.pointerId === press.pointerId && end(null));
  listen("keydown", (event) => {
    if (event.key !== "Escape") return;
    // The key ends the drag and nothing else.
    if (isDragged) event.stopPropagation();
    end(null);
  });
  return () => listening.abort();
}

/** Return the nearest element that has an attribute, at a point or around what is there. */
export function elementAt({ x, y }: Point, attribute: string): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>(`[${attribute}]`);
    if (found) return found;
  }
  return null;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function swallowClick() {
  const listening = new AbortController();
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort(), SWALLOW);
}
