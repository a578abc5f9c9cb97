"""The C functions that mypyc makes from our sources, without a C compiler."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src"
PACKAGES: Final = ("core", "titanic", "septentrick", "players")
FUNCTION: Final = re.compile(r"^[A-Za-z].*\bCPyDef_(\w+)\(.*\) \{$", re.MULTILINE)
EMIT: Final = """
import os, sys
from mypyc.build import mypyc_build
from mypyc.options import CompilerOptions

output, *modules = sys.argv[1:]
options = ["--config-file=", "--cache-dir=" + os.devnull]
mypyc_build(options + modules, CompilerOptions(target_dir=output, group_name="emitted"))
"""


def emitted(folder: Path) -> dict[str, str]:
    """Return the C code of every compiled function by name, using a folder for the files."""
    modules = [
        path.relative_to(SOURCE).as_posix()
        for package in PACKAGES
        for path in sorted((SOURCE / "lifeboat" / package).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    command = [sys.executable, "-c", EMIT, str(folder), *modules]
    subprocess.run(command, cwd=SOURCE, check=True, capture_output=True)
    return functions_in((folder / "__native_emitted.c").read_text("utf-8"))


def functions_in(code: str) -> dict[str, str]:
    """Return the body of each function that mypyc made from a Python function."""
    return {
        start[1]: code[start.end() : code.index("\n}", start.end())]
        for start in FUNCTION.finditer(code)
    }
