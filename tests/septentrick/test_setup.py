"""The cards, the deal, the Captain and the trump; editions; games that can't be set up."""

from __future__ import annotations

from collections import Counter

import pytest

from lifeboat.core.errors import EditionError, IllegalAction, SetupError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.septentrick import Setup, deal, read_setup
from lifeboat.septentrick.edition import edition_of, read_edition, standard
from tests.septentrick.drawing import (
    asked,
    dealt,
    field,
    hand,
    hands_of,
    is_passenger,
    is_sea,
    legal,
    passengers,
    people_on,
    play,
    rings_on,
    sea_and_rescue,
    story,
)

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


@pytest.mark.rule("S1", "S2")
@PLAYERS
def test_the_cards_in_the_game_are_those_for_the_number_of_players(players: int) -> None:
    cards = [card for hand in hands_of(dealt(players)) for card in hand]
    assert Counter(cards) == Counter(sea_and_rescue(players) + passengers(players))
    assert len(cards) == {3: 39, 4: 52, 5: 65}[players]
    assert sum(map(is_passenger, cards)) == {3: 9, 4: 12, 5: 15}[players]


@pytest.mark.rule("S2")
@PLAYERS
def test_rings_and_passengers_add_up_to_the_same(players: int) -> None:
    cards = [card for hand in hands_of(dealt(players)) for card in hand]
    total = {3: 20, 4: 28, 5: 36}[players]
    assert sum(map(rings_on, cards)) == sum(map(people_on, cards)) == total
    rings = standard().rings
    sea = [card for card in cards if is_sea(card)]
    assert sum(rings[int(card[1:]) - 1] for card in sea) == total


@pytest.mark.rule("S1")
def test_rings_depend_on_the_rank() -> None:
    """The numbers are those of the standard edition."""
    assert standard().rings == [0, 1, 0, 1, 0, 3, 0, 0, 0, 2, 0, 2]


@pytest.mark.rule("S1", "S2")
def test_every_number_has_a_standing() -> None:
    standings = {number.field: number.standing for number in standard().numbers.listed()}
    assert standings["rings.10"] == "stated"
    assert standings["rings.6"] == "chosen"
    assert standings["players.3.rescues"] == "derived"
    assert standings["players.3.ranks"] == "chosen"
    assert len(standings) == 12 + 9


@pytest.mark.rule("S3")
@PLAYERS
def test_everybody_is_dealt_ten_and_three(players: int) -> None:
    for seed in range(20):
        for cards in hands_of(dealt(players, f"deal {seed}")):
            assert len(cards) == 13
            assert sum(map(is_passenger, cards)) == 3


@pytest.mark.rule("S3")
def test_the_seed_decides_the_deal() -> None:
    assert str(dealt(4, "a")) == str(dealt(4, "a"))
    assert hands_of(dealt(4, "a")) != hands_of(dealt(4, "b"))


@pytest.mark.rule("S3")
@PLAYERS
def test_a_hand_is_seen_only_by_its_owner(players: int) -> None:
    state = dealt(players)
    for seat in range(players):
        shown = field(state.view(seat), "hands").split("/")
        assert shown[seat].split(",") == hand(state, seat + 1)
        assert [text for at, text in enumerate(shown) if at != seat] == ["?x13"] * (players - 1)


@pytest.mark.rule("S4")
@PLAYERS
def test_by_default_the_seed_draws_the_captain(players: int) -> None:
    """Every seat can be drawn, about as often as any other."""
    drawn = Counter(field(dealt(players, f"c{n}", "drawn"), "captain") for n in range(300))
    assert set(drawn) == {str(seat + 1) for seat in range(players)}
    assert min(drawn.values()) > 300 / players / 2
    assert read_setup({}).captain == "drawn"


@pytest.mark.rule("S4")
def test_the_table_picks_the_captain() -> None:
    state = dealt(3, captain="table")
    assert asked(state).startswith("captain")
    assert legal(state) == {"captain:1", "captain:2", "captain:3"}
    assert story(play(state, "captain:2")) == ["captain @2"]
    assert asked(state) == "trump@2"
    assert field(state, "captain") == "2"


@pytest.mark.rule("S4")
@pytest.mark.parametrize("captain", ["1", "2", "3"])
def test_the_captain_names_one_of_four_suits_as_trump(captain: str) -> None:
    state = dealt(3, captain=captain)
    assert asked(state) == f"trump@{captain}"
    assert legal(state) == {"trump:diamond", "trump:triangle", "trump:circle", "trump:star"}
    assert story(play(state, "trump:triangle")) == [f"trump @{captain} triangle"]
    assert field(state, "trump") == "triangle"
    assert asked(state) == f"pass@{captain}"


@pytest.mark.rule("S4")
def test_the_trump_stays_for_the_whole_game() -> None:
    state = dealt(4)
    play(state, "trump:diamond")
    while state.decision():
        state.play(state.legal()[-1])
        assert field(state, "trump") == "diamond"


@pytest.mark.rule("S4")
def test_nothing_else_is_asked_before_the_trump_is_named() -> None:
    state = dealt(3)
    with pytest.raises(IllegalAction) as refused:
        play(state, hand(state, 1)[0])
    assert refused.value.rule == "S4"


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", ["2", "6", "0", "-1", "four", "", "3.0", "33"])
def test_three_to_five_players(players: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_setup({"players": players})
    assert (refused.value.code, refused.value.tried) == ("setup-players", players)
    assert refused.value.rule == "S2"


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players_also_when_dealt_directly(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        deal(Setup(players), secret_of("iceberg"))
    assert refused.value.code == "setup-players"


@pytest.mark.rule("S4")
@pytest.mark.parametrize("captain", ["0", "6", "nobody", "", "-1", "\u00b2"])
def test_no_unknown_captain(captain: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_setup({"captain": captain})
    assert (refused.value.code, refused.value.tried) == ("setup-option", f"captain={captain}")


@pytest.mark.rule("S4")
def test_a_seat_that_does_not_exist_cannot_be_captain() -> None:
    with pytest.raises(SetupError) as refused:
        read_setup({"players": "3", "captain": "4"})
    assert (refused.value.code, refused.value.rule) == ("setup-captain", "S4")


def test_no_unknown_field() -> None:
    with pytest.raises(SetupError) as refused:
        read_setup({"trump": "star"})
    assert (refused.value.code, refused.value.tried) == ("setup-field", "trump")


def test_an_edition_must_be_known() -> None:
    with pytest.raises(EditionError) as refused:
        read_setup({"edition": "deluxe"})
    assert refused.value.code == "edition-word"


def test_a_setup_survives_its_texts() -> None:
    setup = Setup(5, "2", "standard")
    assert read_setup(setup.fields()) == setup
    assert read_setup({}) == Setup(4, "drawn", "standard")


OWN = """
name = "mine"
[rings]
2 = 0
3 = { value = 1, standing = "stated" }
[players.4]
ranks = [2, 10]
rescues = 4
passengers = [4, 3, 2, 3]
"""
"""Rings on the 3 instead of the 2, and nine ranks and all Rescue cards for four: 28 rings."""


@pytest.mark.rule("S1", "S2")
def test_a_users_own_edition_can_be_played() -> None:
    """Its text contains what differs, so that a record doesn't need the file."""
    edition = read_edition(OWN)
    assert edition_of(str(edition)).rings == edition.rings == [0, 0, 1, 1, 0, 3, 0, 0, 0, 2, 0, 2]
    state = deal(Setup(4, "1", str(edition)), secret_of("own"))
    cards = [card for hand in hands_of(state) for card in hand]
    assert len(cards) == 52
    assert cards.count("r") == 4
    assert not any(is_sea(card) and card[1:] == "1" for card in cards)
    assert [cards.count(f"p{people}") for people in range(1, 5)] == [4, 3, 2, 3]
    assert field(state, "edition") == str(edition)
    while state.decision():
        state.play(state.legal()[-1])
    view = state.view(0)
    assert sum(view.rings) == sum(view.people) == 28


def test_the_game_lists_the_numbers_of_an_edition() -> None:
    """It may be the standard one, or the text of a file."""
    game = game_of("septentrick")
    assert game.edition().name == "standard"
    assert game.edition(OWN).values["rings.3"] == 1


@pytest.mark.rule("S1", "S2", "S3")
@pytest.mark.parametrize(
    ("lines", "named", "rule"),
    [
        ("[rings]\n1 = 4", "rings.1", ""),
        ("[rings]\n1 = -1", "rings.1", ""),
        ("[rings]\n1 = true", "rings.1", ""),
        ("[rings]\n1 = 'one'", "rings.1", ""),
        ("[rings]\n13 = 0", "rings.13", ""),
        ("[rings]\n1 = 1", "rings.1", "S2"),  # more rings than people
        ("[rings]\n12 = 1", "rings.12", "S2"),
        ("[players.3]\nranks = [6, 12]", "players.3.ranks", "S2"),
        ("[players.3]\npassengers = [3, 3, 2, 1]", "players.3.passengers", "S2"),
        ("[players.3]\npassengers = [2, 4, 2, 2]", "players.3.passengers", "S3"),
        ("[players.4]\npassengers = [3, 4, 3, 1]", "players.4.passengers", "S3"),
        ("[players.3]\npassengers = [2, 4, 3]", "players.3.passengers", "S1"),
        ("[players.3]\npassengers = [2, 4, 2, 1, 0]", "players.3.passengers", "S1"),
        ("[players.5]\npassengers = [4, 4, 4, 4]", "players.5.passengers", "S3"),
        ("[players.5]\npassengers = [16, 0, 0, 0]", "players.5.passengers", ""),
        ("[players.5]\npassengers = 15", "players.5.passengers", ""),
        ("[players.3]\nranks = [1, 8]", "players.3.ranks", "S3"),
        ("[players.3]\nranks = [7, 1]", "players.3.ranks", "S1"),
        ("[players.3]\nranks = [1, 4, 7]", "players.3.ranks", "S1"),
        ("[players.3]\nranks = [7]", "players.3.ranks", "S1"),
        ("[players.3]\nranks = [0, 6]", "players.3.ranks", ""),
        ("[players.5]\nranks = [2, 13]", "players.5.ranks", ""),
        ("[players.3]\nranks = 7", "players.3.ranks", ""),
        ("[players.3]\nrescues = 1", "players.3.rescues", "S3"),
        ("[players.4]\nrescues = 5", "players.4.rescues", ""),
        ("[players.4]\nrescues = -1", "players.4.rescues", ""),
        ("[players.6]\nrescues = 2", "players.6.rescues", ""),
    ],
)
def test_a_bad_field_of_an_edition_is_refused_by_name(lines: str, named: str, rule: str) -> None:
    with pytest.raises(EditionError) as refused:
        read_edition(f'name = "mine"\n{lines}\n')
    assert refused.value.code == "edition-field"
    assert refused.value.tried.split()[0] == named
    assert refused.value.rule == rule
    assert refused.value.expected


@pytest.mark.rule("S2", "S3")
@pytest.mark.parametrize(
    ("lines", "tried", "expected"),
    [
        (
            "[rings]\n2 = 2",
            "rings.2 = 2",
            "as many rings as people with 3 players, not 24 and 20",
        ),
        (
            "[rings]\n2 = 2\n12 = 3\n[players.3]\npassengers = [2, 3, 3, 1]",
            "players.3.passengers = [2, 3, 3, 1]; rings.2 = 2",
            "as many rings as people with 3 players, not 24 and 21",
        ),
        (
            "[players.4]\nranks = [1, 9]\nrescues = 3",
            "players.4.ranks = [1, 9]; players.4.rescues = 3",
            "40 Sea and Rescue cards",
        ),
    ],
)
def test_the_users_own_fields_are_named_if_fields_do_not_fit_together(
    lines: str, tried: str, expected: str
) -> None:
    """Only those that matter are: rank 12 isn't in the game with three players."""
    with pytest.raises(EditionError) as refused:
        read_edition(f'name = "mine"\n{lines}\n')
    assert (refused.value.tried, refused.value.expected) == (tried, expected)


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("lines", "tried"),
    [
        ("[players.3]\npassengers = [5, 0, 1, 3]", "players.3.passengers = [5, 0, 1, 3]"),
        ("[players.5]\npassengers = [6, 2, 2, 5]", "players.5.passengers = [6, 2, 2, 5]"),
        (
            "[players.3]\npassengers = [1, 6, 1, 1]\n[players.4]\npassengers = [4, 3, 2, 3]",
            "players.3.passengers = [1, 6, 1, 1]; players.4.passengers = [4, 3, 2, 3]",
        ),
    ],
)
def test_one_box_of_passenger_cards_serves_every_number_of_players(lines: str, tried: str) -> None:
    """There are 15 in all, and a game with five players uses every one of them."""
    with pytest.raises(EditionError) as refused:
        read_edition(f'name = "mine"\n{lines}\n')
    error = refused.value
    assert (error.code, error.rule) == ("edition-box", "S1")
    assert (error.tried, error.expected) == (tried, "15 Passenger cards")


@pytest.mark.rule("S1")
def test_a_box_of_fifteen_other_passenger_cards_is_as_good() -> None:
    lines = "[players.5]\npassengers = [3, 5, 5, 2]\n[players.3]\npassengers = [1, 5, 3, 0]"
    assert read_edition(f'name = "mine"\n{lines}\n').sets[3].passengers == (1, 5, 3, 0)
