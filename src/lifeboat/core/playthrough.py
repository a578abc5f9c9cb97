"""Playthroughs: a game being played, with its record, what happened at each step, and undo."""

from __future__ import annotations

from typing import Any

from lifeboat.core.errors import LifeboatError, RecordError, UndoError
from lifeboat.core.events import Event
from lifeboat.core.games import Game, State, game_of
from lifeboat.core.records import UNFINISHED, Record


class Playthrough:
    """A state together with the way that led to it."""

    def __init__(self, record: Record) -> None:
        """Begin a record's game; its actions are not played yet."""
        self.rules: Game[Any] = game_of(record.game)
        self.record = Record(
            record.game, record.setup, record.secret, [], record.start, "", record.notes
        )
        self.state: State = record.begin()
        self.steps: list[list[Event]] = []
        """What happened at each step."""
        self.deciders: list[int] = []
        """Which seat decided each step."""
        self._earlier: list[State] = []
        """The states that the undo law lets us go back to, the last one last."""

    def play(self, action: int) -> list[Event]:
        """Take a legal action, write it down and say what happened."""
        return self.step(action)[1]

    def step(self, action: int) -> tuple[State, list[Event]]:
        """Play an action, and return the state before it and what happened."""
        before = self.state.copy()
        events = self.state.play(action)
        decision = before.decision()
        assert decision is not None
        self.deciders.append(decision.seat)
        self.record.actions.append(self.rules.action_text(action))
        self.steps.append(events)
        if self.state.can_undo():
            self._earlier.append(before)
        else:
            self._earlier.clear()
        outcome = self.state.outcome()
        self.record.result = f"{outcome.reason} {outcome.score}" if outcome else ""
        return before, events

    def copy(self) -> Playthrough:
        """Return a playthrough of its own that has come as far."""
        twin = Playthrough(self.record)
        twin.record.actions.extend(self.record.actions)
        twin.record.result = self.record.result
        twin.state = self.state.copy()
        twin.steps = self.steps.copy()
        twin.deciders = self.deciders.copy()
        twin._earlier = [state.copy() for state in self._earlier]
        return twin

    def can_undo(self) -> bool:
        """Whether the last step can be taken back."""
        return bool(self._earlier)

    def undo(self) -> None:
        """Take the last step back, if it showed, shuffled and ended nothing."""
        if not self._earlier:
            last = self.record.actions[-1] if self.record.actions else "-"
            raise UndoError("undo", last, "a step that showed, shuffled and ended nothing")
        self.state = self._earlier.pop()
        self.record.actions.pop()
        self.steps.pop()
        self.deciders.pop()


def replay(record: Record, steps: int | None = None) -> tuple[Playthrough, RecordError | None]:
    """Play a record through, or its first steps; where it breaks, the good part and the error."""
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
