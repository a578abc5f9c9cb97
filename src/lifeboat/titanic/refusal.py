"""Refusals: which rule forbids an action, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.core.errors import Reason
from lifeboat.titanic.actions import move_action
from lifeboat.titanic.agenda import (
    ASK_ARRANGE,
    ASK_EXCHANGE,
    ASK_FETCH,
    ASK_FRONT,
    ASK_GIVE,
    ASK_KEEP,
    ASK_NAME,
    ASK_NUMBER,
    ASK_PLACE,
    ASK_SEARCH,
    ASK_TURN,
    ASKS,
)
from lifeboat.titanic.cards.bundles import copies
from lifeboat.titanic.cards.register import CARDS
from lifeboat.titanic.meaning import (
    Begin,
    BringToFront,
    Exchange,
    GiveCard,
    Meaning,
    Move,
    NameMystery,
    Nothing,
    Place,
    PlayCard,
    PutAtBottom,
    PutOnTop,
    Rescue,
    Stop,
    TakeCard,
    UseAbility,
    decoded,
)
from lifeboat.titanic.misplacing import because, missing_line, why_not_there
from lifeboat.titanic.passengers import TOP_RANK, class_of, mystery, rank_of
from lifeboat.titanic.places import GROUPS, MYSTERY_PLACE
from lifeboat.titanic.play.moves import MOST_QUIET_MOVES, add_moves
from lifeboat.titanic.play.mysteries import nameless_line

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board

QUESTION_RULES: Final = {
    "over": "T51",
    "first": "T7",
    "number": "T18",
    "place": "T16",
    "name": "T38",
}


def question_rule(board: Board) -> str:
    """Return the id of the rule behind the current question; empty if it is an ordinary turn."""
    if ASK_ARRANGE <= board.asks <= ASK_FETCH:
        return CARDS[board.playing].rule
    if board.asks >= ASK_EXCHANGE:
        return board.terms.members[board.active].rule
    return QUESTION_RULES.get(ASKS[board.asks], "")


def refusal_of(board: Board, action: int) -> tuple[str, Reason]:
    """Return the id of the rule that forbids this illegal action, and the reason.

    The id is empty if no rule applies, as for a number that doesn't stand for an action.
    """
    if board.asks != ASK_TURN:
        return question_rule(board), _why_no_answer(board, action)
    match decoded(action):
        case Move(source, target):
            return _refused_move(board, source, target)
        case Rescue(number):
            rule = "T15" if board.stack else "T18" if board.discard else "T19"
            return rule, _why_not_this_many(board, number)
        case UseAbility():
            member = board.terms.members[board.active]
            return member.rule, member.refusal(board)
        case PlayCard() as play:
            return _refused_card(board, play)
        case Nothing():
            return "", because("unknown")
        case answer:
            return _rule_of_answer(answer), because("not-asked")


def _rule_of_answer(answer: Meaning) -> str:
    """Return the id of the rule whose question this action would answer."""
    match answer:
        case Stop():
            return "T40"
        case NameMystery():
            return "T38"
        case TakeCard():
            return "T33"
        case GiveCard():
            return "T46"
        case Begin():
            return "T7"
        case Exchange():
            return "T44"
        case BringToFront():
            return "T29"
        case PutOnTop() | PutAtBottom():
            return "T26"
        case _:
            return "T16"


# In a turn


def _refused_move(board: Board, source: int, place: int) -> tuple[str, Reason]:
    run = board.lines[source][board.down[source] :]
    if place >= GROUPS:
        rule = "T10" if run and rank_of(run[-1]) == 1 else "T11"
        if place == MYSTERY_PLACE:
            rule = "T37"
        return rule, why_not_there(board, run, place) if run else _why_nobody(board, source)
    if source == place and run:
        return "T8", because("same-line")
    if _is_too_quiet(board, source, place):
        return "T54", because("quiet", number=MOST_QUIET_MOVES)
    rule = "T8" if board.lines[place] else "T9"
    return rule, why_not_there(board, run, place) if run else _why_nobody(board, source)


def _why_nobody(board: Board, source: int) -> Reason:
    return missing_line(board, source) or because("nobody", place=source)


def _is_too_quiet(board: Board, source: int, target: int) -> bool:
    """Return whether the move would be legal if no quiet moves had been made before it (T54)."""
    actions: list[int] = []
    quiet = board.quiet
    board.quiet = 0
    add_moves(board, actions)
    board.quiet = quiet
    return move_action(source, target) in actions


def _why_not_this_many(board: Board, count: int) -> Reason:
    """Return why this many passengers can't be drawn (T15, T18, T19)."""
    left, most = len(board.stack), board.terms.most_draws[board.active]
    if not left:
        return because("rescue-empty")
    if not count or count > most:
        return because("rescue-range", number=most)
    return because("rescue-stack", number=left)


def _refused_card(board: Board, play: PlayCard) -> tuple[str, Reason]:
    card, left, seats = play.card, play.left, len(board.hands)
    if left and left < seats and not board.terms.members[board.active].plays_for_others:
        return "T47", because("card-others", [card])
    if left >= seats:
        return "T20", because("card-not-there", [card])
    if not copies(board.hands[(board.active + left) % seats], card):
        return "T20", because("card-not-there" if left else "card-not-held", [card])
    return CARDS[card].rule, CARDS[card].refusal(board, play.aim)


# In answer to a question


def _why_no_answer(board: Board, action: int) -> Reason:
    """Return why this action doesn't answer the current question."""
    asks = board.asks
    match decoded(action):
        case Rescue(number) if asks == ASK_NUMBER:
            return _why_not_this_many(board, number)
        case NameMystery() if asks == ASK_NAME:
            klass = class_of(board.lines[nameless_line(board.lines)][-1])
            return because("rank", number=TOP_RANK[klass])
        case Place(card, target) if asks in (ASK_PLACE, ASK_SEARCH):
            pile = board.drawn if asks == ASK_PLACE else CARDS[board.playing].looked_at(board)
            if card in pile:
                return why_not_there(board, [card], target)
            return because("not-shown", [card])
        case Stop() if asks == ASK_PLACE:
            return because("stop-placed" if board.placed else "stop-first")
        case PutOnTop(card) | PutAtBottom(card) if asks == ASK_ARRANGE:
            return because("not-shown", [card])
        case BringToFront(card) if asks == ASK_FRONT:
            return because("not-shown", [card])
        case Exchange(klass, rank) if asks == ASK_EXCHANGE:
            return because("exchange", [mystery(klass, rank)])
        case GiveCard(left) if asks == ASK_GIVE and left < len(board.hands):
            return because("give")
        case TakeCard(card) if asks in (ASK_FETCH, ASK_KEEP):
            return because("card-not-offered", [card])
        case _:
            return because(f"asks-{ASKS[asks]}")
