/** How the choices of SOS Titanic are taken. */
hands.ways.titanic = (() => {
  const { all, open, named, key, words, unlessPressed } = hands;

  const marked = (attribute, value) => () => open(all(`[${attribute}="${value}"]`), value);
  const thing = (name) => marked("data-thing", name);
  const spot = (name) => marked("data-spot", name);
  /** Find which of several choices at a place is meant, if that is asked. */
  const ifAsked = (name) => () => all("button").find((button) => words(button) === name);

  /** Return where a card goes that replaces its mystery. */
  function mysteryPlace(view, card) {
    const mystery = `${card.replace("+", "")}?`;
    const line = view.lines.find(({ cards }) => cards.includes(mystery));
    return line?.place ?? `g${view.groups.findIndex((cards) => cards.includes(mystery)) + 1}`;
  }

  function put(view, choice, card) {
    const place = choice.target === "?" ? mysteryPlace(view, card) : choice.target;
    return [spot(place), ifAsked(choice.words)];
  }

  /** Return the ways to play an action card; two places may be touched in any order. */
  function play({ seat, card, cards, source, target, words }) {
    const begin = thing(`hand ${seat} ${card}`);
    const orders = cards.length
      ? [[`from ${source} ${cards[0]}`]]
      : source
        ? [
            [source, target],
            [target, source],
          ]
        : [[target || "table"]];
    return orders.map((spots) => [begin, ...spots.map(spot), ifAsked(words)]);
  }

  /** Return the ways to move a card of the tray until it is the first that goes back. */
  function arrange(view, choice, say) {
    const tray = (card) => () => open(all(`[data-key="${card}"] button`), `${card} on the tray`);
    const move = (way, times = 1) => Array(times).fill(named(say[`arrange.${way}`]));
    const isBottom = choice.kind === "bottom";
    const both = view.legal.some(({ kind }) => kind !== choice.kind);
    const others = view.drawn.filter((card) => card !== choice.card);
    const zone = isBottom ? "to-bottom" : "to-top";
    // For the bottom to come first, nothing may be left for the top.
    const gather = both
      ? [...(isBottom ? others : []), choice.card].flatMap((card) => [tray(card), ...move(zone)])
      : [tray(choice.card)];
    const first = move("earlier", view.drawn.length);
    const focus = () => void tray(choice.card)().focus();
    const byKey = [focus, ...Array(view.drawn.length).fill(key("ArrowLeft"))];
    const send = named(say["arrange.send"]);
    return [first, byKey].map((steps) => [...gather, ...steps, send]);
  }

  /**
   * Return the ways for Smith to hand out: every card goes to somebody, those like the first one to
   * the seat that is meant.
   */
  function give(view, choice, say) {
    const other = (choice.seat + 1) % view.crew.length;
    const steps = view.offer.flatMap((card, at) => {
      const seat = card === view.offer[0] ? choice.seat : other;
      const gift = () => {
        // They keep their numbers while others are given away.
        const left = all("[data-key]").sort((one, next) => one.dataset.key - next.dataset.key);
        return open(all("button", left[at]), `gift ${at}`);
      };
      return [
        unlessPressed(gift),
        () => open(all(`[data-zone="${seat}"] header button`), `seat ${seat}`),
      ];
    });
    return [[...steps, named(say["give.send"])]];
  }

  return (view, choice, say) => {
    const answer = named(choice.words);
    const hasOtherSource = view.legal.some(
      ({ kind, source }) => kind === "play" && source !== choice.source,
    );
    switch (choice.kind) {
      case "move":
        return choice.cards.map((card) => [
          thing(`line ${choice.source} ${card}`),
          ...put(view, choice, choice.cards[0]),
        ]);
      case "place": {
        if (view.asks !== "search")
          return [[thing(`drawn ${choice.card}`), ...put(view, choice, choice.card)]];
        const places = view.legal.filter(({ card }) => card === choice.card);
        return [places.length > 1 ? [unlessPressed(named(say[choice.card])), answer] : [answer]];
      }
      case "play":
        if (view.asks !== "encore") return play(choice);
        return [hasOtherSource ? [named(say[choice.source]), answer] : [answer]];
      case "top":
      case "bottom":
        return arrange(view, choice, say);
      case "give":
        return give(view, choice, say);
      default:
        return [[answer]];
    }
  };
})();
