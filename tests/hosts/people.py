"""People at the tables of any host."""

from __future__ import annotations

from typing import Any

from tests.hosts.hosts import Host, Line, Reply
from tests.server.asking import SOLO

KEY = "a key of one's own statistics"


class Person:
    """Somebody at a table, who has a token."""

    def __init__(self, host: Host, welcomed: Any) -> None:
        self.host = host
        self.table = str(welcomed["table"])
        self.token = str(welcomed["token"])
        self.number = int(welcomed["person"])

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Reply:
        """Send a request about the table."""
        headers = {"Lifeboat-Key": KEY}
        path = f"/api/tables/{self.table}{path}"
        return await self.host.ask(method, path, body, self.token, headers, **query)

    async def do(self, kind: str, **fields: Any) -> Reply:
        """Give a command by a request."""
        return await self.ask("POST", "/commands", {"kind": kind} | fields)

    async def info(self) -> Any:
        return (await self.ask("GET", "")).content

    async def line(self, **hello: Any) -> Line:
        """Open a live connection, and say hello."""
        line = self.host.connect(self.table)
        await line.hello(self.token, **hello)
        return line


async def set_up(host: Host, game: str = "titanic", **wish: Any) -> Person:
    """Set up a table, by default one for person 1 alone, whose game begins at once."""
    seats = wish.setdefault("seats", ["me"] if game == "titanic" else ["me", "random", "random"])
    wish["setup"] = {"players": str(len(seats))} | wish.get("setup", {})
    start = "open" not in seats
    made = await host.ask(
        "POST", "/api/tables", SOLO | {"game": game, "me": KEY, "start": start} | wish
    )
    assert made.status == 201, made.text
    return Person(host, made.content)


async def for_two(host: Host, game: str = "titanic", **wish: Any) -> tuple[Person, Person]:
    """Set up a table for two people, with a bot where the game needs a third, and begin."""
    seats = ["me", "open"] if game == "titanic" else ["me", "open", "random"]
    ada = await set_up(host, game, seats=seats, **wish)
    bea = Person(host, (await ada.ask("POST", "/people", {"name": "Bea"})).content)
    assert (await bea.do("sit", seat=1)).status == 200
    assert (await ada.do("start")).status == 200
    return ada, bea
