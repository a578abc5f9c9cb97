"""The solver of Septentrick agrees with brute force, wins, and keeps to its budget."""

from __future__ import annotations

from math import inf

import pytest

from lifeboat.core.dice import Dice, dice
from lifeboat.core.fate import secret_of
from lifeboat.players import Budget
from lifeboat.players.septentrick.solving.endings import Endings
from lifeboat.players.septentrick.solving.layout import Layout
from lifeboat.players.septentrick.solving.solver import FIRST_TURN, solve
from lifeboat.players.septentrick.solving.turning_point import turning_point
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.septentrick import Setup, State, action_text, deal
from lifeboat.septentrick.cards import kinds_of
from lifeboat.septentrick.edition import read_edition
from lifeboat.septentrick.packed import packed
from lifeboat.septentrick.playout import play_out
from tests.players.ticking import Ticking
from tests.septentrick.drawing import asked, ending, play

pytestmark = pytest.mark.heavy

ENOUGH = Budget(400_000, inf)
A_LITTLE = Budget(4000, inf)
OWN_EDITION = """
name = "mine"
[players.4]
ranks = [2, 10]
rescues = 4
passengers = [4, 3, 2, 3]
"""
MANY_RESCUES = Setup(4, "drawn", str(read_edition(OWN_EDITION)))
"""Four players, with all Rescue cards."""


def by_brute_force(state: State) -> bool:
    """Return whether any line of play wins, trying all of them with nothing but the rules."""
    return _any_line_wins(state, {})


def _any_line_wins(state: State, known: dict[str, bool]) -> bool:
    outcome = state.outcome()
    if outcome is not None:
        return outcome.won
    text = f"{state.hands} {state.rings} {state.people} {state.trick} {state.active}"
    if text not in known:
        known[text] = False
        for action in state.legal():
            after = state.copy()
            after.advance(action)
            if _any_line_wins(after, known):
                known[text] = True
                break
    return known[text]


def wins(state: State, line: list[int]) -> bool:
    """Return whether these actions are legal and end in a win."""
    game = state.copy()
    for action in line:
        game.play(action)
    outcome = game.outcome()
    return outcome is not None and outcome.won


def games(setup: Setup, count: int, slips: int) -> list[list[State]]:
    """Return the positions of steady games in which one in `slips` actions is random."""
    return [_game(setup, dice(f"game {number}"), number, slips) for number in range(count)]


def _game(setup: Setup, throws: Dice, number: int, slips: int) -> list[State]:
    state = deal(setup, secret_of(f"solver {number}"))
    crew = SteadyCrew(state.terms)
    along: list[State] = []
    while legal := state.legal():
        along.append(state.copy())
        slip = throws.below(slips) == 0
        state.advance(legal[throws.below(len(legal))] if slip else crew.choose(state))
    return along


def endings(setup: Setup, tricks: int, count: int, slips: int) -> list[State]:
    """Return positions with this many tricks to come, before or in the first of them."""
    chosen: list[State] = []
    for number, along in enumerate(games(setup, count, slips)):
        late = [state for state in along if is_among_tricks(state, 12 - tricks)]
        if late:
            chosen.append(late[number % len(late)])
    return chosen


def is_among_tricks(state: State, played: int) -> bool:
    return asked(state).startswith("play") and state.tricks == played


def bent(state: State, throws: Dice) -> State:
    """Return a copy with other rings and people collected: a random line wins or nearly does.

    The totals of rings and people stay equal (S2).
    """
    end = state.copy()
    play_out(end, throws)
    bent = state.copy()
    seats = range(len(bent.hands))
    if end.is_lost_early():
        return bent
    rings, people = bent.rings, bent.people
    for seat in seats:
        rings[seat] += max(0, end.people[seat] - end.rings[seat])
        people[seat] += max(0, end.rings[seat] - end.people[seat])
    if throws.below(3):
        rings[throws.below(len(seats))] += 1
        people[throws.below(len(seats))] += 1
    bent.packed_rings, bent.packed_people = packed(rings), packed(people)
    return bent


def assert_solved_as_by_brute_force(states: list[State]) -> None:
    """Assert that solver and search agree with brute force, and that both verdicts come up."""
    verdicts = set()
    for state in states:
        expected = by_brute_force(state)
        solution = solve(state, ENOUGH)
        assert solution.winnable is expected
        assert solution.is_proved
        assert (solution.best, solution.bound) == (int(expected), int(expected))
        assert wins(state, solution.line) is expected
        search = Endings(state)
        assert search.search(ENOUGH.playouts, inf) is expected
        assert wins(state, search.line[::-1]) is expected
        verdicts.add(expected)
    assert verdicts == {True, False}


@pytest.mark.parametrize(
    ("setup", "tricks", "count"),
    [(Setup(3), 3, 30), (Setup(3), 4, 8), (Setup(4), 2, 40), (Setup(5), 2, 10)],
    ids=str,
)
@pytest.mark.rule("S17")
def test_it_agrees_with_brute_force_on_endings(setup: Setup, tricks: int, count: int) -> None:
    """The games were played sensibly, like those that are reviewed."""
    assert_solved_as_by_brute_force(endings(setup, tricks, count, 3 if setup.players == 3 else 12))


@pytest.mark.parametrize(
    ("setup", "tricks", "count"),
    [
        (Setup(3), 1, 100),
        (Setup(3), 2, 200),
        (Setup(3), 3, 60),
        (Setup(4), 1, 60),
        (Setup(4), 2, 60),
        (Setup(5), 1, 60),
        (MANY_RESCUES, 2, 60),
    ],
    ids=str,
)
@pytest.mark.rule("S8", "S12", "S13", "S16")
def test_it_agrees_with_brute_force_on_odd_endings(setup: Setup, tricks: int, count: int) -> None:
    """The games were random: anybody can hold anything, and may be forced to win a trick."""
    throws = dice("odd")
    assert_solved_as_by_brute_force(
        [bent(state, throws) for state in endings(setup, tricks, count, 1)]
    )


@pytest.mark.parametrize(
    "setup", [*map(Setup, (3, 4, 5)), MANY_RESCUES, Setup(4, "table")], ids=str
)
@pytest.mark.rule("S4", "S5")
def test_a_deal_is_won_from_every_position_before_the_first_trick(setup: Setup) -> None:
    """This includes naming the trump, both passes, and the complete hands."""
    (along,) = games(setup, 1, 100)
    early = [state for state in along if not state.history]
    assert {asked(state).split("@")[0] for state in early} >= {"trump", "pass", "keep", "play"}
    for state in early:
        before = str(state)
        solution = solve(state, ENOUGH)
        assert solution.winnable
        assert wins(state, solution.line)
        assert 0 < solution.positions <= ENOUGH.playouts
        assert str(state) == before


@pytest.mark.parametrize("playouts", [0, 1, 80, 2000])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_looks_at_no_more_positions_than_the_budget_allows(players: int, playouts: int) -> None:
    open_ends = 0
    for along in games(Setup(players), 2, 6):
        for state in along[::11]:
            solution = solve(state, Budget(playouts, inf))
            assert solution.positions <= playouts
            if solution.winnable is None:
                assert not solution.is_proved
                assert solution == (0, 1, None, [], playouts)
                open_ends += 1
    assert open_ends or playouts > 100


def test_it_says_nothing_when_there_is_no_time() -> None:
    (along,) = games(Setup(4), 1, 6)
    assert solve(along[40], Budget(10**9, 0.0)) == (0, 1, None, [], 0)


def test_variations_end_when_the_time_is_up() -> None:
    """The clock is read at the start, before each turn and before each variation."""
    _, along = games(Setup(5), 2, 6)
    clock = Ticking()
    solution = solve(along[0], Budget(10**9, 3.5), clock)
    assert solution.winnable is None
    assert clock.now == 6
    assert 0 < solution.positions < FIRST_TURN


def test_a_search_through_all_lines_ends_when_the_time_is_up() -> None:
    """The clock is read every 1024 positions, and the next search continues from there."""
    *_, state = endings(Setup(5), 5, 5, 3)
    clock = Ticking()
    search = Endings(state, clock)
    for glances in (1, 4):
        assert search.search(10**9, glances - 0.5) is None
        assert clock.now == glances == search.positions // 1024


def test_variations_search_and_solver_go_by_the_same_clock() -> None:
    """Each of the three reads it once after the time is up, and stops."""
    *_, state = endings(Setup(5), 5, 5, 3)
    clock = Ticking()
    assert solve(state, Budget(10**9, 5.5), clock).winnable is None
    within_time = 6
    assert clock.now == within_time + 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_same_position_and_budget_give_the_same_solution(players: int) -> None:
    for along in games(Setup(players), 2, 6):
        for state in along[::11]:
            assert solve(state, A_LITTLE) == solve(state.copy(), A_LITTLE)


@pytest.mark.rule("S12")
@pytest.mark.rule("S17")
def test_a_finished_game_is_solved_by_its_outcome() -> None:
    """Games are won, lost, or ended by a trick of only Passenger cards."""
    seen = set()
    for along in games(Setup(3), 30, 4):
        end = along[-1].copy()
        for action in end.legal()[:1]:
            end.advance(action)
        outcome = end.outcome()
        assert outcome is not None
        assert solve(end, ENOUGH) == (int(outcome.won), int(outcome.won), outcome.won, [], 0)
        seen.add(outcome.won)
    assert seen == {True, False}


@pytest.mark.rule("S12")
def test_a_trick_of_passengers_alone_wins_nothing() -> None:
    """Every last card would match what its seat has, but the trick before it loses the game."""
    state = ending("p1,p1", "p2,p2", "p2,p3")
    assert not by_brute_force(state)
    assert solve(state, ENOUGH).winnable is False


def test_two_cards_differ_if_the_best_card_of_the_trick_lies_between() -> None:
    """Seat 2 needs the two people that seat 3 can give; only one of its two cards wins them."""
    state = ending("d3,c1", "d1,d5", "p2,c3")
    play(state, "d3")
    state.packed_rings, state.packed_people = packed([0, 2, 0]), 0
    search = Endings(state)
    assert search.search(ENOUGH.playouts, inf)
    assert [action_text(action) for action in search.line[::-1]] == ["d5", "p2"]


@pytest.mark.parametrize(
    ("setup", "tricks", "count"),
    [(Setup(3), 3, 20), (Setup(4), 2, 20), (Setup(5), 1, 20), (MANY_RESCUES, 2, 20)],
    ids=str,
)
def test_one_search_serves_all_positions_of_a_game(setup: Setup, tricks: int, count: int) -> None:
    """What it remembers from later or earlier positions doesn't change what it finds."""
    verdicts = set()
    for number, along in enumerate(games(setup, count, 3)):
        late = [state for state in along if asked(state).startswith("play")]
        late = [state for state in late if state.tricks >= 12 - tricks]
        if not late:
            continue
        search = Endings(late[0])
        for state in reversed(late) if number % 2 else late:
            search.begin(state)
            expected = by_brute_force(state)
            assert search.search(ENOUGH.playouts, inf) is expected
            assert wins(state, search.line[::-1]) is expected
            verdicts.add(expected)
    assert verdicts == {True, False}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_layout_knows_the_cards_of_every_later_position(players: int) -> None:
    (along,) = games(Setup(players), 1, 3)
    late = [state for state in along if state.tricks > 0]
    layout = Layout(late[0])
    assert layout.left_in(late[0]) == layout.all
    for state in late:
        left = int(layout.left_in(state))
        for seat, hand in enumerate(state.hands):
            places = range(seat * int(layout.width), (seat + 1) * int(layout.width))
            assert [layout.kinds[at] for at in places if left >> at & 1] == kinds_of(hand)


def lost_games(players: int, count: int) -> list[list[State]]:
    """Return lost games, each as its positions before each action."""
    played = games(Setup(players), count, 8)
    return [along for along in played if solve(along[-1], ENOUGH).winnable is not True]


@pytest.mark.parametrize(("players", "count", "late"), [(3, 8, 3), (4, 24, 2), (5, 16, 2)])
def test_the_turning_point_is_the_action_that_lost_the_game(
    players: int, count: int, late: int
) -> None:
    """Before it the given line wins; after it the game can't be won."""
    checked = 0
    for along in lost_games(players, count):
        point = turning_point(along, A_LITTLE)
        if point.step is None:
            continue
        assert wins(along[point.step], point.line)
        if point.lost < len(along):
            assert solve(along[point.lost], ENOUGH).winnable is False
            if along[point.lost].tricks >= 12 - late:
                assert not by_brute_force(along[point.lost])
                checked += 1
    assert checked


def test_where_positions_are_undecided_the_turning_point_is_a_bracket() -> None:
    """A smaller budget makes the bracket wider, but it always contains the true step."""
    along = next(along for along in lost_games(4, 8) if turning_point(along, A_LITTLE).step)
    exact = turning_point(along, A_LITTLE)
    assert turning_point(along, Budget(0, inf)) == (-1, len(along), [])
    assert turning_point(along, Budget(0, inf)).step is None
    for playouts in (100, 300, 1000):
        rough = turning_point(along, Budget(playouts, inf))
        assert rough.winnable <= exact.winnable < exact.lost <= rough.lost
