"""Header, title, buttons, log and live region belong to the moment that the board shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from lifeboat.texts import Texts
from tests.e2e.staged.stage import septentrick_words, stage
from tests.e2e.told_games import bursts, told_game
from tests.table.tables import Sitter


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_parts_of_the_page_show_the_same_moment(
    browser: Browser, server: str, players: int
) -> None:
    """Bots play faster than the board shows it, but nothing around it may run ahead."""
    texts = Texts("en")
    say = septentrick_words(texts) | {
        "own": texts.say("web-turn-own"),
        "hint": texts.say("web-hint"),
        "log": texts.say("web-log"),
        "people": texts.say("web-people"),
        "active": texts.say("web-septentrick-active"),
        "goOn": texts.say("web-septentrick-go-on"),
    }
    unnamed = ["web-turn-own", "web-turn-over", "web-septentrick-taken.you"]
    more = {
        "unnamed": [texts.say(message) for message in [*unnamed, "web-septentrick-taken.nobody"]]
    }
    sitters: list[Sitter] = [1, *["steady"] * (players - 1)]
    messages = told_game("septentrick", sitters, "moments")
    with stage(browser, server, styled=False) as table:
        table.open(next(messages))
        wrong = table.wrong_in(bursts(messages), "moments.watch", say | more)
    assert not wrong, f"{len(wrong)} times:\n" + "\n".join(wrong[:20])
