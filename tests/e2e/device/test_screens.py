"""The screens that only a device has, or that are others there, for people who can't see them."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.e2e.device.conftest import DEVICE
from tests.e2e.test_accessibility import violations
from tests.e2e.visits import visitor


def test_axe_finds_nothing_on_a_device(server: str, browser: Browser) -> None:
    """Also while the games are being fetched and started."""
    found = []
    with visitor(browser, server, bypass_csp=True) as visit:
        page = visit.open(DEVICE)
        page.get_by_role("progressbar").wait_for()
        found += violations(page, {})
        page.get_by_role("progressbar").wait_for(state="detached")
        for path in ("#/", "#/statistics", "#/day/titanic", "#/new/septentrick"):
            page.goto(f"{server}{DEVICE}{path}")
            page.get_by_role("heading", level=1).first.wait_for()
            page.get_by_text("One moment…").wait_for(state="detached")
            found += [f"{path}: {one}" for one in violations(page, {})]
    assert found == []
