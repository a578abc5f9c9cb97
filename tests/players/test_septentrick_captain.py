"""The captain of Septentrick doesn't cheat, keeps to its budget and improves on `steady`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.players import Advice, Budget, adviser_of, player_of
from lifeboat.players.septentrick.moments import Moment
from lifeboat.players.septentrick.race import (
    FAR_OFF,
    NEARLY,
    WIN,
    SeptentrickModel,
    septentrick_race,
)
from lifeboat.players.septentrick.steady.player import SteadyCrew, play_out_steadily
from lifeboat.players.septentrick.walk import Walk
from lifeboat.players.septentrick.worlds import Worlds
from lifeboat.septentrick import Setup, State, deal, read_action, read_position, sample
from lifeboat.septentrick.cards import kinds_of
from lifeboat.septentrick.view import View

pytestmark = pytest.mark.heavy

UNTIMED = 1e9
TABLES = [Setup(3, "table"), Setup(4), Setup(5)]
EVERY = 6
"""Every sixth decision of a game is checked."""


def advice(view: View, playouts: int, seed: str = "advice") -> Advice:
    """Return the captain's advice after this many playouts."""
    return adviser_of("septentrick").advise(view, dice(seed), Budget(playouts, UNTIMED))


def decisions(setup: Setup, name: str) -> Iterator[State]:
    """Yield some of the decisions of a game between steady players."""
    state = deal(setup, secret_of(name))
    crew = SteadyCrew(state.terms)
    step = 0
    while state.decision():
        if step % EVERY == 0:
            yield state.copy()
        state.advance(crew.choose(state))
        step += 1


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_advice_and_choice_depend_on_the_view_alone(setup: Setup) -> None:
    """In another world that looks the same, the same dice and budget give the same result."""
    throws = dice("other worlds")
    differing = 0
    for state in decisions(setup, "alone"):
        view = state.view(state.active)
        world = sample(view, throws)
        differing += world != state
        other = world.view(world.active)
        first, second = advice(view, 20), advice(other, 20)
        assert first == second
        if len(view.legal) > 1:
            captain = player_of("septentrick", "captain")
            choice = captain.choose(other, dice("advice"), Budget(20, UNTIMED))
            assert choice == first.options[0].action
    assert differing


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_advice_lists_every_legal_action_and_keeps_to_the_playouts(setup: Setup) -> None:
    for state in decisions(setup, "lists"):
        view = state.view(state.active)
        given = advice(view, 30)
        assert sorted(option.action for option in given.options) == view.legal
        assert sum(option.playouts for option in given.options) == given.playouts <= 30
        assert all(0 <= option.value <= 1 and option.error > 0 for option in given.options)


@pytest.mark.parametrize("budget", [Budget(1000, 0.0), Budget(0, UNTIMED), Budget(1, UNTIMED)])
def test_without_time_to_think_it_does_what_the_convention_says(budget: Budget) -> None:
    captain, steady = player_of("septentrick", "captain"), player_of("septentrick", "steady")
    for state in decisions(Setup(4), "hurry"):
        view = state.view(state.active)
        if len(view.legal) > 1:
            expected = steady.choose(view, dice("hurry"), budget)
            assert captain.choose(view, dice("hurry"), budget) == expected
            assert adviser_of("septentrick").advise(view, dice("hurry"), budget).playouts == 0


def test_a_forced_decision_takes_no_thought_but_has_its_estimate() -> None:
    state = deal(Setup(3), secret_of("forced"))
    crew = SteadyCrew(state.terms)
    while len(state.legal()) > 1:
        state.advance(crew.choose(state))
    view = state.view(state.active)
    throws = dice("forced")
    before = throws.__reduce__()
    choice = player_of("septentrick", "captain").choose(view, throws, Budget(50, UNTIMED))
    assert [choice] == view.legal
    assert throws.__reduce__() == before
    given = advice(view, 50)
    assert given.playouts == given.options[0].playouts == 50


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_imagined_worlds_agree_with_the_view(setup: Setup) -> None:
    """All cards are there, and the seat would see the same in each of these worlds."""
    rules = game_of("septentrick")
    for state in decisions(setup, "agree"):
        view = state.view(state.active)
        worlds = Worlds(view, dice("agree"))
        for _ in range(4):
            world = worlds.next_world()
            assert str(world.view(view.seat)) == str(view)
            assert rules.pieces(world) == rules.pieces(state)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("S5")
def test_a_passed_card_is_somewhere_it_can_have_gone(players: int) -> None:
    """The left neighbour kept one of the two cards, passed on the other, and then got one more."""
    looked_at = 0
    for state in decisions(Setup(players), "given away"):
        if not state.history:
            continue
        view = state.view(state.active)
        walk = Walk(view, dice("given away"))
        left, second = (view.seat + 1) % players, (view.seat + 2) % players
        one, other = kinds_of(view.passed)
        (later,) = kinds_of(view.passed_on)
        for _ in range(20):
            hands = walk.next_world().hands
            at_left = kinds_of(hands[left] + walk.played[left])
            at_second = kinds_of(hands[second] + walk.played[second])
            assert any(
                not Counter([kept, later]) - Counter(at_left) and went_on in at_second
                for kept, went_on in ((one, other), (other, one))
            )
            looked_at += 1
    assert looked_at


@pytest.mark.parametrize("players", [3, 4, 5])
def test_imagined_worlds_explain_what_the_others_played(players: int) -> None:
    """In uniformly sampled worlds, steady players would have made far fewer of these plays."""
    state = deal(Setup(players), secret_of("explain"))
    crew = SteadyCrew(state.terms)
    while state.tricks < 6:
        state.advance(crew.choose(state))
    view, throws = state.view(state.active), dice("explain")
    walk = Walk(view, throws)
    walked = sum(odd_plays(walk, walk.next_world()) for _ in range(30))
    even = sum(odd_plays(walk, sample(view, throws)) for _ in range(30))
    assert odd_plays(walk, state) == 0
    assert walked < even / 2


def odd_plays(walk: Walk, world: State) -> int:
    """Count the others' plays that `steady` wouldn't have made with the hands of this world."""
    seats: list[list[Moment]] = walk.moments
    return sum(
        moment.is_odd(world.hands[seat]) for seat, moments in enumerate(seats) for moment in moments
    )


ENDINGS = {
    "the passenger fits the trick, and the Captain may have no other to give": (
        "p1",
        "players=3 captain=1 trump=triangle seat=3 played=s4,s3,s7,d7,d5,d1,d3,d6,p4,s6,p3,s2,s5,"
        "p2,s1,t3,t1,t2,t4,c6,p2,t6,c4,p2,t5,c7,d4,t7,c5 hands=p1,p2,p3/c1,c3,r/d2,c2,p1,r "
        "passed=d2,c4/t2,t3/t1,t5 on=t1/d2/t3",
    ),
    "the lowest card leaves the right last one": (
        "c1",
        "players=3 captain=1 trump=triangle seat=2 played=r,t4,t2,s7,s6,p3,d5,d6,d7,d1,d4,c7,c3,"
        "c2,c5,d3,d2,p4,t1,p2,p2,t3,c6,p2,t6,p1,s2,t5 hands=t7,p1,p2/c1,c4,s4,p3/s1,s3,s5,r "
        "passed=c1,s2/r,r/t4,t6 on=t4/s2/r",
    ),
}


@pytest.mark.parametrize(("card", "position"), ENDINGS.values(), ids=list(ENDINGS))
@pytest.mark.rule("S17")
def test_it_finds_the_card_that_wins_where_the_convention_loses(card: str, position: str) -> None:
    state = read_position(position)
    view = state.view(state.active)
    steady = player_of("septentrick", "steady").choose(view, dice("end"), Budget())
    best, *others = advice(view, 200).options
    assert best.action == read_action(card) != steady
    assert best.value == 1
    assert all(other.value < 0.5 for other in others)


def test_the_convention_is_kept_while_chance_explains_what_leads() -> None:
    """One win in two games proves nothing; two wins in four games do."""
    state = read_position(ENDINGS["the lowest card leaves the right last one"][1])
    convention = SteadyCrew(state.terms).choose(state)
    race = septentrick_race(state.view(state.active), dice("chance"))
    rival = race.running[0]
    assert race.habit.action == convention
    assert rival.action != convention
    for games in range(1, 11):
        for racer in race.running:
            racer.values += [WIN if racer is rival else 0.0, 0.0]
        first = race.advice().options[0].action
        assert first == (convention if games == 1 else rival.action)


@pytest.mark.rule("S17")
def test_a_lost_game_counts_more_the_nearer_it_is_to_a_win() -> None:
    """A lost game never counts as much as a win."""
    state = next(state for state in decisions(Setup(4), "nearly") if state.tricks > 2)
    model = SeptentrickModel(state.view(state.active), dice("nearly"))
    values: dict[int, float] = {}
    for _ in range(60):
        world = model.world()
        value = model.value(world.copy())
        play_out_steadily(world)
        outcome = world.outcome()
        assert outcome is not None
        assert (value == WIN) is outcome.won
        if not world.is_lost_early():
            pairs = zip(world.rings, world.people, strict=True)
            values[sum(abs(rings - people) for rings, people in pairs)] = value
    lost = [values[distance] for distance in sorted(values) if distance]
    assert lost == sorted(lost, reverse=True)
    assert NEARLY > lost[0] > lost[1] > lost[-1] >= 0
    assert not any(value for distance, value in values.items() if distance >= FAR_OFF)
