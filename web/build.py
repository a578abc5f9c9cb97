"""Build the browser client into the package: `src/lifeboat/client`.

Needs only npm. `make web` runs it, and so does the build of the wheel. `node_modules` is kept as
long as the lock file stays the same.
"""

import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed-lock.json"
"""A copy of the lock file that `node_modules` was made from."""


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


if __name__ == "__main__":
    install()
    if "--install" not in sys.argv:
        npm("run", "build")
