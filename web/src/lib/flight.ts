/**
 * Cards that move from one list to another: where each was before an update and where it is after it
 * (FLIP), on the live elements, which can be used all the while. Cards have `data-card`; a copy in a
 * drag has it too and stands later in the page, so that its place is the one that counts.
 */

const MOVE = { duration: 320, easing: "cubic-bezier(.2,.7,.2,1)" };
const TURN = { duration: 260, easing: "ease-out" };

export class Flight {
  #root: () => HTMLElement | undefined;
  // Nothing that is shown depends on it.
  #before = new Map<string, DOMRect>();

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Before an update: note where the cards are. */
  note() {
    this.#before = new Map();
    if (isStill()) return;
    for (const element of this.#cards()) {
      this.#before.set(element.dataset.card!, element.getBoundingClientRect());
    }
  }

  /** After it: let them come from there; those drawn come from the pile, others are turned over. */
  play() {
    if (!this.#before.size || isStill()) return;
    const before = this.#before;
    const boxes = this.#cards()
      .filter((element) => !element.closest("[data-ghost]"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const { element, box } of boxes) {
      const from = before.get(element.dataset.card!) ?? this.#source(element);
      if (!from) element.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], TURN);
      else fly(element, from, box);
    }
  }

  /** The pile that a card which was not there comes from, if any. */
  #source(element: HTMLElement): DOMRect | undefined {
    const name = element.closest<HTMLElement>("[data-from]")?.dataset.from;
    const pile = name && this.#root()?.querySelector(`[data-pile="${name}"]`);
    return pile ? pile.getBoundingClientRect() : undefined;
  }

  #cards(): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  }
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function fly(element: HTMLElement, from: DOMRect, to: DOMRect) {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (!to.width || Math.hypot(x, y) < 2) return;
  const scale = from.width / to.width;
  // What is around it may be drawn larger than it is.
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
