"""A bot from another package is found by its entry point (see `lifeboat.players.guests`)."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import SetupError
from lifeboat.core.games import GAMES
from lifeboat.players import Budget, levels_of, player_of, players_of, strongest_of
from lifeboat.players.face import FACES
from lifeboat.players.random import RandomPlayer
from lifeboat.texts import LANGUAGES, Texts
from tests.contract.playing import dealt, deciding_view
from tests.players.guests import LOOKOUT, broken_guest, installed

ENTRY = "lookout = crows_nest:Lookout"
OURS = ["random", "beginner", "steady", "skilled", "captain"]


@pytest.fixture
def lookout(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, "crows_nest", LOOKOUT, ENTRY):
        yield


@pytest.mark.usefixtures("lookout")
@pytest.mark.parametrize("game", GAMES)
def test_a_guest_sits_behind_our_own_players(game: str) -> None:
    ours = [player.name for player in FACES[game].players]
    assert list(players_of(game)) == [*ours, "lookout"]
    assert strongest_of(game).name == ours[-1]


@pytest.mark.usefixtures("lookout")
@pytest.mark.parametrize("game", GAMES)
def test_a_guest_plays(game: str) -> None:
    view = deciding_view(dealt(GAMES[game], {}, 1))
    assert player_of(game, "lookout").choose(view, dice("x"), Budget()) == view.legal[-1]


def test_a_guest_plays_only_the_games_that_it_names(tmp_path: Path) -> None:
    source = LOOKOUT.replace('("titanic", "septentrick", "pairs")', '["septentrick"]')
    with installed(tmp_path, "crows_nest", source, ENTRY):
        assert "lookout" in players_of("septentrick")
        assert "lookout" not in players_of("titanic")
        with pytest.raises(SetupError) as refused:
            player_of("titanic", "lookout")
    assert refused.value.code == "player"


@pytest.mark.usefixtures("lookout", "pairs")
def test_a_guest_plays_a_game_from_yet_another_package() -> None:
    assert list(players_of("pairs")) == ["random", "lookout"]
    assert list(levels_of("pairs")) == ["lookout"]


@pytest.mark.usefixtures("lookout")
def test_people_can_choose_a_guest() -> None:
    """It comes last, since nobody knows how strong it is."""
    assert list(levels_of("titanic")) == [*OURS[1:], "lookout"]


def test_a_broken_guest_is_reported_by_name_and_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), broken_guest(tmp_path):
        assert list(players_of("titanic")) == OURS
        assert player_of("titanic", "steady").name == "steady"
        with pytest.raises(SetupError) as refused:
            player_of("titanic", "wreck")
    assert refused.value.code == "player-broken"
    [line] = caplog.messages
    assert "wreck (wreckage:Wreck)" in line
    assert "nothing_like_it" in line


@pytest.mark.parametrize(
    ("entry", "source", "reason"),
    [
        ("ahab = crows_nest:Lookout", LOOKOUT, "it calls itself lookout"),
        ("Ahab = crows_nest:Lookout", LOOKOUT, "can't have this name"),
        ("none = crows_nest:Lookout", LOOKOUT, "can't have this name"),
        ("lookout = crows_nest:Nobody", LOOKOUT, "Nobody"),
        (ENTRY, LOOKOUT.replace("games", "sports"), "games"),
        (ENTRY, LOOKOUT.replace('("titanic", "septentrick", "pairs")', '"titanic"'), "collection"),
        (ENTRY, LOOKOUT.replace("searches = False", "searches = None"), "protocol"),
        (ENTRY, LOOKOUT.replace("def choose", "def guess"), "choose"),
        (ENTRY, LOOKOUT + "\n        def __init__(self): raise OSError(5)", "OSError"),
    ],
)
def test_a_guest_that_does_not_fill_the_protocol_is_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, entry: str, source: str, reason: str
) -> None:
    with caplog.at_level(logging.WARNING), installed(tmp_path, "crows_nest", source, entry):
        assert list(players_of("titanic")) == OURS
    [line] = caplog.messages
    assert f"the bot {entry.partition(' ')[0]} (" in line
    assert reason in line


def test_a_guest_cannot_take_the_name_of_one_of_our_bots(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    source, entry = LOOKOUT.replace('"lookout"', '"steady"'), "steady = crows_nest:Lookout"
    with caplog.at_level(logging.WARNING), installed(tmp_path, "crows_nest", source, entry):
        assert player_of("titanic", "steady") is FACES["titanic"].players[2]
        assert players_of("titanic")["steady"] is FACES["titanic"].players[2]
    assert "Lifeboat has a bot of this name" in caplog.text


def test_the_first_of_two_guests_with_the_same_name_is_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        caplog.at_level(logging.WARNING),
        installed(tmp_path, "another_nest", LOOKOUT, "lookout = another_nest:Lookout"),
        installed(tmp_path, "crows_nest", LOOKOUT, ENTRY),
    ):
        assert type(player_of("titanic", "lookout")).__module__ == "another_nest"
    assert "another package" in caplog.text


def nameless_bots(language: str) -> list[str]:
    """Return those of our own bots that a language has no name for."""
    texts = Texts(language)
    names = {player.name for game in GAMES for player in FACES[game].players}
    return [name for name in sorted(names) if not texts.knows(f"web-bot-{name}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_our_bots_has_a_name_in_every_language(language: str) -> None:
    assert nameless_bots(language) == [], "say web-bot-NAME in every language"


def test_one_of_our_bots_without_a_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    nameless = RandomPlayer()
    monkeypatch.setattr(nameless, "name", "ishmael")
    players = [*FACES["titanic"].players, nameless]
    monkeypatch.setattr(FACES["titanic"], "players", players)
    assert nameless_bots("en") == ["ishmael"]
