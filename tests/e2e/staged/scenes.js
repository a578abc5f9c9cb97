/** What a person sees of a step, instant by instant, once whatever flies has arrived. */
window.scenes = (() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const text = (element) => element?.innerText.replaceAll(/\s+/g, " ").trim() ?? "";
  const frame = () => new Promise(requestAnimationFrame);
  /** Return what moves to a place and stays there; waves never do. */
  const flights = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      const { endTime } = effect.getComputedTiming();
      return playState === "running" && endTime > 0 && endTime !== Infinity;
    });

  async function arrived() {
    // What arrives may set off what follows it.
    for (let round = 0; round < 3; round++) {
      for (const flight of flights()) flight.finish();
      await frame();
    }
  }

  /** Return the part of a card that the cards in front of it leave visible. */
  function cornerOf(card) {
    const { left, top, width } = card.getBoundingClientRect();
    return { left, top, right: left + width / 3, bottom: top + width / 3 };
  }

  /** Return the face-up cards that a person sees, place by place. */
  function lines() {
    const seen = (place) => all("button[data-card]", place).filter((it) => isSeen(it, cornerOf(it)));
    const names = (place) => seen(place).map(({ dataset }) => dataset.card);
    return Object.fromEntries(all("[data-place]").map((it) => [it.dataset.place, names(it)]));
  }

  const piles = () =>
    Object.fromEntries(all("[data-pile]").map((pile) => [pile.dataset.pile, Number(text(pile))]));

  function look() {
    const telling = document.querySelector("[data-telling]");
    // A small card leaves parts of its drawing out.
    const isDrawn = (part) => !part.matches("svg") || part.checkVisibility();
    const named = "p, li, svg, [data-card], [data-mark]";
    const parts = telling ? all(named, telling).filter(isDrawn) : [];
    return {
      what: telling?.dataset.telling ?? "",
      words: text(telling?.querySelector("p")),
      whole: text(telling),
      cards: parts.flatMap(({ dataset }) => dataset.card ?? []),
      drawings: parts.filter((part) => part.matches("svg")).length,
      hidden: parts.filter((part) => !isSeen(part)).map((part) => part.outerHTML.slice(0, 90)),
      covered: all("[data-place], [data-pile]").filter(isCovered).map(text),
      lines: lines(),
      piles: piles(),
    };
  }

  /** Return the seat whose panel a card would reach if its flight went on to the end. */
  function goalOf(flight) {
    flight.currentTime = flight.effect.getComputedTiming().endTime - 1;
    const { left, top, width, height } = flight.effect.target.getBoundingClientRect();
    const isThere = (panel) => {
      const box = panel.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    };
    return all("[data-seat]").filter(isThere).map(({ dataset }) => Number(dataset.seat))[0];
  }

  const cardsOfTrick = () => all("[data-look=middle] li");

  return {
    /** Let an update come; return the table before it and at every instant until it is over. */
    async watch(message) {
      await clock.pass(60_000);
      await arrived();
      const seen = [look()];
      server.say(message);
      do {
        await settled();
        await arrived();
        seen.push(look());
      } while (seen.at(-1).what && (clock.next(), true));
      return seen;
    },

    /** Let an update come that ends a trick; return how it lies there, and who collects it. */
    async collect(message) {
      await clock.pass(60_000);
      server.say(message);
      await settled();
      await arrived();
      const cards = cardsOfTrick();
      const held = {
        cards: cards.map((card) => text(card)),
        hidden: cards.filter((card) => !isSeen(card)).map(text),
        words: all("[data-primary] p").filter((line) => isSeen(line)).map(text),
      };
      clock.next();
      await settled();
      const leaving = () => flights().filter(({ effect }) => cards.includes(effect.target));
      for (let round = 0; round < 5 && !leaving().length; round++) await frame();
      const goals = leaving().map(goalOf);
      await arrived();
      const panels = all("[data-seat]").filter((panel) => isSeen(panel));
      return {
        held,
        goals,
        left: cardsOfTrick().length,
        seats: Object.fromEntries(panels.map((it) => [it.dataset.seat, text(it)])),
      };
    },
  };
})();
