"""The golden playthroughs are what the rules give, to the byte."""

from __future__ import annotations

import pytest

from lifeboat.titanic.bundles import NAMES
from lifeboat.titanic.crew import CREW
from tests.golden.playthrough import FOLDER, path_of, playthrough_text
from tests.golden.scripts import TITANIC


@pytest.mark.parametrize("name", TITANIC)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """A difference is a change of the rules, or of what is shown: look at it."""
    expected = path_of("titanic", name).read_text("utf-8")
    assert playthrough_text("titanic", TITANIC[name]) == expected


def test_every_card_and_crew_member_has_a_playthrough() -> None:
    """Nothing is left out, and no file is left over."""
    wanted = {f"card-{card}" for card in NAMES} | {f"crew-{name}" for name in CREW}
    assert wanted <= set(TITANIC)
    assert {path.stem for path in (FOLDER / "titanic").glob("*.txt")} == set(TITANIC)
