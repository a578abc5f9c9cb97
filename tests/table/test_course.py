"""The course of a game: what a row of signs tells, and what it doesn't."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.records import Record
from lifeboat.players import player_of
from lifeboat.players.player import Budget
from lifeboat.septentrick.tally import matched_seats
from lifeboat.table.past.course import course_of
from lifeboat.table.wire.titanic.face import MANY

SEEDS = [f"course {number}" for number in range(12)]


def played(game: str, setup: dict[str, str], seed: str, player: str) -> Record:
    """Return the record of a game that bots played to the end."""
    rules, throws = game_of(game), dice(seed)
    fields, secret = rules.setup_fields(setup), secret_of(seed)
    state, bot = rules.deal(fields, secret), player_of(game, player)
    actions = []
    while (decision := state.decision()) is not None:
        action = bot.choose(state.view(decision.seat), throws, Budget())
        actions.append(rules.action_text(action))
        state.play(action)
    return Record(game, fields, secret, actions)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("player", ["random", "steady"])
def test_each_page_has_a_level_by_how_many_got_to_safety(seed: str, player: str) -> None:
    record = played("titanic", {"players": "2"}, seed, player)
    rules = game_of("titanic")
    state: Any = record.begin()
    saved: dict[int, int] = {}
    for word in record.actions:
        page, before = state.turned, sum(map(len, state.groups))
        state.play(rules.read_action(word))
        after = sum(map(len, state.groups))
        saved[page] = saved.get(page, 0) + after - before
    course = course_of(str(record))
    assert len(course) == max(saved) + 1
    for page, level in enumerate(course):
        count = saved.get(page, 0)
        assert level == (0 if count == 0 else 1 if count < MANY else 2)


@pytest.mark.parametrize("players", ["3", "4", "5"])
@pytest.mark.parametrize("seed", SEEDS)
def test_each_trick_has_a_level_by_how_many_are_matched(players: str, seed: str) -> None:
    record = played("septentrick", {"players": players}, seed, "steady")
    rules = game_of("septentrick")
    state: Any = record.begin()
    for word in record.actions:
        state.play(rules.read_action(word))
    outcome, course = state.outcome(), course_of(str(record))
    assert outcome is not None
    assert set(course) <= {0, 1, 2}
    if outcome.reason == "all-passengers":
        assert course[-1] == 0
        assert len(course) == state.tricks + 1
        return
    matched = matched_seats(state.rings, state.people)
    assert len(course) == state.tricks
    assert (course[-1] == 2) == outcome.won
    assert (course[-1] == 0) == (2 * matched < int(players))
