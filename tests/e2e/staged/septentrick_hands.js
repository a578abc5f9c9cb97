/** How the choices of Septentrick are taken. */
hands.ways.septentrick = (() => {
  const { all, open, named, key, inList, words, isPressed, unlessPressed } = hands;

  /** Find a card of the hand; of two equal ones, the first or the second. */
  const held =
    (say, card, nth = 0) =>
    () => {
      const same = inList(say.hand).filter((button) => words(button).startsWith(say[card]));
      return open(same.slice(nth), `${card} in the hand`);
    };
  /** Find the button that confirms, which comes after the cards. */
  const confirm = (name) => () =>
    open(
      all("button")
        .filter((button) => words(button).startsWith(name))
        .reverse(),
      name,
    );

  /** Do the same with the keyboard. */
  const byKey = (control) => [() => void control().focus(), key("Enter")];

  /** Return the ways to pass both cards: in any order, with a third put back, by keyboard. */
  function pass(view, { cards: [one, other] }, say) {
    const both = [held(say, one), held(say, other, one === other ? 1 : 0)];
    const isThird = ({ card }) => card[0] !== "p" && card !== one && card !== other;
    const third = held(say, view.hand.find(isThird).card);
    // What another way has left marked.
    const clear = () => inList(say.hand).find(isPressed);
    const orders = [both, both.toReversed()];
    // The longer ways are tried with one of the cards, paired with each of the others.
    if (one === view.legal[0].cards[0])
      orders.push([both[1], third, third, both[0]], both.flatMap(byKey));
    return orders.map((steps) => [clear, clear, ...steps, confirm(say.pass)]);
  }

  return (view, choice, say) => {
    switch (choice.kind) {
      case "captain":
        return [[named(String(choice.seat + 1))]];
      case "trump": {
        const suit = () =>
          open(
            inList(say.trump).filter((button) => words(button).startsWith(say[choice.suit])),
            choice.suit,
          );
        return [
          [unlessPressed(suit), confirm(choice.words)],
          [unlessPressed(suit), suit],
        ];
      }
      case "keep": {
        const at = view.received.indexOf(choice.cards[0]);
        const card = () => open(inList(say.received).slice(at, at + 1), choice.action);
        return [
          [unlessPressed(card), confirm(choice.words)],
          [unlessPressed(card), card],
        ];
      }
      case "pass":
        return pass(view, choice, say);
      default: {
        const card = held(say, choice.cards[0]);
        return [
          [unlessPressed(card), confirm(choice.words)],
          [unlessPressed(card), card],
          byKey(card),
        ];
      }
    }
  };
})();
