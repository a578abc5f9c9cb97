"""The table of Septentrick, drawn and in words."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from lifeboat.core.dice import dice
from lifeboat.core.games import GAMES
from lifeboat.septentrick import State, action_text, sample
from lifeboat.septentrick.view import View
from lifeboat.terminal.screen import Screen
from lifeboat.terminal.septentrick.table import SeptentrickTable
from lifeboat.terminal.tables import TABLES
from lifeboat.texts import LANGUAGES, Texts
from tests.contract.playing import seats_of
from tests.septentrick.drawing import dealt, drawn, ending, play

SPOKEN = {language: Texts(language, strict=True) for language in LANGUAGES}
HANDS = ("c6,d1,p1", "c7,d2,r,p2", "s4,d3,p3")
WITHOUT = ("", "", "c")
WARNING = (
    "This trick will contain nothing but Passenger cards, and that loses the game at once (S12)."
)


class Paper(io.StringIO):
    """A file in memory with its own encoding."""

    def __init__(self, encoding: str) -> None:
        super().__init__()
        self._encoding = encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding


def table_on(
    file: io.StringIO,
    language: str = "en",
    width: int = 80,
    plain: bool = False,
    colour: bool = False,
) -> SeptentrickTable:
    console = Console(
        file=file,
        width=width,
        highlight=False,
        markup=False,
        force_terminal=colour,
        color_system="256" if colour else None,
        legacy_windows=False,
    )
    return SeptentrickTable(SPOKEN[language], Screen(console), plain)


def shown(view: View, language: str = "en", width: int = 80, plain: bool = False) -> str:
    """Return the table, the question and the actions as the screen shows them."""
    file = Paper("utf-8")
    table = table_on(file, language, width, plain)
    table.show(view)
    table.offer(view)
    return file.getvalue()


def lines(state: State, seat: int, plain: bool = False) -> list[str]:
    """Return what a seat is shown, line by line; seats count from 1, and 0 is a spectator."""
    text = shown(state.view(seat - 1), plain=plain)
    return [line.rstrip() for line in text.splitlines()]


def row(table: list[str], label: str) -> str:
    """Return the row with this label, without the label."""
    return next(line for line in table if line.startswith(label)).removeprefix(label).strip()


def test_every_game_has_a_table() -> None:
    assert all(game in TABLES for game in GAMES)


def test_the_table_shows_the_game_the_seats_and_the_trick() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    play(state, "c6 c7")
    table = lines(state, 3)
    assert table[:7] == [
        "Septentrick · Trick 1 of 12 · Trump: ★s star · Captain: seat 1 ─────────────────",
        "          Rings  Passengers           Hand",
        "  Seat 1      0           0  matched  12 (3p)",
        "  Seat 2      0           0  matched  12 (3p)",
        "► You         0           0  matched  13 (3p)",
        "In the trick:   Seat 1 c6°°° · Seat 2 c7 ◄",
        "Suit to follow: ●c circle",
    ]


@pytest.mark.rule("S4")
def test_the_title_names_captain_and_trump_once_they_are_chosen() -> None:
    state = dealt(3, "iceberg", "table")
    titles = [lines(state, 1)[0]]
    for word in ("captain:2", "trump:circle"):
        play(state, word)
        titles.append(lines(state, 1)[0])
    assert [title.rstrip(" ─") for title in titles] == [
        "Septentrick · Before the first trick",
        "Septentrick · Before the first trick · Captain: seat 2",
        "Septentrick · Before the first trick · Trump: ●c circle · Captain: seat 2",
    ]


def test_what_a_hand_can_no_longer_hold_is_shown_to_everybody() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    play(state, "c6 c7 p3")
    for seat in (0, 1, 2):
        table = lines(state, seat)
        assert table[1].endswith("Out of")
        assert "3           3  matched" in table[3]
        assert table[4].startswith("  Seat 3 ")
        assert table[4].endswith("12 (2p)  ●c")


def test_the_hand_is_sorted_and_what_may_be_played_is_marked() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    play(state, "c6")
    hand = row(lines(state, 2), "Your hand:").split()
    assert {"›c7", "›r"} <= set(hand)
    assert {"d2°", "p2"} <= set(hand)
    marked = {card.strip("›°") for card in hand if card.startswith("›")}
    assert marked == {action_text(action) for action in state.legal()}
    order = [card.lstrip("›")[0] for card in hand]
    assert order == sorted(order, key="dtcspr".index)


def test_a_seat_that_waits_sees_its_hand_without_marks_and_no_choice() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    play(state, "c6")
    table = lines(state, 1)
    assert "›" not in "\n".join(table)
    assert row(table, "Your hand:")
    assert table[-1] == (
        "Seat 2 is playing to trick 1 of 12, led by you. The suit to follow is circle."
    )


def test_a_spectator_sees_no_hand_and_no_pass() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    play(state, "c6")
    table = lines(state, 0)
    assert not [line for line in table if line.startswith(("Your", "Passed", "Received"))]
    assert not [line for line in table if "You" in line]
    assert "In the trick:   Seat 1 c6°°° ◄" in table


@pytest.mark.rule("S5")
def test_passes_show_what_went_and_what_came() -> None:
    state = drawn("d1,d2", "t1,t2", "c1,c2", more="asks=pass")
    play(state, "pass:d1,d2")
    assert row(lines(state, 1), "Chosen to pass:") == "d1 d2°"
    assert "Chosen" not in "\n".join(lines(state, 2))
    play(state, "pass:t1,t2 pass:c1,c2")
    assert row(lines(state, 1), "Received from seat 3:") == "c1 c2°"
    play(state, "keep:c1")
    assert row(lines(state, 1), "Kept:") == "c1"
    play(state, "keep:d1 keep:t2")
    assert row(lines(state, 2), "Passed to seat 3:") == "t1 t2°, then d2°"
    assert row(lines(state, 2), "Received from seat 1:") == "d1 d2°, then c2°"


@pytest.mark.rule("S12")
def test_the_warning_stands_out_in_the_drawing_while_it_is_needed() -> None:
    state = ending("p1,p1", "p2,p4", "p2,p3")
    for played in ("", "p1", "p2"):
        play(state, played)
        for seat in range(4):
            assert drawn_warning(lines(state, seat)) == WARNING
    play(state, "p3")
    assert drawn_warning(lines(state, 3)) == ""


def drawn_warning(table: list[str]) -> str:
    """Return the text after the danger signs."""
    return " ".join(line.removeprefix("!! ") for line in table if line.startswith("!! "))


@pytest.mark.rule("S12")
def test_the_warning_is_told_before_every_card_but_once() -> None:
    """It comes with the table when a trick begins, and afterwards with the question."""
    state = ending("p1,p1", "p2,p4", "p2,p3")
    assert " ".join(lines(state, 1, plain=True)).count(WARNING) == 1
    play(state, "p1")
    file = Paper("utf-8")
    table_on(file, plain=True, width=120).offer(state.view(1))
    assert file.getvalue().splitlines()[1] == WARNING
    play(state, "p2 p3")
    assert WARNING not in " ".join(lines(state, 3, plain=True))


@pytest.mark.rule("S12")
def test_the_warning_is_told_once_to_somebody_who_gets_the_table_in_the_middle_of_a_trick() -> None:
    """Anyone who gets the screen is told the whole table, then what is asked."""
    state = ending("p1,p1", "p2,p4", "p2,p3")
    play(state, "p1")
    file = Paper("utf-8")
    table = table_on(file, plain=True, width=120)
    table.show(state.view(1))
    table.offer(state.view(1))
    assert file.getvalue().count(WARNING) == 1
    table.offer(state.view(1))
    assert file.getvalue().count(WARNING) == 2


@pytest.mark.rule("S12")
def test_no_last_card_is_shown_when_the_game_is_lost_early() -> None:
    state = ending("p1,p1", "p2,p4", "p2,p3")
    play(state, "p1 p2 p3")
    table = lines(state, 1)
    assert "Last card" not in table[1]
    assert all(" 1 (1p)" in line for line in table[2:5])


@pytest.mark.rule("S16", "S17")
def test_the_end_shows_the_last_cards_and_a_verdict_for_each() -> None:
    state = ending("r,p1", "p2,p4", "p2,p3")
    play(state, "r p4 p2")
    file = Paper("utf-8")
    table = table_on(file)
    table.show(state.view(0))
    table.score(state.view(0))
    text = [line.rstrip() for line in file.getvalue().splitlines()]
    assert text[1].endswith("Last card")
    assert [line.split()[-1] for line in text[2:5]] == ["p1", "p2", "p3"]
    outcome = state.outcome()
    assert outcome
    assert text[-1] == f"Matched: {outcome.score} of 3 players."
    for seat, line in enumerate(text[-4:-1]):
        rings, people = state.rings[seat], state.people[seat]
        assert re.search(rf" {rings} +{people}  ", line)
        assert line.endswith("matched" if rings == people else " short")


def test_a_score_that_is_told_has_a_sentence_for_each_player() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    play(state, "c6 c7 p3")
    file = Paper("utf-8")
    table_on(file, plain=True).score(state.view(1))
    assert file.getvalue().splitlines()[-4:] == [
        "Seat 1: 0 life rings, 0 passengers: matched.",
        "You: 3 life rings, 3 passengers: matched.",
        "Seat 3: 0 life rings, 0 passengers: matched.",
        "Matched: 3 of 3 players.",
    ]


def test_a_score_in_the_middle_of_a_game_says_so() -> None:
    file = Paper("utf-8")
    table_on(file).score(dealt(4).view(0))
    assert file.getvalue().startswith("Score if the game ended right now")


def test_suits_show_by_letter_without_colour_and_by_colour_too() -> None:
    state = drawn("d1,t1,c1,s1", "-", "-")
    assert "\x1b" not in shown(state.view(0))
    file = Paper("utf-8")
    table_on(file, colour=True).show(state.view(0))
    styles = [
        set(re.findall(rf"\x1b\[([\d;]+)m{card}\x1b", file.getvalue()))
        for card in ("d1", "t1", "c1", "s1")
    ]
    assert all(len(found) == 1 for found in styles)
    assert len(set.union(*styles)) == 4


def test_a_terminal_without_special_characters_gets_plain_ones() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    play(state, "c6")
    file = Paper("ascii")
    table = table_on(file)
    table.show(state.view(1))
    table.offer(state.view(1))
    table.explain_signs()
    assert file.getvalue().isascii()
    assert "Trump: s star" in file.getvalue()
    assert "+c7" in file.getvalue()


def test_cards_stand_in_columns_with_their_rings_and_two_choices_in_words() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    assert re.search(r" +\d+ c6 \(°°°\)", "\n".join(lines(state, 1)))
    state = ending("r,d2", "d3,c1", "p2,p3")
    assert lines(state, 1)[-2:] == [
        "   1 d2 Play diamond 2 (1 life ring)",
        "   2 r  Play a Rescue card",
    ]


def test_actions_can_be_listed_on_separate_lines() -> None:
    file = Paper("utf-8")
    table_on(file).list_actions(dealt(3).view(0))
    assert file.getvalue().splitlines()[3] == "4, trump:star, Name star as trump"


def test_the_prompt_names_the_seat_that_decides() -> None:
    state = ending("p1,p1", "p2,p4", "p2,p3")
    table = table_on(Paper("utf-8"))
    assert table.prompt(state.view(0)) == "Seat 1> "
    play(state, "p1 p2 p3")
    assert table.prompt(state.view(0)) == "> "


def test_a_table_in_words_is_told_again_when_a_trick_ends() -> None:
    state = drawn(*HANDS, without=WITHOUT)
    for word, is_told in (("c6", False), ("c7", False), ("s4", True)):
        events = play(state, word)
        file = Paper("utf-8")
        table_on(file, plain=True).update(state.view(0), events)
        assert bool(file.getvalue()) == is_told
        table_on(file).update(state.view(0), events)
        assert "Septentrick · Trick" in file.getvalue()


def test_cards_seats_and_signs_are_explained() -> None:
    file = Paper("utf-8")
    table = table_on(file, width=120)
    view = dealt(5).view(0)
    table.explain_cards(view, every=False)
    table.explain_seats(view)
    table.explain_setup({"edition": "standard"})
    assert "3 on each 6" in file.getvalue()
    assert "You’re in seat 1." in file.getvalue()
    assert "edition" not in file.getvalue()
    table.explain_setup({"edition": "mine(rings.1=0)"})
    assert "mine" in file.getvalue()
    table.explain_signs()
    assert "◄ winning so far" in file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_table_of_a_random_game_fits_and_offers_every_action(
    language: str, width: int
) -> None:
    state = dealt(5, language, "table")
    chance = dice(language)
    step = 0
    while legal := state.legal():
        seen = {seat: shown(state.view(seat), language, width) for seat in looking(state, step)}
        for text in seen.values():
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width
            assert "…" not in text
        offered = seen[state.active].split()
        for number, action in enumerate(legal, 1):
            at = [place for place, word in enumerate(offered) if word == action_text(action)]
            assert any(offered[place - 1] == str(number) for place in at)
        state.play(legal[chance.below(len(legal))])
        step += 1


def looking(state: State, step: int) -> set[int]:
    """Return the seat that decides and, by turns, another seat or the spectator."""
    return {state.active, step % (state.seats() + 1) - 1}


@pytest.mark.rule("S19")
@pytest.mark.parametrize("plain", [False, True])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(plain: bool) -> None:
    state = dealt(4, "look", "table")
    chance = dice("look")
    different = 0
    for step in range(1000):
        if step % 4 == 0:
            for seat in seats_of(state):
                view = state.view(seat)
                world = sample(view, chance)
                different += world.hands != state.hands
                assert shown(world.view(seat), plain=plain) == shown(view, plain=plain)
        legal = state.legal()
        if not legal:
            break
        state.play(legal[chance.below(len(legal))])
    assert state.outcome()
    assert different > 20
