"""The plots are drawn, and labelled in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pytest

from lifeboat.lab.plots import draw_plots
from lifeboat.lab.summary import summary_of
from lifeboat.texts import LANGUAGES, Texts
from tests.lab.studies import played, study


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_of_sos_titanic_has_four_plots(language: str, tmp_path: Path) -> None:
    wanted = study("titanic", ("random", "steady"), {"crew": "lee", "layout": "each"}, deals="3")
    rows = played(wanted).table().to_pylist()
    rows[-1] |= {"won": True, "turned": 4, "page": 6}
    table = pa.Table.from_pylist(rows)
    texts = Texts(language, strict=True)
    files = draw_plots(summary_of(wanted, table), table, texts, tmp_path / "plots", "svg")
    names = ["scores", "won", "pages", "differences"]
    assert [file.name for file in files] == [f"titanic-{name}.svg" for name in names]
    drawn = {name: file.read_text("utf-8") for name, file in zip(names, files, strict=True)}
    for name, title in (("scores", "scores"), ("won", "won"), ("pages", "pages")):
        assert texts.say(f"lab-plot-{title}") in drawn[name]
    assert texts.say("lab-plot-pairs-axis") in drawn["differences"]
    assert "steady" in drawn["won"]


def test_septentrick_has_the_share_of_wins_and_one_game_is_enough(tmp_path: Path) -> None:
    wanted = study(deals="1", setup={"players": "3"})
    table = played(wanted).table()
    files = draw_plots(summary_of(wanted, table), table, Texts("en"), tmp_path, "png")
    assert [file.name for file in files] == ["septentrick-won.png"]
    assert files[0].read_bytes().startswith(b"\x89PNG")


def test_the_same_study_gives_the_same_plot(tmp_path: Path) -> None:
    wanted = study(deals="2")
    table = played(wanted).table()
    for kind in ("svg", "png"):
        both = [
            draw_plots(summary_of(wanted, table), table, Texts("en"), tmp_path / name, kind)
            for name in ("one", "two")
        ]
        assert [file.read_bytes() for file in both[0]] == [file.read_bytes() for file in both[1]]
