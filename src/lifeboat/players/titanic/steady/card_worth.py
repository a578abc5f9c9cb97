"""The worth of playing each action card now, in hundredths of a saved passenger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.titanic.odds import cards_of_kinds, chance_of_none, count
from lifeboat.players.titanic.sight import Sight
from lifeboat.players.titanic.steady.placing import NOWHERE, best_placing, placing_worth
from lifeboat.players.titanic.steady.weights import (
    EVENED,
    HORIZON,
    MIXED,
    NEVER,
    PAGE,
    PLAN,
    READY,
    REVEALED,
    SAVED,
    TURNED_DOWN,
    UNKNOWN_CARD,
)
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.cards.line_cards import PAIRS, boat_run
from lifeboat.titanic.cards.pile_cards import LOOK
from lifeboat.titanic.cards.register import split_play
from lifeboat.titanic.passengers import FIRST, SECOND, kind_of
from lifeboat.titanic.places import GROUPS
from lifeboat.titanic.play.moves import FAR_BIT


def play_worth(sight: Sight, action: int) -> float:
    """Return the worth of playing an action card on its target rather than keeping it."""
    card, target, _ = split_play(action)
    return WORTHS[card].effect(sight, target) - kept_worth(sight, card)


def kept_worth(sight: Sight, card: int) -> float:
    """Return the worth of keeping a card, which falls to 0 over the last pages."""
    left: i64 = len(sight.board.terms.edition.pages) - 1 - sight.board.turned
    return float(KEPT[card] * min(left - 1, HORIZON)) / float(HORIZON)


class Worth:
    """The worth of an action card; the defaults are for a card that this module doesn't list."""

    kept = 10
    """The worth of keeping the card for a better moment."""

    def effect(self, sight: Sight, target: int) -> float:
        """Return what the card's effect on a target is worth."""
        return float(UNKNOWN_CARD)


class GetReadyWorth(Worth):
    """Get Ready!: worth more, the more playable cards are expected among the next five."""

    kept = 16

    def effect(self, sight: Sight, target: int) -> float:
        looked_at = min(LOOK, len(sight.board.stack))
        playable: i64 = count(sight.playable_in_stack())
        return float(READY * looked_at * playable) / float(max(count(sight.in_stack()), 1))


class ComeOnWorth(Worth):
    """Come On!: the best passenger who may be in the stack, weighed against losing a page."""

    kept = 30

    def effect(self, sight: Sight, target: int) -> float:
        wanted: i64 = sight.playable_in_stack()
        missing = chance_of_none(count(sight.in_stack()), count(wanted), len(sight.board.stack))
        best: i64 = NOWHERE
        kind: i64 = 0
        while wanted:
            cards: i64 = cards_of_kinds(FAR_BIT >> (40 - kind))
            if wanted & cards:
                best = max(best, best_placing(sight, kind))
                wanted &= ~cards
            kind += 1
        return (1.0 - missing) * float(best) - missing * PAGE


class ComeBackWorth(Worth):
    """Come Back!: the best passenger in the discard pile, or the loss of a page if none can be
    played.
    """

    kept = 38

    def effect(self, sight: Sight, target: int) -> float:
        best: i64 = NOWHERE
        for card in sight.board.discard:
            best = max(best, best_placing(sight, kind_of(card)))
        if best == NOWHERE:
            return float(-PAGE)
        return float(best)


class YourTurnWorth(Worth):
    """Your Turn!: the chance that a line hides somebody who can be saved at once."""

    kept = 42

    def effect(self, sight: Sight, target: int) -> float:
        hidden: i64 = sight.may_hide(target)
        wanted: i64 = count(hidden & cards_of_kinds(sight.to_groups))
        found = 1.0 - chance_of_none(count(hidden), wanted, sight.board.down[target])
        return found * SAVED - float(TURNED_DOWN * showing(sight, target))


class SameLinesWorth(Worth):
    """Same Lines!: new front cards and more even lines; useless if nothing is face down."""

    kept = 39

    def effect(self, sight: Sight, target: int) -> float:
        board = sight.board
        bow, stern = PAIRS[target]
        if board.down[bow] + board.down[stern] == 0:
            return float(NEVER)
        longer = abs(len(board.lines[bow]) - len(board.lines[stern]))
        turned_down = showing(sight, bow) + showing(sight, stern)
        return float(MIXED + EVENED * longer - TURNED_DOWN * turned_down)


class WaitWorth(Worth):
    """Wait!: a new front card in place of the face-up ones; useless if nothing is face down."""

    kept = 34

    def effect(self, sight: Sight, target: int) -> float:
        if sight.board.down[target] == 0:
            return float(NEVER)
        return float(REVEALED - TURNED_DOWN * showing(sight, target))


class SaveTimeWorth(Worth):
    """Save Time: part of a page, depending on how much of the stack has been used up."""

    kept = 88

    def effect(self, sight: Sight, target: int) -> float:
        back = len(sight.board.discard)
        return float(PAGE * back) / float(back + len(sight.board.stack)) if back else 0.0


class PlanAWorth(Worth):
    """Plan A: an action card of the player's choice; worthless if the action stack is empty."""

    kept = 0

    def effect(self, sight: Sight, target: int) -> float:
        return float(PLAN) if sight.board.actions else 0.0


class PlanBWorth(Worth):
    """Plan B: an action card of the player's choice; worthless if no used card can be taken."""

    kept = 0

    def effect(self, sight: Sight, target: int) -> float:
        return float(PLAN) if sight.board.used > 0 else 0.0


class BoatWorth(Worth):
    """Collapsible Boat: good only if it reveals a card or uncovers somebody who can be saved."""

    kept = 38

    def effect(self, sight: Sight, target: int) -> float:
        board = sight.board
        line, length = boat_run(target)
        if length == showing(sight, line):
            return float(REVEALED if board.down[line] else NEVER)
        behind: i64 = kind_of(board.lines[line][-length - 1])
        return float(SAVED if sight.to_groups >> behind & 1 else NEVER)


class MysteryWorth(Worth):
    """Mystery Passenger: as good as the passenger it stands for (T36).

    In a line, the rank makes no difference.
    """

    def __init__(self, klass: int, kept: int) -> None:
        self.klass = klass
        self.kept = kept

    def effect(self, sight: Sight, target: int) -> float:
        saved: i64 = 0
        if target >= GROUPS:
            saved = len(sight.board.groups[target - GROUPS])
        return float(placing_worth(sight, (saved + 1) << 1 | self.klass, target))


def showing(sight: Sight, line: int) -> int:
    """Return the number of face-up cards in a line."""
    return len(sight.board.lines[line]) - sight.board.down[line]


WORTH_BY_NAME: Final[dict[str, Worth]] = {
    "get-ready": GetReadyWorth(),
    "come-on": ComeOnWorth(),
    "come-back": ComeBackWorth(),
    "your-turn": YourTurnWorth(),
    "same-lines": SameLinesWorth(),
    "wait": WaitWorth(),
    "save-time": SaveTimeWorth(),
    "plan-a": PlanAWorth(),
    "plan-b": PlanBWorth(),
    "boat": BoatWorth(),
    "mystery-f": MysteryWorth(FIRST, 110),
    "mystery-s": MysteryWorth(SECOND, 170),
}
WORTHS: Final[list[Worth]] = [WORTH_BY_NAME.get(name, Worth()) for name in NAMES]
"""The worth of each action card, indexed by its number."""
KEPT: Final[list[int]] = [worth.kept for worth in WORTHS]
"""The worth of keeping each action card, indexed by its number."""
