"""The Game protocol: five verbs that every game implements, and the register of games.

The verbs: *deal* a state, ask it who *decides* what and which actions are *legal*, *play* one, and
*view* the table from a seat. The rest of the protocol is about text forms and sampled worlds.
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
    """Everything that one seat may see and know; ``str(view)`` contains all of it."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def decision(self) -> Decision | None:
        """The current question and who decides, or `None` once the game is over."""

    @property
    def legal(self) -> list[int]:
        """The legal actions if this seat decides; otherwise empty."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or `None` if it is still in progress."""


class State(Protocol):
    """A game at one moment; ``str(state)`` is the whole position, including everything hidden."""

    def seats(self) -> int:
        """Return the number of seats at the table."""

    def decision(self) -> Decision | None:
        """Return the current question and who decides, or `None` once the game is over."""

    def legal(self) -> list[int]:
        """Return the legal actions, sorted."""

    def play(self, action: int) -> list[Event]:
        """Play a legal action and return what happened.

        Raise `IllegalAction` for any other action, and change nothing.
        """

    def advance(self, action: int) -> None:
        """Play an action that is known to be legal, without checking it or creating events."""

    def view(self, seat: int) -> Any:
        """Return everything that this seat may see; a seat below 0 is a spectator."""

    def can_undo(self) -> bool:
        """Return whether the last step can be undone: nothing was revealed, shuffled or ended."""

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or `None` if it is still in progress."""

    def copy(self) -> Self:
        """Return an independent copy of the state."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game: how it is set up, dealt and written as text, and how worlds are sampled."""

    @property
    def name(self) -> str:
        """The game's name in commands and records."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat can see anything that another seat can't."""

    @property
    def silence(self) -> str:
        """The id of the rule against talking in a game with secrets; empty if there is none."""

    def setup_fields(self, fields: Mapping[str, str]) -> dict[str, str]:
        """Check a set-up and return it in full, with every field as text.

        Raise `SetupError` or `EditionError` if it is invalid.
        """

    def presets(self) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
        """Return the fields that each preset sets, by the preset's name and then by its value."""

    def edition(self, text: str | None = None) -> Numbers:
        """Return the numbers of the standard edition, or of one described in TOML.

        Raise `EditionError` if the text doesn't describe a playable game.
        """

    def deal(self, fields: Mapping[str, str], secret: bytes) -> S:
        """Deal a game and return its first state."""

    def deal_by(self, fields: Mapping[str, str], fate: Fate) -> S:
        """Deal a game with a given fate, which may be scripted, and return its first state."""

    def next_setup(self, fields: Mapping[str, str], state: S) -> dict[str, str]:
        """Return the set-up of a table's next game, from the set-up and state of the last one."""

    def read_position(self, text: str) -> S:
        """Read a position from its text.

        Raise a `LifeboatError` if it can't be read or can't occur in a game.
        """

    def check(self, state: S) -> None:
        """Raise `PositionError` if the position can't occur in a game."""

    def pieces(self, state: S) -> list[int]:
        """Return every card of the game, wherever it lies, in a fixed order.

        The list is the same from the deal to the end.
        """

    def shuffles(self, state: S) -> int:
        """Return the total number of shuffles so far, across all piles."""

    def action_text(self, action: int) -> str:
        """Return an action in notation."""

    def read_action(self, text: str) -> int:
        """Read an action from its notation; raise `NotationError` if it isn't one."""

    def is_half(self, text: str) -> bool:
        """Return whether the text names only half of an action, as in older records."""

    def meaning(self, view: Any, action: int) -> tuple[Any, ...]:
        """Return what a legal action means in this view, as one of the game's named tuples.

        This is for code that puts actions into words and pictures; code that only plays doesn't
        need it.
        """

    def event_text(self, event: Event) -> str:
        """Return an event in notation."""

    def sample(self, view: Any, dice: Dice) -> S:
        """Return a random state that agrees with a view."""

    def sample_setups(self) -> Iterator[dict[str, str]]:
        """Yield set-ups that together cover every part of the game."""


GAMES: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Register a game under its name."""
    GAMES[game.name] = game


def setup_names(game: Game[Any]) -> list[str]:
    """Return the names of everything that a set-up can state: its fields and its presets."""
    return [*game.setup_fields({}), *game.presets()]


def game_of(name: str) -> Game[Any]:
    """Return the game with this name; raise `SetupError` if there is none."""
    if name not in GAMES:
        raise SetupError("game", name, sorted(GAMES))
    return GAMES[name]
