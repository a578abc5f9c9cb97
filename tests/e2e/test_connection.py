"""The connection: what people are told when it is lost and restored, and no move is lost."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e.titanic_hands import TitanicHands
from tests.e2e.visits import Seat, Visitor, set_up, visitor
from tests.server.process import ServerProcess

LOST = "Connection lost, trying again…"
BACK = "You’re connected again."
OFFLINE = "You’re offline. Anything that needs the server will have to wait."
UNREACHABLE = "The server can’t be reached. Try again in a moment."
NOISE = ["ERR_", "WebSocket", "Failed to load resource"]
"""What a browser writes to its console when it can't reach the server."""


def solo_table(address: str) -> Seat:
    request = {"game": "titanic", "setup": {"crew": "boxhall"}, "deal": "seed", "start": True}
    return set_up(address, **request, seed="connection", seats=["me"])


def shown(page: Page, number: int) -> None:
    """Wait until the page shows the table after this many entries of its log."""
    page.wait_for_function(
        "number => Number(document.querySelector('[data-number]')?.dataset.number) >= number",
        arg=number,
    )


def act_from_elsewhere(seat: Seat) -> int:
    """Take an action as the same person on another device; return the table's new number."""
    choice = seat.welcome()["views"][0]["legal"][0]
    seat.command(kind="play", action=choice["action"])
    return int(seat.info()["number"])


def go_on(page: Page, seat: Seat) -> None:
    """Take the next action in the page."""
    hands = TitanicHands(page, seat)
    hands.take(hands.view()["legal"][0]["action"])


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that can be killed."""
    process = ServerProcess(str(tmp_path / "own.db"))
    process.start()
    process.wait_until_it_listens()
    yield process
    process.end()


@contextmanager
def frozen(server: ServerProcess) -> Iterator[None]:
    """Let a server hang: its connections stay open, but nothing comes from it any more."""
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.process.send_signal(signal.SIGCONT)


class Cable:
    """The network between a page and the server, which can be cut and mended."""

    def __init__(self, visit: Visitor) -> None:
        self.context = visit.context
        self.open: list[WebSocketRoute] = []
        self.is_cut = False
        visit.page.route_web_socket("**/socket", self._join)

    def _join(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close()
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def cut(self) -> None:
        """Cut the network, and live connections too, which Chromium's offline mode leaves open."""
        self.is_cut = True
        self.context.set_offline(True)
        while self.open:
            self.open.pop().close()

    def mend(self) -> None:
        self.is_cut = False
        self.context.set_offline(False)


def test_the_game_goes_on_after_the_network_was_cut(own_visit: Visitor, server: str) -> None:
    """The page shows what happened meanwhile, and the next move is accepted."""
    own_visit.forgiven += NOISE
    cable = Cable(own_visit)
    seat = solo_table(server)
    page = own_visit.sit(seat)
    page.get_by_role("list", name="The ship and its lines").wait_for()
    cable.cut()
    expect(page.get_by_text(LOST)).to_be_visible()
    expect(page.get_by_text(OFFLINE).last).to_be_visible()
    number = act_from_elsewhere(seat)
    cable.mend()
    expect(page.get_by_text(BACK)).to_be_visible()
    expect(page.get_by_text(OFFLINE)).to_have_count(0)
    shown(page, number)
    go_on(page, seat)


def test_the_game_goes_on_after_the_server_was_killed(
    browser: Browser, own_server: ServerProcess
) -> None:
    with visitor(browser, own_server.address) as visit:
        visit.forgiven += NOISE
        seat = solo_table(own_server.address)
        number = act_from_elsewhere(seat)
        page = visit.sit(seat)
        shown(page, number)
        page.get_by_role("list", name="The ship and its lines").wait_for()
        own_server.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        own_server.start()
        own_server.wait_until_it_listens()
        expect(page.get_by_text(BACK)).to_be_visible(timeout=30_000)
        assert seat.info()["number"] == number
        go_on(page, seat)


def test_a_server_that_hangs_is_noticed_and_the_game_goes_on(
    browser: Browser, own_server: ServerProcess
) -> None:
    with visitor(browser, own_server.address) as visit:
        visit.forgiven += NOISE
        visit.page.clock.install()
        seat = solo_table(own_server.address)
        page = visit.sit(seat)
        page.get_by_role("list", name="The ship and its lines").wait_for()
        with frozen(own_server):
            page.clock.run_for(25_000)
            expect(page.get_by_text(LOST)).to_be_visible()
        expect(page.get_by_text(BACK)).to_be_visible()
        shown(page, act_from_elsewhere(seat))
        go_on(page, seat)


def test_a_move_that_a_hanging_server_takes_after_all_is_shown_without_an_error(
    browser: Browser, own_server: ServerProcess
) -> None:
    with visitor(browser, own_server.address) as visit:
        visit.forgiven += NOISE
        visit.page.clock.install()
        seat = solo_table(own_server.address)
        number = seat.info()["number"]
        page = visit.sit(seat)
        draw = page.get_by_role("group", name="Draw").get_by_role("button").first
        draw.wait_for()
        with frozen(own_server):
            draw.click()
            page.clock.run_for(7_500)
            expect(page.get_by_text(LOST)).to_be_visible()
            expect(page.get_by_text(UNREACHABLE).last).to_be_visible()
        shown(page, number + 1)
        expect(page.get_by_role("group", name=UNREACHABLE)).to_have_count(0)
        assert seat.info()["number"] == number + 1


def test_where_no_live_connection_gets_through_plain_http_does(
    own_visit: Visitor, server: str
) -> None:
    own_visit.forgiven += NOISE
    own_visit.page.route_web_socket("**/socket", lambda socket: socket.close())
    seat = solo_table(server)
    page = own_visit.sit(seat)
    page.get_by_role("list", name="The ship and its lines").wait_for()
    shown(page, act_from_elsewhere(seat))
    go_on(page, seat)
