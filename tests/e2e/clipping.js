// What can't be reached on a page: controls that are covered or cut off, and anything that has to
// be on the first screen and isn't. `isRoomy` says whether the screen is large enough for that.
async ({ width, height, isRoomy }) => {
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=slider]";
  /** How large the part of a card has to be that others in its row leave free. */
  const TARGET = 24;
  /** Nobody takes anything lower than this for something to scroll in. */
  const PLAINLY_SCROLLED = 96;

  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const name = (node) =>
    `${node.localName} "${(node.getAttribute("aria-label") || node.textContent).trim().replace(/\s+/g, " ").slice(0, 50)}"`;
  const places = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return `at ${[left, top, right, bottom].map(Math.round)}`;
  };
  // For a link that spans two lines, the part in the first.
  const boxOf = (node) =>
    getComputedStyle(node).display === "inline" ? node.getClientRects()[0] : node.getBoundingClientRect();
  const middleOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const isBetween = (from, to, size) => from >= -1 && to <= size + 1;
  /** Return whether it is on the screen; a row that is scrolled sideways may go on beside it. */
  const inside = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const isAlong = isBetween(left, right, innerWidth) || sideways(node).length > 0;
    return isAlong && isBetween(top, bottom, innerHeight);
  };
  const hit = (node, [x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found && (node.contains(found) || [...(node.labels ?? [])].some((label) => label.contains(found)));
  };

  /**
   * Return whether an upper corner of a card in a row is free, so that a disc of that size fits.
   */
  function hasFreePart(node, { left, right, top }) {
    // If a card begins between two pixels, the browser rounds, and does the same with a point.
    const radius = TARGET / 2 - 1.5;
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => (at * Math.PI) / 4);
    return [12, 16].some((down) =>
      [left + 12, left + 16, right - 12, right - 16].some((x) =>
        around.every((way) =>
          hit(node, [x + radius * Math.cos(way), top + down + radius * Math.sin(way)]),
        ),
      ),
    );
  }

  /**
   * Return whether it can be hit where it is: at its middle or, among overlapping cards, beside it.
   */
  function isFree(node) {
    const box = boxOf(node);
    if (hit(node, middleOf(box))) return true;
    const cover = document.elementFromPoint(...middleOf(box));
    // A highlighted place covers the cards it lies on, which can't be chosen now.
    const lit = cover?.closest("[data-spot]");
    if (lit) return lit.parentElement.contains(node);
    const row = node.closest("ul, ol");
    return !!row && !!cover && row.contains(cover) && hasFreePart(node, box);
  }

  function scrollers(node) {
    const found = [];
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      const isScrolled = /auto|scroll/.test(getComputedStyle(at).overflowY);
      if (isScrolled && at.scrollHeight > at.clientHeight && at.clientHeight >= PLAINLY_SCROLLED) found.push(at);
    }
    return found;
  }

  /** Return the rows around it that are scrolled sideways. */
  function sideways(node) {
    const found = [];
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      const isScrolled = /auto|scroll/.test(getComputedStyle(at).overflowX);
      if (isScrolled && at.scrollWidth > at.clientWidth) found.push(at);
    }
    return found;
  }

  /** Scroll these rows to it, as a finger would. */
  function bringAlong(node) {
    for (const at of sideways(node))
      at.scrollLeft += middleOf(boxOf(node))[0] - middleOf(at.getBoundingClientRect())[0];
  }

  /** Return whether it can be hit after scrolling, at any of several heights on the screen. */
  function isReachable(node) {
    const isThere = [0.5, 0.25, 0.1, 0.75, 0.9].some((part) => {
      const wanted = (box) => box.top + part * box.height;
      bringAlong(node);
      for (const at of scrollers(node))
        at.scrollTop += middleOf(boxOf(node))[1] - wanted(at.getBoundingClientRect());
      scrollBy({ top: middleOf(boxOf(node))[1] - part * innerHeight, behavior: "instant" });
      return isFree(node);
    });
    scrollTo({ top: 0, behavior: "instant" });
    return isThere;
  }

  function controlsIn(root) {
    return [...root.querySelectorAll(CONTROLS)].filter(
      (node) =>
        !node.matches(":disabled, [aria-disabled=true], .skip, .visually-hidden, .visually-hidden *") &&
        node.checkVisibility({ visibilityProperty: true }) &&
        boxOf(node)?.width,
    );
  }

  scrollTo({ top: 0, behavior: "instant" });
  // The page may not know its new size yet; its body is at least as high as the screen.
  const isSettled = () => getComputedStyle(document.body).minHeight === `${innerHeight}px`;
  for (await frame(); innerWidth !== width || innerHeight !== height || !isSettled(); ) await frame();
  await frame();
  const found = [];
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (isRoomy && !dialog) {
    const all = [...document.querySelectorAll("[data-primary]")];
    // A sheet lies over the board; when the game is over there is nothing left to do on either.
    const sheet = all.find((node) => node.dataset.primary);
    for (const node of sheet ? [sheet].filter((node) => node.dataset.primary === "sheet") : all) {
      if (!inside(node)) found.push(`not in the first screen: ${name(node)} ${places(node)}`);
      for (const control of controlsIn(node)) {
        bringAlong(control);
        if (!isFree(control) && !scrollers(control).length) found.push(`not in the first screen: ${name(control)}`);
      }
    }
  }
  for (const control of controlsIn(dialog ?? document))
    if (!isFree(control) && !isReachable(control)) found.push(`cannot be hit: ${name(control)}`);
  if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page is wider than the screen");
  return found;
}
