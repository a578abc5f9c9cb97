"""Games that can't be set up: each is refused with a SetupError and its own code."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import EditionError, SetupError
from lifeboat.core.fate import secret_of
from lifeboat.titanic import Setup, deal, read_setup

SOLO_NEVER = ["smith", "pitman", "lightoller", "phillips"]


@pytest.mark.rule("T3")
@pytest.mark.parametrize("players", ["0", "6", "-1", "two", "", "1.5", "10"])
def test_one_to_five_players(players: str) -> None:
    """Any other number is refused."""
    with pytest.raises(SetupError) as refused:
        read_setup({"players": players})
    assert refused.value.code == "setup-players"
    assert refused.value.tried == players
    assert refused.value.rule == "T3"


@pytest.mark.rule("T3")
@pytest.mark.parametrize("players", [0, 6, -1])
def test_one_to_five_players_also_when_dealt_directly(players: int) -> None:
    """Dealing checks a Setup that was made by hand."""
    with pytest.raises(SetupError) as refused:
        deal(Setup(players=players), secret_of("iceberg"))
    assert refused.value.code == "setup-players"


@pytest.mark.rule("T3")
@pytest.mark.parametrize("member", SOLO_NEVER)
def test_crew_not_allowed_for_a_lone_player(member: str) -> None:
    """Smith, Pitman, Lightoller and Phillips need company."""
    with pytest.raises(SetupError) as refused:
        read_setup({"crew": member})
    assert refused.value.code == "setup-crew-players"
    assert refused.value.tried == member
    assert refused.value.rule == "T3"
    assert not any(name in refused.value.expected for name in SOLO_NEVER)


@pytest.mark.rule("T3", "T4")
@pytest.mark.parametrize("member", SOLO_NEVER)
def test_the_same_crew_is_allowed_with_two(member: str) -> None:
    """With a second player they may be chosen."""
    assert read_setup({"crew": f"lee,{member}"}).crew == ("lee", member)


@pytest.mark.rule("T4")
def test_no_crew_member_twice() -> None:
    """There is only one card of each."""
    with pytest.raises(SetupError) as refused:
        read_setup({"crew": "lee,boxhall,lee"})
    assert (refused.value.code, refused.value.tried) == ("setup-crew-twice", "lee")


@pytest.mark.rule("T3")
def test_no_unknown_crew_member() -> None:
    """There are only ten."""
    with pytest.raises(SetupError) as refused:
        read_setup({"crew": "lee,wilde"})
    assert (refused.value.code, refused.value.tried) == ("setup-crew-unknown", "wilde")


@pytest.mark.rule("T4")
@pytest.mark.parametrize("crew", ["lee", "lee,boxhall,smith"])
def test_one_crew_member_per_player(crew: str) -> None:
    """There are neither too few nor too many for the number of players given."""
    with pytest.raises(SetupError) as refused:
        read_setup({"players": "2", "crew": crew})
    assert refused.value.code == "setup-crew-count"
    assert refused.value.rule == "T4"


@pytest.mark.rule("T4")
def test_the_crew_says_how_many_play() -> None:
    """The number of players may be left out."""
    assert read_setup({"crew": "lee,boxhall,smith"}).players == 3


@pytest.mark.rule("T3", "T6", "T7")
def test_no_unknown_field() -> None:
    """The error names a misspelt field."""
    with pytest.raises(SetupError) as refused:
        read_setup({"playres": "2"})
    assert (refused.value.code, refused.value.tried) == ("setup-field", "playres")


@pytest.mark.rule("T6", "T7", "T40", "T45")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("layout", "easy"),
        ("murdoch", "never"),
        ("latimer", "de"),
        ("ability", "pass"),
        ("first", "6"),
        ("first", "0"),
    ],
)
def test_no_unknown_choice(name: str, value: str) -> None:
    """Layouts, rulings and the first seat are those that the rules list."""
    with pytest.raises(SetupError) as refused:
        read_setup({name: value})
    assert refused.value.code == "setup-option"
    assert refused.value.tried == f"{name}={value}"


@pytest.mark.rule("T7")
def test_a_seat_that_does_not_exist_cannot_be_first() -> None:
    """With two players, seat 3 can't begin."""
    with pytest.raises(SetupError) as refused:
        read_setup({"players": "2", "first": "3"})
    assert (refused.value.code, refused.value.rule) == ("setup-first", "T7")


@pytest.mark.rule("T3")
def test_an_edition_must_be_known() -> None:
    """A word that isn't an edition is refused as one."""
    with pytest.raises(EditionError) as refused:
        read_setup({"edition": "deluxe"})
    assert refused.value.code == "edition-word"


@pytest.mark.rule("T40", "T45")
def test_the_defaults_are_those_of_the_spec() -> None:
    """The layout is standard, Murdoch may stop, Latimer is English, the first player is drawn."""
    setup = read_setup({})
    assert (setup.players, setup.crew, setup.layout) == (1, (), "standard")
    assert (setup.murdoch, setup.latimer, setup.first) == ("may", "en", "drawn")
