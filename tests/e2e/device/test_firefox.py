"""A device in Firefox."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.device.firefox import firefox, installed_firefox

pytestmark = pytest.mark.soak
NUMBER = "document.querySelector('[data-number]')?.dataset.number"
BEGIN = "main button.first"
RESCUE = "[data-action^=rescue]"
HINT = "[...document.querySelectorAll('button')].find(one => one.innerText === 'Hint').click()"


async def test_firefox_plays_reloads_and_searches(server: str, tmp_path: Path) -> None:
    """Moves, storage, and a hint from the second worker."""
    path = installed_firefox()
    if path is None:
        pytest.skip("Firefox is not installed here")
    async with firefox(path, tmp_path) as page:
        await page.open(server)
        for name, value in (("told", '["everything"]'), ("pace", '"off"'), ("language", '"en"')):
            await page.evaluate(f"localStorage.setItem({name!r}, {value!r})")
        await page.open(f"{server}/device")
        await page.until(f"!!document.querySelector({BEGIN!r})")
        await page.evaluate(f"document.querySelector({BEGIN!r}).click()")
        before = await page.until(NUMBER)
        await page.until(f"!!document.querySelector({RESCUE!r})")
        await page.evaluate(f"document.querySelector({RESCUE!r}).click()")
        await page.until(f"{NUMBER} !== {before!r}")
        before = await page.evaluate(NUMBER)
        await page.reload()
        assert await page.until(NUMBER) == before
        await page.evaluate(HINT)
        await page.until("!!document.querySelector('dialog[open] :is(ol, ul)')")
        assert page.problems == []
