/**
 * Presses at the board while a step is being told. Whoever presses a card or a control has seen
 * enough: the table is shown as it is now, and then the press counts, on what it was meant for. A
 * tap beside everything goes on to the end of the step.
 */

import { flushSync } from "svelte";
import { on } from "svelte/events";
import { TOO_SOON } from "../lib/input/too-soon";
import type { LiveTable } from "../lib/net/live-table.svelte";

const CONTROLS = "button, a, [data-place] [data-card]";
/** Where keys have another meaning. */
const ELSEWHERE = "input, textarea, select, dialog, [contenteditable]";

/** Return what lets the steps of a table be skipped at its board. */
export function skippingAt(live: LiveTable) {
  const isTelling = () => live.isHeld && live.happening !== null;
  const controlOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(CONTROLS);

  return (board: HTMLElement) => {
    /** What was pressed while a step was being told; it may have moved under the pointer. */
    let pressed: HTMLElement | null = null;
    /** The press that last skipped something, and what could be pressed then. */
    let last: MouseEvent | null = null;
    let known = new Set<Element>();

    function skip(event: MouseEvent, show: () => void) {
      last = event;
      known = new Set(board.querySelectorAll(CONTROLS));
      flushSync(show);
    }
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    /** Whether it comes too soon after a skip for something that the skip has brought up. */
    function isTooSoon(event: MouseEvent): boolean {
      if (!last || isTelling() || event.timeStamp - last.timeStamp > TOO_SOON) return false;
      // Keys and assistive technology say what they mean.
      if (event.type === "click" && !event.detail) return false;
      const control = controlOf(event);
      return control !== null && !known.has(control);
    }

    function press(event: PointerEvent) {
      pressed = null;
      if (isTooSoon(event)) return stop(event);
      // A finger may only want to scroll: its click says that it doesn't.
      if (!isTelling() || event.button !== 0 || event.pointerType === "touch") return;
      const control = controlOf(event);
      if (!control || control.matches("[data-skip]")) return;
      pressed = control;
      skip(event, () => live.catchUp());
    }

    function click(event: MouseEvent) {
      const meant = pressed;
      pressed = null;
      if (meant) {
        if (meant.contains(event.target as Node)) return;
        stop(event);
        if (meant.isConnected) meant.click();
      } else if (isTooSoon(event)) stop(event);
      else if (isTelling()) {
        const control = controlOf(event);
        const isSkip = !control || control.matches("[data-skip]");
        skip(event, () => (isSkip ? live.finishStep() : live.catchUp()));
        if (isSkip || !control.isConnected) stop(event);
      }
    }

    function key(event: KeyboardEvent) {
      const { key, repeat, ctrlKey, metaKey, altKey } = event;
      if (!isTelling() || repeat || ctrlKey || metaKey || altKey) return;
      if ((event.target as Element).closest(ELSEWHERE)) return;
      if (key === "Escape") live.finishStep();
    }

    const stops = [
      on(board, "pointerdown", press, { capture: true }),
      on(board, "click", click, { capture: true }),
      on(document, "keydown", key, { capture: true }),
    ];
    return () => stops.forEach((stopListening) => stopListening());
  };
}
