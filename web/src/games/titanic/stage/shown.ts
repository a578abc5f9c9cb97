/**
 * The table while a step is being told: after each event, as far as the event says. It is only a
 * picture between two views; the last one always comes from the server.
 */

import type { Happened, TitanicLine, TitanicView } from "../../../wire/types";
import { cardKey } from "../cards";

/** Nobody's place in a shuffled stack is known. */
const UNKNOWN = { top: [], bottom: [] };

/**
 * Return a view in which nobody decides anything. A question with a sheet of its own is over: the
 * sheet would hide what is told.
 */
export function quiet(view: TitanicView, question: string): TitanicView {
  return { ...view, question, asks: view.asks && "turn", legal: [], outcome: null };
}

/** Return the table after an event. */
export function shownAfter(view: TitanicView, one: Happened): TitanicView {
  const { what, seat = -1, cards = [], places = [], number = 0 } = one;
  switch (what) {
    case "drew":
      return { ...view, drawn: cards, stack: view.stack - cards.length, top: [] };
    case "moved":
      return added(without(view, cards), cards, places[1]!);
    case "placed":
      return added(without(taken(view, cards), cards), cards, places[0]!);
    case "replaced":
      return replaced(view, cards, places[0]!);
    case "discarded":
      return discarded(view, cards);
    case "revealed":
      return onLine(view, places[0]!, (line) => turnedUp(line, cards[0]!));
    case "named":
      return onLine(view, places[0]!, (line) => ({
        ...line,
        cards: [...line.cards.slice(0, -1), cards[0]!],
      }));
    case "page":
    case "last-page":
      return flooded({
        ...view,
        page: number,
        turned: view.turned + 1,
        score: onPage(view, number),
      });
    case "mixed":
      return places.reduce((shown, place) => onLine(shown, place, turnedDown), view);
    case "fronted":
      return onLine(view, places[0]!, (line) => ({ ...line, down: number, cards }));
    case "flooded":
      return fled(view, places[0]!, places[1]!);
    case "shuffled":
      return places[0] === "stack"
        ? { ...view, stack: number, discard: view.stack + view.discard - number, ...UNKNOWN }
        : { ...view, action_stack: number, action_discard: 0 };
    case "drew-action":
      return handed({ ...view, action_stack: view.action_stack - 1 }, seat, cards[0]!);
    case "kept":
    case "given":
    case "fetched":
      return handed(view, seat, cards[0]!);
    case "discarded-action":
      return { ...view, action_discard: view.action_discard + cards.length };
    case "played":
      return played(view, number ? number - 1 : seat, cards[0]!);
    case "turn":
      return { ...view, active: seat };
    default:
      return view;
  }
}

function onLine(
  view: TitanicView,
  place: string,
  change: (line: TitanicLine) => TitanicLine,
): TitanicView {
  const lines = view.lines.map((line) => (line.place === place ? change(line) : line));
  return { ...view, lines };
}

/** Return the table without these passengers, wherever they are. */
function without(view: TitanicView, cards: string[]): TitanicView {
  const gone = cards.map(cardKey);
  const left = (some: string[]) => some.filter((card) => !gone.includes(cardKey(card)));
  const lines = view.lines.map((line) => ({ ...line, cards: left(line.cards) }));
  return { ...view, lines, drawn: left(view.drawn) };
}

/** Return the table with passengers added to a line or a group. */
function added(view: TitanicView, cards: string[], place: string): TitanicView {
  if (!place.startsWith("g")) {
    return onLine(view, place, (line) => ({ ...line, cards: [...line.cards, ...cards] }));
  }
  const at = Number(place.slice(1)) - 1;
  const groups = view.groups.map((group, nth) => (nth === at ? [...group, ...cards] : group));
  return { ...view, groups };
}

/** Return the table with passengers in the place of the mystery that stood for the first one. */
function replaced(view: TitanicView, cards: string[], place: string): TitanicView {
  const mystery = `${cards[0]!.replace("+", "")}?`;
  const swap = (some: string[]) => some.flatMap((card) => (card === mystery ? cards : [card]));
  const left = onLine(view, place, (line) => ({ ...line, cards: swap(line.cards) }));
  return { ...left, groups: place.startsWith("g") ? view.groups.map(swap) : view.groups };
}

/** Return the table without the passengers that come from a pile: the discard pile if it was searched. */
function taken(view: TitanicView, cards: string[]): TitanicView {
  const inSight = [...view.drawn, ...view.lines.flatMap((line) => line.cards)];
  const count = cards.filter((card) => !inSight.includes(card)).length;
  const pile = view.playing === "come-back" ? "discard" : "stack";
  return { ...view, [pile]: view[pile] - count };
}

/** Discarded passengers were drawn or lay in a line; the others came from the stack. */
function discarded(view: TitanicView, cards: string[]): TitanicView {
  const left = without(taken(view, cards), cards);
  return { ...left, discard: left.discard + cards.length };
}

const turnedDown = (line: TitanicLine): TitanicLine => ({ ...line, down: size(line), cards: [] });

const turnedUp = (line: TitanicLine, card: string): TitanicLine => ({
  ...line,
  down: Math.max(0, line.down - 1),
  cards: [...line.cards, card],
});

/** Return the table with one more compartment under water, counted from the bow. */
function flooded(view: TitanicView): TitanicView {
  const next = view.lines.findIndex(({ dry }) => dry > 0);
  const lines = view.lines.map((line, at) =>
    at === next ? { ...line, dry: line.dry - 1, flooded: line.dry === 1 } : line,
  );
  return { ...view, lines, flooded: lines.filter((line) => line.flooded).length };
}

/** Return the score on another page. */
function onPage({ score }: TitanicView, page: number): TitanicView["score"] {
  return { ...score, page, total: score.total - score.page + page };
}

const size = (line: TitanicLine | undefined) => (line ? line.down + line.cards.length : 0);

/** Return the table after everybody on a deck has fled to the next one, face down. */
function fled(view: TitanicView, deck: string, refuge: string): TitanicView {
  const fleeing = size(view.lines.find(({ place }) => place === deck));
  if (!fleeing) return view;
  const left = onLine(view, deck, (line) => ({ ...line, down: 0, cards: [] }));
  return onLine(left, refuge, (line) => ({ ...line, down: size(line) + fleeing, cards: [] }));
}

function handed(view: TitanicView, seat: number, card: string): TitanicView {
  const crew = view.crew.map((one, at) =>
    at === seat ? { ...one, hand: [...one.hand, card] } : one,
  );
  return { ...view, crew };
}

function played(view: TitanicView, owner: number, card: string): TitanicView {
  const crew = view.crew.map((one, at) => {
    const nth = at === owner ? one.hand.indexOf(card) : -1;
    return nth < 0 ? one : { ...one, hand: one.hand.filter((_, other) => other !== nth) };
  });
  return { ...view, crew, playing: card };
}

/** Return a view with its hands in the order of another, so that no card changes its place. */
export function inOrderOf(view: TitanicView, shown: TitanicView): TitanicView {
  const crew = shown.crew.map((one, at) => {
    const order = view.crew[at]?.hand ?? [];
    return { ...one, hand: one.hand.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) };
  });
  return { ...shown, crew };
}
