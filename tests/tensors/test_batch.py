"""Batches: games that are stepped together run as they would one by one."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import IllegalAction, SetupError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.septentrick.cards import kinds_of, people_of
from lifeboat.septentrick.packed import packed
from lifeboat.tensors.batch import Batch
from lifeboat.tensors.bits import Bits, size_of, words_of
from lifeboat.tensors.form import (
    PROGRESS,
    REWARDS,
    SCORE,
    WON,
    checked_reward,
    ending,
    worth,
    write_mask,
)
from lifeboat.tensors.forms import FORMS

GAMES = [
    ("titanic", {"players": "1"}),
    ("titanic", {"players": "3", "layout": "expert"}),
    ("septentrick", {"players": "3"}),
    ("septentrick", {"players": "5", "captain": "table"}),
]


def batch_of(game: str, fields: dict[str, str], reward: str = SCORE, at_once: bool = True) -> Batch:
    """Return a batch of four games."""
    batch = Batch(FORMS[game], fields, reward, at_once, [7, 8, 9, 10])
    for at in range(4):
        batch.deal(at)
    return batch


def chosen(batch: Batch, throws: Any) -> list[int]:
    """Return a random legal action for every game, and any number for a game that has ended."""
    return [legal[throws.below(len(legal))] if legal else -5 for legal in batch.legal]


def row(raw: bytes, size: int, at: int) -> list[int]:
    """Return the bits of one row."""
    width = 4 * words_of(size)
    part = raw[width * at : width * (at + 1)]
    return [byte >> bit & 1 for byte in part for bit in range(8)][:size]


@pytest.mark.parametrize(("game", "fields"), GAMES)
def test_games_at_once_are_the_same_as_one_by_one(game: str, fields: dict[str, str]) -> None:
    """Deals, rewards, ends, observations and legal actions are the same."""
    batch = batch_of(game, fields)
    rules, form = game_of(game), FORMS[game]
    size = size_of(form.pieces)
    names = [["7", "7.1", "7.2"], ["8", "8.1", "8.2"], ["9", "9.1"], ["10", "10.1"]]
    alone = [rules.deal(fields, secret_of(seeds.pop(0))) for seeds in names]
    throws = dice("at once")
    ends = 0
    while all(names[:2]):
        sights, masks = batch.sights(), batch.masks()
        for at, state in enumerate(alone):
            assert str(batch.states[at]) == str(state)
            bits = Bits()
            form.write(state, state.decision().seat, bits)
            assert row(sights, size, at) == row(bits.to_bytes(), size, 0)
            legal = [one for one, bit in enumerate(row(masks, form.actions, at)) if bit]
            assert legal == state.legal()
        actions = chosen(batch, throws)
        batch.step(actions)
        for at, action in enumerate(actions):
            alone[at].advance(action)
            outcome = alone[at].outcome()
            assert (at in batch.ended) == (outcome is not None)
            assert batch.rewards[at] == (form.score(alone[at]) if outcome else 0)
            if outcome:
                ends += 1
                assert batch.outcomes[batch.ended.index(at)] == ending(form, alone[at])
                if not names[at]:
                    return
                alone[at] = rules.deal(fields, secret_of(names[at].pop(0)))
    assert ends >= 2


@pytest.mark.parametrize(("game", "fields"), GAMES)
def test_games_that_are_dealt_again_at_once_keep_their_last_observation(
    game: str, fields: dict[str, str]
) -> None:
    at_once, later = batch_of(game, fields), batch_of(game, fields, at_once=False)
    throws = dice("last")
    seats: list[int] = []
    while not at_once.ended:
        seats = [state.active for state in later.states]
        actions = chosen(at_once, throws)
        at_once.step(actions)
        later.step(actions)
    size = size_of(FORMS[game].pieces)
    assert later.ended == at_once.ended
    for place, at in enumerate(at_once.ended):
        assert row(later.sights(), size, at) == row(at_once.last_sights(), size, place)
        bits = Bits()
        FORMS[game].write(later.states[at], seats[at], bits)
        assert row(at_once.last_sights(), size, place) == row(bits.to_bytes(), size, 0)
        assert at_once.legal[at]
        assert not later.legal[at]


def test_a_game_dealt_again_with_the_next_step_takes_no_action_in_it() -> None:
    batch = batch_of("septentrick", {"players": "3"}, at_once=False)
    throws = dice("next")
    while not batch.ended:
        batch.step(chosen(batch, throws))
    at = batch.ended[0]
    assert set(row(batch.masks(), FORMS["septentrick"].actions, at)) == {1}
    batch.step(chosen(batch, throws))
    assert batch.rewards[at] == 0
    assert at not in batch.ended
    fresh = game_of("septentrick").deal({"players": "3"}, secret_of(f"{7 + at}.1"))
    assert str(batch.states[at]) == str(fresh)


@pytest.mark.parametrize("at_once", [True, False])
def test_no_game_takes_a_step_if_one_action_is_illegal(at_once: bool) -> None:
    batch = batch_of("titanic", {"players": "2"}, at_once=at_once)
    batch.step(chosen(batch, dice("legal")))
    before, rewards = pickle.dumps(batch), batch.rewards
    actions = chosen(batch, dice("legal"))
    illegal = next(number for number in range(2000) if number not in batch.legal[3])
    for wrong in (illegal, -1, 10**6):
        with pytest.raises(IllegalAction):
            batch.step([*actions[:3], wrong])
        assert pickle.dumps(batch) == before
        assert batch.rewards == rewards


@pytest.mark.parametrize("twin_of", [deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize(("game", "fields"), GAMES)
def test_a_copy_plays_on_alike_and_independently(
    game: str, fields: dict[str, str], twin_of: Any
) -> None:
    batch = batch_of(game, fields, PROGRESS)
    throws = dice("copy")
    for _ in range(9):
        batch.step(chosen(batch, throws))
    twin = twin_of(batch)
    at_copy = [str(state) for state in batch.states]
    for _ in range(60):
        actions = chosen(batch, throws)
        batch.step(actions)
        if at_copy:
            assert [str(state) for state in twin.states] == at_copy
            at_copy = []
        twin.step(actions)
        assert (twin.rewards, twin.ended) == (batch.rewards, batch.ended)
        assert twin.sights() == batch.sights()


@pytest.mark.parametrize(("game", "fields"), GAMES)
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_what_the_game_brought(
    game: str, fields: dict[str, str], reward: str
) -> None:
    batch = batch_of(game, fields, reward, at_once=False)
    started = list(batch.worth)
    sums = [0.0] * 4
    throws = dice("rewards")
    while not batch.ended:
        batch.step(chosen(batch, throws))
        sums = [total + earned for total, earned in zip(sums, batch.rewards, strict=True)]
    at, outcome = batch.ended[0], batch.outcomes[0]
    state = batch.states[at]
    expected = {
        SCORE: float(FORMS[game].score(state)),
        WON: float(outcome.won),
        PROGRESS: FORMS[game].progress(state) - started[at],
    }
    assert sums[at] == expected[reward] == worth(FORMS[game], state, reward) - started[at]


def test_progress_is_the_score_so_far_in_titanic_and_the_distance_in_septentrick() -> None:
    titanic = game_of("titanic").read_position(
        "crew=murdoch turned=10 decks=-/-/-/-/s5|f3,f2/s17|s2 groups=f1/-/s1/- "
        "stack=f4,s3,f9,s6 discard=* top=4 known=5:s5/6:s17"
    )
    assert FORMS["titanic"].progress(titanic) == titanic.score().total
    septentrick = game_of("septentrick").deal({"players": "3"}, b"")
    septentrick.packed_rings = packed([4, 0, 2])
    septentrick.packed_people = packed([1, 5, 2])
    assert FORMS["septentrick"].progress(septentrick) == -8


def test_a_game_of_septentrick_lost_early_counts_nothing_and_all_that_was_not_collected() -> None:
    """Seats that have collected nothing are matched, but that mustn't earn a reward (S12)."""
    form = FORMS["septentrick"]
    rules = game_of("septentrick")
    ends = 0
    for number in range(300):
        state = rules.deal({"players": "3"}, secret_of(f"early {number}"))
        throws = dice(f"early {number}")
        while legal := state.legal():
            state.advance(legal[throws.below(len(legal))])
        if not state.is_lost_early():
            assert worth(form, state, SCORE) == state.outcome().score
            continue
        ends += 1
        assert worth(form, state, SCORE) == 0
        cards = [kind for hand in state.hands for kind in kinds_of(hand)] + state.trick
        left = sum(state.terms.rings[kind] + people_of(kind) for kind in cards)
        apart = sum(abs(r - p) for r, p in zip(state.rings, state.people, strict=True))
        assert form.progress(state) == -apart - left
    assert ends > 5


def test_a_game_that_was_won_brings_one() -> None:
    groups = [
        ",".join(f"{letter}{rank}{anchor}" for rank in range(1, last + 1))
        for letter, last, anchor in (("f", 13, ""), ("f", 13, "+"), ("s", 17, ""), ("s", 16, "+"))
    ]
    state = game_of("titanic").read_position(f"decks=-/s17+/-/-/-/- groups={'/'.join(groups)}")
    state.advance(game_of("titanic").read_action("2>g4"))
    assert state.outcome().won
    assert worth(FORMS["titanic"], state, WON) == 1
    assert worth(FORMS["titanic"], state, SCORE) == state.outcome().score


def test_a_mask_has_a_one_for_every_legal_action_and_for_no_other() -> None:
    bits = Bits()
    write_mask([0, 31, 32, 99, 100], 101, bits)
    assert [at for at, bit in enumerate(row(bits.to_bytes(), 101, 0)) if bit] == [
        0,
        31,
        32,
        99,
        100,
    ]
    assert len(bits.to_bytes()) == 16


def test_a_reward_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match="reward=fun"):
        checked_reward("fun")
