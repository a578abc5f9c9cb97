"""Steps of SOS Titanic are told event by event: in order, once, in time, and as they turn out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.staged.stage import stage
from tests.e2e.told_games import told_game
from tests.table.tables import Sitter

TABLES: list[list[Sitter]] = [[1], [1, "steady"], ["random", 1, "random", "steady"]]
SEEDS = ["telling 0", *(pytest.param(f"telling {at}", marks=pytest.mark.soak) for at in (1, 2, 3))]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("sitters", TABLES, ids=["alone", "with a bot", "with three bots"])
def test_every_step_is_told_in_order_and_in_time(
    browser: Browser, server: str, sitters: list[Sitter], seed: str
) -> None:
    """Nothing is told twice or left out for those who only hear it."""
    messages = told_game("titanic", sitters, seed)
    with stage(browser, server, styled=False) as table:
        table.open(next(messages))
        wrong = table.wrong_in(messages, "telling.watch")
    assert not wrong, f"{len(wrong)} times:\n" + "\n".join(wrong[:20])


@pytest.mark.parametrize("nth", [0, pytest.param(1, marks=pytest.mark.soak), 2])
def test_a_card_pressed_in_the_middle_of_a_step_is_picked_up(
    browser: Browser, server: str, nth: int
) -> None:
    messages = told_game("titanic", [1, "random"], "pressed in the middle")
    with stage(browser, server, styled=False) as table:
        table.open(next(messages))
        wrong = table.wrong_in(messages, "telling.press", nth)
    assert not wrong, f"{len(wrong)} times:\n" + "\n".join(wrong[:20])
