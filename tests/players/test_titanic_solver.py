"""The solver of SOS Titanic agrees with brute force, and its lines reach what it claims."""

from __future__ import annotations

from functools import cache
from math import inf
from random import Random

import pytest

from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.players import Budget
from lifeboat.players.solution import Solution
from lifeboat.players.titanic.solving import solve
from lifeboat.players.titanic.solving.bound import most_in_groups, most_safe, upper_bound
from lifeboat.players.titanic.solving.identity import identity
from lifeboat.titanic import State, action_text, read_position
from tests.contract.playing import dealt
from tests.titanic.drawing import EVERY_ACTION_CARD, play, position

pytestmark = pytest.mark.heavy

SETUPS = list(game_of("titanic").sample_setups())
PLENTY = Budget(200_000, inf)
MOST_POSITIONS = 1000
"""The number of positions at which brute force gives up."""
ENDINGS = 40
CREWS = (
    *("murdoch", "lee", "lowe", "boxhall", "latimer", "fleet"),
    *("smith,pitman", "lightoller,phillips", "latimer,lowe", "murdoch,lightoller,smith"),
)

ABILITIES = ("action", "turn")


class TooLarge(Exception):
    """Raised when an ending has too many positions."""


def brute_force(state: State, most: int = MOST_POSITIONS) -> tuple[int, bool, int]:
    """Return the best score, whether all can be saved, and the number of positions.

    Every line of play is followed to its end; positions that come up again aren't searched again.
    """
    values: dict[str, tuple[int, bool]] = {}

    def value(here: State) -> tuple[int, bool]:
        text = str(here)
        if text in values:
            return values[text]
        if len(values) > most:
            raise TooLarge
        outcome = here.outcome()
        if outcome is not None:
            values[text] = (outcome.score, outcome.won)
            return values[text]
        reached = []
        for action in here.legal():
            after = here.copy()
            after.advance(action)
            reached.append(value(after))
        values[text] = (max(score for score, _ in reached), any(won for _, won in reached))
        return values[text]

    return (*value(state), len(values))


def ending(number: int) -> State:
    """Return a position close to the end: one or two pages and a few passengers are left."""
    chance = Random(number)
    crew = chance.choice(CREWS)
    groups: list[list[str]] = []
    left: list[str] = []
    for letter, top in (("f", 13), ("s", 17)):
        sizes = [top - chance.choice([0, 0, 1, 1, 2]) for _ in range(2)]
        pair: list[list[str]] = [[], []]
        for rank in range(1, top + 1):
            copies = [f"{letter}{rank}", f"{letter}{rank}+"]
            chance.shuffle(copies)
            for group, size in enumerate(sizes):
                (pair[group] if rank <= size else left).append(copies[group])
        groups += pair
    chance.shuffle(left)
    turned = chance.choice([9, 10, 10])
    decks = ["-"] * 6
    for deck in range(4 if turned == 10 else 3, 6):
        cards = [left.pop() for _ in range(min(len(left), chance.randrange(3)))]
        decks[deck] = f"{','.join(cards[:-1])}|{cards[-1]}" if len(cards) > 1 else "".join(cards)
    cut = chance.randrange(len(left) + 1)
    actions = EVERY_ACTION_CARD.copy()
    chance.shuffle(actions)
    hands = [",".join(actions.pop() for _ in range(chance.randrange(3))) for _ in crew.split(",")]
    return read_position(
        f"crew={crew} ability={chance.choice(ABILITIES)} turned={turned} "
        f"decks={'/'.join(deck or '-' for deck in decks)} "
        f"groups={'/'.join(','.join(group) for group in groups)} "
        f"stack={','.join(left[:cut]) or '-'} discard={','.join(left[cut:]) or '-'} "
        f"hands={'/'.join(hand or '-' for hand in hands)} actions={','.join(actions)} "
        f"fate={secret_of(str(number)).hex()}"
    )


@cache
def small_endings() -> list[tuple[State, int, bool]]:
    """Return endings that brute force can solve, each with the best score and whether it wins."""
    found: list[tuple[State, int, bool]] = []
    number = 0
    while len(found) < ENDINGS:
        number += 1
        state = ending(number)
        try:
            score, won, positions = brute_force(state)
        except TooLarge:
            continue
        if positions > 3:
            found.append((state, score, won))
    return found


def replayed(state: State, solution: Solution) -> State:
    """Return the end of the game that a solution's line leads to."""
    end = state.copy()
    for action in solution.line:
        end.play(action)
    return end


def shown(solution: Solution) -> tuple[int, int, bool | None, int, str]:
    """Return a solution in brief."""
    line = " ".join(action_text(action) for action in solution.line[:6])
    return solution.best, solution.bound, solution.winnable, solution.positions, line


@pytest.mark.parametrize("number", range(ENDINGS))
def test_it_agrees_with_brute_force_on_small_endings(number: int) -> None:
    state, score, won = small_endings()[number]
    solution = solve(state, PLENTY)
    assert (solution.best, solution.bound, solution.winnable) == (score, score, won)
    assert solution.is_proved
    assert replayed(state, solution).score().total == score


def test_the_small_endings_are_varied() -> None:
    """They are won and lost, with every crew; otherwise the comparison would prove little."""
    assert {won for _, _, won in small_endings()} == {True, False}
    assert {",".join(state.terms.crew) for state, _, _ in small_endings()} == set(CREWS)
    assert len({score for _, score, _ in small_endings()}) > 10
    assert sum(state.terms.moves_matter for state, _, _ in small_endings()) > 3


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_line_replays_to_the_score_it_claims(number: int) -> None:
    """The line starts from the deal, in every sample set-up for one to five players."""
    state = dealt(game_of("titanic"), SETUPS[number], "solver")
    assert isinstance(state, State)
    before = str(state)
    solution = solve(state, Budget(1500, inf))
    assert str(state) == before
    end = replayed(state, solution)
    outcome = end.outcome()
    assert outcome is not None
    assert (outcome.score, outcome.won) == (solution.best, solution.winnable is True)
    assert solution.best <= solution.bound


@pytest.mark.parametrize("number", [0, 1])
def test_a_larger_budget_is_never_worse_and_is_kept(number: int) -> None:
    state = dealt(game_of("titanic"), SETUPS[number], "budget")
    assert isinstance(state, State)
    best = 0
    for positions in (400, 800, 1600, 3200):
        solution = solve(state, Budget(positions, inf))
        assert solution.positions == positions
        assert solution.best >= best
        best = solution.best


def test_without_a_budget_there_is_still_a_line() -> None:
    state = dealt(game_of("titanic"), SETUPS[0], "budget")
    assert isinstance(state, State)
    solution = solve(state, Budget(0, 0.0))
    assert replayed(state, solution).score().total == solution.best
    assert solution.winnable is None
    assert not solution.is_proved


def test_it_stops_when_the_time_is_up() -> None:
    """Without any time it reads the clock once, soon after the first line."""
    state = dealt(game_of("titanic"), SETUPS[0], "budget")
    assert isinstance(state, State)
    first = solve(state, Budget(0, inf)).positions
    assert solve(state, Budget(200_000, 0.0)).positions <= first + 64


def test_it_also_starts_in_the_middle_of_a_turn() -> None:
    """It starts from every question that comes up one action into the small endings."""
    asked: dict[str, State] = {}
    for state, _, _ in small_endings():
        for action in state.legal():
            after = state.copy()
            after.advance(action)
            decision = after.decision()
            if decision is not None:
                asked[decision.kind] = after
    assert asked.keys() >= {"turn", "place", "search", "front"}, sorted(asked)
    for state in asked.values():
        score, won, _ = brute_force(state)
        solution = solve(state, PLENTY)
        assert (solution.best, solution.bound, solution.winnable) == (score, score, won)
        assert replayed(state, solution).score().total == score


def test_a_game_that_is_over_is_solved() -> None:
    state = small_endings()[0][0].copy()
    for action in solve(state, PLENTY).line:
        state.play(action)
    score = state.score().total
    solution = solve(state, PLENTY)
    assert (solution.best, solution.bound, solution.line) == (score, score, [])
    assert solution.winnable is (len([card for group in state.groups for card in group]) == 60)


def test_it_finds_the_same_compiled_and_plain() -> None:
    """Only the position and the number of positions matter, so the result is always the same."""
    state = dealt(game_of("titanic"), {"crew": "lee"}, "same")
    assert isinstance(state, State)
    assert shown(solve(state, Budget(5000, inf))) == (
        30,
        100,
        None,
        5000,
        "rescue:2 4>1 come-on s1>g3 get-ready bottom:f11+",
    )


WALK_OFF = "crew=lee decks={runs}/-/- groups=-/-/-/- stack=- hands=- actions={{cards}}".format(
    runs="/".join(
        ",".join(f"{letter}{rank}{anchor}" for rank in range(top, 0, -1))
        for letter, top in (("f", 13), ("s", 17))
        for anchor in ("+", "")
    )
)
"""All passengers stand in runs, anchors apart from the others: moves alone save everyone."""


def test_the_bound_holds_at_every_step_of_a_line() -> None:
    state = position(WALK_OFF)
    solution = solve(state, Budget(0, inf))
    assert (solution.best, solution.bound, solution.winnable) == (100, 100, True)
    for action in solution.line:
        assert upper_bound(state) >= 100
        state.play(action)
    assert state.score().total == 100


def test_the_bound_falls_with_the_page_and_with_broken_rows() -> None:
    state = position(WALK_OFF)
    play(state, "1>g1 2>g2 1>g2 2>g1")
    assert upper_bound(state) == 99  # f1+ is with f2, f1 with f2+
    assert upper_bound(position(WALK_OFF.replace("crew", "turned=2 crew"))) == 98


def check_bounds(state: State, most: int, known: dict[str, int]) -> int:
    """Check the bounds of a position and of all that follow; return the best score from there.

    `known` maps the text of each position to its best score.
    """
    text = str(state)
    if text in known:
        return known[text]
    if len(known) > most:
        raise TooLarge
    outcome = state.outcome()
    best = -1 if outcome is None else outcome.score
    for action in state.legal():
        after = state.copy()
        after.advance(action)
        best = max(best, check_bounds(after, most, known))
    assert upper_bound(state) >= best, text
    known[text] = best
    return best


def test_the_bound_holds_in_every_position_of_small_endings() -> None:
    """That includes positions in which discarded passengers are lost for good."""
    checked = hopeless = 0
    for number in range(1, 40):
        known: dict[str, int] = {}
        try:
            check_bounds(ending(number), 300, known)
        except TooLarge:
            continue
        checked += len(known)
        hopeless += sum(most_safe(read_position(text)) < 60 for text in known)
    assert checked > 1000
    assert hopeless > 100


@pytest.mark.rule("T18", "T25")
def test_a_discarded_passenger_is_lost_on_the_last_page_without_action_cards() -> None:
    """The page that would bring it back ends the game, so it's proved at once."""
    last = "turned=10 crew={crew} decks=-/-/-/-/f6/- groups=f1,f2/f1+/-/- stack={{rest}} "
    last += "discard=f3,f9 hands={hand} actions={{cards}}"
    lost = position(last.format(crew="lee", hand="-"))
    assert most_safe(lost) == 34 + 13 + 2  # f3+ and f9+ are left for one group of first class
    assert solve(lost, Budget(0, inf)).winnable is False
    for crew, hand in (("lee", "come-back"), ("latimer", "-")):
        assert most_safe(position(last.format(crew=crew, hand=hand))) == 60
    assert most_safe(position(last.replace("=10", "=9").format(crew="lee", hand="-"))) == 60


@pytest.mark.parametrize("number", range(30))
def test_groups_grow_as_far_as_the_passengers_left_allow(number: int) -> None:
    """Any way of handing them out is tried, rank by rank."""
    chance = Random(number)
    sizes = [chance.randrange(5), chance.randrange(5)]
    lost = [0] * 9
    for rank in range(min(sizes) + 1, 9):
        copies = 2 if rank > max(sizes) else 1
        lost[rank] = chance.choice([0, 0, 0, chance.randrange(copies + 1)])

    def most(one: int, other: int, rank: int) -> int:
        if rank == len(lost):
            return one + other
        left = (2 if rank > max(sizes) else 1) - lost[rank]
        found = most(one, other, rank + 1)
        if left and one == rank - 1:
            found = max(found, most(rank, other, rank + 1))
        if left and other == rank - 1:
            found = max(found, most(one, rank, rank + 1))
        if left == 2 and one == other == rank - 1:
            found = max(found, most(rank, rank, rank + 1))
        return found

    assert most_in_groups(sizes[0], sizes[1], lost) == most(sizes[0], sizes[1], min(sizes) + 1)


MIDST = (
    "crew=lee turned=1 decks=s9|f5/f6+/-/f6/-/- groups=f1,f2/f1+/-/- "
    "stack={rest} discard=f9,f8+ hands=wait actions={cards}"
)


@pytest.mark.parametrize(
    ("change", "is_same"),
    [
        (("discard=f9,f8+", "discard=f8+,f9"), True),
        (("groups=f1,f2/f1+", "groups=f1+/f1,f2"), True),
        (("crew=lee", "quiet=3 crew=lee"), True),
        (("stack={rest}", "stack=s1,{rest}"), False),
        (("turned=1", "turned=2"), False),
        (("actions={cards}", "actions=boat,{cards}"), False),
        (("crew=lee", "shuffles=0,0,0,0,0,0,0,1,1 crew=lee"), False),
        (("s9|f5/f6+", "s9,s8|f5/f6+"), False),
        (("groups=f1,f2/f1+", "groups=f1+,f2/f1"), False),
    ],
)
def test_positions_are_the_same_if_the_rest_of_the_game_is(
    change: tuple[str, str], is_same: bool
) -> None:
    one, other = position(MIDST), position(MIDST.replace(*change))
    assert (identity(one, True) == identity(other, True)) is is_same


LARGER = (
    "crew=lee turned=10 seat=1 decks=-/-/-/-/s17+/f13 "
    "groups=f1,f2,f3,f4,f5,f6,f7,f8,f9,f10,f11+,f12+,f13+/f1+,f2+,f3+,f4+,f5+,f6+,f7+,"
    "f8+,f9+,f10+,f11,f12/s1,s2,s3,s4,s5,s6,s7,s8,s9,s10,s11,s12,s13,s14,s15,s16/s1+,s2+,"
    "s3+,s4+,s5+,s6+,s7+,s8+,s9+,s10+,s11+,s12+,s13+,s14+,s15+ stack=s16+,s17 hands=- "
    "actions=wait,get-ready,plan-b,same-lines,save-time,come-back,your-turn,come-back,"
    "come-on,boat,mystery-f,come-on,same-lines,plan-a,come-on,mystery-s,come-back,"
    "get-ready,your-turn,wait shuffles=0,0,0,0,0,0,0,0,0 "
    "fate=8ad7741df2e0724ebc4251983bc843a2a254f7f2c5fa0d928aa79ad7977771cc",
    "crew=murdoch turned=10 seat=1 decks=-/-/-/-/s17+|f13+/- "
    "groups=f1,f2,f3,f4,f5+,f6,f7,f8,f9,f10,f11+,f12,f13/f1+,f2+,f3+,f4+,f5,f6+,f7+,f8+,"
    "f9+,f10+,f11,f12+/s1+,s2,s3,s4+,s5,s6+,s7,s8,s9+,s10+,s11,s12,s13,s14,s15,s16/s1,"
    "s2+,s3+,s4,s5+,s6,s7+,s8+,s9,s10,s11+,s12+,s13+,s14+,s15+ stack=s17,s16+ hands=- "
    "actions=mystery-f,come-on,wait,plan-b,come-on,come-back,boat,come-on,same-lines,"
    "come-back,wait,mystery-s,come-back,get-ready,get-ready,save-time,your-turn,"
    "your-turn,plan-a,same-lines shuffles=0,0,0,0,0,0,0,0,0 "
    "fate=a8f958e2b21767887672ccad81182dbcae9d67c9af0b1e993e961fd8c445dd0c",
    "crew=smith,lee turned=10 seat=1 decks=-/-/-/-/f13+/s16 "
    "groups=f1,f2,f3,f4,f5+,f6+,f7,f8,f9,f10,f11,f12,f13/f1+,f2+,f3+,f4+,f5,f6,f7+,f8+,"
    "f9+,f10+,f11+,f12+/s1+,s2,s3,s4,s5,s6,s7,s8,s9,s10,s11,s12,s13,s14,s15/s1,s2+,s3+,"
    "s4+,s5+,s6+,s7+,s8+,s9+,s10+,s11+,s12+,s13+,s14+,s15+,s16+,s17 stack=- discard=s17+ "
    "hands=your-turn/save-time "
    "actions=come-on,get-ready,plan-a,mystery-s,mystery-f,plan-b,boat,come-on,come-back,"
    "wait,same-lines,get-ready,same-lines,come-on,come-back,come-back,wait,your-turn "
    "shuffles=0,0,0,0,0,0,0,0,0 "
    "fate=b7601748eddca60e51bf03f31b12c2e561cdbb9437b7e5f0183bfbcc15b4db88",
    "crew=lowe turned=10 seat=1 decks=-/-/-/-/s17+/s16+|s16 "
    "groups=f1,f2+,f3,f4,f5,f6,f7,f8,f9,f10,f11,f12,f13/f1+,f2,f3+,f4+,f5+,f6+,f7+,f8+,"
    "f9+,f10+,f11+,f12+,f13+/s1,s2,s3,s4,s5,s6,s7+,s8+,s9,s10,s11,s12,s13,s14/s1+,s2+,"
    "s3+,s4+,s5+,s6+,s7,s8,s9+,s10+,s11+,s12+,s13+,s14+,s15+ stack=s15,s17 hands=- "
    "actions=come-on,mystery-s,same-lines,your-turn,boat,save-time,come-back,come-on,"
    "mystery-f,same-lines,plan-b,come-on,your-turn,get-ready,wait,plan-a,get-ready,"
    "come-back,wait,come-back shuffles=0,0,0,0,0,0,0,0,0 "
    "fate=2765b57f58252104278fdc85ff54551f1d138657a9c72b78e8bceb60f3fea5de",
)
"""Endings in which an unusual action, or who is in which group, leads to the best score."""


@pytest.mark.parametrize("text", LARGER)
def test_it_agrees_with_brute_force_where_odd_actions_are_best(text: str) -> None:
    state = read_position(text)
    score, won, _ = brute_force(state, 5000)
    solution = solve(state, PLENTY)
    assert (solution.best, solution.bound, solution.winnable) == (score, score, won)
