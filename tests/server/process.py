"""``lifeboat serve`` in a separate process, which can be killed at any moment."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

LIMITS: Final = {
    "LIFEBOAT_SOCKETS_PER_ADDRESS": "1000000",
    "LIFEBOAT_TABLES_PER_ADDRESS": "1000000",
    "LIFEBOAT_REQUESTS_PER_SECOND": "1000000",
    "LIFEBOAT_REQUEST_BURST": "1000000",
    "LIFEBOAT_COMMANDS_PER_SECOND": "1000000",
    "LIFEBOAT_COMMAND_BURST": "1000000",
    "LIFEBOAT_MESSAGES_PER_SECOND": "1000000",
    "LIFEBOAT_MESSAGE_BURST": "1000000",
    "LIFEBOAT_LOG_LEVEL": "error",
    "LIFEBOAT_BOT_SECONDS": "0.1",
    # What a killed server leaves behind is cleaned up, and says so.
    "PYTHONWARNINGS": "ignore:resource_tracker:UserWarning",
}
"""Settings with limits that no test reaches, and little time for bots to think."""


class ServerProcess:
    """A server on a database; it can be restarted at the same address.

    `settings` are environment variables in addition to `LIMITS`.
    """

    def __init__(self, database: str, **settings: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.environment = os.environ | LIMITS | settings
        self.path: Path | None = None
        """A folder with another version of the program; None for this one."""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server without waiting until it listens."""
        words = ["serve", "--port", str(self.port), "--database", self.database]
        other = {"PYTHONPATH": str(self.path)} if self.path else {}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lifeboat", *words],
            env=self.environment | other,
            stdout=subprocess.PIPE,
            text=True,
        )

    def wait_until_it_listens(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert re.search(rf":{self.port}\b", line), f"the server did not start: {line!r}"

    def has_ended(self) -> bool:
        """Return whether the server was started and has ended by itself."""
        return self.process is not None and self.process.poll() is not None

    def freeze(self) -> None:
        """Stop the server in the middle of whatever it does, until `thaw`."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let a frozen server go on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def end(self, number: int = signal.SIGTERM) -> int:
        """Send a signal, wait for the process to end and return its exit status."""
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(number)
        process.communicate()
        return process.returncode

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        self.end(signal.SIGKILL)
