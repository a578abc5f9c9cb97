"""The client has pictures and words for everything that the server offers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import json

from lifeboat.table.wire.offers import OfferedGame, offered_games
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.titanic.cards.bundles import NAMES

SOURCE = Path(__file__).parents[2] / "web" / "src"
FIGURES = SOURCE / "games" / "titanic" / "drawings" / "figures"
KEY = re.compile(r"""^  (?:"([\w-]*)"|(\w+)): """, re.MULTILINE)

GAMES = offered_games()
CREW = [seat.member for game in GAMES for seat in game.crew]


def keys(path: Path, name: str) -> set[str]:
    """Return the keys of an exported record as they are written in its file."""
    record = path.read_text("utf-8").split(f"export const {name}:")[1].split("\n};")[0]
    return {quoted or plain for quoted, plain in KEY.findall(record)}


@pytest.mark.parametrize("member", CREW)
def test_every_crew_member_has_a_portrait(member: str) -> None:
    assert member in keys(FIGURES / "crew.ts", "CREW")


def test_no_portrait_is_of_somebody_unknown() -> None:
    assert keys(FIGURES / "crew.ts", "CREW") == set(CREW)


@pytest.mark.parametrize("card", NAMES)
def test_every_action_card_has_an_emblem(card: str) -> None:
    assert card in keys(FIGURES / "emblems.ts", "EMBLEMS")


def test_no_emblem_is_of_an_unknown_card() -> None:
    assert keys(FIGURES / "emblems.ts", "EMBLEMS") == {*NAMES, ""}, "the empty one is the back"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", sorted({bot for game in GAMES for bot in game.bots}))
def test_every_bot_has_words_in_every_language(bot: str, language: str) -> None:
    texts = Texts(language)
    assert texts.knows(f"web-bot-{bot}")
    assert texts.knows(f"web-bot-{bot}.about")
    assert texts.knows(f"web-bot-{bot}.strength")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)
def test_every_field_of_a_set_up_has_words_in_every_language(
    game: OfferedGame, language: str
) -> None:
    texts = Texts(language)
    fields = [field.name for field in game.fields] + [preset.name for preset in game.presets]
    assert [name for name in fields if not texts.knows(f"web-field-{name}.help")] == []


@pytest.mark.parametrize("game", [game.game for game in GAMES])
def test_every_game_has_a_face_and_a_lesson(game: str) -> None:
    folder = SOURCE / "games" / game
    assert (folder / "face.ts").is_file()
    assert (folder / "lesson.json").is_file()


def test_the_client_speaks_the_languages_of_the_server() -> None:
    listed = SOURCE.parents[1] / "src" / "lifeboat" / "texts" / "languages.json"
    assert tuple(json.decode(listed.read_bytes())) == LANGUAGES
