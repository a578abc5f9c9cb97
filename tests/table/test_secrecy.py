"""Secrecy: worlds that a viewer cannot tell apart send the same bytes, and a leak is found."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.table import entries, laws
from lifeboat.table.commands import Play
from lifeboat.table.table import Change, Table
from lifeboat.table.wire import gate, rendering, story
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.rendering import refused, update, welcome
from tests.contract.playing import throws_for
from tests.table.rendered_games import GAMES, IDS, SEED, sent, viewers_of
from tests.table.tables import Sitter, legal_text, started, step
from tests.table.worlds import another_world, seen, told, twin_of

EVERY_STEPS = 5
"""Worlds are compared at every fifth step,"""
FIRST_STEPS = 18
"""and at each of the first, where Septentrick has its sealed passes."""


def refusal(table: Table, viewer: Viewer) -> bytes:
    """What a viewer gets who tries something illegal."""
    state = table.state()
    assert state is not None
    legal = {table.rules.action_text(action) for action in state.legal()}
    illegal = next(text for text in ("stop", "rescue:1", "d5", "trump:star") if text not in legal)
    try:
        laws.answer(table, viewer.person, Play(illegal, table.last_entry))
    except LifeboatError as error:
        return sent(refused(error, 1, viewer.language))
    raise AssertionError("an illegal action was obeyed")


def exercised(table: Table, seed: object) -> tuple[list[str], Counter[str]]:
    """Play a whole game at random: where a viewer can tell worlds apart, and how often it tried.

    At sampled moments each viewer gets the table in a second world, and the step in it: the same
    action where it is possible there, else another one. Where all that the viewer may see and know
    is the same, the bytes must be. Some steps are taken back, in both worlds.
    """
    throws = throws_for("wire", seed)
    found: list[str] = []
    tried: Counter[str] = Counter()

    def compare(kind: str, viewer: Viewer, one: bytes, other: bytes) -> None:
        tried[kind] += 1
        if one != other:
            found.append(f"{kind} of {viewer}")

    number = 0
    while not table.is_over():
        number += 1
        twins: list[tuple[Viewer, Table]] = []
        sampled = number <= FIRST_STEPS or number % EVERY_STEPS == 0
        for viewer in viewers_of(table) if sampled else []:
            world = another_world(table, viewer, throws)
            if world is None:
                continue
            twin = twin_of(table, world)
            compare("welcome", viewer, sent(welcome(table, viewer)), sent(welcome(twin, viewer)))
            compare("refusal", viewer, refusal(table, viewer), refusal(twin, viewer))
            twins.append((viewer, twin))
        action = legal_text(table, throws)
        change = step(table, action)
        followed: list[tuple[Viewer, Table]] = []
        for viewer, twin in twins:
            other = step(twin, counterpart(twin, action, throws))
            same = told(table, change, viewer) == told(twin, other, viewer)
            if not same or seen(table, viewer) != seen(twin, viewer):
                continue
            one, two = update(table, change, viewer), update(twin, other, viewer)
            compare("update", viewer, sent(one), sent(two))
            followed.append((viewer, twin))
        if not can_undo(table) or throws.below(2):
            continue
        entry = entries.Undone(last_seat(table))
        change = table.apply(entry)
        for viewer, twin in followed:
            if can_undo(twin):
                one, two = update(table, change, viewer), update(twin, twin.apply(entry), viewer)
                compare("undone", viewer, sent(one), sent(two))
            else:
                found.append(f"undo of {viewer}")
    return found, tried


def counterpart(twin: Table, action: str, throws: Dice) -> str:
    """The action of the first world, if it is possible in the second, or another."""
    state = twin.state()
    assert state is not None
    legal = [twin.rules.action_text(one) for one in state.legal()]
    return action if action in legal else legal[throws.below(len(legal))]


def can_undo(table: Table) -> bool:
    return table.playthrough is not None and table.playthrough.can_undo() and not table.is_over()


def last_seat(table: Table) -> int:
    """The seat that took the last step."""
    assert table.playthrough is not None
    return table.playthrough.deciders[-1]


@pytest.mark.parametrize(("game", "fields", "sitters"), GAMES, ids=IDS)
def test_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes(
    game: str, fields: dict[str, str], sitters: list[Sitter]
) -> None:
    """Whole games, every viewer: people with a seat, with two, without one, and spectators."""
    tried: Counter[str] = Counter()
    for seed in range(3):
        table = started(game, fields, sitters, secret=secret_of(f"wire {seed}"), seed=SEED)
        table.apply(entries.Joined(len(table.people) + 1, "onlooker"))
        found, often = exercised(table, seed)
        assert found == []
        tried += often
    assert min(tried[kind] for kind in ("welcome", "refusal", "update")) > 0
    assert (tried["undone"] > 0) == (game == "titanic"), "nothing can be undone at Septentrick"
    assert tried["update"] > 20


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_random_tables_send_the_same_bytes_too(game: str, seed: int) -> None:
    """Any set-up, people and bots in any seats."""
    throws = throws_for("tables", game, seed)
    setups = list(game_of(game).sample_setups())
    fields = setups[throws.below(len(setups))]
    seats = game_of(game).deal(fields, secret_of("seats")).seats()
    sitters: list[Sitter] = [throws.below(4) or "random" for _ in range(seats)]
    table = started(game, fields, sitters, secret=secret_of(f"random {seed}"), seed=SEED)
    found, tried = exercised(table, seed)
    assert found == []
    assert tried["update"] > 0


def leaks(game: str, sitters: list[Sitter]) -> list[str]:
    """What the check finds in one game, once a leak is planted."""
    table = started(game, {"players": str(len(sitters))}, sitters, seed=SEED)
    return exercised(table, "planted")[0]


def test_a_planted_leak_of_the_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """At Septentrick an action may be a sealed pass."""
    honest = story.sentences_of

    def leaky(table: Table, change: Change, viewer: Viewer) -> list[str]:
        return [*honest(table, change, viewer), getattr(change.entry, "action", "")]

    monkeypatch.setattr(rendering, "sentences_of", leaky)
    found = leaks("septentrick", [1, 2, 3])
    assert any(leak.startswith("update") for leak in found)


def test_a_planted_leak_of_a_hand_to_spectators_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators that see the table from the first seat."""
    monkeypatch.setattr("lifeboat.table.wire.gate.SPECTATOR", 0)
    found = leaks("septentrick", [1, 2, 3])
    assert found
    assert all("person=0" in leak for leak in found)


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_planted_leak_of_the_position_is_found(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    honest = gate.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), day=str(table.state()))

    monkeypatch.setattr(rendering, "table_info", leaky)
    found = leaks(game, [1, 2, 3])
    assert {leak.split()[0] for leak in found} >= {"welcome", "update"}


def test_a_planted_leak_of_the_seed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = gate.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), seed=table.header.seed)

    monkeypatch.setattr(rendering, "table_info", leaky)
    assert leaks("titanic", [1, 2])
