"""The rules of Pairs: six cards face down, two of each rank; two players turn them up in turn.

A player who turns up the same rank as the card before makes a pair. Three pairs win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple, Self

from lifeboat.core.decisions import Decision
from lifeboat.core.dice import Dice
from lifeboat.core.editions import Numbers
from lifeboat.core.errors import IllegalAction, NotationError, Reason, SetupError
from lifeboat.core.events import Event
from lifeboat.core.fate import Fate
from lifeboat.core.outcomes import Outcome

NAME = "pairs"
CARDS = [1, 1, 2, 2, 3, 3]
HIDDEN = 0


class Turn(NamedTuple):
    """Turn up a card."""

    place: int


class View(NamedTuple):
    """What everybody sees: the cards that are face up, and in which order they were turned up."""

    row: tuple[int, ...]
    """The ranks of the cards, `HIDDEN` for one that is face down."""
    turned: tuple[int, ...]
    """The places that were turned up, in order."""

    @property
    def game(self) -> str:
        return NAME

    @property
    def decision(self) -> Decision | None:
        left = len(self.turned) < len(self.row)
        return Decision(len(self.turned) % 2, "turn") if left else None

    @property
    def legal(self) -> list[int]:
        return [place for place in range(len(self.row)) if place not in self.turned]

    @property
    def pairs(self) -> int:
        ranks = [self.row[place] for place in self.turned]
        return sum(rank == after for rank, after in pairwise(ranks))

    @property
    def outcome(self) -> Outcome | None:
        if self.decision is not None:
            return None
        return Outcome("turned", self.pairs == len(CARDS) // 2, self.pairs)

    def __str__(self) -> str:
        return f"row={_text(self.row)} turned={_text(self.turned)}"


class State:
    """A game of Pairs at one moment."""

    def __init__(self, row: list[int], turned: list[int], fate: Fate) -> None:
        self.row = row
        self.turned = turned
        self.fate = fate

    @property
    def active(self) -> int:
        return len(self.turned) % 2

    def seats(self) -> int:
        return 2

    def decision(self) -> Decision | None:
        return self.view(0).decision

    def legal(self) -> list[int]:
        return self.view(0).legal

    def play(self, action: int) -> list[Event]:
        if action not in self.legal():
            legal = [turning(place) for place in self.legal()]
            reason = Reason(NAME, "turned", place=action)
            raise IllegalAction("illegal-action", turning(action), legal, "P1", reason)
        event = Event("turned", self.active, (self.row[action],), (action,))
        self.advance(action)
        return [event]

    def advance(self, action: int) -> None:
        self.turned.append(action)

    def view(self, seat: int) -> View:
        row = [rank if place in self.turned else HIDDEN for place, rank in enumerate(self.row)]
        return View(tuple(row), tuple(self.turned))

    def can_undo(self) -> bool:
        return False

    def outcome(self) -> Outcome | None:
        return self.view(0).outcome

    def copy(self) -> Self:
        return type(self)(self.row, self.turned.copy(), self.fate)

    def __str__(self) -> str:
        return f"row={_text(self.row)} turned={_text(self.turned)}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Pairs:
    """Pairs, as the `Game` protocol wants it."""

    name = NAME
    has_secrets = False
    silence = ""

    def setup_fields(self, fields: Mapping[str, str]) -> dict[str, str]:
        usual = {"players": "2", "edition": "standard"}
        for name in fields:
            if name not in usual:
                raise SetupError("setup-field", name, list(usual))
        if fields.get("players", "2") != "2":
            raise SetupError("players", fields["players"], "2")
        return {**usual, **fields}

    def presets(self) -> dict[str, dict[str, dict[str, str]]]:
        return {}

    def edition(self, text: str | None = None) -> Numbers:
        return Numbers("standard", {}, {}, "standard", [])

    def deal(self, fields: Mapping[str, str], secret: bytes) -> State:
        return self.deal_by(fields, Fate(secret))

    def deal_by(self, fields: Mapping[str, str], fate: Fate) -> State:
        self.setup_fields(fields)
        return State(fate.shuffled(CARDS, b"row", 0), [], fate)

    def next_setup(self, fields: Mapping[str, str], state: State) -> dict[str, str]:
        return self.setup_fields(fields)

    def read_position(self, text: str) -> State:
        row, turned = (word.partition("=")[2] for word in text.split())
        return State(_numbers(row), _numbers(turned), Fate(b""))

    def check(self, state: State) -> None:
        """Do nothing: every order of the cards is possible."""

    def pieces(self, state: State) -> list[int]:
        return sorted(state.row)

    def shuffles(self, state: State) -> int:
        return 1

    def action_text(self, action: int) -> str:
        return turning(action)

    def read_action(self, text: str) -> int:
        places = {turning(place): place for place in range(len(CARDS))}
        if text not in places:
            raise NotationError("action", text, list(places))
        return places[text]

    def is_half(self, text: str) -> bool:
        return False

    def meaning(self, view: View, action: int) -> Turn:
        return Turn(action)

    def event_text(self, event: Event) -> str:
        return f"{event.name} @{event.seat + 1} {event.cards[0]} {event.places[0] + 1}"

    def sample(self, view: View, dice: Dice) -> State:
        hidden = CARDS.copy()
        for place in view.turned:
            hidden.remove(view.row[place])
        dice.shuffle(hidden)
        row = [rank or hidden.pop() for rank in view.row]
        return State(row, list(view.turned), Fate(b""))

    def sample_setups(self) -> Iterator[dict[str, str]]:
        yield {}


def turning(place: int) -> str:
    return f"turn:{place + 1}"


def _text(numbers: list[int] | tuple[int, ...]) -> str:
    return ",".join(str(number) for number in numbers) or "-"


def _numbers(text: str) -> list[int]:
    return [] if text == "-" else [int(number) for number in text.split(",")]
