"""The browser for the tests: Debian's Chromium, never one that a test tool downloads."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nothing leaves the host, whatever a page asks for.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")


def installed_chromium() -> str | None:
    """Return the path of Chromium, installing it if necessary and possible, or None."""
    with _one_at_a_time():
        return _found() or _install()


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _install() -> str | None:
    """Install Debian's package, which only root can do, and return its path, or None."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    print("Chromium is missing: installing Debian's package ...")
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *command], check=False)
    return _found()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Hold a lock: several test processes start at the same moment, and only one may install."""
    with Path(tempfile.gettempdir(), "lifeboat-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
