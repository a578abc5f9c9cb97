// Which words of a page don't fit in their place: off the screen, out of their control, or cut off.
async ({ width, height }) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (await frame(); innerWidth !== width || innerHeight !== height; ) await frame();
  await frame();
  await frame();
  const SLACK = 1.5;
  const HOLDERS = "button, a.button, label, summary, select, th, td, dialog, h1, h2, h3, p, dd, dt";

  const scrolls = (style) => /auto|scroll/.test(style.overflowX);
  const clips = (style) => /hidden|clip/.test(style.overflowX);
  /** Return whether words are only for screen readers: those are in a box of a pixel. */
  const isForEars = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 2 && height <= 2 && getComputedStyle(at).display !== "inline") return true;
    }
    return false;
  };
  const isShown = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest(".visually-hidden, .skip, svg, [inert]") &&
    !isForEars(node);

  /** Return what cuts a text off, if anything; nothing does inside something that scrolls. */
  function cut(node, box) {
    for (let at = node; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (scrolls(style)) return null;
      const { left, right } = at.getBoundingClientRect();
      const isHolder = (at === node || at.matches(HOLDERS)) && style.display !== "inline";
      if ((clips(style) || isHolder) && (box.left < left - SLACK || box.right > right + SLACK)) {
        // A name given in full elsewhere may be cut short.
        const isTold = at.closest("[title], [aria-hidden=true]") && style.textOverflow === "ellipsis";
        return isTold ? null : `beyond its ${at.localName}.${at.className}`;
      }
      if (style.position === "fixed") break;
    }
    return box.left < -SLACK || box.right > innerWidth + SLACK ? "beyond the screen" : null;
  }

  const found = [];
  if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page is wider than the screen");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !isShown(node)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const how = box.width && cut(node, box);
      if (how) {
        found.push(`"${text.data.trim().slice(0, 60)}" ${how}`);
        break;
      }
    }
  }
  return found;
};
