"""Make what a browser needs to be a host of tables: Python, its libraries and our packages.

Writes the files that `web/scripts/device.ts` adds to the build of the client into
`web/device/made`, unless they are there already. Needs npm, and pip for libraries that are pinned
by their hashes in `requirements.txt`.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGES = HERE.parents[1] / "src" / "lifeboat"
REQUIREMENTS = HERE / "requirements.txt"
LOCK = HERE.parent / "package-lock.json"
MADE = HERE / "made"
MARK = MADE / "content"
"""The hash of everything that the files in `made` come from."""
TARGET = ("--python-version=3.14", "--implementation=cp", "--abi=cp314", "--abi=none")
PLATFORMS = ("--platform=pyemscripten_2026_0_wasm32", "--platform=any")
FLOORS = ("core", "titanic", "septentrick", "texts", "players", "table", "device")
"""The packages of ours that a table in a browser needs."""
LEFT_OUT = ("lab.ftl", "terminal.ftl", "push.ftl")
"""Catalogues of floors that aren't there."""
LICENCES = "licences.txt"
"""The file in `made` with the licences of everything that isn't ours."""
LANGUAGES = ("root", "en", "fr", "de")

PYODIDE = """Pyodide {version}, with Python and its standard library

Pyodide is subject to the terms of the Mozilla Public License, version 2.0. A copy of it is at
https://mozilla.org/MPL/2.0/, and the source at https://github.com/pyodide/pyodide/tree/{version}.
Python is subject to the license at https://docs.python.org/3.14/license.html, which also has those
of the software in it. Copyright (c) 2001 Python Software Foundation; All Rights Reserved.
"""


def sources() -> Iterator[Path]:
    """Yield the files of our packages that are needed."""
    yield PACKAGES / "__init__.py"
    for floor in FLOORS:
        for path in sorted((PACKAGES / floor).rglob("*")):
            is_source = path.is_file() and path.suffix not in (".pyc", ".so")
            if is_source and path.name not in LEFT_OUT:
                yield path


def content() -> str:
    """Return the hash of everything that the files are made from."""
    hashed = hashlib.sha256()
    for path in (*sources(), REQUIREMENTS, LOCK, *sorted(HERE.glob("*.*"))):
        hashed.update(path.name.encode() + b"\0" + path.read_bytes())
    return hashed.hexdigest()


def run(*command: str) -> None:
    """Run a command; print what it says and exit if it fails."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        print(done.stdout)
        sys.exit(f"{command[0]} failed")


def is_needed(name: str) -> bool:
    """Return whether a file of a library is needed: of the data, only what three languages use."""
    path = Path(name)
    if path.parts[:2] == ("babel", "locale-data"):
        return path.stem in LANGUAGES
    if path.parts[:2] == ("pytz", "zoneinfo") or ".dist-info" in path.parts[0]:
        return False
    return path.suffix in (".py", ".so", ".dat")


def fetch_libraries(folder: Path, site: Path) -> None:
    """Download the libraries and unpack what is needed of them."""
    pip = (sys.executable, "-m", "pip") if find_spec("pip") else ("uv", "tool", "run", "pip")
    quietly = ("download", "--quiet", "--disable-pip-version-check")
    exactly = ("--no-deps", "--require-hashes", "--only-binary=:all:", *TARGET, *PLATFORMS)
    run(*pip, *quietly, *exactly, f"--requirement={REQUIREMENTS}", f"--dest={folder}")
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site, [name for name in archive.namelist() if is_needed(name)])


def licences(folder: Path) -> Iterator[str]:
    """Yield the licences of what we pass on: of Pyodide, of fzstd and of all wheels in a folder."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    version = packages["node_modules/pyodide"]["version"]
    yield PYODIDE.format(version=version)
    fzstd = LOCK.parent / "node_modules" / "fzstd" / "LICENSE"
    yield f"fzstd\n\n{fzstd.read_text(encoding='utf-8')}"
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
            texts = [archive.read(name).decode() for name in names if is_licence(name)]
            if not texts:  # its metadata name the licence, and whose it is
                about = next(name for name in names if name.endswith(".dist-info/METADATA"))
                texts = [archive.read(about).decode().partition("\n\n")[0]]
        name, version = wheel.name.split("-")[:2]
        yield "\n".join([f"{name} {version}\n", *texts])


def is_licence(name: str) -> bool:
    """Return whether a file of a wheel is one of its licences."""
    path = Path(name)
    is_about = path.parts[0].endswith(".dist-info")
    return is_about and path.stem.upper() in ("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")


def build() -> None:
    """Make the files, unless they have been made from the same content."""
    wanted = content()
    if MARK.exists() and MARK.read_text() == wanted:
        return
    shutil.rmtree(MADE, ignore_errors=True)
    site = MADE / "site"
    for path in sources():
        target = site / "lifeboat" / path.relative_to(PACKAGES)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    shutil.copyfile(HERE / "browser.py", site / "browser.py")
    fetch_libraries(MADE / "wheels", site)
    between = f"\n\n{'=' * 80}\n\n"
    texts = licences(MADE / "wheels")
    (MADE / LICENCES).write_text(between.join(texts), encoding="utf-8")
    run("node", str(HERE / "pack.js"), str(site), str(MADE))
    shutil.rmtree(site)
    shutil.rmtree(MADE / "wheels")
    MARK.write_text(wanted)


if __name__ == "__main__":
    build()
