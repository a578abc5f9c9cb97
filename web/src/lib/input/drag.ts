/** A press with mouse, pen or finger that becomes a pull, until it is let go. */

export interface Point {
  x: number;
  y: number;
}

export interface Pull {
  /** The press has gone far enough; false if nothing can be pulled from there. */
  begin?: (from: Point) => boolean;
  move: (to: Point) => void;
  /** It was let go here, or broken off. */
  end: (at: Point | null) => void;
}

/** So far a pointer goes, in pixels, before a press becomes a pull. */
const THRESHOLD = 6;
/** A pull also fires a click, within so many milliseconds. */
const SWALLOW = 50;

/**
 * Follow a press. The holder gets the pointer: it has to stay in the page when an update draws all anew.
 * Returns how to forget the press.
 */
export function follow(press: PointerEvent, holder: Element, pull: Pull): () => void {
  if (!press.isPrimary || press.button !== 0) return () => {};
  const from = pointOf(press);
  const listening = new AbortController();
  let isPulled = false;

  function move(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    const to = pointOf(event);
    if (!isPulled) {
      if (Math.hypot(to.x - from.x, to.y - from.y) < THRESHOLD) return;
      if (pull.begin && !pull.begin(from)) return listening.abort();
      isPulled = true;
      holder.setPointerCapture(press.pointerId);
    }
    pull.move(to);
  }

  function end(at: Point | null) {
    listening.abort();
    if (!isPulled) return;
    swallowClick();
    pull.end(at);
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
    // It is for the pull alone.
    if (isPulled) event.stopPropagation();
    end(null);
  });
  return () => listening.abort();
}

/** The nearest element under a point, or around what is there, that has an attribute. */
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
