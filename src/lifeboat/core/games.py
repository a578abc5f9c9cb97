"""The Game protocol: five verbs that every game fills, and the register of games.

The verbs: *deal* a state, ask it who *decides* what, which actions are *legal*, *play* one, and
*view* the table from a seat. The rest of a game is its text forms and its sampled worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, Self, TypeVar

from lifeboat.core.decisions import Decision
from lifeboat.core.dice import Dice
from lifeboat.core.editions import Numbers
from lifeboat.core.errors import SetupError
from lifeboat.core.events import Event
from lifeboat.core.fate import Fate
from lifeboat.core.outcomes import Outcome


class View(Protocol):
    """What one seat may see and know; its text says all of it."""

    @property
    def game(self) -> str:
        """The name of its game."""

    @property
    def decision(self) -> Decision | None:
        """What is asked of whom."""

    @property
    def legal(self) -> list[int]:
        """The legal actions, if this seat decides; else none."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""


class State(Protocol):
    """A game at one moment. Its text is the whole position, secrets and all."""

    def seats(self) -> int:
        """How many sit at the table."""

    def decision(self) -> Decision | None:
        """What is asked of whom; nothing once the game is over."""

    def legal(self) -> list[int]:
        """The legal actions, sorted."""

    def play(self, action: int) -> list[Event]:
        """Take a legal action and say what happened; refuse any other and change nothing."""

    def advance(self, action: int) -> None:
        """Take an action that is known to be legal, telling nothing."""

    def view(self, seat: int) -> Any:
        """What this seat may see; a seat below 0 is a spectator."""

    def can_undo(self) -> bool:
        """Whether the last step may be taken back: it showed, shuffled and ended nothing."""

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""

    def copy(self) -> Self:
        """A state of its own, equal to this one."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """One game: how it is set up and dealt, how it is written, what its players can imagine."""

    @property
    def name(self) -> str:
        """The name by which it is called in commands and records."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat sees anything that another one may not see."""

    @property
    def silence(self) -> str:
        """The rule that forbids talk during a game with secrets; empty if none does."""

    def setup_fields(self, fields: Mapping[str, str]) -> dict[str, str]:
        """A set-up checked and complete, every field as text."""

    def presets(self) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
        """What stands for several fields of a set-up: by name, by value, the fields it sets."""

    def edition(self, text: str | None = None) -> Numbers:
        """The numbers of the standard edition, or of one that a TOML text describes."""

    def deal(self, fields: Mapping[str, str], secret: bytes) -> S:
        """The first moment of a game."""

    def deal_by(self, fields: Mapping[str, str], fate: Fate) -> S:
        """The first moment of a game whose fate is given, and perhaps told card by card."""

    def next_setup(self, fields: Mapping[str, str], state: S) -> dict[str, str]:
        """The set-up of another game at the same table, after this one."""

    def read_position(self, text: str) -> S:
        """A position from its text."""

    def check(self, state: S) -> None:
        """Refuse a position that cannot come about."""

    def pieces(self, state: S) -> list[int]:
        """Every card of the game, wherever it lies, sorted: the same from the deal to the end."""

    def shuffles(self, state: S) -> int:
        """Return how many times a pile was shuffled until now."""

    def action_text(self, action: int) -> str:
        """An action as text."""

    def read_action(self, text: str) -> int:
        """An action from its text."""

    def is_half(self, text: str) -> bool:
        """Whether a text names only half of an action, as older records do (see halves)."""

    def meaning(self, view: Any, action: int) -> tuple[Any, ...]:
        """What a legal action means at the table of a view, as a NamedTuple of the game's own.

        It is for people's floors, which put actions into words and pictures; a loop that plays
        takes the integers.
        """

    def event_text(self, event: Event) -> str:
        """An event in notation."""

    def sample(self, view: Any, dice: Dice) -> S:
        """A world at random that agrees with a view."""

    def sample_setups(self) -> Iterator[dict[str, str]]:
        """Set-ups that between them show every part of the game."""


GAMES: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its name."""
    GAMES[game.name] = game


def setup_names(game: Game[Any]) -> list[str]:
    """Return the names of all that a set-up can be told in: its fields, and what presets them."""
    return [*game.setup_fields({}), *game.presets()]


def game_of(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in GAMES:
        raise SetupError("game", name, sorted(GAMES))
    return GAMES[name]
