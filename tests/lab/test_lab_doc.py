"""The page about the lab is true."""

from __future__ import annotations

import re
from pathlib import Path

from lifeboat.cli import commands
from lifeboat.lab.columns import columns
from lifeboat.texts import Texts

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")


def listed(heading: str) -> list[str]:
    """Return the names in the first column of the table under a heading."""
    part = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    firsts = re.findall(r"^\| (`.*?) \|", part, re.MULTILINE)
    return [name for first in firsts for name in re.findall(r"`(.*?)`", first)]


def test_every_column_is_described_in_its_order() -> None:
    assert listed("The columns") == list(columns())


def test_every_option_of_the_commands_is_described() -> None:
    root = commands(Texts("en"))
    options = {
        option.opts[0]
        for name in ("simulate", "tournament")
        for option in root.commands[name].params
        if option.param_type_name == "option"
    }
    described = {*listed("A study"), *listed("How it runs")}
    assert options - described == {"--lang"}
    assert described - options == {"each"}
