"""Rescues say how likely they are to fail, at tables with hints (T15-T19)."""

from __future__ import annotations

from math import sqrt

from lifeboat.core.dice import dice
from lifeboat.core.games import game_of
from lifeboat.table.wire.gate import Viewer, texts_of
from lifeboat.table.wire.rendering import welcome
from lifeboat.table.wire.titanic.choices import TitanicChoice, choices_of
from lifeboat.table.wire.titanic.view import TitanicView
from lifeboat.titanic import State
from lifeboat.titanic.play.rescue import can_place_any
from lifeboat.titanic.sampling import sample
from lifeboat.titanic.view import View
from tests.contract.playing import dealt, random_steps, throws_for
from tests.table.tables import started
from tests.titanic.drawing import position

SETUPS = list(game_of("titanic").sample_setups())
WORLDS = 200
EVERY = 61
"""Worlds are drawn at every 61st decision of a random game."""
SPREAD = 5.0
"""How many standard errors a frequency may be off: less than one in a million is."""


def rescues(view: View) -> list[TitanicChoice]:
    return [one for one in choices_of(texts_of("en"), view, True) if one.kind == "rescue"]


def test_the_chance_of_failing_agrees_with_sampled_worlds() -> None:
    checked = 0
    for number, fields in enumerate(SETUPS):
        state = dealt(game_of("titanic"), fields, number)
        assert isinstance(state, State)
        for step, _ in enumerate(random_steps(state, throws_for("odds", number))):
            view = state.view(state.active)
            if step % EVERY or not view.stack:
                continue
            choices = rescues(view)
            worlds = [sample(view, dice(f"odds {number} {step} {at}")) for at in range(WORLDS)]
            for choice in choices:
                failed = sum(
                    not can_place_any(world, world.stack[-choice.number :]) for world in worlds
                )
                fails = choice.fails
                assert fails is not None
                error = sqrt(max(fails * (1 - fails), 1 / WORLDS) / WORLDS)
                assert abs(failed / WORLDS - fails) < SPREAD * error, f"{state}: {choice.action}"
                checked += 1
    assert checked > 30


def test_known_cards_on_top_make_it_certain() -> None:
    text = "crew=lee decks=f8/-/-/-/-/- stack=s9,f7,{rest} top=2 actions={cards}"
    assert [choice.fails for choice in rescues(position(text).view(0))][:2] == [1.0, 0.0]


def test_with_an_empty_stack_nobody_knows_yet() -> None:
    text = "crew=lee decks=f8/-/-/-/-/- discard={rest} actions={cards}"
    assert [choice.fails for choice in rescues(position(text).view(0))] == [None]


def test_only_rescues_have_odds_and_only_with_hints() -> None:
    for hints in (0, 3):
        table = started("titanic", {"crew": "lee"}, [1], hints=hints)
        view = welcome(table, Viewer(1)).views[0]
        assert isinstance(view, TitanicView)
        for choice in view.legal:
            assert (choice.fails is not None) == (hints > 0 and choice.kind == "rescue")
