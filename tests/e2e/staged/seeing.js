/** Return whether a person sees it: in the window, and nothing lies over it. */
window.isSeen = (element, { left, top, right, bottom } = element.getBoundingClientRect()) => {
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isInside && right > left && (element.contains(over) || Boolean(over?.contains(element)));
};

/** Return whether the dock lies over the middle of it. */
window.isCovered = (element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(over?.closest("[data-dock]"));
};
