/** Return whether the person wants nothing to move that needn't. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
