/**
 * Cards that move from one list to another: from where each was before an update to where it is
 * after it (FLIP), on the live elements, which stay usable meanwhile. Cards have `data-card`; a
 * copy being dragged has it too and comes later in the page, so its place is the one that counts.
 */

import { isStill } from "./stillness";

const MOVE = { duration: 320, easing: "cubic-bezier(.2,.7,.2,1)" };
const TURN = { duration: 260, easing: "ease-out" };

export class Flight {
  #root: () => HTMLElement | undefined;
  // Nothing that is shown depends on it.
  #before = new Map<string, { element: HTMLElement; box: DOMRect }>();

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Note where the cards are, before an update. */
  note() {
    this.#before = new Map();
    if (isStill()) return;
    for (const element of this.#cards()) {
      const box = element.getBoundingClientRect();
      this.#before.set(element.dataset.card!, { element, box });
    }
  }

  /**
   * Let cards come from there, after an update; drawn ones come from the pile, others turn over.
   * Cards that are gone fly to their goal, if they have one.
   */
  play(goalOf: (card: string) => Element | null = () => null) {
    if (!this.#before.size || isStill()) return;
    const before = this.#before;
    const boxes = this.#cards()
      .filter((element) => !element.closest("[data-ghost]"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of boxes) {
      const from = before.get(element.dataset.card!)?.box ?? this.#source(element);
      if (!from && element.dataset.card!.includes(":")) continue;
      if (!from) element.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], TURN);
      else fly(element, from, box);
      before.delete(element.dataset.card!);
    }
    for (const [card, { element, box }] of before) {
      const goal = element.isConnected ? null : goalOf(card);
      if (goal) leave(element, box, goal.getBoundingClientRect());
    }
  }

  /** Return the pile that a new card comes from, if any. */
  #source(element: HTMLElement): DOMRect | undefined {
    const name = element.closest<HTMLElement>("[data-from]")?.dataset.from;
    const pile = name && this.#root()?.querySelector(`[data-pile="${name}"]`);
    return pile ? pile.getBoundingClientRect() : undefined;
  }

  #cards(): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  }
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect) {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (!to.width || Math.hypot(x, y) < 2) return;
  const scale = from.width / to.width;
  // Its surroundings may be scaled.
  const zoom = to.width / element.offsetWidth || 1;
  element.animate(
    [
      {
        transform: `translate(${x / zoom}px, ${y / zoom}px) scale(${scale})`,
        transformOrigin: "0 0",
        zIndex: 20,
      },
      { transform: "none", transformOrigin: "0 0", zIndex: 20 },
    ],
    MOVE,
  );
}

/** Let a card that isn't in the page any more fly to its goal, over everything, and disappear. */
function leave(element: HTMLElement, from: DOMRect, to: DOMRect) {
  const ghost = document.createElement("div");
  ghost.inert = true;
  ghost.style.cssText = `position: fixed; inset: ${from.top}px auto auto ${from.left}px; z-index: 20; pointer-events: none; --card-width: ${from.width}px; --card-height: ${from.height}px`;
  const { firstElementChild } = element;
  if (firstElementChild) ghost.append(firstElementChild);
  document.body.append(ghost);
  const path = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
  const flight = ghost.animate([{}, { transform: path, opacity: 0.6 }], MOVE);
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
