"""Check the language that the recipe added on all floors."""

from __future__ import annotations

import tempfile
from pathlib import Path

from click.testing import CliRunner

from lifeboat.cli import commands
from lifeboat.core.games import GAMES
from lifeboat.table.wire.gate import seat_view
from lifeboat.terminal.command_line import find_language
from lifeboat.texts import LANGUAGES, Texts, language_of
from lifeboat.texts.words import WORDS
from tests.server.server import Server

CODE = "eo"
assert CODE in LANGUAGES
assert language_of({"LANG": f"{CODE}.UTF-8"}) == CODE

texts = Texts(CODE, strict=True)
for game in GAMES.values():
    state = game.deal({}, b"recipe")
    view, seat = state.view(state.active), state.active
    assert WORDS[game.name].question(texts, view).isupper()
    assert seat_view(texts, view, seat).legal[0].words.isupper()

words = ["play", "titanic", "--seed", "recipe", "--plain", "--lang", CODE]
assert find_language(words, {}) == CODE
terminal = CliRunner().invoke(commands(texts), words, input=f"{texts.say('command-quit')}\n")
assert terminal.exit_code == 0, terminal.output
assert "DRAW 1 PASSENGER" in terminal.stdout
for language in LANGUAGES:
    helped = CliRunner().invoke(commands(Texts(language)), ["play", "--help"])
    assert CODE in helped.stdout, language
refused = CliRunner().invoke(commands(Texts("en")), ["play", "--lang", "xx"])
assert "“en”, “fr”, “de” or “eo”" in refused.stderr, refused.stderr

with tempfile.TemporaryDirectory() as folder:
    server = Server(Path(folder) / "recipe.db")
    with server.client as client:
        address, host = server.set_up()
        assert client.get(f"/NOWHERE?lang={CODE}").json()["words"].isupper()
        accepted = client.get("/NOWHERE", headers={"Accept-Language": f"{CODE}, fr"})
        assert accepted.json()["words"].isupper()
        (welcome,) = server.get(f"{address}/events?lang={CODE}", host)["messages"]
        assert welcome["views"][0]["question"].isupper()
        with client.websocket_connect(f"{address}/socket") as session:
            session.send_json({"kind": "hello", "lang": CODE})
            question = session.receive_json()["views"][0]["question"]
            assert question.replace("Ada", "").isupper()  # names are the same in all languages
        (parameter,) = client.get("/api/openapi.json").json()["paths"]["/api/games"]["get"][
            "parameters"
        ]
        assert sorted(parameter["schema"]["enum"]) == sorted(LANGUAGES)
        hello = client.get("/api/asyncapi.json").json()["components"]["schemas"]["Hello"]
        assert CODE in hello["properties"]["lang"]["enum"]
print("spoken")
