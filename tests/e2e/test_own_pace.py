"""At one's own pace: the start page says where it is one's turn, and so does a notification."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.e2e.visits import Seat, Visitor, set_up, until

DAY = 86_400


def for_two(address: str, game: str, **request: Any) -> tuple[Seat, Seat]:
    """Set up a table of SOS Titanic for Ada and Bo, and start it; the first of the two decides."""
    ada = set_up(address, game=game, setup={"players": "2"}, seats=["me", "open"], **request)
    bo = ada.join("Bo")
    bo.command(kind="sit", seat=1)
    ada.command(kind="start")
    return (ada, bo) if ada.info()["deciding"] == 0 else (bo, ada)


def keep(page: Page, *seats: Seat) -> None:
    """Keep places in the browser, the last visited first."""
    kept = [
        {"table": seat.table, "token": seat.token, "game": seat.game, "seen": 0} for seat in seats
    ]
    page.evaluate("places => localStorage.setItem('places', places)", json.dumps(kept))


def test_the_start_page_begins_with_the_game_in_which_it_is_ones_turn(visit: Visitor) -> None:
    decides, _ = for_two(visit.address, "titanic")
    _, waits = for_two(visit.address, "titanic")
    page = visit.open()
    expect(page.get_by_role("link", name=re.compile("^Continue"))).to_have_count(0)
    keep(page, waits, decides)
    page.reload()
    tables = page.get_by_role("list", name="Your tables").get_by_role("listitem")
    expect(tables.first).to_contain_text("Your turn")
    expect(tables.last).to_contain_text(re.compile("(Ada|Bo)’s turn"))
    page.get_by_role("link", name=re.compile("^Continue SOS Titanic · Your turn")).click()
    expect(page).to_have_url(re.compile(f"/table/{decides.table}$"))


def test_a_table_can_be_told_to_wait_for_days_or_for_ever(visit: Visitor) -> None:
    page = visit.open("/new/titanic")
    for words, agreed in (
        ("A bot plays after 3 days", "After 3 days, the bot “Steady” stands in."),
        ("No bot stands in", "No bot stands in. The game waits for everyone."),
    ):
        page.goto(f"{visit.address}/new/titanic")
        page.get_by_role("radio", name="2", exact=True).check()
        page.get_by_text("More options").click()
        page.get_by_role("combobox", name="Waiting time").select_option(words)
        page.get_by_role("button", name="Set up the table").click()
        expect(page.get_by_text(agreed)).to_be_visible()


def test_the_worker_shows_a_notification_and_a_later_one_replaces_it(
    browser: Browser, server: str
) -> None:
    context = browser.new_context(permissions=["notifications"])
    try:
        page = context.new_page()
        page.goto(server)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        session = context.new_cdp_session(page)
        found: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
        )
        session.send("ServiceWorker.enable")
        until(page, lambda: found)
        for words in ("It’s your turn.", "Du bist dran."):
            data = json.dumps({"table": "some-table", "words": words})
            session.send(
                "ServiceWorker.deliverPushMessage",
                {"origin": server, "registrationId": found[0], "data": data},
            )
            expected = [["Lifeboat", words, {"table": "some-table"}]]
            # While one replaces the other, there may be none or both for a moment.
            until(page, lambda: page.evaluate(NOTIFICATIONS) == expected)  # noqa: B023
    finally:
        context.close()


def test_notifications_are_off_until_asked_for_and_stopped_with_one_tap(
    browser: Browser, server: str
) -> None:
    """The browser's own push service can't be reached here, so the test takes its place."""
    context = browser.new_context(permissions=["notifications"])
    try:
        page = context.new_page()
        page.add_init_script(PUSH_SERVICE)
        page.goto(server)
        _, waits = for_two(server, "titanic", patience=DAY)
        keep(page, waits)
        page.reload()
        page.get_by_role("list", name="Your tables").wait_for()
        notify = page.get_by_role("button", name="Notify me of my turn")
        with page.expect_response(lambda answer: answer.url.endswith("/push?lang=en")) as answer:
            notify.click()
        assert answer.value.status == 204
        page.get_by_role("link", name=re.compile("^Continue")).click()
        page.get_by_role("button", name="Table menu").click()
        with page.expect_response(lambda answer: "/push/end" in answer.url) as answer:
            page.get_by_role("button", name="Stop notifying me").click()
        assert answer.value.status == 204
        expect(notify).to_be_visible()
    finally:
        context.close()


PUSH_SERVICE = """(() => {
  const keys = {
    p256dh:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  PushManager.prototype.getSubscription = async () => null;
  const endpoint = "https://push.example/1";
  PushManager.prototype.subscribe = async () => ({ endpoint, toJSON: () => ({ endpoint, keys }) });
})()"""
NOTIFICATIONS = """async () => {
  const { ready } = navigator.serviceWorker;
  const shown = await (await ready).getNotifications();
  return shown.map(({ title, body, data }) => [title, body, data]);
}"""
