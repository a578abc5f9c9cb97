"""Playthroughs: games in progress, with their record, the events of each step, and undo."""

from __future__ import annotations

from typing import Any

from lifeboat.core.errors import LifeboatError, RecordError, UndoError
from lifeboat.core.events import Event
from lifeboat.core.games import Game, State, game_of
from lifeboat.core.records import UNFINISHED, Record


class Playthrough:
    """A state together with the steps that led to it."""

    def __init__(self, record: Record, keeps_all: bool = False) -> None:
        """Begin the game of a record, without playing the record's actions.

        With `keeps_all`, every step can be undone, whatever it revealed.
        """
        self.keeps_all = keeps_all
        self.rules: Game[Any] = game_of(record.game)
        self.record = Record(
            record.game, record.setup, record.secret, [], record.start, "", record.notes
        )
        self.state: State = record.begin()
        self.steps: list[list[Event]] = []
        """What happened at each step."""
        self.deciders: list[int] = []
        """The seat that decided at each step."""
        self._earlier: list[State] = []
        """The states that undo may go back to, the latest one last; they are never changed."""

    def play(self, action: int) -> list[Event]:
        """Play a legal action, record it and return what happened.

        Raise `IllegalAction` for any other action, and change nothing.
        """
        return self.step(action)[1]

    def step(self, action: int) -> tuple[State, list[Event]]:
        """Play a legal action and record it; return the state before it, and what happened.

        Raise `IllegalAction` for any other action, and change nothing.
        """
        before = self.state.copy()
        events = self.state.play(action)
        decision = before.decision()
        assert decision is not None
        self.deciders.append(decision.seat)
        self.record.actions.append(self.rules.action_text(action))
        self.steps.append(events)
        if self.keeps_all or self.state.can_undo():
            self._earlier.append(before)
        else:
            self._earlier.clear()
        outcome = self.state.outcome()
        self.record.result = f"{outcome.reason} {outcome.score}" if outcome else ""
        return before, events

    def copy(self) -> Playthrough:
        """Return an independent copy with the same steps."""
        twin = Playthrough(self.record, self.keeps_all)
        twin.record.actions.extend(self.record.actions)
        twin.record.result = self.record.result
        twin.state = self.state.copy()
        twin.steps = self.steps.copy()
        twin.deciders = self.deciders.copy()
        twin._earlier = self._earlier.copy()
        return twin

    def can_undo(self) -> bool:
        """Return whether the last step can be undone."""
        return bool(self._earlier)

    def undo(self) -> None:
        """Undo the last step.

        Raise `UndoError` if there is none, or if it revealed, shuffled or ended anything.
        """
        if not self._earlier:
            last = self.record.actions[-1] if self.record.actions else "-"
            raise UndoError("undo", last, "a step that showed, shuffled and ended nothing")
        self.state = self._earlier.pop().copy()
        self.record.actions.pop()
        self.record.result = ""
        self.steps.pop()
        self.deciders.pop()


def replay(record: Record, steps: int | None = None) -> tuple[Playthrough, RecordError | None]:
    """Play a record, or its first `steps` steps; return the playthrough, and an error or `None`.

    If an action can't be played, the playthrough ends before it. It is also an error if the whole
    record was played but led to a different result from the one that it states.
    """
    playthrough = Playthrough(record)
    words = record.actions if steps is None else record.actions[:steps]
    for step, word in enumerate(words, 1):
        try:
            playthrough.play(playthrough.rules.read_action(word))
        except LifeboatError as error:
            broken = RecordError(
                "record-action", f"{step}. {word}", error.expected, error.rule, error.reason
            )
            return playthrough, broken
    reached = playthrough.record.result or UNFINISHED
    if len(words) == len(record.actions) and record.result and record.result != reached:
        return playthrough, RecordError("record-result", record.result, reached)
    return playthrough, None
