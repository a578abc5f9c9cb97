/** Whether a step is told event by event: in order, once, in time, and as it then turns out. */
window.telling = (() => {
  const { all, words } = hands;
  /** Nobody waits longer than this for the end of a step, in milliseconds. */
  const LONGEST = 2500;

  const text = (element) => element?.textContent.replaceAll(/\s+/g, " ").trim() ?? "";
  const told = () => document.querySelector("[data-telling]");
  /** The same words twice differ in a space that doesn't break. */
  const heard = () => document.querySelector("[aria-live=polite]")?.textContent ?? "";
  /**
   * Return the cards that lie on the table, place by place, and how many are in each pile. An action
   * card that was played is discarded last, without a word.
   */
  const cards = () => [
    ...all("[data-place]").map(
      (place) =>
        `${place.dataset.place}: ${[...place.querySelectorAll("[data-card]")]
          .map(({ dataset }) => dataset.card)
          .join(" ")}`,
    ),
    ...all("[data-pile]:not([data-pile=action-discard])").map((pile) => `${pile.dataset.pile}: ${text(pile)}`),
  ];

  /** Let an update come, and look at every instant until nothing is told any more. */
  async function instants(message) {
    const seen = [];
    const look = () =>
      seen.push({
        words: text(told()?.querySelector("p")),
        whole: text(told()),
        what: told()?.dataset.telling,
        heard: heard(),
        cards: cards(),
        open: all("[data-thing]").length,
        at: clock.now(),
      });
    server.say(message);
    await settled();
    look();
    while (clock.isWaiting()) {
      clock.next();
      await settled();
      look();
    }
    return seen;
  }

  /** Return the events of an update in words. */
  const sentences = ({ happened = [] }) => happened.flatMap(({ words = "" }) => words || []);

  const withoutTurns = ({ happened = [] }) => ({
    happened: happened.filter(({ what }) => what !== "turn"),
  });

  /** Return whether the first words come in the same order among the second. */
  function inOrder(few, many) {
    let at = 0;
    for (const one of many) if (one === few[at]) at++;
    return at === few.length;
  }

  const plain = (line) => line.replaceAll(/\s+/g, " ").trim();

  return {
    /** Return what is wrong with how an update is told. */
    async watch(message) {
      const wrong = [];
      const began = clock.now();
      const before = heard();
      const seen = await instants(message);
      // How the game ends is shown afterwards, by itself.
      const lasted = (seen.find((one) => !one.words)?.at ?? clock.now()) - began;
      const events = sentences(message).map(plain);
      const shown = seen.flatMap((one, at) =>
        one.words && one.words !== seen[at - 1]?.words ? one.words : [],
      );
      if (!inOrder(shown, events)) wrong.push(`shown ${shown} of ${events}`);
      if (Math.round(lasted) > LONGEST) wrong.push(`${lasted} ms for ${events}`);
      const said = seen.flatMap((one, at) =>
        one.heard !== (seen[at - 1]?.heard ?? before) ? one.heard : [],
      );
      if (plain(said.join(" ")) !== events.join(" ")) wrong.push(`heard "${said}" of "${events}"`);
      for (const { what, words = "", reasons = [] } of message.happened ?? []) {
        const instant = seen.find((one) => one.what === what && one.words === plain(words));
        if (what === "failed" && !reasons.every((one) => instant?.whole.includes(plain(one))))
          wrong.push(`not all reasons in "${instant?.whole}"`);
        if (["page", "flooded"].includes(what) && !instant) wrong.push(`never shown: ${words}`);
      }
      if (seen.some((one) => one.words && one.open)) wrong.push(`something is open in ${events}`);
      const last = seen.findLast((one) => one.words);
      const after = seen.at(-1);
      // The rest of one's own step, and what a question is about, is shown only afterwards.
      const isAll = last?.words === sentences(withoutTurns(message)).map(plain).at(-1);
      const isSettled = isAll && ["turn", ""].includes(message.views[0].asks);
      if (last && isSettled && last.cards.join("\n") !== after.cards.join("\n"))
        wrong.push(`told ${last.cards.join("; ")}\nthen ${after.cards.join("; ")}\nby ${events}`);
      return wrong;
    },

    /**
     * Press a card in the middle of a step: if it can be picked up when the step is over, it is
     * picked up, and nothing is sent.
     */
    async press(message, nth) {
      server.say(message);
      await settled();
      for (let time = 0; time < nth && told() && clock.isWaiting(); time++) {
        clock.next();
        await settled();
      }
      const some = told() ? all("[data-place] button[data-card]") : [];
      const button = some[(message.number * 7) % some.length];
      const card = button?.dataset.card;
      button?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      button?.click();
      await settled();
      const wrong = [];
      const now = all(`button[data-card="${card}"]`)[0];
      if (button && told()) wrong.push(`the step goes on: ${words(button)}`);
      if (now?.dataset.thing && now.getAttribute("aria-pressed") !== "true")
        wrong.push(`${card} was pressed and isn't picked up`);
      if (server.taken().length) wrong.push(`something was sent for ${card}`);
      await clock.pass(60_000);
      return wrong;
    },
  };
})();
