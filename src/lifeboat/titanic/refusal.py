"""Refusals: which rule stands against an action that is not legal now, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.core.errors import Reason
from lifeboat.titanic.actions import (
    ABILITY,
    ACTIONS,
    BOTTOM,
    CHOOSE,
    EXCHANGE,
    FIRST_SEAT,
    GIVE,
    MOVE,
    NAME,
    PLACE,
    PLAY,
    PLAY_STRIDE,
    RESCUE,
    STOP,
    TAKE,
    TOP,
)
from lifeboat.titanic.agenda import (
    ASK_ARRANGE,
    ASK_EXCHANGE,
    ASK_FETCH,
    ASK_FRONT,
    ASK_GIVE,
    ASK_NAME,
    ASK_NUMBER,
    ASK_PLACE,
    ASK_SEARCH,
    ASK_TURN,
    ASKS,
)
from lifeboat.titanic.cards.bundles import (
    BOAT_CARD,
    COME_BACK,
    MYSTERY_FIRST,
    SAME_LINES,
    copies,
)
from lifeboat.titanic.cards.line_cards import LONGEST_RUN, PAIRS
from lifeboat.titanic.cards.register import CARDS, card_played
from lifeboat.titanic.misplacing import because, missing_line, why_not_there
from lifeboat.titanic.passengers import (
    PASSENGERS,
    TOP_RANK,
    card_of_index,
    class_of,
    mystery,
    rank_of,
)
from lifeboat.titanic.places import GROUPS, LINES, MYSTERY_PLACE, PLACES
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
ANSWER_RULES: Final = (
    (NAME, "T40"),
    (TAKE, "T38"),
    (GIVE, "T33"),
    (FIRST_SEAT, "T46"),
    (EXCHANGE, "T7"),
    (CHOOSE, "T44"),
    (TOP, "T29"),
    (PLACE, "T26"),
    (PLAY, "T16"),
)
"""What answers a question that is not asked: up to which action, by which rule."""


def question_rule(board: Board) -> str:
    """The id of the rule that puts the question; none in the middle of a turn."""
    if ASK_ARRANGE <= board.asks <= ASK_FETCH:
        return CARDS[board.playing].rule
    if board.asks >= ASK_EXCHANGE:
        return board.terms.members[board.active].rule
    return QUESTION_RULES.get(ASKS[board.asks], "")


def refusal_of(board: Board, action: int) -> tuple[str, Reason]:
    """Return the id of the rule that refuses this action, and what stands against it."""
    if board.asks != ASK_TURN:
        return question_rule(board), _why_no_answer(board, action)
    if not 0 <= action < ACTIONS:
        return "", because("unknown")
    if action < RESCUE:
        return _refused_move(board, (action - MOVE) // PLACES, (action - MOVE) % PLACES)
    if action < ABILITY:
        rule = "T15" if board.stack else "T18" if board.discard else "T19"
        return rule, _why_not_so_many(board, action - RESCUE)
    if action == ABILITY:
        return _refused_ability(board)
    if action < PLAY:
        return next(rule for end, rule in ANSWER_RULES if action < end), because("not-asked")
    return _refused_card(board, action)


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
    """Whether the move would be legal, had there been fewer quiet ones before it (T54)."""
    actions: list[int] = []
    quiet = board.quiet
    board.quiet = 0
    add_moves(board, actions)
    board.quiet = quiet
    return MOVE + source * PLACES + target in actions


def _why_not_so_many(board: Board, count: int) -> Reason:
    """Return what stands against drawing this many passengers (T15, T18, T19)."""
    left, most = len(board.stack), board.terms.most_draws[board.active]
    if not left:
        return because("rescue-empty")
    if not count or count > most:
        return because("rescue-range", number=most)
    return because("rescue-stack", number=left)


def _refused_ability(board: Board) -> tuple[str, Reason]:
    """Return what keeps the active member from using an ability now (T44, T46)."""
    rule = board.terms.members[board.active].rule
    if rule not in ("T44", "T46"):
        return rule, because("ability-none")
    if rule == "T44" and not board.stack:
        return rule, because("ability-stack")
    if rule == "T46" and (len(board.hands) == 1 or not any(board.hands)):
        return rule, because("ability-hands")
    return rule, because("ability-late")  # where it takes the place of the whole turn


def _refused_card(board: Board, action: int) -> tuple[str, Reason]:
    left = (action - PLAY) // PLAY_STRIDE
    card, target = card_played(action)
    if left and left < len(board.hands) and not board.terms.members[board.active].plays_for_others:
        return "T47", because("card-others", [card])
    if left >= len(board.hands):
        return "T20", because("card-not-there", [card])
    owner = (board.active + left) % len(board.hands)
    if not copies(board.hands[owner], card):
        return "T20", because("card-not-there" if left else "card-not-held", [card])
    return CARDS[card].rule, _why_no_target(board, card, target)


def _why_no_target(board: Board, card: int, target: int) -> Reason:
    """Return what keeps a card that is held from being played there."""
    if card >= MYSTERY_FIRST:
        missing = missing_line(board, target) if target < LINES else None
        return missing or because("card-place", [card], place=target)
    lines = [target]
    if card == SAME_LINES:
        lines = list(PAIRS[target])
    if card == BOAT_CARD:
        lines = [target // LONGEST_RUN]
        showing = len(board.lines[lines[0]]) - board.down[lines[0]]
        if showing:
            return because("boat-run", place=lines[0], number=showing)
    for line in lines:
        missing = missing_line(board, line)
        if missing:
            return missing
    return because("card-empty", [card])


# Amid a question


def _why_no_answer(board: Board, action: int) -> Reason:
    """Return what stands against an answer to the question that is asked."""
    asks = board.asks
    if asks == ASK_NUMBER and RESCUE <= action < ABILITY:
        return _why_not_so_many(board, action - RESCUE)
    if asks == ASK_NAME and NAME <= action < TAKE:
        klass = class_of(board.lines[nameless_line(board)][-1])
        return because("rank", number=TOP_RANK[klass])
    if asks in (ASK_PLACE, ASK_SEARCH):
        if PLACE <= action < PLAY:
            return _why_no_placement(board, action)
        if asks == ASK_PLACE and action == STOP:
            return because("stop-placed" if board.placed else "stop-first")
    if asks == ASK_ARRANGE and TOP <= action < PLACE:
        index = action - (TOP if action < BOTTOM else BOTTOM)
        return because("not-shown", [PASSENGERS[index]])
    if asks == ASK_FRONT and CHOOSE <= action < TOP:
        return because("not-shown", [card_of_index(action - CHOOSE)])
    if asks == ASK_EXCHANGE and EXCHANGE <= action < CHOOSE:
        index = action - EXCHANGE
        return because("exchange", [mystery(index // 17, index % 17 + 1)])
    if asks == ASK_GIVE and GIVE <= action < GIVE + len(board.hands):
        return because("give")
    if TAKE <= action < GIVE and ASKS[asks] in ("fetch", "keep"):
        return because("card-not-offered", [action - TAKE])
    return because(f"asks-{ASKS[asks]}")


def _why_no_placement(board: Board, action: int) -> Reason:
    """Return what keeps a passenger from being played from where one is to be chosen."""
    card = PASSENGERS[(action - PLACE) // PLACES]
    pile = board.discard if board.playing == COME_BACK else board.stack
    if card in (board.drawn if board.asks == ASK_PLACE else pile):
        return why_not_there(board, [card], (action - PLACE) % PLACES)
    return because("not-shown", [card])
