"""A free move never lowers the best result, as the solver finds it with all cards visible."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from lifeboat.core.fate import secret_of
from lifeboat.players import Budget
from lifeboat.players.titanic.solving import solve
from lifeboat.titanic import State, action_text, read_position
from lifeboat.titanic.bringing import is_free
from tests.titanic.drawing import EVERY_ACTION_CARD

pytestmark = pytest.mark.heavy

CREWS = ("murdoch", "lee", "lowe", "boxhall", "fleet", "lightoller,phillips", "smith,pitman")
PLENTY = Budget(6000, inf)
ENDINGS = 160


def ending(number: int) -> State:
    """Return a position close to the end, in which some of those left lie in runs."""
    chance = Random(number)
    crew = chance.choice(CREWS)
    groups: list[list[str]] = []
    runs: list[list[str]] = []
    left: list[str] = []
    for letter, top in (("f", 13), ("s", 17)):
        for _ in range(2):
            groups.append([])
            runs.append([])
        sizes = [top - chance.randrange(least, 4) for least in range(2)]
        for rank in range(1, top + 1):
            copies = [f"{letter}{rank}", f"{letter}{rank}+"]
            chance.shuffle(copies)
            for at, (size, card) in enumerate(zip(sizes, copies, strict=True), -2):
                (groups if rank <= size else runs)[at].append(card)
    turned = chance.choice([9, 10, 10])
    decks = ["-"] * 6
    for deck in range(turned - 6, 6):
        run = runs.pop(chance.randrange(len(runs)))
        kept = chance.randrange(len(run) + 1)
        decks[deck] = ",".join(run[:kept][::-1]) or "-"
        left += run[kept:]
    left += [card for run in runs for card in run]
    chance.shuffle(left)
    cut = chance.randrange(len(left) + 1)
    actions = EVERY_ACTION_CARD.copy()
    chance.shuffle(actions)
    hands = [",".join(actions.pop() for _ in range(chance.randrange(3))) for _ in crew.split(",")]
    return read_position(
        f"crew={crew} turned={turned} decks={'/'.join(decks)} "
        f"groups={'/'.join(','.join(group) for group in groups)} "
        f"stack={','.join(left[:cut]) or '-'} discard={','.join(left[cut:]) or '-'} "
        f"hands={'/'.join(hand or '-' for hand in hands)} actions={','.join(actions)} "
        f"fate={secret_of(str(number)).hex()}"
    )


def test_a_free_move_never_lowers_the_best_result() -> None:
    compared = 0
    for number in range(ENDINGS):
        state = ending(number)
        view = state.view(state.active)
        free = [action for action in view.legal if is_free(view, action)]
        best = solve(state, PLENTY) if free else None
        if best is None or not best.is_proved:
            continue
        for action in free:
            after = state.copy()
            after.advance(action)
            then = solve(after, PLENTY)
            assert not then.is_proved or then.best == best.best, f"{state}: {action_text(action)}"
            compared += then.is_proved
    assert compared > ENDINGS // 8
