"""Reasons in SOS Titanic: the odds in small endings, compared with a count over all worlds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from lifeboat.players.hints import noted
from lifeboat.players.titanic.reasons.actions import reasons
from lifeboat.titanic import State, read_action
from lifeboat.titanic.knowledge import whereabouts
from lifeboat.titanic.passengers import card_text, index_of
from tests.titanic.drawing import asked, discard, hidden, legal, play, position, stack

Figures = dict[str, str | int | float]


def worlds(state: State) -> Iterator[State]:
    """Yield every world that agrees with what the players know, in every order of the cards."""
    view = state.view(0)
    length = len(state.stack)
    slots = [(line, at) for line in range(7) for at in range(state.down[line])]
    slots += [(7, at) for at in range(view.known_bottom, length - view.known_top)]
    piles = [*state.lines, state.stack]
    for cards in permutations([piles[pile][at] for pile, at in slots]):
        if all(
            whereabouts(view.pockets, index_of(card)) >> pile & 1
            for card, (pile, _) in zip(cards, slots, strict=True)
        ):
            world = state.copy()
            world.lines = [line.copy() for line in world.lines]
            world.stack = world.stack.copy()
            for card, (pile, at) in zip(cards, slots, strict=True):
                (world.stack if pile == 7 else world.lines[pile])[at] = card
            yield world


def after(world: State, words: str) -> State:
    play(world, words)
    return world


def told(state: State, action: str) -> dict[str, Figures]:
    """Return the figures of the reasons for an action, by name."""
    found = reasons(state.view(state.active), read_action(action))
    return {one.name: noted("titanic", one.figures) for one in found}


def share(outcomes: list[bool]) -> float:
    return sum(outcomes) / len(outcomes)


def can_be_saved(state: State, place: str) -> bool:
    """Return whether the front card of a line can go to a group."""
    return any(word.startswith(f"{place}>g") for word in legal(state))


LEE = (
    "crew=lee decks=s9,f3|f7/f11|s8/-/-/-/- groups=f1,f2/-/s1/- {} discard={{rest}} "
    "actions={{cards}}"
)
SMALL = position(LEE.format("stack=f6,s12,s2,f10"))
KNOWN = position(LEE.format("stack=s12,f6,s2,f10,s14 top=1 bottom=1"))


def confined() -> State:
    """Return a state after a search of one line: its cards are known, the other line's aren't."""
    text = "hands=your-turn/- stack=s12,s2,f10"
    state = position(LEE.format(text).replace("crew=lee", "crew=lee,boxhall"))
    play(state, "your-turn:1 choose:f7")
    return state


def mixed(hands: str = "-") -> State:
    """Return a state after one of two lines was searched and both were mixed.

    They hold s8, s9 and one unknown card face down; f3 is face up and fits a group.
    """
    text = LEE.format(f"hands={hands} stack=s12,s2,f10 known=12:s8,s9")
    return position(text.replace("s9,f3|f7/f11|s8", "s9|f3/f11,s8|f7"))


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("state", [SMALL, KNOWN, confined()], ids=["open", "known", "confined"])
def test_the_odds_of_a_rescue_agree_with_all_worlds(state: State, number: int) -> None:
    failed, saving = [], []
    for world in worlds(state):
        play(world, f"rescue:{number}")
        failed.append(not asked(world).startswith("place"))
        saving.append(any(">g" in word for word in legal(world)) and not failed[-1])
    reason = told(state, f"rescue:{number}")
    expected = share(failed)
    if expected == 0:
        assert "rescue-sure" in reason
    elif expected == 1:
        assert "rescue-hopeless" in reason
    else:
        assert reason["rescue-fails"]["chance"] == pytest.approx(expected)
    assert reason.get("rescue-saves", {"chance": 0})["chance"] == pytest.approx(share(saving))
    assert reason["stack-left"]["left"] == len(state.stack) - number


def test_there_are_worlds_in_which_knowledge_matters() -> None:
    """Otherwise the tests above wouldn't tell the pockets apart."""
    assert len(list(worlds(SMALL))) == 5040
    assert len(list(worlds(confined()))) == 2 * 24
    assert len(list(worlds(mixed()))) == 3 * 2 * 24


@pytest.mark.parametrize("state", [SMALL, confined(), mixed()], ids=["open", "confined", "mixed"])
def test_the_odds_of_what_turns_up_agree_with_all_worlds(state: State) -> None:
    """Wait! reveals the card behind the front of a line."""
    saved, moved = [], []
    for world in worlds(state):
        turned_up = world.copy()
        turned_up.lines[1] = turned_up.lines[1][:-1]
        turned_up.down[1] -= 1
        saved.append(can_be_saved(turned_up, "2"))
        moved.append(any(word.startswith("2>") for word in legal(turned_up)))
    figures = told(with_wait(state), "wait:2")
    assert figures["reveals"]["chance"] == pytest.approx(share(saved))
    playable = figures.get("reveals-playable", figures["reveals"])
    assert playable["chance"] == pytest.approx(share(moved))


def with_wait(state: State) -> State:
    """Return a copy with Wait! in the hand of the seat that decides."""
    copy = state.copy()
    copy.hands[copy.active] += 1 << 2 * 5
    copy.actions = [card for card in copy.actions if card != 5]
    return copy


def saves_somebody(state: State) -> bool:
    """Return whether one of the passengers that a search found can go to a group."""
    if not asked(state).startswith("search"):
        return False
    return any(">g" in word for word in legal(state))


def test_the_odds_of_a_search_agree_with_all_worlds() -> None:
    searching = position(LEE.format("hands=come-on stack=s12,f6,f10"))
    found = [asked(after(world, "come-on")).startswith("search") for world in worlds(searching)]
    assert 0 < share(found) < 1
    figures = told(searching, "come-on")["searches"]
    assert figures["chance"] == pytest.approx(share(found))
    saving = [saves_somebody(after(world, "come-on")) for world in worlds(searching)]
    assert 0 < share(saving) < share(found)
    assert figures["saved"] == pytest.approx(share(saving))


def test_the_odds_of_your_turn_agree_with_all_worlds() -> None:
    state = position(LEE.format("hands=your-turn stack=f6,s2,f10"))
    fitting = {"f1+", "f3", "f3+", "s1+", "s2", "s2+"}
    found = [bool(fitting & set(hidden(world, "1"))) for world in worlds(state)]
    figures = told(state, "your-turn:1")["hides"]
    assert figures["chance"] == pytest.approx(share(found))
    assert figures["count"] == 2


def test_lowes_discards_agree_with_all_worlds() -> None:
    state = position(LEE.format("stack=f6,s12+,s2").replace("lee", "lowe"))
    before = len(discard(state))
    counts = [len(discard(after(world, "ability"))) - before for world in worlds(state)]
    found = [any(card.endswith("+") for card in stack(world)) for world in worlds(state)]
    figures = told(state, "ability")["anchor-draws"]
    assert figures["average"] == pytest.approx(sum(counts) / len(counts))
    assert figures["chance"] == pytest.approx(share(found))


def test_get_ready_counts_the_playable_ones_of_all_worlds() -> None:
    state = position(LEE.format("hands=get-ready stack=f6,s12,s2,f10,s14,s16,s17 top=2 bottom=1"))
    playable = {"f1+", "f3", "f3+", "s1+", "s2", "s2+", "f6", "f6+", "s7", "s7+", "f13", "s17"}
    shown = [len(playable & set(stack(world)[:5])) for world in worlds(state)]
    assert told(state, "get-ready")["looks"]["average"] == pytest.approx(sum(shown) / len(shown))


@pytest.mark.parametrize(
    "state",
    [position(LEE.format("hands=same-lines stack=f6,s2,f10")), mixed("same-lines")],
    ids=["hidden", "open"],
)
def test_same_lines_counts_every_card_of_both_lines_alike(state: State) -> None:
    """Face-up cards count too."""
    fitting = {"f1+", "f3", "f3+", "s1+", "s2", "s2+"}
    shares = []
    for world in worlds(state):
        cards = [card_text(card) for line in world.lines[:2] for card in line]
        shares.append(len(fitting & set(cards)) / len(cards))
    expected = sum(shares) / len(shares)
    assert told(state, "same-lines:12")["mixes"]["chance"] == pytest.approx(expected)


def test_playable_cards_are_counted_among_those_that_may_be_in_the_stack() -> None:
    """Seven cards are hidden; f3, s2 and f6 fit groups or lines."""
    reason = told(SMALL, "rescue:2")["rescue-playable"]
    assert reason == {"playable": 3, "unseen": 7}


def test_a_failure_is_told_with_its_page_its_flood_and_its_cards() -> None:
    reason = told(SMALL, "rescue:1")
    assert reason["page-turns"] == {"when": "failure", "page": 9}
    assert reason["compensation"] == {"count": 0}
    flooding = position(LEE.format("turned=2 stack=f6,s12,s2,f10").replace("lee", "boxhall"))
    reason = told(flooding, "rescue:1")
    assert reason["page-floods"] == {"when": "failure", "page": 7, "line": "1", "cards": 5}
    assert reason["compensation"] == {"count": 2}
    last = LEE.format("turned=10 stack=f6,s12,s2,f10").replace(
        "s9,f3|f7/f11|s8/-/-/-/-", "-/-/-/-/-/s9,f3|f7"
    )
    reason = told(position(last), "rescue:1")
    assert reason["page-ends"] == {"when": "failure"}
    assert "compensation" not in reason


def test_pitman_draws_when_fleet_fails_too() -> None:
    state = position(LEE.format("stack=f6,s12,s2,f10").replace("crew=lee", "crew=fleet,pitman"))
    reason = told(state, "rescue:1")
    assert reason["compensation-choice"] == {"count": 3}
    assert reason["compensation-other"] == {"who": "pitman"}


def test_a_move_to_safety_says_who_can_follow() -> None:
    """The best choice counts: the 4 with a 5 behind it, not the other one."""
    state = position(
        "crew=lee decks=f2/f3/f4,f3+/f5+,f4+/-/- groups=f1/-/-/- stack={rest} actions={cards}"
    )
    reason = told(state, "1>g1")
    assert reason["saves"] == {"card": "f2", "place": "g1"}
    assert reason["followers"] == {"count": 3}
    assert reason["frees-line"] == {"line": "1"}
    buried = position(
        "crew=lee decks=f2/f3/f4,f3+,f2+/-/-/- groups=f1/-/-/- stack={rest} actions={cards}"
    )
    assert told(buried, "1>g1")["followers"] == {"count": 1}


def test_saving_the_last_one_is_said_to_win() -> None:
    groups = "/".join(
        ",".join(f"{letter}{rank}{anchor}" for rank in range(1, most + 1))
        for letter, most in (("f", 13), ("s", 17))
        for anchor in ("", "+")
    ).replace(",s17+", "")
    state = position(f"crew=lee decks=s17+/-/-/-/-/- groups={groups} actions={{cards}}")
    assert list(told(state, "1>g4")) == ["all-safe"]
