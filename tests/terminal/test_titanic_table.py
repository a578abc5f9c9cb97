"""The table of SOS Titanic as it is drawn."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.terminal.screen import Screen
from lifeboat.terminal.titanic.table import TitanicTable
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.titanic import action_text, read_position
from lifeboat.titanic.view import View
from tests.contract.playing import deciding_view

SPOKEN = {language: Texts(language, strict=True) for language in LANGUAGES}


def shown(view: View, language: str = "en", width: int = 80, colour: bool = False) -> str:
    """Return the table and the actions as the screen shows them."""
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        highlight=False,
        markup=False,
        force_terminal=colour,
        color_system="256" if colour else None,
        legacy_windows=False,
    )
    table = TitanicTable(SPOKEN[language], Screen(console), plain=False)
    table.show(view)
    table.offer(view)
    return file.getvalue()


def drawn(position: str) -> list[str]:
    text = shown(read_position(position).view())
    return [line.rstrip() for line in text.splitlines()]


def test_the_ship_shows_decks_compartments_backs_and_runs() -> None:
    assert drawn("turned=4 decks=-/s3,s4|f8+,f7/-/s9/-/- boat=f2")[:8] == [
        "SOS Titanic · Page 6 · 00:40 ───────────────────────────────────────────────────",
        "Deck 1 (bow)       ≈≈≈   flooded",
        "Deck 2             ≈□□ 2 ▒▒ f8+ f7",
        "Deck 3             □□    empty",
        "Deck 4             □□    s9",
        "Deck 5             □     empty",
        "Deck 6 (stern)           empty",
        "b Collapsible Boat       f2",
    ]


def test_groups_show_their_last_passenger_and_every_anchor() -> None:
    table = drawn("groups=f1,f2+,f3+/-/s1?/-")
    assert "Groups  g1  f3+  o++··········  g3  s1?  ?················" in table
    assert "        g2  f    ·············  g4  s    ·················" in table


def test_piles_show_their_sizes_and_what_is_known_of_the_stack() -> None:
    table = drawn("stack=s5,f9+,* discard=f1,f2,f3 top=2 bottom=1 used=wait")
    assert "Stack 57  Discard pile 3  Action stack 19  Action discard pile 1" in table
    assert "On top of the stack, in drawing order: s5 f9+" in table
    assert "At the bottom of the stack, in drawing order: s17+" in table


def test_the_discard_and_the_face_down_cards_are_not_laid_open() -> None:
    table = "\n".join(drawn("decks=s3,s4|f8/-/-/-/-/- stack=* discard=s9,s10"))
    assert not [card for card in ("s3", "s4 ", "s9", "s10") if f" {card}" in table]


def test_the_crew_show_their_cards_and_who_decides() -> None:
    table = drawn("crew=lee,smith seat=2 hands=wait,wait,come-on/-")
    assert "  1 Lee    draws 1–4  Come On!, 2× Wait!" in table
    assert "► 2 Smith  draws 1–3  no action cards" in table


def test_drawn_cards_lie_open_while_one_is_chosen() -> None:
    table = drawn("asks=place agenda=end-turn drawn=s4,f13 decks=-/-/-/-/-/-")
    assert "Drawn: s4 f13" in table
    assert "   1 f13>1 Put the first-class 13 on deck 1" in table


def test_classes_show_by_letter_without_colour_and_by_colour_too() -> None:
    view = read_position("decks=f8/s9/-/-/-/-").view()
    assert "\x1b" not in shown(view)
    coloured = shown(view, colour=True)
    styles = [re.findall(rf"\x1b\[([\d;]+)m{card}\x1b", coloured) for card in ("f8", "s9")]
    assert all(len(found) == 1 for found in styles)
    assert styles[0] != styles[1]


def test_many_targets_of_one_card_share_a_row_and_keep_their_numbers() -> None:
    table = drawn("decks=f8/s9,s8/s4/-/-/- hands=wait")
    heading = table.index("  Wait! Discard all the face-up cards in a line")
    row = table[heading + 1].split("   ")
    assert [cell.strip() for cell in row if cell] == [
        "5 wait:1 (f8)",
        "6 wait:2 (s9 s8)",
        "7 wait:3 (s4)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_table_of_a_random_game_fits_and_offers_every_action(
    language: str, width: int
) -> None:
    crew = "phillips,fleet,lightoller,smith,lowe"
    setup = game_of("titanic").setup_fields({"crew": crew, "first": "table"})
    playthrough = Playthrough(Record("titanic", setup, secret_of(language), []))
    chance = dice(language)
    while playthrough.state.outcome() is None:
        view: View = deciding_view(playthrough.state)
        text = shown(view, language, width)
        assert max(len(line.rstrip()) for line in text.splitlines()) <= width
        offered = text.split()
        for number, action in enumerate(view.legal, 1):
            at = [place for place, word in enumerate(offered) if word == action_text(action)]
            assert any(offered[place - 1] == str(number) for place in at)
        playthrough.play(view.legal[chance.below(len(view.legal))])


def test_a_long_run_is_hinted_at_by_its_ends() -> None:
    table = "\n".join(drawn("decks=f8,f7+,f6,f5/-/-/-/-/- hands=boat"))
    assert "boat:1x3 (f7+ f6 f5)" in table
    assert "boat:1x4 (f8..f5)" in table
