"""A headless Firefox, driven by WebDriver BiDi, which it speaks without another program."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

NAMES: Final = ("firefox-esr", "firefox")
PATIENCE: Final = 60.0


def installed_firefox() -> str | None:
    """Return the path of Firefox, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Firefox:
    """A page in Firefox, and what its console says."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self.page = ""
        self.problems: list[str] = []

    async def call(self, method: str, **given: Any) -> Any:
        """Return the result of a command; raise `RuntimeError` if it fails."""
        self._number += 1
        await self._socket.send(json.dumps({"id": self._number, "method": method, "params": given}))
        while True:
            said = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if said.get("id") == self._number:
                if said["type"] == "error":
                    raise RuntimeError(said["message"])
                return said["result"]
            if said.get("method") == "log.entryAdded" and said["params"]["level"] != "info":
                self.problems.append(said["params"]["text"])

    async def open(self, address: str) -> None:
        await self.call("browsingContext.navigate", context=self.page, url=address, wait="complete")

    async def reload(self) -> None:
        await self.call("browsingContext.reload", context=self.page, wait="complete")

    async def evaluate(self, script: str) -> Any:
        """Return what a script returns: a text, a number or a truth."""
        target = {"context": self.page}
        done = await self.call(
            "script.evaluate", expression=script, target=target, awaitPromise=True
        )
        assert done["type"] == "success", done
        return done["result"].get("value")

    async def until(self, script: str) -> Any:
        """Return what a script returns as soon as that is something."""
        end = time.monotonic() + PATIENCE
        while not (found := await self.evaluate(script)):
            assert time.monotonic() < end, script
            await asyncio.sleep(0.05)
        return found


@asynccontextmanager
async def firefox(path: str, profile: Path) -> AsyncIterator[Firefox]:
    """Yield a page in a Firefox of its own."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ["--headless", "--no-remote", "--profile", str(profile)]
    process = subprocess.Popen(
        [path, *words, "--remote-debugging-port", str(port), "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        async with await _connected(f"ws://127.0.0.1:{port}/session") as there:
            made = Firefox(there)
            await made.call("session.new", capabilities={})
            await made.call("session.subscribe", events=["log.entryAdded"])
            tree = await made.call("browsingContext.getTree")
            made.page = tree["contexts"][0]["context"]
            yield made
    finally:
        process.terminate()
        process.wait()


async def _connected(address: str) -> ClientConnection:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await connect(address, max_size=None)
        except OSError:
            assert time.monotonic() < end, "Firefox doesn't listen"
            await asyncio.sleep(0.2)
