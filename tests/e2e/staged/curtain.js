/** Whether anything of a hidden hand is in the page while a curtain hides it. */
window.curtain = (() => {
  const { words, isOpen } = hands;
  const KEYS = ["h", "u", "l", "t", "p", "m", "s", "?"];
  /** Attributes with names that the page makes up, such as c1, which is also a card. */
  const MADE_UP = /^(id|for|class|style|d|aria-(labelledby|controls|describedby))$/;

  /** Return everything that the page says or holds, wherever it is. */
  function contents() {
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].filter(({ name }) => !MADE_UP.test(name)).map(({ value }) => value),
    );
    return [document.title, document.documentElement.textContent, ...attributes].join("\n");
  }

  /** Return the hidden cards that can be found, by their names in words and in notation. */
  function leaks(hidden) {
    const page = contents();
    return hidden.filter((name) => new RegExp(`(?<![\\w-])${name}(?!\\w)`).test(page));
  }

  /** Return everything that can be pressed, except the languages, which would change its name. */
  const controls = () => [...document.querySelectorAll("button:not([lang])")].filter(isOpen);

  function putAway() {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  }

  /** Wait until the server's answer has come too; all parts of the page are already there. */
  const arrived = () => new Promise((resolve) => setTimeout(resolve, 5)).then(settled);

  return {
    /**
     * Show a moment at which another hand is asked for, then press every key and every control
     * except the one that opens the curtain; return what was found of the hidden hands, and after
     * which.
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

    /** Return the cards of a hand that can be found now. */
    async look({ hidden }) {
      return leaks(hidden);
    },
  };
})();
