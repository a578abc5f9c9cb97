/** Dragging at the table: what is lifted follows the pointer until it is put down or back. */

import type { Point } from "../../lib/input/drag";
import type { Dragging } from "./dragging";
import type { Picking, Spot, Thing } from "./picking.svelte";

export class Lifting implements Dragging {
  /** How wide the lifted card is, in pixels; 0 while nothing is lifted. */
  width = $state(0);
  /** What follows the pointer. It is moved past the framework, at every frame. */
  ghost = $state<HTMLElement>();
  #picking: Picking;
  #grip = { x: 0, y: 0 };

  constructor(picking: Picking) {
    this.#picking = picking;
  }

  lift = (thing: Thing, element: Element, grip: Point): boolean => {
    if (!this.#picking.pick(thing)) return false;
    this.#grip = grip;
    this.width = element.getBoundingClientRect().width;
    return true;
  };

  miss = () => this.#picking.miss();

  follow = ({ x, y }: Point, spot: Spot) => {
    const { ghost } = this;
    if (ghost) ghost.style.transform = `translate(${x - this.#grip.x}px, ${y - this.#grip.y}px)`;
    this.#picking.over = this.#picking.spots.has(spot) ? spot : "";
  };

  /** It stays where it was let go until the answer has come, and flies on from there. */
  drop = async (spot: Spot, place: string) => {
    if (this.#picking.spots.has(spot)) await this.#picking.put(spot);
    else await this.#picking.attempt(place);
    this.width = 0;
  };
}
