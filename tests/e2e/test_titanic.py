"""SOS Titanic in the browser: every card and every crew member through its own control."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from lifeboat.core.dice import dice
from lifeboat.core.games import State
from lifeboat.titanic.cards.bundles import NAMES, cards_of
from tests.e2e.conftest import LENGTHS
from tests.e2e.situations import (
    Situation,
    Wanted,
    after,
    asked,
    legal_of,
    offering,
    reached,
)
from tests.e2e.titanic_hands import TitanicHands
from tests.e2e.visits import Visitor, set_up, set_up_situation, visitor

USED = {"rescue", "place", "move"}
"""The kinds of actions that a game of SOS Titanic must include."""
FOLLOW_UPS = {"top", "bottom", "name", "choose", "place", "take", "exchange", "give", "stop"}


def hands_at(visit: Visitor, address: str, situation: Situation) -> TitanicHands:
    """Return hands at a table that was played up to a situation."""
    seat = set_up_situation(address, situation)
    return TitanicHands(visit.sit(seat), seat)


def answer_all(hands: TitanicHands) -> None:
    """Answer all questions that an action has led to, always with the first answer."""
    while (view := hands.view())["legal"] and view["legal"][0]["kind"] in FOLLOW_UPS:
        hands.take(view["legal"][0]["action"])


def first(situation: Situation, beginning: str) -> str:
    return next(action for action in situation.legal() if action.startswith(beginning))


@pytest.mark.parametrize("card", NAMES)
def test_every_action_card_is_played_through_its_control(
    visit: Visitor, server: str, card: str
) -> None:
    """Whatever the card asks next is answered through the controls too."""
    situation = reached("titanic", {"crew": "lee"}, asks_something(card), most_steps=60)
    hands = hands_at(visit, server, situation)
    held = hands.view()["crew"][0]["hand"].count(card)
    hands.take(first(situation, card))
    answer_all(hands)
    assert hands.view()["asks"] == "turn" or hands.view()["outcome"]
    assert hands.view()["crew"][0]["hand"].count(card) == held - 1


def asks_something(card: str) -> Wanted:
    """Return a condition: the card can be played and, if it may ask something, it does."""
    asking = {"get-ready", "come-on", "come-back", "your-turn", "plan-a", "plan-b"}

    def wanted(state: State, legal: list[str]) -> bool:
        actions = [action for action in legal if action.startswith(card)]
        if not actions or card not in asking:
            return bool(actions)
        return asked("titanic", state, actions[0]) not in ("", "turn")

    return wanted


def fails(state: State, legal: list[str]) -> str:
    """Return a rescue that fails here, or "": the tests can see the deal."""
    for action in legal:
        if action.startswith("rescue:"):
            view: Any = state.view(0)
            later: Any = after("titanic", state, action).view(0)
            if later.turned > view.turned and later.outcome is None:
                return action
    return ""


def hands_of(state: State) -> list[int]:
    view: Any = state.view(0)
    return [len(cards_of(hand)) for hand in view.hands]


@pytest.mark.parametrize(
    ("crew", "gained"), [("lee", 0), ("murdoch", 0), ("boxhall", 2), ("fleet", 1), ("latimer", 1)]
)
def test_a_failed_rescue_is_made_up_for_as_the_crew_member_says(
    visit: Visitor, server: str, crew: str, gained: int
) -> None:
    situation = reached("titanic", {"crew": crew}, lambda state, legal: bool(fails(state, legal)))
    hands = hands_at(visit, server, situation)
    hands.take(fails(situation.state, situation.legal()))
    answer_all(hands)
    assert ("take" in hands.used) == (crew == "fleet")
    assert len(hands.view()["crew"][0]["hand"]) == hands_of(situation.state)[0] + gained


def test_murdoch_places_two_of_his_drawn_cards_and_stops(visit: Visitor, server: str) -> None:
    def places_two(state: State, legal: list[str]) -> bool:
        if "rescue:4" not in legal or asked("titanic", state, "rescue:4") != "place":
            return False
        drawn = after("titanic", state, "rescue:4")
        again = legal_of("titanic", after("titanic", drawn, legal_of("titanic", drawn)[0]))
        return "stop" in again and sum(">" in one for one in again) > 1

    situation = reached("titanic", {"crew": "murdoch"}, places_two)
    hands = hands_at(visit, server, situation)
    hands.take("rescue:4")
    for _ in range(2):
        places = [one for one in hands.view()["legal"] if one["kind"] == "place"]
        hands.take(places[0]["action"])
    answer_all(hands)
    assert hands.view()["asks"] == "turn"
    assert {"rescue", "place"} <= hands.used


def test_lowe_lets_two_survivors_change_places(visit: Visitor, server: str) -> None:
    def can_exchange(state: State, legal: list[str]) -> bool:
        if "ability" not in legal:
            return False
        asked = legal_of("titanic", after("titanic", state, "ability"))
        return any(action.startswith("exchange") for action in asked)

    situation = reached("titanic", {"crew": "lowe"}, can_exchange, most_steps=150)
    hands = hands_at(visit, server, situation)
    groups = hands.view()["groups"]
    hands.take("ability")
    hands.take(next(one["action"] for one in hands.view()["legal"] if one["kind"] == "exchange"))
    assert hands.view()["groups"] != groups


def test_latimer_gets_a_card_for_a_row_of_anchors(visit: Visitor, server: str) -> None:
    def saving(state: State, legal: list[str]) -> str:
        before = hands_of(state)[0]
        for action in legal:
            if ">g" in action and hands_of(after("titanic", state, action))[0] > before:
                return action
        return ""

    situation = reached(
        "titanic",
        {"crew": "latimer"},
        lambda state, legal: bool(saving(state, legal)),
        most_steps=150,
    )
    hands = hands_at(visit, server, situation)
    hands.take(saving(situation.state, situation.legal()))
    answer_all(hands)
    assert len(hands.view()["crew"][0]["hand"]) == hands_of(situation.state)[0] + 1


def test_smith_hands_out_the_action_cards_again(visit: Visitor, server: str) -> None:
    def is_smith(state: State, legal: list[str]) -> bool:
        return "ability" in legal and min(hands_of(state)) > 0

    situation = reached("titanic", {"crew": "smith,lee"}, is_smith)
    hands = hands_at(visit, server, situation)
    before = [sorted(crew["hand"]) for crew in hands.view()["crew"]]
    hands.take("ability")
    hands.take(hands.view()["legal"][0]["action"])
    hands.page.get_by_role("heading", name=hands.view()["question"]).first.wait_for()
    assert "give" in hands.used
    assert [sorted(crew["hand"]) for crew in hands.view()["crew"]] != before


def test_phillips_plays_a_card_of_another_player(visit: Visitor, server: str) -> None:
    def can_borrow(state: State, legal: list[str]) -> bool:
        return any(action.endswith("@1") and action.startswith("wait") for action in legal)

    situation = reached("titanic", {"crew": "phillips,lee"}, can_borrow)
    hands = hands_at(visit, server, situation)
    action = next(one for one in situation.legal() if one.endswith("@1") and "wait" in one)
    hands.take(action)
    answer_all(hands)
    assert len(hands.view()["crew"][1]["hand"]) == hands_of(situation.state)[1] - 1


def test_pitman_gets_a_card_when_another_fails(visit: Visitor, server: str) -> None:
    def lee_fails(state: State, legal: list[str]) -> bool:
        decision = state.decision()
        return decision is not None and decision.seat == 1 and bool(fails(state, legal))

    situation = reached("titanic", {"crew": "pitman,lee"}, lee_fails)
    hands = hands_at(visit, server, situation)
    hands.take(fails(situation.state, situation.legal()))
    answer_all(hands)
    assert len(hands.view()["crew"][0]["hand"]) == hands_of(situation.state)[0] + 1


def test_lightoller_plays_the_card_that_he_has_just_drawn(visit: Visitor, server: str) -> None:
    def can_play_at_once(state: State, legal: list[str]) -> bool:
        action = fails(state, legal)
        return bool(action) and asked("titanic", state, action) == "encore"

    situation = reached("titanic", {"crew": "lightoller,lee"}, can_play_at_once)
    hands = hands_at(visit, server, situation)
    hands.take(fails(situation.state, situation.legal()))
    plays = [one for one in hands.view()["legal"] if one["kind"] == "play"]
    hands.take(plays[0]["action"])
    answer_all(hands)
    assert plays[0]["card"] in hands.used


def test_a_mystery_that_is_revealed_gets_a_rank(visit: Visitor, server: str) -> None:
    def reveals(state: State, legal: list[str]) -> str:
        for action in legal:
            if asked("titanic", state, action) == "name":
                return action
        return ""

    situation = reached(
        "titanic", {"crew": "lee"}, lambda state, legal: bool(reveals(state, legal)), most_steps=150
    )
    hands = hands_at(visit, server, situation)
    hands.take(reveals(situation.state, situation.legal()))
    answer_all(hands)
    assert "name" in hands.used


def test_the_first_player_is_picked_with_the_table_in_view(visit: Visitor, server: str) -> None:
    situation = reached("titanic", {"crew": "lee,smith", "first": "table"}, offering("first"))
    hands = hands_at(visit, server, situation)
    hands.page.get_by_role("button", name=hands.view()["legal"][1]["words"]).click()
    hands.wait_for(hands.seat.info()["number"])
    assert hands.view()["active"] == 1


@pytest.mark.parametrize(("language", "to_the_end"), LENGTHS)
def test_whatever_is_offered_is_taken_through_its_control(
    browser: Browser, server: str, language: str, to_the_end: bool
) -> None:
    """Actions are chosen at random until the ship has sunk."""
    throws = dice(f"a whole game in {language}")
    pace = "off" if to_the_end else "normal"
    with visitor(browser, server, language, pace=pace) as visit:
        request = {"game": "titanic", "deal": "seed", "setup": {"crew": "fleet"}, "start": True}
        seat = set_up(server, **request, seed=f"whole {language}", seats=["me"])
        hands = TitanicHands(visit.sit(seat), seat, language)
        while legal := hands.view()["legal"]:
            if hands.used >= USED and not to_the_end:
                return
            hands.take(legal[throws.below(len(legal))]["action"])
        expect(visit.page.get_by_text(hands.view()["outcome"]["words"]).first).to_be_visible()
        assert hands.used >= USED
