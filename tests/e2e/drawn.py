"""Drawn positions: tables that show a state without playing up to it."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from lifeboat.core.games import State
from lifeboat.table.wire.gate import seat_view, texts_of
from tests.e2e.visits import Visitor, set_up

HOST: Final = "Maximiliane-Antoinette"
"""The person who has all seats: as long a name as people have."""
LANGUAGE_BUTTONS: Final = {"fr": "Français", "de": "Deutsch"}


def open_drawn(visit: Visitor, game: str, state: State, language: str = "en") -> Page:
    """Open a table in this state, as the seat that decides sees it."""
    setup = {"players": str(state.seats())}
    request = {"game": game, "setup": setup, "seats": ["me"] * state.seats(), "start": True}
    seat = set_up(visit.address, name=HOST, deal="seed", seed="drawn", **request)
    _redraw(visit.page, seat.table, state)
    page = visit.sit(seat)
    page.get_by_role("button", name="Table menu").wait_for()
    if language != "en":
        # On a narrow page the languages are in the settings.
        page.get_by_title(LANGUAGE_BUTTONS[language]).dispatch_event("click")
        page.locator(f"html[lang={language}]").wait_for(state="attached")
    board = page.locator("[data-table]" if game == "septentrick" else "[data-place]").first
    board.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def _redraw(page: Page, table: str, state: State) -> None:
    """Put the position into everything that the server says about this table."""
    decision = state.decision()
    seat = decision.seat if decision else 0

    def connect(route: WebSocketRoute) -> None:
        language = "en"
        server = route.connect_to_server()

        def note(message: str | bytes) -> None:
            nonlocal language
            language = json.loads(message).get("lang", language)
            server.send(message)

        def change(message: str | bytes) -> None:
            told: dict[str, Any] = json.loads(message)
            if "views" in told:
                view = seat_view(texts_of(language), state.view(seat), seat)
                told |= {"views": [msgspec.to_builtins(view)]}
                if told["table"]["game"] == "septentrick":
                    told |= {"own": [seat]}
            route.send(json.dumps(told))

        route.on_message(note)
        server.on_message(change)

    page.route_web_socket(lambda url: f"/{table}/" in url, connect)
