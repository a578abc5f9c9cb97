"""SOS Titanic's steady player, which plays sensibly without a search.

It first makes all moves that save a passenger, replace a mystery, reveal a card or leave the deck
that floods next. Then it uses the odds to weigh a rescue against its action cards. It never starts
the ability of Lowe or Smith, but answers sensibly once one has begun. (When it used Lowe's ability
to avoid rescues that promised little, it lost points.)

It reads only the visible cards of a board. When it plays for a seat, the board is made from a view
and shows nothing else; in a playout, the board is a whole sampled world.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.players.player import Budget
from lifeboat.players.titanic.sight import Sight
from lifeboat.players.titanic.steady.abilities import best_exchange, poorest_seat
from lifeboat.players.titanic.steady.card_worth import KEPT, play_worth
from lifeboat.players.titanic.steady.drawing import best_draw
from lifeboat.players.titanic.steady.moving import NO_MOVE, best_move
from lifeboat.players.titanic.steady.placing import (
    NOWHERE,
    best_placing,
    continues_row,
    placing_worth,
)
from lifeboat.players.titanic.steady.weights import NEVER, SAVED
from lifeboat.titanic.actions import (
    BOTTOM,
    PLAY,
    STOP,
    card_for_front,
    card_for_top,
    card_taken,
    name_action,
    rescue_action,
    split_placement,
)
from lifeboat.titanic.agenda import (
    ASK_ARRANGE,
    ASK_ENCORE,
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
    OVER,
)
from lifeboat.titanic.board import Board
from lifeboat.titanic.cards.register import add_plays_in_turn
from lifeboat.titanic.passengers import class_of, is_mystery, kind_of
from lifeboat.titanic.play.mysteries import nameless_line
from lifeboat.titanic.sampling import board_in_sight
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View

NEVER_TURNED: Final = 1000
"""More pages than any booklet has."""


class SteadyTitanic:
    """An SOS Titanic player that doesn't search."""

    name = "steady"
    searches = False

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        """Return the legal action that looks best; the dice and the budget aren't used."""
        return steady_choice(board_in_sight(view), view.legal)


def play_out(state: State) -> int:
    """Play a state to the end of the game with the steady player in all seats.

    Return the number of decisions.
    """
    return play_until(state, NEVER_TURNED)


def play_until(state: State, turned: int) -> int:
    """Play with the steady player in all seats until this many pages have been turned and no
    move is left to make, or to the end of the game.

    Return the number of decisions.
    """
    decisions = 0
    while state.asks != OVER:
        if state.asks == ASK_TURN:
            action = best_move(state)
            if action == NO_MOVE:
                if state.turned >= turned:
                    break
                action = _action(state)
            state.advance(action)  # without a list of all legal actions
        else:
            state.advance(_answer(state, state.legal()))
        decisions += 1
    return decisions


def steady_choice(board: Board, legal: list[int]) -> int:
    """Return the legal action that looks best, whatever the board asks."""
    return _turn(board) if board.asks == ASK_TURN else _answer(board, legal)


def _turn(board: Board) -> int:
    """Return the move or the action that looks best in a turn (T8-T20)."""
    move = best_move(board)
    return _action(board) if move == NO_MOVE else move


def _action(board: Board) -> int:
    """Return the action that looks best once no move is left to make (T15-T20)."""
    sight = Sight(board)
    number, worth = best_draw(sight)
    plays: list[int] = []
    add_plays_in_turn(board, plays)
    return _card_to_play(sight, plays, rescue_action(number), worth)


def _answer(board: Board, legal: list[int]) -> int:
    """Return the legal answer that looks best, whatever the board asks outside a turn."""
    if len(legal) == 1:
        return legal[0]
    asks = board.asks
    sight = Sight(board)
    if asks in (ASK_PLACE, ASK_SEARCH):
        return _placement(sight, legal)
    if asks == ASK_NUMBER:
        return rescue_action(best_draw(sight)[0])
    if asks == ASK_ARRANGE:
        return _arrangement(sight, legal)
    if asks == ASK_NAME:
        return _name(sight, legal)
    if asks == ASK_FRONT:
        return _front(sight, legal)
    if asks in (ASK_KEEP, ASK_FETCH):
        return _card_to_take(legal)
    if asks == ASK_ENCORE:
        return _card_to_play(sight, legal, STOP, 0.0)
    if asks == ASK_EXCHANGE:
        return best_exchange(board, legal)
    if asks == ASK_GIVE:
        return poorest_seat(board, legal)
    return legal[0]


def _card_to_play(sight: Sight, legal: list[int], otherwise: int, worth: float) -> int:
    """Return the best play of an action card if it is worth more than `worth`, else `otherwise`.

    `legal` must be sorted, so that plays come last.
    """
    best = otherwise
    at = len(legal) - 1
    while at >= 0 and legal[at] >= PLAY:
        other = play_worth(sight, legal[at])
        if other > worth:
            best = legal[at]
            worth = other
        at -= 1
    return best


def _placement(sight: Sight, legal: list[int]) -> int:
    """Return the placement that is worth most; as Murdoch, STOP if none is worthwhile (T40)."""
    best = legal[0]
    highest = NOWHERE if best == STOP else NEVER
    for action in legal:
        if action == STOP:
            continue
        card, place = split_placement(action)
        worth = placing_worth(sight, kind_of(card), place)
        worth += int(continues_row(sight.board, card, place))
        if worth > highest:
            best = action
            highest = worth
    return best


def _arrangement(sight: Sight, legal: list[int]) -> int:
    """Return the action that puts the best playable card on top next (T26).

    If no card can be played, return one that puts a card at the bottom, as long as that is
    allowed.
    """
    best = legal[-1]
    highest = NOWHERE
    for action in legal:
        if action >= BOTTOM:
            break
        worth = best_placing(sight, kind_of(card_for_top(action)))
        if worth > highest:
            best = action
            highest = worth
    return best


def _name(sight: Sight, legal: list[int]) -> int:
    """Return the action that names the rank a group needs next (T38).

    Of the two groups, the one that more passengers can then follow into is chosen.
    """
    board = sight.board
    klass = class_of(board.lines[nameless_line(board.lines)][-1])
    best = legal[0]
    most = -1
    for group in (2 * klass, 2 * klass + 1):
        rank = len(board.groups[group]) + 1
        following = sight.followers(rank << 1 | klass)
        name = name_action(rank)
        if name in legal and following > most:
            best = name
            most = following
    return best


def _front(sight: Sight, legal: list[int]) -> int:
    """Return the action that brings forward the card that is worth most to play elsewhere (T29).

    A mystery counts as somebody who can be saved. If no card could be played, return the first
    action.
    """
    best = legal[0]
    highest = NOWHERE
    for action in legal:
        card = card_for_front(action)
        worth = SAVED if is_mystery(card) else best_placing(sight, kind_of(card))
        if worth > highest:
            best = action
            highest = worth
    return best


def _card_to_take(legal: list[int]) -> int:
    """Return the action that takes the card most worth keeping (T33, T34, T43)."""
    best = legal[0]
    for action in legal:
        if KEPT[card_taken(action)] > KEPT[card_taken(best)]:
            best = action
    return best
