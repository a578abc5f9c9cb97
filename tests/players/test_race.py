"""Races between options, in a made-up game in which an action is worth a random amount."""

from __future__ import annotations

from math import exp, inf

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.players import Advice, Budget
from lifeboat.players.captain import Captain
from lifeboat.players.race import expected_excess
from lifeboat.players.septentrick.race import SeptentrickRace, septentrick_race
from lifeboat.players.titanic.race import TitanicRace, titanic_race
from tests.players.ticking import Ticking

HABIT = 3
LONG = 1e9


class Luck:
    """A world: the value of each action, and the action that was taken."""

    def __init__(self, values: list[float], taken: int = -1) -> None:
        self.values = values
        self.taken = taken

    def copy(self) -> Luck:
        return Luck(self.values, self.taken)

    def advance(self, action: int) -> None:
        self.taken = action


class Lottery:
    """A game in which every action's value is its mean plus noise of its own, or shared noise."""

    def __init__(self, means: list[float], noise: int, shared: bool = False) -> None:
        self.means = means
        self.noise = noise
        self.shared = shared
        self.legal = list(range(len(means)))
        self.throws = dice("luck")
        self.played = 0

    def world(self) -> Luck:
        luck = [float(self.throws.below(2 * self.noise + 1) - self.noise) for _ in self.means]
        if self.shared:
            luck = [luck[0] for _ in luck]
        return Luck([mean + more for mean, more in zip(self.means, luck, strict=True)])

    def value(self, state: Luck) -> float:
        self.played += 1
        return state.values[state.taken]


def race_in(lottery: Lottery) -> TitanicRace:
    return TitanicRace(lottery, lottery.legal, min(HABIT, len(lottery.legal) - 1))


def advice_on(lottery: Lottery, playouts: int, seed: str = "luck", seconds: float = LONG) -> Advice:
    lottery.throws = dice(seed)
    return race_in(lottery).run(Budget(playouts, seconds))


def order(advice: Advice) -> list[int]:
    return [option.action for option in advice.options]


def test_no_budget_is_exceeded_and_every_playout_is_counted() -> None:
    for playouts in (0, 1, 5, 6, 7, 48, 100, 1000):
        lottery = Lottery([1, 2, 3, 4, 5, 6], 10)
        advice = advice_on(lottery, playouts)
        assert lottery.played == advice.playouts <= playouts
        assert sum(option.playouts for option in advice.options) == advice.playouts
        assert sorted(order(advice)) == lottery.legal


def test_every_option_is_tried_where_the_budget_allows_it() -> None:
    advice = advice_on(Lottery([0] * 20, 10), 200)
    assert all(option.playouts >= 8 for option in advice.options)


def test_without_time_the_habit_is_the_best() -> None:
    advice = advice_on(Lottery([9, 9, 9, 0, 9], 1), 1000, seconds=0)
    assert order(advice)[0] == HABIT
    assert advice.playouts == 0


def test_the_race_ends_when_the_time_is_up() -> None:
    """The clock is read once at the start and once before each round."""
    for rounds in (1, 5, 20):
        race = race_in(Lottery([0, 0, 0, 0], 20))
        advice = race.run(Budget(10**9, rounds + 0.5), Ticking())
        assert advice.options[0].playouts == rounds


def test_the_captains_keep_to_their_time() -> None:
    for game, captain in (
        ("titanic", Captain(titanic_race, Ticking())),
        ("septentrick", Captain(septentrick_race, Ticking())),
    ):
        state = game_of(game).deal({}, secret_of("time"))
        view = state.view(state.decision().seat)
        advice = captain.advise(view, dice("time"), Budget(10**9, 3.5))
        assert advice.options[0].playouts == 3, game


def test_the_others_come_in_the_order_of_their_values() -> None:
    advice = advice_on(Lottery([0, 3, 1, 2, 5, 4], 10), 300)
    values = [option.value for option in advice.options[1:]]
    assert values == sorted(values, reverse=True)


def test_a_habit_that_was_tried_once_is_worth_what_it_reached() -> None:
    advice = advice_on(Lottery([0, 0, 0, 7], 0), 4)
    assert {option.action: option.value for option in advice.options}[HABIT] == 7


def test_without_playouts_every_estimate_is_a_number() -> None:
    for playouts in (0, 3, 6):
        for option in advice_on(Lottery([9, 9, 9, 0, 9], 1), playouts).options:
            assert abs(option.value) < 100
            assert 0 <= option.error < 100


def test_what_is_clearly_better_is_found() -> None:
    assert order(advice_on(Lottery([0, 0, 0, 0, 0, 5, 0, 0], 10), 600))[0] == 5


def test_more_playouts_find_a_smaller_lead() -> None:
    found = [
        sum(
            order(advice_on(Lottery([0, 1.5, 0, 0, 0, 0], 10), playouts, f"lead {at}"))[0] == 1
            for at in range(20)
        )
        for playouts in (60, 600, 6000)
    ]
    assert found[0] < found[1] < found[2]
    assert found[2] >= 18


def test_a_lead_that_chance_explains_does_not_break_the_habit() -> None:
    """Another option nearly always has the highest mean, but the habit is rarely abandoned."""
    left = most = 0
    for at in range(40):
        advice = advice_on(Lottery([0] * 8, 20), 80, f"chance {at}")
        left += order(advice)[0] != HABIT
        most += max(advice.options, key=lambda option: option.value).action != HABIT
    assert most > 25
    assert left < most / 2


def test_common_luck_makes_no_difference() -> None:
    """Since options share their worlds, even a small lead shows, however much the values vary."""
    advice = advice_on(Lottery([0, 0.5, 0, 0], 1000, shared=True), 32)
    assert order(advice)[0] == 1


def test_options_that_come_to_the_same_are_tried_no_longer() -> None:
    advice = advice_on(Lottery([0] * 6, 10, shared=True), 600)
    assert order(advice)[0] == HABIT
    assert [option.playouts for option in advice.options[1:]] == [8] * 5


def test_an_option_that_dropped_out_early_is_valued_relative_to_the_habit() -> None:
    """Its own mean would depend on whether the few worlds in which it was tried were lucky."""
    for at in range(10):
        means = [0, -30, -30, 0.2]
        advice = advice_on(Lottery(means, 100, shared=True), 400, f"kind {at}")
        values = {option.action: option.value for option in advice.options}
        assert {option.action: option.playouts for option in advice.options}[1] == 8
        assert values[1] == pytest.approx(values[HABIT] - 30.2)


def test_the_playouts_go_to_those_that_may_be_the_best() -> None:
    playouts = {
        option.action: option.playouts
        for option in advice_on(Lottery([0, 0, 0, 9, 9, 0, 0, 0], 10), 800).options
    }
    assert min(playouts[3], playouts[4]) > 3 * max(playouts[at] for at in (0, 1, 2, 5, 6, 7))


def test_half_of_the_indistinguishable_options_drop_out_after_each_heat() -> None:
    advice = advice_on(Lottery([0] * 8, 20), 900)
    playouts = sorted(option.playouts for option in advice.options)
    assert playouts[0] * 4 < playouts[-1]
    assert playouts[-1] == playouts[-2] > playouts[-4]


def test_a_forced_decision_is_estimated_too() -> None:
    advice = advice_on(Lottery([7], 2), 1000)
    assert advice.options[0].playouts >= 30
    assert abs(advice.options[0].value - 7) < 1


def test_the_error_is_that_of_a_95_percent_interval() -> None:
    within = 0
    for at in range(200):
        option = advice_on(Lottery([7], 30), 40, f"error {at}").options[0]
        within += abs(option.value - 7) <= option.error
    assert 180 <= within <= 198


def test_the_same_dice_give_the_same_advice() -> None:
    lottery = Lottery([0, 1, 2, 3], 10)
    assert advice_on(lottery, 300) == advice_on(lottery, 300)
    assert advice_on(lottery, 300) != advice_on(lottery, 300, "other luck")


def test_a_race_ends_once_more_rounds_would_gain_next_to_nothing() -> None:
    """Either one option is clearly the best, or it makes no difference which of them is."""
    clear = advice_on(Lottery([0, 9, 0, 0], 5), 100_000)
    assert order(clear)[0] == 1
    assert clear.playouts < 1000
    close = advice_on(Lottery([0, 9, 8.9, 0], 1), 100_000)
    assert order(close)[0] == 1
    assert clear.playouts < close.playouts < 100_000
    open_ = advice_on(Lottery([0, 1, 1, 0], 200), 20_000)
    assert open_.playouts > 19_000


def test_heats_fit_into_a_race_that_only_time_limits() -> None:
    """The speed of the first rounds tells how many more there will be."""
    lottery = Lottery([0] * 16, 200)
    advice = race_in(lottery).run(Budget(10**9, 4000.0), lambda: float(lottery.played))
    playouts = sorted(option.playouts for option in advice.options)
    assert advice.playouts == pytest.approx(4000, abs=16)
    assert playouts[0] > 10
    assert playouts[7] * 2 < playouts[8] < playouts[12] < playouts[14] == playouts[15]


def test_heats_fit_into_the_time_if_it_is_far_too_short_for_the_playouts() -> None:
    """On a slow machine the usual budget is limited by its time, and races still have heats."""
    slow, timed = Lottery([0] * 16, 200), Lottery([0] * 16, 200)
    usual = race_in(slow).run(Budget(15_000, 1000.0), lambda: float(slow.played))
    alone = race_in(timed).run(Budget(10**9, 1000.0), lambda: float(timed.played))
    assert usual == alone
    playouts = sorted(option.playouts for option in usual.options)
    assert usual.playouts == pytest.approx(1000, abs=16)
    assert playouts[0] * 4 < playouts[-1] == playouts[-2]


@pytest.mark.parametrize("seconds", [LONG, 2000.0, 1200.0])
def test_time_changes_nothing_as_long_as_the_playouts_fit(seconds: float) -> None:
    """Not even if the first round is slow."""
    calm, delayed = Lottery([0] * 16, 200), Lottery([0] * 16, 200)
    timeless = race_in(calm).run(Budget(1000, inf))
    timed = race_in(delayed).run(
        Budget(1000, seconds), lambda: delayed.played + 100.0 * (delayed.played > 0)
    )
    assert timed == timeless


@pytest.mark.parametrize("mean", [-3.0, -0.5, 0.0, 0.5, 3.0])
@pytest.mark.parametrize("error", [0.25, 1.0, 4.0])
def test_the_expected_excess_is_the_mean_of_what_is_above_0(mean: float, error: float) -> None:
    step = error / 200
    values = [mean + step * at for at in range(-1600, 1601)]
    density = [exp(-(((value - mean) / error) ** 2) / 2) for value in values]
    above = sum(max(value, 0.0) * share for value, share in zip(values, density, strict=True))
    assert expected_excess(mean, error) == pytest.approx(above / sum(density), abs=1e-4)


def test_without_an_error_the_excess_is_certain() -> None:
    assert expected_excess(2.0, 0.0) == 2.0
    assert expected_excess(-2.0, 0.0) == 0.0


# Septentrick's race


@pytest.mark.parametrize("best", [0, HABIT])
def test_an_option_clearly_behind_drops_out_and_the_last_one_left_wins(
    best: int,
) -> None:
    lottery = Lottery([9 * (action == best) for action in range(5)], 1)
    advice = SeptentrickRace(lottery, lottery.legal, HABIT).run(Budget(10_000, LONG))
    assert order(advice)[0] == best
    assert {option.playouts for option in advice.options} == {8}


def test_as_long_as_nothing_is_clear_all_stay_in_the_race() -> None:
    lottery = Lottery([0] * 5, 10, shared=True)
    advice = SeptentrickRace(lottery, lottery.legal, HABIT).run(Budget(1000, LONG))
    assert order(advice)[0] == HABIT
    assert {option.playouts for option in advice.options} == {200}
