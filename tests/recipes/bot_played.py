"""Check the bot that the recipe added on all floors."""

from __future__ import annotations

from click.testing import CliRunner

from lifeboat.cli import commands
from lifeboat.lab.options import study_of
from lifeboat.lab.playing import play_stretch
from lifeboat.lab.study import Stretch
from lifeboat.players import players_of
from lifeboat.table.wire.offers import offered_games
from lifeboat.texts import LANGUAGES, Texts

assert list(players_of("titanic")) == [
    "random",
    "hasty",
    "beginner",
    "steady",
    "skilled",
    "captain",
]
assert "hasty" not in players_of("septentrick")
catalogues = [Texts(language, strict=True) for language in LANGUAGES]
assert all(texts.knows("web-bot-hasty") for texts in catalogues)

words = ["play", "titanic", "--players", "2", "--seat", "0", "--bot", "hasty", "--plain"]
terminal = CliRunner().invoke(commands(catalogues[0]), words)
assert terminal.exit_code == 0, terminal.output
assert "hasty" in terminal.stdout
study = study_of("titanic", ["hasty"], {}, {"deals": "2"})
rows = play_stretch(study, Stretch(0, "hasty", 0, 2)).rows
assert [row["player"] for row in rows] == ["hasty", "hasty"]
offered = next(offer for offer in offered_games() if offer.game == "titanic")
assert "hasty" in offered.bots
assert "hasty" not in offered.searching
print("played")
