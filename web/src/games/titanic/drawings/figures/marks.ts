/** Small signs, in a field of 24 by 24. */

export const ANCHOR =
  "M12 1a3.4 3.4 0 0 0-1.6 6.4V9H7v2.6h3.4v8.1C6.9 19.2 4.6 17 4.1 13.6l2.1.9L3.4 9.5.6 15.1l1.2-.5C2.6 19.7 6.6 23 12 23s9.4-3.3 10.2-8.4l1.2.5-2.8-5.6-2.8 5 2.1-.9c-.5 3.4-2.8 5.6-6.3 6.1v-8.1H17V9h-3.4V7.4A3.4 3.4 0 0 0 12 1Zm0 2.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z";

/** First class: a lozenge with a star in it. */
export const LOZENGE =
  "M12 0L22 12L12 24L2 12ZM12 5L13.8 10.2L18 12L13.8 13.8L12 19L10.2 13.8L6 12L10.2 10.2Z";

/** Second class: a porthole. */
export const PORTHOLE =
  "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22ZM12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13ZM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z";
