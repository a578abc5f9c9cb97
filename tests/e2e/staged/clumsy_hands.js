/** Hands that press and pull whatever there is: what they send still has to be legal. */
window.clumsyHands = (() => {
  const { all, words, isOpen, drag, show } = hands;

  /** Return a function for numbers from 0 up to a limit, the same ones for the same seed. */
  function dice(seed) {
    let state = seed + 1;
    return (limit) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % limit;
    };
  }

  const one = (things, throws) => things[throws(things.length)];
  const actions = () => server.taken().flatMap(({ action }) => action ?? []);

  return {
    /** Press this many controls of a position in turn; return what was sent without being legal. */
    async press({ message, legal }, { times, except }) {
      await show(message);
      const throws = dice(message.table.number);
      const pressed = [];
      for (let time = 0; time < times; time++) {
        const controls = all("button").filter((button) => !except.includes(words(button)));
        const control = one(controls, throws);
        if (!control) break;
        pressed.push(words(control));
        // A card that is put where it can't go is sent all the same, to be refused in words.
        const isHeld = all('[data-thing][aria-pressed="true"]').length > 0;
        const isAsked = (action) => isHeld && action.includes(">");
        if (throws(4)) control.click();
        else {
          control.focus();
          hands.key(one(["Enter", "s", "Escape", "ArrowLeft"], throws))();
        }
        await settled();
        const illegal = actions().filter((action) => !legal.includes(action) && !isAsked(action));
        if (illegal.length) return [`${illegal} after ${pressed.join(", ")}`];
      }
      return [];
    },

    /**
     * Pull everything that can be pulled to every place. Over a highlighted place it is played, or
     * isn't finished yet; elsewhere the server is asked for something that it refuses, so that it
     * says why. Something else that would be legal, such as moving a part of what was pulled, is
     * never sent.
     */
    async pull({ message, legal }) {
      await show(message);
      const wrong = [];
      const places = [...new Set(all("[data-place]").map(({ dataset }) => dataset.place))];
      const things = () => all("[data-thing]").filter(isOpen);
      for (const name of things().map(({ dataset }) => dataset.thing)) {
        for (const place of places) {
          let isLit = false;
          const from = things().find(({ dataset }) => dataset.thing === name);
          await drag(from, () => {
            const spot = all(`[data-spot="${place}"]`)[0];
            isLit = spot !== undefined;
            return spot ?? all(`[data-place="${place}"]`)[0];
          });
          const sent = actions();
          const isWrong =
            sent.length > 1 || sent.some((action) => legal.includes(action) !== isLit);
          if (isWrong)
            wrong.push(`${name} to ${place}, ${isLit ? "lit" : "not lit"}: sent ${sent}`);
          hands.key("Escape")();
          await settled();
        }
      }
      return wrong;
    },
  };
})();
