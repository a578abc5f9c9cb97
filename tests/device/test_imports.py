"""What a device has to load before the first move, which takes long in WebAssembly."""

from __future__ import annotations

import subprocess
import sys

HEAVY = {
    "alembic",
    "click",
    "concurrent",
    "email",
    "http",
    "lifeboat.cli",
    "lifeboat.envs",
    "lifeboat.lab",
    "lifeboat.server",
    "lifeboat.tensors",
    "lifeboat.terminal",
    "multiprocessing",
    "numpy",
    "prometheus_client",
    "rich",
    "sqlalchemy",
    "ssl",
    "starlette",
    "subprocess",
    "uvicorn",
    "websockets",
}
"""Modules that a device never loads, apart from what asyncio loads: a browser has that anyway."""
LIST = """
import sys
import asyncio
before = set(sys.modules)
import {module}
print(*sorted(set(sys.modules) - before))
"""


def loaded(module: str) -> set[str]:
    """Return the modules that a module loads besides asyncio's, each with its packages."""
    code = LIST.format(module=module)
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = told.stdout.split()
    return {".".join(parts[:at]) for name in names for parts in [name.split(".")] for at in (1, 2)}


def test_a_device_loads_nothing_that_is_heavy() -> None:
    assert loaded("lifeboat.device.device") & HEAVY == set()


def test_the_second_worker_loads_no_host() -> None:
    found = loaded("lifeboat.device.searching")
    assert "lifeboat.table" not in found
    assert found & HEAVY == set()
