"""What it is worth to play each action card now."""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.players.titanic.odds import CARDS_OF_KIND, cards_of_kinds, chance_of_none, count
from lifeboat.players.titanic.sight import Sight
from lifeboat.players.titanic.steady.placing import NOWHERE, best_placing, placing_worth
from lifeboat.players.titanic.steady.weights import (
    EVENED,
    HORIZON,
    KEPT,
    MIXED,
    NEVER,
    PAGE,
    PLAN,
    READY,
    REVEALED,
    SAVED,
    TURNED_DOWN,
)
from lifeboat.titanic.cards.bundles import (
    BOAT_CARD,
    COME_BACK,
    COME_ON,
    GET_READY,
    MYSTERY_FIRST,
    PLAN_A,
    SAME_LINES,
    SAVE_TIME,
    WAIT,
    YOUR_TURN,
)
from lifeboat.titanic.cards.line_cards import LONGEST_RUN, PAIRS
from lifeboat.titanic.cards.pile_cards import LOOK
from lifeboat.titanic.cards.register import card_played
from lifeboat.titanic.passengers import kind_of
from lifeboat.titanic.places import GROUPS


def play_worth(sight: Sight, action: int) -> float:
    """What it is worth to play an action card at its target rather than keep it."""
    card, target = card_played(action)
    return effect_worth(sight, card, target) - kept_worth(sight, card)


def kept_worth(sight: Sight, card: int) -> float:
    """What it is worth to keep a card; less when the pages on which to use it run out."""
    left: i64 = len(sight.board.terms.edition.pages) - 1 - sight.board.turned
    return float(KEPT[card] * min(left - 1, HORIZON)) / float(HORIZON)


def effect_worth(sight: Sight, card: int, target: int) -> float:
    """What the effect of an action card at a target is worth."""
    if card == GET_READY:
        return get_ready(sight)
    if card == COME_ON:
        return come_on(sight)
    if card == COME_BACK:
        return come_back(sight)
    if card == YOUR_TURN:
        return your_turn(sight, target)
    if card == SAME_LINES:
        return same_lines(sight, target)
    if card == WAIT:
        return wait(sight, target)
    if card == SAVE_TIME:
        return save_time(sight)
    if card == BOAT_CARD:
        return boat(sight, target)
    if card >= MYSTERY_FIRST:
        return mystery(sight, card - MYSTERY_FIRST, target)
    fetchable = bool(sight.board.actions) if card == PLAN_A else sight.board.used > 0
    return float(PLAN) if fetchable else 0.0


def get_ready(sight: Sight) -> float:
    """The playable ones of the next five can come one by one, without the others."""
    looked_at = min(LOOK, len(sight.board.stack))
    playable: i64 = count(sight.playable_in_stack())
    return float(READY * looked_at * playable) / float(max(count(sight.in_stack), 1))


def come_on(sight: Sight) -> float:
    """The best passenger that may be in the stack; a page if there is none."""
    wanted: i64 = sight.playable_in_stack()
    missing = chance_of_none(count(sight.in_stack), count(wanted), len(sight.board.stack))
    best: i64 = NOWHERE
    kind: i64 = 0
    while wanted:
        cards: i64 = CARDS_OF_KIND[kind]
        if wanted & cards:
            best = max(best, best_placing(sight, kind))
            wanted &= ~cards
        kind += 1
    return (1.0 - missing) * float(best) - missing * PAGE


def come_back(sight: Sight) -> float:
    """The best passenger of the discard; a page if none can be played."""
    best: i64 = NOWHERE
    for card in sight.board.discard:
        best = max(best, best_placing(sight, kind_of(card)))
    return float(-PAGE if best == NOWHERE else best)


def your_turn(sight: Sight, line: int) -> float:
    """The chance that a line hides somebody who can be saved at once."""
    board = sight.board
    hidden: i64 = sight.may_hide(line)
    wanted: i64 = count(hidden & cards_of_kinds(sight.to_groups))
    found = 1.0 - chance_of_none(count(hidden), wanted, board.down[line])
    return found * SAVED - float(TURNED_DOWN * showing(sight, line))


def same_lines(sight: Sight, target: int) -> float:
    """New fronts for those that lay open, and less that buries another in the longer line."""
    board = sight.board
    bow, stern = PAIRS[target]
    if board.down[bow] + board.down[stern] == 0:
        return float(NEVER)
    longer = abs(len(board.lines[bow]) - len(board.lines[stern]))
    turned_down = showing(sight, bow) + showing(sight, stern)
    return float(MIXED + EVENED * longer - TURNED_DOWN * turned_down)


def wait(sight: Sight, line: int) -> float:
    """A new front for those that lay open; only for a line that hides something."""
    if sight.board.down[line] == 0:
        return float(NEVER)
    return float(REVEALED - TURNED_DOWN * showing(sight, line))


def showing(sight: Sight, line: int) -> int:
    """How many cards of a line lie face up."""
    return len(sight.board.lines[line]) - sight.board.down[line]


def save_time(sight: Sight) -> float:
    """A page, the more of it the fewer cards the stack has left."""
    back = len(sight.board.discard)
    return float(PAGE * back) / float(back + len(sight.board.stack)) if back else 0.0


def boat(sight: Sight, target: int) -> float:
    """Good if it reveals a card, or uncovers a passenger that can be saved."""
    board = sight.board
    line, shorter = divmod(target, LONGEST_RUN)
    length = shorter + 1
    if length == showing(sight, line):
        return float(REVEALED if board.down[line] else NEVER)
    behind: i64 = kind_of(board.lines[line][-length - 1])
    return float(SAVED if sight.to_groups >> behind & 1 else NEVER)


def mystery(sight: Sight, klass: int, place: int) -> float:
    """As good as the passenger it stands for there (T36); in a line any rank is as good."""
    saved = len(sight.board.groups[place - GROUPS]) if place >= GROUPS else 0
    return float(placing_worth(sight, (saved + 1) << 1 | klass, place))
