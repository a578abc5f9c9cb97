/** Arrow keys: from one control to the nearest in that direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much worse it is to be off to the side than far ahead. */
const SIDEWAYS = 3;

/**
 * Focus the nearest control in the direction of an arrow key; return whether it was an arrow key.
 */
export function steer(key: string, controls: HTMLElement[]): boolean {
  const direction = DIRECTIONS[key];
  const here = document.activeElement;
  if (!direction || !here) return false;
  const from = centre(here);
  const [nearest] = controls
    .filter((control) => control !== here)
    .map((control) => ({ control, way: distance(from, centre(control), direction) }))
    .filter(({ way }) => way < Infinity)
    .sort((one, other) => one.way - other.way);
  nearest?.control.focus();
  return true;
}

type Point = { x: number; y: number };

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Return how far away a point is in a direction; Infinity if it lies the other way. */
export function distance(from: Point, to: Point, [dx, dy]: [number, number]): number {
  const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return along > 1 ? along + SIDEWAYS * aside : Infinity;
}
