/** Dragging a card from the hand to a place marked `data-drop`. */

import type { Attachment } from "svelte/attachments";
import { elementAt, trackDrag } from "../../../lib/input/drag";

/** Let a card be dragged while `isFree` returns true; `drop` is called if the zone gets it. */
export function draggable(isFree: () => boolean, drop: () => void): Attachment<HTMLElement> {
  return (node) => {
    let zone: HTMLElement | null = null;
    let forget = () => {};

    function over(found: HTMLElement | null) {
      if (zone === found) return;
      zone?.removeAttribute("data-over");
      zone = found;
      zone?.setAttribute("data-over", "");
    }

    function press(event: PointerEvent) {
      const { clientX, clientY } = event;
      forget = trackDrag(event, node, {
        begin: () => {
          if (isFree()) node.dataset.dragged = "";
          return isFree();
        },
        move: (to) => {
          node.style.translate = `${to.x - clientX}px ${to.y - clientY}px`;
          over(elementAt(to, "data-drop"));
        },
        end: (at) => {
          const isDropped = at !== null && zone !== null && isFree();
          over(null);
          delete node.dataset.dragged;
          node.style.translate = "";
          if (isDropped) drop();
        },
      });
    }

    node.addEventListener("pointerdown", press);
    return () => {
      over(null);
      node.removeEventListener("pointerdown", press);
      forget();
    };
  };
}
