/**
 * Dragging things of any kind between zones.
 *
 * Zones have `data-zone`, the things in them `data-key`. During a drag, `over` is told where the
 * thing would lie, so that the others make room. A ghost follows the pointer, since the thing
 * itself moves in the page.
 */

import { elementAt, trackDrag, type Point } from "../../../lib/input/drag";

export class ZoneDrag {
  /** The key of what is dragged, or "". */
  key = $state("");
  x = $state(0);
  y = $state(0);

  constructor(private readonly over: (key: string, zone: string, at: number) => void) {}

  /** Begin a drag when the pointer goes down on a thing. */
  begin(event: PointerEvent, key: string) {
    trackDrag(event, document.documentElement, {
      move: (to) => {
        this.key = key;
        this.x = to.x;
        this.y = to.y;
        this.#find(key, to);
      },
      end: () => (this.key = ""),
    });
  }

  #find(key: string, to: Point) {
    const zone = elementAt(to, "data-zone");
    if (!zone) return;
    const at = [...zone.querySelectorAll<HTMLElement>("[data-key]")]
      .filter((element) => element.dataset.key !== key)
      .filter((element) => isBefore(element.getBoundingClientRect(), to)).length;
    this.over(key, zone.dataset.zone ?? "", at);
  }
}

/** Return whether a thing lies before a point, in reading direction. */
function isBefore(box: DOMRect, { x, y }: Point): boolean {
  if (box.bottom < y) return true;
  return box.top <= y && box.left + box.width / 2 < x;
}
