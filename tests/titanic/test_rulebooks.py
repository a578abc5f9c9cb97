"""Where the printed rules differ: the option `ability`, and rulebooks (T44, T46, T55)."""

from __future__ import annotations

from itertools import product

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import IllegalAction, RecordError, SetupError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of, setup_names
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.presets import MIXED
from lifeboat.core.records import Record, read_record
from lifeboat.players.titanic.solving.identity import identity
from lifeboat.titanic import State, deal, read_action, read_setup
from lifeboat.titanic.actions import ABILITY, RESCUE
from lifeboat.titanic.agenda import ASK_TURN
from lifeboat.titanic.rulebooks import RULEBOOKS, rulebook_of
from lifeboat.titanic.sampling import board_in_sight, sample
from lifeboat.titanic.setup import OPTIONS
from tests.titanic.drawing import asked, field, legal, play, position

LOWE = "crew=lowe,lee decks=f7,f6/f7+/-/f1/-/- stack=s9,f2+,*"
SMITH = "crew=smith,lee decks=f7,f6/f7+/-/f1/-/- hands=wait/boat"
BOTH = pytest.mark.parametrize("drawn", [LOWE, SMITH])

# T44, T46: the ability replaces the action, or the whole turn


@pytest.mark.rule("T44", "T46")
@BOTH
@pytest.mark.parametrize("ability", ["action", "turn"])
def test_before_any_move_the_ability_is_legal_by_both(drawn: str, ability: str) -> None:
    """Nobody has moved in this turn."""
    assert "ability" in legal(position(f"{drawn} ability={ability}"))


@pytest.mark.rule("T44", "T46")
@BOTH
@pytest.mark.parametrize("move", ["1>2", "4>g1"])
def test_after_a_move_it_is_legal_only_in_place_of_the_action(drawn: str, move: str) -> None:
    """Quiet moves count, and so do moves that save somebody."""
    state = position(drawn)
    play(state, move)
    assert "ability" in legal(state)
    state = position(f"{drawn} ability=turn")
    play(state, move)
    assert "ability" not in legal(state)
    assert "rescue:1" in legal(state)


@pytest.mark.rule("T44", "T46")
@pytest.mark.parametrize(("drawn", "rule"), [(LOWE, "T44"), (SMITH, "T46")])
def test_the_ability_after_a_move_is_refused_by_its_own_rule(drawn: str, rule: str) -> None:
    """Nothing changes."""
    state = position(f"{drawn} ability=turn")
    play(state, "1>2")
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        state.play(ABILITY)
    assert refused.value.rule == rule
    assert str(state) == before


@pytest.mark.rule("T44")
def test_each_turn_begins_without_a_move() -> None:
    """This holds for a single player too: the next action begins a new turn."""
    state = position("crew=lowe ability=turn decks=f7,f6/f7+/-/f1/-/- stack=s9,f2+,*")
    play(state, "1>2 rescue:1")
    assert (asked(state), field(state, "moved")) == ("turn@1", "-")
    assert "ability" in legal(state)


@pytest.mark.rule("T44")
def test_another_players_moves_do_not_count() -> None:
    """Lee moves, then it is Lowe's turn."""
    state = position("crew=lee,lowe ability=turn decks=f7,f6/f7+/-/f1/-/- stack=s9,f2+,*")
    play(state, "1>2 rescue:1")
    assert asked(state) == "turn@2"
    assert "ability" in legal(state)


@pytest.mark.rule("T44", "T38")
def test_a_move_that_reveals_a_mystery_counts_while_it_is_named() -> None:
    """Naming it isn't a move, and doesn't undo one."""
    state = position("crew=lowe ability=turn decks=f?|f6/f7/-/-/-/- known=1:f?")
    play(state, "1>2")
    assert (asked(state), field(state, "moved")) == ("name@1", "1")
    play(state, "name:3")
    assert "ability" not in legal(state)


@pytest.mark.rule("T44", "T46")
@BOTH
def test_undo_takes_the_move_back(drawn: str) -> None:
    """Once both moves are undone, the ability is legal again."""
    start = str(position(f"{drawn} ability=turn"))
    game = Playthrough(Record("titanic", {}, b"", [], start))
    for word in ("1>2", "2>1"):
        game.play(read_action(word))
    game.undo()
    assert ABILITY not in game.state.legal()
    game.undo()
    assert str(game.state) == start
    assert ABILITY in game.state.legal()


@pytest.mark.rule("T44", "T46")
@BOTH
def test_the_move_is_part_of_the_position_and_of_the_view(drawn: str) -> None:
    """It is still known after writing, reading, copying, sampling and viewing."""
    state = position(f"{drawn} ability=turn")
    play(state, "1>2 2>1")
    assert "moved=1" in str(state).split()
    assert "moved=1" in str(state.view(0)).split()
    for twin in (
        position(str(state)),
        state.copy(),
        sample(state.view(0), dice("moved")),
        board_in_sight(state.view(0)),
    ):
        assert ABILITY not in twin.legal()
    assert state != position(str(state).replace("moved=1", "").replace("quiet=2", ""))


@pytest.mark.rule("T44", "T46")
@BOTH
def test_a_solver_tells_the_turn_with_a_move_from_the_one_without(drawn: str) -> None:
    """The cards are in the same places, but only one of the positions allows the ability."""
    state = position(f"{drawn} ability=turn")
    fresh = identity(state, True)
    play(state, "1>2 2>1")
    assert identity(state, True) != fresh
    state = position(drawn)
    fresh = identity(state, True)
    play(state, "1>2 2>1")
    assert identity(state, True) == fresh


@pytest.mark.rule("T44", "T46")
@pytest.mark.parametrize("terms", ["crew=lowe,lee", "crew=lee,boxhall ability=turn"])
def test_moves_are_noted_only_where_they_matter(terms: str) -> None:
    """With our own rulebook, or without Lowe and Smith, positions read as they always have."""
    state = position(f"{terms} decks=f7,f6/f7+/-/f1/-/-")
    play(state, "1>2")
    assert field(state, "moved") == "-"


@pytest.mark.rule("T44", "T46")
@pytest.mark.parametrize(
    "fields",
    [
        {"crew": "lowe", "ability": "turn"},
        {"crew": "smith,lowe,fleet", "rulebook": "english"},
        {"crew": "lowe,smith", "rulebook": "french", "ability": "turn"},
    ],
)
def test_in_whole_games_no_ability_comes_after_a_move(fields: dict[str, str]) -> None:
    """The moves are counted from the actions alone, and compared with what each turn offers."""
    throws = dice(f"whole games {fields}")
    offered = withheld = 0
    for number in range(6):
        state = deal(read_setup(fields), secret_of(f"whole {number}"))
        moved = False
        while actions := state.legal():
            if state.asks == ASK_TURN:
                could = state.terms.members[state.active].can_act(state)
                assert (ABILITY in actions) == (could and not moved)
                offered += ABILITY in actions
                withheld += could and moved
            action = actions[throws.below(len(actions))]
            if state.asks == ASK_TURN:
                moved = action < RESCUE
            state.advance(action)
    assert offered > 10
    assert withheld > 10


# T55: rulebooks


@pytest.mark.rule("T55", "T40", "T44", "T45", "T46")
@pytest.mark.parametrize(
    ("rulebook", "murdoch", "latimer", "ability"),
    [
        ("house", "may", "en", "action"),
        ("english", "all", "en", "turn"),
        ("german", "may", "en", "turn"),
        ("french", "may", "fr", "action"),
    ],
)
def test_a_rulebook_sets_the_three_options(
    rulebook: str, murdoch: str, latimer: str, ability: str
) -> None:
    """The three options identify that rulebook, however they were set."""
    setup = read_setup({"rulebook": rulebook})
    assert (setup.murdoch, setup.latimer, setup.ability) == (murdoch, latimer, ability)
    singly = read_setup({"murdoch": murdoch, "latimer": latimer, "ability": ability})
    assert singly == setup
    assert rulebook_of(singly.fields()) == rulebook


@pytest.mark.rule("T55")
def test_the_house_is_the_default() -> None:
    """This holds if nothing is given, and for set-ups older than the option."""
    assert read_setup({}) == read_setup({"rulebook": "house"})
    assert rulebook_of({}) == "house"
    assert rulebook_of({"murdoch": "may", "latimer": "fr"}) == "french"


@pytest.mark.rule("T55")
@pytest.mark.parametrize("rulebook", list(RULEBOOKS))
@pytest.mark.parametrize(
    ("option", "value"),
    [(option, value) for option in RULEBOOKS["house"] for value in OPTIONS[option]],
)
def test_a_single_option_wins_over_the_rulebook(rulebook: str, option: str, value: str) -> None:
    """The other two stay as in the rulebook."""
    setup = read_setup({"rulebook": rulebook, option: value}).fields()
    expected = {**RULEBOOKS[rulebook], option: value}
    assert {name: setup[name] for name in expected} == expected


@pytest.mark.rule("T55")
def test_no_two_rulebooks_are_the_same_and_other_mixes_have_no_name() -> None:
    """Of the eight ways to set three options, four are printed or our own."""
    names = [
        rulebook_of(dict(zip(RULEBOOKS["house"], mix, strict=True)))
        for mix in product(*(OPTIONS[option] for option in RULEBOOKS["house"]))
    ]
    assert sorted(name for name in names if name != MIXED) == sorted(RULEBOOKS)
    assert names.count(MIXED) == 4


@pytest.mark.rule("T55")
@pytest.mark.parametrize("fields", [{"rulebook": "dutch"}, {"ability": "never"}])
def test_an_unknown_rulebook_or_ability_is_refused(fields: dict[str, str]) -> None:
    """The error names it, and those that exist."""
    (name, value), *_ = fields.items()
    with pytest.raises(SetupError) as refused:
        read_setup(fields)
    assert (refused.value.code, refused.value.tried) == ("setup-option", f"{name}={value}")
    assert refused.value.expected in ("house, english, german, french", "action, turn")


@pytest.mark.rule("T55")
def test_the_game_says_what_presets_its_set_up() -> None:
    """This way nobody else needs a table of rulebooks."""
    rules = game_of("titanic")
    assert rules.presets() == {"rulebook": RULEBOOKS}
    assert setup_names(rules) == [*rules.setup_fields({}), "rulebook"]
    assert game_of("septentrick").presets() == {}


def recorded(rulebook: str) -> Record:
    """Return a record of some turns played by a rulebook."""
    fields = game_of("titanic").setup_fields({"crew": "lowe", "rulebook": rulebook})
    record = Record("titanic", fields, secret_of("by the book"), [])
    game = Playthrough(record)
    for _ in range(5):
        game.play(game.state.legal()[-1])
    return game.record


@pytest.mark.rule("T55")
@pytest.mark.parametrize("rulebook", list(RULEBOOKS))
def test_a_record_names_the_options_it_was_played_with(rulebook: str) -> None:
    """It has all three options, which identify the rulebook, and it replays by them."""
    record = recorded(rulebook)
    for option, value in RULEBOOKS[rulebook].items():
        assert f'[{option.capitalize()} "{value}"]' in str(record)
    again = read_record(str(record))
    assert rulebook_of(again.setup) == rulebook
    reached, broken = replay(again)
    assert broken is None
    assert isinstance(reached.state, State)
    assert reached.state.terms.ability == RULEBOOKS[rulebook]["ability"]


@pytest.mark.rule("T55")
def test_an_old_record_is_played_by_the_default_rulebook() -> None:
    """It doesn't have an Ability tag."""
    text = "\n".join(line for line in str(recorded("house")).splitlines() if "Ability" not in line)
    again = read_record(text)
    assert again.setup["ability"] == "action"
    assert replay(again)[1] is None


@pytest.mark.rule("T55")
def test_a_record_written_by_hand_may_name_its_rulebook() -> None:
    """It may do so instead of the options, or next to one of them; an unknown one is refused."""
    head = '[Game "titanic"]\n[Seed "hand"]\n'
    assert read_record(head + '[Rulebook "english"]').setup["murdoch"] == "all"
    mixed = read_record(head + '[Rulebook "english"]\n[Murdoch "may"]').setup
    assert rulebook_of(mixed) == "german"
    with pytest.raises(RecordError):
        read_record(head + '[Rulebook "dutch"]')
