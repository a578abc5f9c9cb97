"""What a person sees of the steps with much to tell: which words and cards, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, groupby
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser

from lifeboat.table.wire.gate import Viewer
from lifeboat.texts import Texts
from tests.e2e.scenes import ONLOOKER, PLAYER, SCENES, messages
from tests.e2e.staged.stage import Stage, stage
from tests.e2e.told_games import told_game
from tests.table.tables import Sitter

Seen = dict[str, Any]
"""What a person sees at an instant."""
LOOKS: dict[str, tuple[int, int, Literal["no-preference", "reduce"]]] = {
    "phone": (390, 844, "no-preference"),
    "still phone": (390, 844, "reduce"),
    "small phone": (360, 740, "no-preference"),
    "desktop": (1440, 900, "no-preference"),
    "still desktop": (1440, 900, "reduce"),
}
"""The size of the window, and whether the person wants motion."""


@pytest.fixture(scope="module")
def opened(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """A page for all scenes of a game, since opening one takes longer than a scene."""
    with stage(browser, server) as table:
        table.open(request.param())
        yield table


@pytest.fixture(params=LOOKS)
def table(opened: Stage, request: pytest.FixtureRequest) -> Stage:
    """The page, looked at in each of the ways."""
    width, height, motion = LOOKS[request.param]
    opened.page.set_viewport_size({"width": width, "height": height})
    opened.page.emulate_media(reduced_motion=motion)
    return opened


def beginning_with(first: Callable[[], Any]) -> pytest.MarkDecorator:
    """Return a mark for a test whose page first shows this message."""
    return pytest.mark.parametrize("opened", [first], ids=[""], indirect=True)


@beginning_with(lambda: next(messages("Save Time", PLAYER)))
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_shows_its_words_and_its_cards_in_order(table: Stage, name: str) -> None:
    """Both to whoever takes the step and to somebody who only watches."""
    scene = SCENES[name]
    for viewer, wanted in ((PLAYER, scene.own), (ONLOOKER, scene.others)):
        told = seen_in(table, name, viewer)
        assert [what for what in told if what in wanted] == wanted, (viewer, told)


def seen_in(table: Stage, name: str, viewer: Viewer) -> list[str]:
    """Play a scene; check every instant of it, and return which events are told, in order."""
    welcome, *updates = messages(name, viewer)
    table.show(welcome)
    told: list[str] = []
    for update in updates:
        before, *instants = table.page.evaluate("message => scenes.watch(message)", update)
        events = iter(one for one in update["happened"] if one.get("words"))
        for words, group in groupby(instants, lambda instant: instant["words"]):
            if not words:
                continue
            event = next(one for one in events if one["words"] == words)
            *_, instant = seen = list(group)
            for fault in ("hidden", "covered"):
                assert [one[fault] for one in seen] == [[]] * len(seen), words
            check(event, before, instant)
            told.append(event["what"])
            before = instant
        assert not instants[-1]["words"]
        expected = lines_of(update["views"][0])
        assert {place: instants[-1]["lines"].get(place, []) for place in expected} == expected
    return told


def check(event: Any, before: Seen, seen: Seen) -> None:
    """Check that what is seen is what happened."""
    what, cards, places = event["what"], event.get("cards", []), event.get("places", [])
    texts = Texts("en", strict=True)
    assert seen["what"] == what
    if what == "played":
        assert texts.say(f"titanic-card-{cards[0]}.text") in seen["whole"]
        assert seen["drawings"]
    elif what == "failed":
        assert seen["cards"] == cards
        assert all(reason in seen["whole"] for reason in event["reasons"])
        assert len(cards) == len(event["reasons"]) > 1
    elif what == "flooded":
        assert not seen["lines"][places[0]]
    elif what == "mixed":
        assert [seen["lines"][place] for place in places] == [[], []]
        assert any(before["lines"][place] for place in places)
    elif what == "shuffled":
        stack, discard = seen["piles"]["stack"], before["piles"]["discard"]
        has_grown = stack > before["piles"]["stack"]
        assert (stack, seen["piles"]["discard"]) == (event["number"], 0 if has_grown else discard)
    elif what == "discarded":
        assert seen["piles"]["discard"] == before["piles"]["discard"] + len(cards)
        assert not {*chain(*seen["lines"].values())} & {*cards}
    elif what == "page":
        assert f"{event['number']}" in seen["whole"].removeprefix(seen["words"])
    elif what in ("revealed", "fronted"):
        assert seen["lines"][places[0]][-1:] == cards


def lines_of(view: Any) -> dict[str, list[str]]:
    """Return the face-up passengers of each line in a view; a mystery has no rank here."""
    named = {line["place"]: line["cards"] for line in view["lines"]}
    return {
        place: [f"{card[0]}?" if card.endswith("?") else card for card in cards]
        for place, cards in named.items()
    }


PLAYERS: dict[str, list[Sitter]] = {
    "three": [1, "steady", "steady"],
    "five": [1, "steady", "steady", "steady", "steady"],
}


@beginning_with(lambda: next(told_game("septentrick", PLAYERS["three"], "a trick")))
@pytest.mark.parametrize("players", PLAYERS)
def test_a_trick_lies_whole_and_then_its_winner_collects_it(table: Stage, players: str) -> None:
    before, *updates = told_game("septentrick", PLAYERS[players], "a trick")
    seats = before["table"]["seats"]
    names = [seat["name"] or f"Bot {at}" for at, seat in enumerate(seats, 1)]
    table.show(before)
    collected = 0
    for update in updates:
        view = update["views"][0]
        if collected == 3 or view["outcome"]:
            break
        if view["tricks"] == before["views"][0]["tricks"]:
            table.show(update)
        else:
            collected += 1
            seen = table.page.evaluate("message => scenes.collect(message)", update)
            check_trick(seen, view, names, table)
        before = update
    assert collected


def check_trick(seen: Any, view: Any, names: list[str], table: Stage) -> None:
    """Check that a trick was seen whole, and went to its winner."""
    plays, winner = view["last_trick"]["plays"], view["last_trick"]["winner"]
    held = seen["held"]
    assert len(held["cards"]) == len(plays)
    for words, play in zip(held["cards"], plays, strict=True):
        assert names[play["seat"]] in words
    assert held["hidden"] == []
    texts = Texts("en", strict=True)
    taken = texts.say("web-septentrick-taken", name=names[winner])
    assert (texts.say("web-septentrick-taken.you") if winner == 0 else taken) in held["words"]
    is_still = table.page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert seen["goals"] == ([] if is_still else [winner] * len(plays))
    assert seen["left"] == 0
    assert view["seats"][winner]["balance"] in seen["seats"][str(winner)]
