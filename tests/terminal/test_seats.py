"""Who sits where: the values of --bot and --seat, and the note in a record."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError, RecordError
from lifeboat.core.games import GAMES, View
from lifeboat.core.records import read_record
from lifeboat.players import Budget
from lifeboat.players.face import FACES
from lifeboat.terminal.seats import chosen_seats, recorded_seats


class StrongPlayer:
    """A player with another name; taking the first legal action is good enough here."""

    name = "strong"
    searches = False

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        return view.legal[0]


@pytest.fixture(autouse=True)
def strong_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """An additional player for every game, listed as the strongest."""
    for face in (FACES[game] for game in GAMES):
        monkeypatch.setattr(face, "players", [*face.players, StrongPlayer()])


@pytest.mark.parametrize(
    ("game", "seats", "bots", "own", "expected"),
    [
        ("septentrick", 4, "", None, "2=strong 3=strong 4=strong"),
        ("septentrick", 3, "", "2", "1=strong 3=strong"),
        ("septentrick", 3, "", "0", "1=strong 2=strong 3=strong"),
        ("septentrick", 3, "none", None, ""),
        ("septentrick", 4, "random", None, "2=random 3=random 4=random"),
        ("septentrick", 4, "random", "3", "1=random 2=random 4=random"),
        ("septentrick", 4, "2=random", None, "2=random"),
        ("septentrick", 4, "2=random 4=strong", None, "2=random 4=strong"),
        ("septentrick", 4, "2=random", "1", "2=random 3=strong 4=strong"),
        ("septentrick", 4, "2=random strong", None, "2=random 3=strong 4=strong"),
        ("septentrick", 4, "1=random strong", None, "1=random 3=strong 4=strong"),
        ("septentrick", 4, "2=random none", None, "2=random"),
        ("septentrick", 3, "1=random 2=random 3=random", None, "1=random 2=random 3=random"),
        ("septentrick", 3, "RANDOM", None, "2=random 3=random"),
        ("titanic", 1, "", None, ""),
        ("titanic", 3, "", None, ""),
        ("titanic", 3, "random", None, "2=random 3=random"),
        ("titanic", 3, "", "2", "1=strong 3=strong"),
        ("titanic", 1, "random", None, "1=random"),
        ("titanic", 1, "", "0", "1=strong"),
        ("titanic", 1, "random", "1", ""),
    ],
)
def test_bots_take_the_seats_that_are_meant(
    game: str, seats: int, bots: str, own: str | None, expected: str
) -> None:
    assert str(chosen_seats(game, seats, bots.split(), own)) == expected


@pytest.mark.parametrize(
    ("bots", "own", "code", "tried"),
    [
        ("ahab", None, "player", "ahab"),
        ("2=ahab", None, "player", "ahab"),
        ("2=", None, "player", ""),
        ("5=random", None, "seat", "5"),
        ("0=random", None, "seat", "0"),
        ("x=random", None, "seat", "x"),
        ("=random", None, "seat", ""),
        ("²=random", None, "seat", "²"),
        ("", "5", "seat", "5"),
        ("", "-1", "seat", "-1"),
        ("", "9" * 5000, "seat", "9" * 5000),
        ("2=random 2=strong", None, "seat-taken", "2=strong"),
        ("random strong", None, "seat-taken", "strong"),
        ("2=random", "2", "seat-taken", "2=random"),
        ("none", "2", "seat-taken", "none"),
    ],
)
def test_bots_and_seats_that_do_not_fit_are_named(
    bots: str, own: str | None, code: str, tried: str
) -> None:
    with pytest.raises(LifeboatError) as caught:
        chosen_seats("septentrick", 4, bots.split(), own)
    assert (caught.value.code, caught.value.tried) == (code, tried)


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        ("", ""),
        ('[Bots ""]', ""),
        ('[Bots "2=random 4=strong"]', "2=random 4=strong"),
        ('[Bots "random"]', "2=random 3=random 4=random"),
    ],
)
def test_a_record_notes_its_bots(note: str, expected: str) -> None:
    record = read_record(f'[Game "septentrick"][Seed "x"]{note}')
    seats = recorded_seats(record)
    assert str(seats) == expected
    assert seats.noted({"Seed": "x"}).get("Bots", "") == expected


def test_a_note_of_bots_that_are_gone_is_not_kept() -> None:
    people = chosen_seats("septentrick", 4, ["none"], None)
    assert people.noted({"Seed": "x", "Bots": "2=random"}) == {"Seed": "x"}


@pytest.mark.parametrize("note", ["7=random", "2=ahab", "2=random 2=strong"])
def test_a_note_of_bots_without_matching_seats_is_refused(note: str) -> None:
    record = read_record(f'[Game "septentrick"][Seed "x"][Bots "{note}"]')
    with pytest.raises(RecordError) as caught:
        recorded_seats(record)
    assert caught.value.code == "record-bots"
