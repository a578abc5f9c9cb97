"""The golden playthroughs are exactly what the rules produce."""

from __future__ import annotations

import pytest

from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.crew import CREW
from tests.golden.playthrough import FOLDER, path_of, playthrough_text
from tests.golden.scripts import SCRIPTS, TITANIC


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, scripts in SCRIPTS.items() for name in scripts]
)
def test_a_playthrough_is_as_it_was(game: str, name: str) -> None:
    """A difference means that the rules changed, or what is shown: look at it."""
    expected = path_of(game, name).read_text("utf-8")
    assert playthrough_text(game, SCRIPTS[game][name]) == expected


def test_every_card_and_crew_member_has_a_playthrough() -> None:
    """No card or crew member is left out, and no file is left over."""
    wanted = {f"card-{card}" for card in NAMES} | {f"crew-{name}" for name in CREW}
    assert wanted <= set(TITANIC)
    for game, scripts in SCRIPTS.items():
        assert {path.stem for path in (FOLDER / game).glob("*.txt")} == set(scripts)
