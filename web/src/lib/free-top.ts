/** The distance to the edges of the window. */
const MARGIN = 4;
/** What must not be covered at all, and what must stay free in the middle, where people press. */
const WHOLE = "[data-panel]";
const MIDDLES = "main button:enabled, main [data-place]";

const boxesOf = (selector: string, apart: HTMLElement) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !apart.contains(element))
    .map((element) => element.getBoundingClientRect());

const ascending = (tops: number[]) => tops.sort((one, other) => one - other);

/**
 * Return how far down the window to put something so that it covers no control: at the top if
 * possible, then at the bottom, then right below one of the controls or its middle. If nothing is free, it covers
 * as few as possible.
 */
export function freeTop(shown: HTMLElement): number {
  const { offsetHeight, offsetLeft, offsetWidth } = shown;
  const right = offsetLeft + offsetWidth;
  const lowest = innerHeight - offsetHeight - MARGIN;
  const controls = boxesOf(MIDDLES, shown);
  const middles = controls
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
    .filter(({ x }) => x > offsetLeft && x < right);
  const panels = boxesOf(WHOLE, shown).filter((box) => box.left < right && box.right > offsetLeft);
  const covered = (top: number) =>
    middles.filter(({ y }) => y > top && y < top + offsetHeight).length +
    panels.filter((box) => box.top < top + offsetHeight && box.bottom > top).length *
      controls.length;
  const below = controls.map((box) => box.bottom).filter((top) => top > 0 && top < lowest);
  // Where everything is full, what lies between the middles of two rows is still free.
  const between = middles.map(({ y }) => y + 1).filter((top) => top > 0 && top < lowest);
  const tops = [MARGIN, lowest, ...ascending(below), ...ascending(between)];
  const fewest = Math.min(...tops.map(covered));
  return tops.find((top) => covered(top) === fewest) ?? MARGIN;
}
