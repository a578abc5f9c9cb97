"""Checking positions: no card missing, lines and groups in order, every question answerable."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from lifeboat.core.errors import PositionError
from lifeboat.titanic.agenda import (
    ASK_ARRANGE,
    ASK_ENCORE,
    ASK_EXCHANGE,
    ASK_FIRST,
    ASK_FRONT,
    ASK_GIVE,
    ASK_NAME,
    ASK_NUMBER,
    ASK_PLACE,
    ASKS,
    COMPENSATE,
    CONSOLE,
    ENCORE,
    END_TURN,
    FINISH_CARD,
    NAME_MYSTERIES,
    NO_LINE,
    NOTHING,
    NUMBER_STEP,
    OVER,
)
from lifeboat.titanic.cards.bundles import (
    BOAT_CARD,
    COPIES,
    MYSTERY_CARDS,
    NAMES,
    NO_CARD,
    cards_of,
    copies,
)
from lifeboat.titanic.cards.register import CARDS
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.knowledge import STACK_POCKET, whereabouts
from lifeboat.titanic.passengers import (
    PASSENGERS,
    card_text,
    class_of,
    index_of,
    is_mystery,
    kind_of,
    rank_of,
)
from lifeboat.titanic.places import BOAT, LINES, place_text
from lifeboat.titanic.play.groups import all_safe
from lifeboat.titanic.play.mysteries import is_nameless
from lifeboat.titanic.refusal import question_rule
from lifeboat.titanic.state import State
from lifeboat.titanic.text.writing import is_paid, pockets_in_use, pockets_text

AGENDA_IN_TURN: Final[list[list[int]]] = [[]]
AGENDA_AMID_CARD: Final = [[END_TURN, FINISH_CARD]]
AGENDA_AMID_ACTION: Final = [[END_TURN]]
AGENDAS: Final[dict[int, list[list[int]]]] = {
    ASK_NUMBER: AGENDA_AMID_ACTION,
    ASK_PLACE: AGENDA_AMID_ACTION,
    ASK_NAME: [
        [],
        [END_TURN, FINISH_CARD],
        [END_TURN, NUMBER_STEP],
        [END_TURN, ENCORE, CONSOLE, COMPENSATE],
    ],
}
"""The possible agendas for each question, next step last; other questions need an empty one."""
AGENDAS.update({card.asks: AGENDA_AMID_CARD for card in CARDS if card.asks != NOTHING})
AGENDAS.update({one.asks: [list(one.to_do)] for one in CREW.values() if one.asks != NOTHING})


def check_position(state: State) -> None:
    """Raise `PositionError` if the position can't occur in a game."""
    _check_passengers(state)
    _check_action_cards(state)
    for line in range(LINES):
        _check_line(state, line)
    for group in range(4):
        _check_group(state, group)
    _check_paid(state)
    _check_question(state)
    _check_knowledge(state)


def hidden_cards(state: State) -> list[tuple[int, int]]:
    """Return every hidden card with the pocket in which it lies."""
    hidden = [(card, STACK_POCKET) for card in state.stack]
    for line in range(LINES):
        hidden += [(card, line) for card in state.lines[line][: state.down[line]]]
    return hidden


def table_cards(state: State) -> list[int]:
    """Return every action card that isn't in the action stack, wherever it lies."""
    cards = cards_of(state.used)
    for hand in state.hands:
        cards += cards_of(hand)
    if state.asks != ASK_ENCORE:  # what Lightoller may play is in his hand already
        cards += cards_of(state.offer)
    if state.playing != NO_CARD:
        cards.append(state.playing)
    if state.lines[BOAT]:
        cards.append(BOAT_CARD)
    for pile in [*state.lines, *state.groups]:
        cards += [MYSTERY_CARDS[class_of(card)] for card in pile if is_mystery(card)]
    return cards


def action_cards(state: State) -> list[int]:
    """Return every action card, wherever it lies."""
    return table_cards(state) + state.actions


def passengers(state: State) -> list[int]:
    """Return every passenger, wherever it lies."""
    piles = [*state.lines, *state.groups, *_loose_piles(state)]
    return [card for pile in piles for card in pile if not is_mystery(card)]


def _loose_piles(state: State) -> list[list[int]]:
    """Return the piles that can hold only passengers."""
    return [state.stack, state.discard, state.drawn, state.arranged]


def _check_passengers(state: State) -> None:
    """Check that all 60 passengers are present, once each (T1)."""
    cards = passengers(state)
    for pile in _loose_piles(state):
        for card in pile:
            if is_mystery(card):
                raise PositionError("position-mystery", card_text(card), "in a line, group", "T36")
    for card in PASSENGERS:
        if cards.count(card) != 1:
            code = "position-card-twice" if card in cards else "position-card-missing"
            raise PositionError(code, card_text(card), "each passenger once", "T1")


def _check_action_cards(state: State) -> None:
    """Check that all 20 action cards are present (T2).

    If the action stack is empty, the action discard pile has to be empty too (T21).
    """
    cards = action_cards(state)
    for card, count in enumerate(COPIES):
        if cards.count(card) != count:
            tried = f"{NAMES[card]} x{cards.count(card)}"
            raise PositionError("position-action-cards", tried, f"{NAMES[card]} x{count}", "T2")
    if state.used and not state.actions:
        raise PositionError("position-action-stack", "actions=-", "used=-", "T21")


def _check_line(state: State, line: int) -> None:
    """Check that a line is in order: face-down cards, then a run of one class (T8, T24, T38)."""
    cards = state.lines[line]
    down = state.down[line]
    where = place_text(line)
    if cards and line < state.flooded_decks() and state.asks != OVER:
        raise PositionError("position-flooded", where, "no line at a flooded deck", "T24")
    if cards and down == len(cards) and state.asks != OVER:
        raise PositionError("position-front", where, "a face-up front card", "T13")
    for card in cards[:down]:
        if is_mystery(card) and rank_of(card):
            raise PositionError("position-mystery", card_text(card), "no rank face down", "T38")
    run = cards[down:]
    for card in run:
        if not rank_of(card) and (state.asks != ASK_NAME or len(run) > 1):
            raise PositionError("position-mystery", card_text(card), "a rank face up", "T38")
    for behind, before in pairwise(run):
        if class_of(behind) != class_of(before):
            tried = f"{card_text(behind)},{card_text(before)}"
            raise PositionError("position-class", tried, "one class in a line", "T12")
        if kind_of(behind) != kind_of(before) + 2:
            tried = f"{card_text(behind)},{card_text(before)}"
            raise PositionError("position-run", tried, "each one lower than the one behind", "T8")


def _check_paid(state: State) -> None:
    """Check that the anchors that have already earned a card are in a group (T45)."""
    saved = [card for group in state.groups for card in group]
    for card in PASSENGERS:
        if is_paid(state.paid, card) and card not in saved:
            raise PositionError("position-paid", card_text(card), "cards in a group", "T45")


def _check_group(state: State, group: int) -> None:
    """Check that a group has the ranks from 1 up, one of each, all of its class (T10-T12)."""
    for at, card in enumerate(state.groups[group]):
        if class_of(card) != group >> 1:
            raise PositionError("position-class", card_text(card), f"class of g{group + 1}", "T12")
        if rank_of(card) != at + 1:
            raise PositionError("position-group", card_text(card), f"rank {at + 1}", "T11")


def _check_question(state: State) -> None:
    """Check that the question fits what is on the table and has an answer."""
    asks = state.asks
    asked = f"asks={ASKS[asks]}"
    over = state.turned == state.terms.last_page or all_safe(state.groups)
    if over != (asks == OVER):
        raise PositionError("position-over", asked, "over" if over else "a question", "T51")
    crew = [name for name, member in CREW.items() if member.asks == asks != NOTHING]
    if crew and state.terms.crew[state.active] not in crew:
        raise PositionError("position-question", asked, crew)
    cards = [card for card, rules in enumerate(CARDS) if rules.asks == asks != NOTHING]
    if cards and state.playing not in cards:
        raise PositionError(
            "position-question", asked, [f"playing={NAMES[card]}" for card in cards]
        )
    for field, wrong in misfits(state).items():
        if wrong:
            expected = f"another {field}"
            raise PositionError("position-question", asked, expected, question_rule(state))
    if asks != OVER and not state.legal():
        raise PositionError("position-question", asked, "an answer")


def misfits(state: State) -> dict[str, bool]:
    """Return, for each field, whether it contradicts the question."""
    asks = state.asks
    agenda = [step for step in state.agenda if step != NAME_MYSTERIES]
    to_name = sum(is_nameless(line) for line in state.lines)
    naming = state.agenda.count(NAME_MYSTERIES) + (asks == ASK_NAME)
    placing = asks in (ASK_PLACE, ASK_ARRANGE)
    member = state.terms.members[state.active]
    offered = member.most_offered if asks == member.asks else 0
    return {
        "asks": asks == NOTHING,
        "agenda": agenda not in AGENDAS.get(asks, AGENDA_IN_TURN),
        "playing": (state.playing != NO_CARD and FINISH_CARD not in state.agenda and asks != OVER)
        or (asks == ASK_NAME and not _can_have_revealed(state.playing)),
        "drawn": (bool(state.drawn) != placing and asks != OVER)
        or len(state.drawn) + len(state.arranged) + state.placed > _most_drawn(state),
        "arranged": bool(state.arranged) and asks != ASK_ARRANGE,
        "placed": bool(state.placed)
        and (not placing or (asks == ASK_PLACE and not member.places_many))
        and asks != OVER,
        "line": (state.chosen_line != NO_LINE) != (asks == ASK_FRONT),
        "stack": asks == ASK_NUMBER and not state.stack,
        "before": _cards_in(state.before)
        != (_cards_in([*state.hands, state.offer]) if asks == ASK_GIVE else []),
        "offer": bool(state.offer) != bool(offered) or len(cards_of(state.offer)) > offered,
        "turned": asks == ASK_FIRST
        and (state.turned > 0 or bool(state.discard) or any(state.groups)),
        "hands": asks == ASK_ENCORE and not _is_part_of(state.offer, state.hands[state.active]),
        "decks": to_name != naming and asks != OVER,
        "moved": is_moved_wrongly(state),
    }


def is_moved_wrongly(state: State) -> bool:
    """Return whether `moved` contradicts the rest of the position (T44, T46, T54)."""
    if state.moved:
        return not state.terms.moves_matter or state.asks in (ASK_FIRST, ASK_EXCHANGE, ASK_GIVE)
    reveals_by_move = state.asks == ASK_NAME and END_TURN not in state.agenda
    return state.terms.moves_matter and (state.quiet > 0 or reveals_by_move)


def _can_have_revealed(card: int) -> bool:
    """Return whether this card can have revealed a mystery; always true for NO_CARD."""
    return card == NO_CARD or CARDS[card].can_reveal


def _most_drawn(state: State) -> int:
    """Return the most cards that the active player can have drawn, for a card or at a rescue."""
    if state.asks == ASK_ARRANGE:
        return CARDS[state.playing].most_drawn
    return state.terms.most_draws[state.active]


def _cards_in(bundles: list[int]) -> list[int]:
    """Return all the cards in several bundles, sorted."""
    return sorted(card for bundle in bundles for card in cards_of(bundle))


def _is_part_of(bundle: int, whole: int) -> bool:
    return all(copies(bundle, card) <= copies(whole, card) for card in range(len(NAMES)))


def _check_knowledge(state: State) -> None:
    """Check that what is known about hidden cards is true and fits the stack."""
    if state.known_top + state.known_bottom > len(state.stack):
        tried = f"top={state.known_top} bottom={state.known_bottom}"
        raise PositionError("position-known", tried, f"a stack of {len(state.stack)} at most")
    in_use = pockets_in_use(state.lines, state.down, state.stack)
    for card, pocket in hidden_cards(state):
        possible = whereabouts(state.pockets, index_of(card))
        if not possible >> pocket & 1 or possible & ~in_use:
            tried = f"{pockets_text(possible)}:{card_text(card)}"
            expected = f"{pockets_text(1 << pocket)}:{card_text(card)}"
            raise PositionError("position-known", tried, expected)
