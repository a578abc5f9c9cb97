"""Editions: the standard numbers and their sources, a user's own, and bad ones refused."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import EditionError, SetupError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.titanic import deal, read_setup
from lifeboat.titanic.edition import edition_of, read_edition, standard
from lifeboat.titanic.score import best_possible
from tests.titanic.drawing import asked, field, hand, hidden, legal, names, play, position, run

STANDARD_CREW = {
    "murdoch": (1, 2, 4, "reported"),
    "lee": (1, 4, 4, "chosen"),
    "lowe": (1, 2, 3, "chosen"),
    "boxhall": (1, 0, 3, "chosen"),
    "latimer": (1, 2, 3, "chosen"),
    "fleet": (1, 1, 3, "chosen"),
    "smith": (2, 2, 3, "chosen"),
    "phillips": (2, 1, 3, "chosen"),
    "pitman": (2, 1, 4, "chosen"),
    "lightoller": (2, 1, 3, "chosen"),
}
"""Players, starting cards, maximum draws, and the standing of the draws."""


@pytest.mark.rule("T3", "T15")
@pytest.mark.parametrize("member", STANDARD_CREW)
def test_standard_crew_numbers_with_their_standing(member: str) -> None:
    """Players are stated and starting cards chosen; of the draws only Murdoch's are reported."""
    players, start, draws, standing = STANDARD_CREW[member]
    numbers = {number.field: number for number in standard().numbers.listed()}
    of_players = numbers[f"crew.{member}.players"]
    of_start = numbers[f"crew.{member}.start"]
    of_draws = numbers[f"crew.{member}.draws"]
    assert (of_players.value, of_players.standing) == (str(players), "stated")
    assert (of_start.value, of_start.standing) == (str(start), "chosen")
    assert (of_draws.value, of_draws.standing) == (f"[1, {draws}]", standing)


@pytest.mark.rule("T3")
def test_there_are_ten_crew_members() -> None:
    """No more and no fewer."""
    assert set(standard().crew) == set(STANDARD_CREW)


@pytest.mark.rule("T22", "T52", "T53")
def test_standard_booklet_with_its_standing() -> None:
    """Compartments are reported, and pages and the best score are derived from them."""
    numbers = {number.field: number for number in standard().numbers.listed()}
    compartments = numbers["booklet.compartments"]
    pages = numbers["booklet.pages"]
    assert (compartments.value, compartments.standing) == ("[3, 3, 2, 2, 1, 0]", "reported")
    assert (pages.value, pages.standing) == ("[10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]", "derived")
    assert numbers["booklet.clock"].standing == "reported"
    assert (numbers["booklet.breaks"].value, numbers["booklet.breaks"].standing) == ("1", "chosen")
    assert best_possible(standard().pages) == 100


@pytest.mark.rule("T1")
def test_the_colours_are_reported() -> None:
    """First class is purple, second class yellow."""
    numbers = {number.field: number for number in standard().numbers.listed()}
    first, second = numbers["classes.first"], numbers["classes.second"]
    assert (first.value, first.standing) == ("purple", "reported")
    assert (second.value, second.standing) == ("yellow", "reported")


# A user's own edition

MINE = """
name = "mine"
[booklet]
compartments = [1, 1, 1, 1, 1, 0]
pages = { value = [5, 4, 3, 2, 1, 0], standing = "stated" }
[crew.lee]
start = 3
draws = [1, 6]
[crew.smith]
players = 3
"""


@pytest.mark.rule("T3", "T22")
def test_a_users_edition_changes_what_it_states_and_nothing_else() -> None:
    """Its numbers have their own standing; all others are as in the standard edition."""
    edition = read_edition(MINE)
    numbers = {number.field: number for number in edition.numbers.listed()}
    assert (numbers["booklet.pages"].value, numbers["booklet.pages"].standing) == (
        "[5, 4, 3, 2, 1, 0]",
        "stated",
    )
    assert (numbers["crew.lee.start"].value, numbers["crew.lee.draws"].value) == ("3", "[1, 6]")
    assert numbers["crew.murdoch.start"].value == "2"
    assert numbers["crew.murdoch.draws"].standing == "reported"


@pytest.mark.rule("T3", "T4", "T15")
def test_a_users_edition_is_dealt_and_played() -> None:
    """Starting cards and draws come from the file, and a game carries its edition with it."""
    word = str(read_edition(MINE))
    state = deal(read_setup({"crew": "lee", "edition": word}), secret_of("iceberg"))
    assert len(hand(state)) == 3
    assert {text for text in legal(state) if text.startswith("rescue")} == {
        f"rescue:{number}" for number in range(1, 7)
    }
    assert position(str(state)) == state
    assert edition_of(word).pages == [5, 4, 3, 2, 1, 0]
    assert str(edition_of(word)) == word


def test_an_edition_word_keeps_the_looks_too() -> None:
    """A record contains the clock and colours, but nothing that is as in the standard edition."""
    word = str(read_edition('name = "red"\n[classes]\nfirst = "red"\n'))
    assert word == "red(classes.first=red)"
    assert edition_of(word).numbers.values["classes.first"] == "red"
    clock = 'name = "late"\n[booklet]\nclock = ["23:50", "02:40"]\n'
    assert str(read_edition(clock)) == "late(booklet.clock=23:50,02:40)"
    assert edition_of("plain()").crew == standard().crew


@pytest.mark.rule("T3")
def test_a_users_edition_says_who_may_play() -> None:
    """Smith needs three players here."""
    word = str(read_edition(MINE))
    with pytest.raises(SetupError) as refused_crew:
        read_setup({"crew": "smith,lee", "edition": word})
    assert refused_crew.value.code == "setup-crew-players"
    assert read_setup({"crew": "smith,lee,fleet", "edition": word}).players == 3


@pytest.mark.rule("T22", "T23", "T25")
def test_a_users_booklet_floods_and_ends() -> None:
    """With one compartment per deck, every page floods one, and the fifth ends the game."""
    word = str(read_edition(MINE))
    state = position(f"edition={word} crew=lee decks={{rest}}|f9/s3/-/-/-/- stack=-")
    assert state.page() == 5
    for deck in range(1, 5):
        assert "flooded" in names(play(state, "rescue"))
        assert state.page() == 5 - deck
        assert len(hidden(state, str(deck + 1)) + run(state, str(deck + 1))) == 60
    events = play(state, "rescue")
    assert names(events)[-2:] == ["last-page", "ended"]
    assert asked(state) == "over"
    assert field(state, "turned") == "5"


@pytest.mark.rule("T22")
def test_a_last_deck_with_compartments_floods_with_the_last_page() -> None:
    """Deck 6 may have some; the ship sinks with the last one."""
    text = 'name = "six"\n[booklet]\ncompartments = [3, 3, 2, 2, 1, 1]\npages = '
    edition = read_edition(text + "[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]")
    assert sum(edition.compartments) == 12


@pytest.mark.rule("T40", "T15")
def test_murdoch_may_place_as_many_as_an_edition_lets_him_draw() -> None:
    """He draws eight and places them one by one; every position on the way can be read back."""
    word = str(read_edition('name = "mine"\n[crew.murdoch]\ndraws = [1, 8]\n'))
    text = f"edition={word} crew=murdoch,lee decks=f13/-/-/-/-/-"
    state = position(f"{text} stack=f12,f11,f10,f9,f8,f7,f6,f5,*")
    play(state, "rescue:8")
    for rank in range(12, 4, -1):
        play(state, f"f{rank}>1")
        assert position(str(state)) == state
    assert asked(state) == "turn@2"


@pytest.mark.rule("T46")
def test_smith_alone_has_nobody_to_give_to() -> None:
    """An edition may let him play alone, but then no hand can differ."""
    word = str(read_edition('name = "mine"\n[crew.smith]\nplayers = 1\n'))
    assert "ability" not in legal(position(f"edition={word} crew=smith hands=wait,boat"))


# Bad editions


def refused(text: str) -> EditionError:
    """Return the error that this edition file is refused with."""
    with pytest.raises(EditionError) as error:
        read_edition(text)
    return error.value


@pytest.mark.rule("T3", "T15", "T22", "T52")
@pytest.mark.parametrize(
    ("lines", "field_named"),
    [
        ("[booklet]\npages = [10, 9, 0]", "booklet.pages"),  # pages = compartments + 1
        ("[booklet]\npages = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]", "booklet.pages"),
        ("[booklet]\npages = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]", "booklet.pages"),
        ("[booklet]\npages = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1]", "booklet.pages"),  # last 0
        ("[booklet]\npages = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, -1, 0]", "booklet.pages"),
        ("[booklet]\npages = 10", "booklet.pages"),
        ("[booklet]\ncompartments = [3, 3, 2, 2, 1]", "booklet.compartments"),
        ("[booklet]\ncompartments = [3, 3, 2, 2, 1, 0, 0]", "booklet.compartments"),
        ("[booklet]\ncompartments = [3, 3, 2, 2, 1, -1]", "booklet.compartments"),
        ("[booklet]\ncompartments = [3, 3, 2, 2, 1, 'x']", "booklet.compartments"),
        ("[booklet]\ncompartments = [0, 0, 0, 0, 0, 0]\npages = [0]", "booklet.compartments"),
        ("[booklet]\ncompartments = [4, 4, 2, 0, 0, 1]", "booklet.compartments"),
        ("[booklet]\nbreaks = 'soon'", "booklet.breaks"),
        ("[booklet]\nclock = ['midnight', 'later']", "booklet.clock"),
        ("[booklet]\ncovers = 2", "booklet.covers"),  # unknown field
        ("[classes]\nfirst = 7", "classes.first"),
        ("[crew.lee]\ndraws = [0, 4]", "crew.lee.draws"),  # draws start at 1
        ("[crew.lee]\ndraws = [2, 4]", "crew.lee.draws"),
        ("[crew.lee]\ndraws = [1]", "crew.lee.draws"),
        ("[crew.lee]\ndraws = 4", "crew.lee.draws"),
        ("[crew.lee]\nstart = -1", "crew.lee.start"),
        ("[crew.lee]\nstart = 21", "crew.lee.start"),
        ("[crew.lee]\nstart = true", "crew.lee.start"),
        ("[crew.lee]\nplayers = 0", "crew.lee.players"),
        ("[crew.lee]\nplayers = 6", "crew.lee.players"),
        ("[crew.wilde]\nplayers = 1", "crew.wilde.players"),  # unknown crew member
        ("[crew.lee]\nstart = { value = 3, standing = 'guessed' }", "crew.lee.start"),
        ("[crew.lee]\nstart = { value = 3, source = 'mine' }", "crew.lee.start"),
    ],
)
def test_a_bad_field_is_refused_by_name(lines: str, field_named: str) -> None:
    """The error names the field, so that its author can correct it."""
    error = refused(f'name = "mine"\n{lines}\n')
    assert error.code == "edition-field"
    assert error.tried.startswith(field_named)
    assert error.expected


@pytest.mark.rule("T2", "T4")
def test_no_five_start_with_more_than_twenty_cards() -> None:
    """There are twenty action cards; the standard edition needs at most 4 + 2 + 2 + 2 + 2."""
    text = 'name = "mine"\n[crew.lee]\nstart = 12\n'
    assert read_edition(text).crew["lee"].start == 12
    assert refused(text.replace("12", "13")).code == "edition-starts"


@pytest.mark.rule("T3")
def test_every_number_of_players_needs_its_crew() -> None:
    """Nobody would be left for a single player."""
    lines = "".join(
        f"[crew.{member}]\nplayers = 2\n"
        for member in ("murdoch", "lee", "lowe", "boxhall", "latimer", "fleet")
    )
    assert refused(f'name = "mine"\n{lines}').code == "edition-players"


@pytest.mark.rule("T3")
@pytest.mark.parametrize("name", ["", 'name = "standard"', 'name = "Mine!"', "name = 7"])
def test_an_edition_needs_a_name_of_its_own(name: str) -> None:
    """It can't be empty or the name of the standard edition."""
    error = refused(f"{name}\n[crew.lee]\nstart = 3\n")
    assert error.code == "edition-field"
    assert error.tried.startswith("name")


@pytest.mark.rule("T3")
def test_a_file_that_is_not_toml_is_refused() -> None:
    """The error has its own code."""
    assert refused("name = [").code == "edition-syntax"


@pytest.mark.rule("T3")
@pytest.mark.parametrize(
    "word",
    [
        "deluxe",
        "mine(",
        "standard(booklet.breaks=2)",
        "mine(booklet.breaks)",
        "mine(booklet.sails=2)",
        "mine(booklet.breaks=x)",
        "mine(booklet.breaks=2;;)",
        "mine(booklet.pages=1,0)",
        "mine(crew.lee.draws=1)",
    ],
)
def test_an_edition_word_must_be_whole(word: str) -> None:
    """The edition in a position or record is checked like a file."""
    with pytest.raises(EditionError):
        edition_of(word)


GIANTS = {
    "a number of 900 digits": f"booklet.breaks = 0x{'F' * 900}",
    "one below zero": f"booklet.breaks = -{'9' * 900}",
    "one in a list": f"booklet.pages = [1, 0x{'F' * 900}]",
    "one deep in a list": f"booklet.pages = [[[0x{'F' * 900}]]]",
    "one in a table": f"booklet.breaks = {{ value = {{ x = 0x{'F' * 900} }} }}",
    "one as a standing": f"booklet.breaks = {{ value = 1, standing = 0x{'F' * 900} }}",
    "one in a field that is unknown": f"sails = 0x{'F' * 900}",
    "a colour without end": f"classes.first = '{'a' * 41}'",
    "a list without end": f"booklet.pages = [{'1, ' * 101}]",
    "tables without end": "a." * 9000 + "a = 1",
    "lists without end": f"booklet.pages = {'[' * 50}{']' * 50}",
}


@pytest.mark.parametrize("giant", GIANTS)
def test_what_is_too_large_is_refused_before_it_is_written_down(giant: str) -> None:
    """A number may have more digits than Python writes, or a text more than a message holds."""
    error = refused(f'name = "mine"\n{GIANTS[giant]}\n')
    assert error.code == "edition-size"
    assert error.expected
    assert len(error.tried) < 100


@pytest.mark.parametrize(
    "line", ["a." * 9900 + "a = 1", "x = { " + "a." * 400 + "a = 1 }", "'#'." + "a." * 300 + "a=1"]
)
def test_a_key_of_many_parts_is_refused_before_it_is_read(line: str) -> None:
    """Reading it would take time proportional to the square of its length."""
    error = refused(f'name = "mine"\n{line}\n')
    assert (error.code, error.tried) == ("edition-size", "line 2")


def test_a_comment_may_have_as_many_dots_as_it_likes() -> None:
    """Comments aren't read."""
    assert read_edition(f"# {'.' * 100}\nname = 'mine'\n").numbers.name == "mine"


def test_a_name_may_not_be_too_large_either() -> None:
    """This holds for a number and for a text."""
    for name in (f"0x{'F' * 900}", f"'{'a' * 41}'"):
        assert refused(f"name = {name}\n").code == "edition-size"
    assert read_edition(f"name = '{'a' * 40}'").numbers.name == "a" * 40


@pytest.mark.parametrize(
    "word",
    [f"mine(classes.first={'a' * 41})", f"{'a' * 1000}()", f"mine(booklet.pages={'1,' * 101}0)"],
)
def test_an_endless_edition_is_refused(word: str) -> None:
    """It would be part of every message of its table."""
    with pytest.raises(EditionError, match="edition-size"):
        edition_of(word)


def test_an_edition_may_differ_in_every_field() -> None:
    """The limit on its length leaves room for that."""
    lines = [f"[crew.{member}]\nplayers = 1\nstart = 3\ndraws = [1, 8]" for member in STANDARD_CREW]
    booklet = (
        "[booklet]\ncompartments = [9, 9, 9, 9, 9, 9]\nbreaks = 99\nclock = ['23:59', '02:59']"
    )
    pages = f"pages = [{'99, ' * 54}0]\n[classes]\nfirst = 'vermilion'\nsecond = 'aquamarine'"
    edition = read_edition("\n".join(["name = 'house'", booklet, pages, *lines]))
    assert edition_of(str(edition)).pages == edition.pages


def test_the_game_gives_the_numbers_of_the_standard_edition_or_of_a_file() -> None:
    game = game_of("titanic")
    assert game.edition().name == "standard"
    assert game.edition('name = "mine"\n').name == "mine"
