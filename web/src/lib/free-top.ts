/** The distance to the edges of the window. */
const MARGIN = 4;
/** What must not be covered at all, and what must stay free in the middle, where people press. */
const WHOLE = "[data-panel]";
const MIDDLES = "main button:enabled, main [data-place]";

const boxesOf = (selector: string, apart: HTMLElement) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !apart.contains(element))
    .map((element) => element.getBoundingClientRect());

/**
 * Return how far down the window to put something so that it covers no control: at the head if it can be there,
 * then at the foot, then right below one of the controls. Where nothing is free it covers the fewest.
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
  const tops = [MARGIN, lowest, ...below.sort((one, other) => one - other)];
  const fewest = Math.min(...tops.map(covered));
  return tops.find((top) => covered(top) === fewest) ?? MARGIN;
}
