"""``python -m tests.server.fake_serving``: a separate server process, with tables in memory."""

from __future__ import annotations

import os

from lifeboat.server.live.tables import Tables
from lifeboat.server.metrics import Metrics
from lifeboat.server.serving import run
from lifeboat.server.settings import Settings, settings_of
from tests.server.fake_tables import FakeTables


async def open_tables(settings: Settings, metrics: Metrics) -> Tables:
    return FakeTables()


def announce(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    run(settings_of(os.environ, port="0"), announce, open_tables)
