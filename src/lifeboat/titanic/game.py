"""SOS Titanic as an implementation of the `Game` protocol."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lifeboat.core.dice import Dice
from lifeboat.core.editions import Numbers
from lifeboat.core.events import Event
from lifeboat.core.fate import Fate
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.deal import deal, deal_by
from lifeboat.titanic.edition import read_edition, standard
from lifeboat.titanic.events import WITH_ACTION_CARDS
from lifeboat.titanic.meaning import Meaning, meaning
from lifeboat.titanic.passengers import card_text
from lifeboat.titanic.places import ACTION_STACK, DISCARD, STACK, place_text
from lifeboat.titanic.rulebooks import RULEBOOKS
from lifeboat.titanic.sampling import sample
from lifeboat.titanic.setup import LAYOUTS, crew_allowed, read_setup
from lifeboat.titanic.state import State
from lifeboat.titanic.text.checking import action_cards, check_position, passengers
from lifeboat.titanic.text.notation import action_text, read_action
from lifeboat.titanic.text.reading import read_position
from lifeboat.titanic.view import View

PILE_TEXTS = {STACK: "stack", DISCARD: "discard", ACTION_STACK: "actions"}


class Titanic:
    """SOS Titanic, accessed through the protocol that all games share."""

    name = "titanic"
    has_secrets = False
    silence = ""

    def setup_fields(self, fields: Mapping[str, str]) -> dict[str, str]:
        return read_setup(fields).fields()

    def presets(self) -> dict[str, dict[str, dict[str, str]]]:
        return {"rulebook": RULEBOOKS}

    def edition(self, text: str | None = None) -> Numbers:
        return (standard() if text is None else read_edition(text)).numbers

    def deal(self, fields: Mapping[str, str], secret: bytes) -> State:
        return deal(read_setup(fields), secret)

    def deal_by(self, fields: Mapping[str, str], fate: Fate) -> State:
        return deal_by(read_setup(fields), fate)

    def next_setup(self, fields: Mapping[str, str], state: State) -> dict[str, str]:
        return dict(fields)

    def read_position(self, text: str) -> State:
        return read_position(text)

    def check(self, state: State) -> None:
        check_position(state)

    def pieces(self, state: State) -> list[int]:
        """Return all passengers, then all action cards as negative numbers, each part sorted."""
        return sorted(passengers(state)) + sorted(-1 - card for card in action_cards(state))

    def shuffles(self, state: State) -> int:
        return sum(state.shuffles)

    def action_text(self, action: int) -> str:
        return action_text(action)

    def read_action(self, text: str) -> int:
        return read_action(text)

    def is_half(self, text: str) -> bool:
        return False

    def meaning(self, view: View, action: int) -> Meaning:
        return meaning(view, action)

    def event_text(self, event: Event) -> str:
        """Return an event in notation: name, seat counted from 1, cards, places and number."""
        words = [event.name]
        if event.seat >= 0:
            words.append(f"@{event.seat + 1}")
        if event.cards:
            named = NAMES.__getitem__ if event.name in WITH_ACTION_CARDS else card_text
            words.append(",".join(named(card) for card in event.cards))
        words += [PILE_TEXTS.get(place) or place_text(place) for place in event.places]
        if event.number:
            words.append(f"#{event.number}")
        return " ".join(words)

    def sample(self, view: View, dice: Dice) -> State:
        return sample(view, dice)

    def sample_setups(self) -> Iterator[dict[str, str]]:
        """Yield set-ups with every crew member, number of players, layout and option."""
        for players in range(1, 6):
            for layout in LAYOUTS:
                yield {"players": str(players), "layout": layout}
        for name in CREW:
            alone = name in crew_allowed(1)
            yield {"crew": name if alone else f"{name},lee", "murdoch": "all", "latimer": "fr"}
            yield {"crew": f"lightoller,{name}" if name != "lightoller" else f"{name},pitman"}
        yield {"crew": "latimer,phillips,smith", "latimer": "fr", "first": "table"}
        yield {"crew": "lowe", "rulebook": "german"}
        yield {"crew": "murdoch,smith,lowe", "rulebook": "english"}
        yield {"crew": "latimer,lowe", "rulebook": "french", "ability": "turn"}
