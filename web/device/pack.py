"""Pack Python, the modules in /packed and what they need of the standard library.

Run by pack.js. Everything is compressed by Zstandard, a fifth better than hosts do it with gzip.
"""

import ast
import importlib
import io
import json
import marshal
import pickle
import pkgutil
import sys
import zipfile
from collections.abc import Container
from importlib.util import MAGIC_NUMBER
from pathlib import Path

from compression import zstd

SITE = Path("/packed")
MADE = Path("/made")
STANDARD = Path(f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip")
PARAMETER = zstd.CompressionParameter
SMALLEST = {PARAMETER.compression_level: 22, PARAMETER.window_log: 24}
UNCHECKED = (1).to_bytes(4, "little")
"""The flags of a compiled module with a hash of its source that isn't looked at (PEP 552)."""
UNSEEN = {"_strptime", "calendar", "encodings.ascii", "encodings.latin_1"}
"""Modules of the standard library that are imported by C code, when somebody needs them."""

WORLD = {f"{part}_aliases" for part in ("language", "script", "territory", "variant")} | {
    "likely_subtags",
    "parent_exceptions",
}
"""What is kept of Babel's data on the whole world: how languages are called."""
LOCALE = {
    "currency_formats",
    "decimal_formats",
    "number_symbols",
    "ordinal_form",
    "percent_formats",
    "plural_form",
}
"""What is kept of Babel's data on a language: how it writes numbers."""


def compiled(source: bytes, name: str) -> bytes:
    """Return a module compiled without docstrings, never to be compared with its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + UNCHECKED + bytes(8) + marshal.dumps(code)


def named(source: str) -> set[str]:
    """Return the modules that a source imports anywhere, also when it is called."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def rehearse() -> None:
    """Import all of our packages, and say something in every language."""
    sys.path.insert(0, str(SITE))
    importlib.import_module("browser")
    lifeboat = importlib.import_module("lifeboat")
    for module in pkgutil.walk_packages(lifeboat.__path__, "lifeboat."):
        importlib.import_module(module.name)
    texts = importlib.import_module("lifeboat.texts")
    for language in texts.LANGUAGES:
        texts.Texts(language).say("titanic-name")


def imported() -> set[str]:
    """Return the names of all modules that have been imported or that our code names."""
    own = (SITE / "lifeboat").rglob("*.py")
    return set(sys.modules) | UNSEEN | {name for path in own for name in named(path.read_text())}


def module_of(file: str) -> str:
    """Return the name of the module in a file."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def pack_standard_library(needed: set[str]) -> None:
    """Write the modules that are needed into a zip file, which Python imports them from.

    They aren't compressed: that is done to the whole file, which makes it smaller.
    """
    file = io.BytesIO()
    with zipfile.ZipFile(STANDARD) as library, zipfile.ZipFile(file, "w") as packed:
        for name in sorted(library.namelist()):
            if name.endswith(".py") and module_of(name) in needed:
                # A name alone is always of the same time, for the same bytes.
                packed.writestr(zipfile.ZipInfo(f"{name}c"), compiled(library.read(name), name))
    keep("standard.zip", file.getvalue())


def trimmed(data: bytes, kept: Container[str]) -> bytes:
    """Return Babel's data with only these entries."""
    entries = pickle.loads(data)
    return pickle.dumps({name: entry for name, entry in entries.items() if name in kept})


def packed_file(name: str, data: bytes, needed: set[str]) -> tuple[str, bytes] | None:
    """Return a file as it is packed, or None if nobody needs it."""
    if name.endswith(".py"):
        return (f"{name}c", compiled(data, name)) if module_of(name) in needed else None
    if name == "babel/global.dat":
        return name, trimmed(data, WORLD)
    if name.startswith("babel/locale-data/"):
        return name, trimmed(data, LOCALE)
    return name, data


def pack_site(needed: set[str]) -> None:
    """Write all files of the site into one: their names and lengths as JSON, then their bytes."""
    files: dict[str, bytes] = {}
    for path in sorted(path for path in SITE.rglob("*") if path.is_file()):
        packed = packed_file(path.relative_to(SITE).as_posix(), path.read_bytes(), needed)
        if packed is not None:
            name, files[name] = packed
    listing = json.dumps({name: len(data) for name, data in files.items()}).encode()
    head = len(listing).to_bytes(4, "little") + listing
    keep("modules", head + b"".join(files.values()))


def keep(name: str, content: bytes) -> None:
    """Write a file, compressed."""
    (MADE / f"{name}.zst").write_bytes(zstd.compress(content, options=SMALLEST))


sys.dont_write_bytecode = True
rehearse()
needed = imported()
pack_standard_library(needed)
pack_site(needed)
keep("python.wasm", Path("/pyodide/pyodide.asm.wasm").read_bytes())
