/** Whether anything of a hidden hand is in the page while a curtain hides it. */
window.curtain = (() => {
  const { words, isOpen } = hands;
  const KEYS = ["h", "u", "l", "t", "p", "m", "s", "?"];
  /** They hold names that the page makes up, such as c1, which is a card too. */
  const MADE_UP = /^(id|for|class|style|d|aria-(labelledby|controls|describedby))$/;

  /** Everything that the page says or holds, wherever it stands. */
  function contents() {
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].filter(({ name }) => !MADE_UP.test(name)).map(({ value }) => value),
    );
    return [document.title, document.documentElement.textContent, ...attributes].join("\n");
  }

  /** The hidden cards that can be found, by their names in words and in notation. */
  function leaks(hidden) {
    const page = contents();
    return hidden.filter((name) => new RegExp(`(?<![\\w-])${name}(?!\\w)`).test(page));
  }

  /** All that can be pressed; another language would call it otherwise. */
  const controls = () => [...document.querySelectorAll("button:not([lang])")].filter(isOpen);

  function putAway() {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  }

  /** When an answer of the server has come too; all parts of the page have been fetched before. */
  const arrived = () => new Promise((resolve) => setTimeout(resolve, 5)).then(settled);

  return {
    /**
     * Show a moment at which another hand is asked for, then press every key and every control but the one that
     * draws the curtain aside; what was found of the hidden hands, and after which.
     */
    async tryAll({ message, hidden, hint }, say) {
      server.answer("/hint", hint);
      await hands.show(message);
      const isDown = () => controls().some((control) => words(control) === say.show);
      if (!isDown()) return ["there is no curtain"];
      const found = [];
      const look = (after) => {
        for (const card of leaks(hidden)) found.push(`${card} after ${after}`);
        if (!isDown()) found.push(`no curtain after ${after}`);
      };
      look("the curtain fell");
      for (const name of KEYS) {
        putAway();
        document.body.focus();
        hands.key(name)();
        await arrived();
        look(`the key ${name}`);
      }
      putAway();
      await settled();
      for (const name of new Set(controls().map(words))) {
        if (name === say.show) continue;
        const control = controls().find((one) => words(one) === name);
        control?.click();
        await arrived();
        look(name);
        putAway();
        await settled();
      }
      return found;
    },

    /** The cards of a hand that can be found now. */
    async look({ hidden }) {
      return leaks(hidden);
    },
  };
})();
