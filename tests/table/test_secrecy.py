"""Secrecy: worlds that a viewer can't tell apart send the same bytes, and leaks are found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import pytest
from msgspec import structs

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError
from lifeboat.core.events import EVERYBODY, Event
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.table import entries, laws
from lifeboat.table.commands import Play
from lifeboat.table.table import Table
from lifeboat.table.wire import gate, rendering, story
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.messages import Happened
from lifeboat.table.wire.rendering import refused, update, welcome
from lifeboat.texts import Texts
from tests.contract.playing import throws_for
from tests.table.rendered_games import GAMES, IDS, SEED, sent, viewers_of
from tests.table.tables import Sitter, legal_text, started, step
from tests.table.worlds import another_world, seen, twin_of

EVERY_STEPS = 5
"""Worlds are compared at every fifth step, ..."""
FIRST_STEPS = 18
"""... and at each of the first steps, where Septentrick has its sealed passes."""


def refusal(table: Table, viewer: Viewer) -> bytes:
    """Return what a viewer gets who tries something illegal."""
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
    """Play a whole game at random; return the differences found and how many comparisons were
    made.

    At sampled moments each viewer gets the table in a second world, and the step in it: the same
    action if it is possible there, otherwise another one. If everything that the viewer may see
    is the same before and after it, the bytes must be the same too. What the rules tell isn't an
    excuse: their events may leak like anything else. Some steps are undone, in both worlds.
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
            if seen(table, viewer) != seen(twin, viewer):
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
    """Return the action of the first world if it is legal in the second, otherwise another."""
    state = twin.state()
    assert state is not None
    legal = [twin.rules.action_text(one) for one in state.legal()]
    return action if action in legal else legal[throws.below(len(legal))]


def can_undo(table: Table) -> bool:
    return table.playthrough is not None and table.playthrough.can_undo() and not table.is_over()


def last_seat(table: Table) -> int:
    """Return the seat that took the last step."""
    assert table.playthrough is not None
    return table.playthrough.deciders[-1]


@pytest.mark.parametrize(("game", "fields", "sitters"), GAMES, ids=IDS)
def test_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes(
    game: str, fields: dict[str, str], sitters: list[Sitter]
) -> None:
    """This covers whole games and people with one seat, two or none, and spectators."""
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
    """They have any set-up, with people and bots in any seats."""
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
    """Return what the check finds in one game, once a leak is planted."""
    table = started(game, {"players": str(len(sitters))}, sitters, seed=SEED)
    return exercised(table, "planted")[0]


def test_a_planted_leak_of_the_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Septentrick an action may be a sealed pass."""
    honest = story.told_of

    def leaky(moment: gate.Moment, viewer: Viewer) -> story.Told:
        told = honest(moment, viewer)
        assert moment.change is not None
        action = getattr(moment.change.entry, "action", "")
        return told._replace(sentences=[*told.sentences, action])

    monkeypatch.setattr(rendering, "told_of", leaky)
    found = leaks("septentrick", [1, 2, 3])
    assert any(leak.startswith("update") for leak in found)


@pytest.mark.parametrize("field", ["cards", "places", "number"])
@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_planted_leak_of_the_position_in_what_happened_is_found(
    monkeypatch: pytest.MonkeyPatch, game: str, field: str
) -> None:
    honest = story.told_of

    def leaky(moment: gate.Moment, viewer: Viewer) -> story.Told:
        told = honest(moment, viewer)
        position = str(moment.table.state())
        leak = {field: crc32(position.encode()) if field == "number" else [position]}
        return told._replace(happened=[structs.replace(one, **leak) for one in told.happened])

    monkeypatch.setattr(rendering, "told_of", leaky)
    assert {leak.split()[0] for leak in leaks(game, [1, 2, 3])} == {"update"}


UNSEALED: dict[str, Callable[[Event], Event]] = {
    "cards": lambda event: event._replace(audience=EVERYBODY),
    "places": lambda event: event._replace(places=(*event.places, *event.cards)),
    "number": lambda event: event._replace(number=sum(event.cards)),
}
"""How an event could give sealed cards away, field by field; only `cards` are ever hidden."""


@pytest.mark.parametrize("field", UNSEALED)
def test_a_planted_leak_of_sealed_cards_in_an_event_is_found(
    monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    """It is planted before the event is told, where a mistake of the rules would be."""
    honest, unsealed = story.story, UNSEALED[field]

    def leaky(texts: Texts, before: Any, events: Sequence[Event], seat: int) -> list[Happened]:
        return honest(texts, before, [unsealed(event) for event in events], seat)

    monkeypatch.setattr(story, "story", leaky)
    assert {leak.split()[0] for leak in leaks("septentrick", [1, 2, 3])} == {"update"}


def test_a_planted_leak_of_a_hand_to_spectators_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here spectators see the table from the first seat."""
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

    monkeypatch.setattr(gate, "table_info", leaky)
    found = leaks(game, [1, 2, 3])
    assert {leak.split()[0] for leak in found} >= {"welcome", "update"}


def test_a_planted_leak_of_the_seed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = gate.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), seed=table.header.seed)

    monkeypatch.setattr(gate, "table_info", leaky)
    assert leaks("titanic", [1, 2])
