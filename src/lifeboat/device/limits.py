"""What a device can't do, since it needs other people: that takes a server."""

from __future__ import annotations

from typing import Any, Final, Never

from lifeboat.table.api.asking import Ask, Endpoint
from lifeboat.table.api.tables import TABLE
from lifeboat.table.wire.refusals import RequestError


def refuse(what: str) -> Never:
    """Refuse something that needs a server; `what` is a word for it."""
    raise RequestError("needs-server", what)


async def push(ask: Ask) -> Any:
    """Refuse notifications: nobody else plays here while the page is closed."""
    refuse("push")


ELSEWHERE: Final = (
    Endpoint("GET", "/api/push", push),
    Endpoint("POST", f"{TABLE}/push", push),
    Endpoint("POST", f"{TABLE}/push/end", push),
)
"""Endpoints that only a server has."""
