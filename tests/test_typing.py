"""The package is marked as typed, so that programs that use it can be type-checked."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import lifeboat

PROGRAM = """
from lifeboat.core.games import game_of
from lifeboat.titanic import read_action

reveal_type(read_action("rescue:1"))
reveal_type(game_of("titanic").name)
read_action(7)
"""


def test_the_package_is_marked_as_typed() -> None:
    """The installed package has the same files as the wheel."""
    assert files("lifeboat").joinpath("py.typed").is_file()


def test_mypy_sees_the_types_of_the_installed_package(tmp_path: Path) -> None:
    place = Path(lifeboat.__file__).parents[1]
    if place.name != "site-packages":
        pytest.skip("the sources are run here, not the installed package")
    (tmp_path / "program.py").write_text(PROGRAM)
    checking = [sys.executable, "-m", "mypy", "--python-executable", sys.executable]
    checking += ["--config-file=", "--follow-imports=silent", "program.py"]
    said = subprocess.run(checking, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "py.typed" not in said.stdout
    assert 'Revealed type is "int"' in said.stdout.replace("builtins.", "")
    assert "[arg-type]" in said.stdout, said.stdout
