"""Build the browser client into the package: `src/lifeboat/client`.

Needs only npm. `make web` runs it, and so does the build of the wheel. `node_modules` is kept as
long as the lock file stays the same. Playing without a server also takes libraries that pip
downloads (`device/build.py`); a client that is built without them can't offer it.

With `--static`, writes a folder that needs no server: `dist/static`. `--server=ADDRESS` says where
its players find others.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

WEB = Path(__file__).resolve().parent
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed-lock.json"
"""A copy of the lock file that `node_modules` was made from."""
SERVER = "--server="


def npm(*arguments: str) -> None:
    """Run npm, print its output, and exit if it fails."""
    command = shutil.which("npm")
    if command is None:
        sys.exit("The browser client needs npm, which comes with Node.js 20 or newer.")
    run = subprocess.run(
        [command, *arguments],
        cwd=WEB,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    print(run.stdout)
    if run.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed")


def install() -> None:
    """Install what the client is built with, unless that has been done."""
    if not INSTALLED.exists() or INSTALLED.read_bytes() != LOCK.read_bytes():
        npm("ci", "--no-audit", "--no-fund")
        shutil.copyfile(LOCK, INSTALLED)


def build_device() -> bool:
    """Make what playing without a server takes, and return whether that was possible."""
    script = WEB / "device" / "build.py"
    return not subprocess.run([sys.executable, str(script)], check=False).returncode


def server_given() -> str:
    """Return the address of the server that the folder names, or ""; exit if it isn't one."""
    given = next((one for one in sys.argv if one.startswith(SERVER)), SERVER)
    server = given.removeprefix(SERVER)
    try:
        parts = urlsplit(server)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_address = False
    if server and not is_address:
        sys.exit(f"{given} isn't the address of a server, such as {SERVER}https://play.example")
    return server


def build_static() -> None:
    """Write the folder that needs no server."""
    os.environ["VITE_SERVER"] = server_given()
    if not build_device():
        sys.exit("The folder needs libraries that couldn't be downloaded.")
    npm("run", "build", "--", "--mode", "static")


if __name__ == "__main__":
    server_given()
    install()
    if "--static" in sys.argv:
        build_static()
    elif "--install" not in sys.argv:
        if not build_device():
            print(
                "lifeboat: WARNING: the pages can't play without a server; "
                "that needs libraries that pip couldn't download",
                file=sys.stderr,
            )
        npm("run", "build")
