"""Replays: a recorded game after one of its steps, as a seat or a spectator sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from lifeboat.core.events import SPECTATOR, Event
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record, read_record
from lifeboat.table.wire.gate import seat_view, texts_of
from lifeboat.table.wire.messages import AnyView, Happened
from lifeboat.table.wire.refusals import Refusal, RequestError, refusal
from lifeboat.table.wire.story import sentences_in, story
from lifeboat.texts import Texts
from lifeboat.texts.words import words_of

MOST_STEPS: Final = 3_000
"""The most steps allowed in a record that somebody sends; even long games have a few hundred."""

Seat = Annotated[int, Meta(ge=SPECTATOR, le=4)]


class Replaying(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to replay, and the step to show."""

    record: str
    """The whole text of the record."""
    step: Annotated[int, Meta(ge=0, le=2**31)] | UnsetType = UNSET
    """The number of steps to play; by default all that are valid."""
    seat: Seat | UnsetType = UNSET
    """The seat whose view to show, -1 for a spectator's; by default the seat that decides next."""


class Step(Struct, frozen=True):
    """A recorded game after one of its steps."""

    step: int
    """The number of steps played."""
    steps: int
    """The number of valid steps in the record."""
    decider: int
    """The seat that took the last step played; -1 before the first one."""
    player: str
    """The bot that decided this step, according to the record; empty if none did."""
    action: str
    """The action of this step, in notation; empty before the first one.

    In a game with secrets it is also empty for a viewer other than the seat that took the step.
    """
    words: str
    """The action in words; empty if `action` is."""
    sentences: list[str]
    """What happened in this step, in words."""
    happened: list[Happened]
    """The events of this step, in order."""
    seat: int
    """The seat whose view this is; -1 for a spectator's."""
    view: AnyView
    """What this seat sees after the step."""
    error: Refusal | None
    """What is wrong with the record after its valid steps; null if nothing is."""


def sent_step(replaying: Replaying, language: str) -> Step:
    """Replay a record that somebody sent, up to the step they asked for.

    Raise a `LifeboatError` if the record can't be read, and `RequestError` if it is too long or
    has no such step or seat.
    """
    record = read_record(replaying.record)
    if len(record.actions) > MOST_STEPS:
        raise RequestError("replay-length", len(record.actions), MOST_STEPS)
    return step_of(record, replaying.step, replaying.seat, language)


def step_in(
    record: str, step: int, seat: int | UnsetType, language: str, names: Sequence[str]
) -> Step:
    """Replay one of our own records up to a step; `names` is what the seats are called.

    The record is given as text because this runs in another process. Raise `RequestError` if it
    has no such step or seat.
    """
    return step_of(read_record(record), step, seat, language, names)


def step_of(
    record: Record,
    step: int | UnsetType,
    seat: int | UnsetType,
    language: str,
    names: Sequence[str] = (),
) -> Step:
    """Replay a record for this many steps, by default all that are valid.

    By default the view is that of the seat that decides next. `names` is what the seats are
    called. Raise `RequestError` if the record has no such step or seat.
    """
    whole, broken = replay(record)
    steps = len(whole.steps)
    wanted = steps if step is UNSET else step
    if wanted > steps:
        raise RequestError("step", wanted, f"0-{steps}")
    if seat is not UNSET and seat >= whole.state.seats():
        raise RequestError("seat", seat + 1, f"1-{whole.state.seats()}")
    now, _ = replay(record, max(wanted - 1, 0))
    texts = texts_of(language).at_table(names)
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
        sentences=sentences_in(told.happened),
        happened=told.happened,
        seat=seen_by,
        view=seat_view(texts, now.state.view(seen_by), seen_by),
        error=refusal(broken, language) if broken else None,
    )


class _StepTeller:
    """Puts a step into words for one seat, by default the one that takes the step."""

    def __init__(self, texts: Texts, now: Playthrough, seat: int | UnsetType) -> None:
        self.texts = texts
        self.now = now
        self.seat = _viewer(now, seat)
        self.decider = SPECTATOR
        self.action = ""
        self.words = ""
        self.happened: list[Happened] = []

    def take(self, word: str) -> None:
        """Play the next action, given in notation, and keep what the seat is told about it."""
        before = self.now.state.view(self.seat)
        action = self.now.rules.read_action(word)
        events: list[Event] = self.now.play(action)
        self.decider = self.now.deciders[-1]
        if not self.now.rules.has_secrets or action in before.legal:
            self.action = self.now.rules.action_text(action)
            self.words = words_of(before).action(self.texts, before, action)
        self.happened = story(self.texts, before, events, self.seat)


def _viewer(now: Playthrough, seat: int | UnsetType) -> int:
    """Return the seat asked for; by default the one that decides or, at the end, `SPECTATOR`."""
    if seat is not UNSET:
        return seat
    decision = now.state.decision()
    return decision.seat if decision else SPECTATOR


def _bot(record: Record, step: int, decider: int) -> str:
    """Return the bot that decided a step according to the record's notes, or ""."""
    stand_ins = _named(record.notes.get("StandIns", ""))
    bots = _named(record.notes.get("Bots", ""))
    return stand_ins.get(str(step)) or bots.get(str(decider + 1), "")


def _named(note: str) -> dict[str, str]:
    """Return a note such as ``2=random 3=steady`` as a dictionary."""
    pairs = (word.partition("=") for word in note.split())
    return {number: name for number, _, name in pairs}
