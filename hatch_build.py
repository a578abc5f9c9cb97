"""Compile the rules with mypyc while the wheel is built.

The wheel holds every `.py` file in any case; the compiled modules lie beside them and Python
prefers them. Where they cannot be made the wheel is plain Python: the same game, slower.
`LIFEBOAT_PURE=1` asks for that; editable installs are always plain.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core", "titanic", "septentrick", "players")

# A process of its own: mypyc ends its process on an error, and compilers write past sys.stdout.
# `--config-file=` because the build must not depend on how strictly we lint.
COMPILE = """
import os, sys
from setuptools import setup
from mypyc.build import mypycify

output, *modules = sys.argv[1:]
extensions = mypycify(
    ["--config-file=", "--cache-dir=" + os.devnull, *modules],
    group_name="lifeboat",
    target_dir=output + "/c",
    opt_level="3",
    debug_level="0",
)
# Functions of the one library need not be found by name: that lets the compiler inline them.
for extension in extensions if os.name == "posix" else []:
    extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
# In parallel: the rules are one large C file, beside it every module has a small one of its own.
options = ["--parallel", "2", "--build-lib", output + "/lib", "--build-temp", output + "/o"]
setup(name="lifeboat", packages=[], ext_modules=extensions, script_args=["build_ext", *options])
"""


def is_plain_wanted() -> bool:
    """Whether the environment asks for a wheel without compiled modules."""
    return os.environ.get("LIFEBOAT_PURE", "") not in ("", "0")


class RulesCompiler(BuildHookInterface[Any]):
    """Adds the compiled rules to the wheel, or says once why it could not."""

    def dependencies(self) -> list[str]:
        return [] if is_plain_wanted() else ["mypy[mypyc]>=2.1", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or is_plain_wanted():
            return
        output = Path(self.root, "build", "mypyc")
        shutil.rmtree(output, ignore_errors=True)
        compiling = subprocess.run(
            [sys.executable, "-c", COMPILE, str(output), *self.modules()],
            cwd=Path(self.root, "src"),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        self.app.display_debug(compiling.stdout)
        if compiling.returncode:
            errors = [line for line in compiling.stdout.splitlines() if "error:" in line.lower()]
            reason = shorten(errors[0] if errors else "no reason given", 100)
            self.app.display_warning(
                "lifeboat: WARNING: the rules are not compiled and run as plain Python, ten times "
                f"slower. A C compiler and Python's headers are needed; it said: {reason}"
            )
            return
        library = output / "lib"
        for path in library.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def modules(self) -> list[str]:
        """The files to compile, relative to `src`; packages themselves stay Python."""
        source = Path(self.root, "src")
        settings = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        interpreted = settings["tool"]["lifeboat"]["interpreted"]
        return sorted(
            path.relative_to(source).as_posix()
            for package in COMPILED
            for path in (source / "lifeboat" / package).rglob("*.py")
            if path.name != "__init__.py"
            and ".".join(path.relative_to(source).with_suffix("").parts) not in interpreted
        )
