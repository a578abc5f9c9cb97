"""Septentrick's implementation of the `Game` protocol."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lifeboat.core.dice import Dice
from lifeboat.core.editions import Numbers
from lifeboat.core.events import Event
from lifeboat.core.fate import Fate
from lifeboat.septentrick.checking import check_position, pieces
from lifeboat.septentrick.deal import deal, deal_by, next_setup
from lifeboat.septentrick.edition import read_edition, standard
from lifeboat.septentrick.meaning import Meaning, meaning
from lifeboat.septentrick.notation import action_text, event_text, is_half, read_action
from lifeboat.septentrick.reading import read_position
from lifeboat.septentrick.sampling import sample
from lifeboat.septentrick.setup import read_setup
from lifeboat.septentrick.state import State
from lifeboat.septentrick.view import View


class Septentrick:
    """Septentrick, for use through the protocol that all games share."""

    name = "septentrick"
    has_secrets = True
    silence = "S19"

    def setup_fields(self, fields: Mapping[str, str]) -> dict[str, str]:
        return read_setup(fields).fields()

    def presets(self) -> dict[str, dict[str, dict[str, str]]]:
        return {}

    def edition(self, text: str | None = None) -> Numbers:
        return (standard() if text is None else read_edition(text)).numbers

    def deal(self, fields: Mapping[str, str], secret: bytes) -> State:
        return deal(read_setup(fields), secret)

    def deal_by(self, fields: Mapping[str, str], fate: Fate) -> State:
        return deal_by(read_setup(fields), fate)

    def next_setup(self, fields: Mapping[str, str], state: State) -> dict[str, str]:
        return next_setup(read_setup(fields), state).fields()

    def read_position(self, text: str) -> State:
        return read_position(text)

    def check(self, state: State) -> None:
        check_position(state)

    def pieces(self, state: State) -> list[int]:
        return pieces(state)

    def shuffles(self, state: State) -> int:
        """Return 2: Passenger cards are shuffled separately from Sea and Rescue cards.

        Nothing is shuffled after the deal, and drawing the Captain isn't counted.
        """
        return 2

    def action_text(self, action: int) -> str:
        return action_text(action)

    def read_action(self, text: str) -> int:
        return read_action(text)

    def is_half(self, text: str) -> bool:
        return is_half(text)

    def meaning(self, view: View, action: int) -> Meaning:
        return meaning(view, action)

    def event_text(self, event: Event) -> str:
        return event_text(event)

    def sample(self, view: View, dice: Dice) -> State:
        return sample(view, dice)

    def sample_setups(self) -> Iterator[dict[str, str]]:
        """Yield set-ups with every number of players and every way to choose the Captain."""
        for players in ("3", "4", "5"):
            yield {"players": players}
        yield {"players": "3", "captain": "table"}
        yield {"players": "5", "captain": "2"}
