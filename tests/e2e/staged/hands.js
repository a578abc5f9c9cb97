/**
 * Hands that do something through the controls of the page. A way to do it is a list of steps: each
 * finds the control to press next, or does something else and finds none.
 */
window.hands = (() => {
  /** Return what a screen reader says for a part of the page. */
  function spoken(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true")
      return "";
    const label = node.getAttribute("aria-label");
    return label ? ` ${label} ` : [...node.childNodes].map(spoken).join("");
  }

  /** Return what it calls a control. */
  const words = (control) => spoken(control).replaceAll(/\s+/g, " ").trim();

  const board = () => document.querySelector("[data-number]");
  const all = (selector, root = board()) => [...(root?.querySelectorAll(selector) ?? [])];
  /** Return the buttons of the list whose name begins like this. */
  const inList = (label) => all(`[aria-label^="${CSS.escape(label)}"] button`);

  /**
   * Return whether a person could press it. Where it is isn't checked: that would take too long.
   */
  const isOpen = (control) =>
    !control.disabled &&
    control.getAttribute("aria-disabled") !== "true" &&
    !control.closest("[hidden], [inert], dialog:not([open])");

  const isPressed = (control) => control.getAttribute("aria-pressed") === "true";

  /** Find this control, unless it is already pressed: pressing it again would undo it. */
  const unlessPressed = (find) => () => {
    const found = find();
    return isPressed(found) ? null : found;
  };

  class Missing extends Error {}

  /**
   * Return the first control that is open; throw `Missing` with what was wanted if there is none.
   */
  function open(controls, wanted) {
    const found = controls.find(isOpen);
    if (found) return found;
    throw new Missing(`${wanted} is ${controls.length ? "switched off" : "nowhere"}`);
  }

  /** Find the button with these words or, if there is none, one that begins with them. */
  const named = (name) => () => {
    const same = all("button").filter((button) => words(button) === name);
    const longer = () => all("button").filter((button) => words(button).startsWith(`${name} `));
    return open(same.length ? same : longer(), name);
  };

  /** Press a key where the focus is. */
  const key = (name) => () => {
    const press = { key: name, bubbles: true, cancelable: true };
    const isFree = document.activeElement.dispatchEvent(new KeyboardEvent("keydown", press));
    // Browsers do this by themselves.
    if (isFree && name === "Enter") document.activeElement.click();
  };

  async function follow(way) {
    for (const step of way) {
      const control = step();
      if (control instanceof HTMLElement) control.click();
      await settled();
    }
  }

  /** Take a choice in one way; return what went wrong, in words. */
  async function take(choice, way) {
    server.taken();
    let why = "";
    try {
      await follow(way);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      why = error.message;
    }
    const sent = server.taken().map(({ action }) => action);
    return sent.join() === choice.action ? "" : why || `sent ${sent.join(" ") || "nothing"}`;
  }

  /** Press on one thing and release over another, wherever they are on the screen. */
  async function drag(from, findTarget) {
    const point = (kind, at) =>
      from.dispatchEvent(
        new PointerEvent(kind, {
          pointerId: 1,
          isPrimary: true,
          button: 0,
          clientX: at,
          clientY: at,
          bubbles: true,
        }),
      );
    point("pointerdown", 10);
    point("pointermove", 50);
    await settled();
    const target = findTarget();
    document.elementFromPoint = () => target;
    document.elementsFromPoint = () => [target];
    point("pointermove", 60);
    point("pointerup", 60);
    await settled();
  }

  /** Show what the server sends, until nothing moves any more. */
  async function show(message) {
    server.say(message);
    await settled();
    await clock.pass(60_000);
  }

  return {
    words,
    all,
    inList,
    isOpen,
    isPressed,
    unlessPressed,
    open,
    named,
    key,
    drag,
    show,
    /** For each game, a function from a view, a choice and the words of the page to all ways. */
    ways: {},

    /** Take every legal action of a position in every way; return what couldn't be done. */
    async takeEach({ message, legal }, say) {
      await show(message);
      const [view] = message.views;
      const wrong = [];
      for (const choice of view.legal) {
        for (const [at, way] of this.ways[view.game](view, choice, say).entries()) {
          const why = await take(choice, way);
          if (why) wrong.push(`${view.asks}: ${choice.action}, way ${at + 1}: ${why}`);
        }
      }
      const offered = view.legal.map(({ action }) => action);
      if (offered.join() !== legal.join()) wrong.push(`${legal} are legal, ${offered} offered`);
      return wrong;
    },
  };
})();
