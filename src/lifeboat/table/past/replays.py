"""Replays: a finished game at one of its steps, as a seat or a spectator sees it."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from lifeboat.core.events import SPECTATOR, Event
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record, read_record
from lifeboat.table.wire.gate import seat_view, texts_of
from lifeboat.table.wire.messages import AnyView
from lifeboat.table.wire.refusals import Refusal, RequestError, refusal
from lifeboat.table.wire.story import story
from lifeboat.texts import Texts
from lifeboat.texts.words import words_of

MOST_STEPS: Final = 3_000
"""So many steps a record may have that somebody sends; the longest games have a few hundred."""

Seat = Annotated[int, Meta(ge=SPECTATOR, le=4)]


class Replaying(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be shown at one of its steps."""

    record: str
    """The whole text of the record."""
    step: Annotated[int, Meta(ge=0, le=2**31)] | UnsetType = UNSET
    """After how many steps; without it, after the last one that is sound."""
    seat: Seat | UnsetType = UNSET
    """As which seat sees it, -1 for a spectator; without it, as the seat that decides sees it."""


class Step(Struct, frozen=True):
    """A game after one of its steps."""

    step: int
    """How many steps have been played."""
    steps: int
    """How many there are, up to the end or to where the record breaks."""
    decider: int
    """The seat that took this step; -1 before the first one."""
    player: str
    """The bot that decided it, if one did."""
    action: str
    """What was done, in notation; empty where the seat did not see it."""
    words: str
    """The same in words."""
    sentences: list[str]
    """What happened, in words."""
    seat: int
    """The seat that sees it like this; -1 for a spectator."""
    view: AnyView
    """The table after the step."""
    error: Refusal | None
    """Why the record breaks after its last sound step, if it does."""


def sent_step(replaying: Replaying, language: str) -> Step:
    """A step of a record that somebody sent."""
    record = read_record(replaying.record)
    if len(record.actions) > MOST_STEPS:
        raise RequestError("replay-length", len(record.actions), MOST_STEPS)
    return step_of(record, replaying.step, replaying.seat, language)


def step_in(record: str, step: int, seat: int | UnsetType, language: str) -> Step:
    """A step of a record of ours, from its text: it crosses to another process."""
    return step_of(read_record(record), step, seat, language)


def step_of(record: Record, step: int | UnsetType, seat: int | UnsetType, language: str) -> Step:
    """A record after so many steps, or after all that are sound."""
    whole, broken = replay(record)
    steps = len(whole.steps)
    wanted = steps if step is UNSET else step
    if wanted > steps:
        raise RequestError("step", wanted, f"0-{steps}")
    if seat is not UNSET and seat >= whole.state.seats():
        raise RequestError("seat", seat + 1, f"1-{whole.state.seats()}")
    now, _ = replay(record, max(wanted - 1, 0))
    texts = texts_of(language)
    told = _StepTeller(texts, now, seat)
    if wanted:
        told.take(record.actions[wanted - 1])
    seen_by = _viewer(now, seat)
    return Step(
        step=wanted,
        steps=steps,
        decider=told.decider,
        player=_bot(record, wanted, told.decider),
        action=told.action,
        words=told.words,
        sentences=told.sentences,
        seat=seen_by,
        view=seat_view(texts, now.state.view(seen_by), seen_by),
        error=refusal(broken, language) if broken else None,
    )


class _StepTeller:
    """A step as it is told to a seat."""

    def __init__(self, texts: Texts, now: Playthrough, seat: int | UnsetType) -> None:
        self.texts = texts
        self.now = now
        self.seat = _viewer(now, seat)
        self.decider = SPECTATOR
        self.action = ""
        self.words = ""
        self.sentences: list[str] = []

    def take(self, word: str) -> None:
        """Play one more step and tell it."""
        before = self.now.state.view(self.seat)
        action = self.now.rules.read_action(word)
        events: list[Event] = self.now.play(action)
        self.decider = self.now.deciders[-1]
        if not self.now.rules.has_secrets or action in before.legal:
            self.action = self.now.rules.action_text(action)
            self.words = words_of(before).action(self.texts, before, action)
        self.sentences = story(self.texts, before, events, self.seat)


def _viewer(now: Playthrough, seat: int | UnsetType) -> int:
    """Who looks: the seat that is asked for, else the one that decides, else a spectator."""
    if seat is not UNSET:
        return seat
    decision = now.state.decision()
    return decision.seat if decision else SPECTATOR


def _bot(record: Record, step: int, decider: int) -> str:
    """The bot that decided a step, as the notes of the record have it."""
    stand_ins = _named(record.notes.get("StandIns", ""))
    bots = _named(record.notes.get("Bots", ""))
    return stand_ins.get(str(step)) or bots.get(str(decider + 1), "")


def _named(note: str) -> dict[str, str]:
    """What a note such as ``2=random 3=steady`` says."""
    pairs = (word.partition("=") for word in note.split())
    return {number: name for number, _, name in pairs}
