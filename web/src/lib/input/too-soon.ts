/** Presses that come too soon after the page has changed to be meant for what is there now. */

import { on } from "svelte/events";

/** How long nobody can mean what has just come up, in milliseconds. */
export const TOO_SOON = 400;

/** Let no press count for a moment. Keys and assistive technology say what they mean. */
export function ignorePresses() {
  const began = performance.now();
  const stop = on(
    window,
    "click",
    (event) => {
      if (event.timeStamp - began > TOO_SOON) return stop();
      if (!event.detail) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
