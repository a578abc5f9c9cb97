"""A stand-in for a load balancer: it checks which nodes are healthy and sends people to those."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final

import httpx

CHECK: Final = 0.3
"""The seconds between two health checks of a node."""
HEALTHY: Final = 1.5
"""How many seconds a healthy node may take to answer a health check."""
ANSWER: Final = 5.0
"""How many seconds people wait for an answer before they try another node."""


class Balancer:
    """Knows the addresses of all nodes, and which of them are healthy."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self.addresses = list(addresses)
        self.healthy: set[str] = set()
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=20)
        self.client = httpx.AsyncClient(trust_env=False, timeout=ANSWER, limits=limits)
        """The client for everybody's plain requests."""

    def pick(self, rng: Random, but: str = "") -> str:
        """Return a healthy node, preferably another one than `but`; if none is healthy, any."""
        healthy = [one for one in self.addresses if one in self.healthy]
        others = [one for one in healthy if one != but]
        return rng.choice(others or healthy or self.addresses)

    @asynccontextmanager
    async def checking(self) -> AsyncIterator[None]:
        """Check the nodes' health all the time until the context ends."""
        checks = [asyncio.create_task(self._keep_checking(one)) for one in self.addresses]
        try:
            yield
        finally:
            for check in checks:
                check.cancel()
            await asyncio.wait(checks)
            await self.client.aclose()

    async def _keep_checking(self, address: str) -> None:
        while True:
            if await self._is_healthy(address):
                self.healthy.add(address)
            else:
                self.healthy.discard(address)
            await asyncio.sleep(CHECK)

    async def _is_healthy(self, address: str) -> bool:
        try:
            answer = await self.client.get(f"{address}/healthz", timeout=HEALTHY)
        except (httpx.TransportError, OSError):
            return False
        return answer.status_code == 200
