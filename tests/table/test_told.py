"""Words: what everybody is told of what happened."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table import entries, laws
from lifeboat.table.commands import Sit
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.rendering import refused, update
from tests.table.tables import filled, started, step


def test_what_happens_beside_the_game_is_told_with_names() -> None:
    table = filled("titanic", {"crew": "lee,smith"}, [1, 2])
    told: list[str] = []
    log: list[entries.Entry] = [
        entries.Joined(3, "Ida"),
        entries.Renamed(3, "Ada"),
        entries.Freed(1),
        entries.BotSat(1, "steady"),
        entries.Freed(1),
        entries.Sat(1, 3),
        entries.Started(),
        entries.Said(3, "good luck"),
        entries.TakenOver(1, "steady"),
        entries.ClaimedBack(1),
        entries.Resigned(1),
        entries.Resigned(3),
        entries.Rematched("another"),
        entries.Left(3),
    ]
    for entry in log:
        told += update(table, table.apply(entry), Viewer(1)).sentences
    assert told == [
        "Ida comes to the table.",
        "Ida is now called Ada.",
        "Seat 2 is free.",
        "The bot “Steady” takes seat 2.",
        "Seat 2 is free.",
        "Ada takes seat 2.",
        "The game begins.",
        "Ada: good luck",
        "Ada is away. The bot “Steady” plays for seat 2.",
        "Ada is back in seat 2.",
        "P1 wants to give up.",
        "Ada wants to give up.",
        "All have given up. The game is over.",
        "Another game is set up for the same people.",
        "Ada leaves the table.",
    ]


def test_whoever_did_it_is_spoken_to_and_the_others_are_told_the_seat() -> None:
    table = started("septentrick", {"players": "3", "captain": "2"}, [1, 2, 3])
    change = step(table, "trump:star")
    told = [update(table, change, Viewer(person)).sentences[0] for person in range(4)]
    assert told[0] == told[1] == told[3]
    assert told[0].startswith("Seat 2")
    assert told[2].startswith("You")


def test_whoever_holds_several_hands_is_told_what_a_spectator_may_hear() -> None:
    table = started("septentrick", {"players": "3", "captain": "2"}, [1, 1, 3])
    for _ in range(20):
        change = step(table)
        spectator = update(table, change, Viewer(0)).sentences
        assert update(table, change, Viewer(1)).sentences == spectator


@pytest.mark.parametrize(
    ("language", "word"), [("en", "free one"), ("fr", "libre"), ("de", "freien")]
)
def test_a_refusal_speaks_the_readers_language(language: str, word: str) -> None:
    table = filled("titanic", {"crew": "lee"}, [1])
    with pytest.raises(LifeboatError) as caught:
        laws.answer(table, 1, Sit(0))
    message = refused(caught.value, 7, language)
    assert (message.id, message.code) == (7, "seat-occupied")
    assert word in message.words
