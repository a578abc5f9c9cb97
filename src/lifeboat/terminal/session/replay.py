"""Replays of records: step by step for a reader at a terminal, otherwise all at once."""

from __future__ import annotations

from lifeboat.core.errors import LifeboatError, RecordError
from lifeboat.core.events import SPECTATOR
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record
from lifeboat.terminal.screen import BOLD, DIM, NEWS, Screen
from lifeboat.terminal.seats import read_seat
from lifeboat.terminal.session.sitting import step_heading
from lifeboat.terminal.tables import table_of
from lifeboat.texts import Texts


class Replay:
    """A record that somebody is looking at."""

    def __init__(
        self,
        record: Record,
        texts: Texts,
        screen: Screen,
        plain: bool = False,
        seat: str | None = None,
    ) -> None:
        self.record = record
        self.texts = texts
        self.screen = screen
        self.table = table_of(record.game, texts, screen, plain)
        whole, self.broken = replay(record)
        self.last = len(whole.steps)
        """The number of the last valid step."""
        self.now = Playthrough(record)
        """The game as far as it has been shown."""
        self.seat: int | None = None
        """The seat from which everything is shown; None for the seat that decides each step."""
        if seat is not None:
            self.seat = read_seat(seat, 0, self.now.state.seats()) - 1

    def run(self, to: str | None) -> RecordError | None:
        """Show the record, up to step `to` if given.

        Return what is wrong with the part that was to be shown, or None. Raise `LifeboatError` if
        there isn't such a step.
        """
        end = len(self.record.actions) if to is None else self.checked(to)
        self.screen.say(self.texts.say("replay-heading", steps=len(self.record.actions)), BOLD)
        self.show_table()
        if to is None and self.screen.has_reader():
            self.leaf()
        else:
            self.print_through(end)
        return self.broken if to is None or end > self.last else None

    def checked(self, typed: str) -> int:
        """Return the step that somebody typed; raise `LifeboatError` if there isn't such a step."""
        steps = len(self.record.actions)
        if not typed.isdecimal() or len(typed) > 5 or int(typed) > steps:
            raise LifeboatError("step", typed, f"0-{steps}")
        return int(typed)

    def step(self) -> int:
        """Return how many steps have been shown."""
        return len(self.now.steps)

    def print_through(self, end: int) -> None:
        """Print the steps in words, up to `end` or the last valid one, and then the table."""
        while self.step() < min(end, self.last):
            self.tell_next()
        if self.step():
            self.show_table()
        if end == self.last == len(self.record.actions):
            self.screen.say(self.texts.say("replay-finished"), DIM)

    def leaf(self) -> None:
        """Let the reader page back and forth until they quit."""
        while True:
            self.screen.say(self.texts.say("replay-prompt"), DIM)
            try:
                typed = self.screen.ask(f"{self.step()}/{self.last}> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.blank()
                return
            if typed.startswith("q"):
                return
            try:
                self.turn(typed)
            except LifeboatError as error:
                self.screen.complain(self.texts, error)

    def turn(self, typed: str) -> None:
        """Show the step that was typed: empty for the next, ``b`` for the previous, or its number.

        If that step isn't valid, say why there is nothing to show; raise `LifeboatError` if the
        record has no such step.
        """
        if typed == "":
            wanted = self.step() + 1
        else:
            wanted = max(self.step() - 1, 0) if typed == "b" else self.checked(typed)
        if wanted > self.last:
            self.show_end()
            return
        self.go_to(max(wanted - 1, 0))
        if wanted:
            self.tell_next()
        self.show_table()

    def go_to(self, step: int) -> None:
        """Play up to this many steps, from the start if necessary, without printing anything."""
        if step < self.step():
            self.now = Playthrough(self.record)
        while self.step() < step:
            self.now.play(self.next_action())

    def viewer(self) -> int:
        """Return the seat from which the table is shown now, by default the next one to decide.

        At the end of the game the default is a spectator.
        """
        if self.seat is not None:
            return self.seat
        decision = self.now.state.decision()
        return decision.seat if decision else SPECTATOR

    def next_action(self) -> int:
        """Return the action after the steps shown so far."""
        return self.now.rules.read_action(self.record.actions[self.step()])

    def tell_next(self) -> None:
        """Play one step; print its action in words, unless it is secret, and what happened."""
        seat = self.viewer()
        view = self.now.state.view(seat)
        action = self.next_action()
        events = [event.seen_by(seat) for event in self.now.play(action)]
        heading = step_heading(self.texts, self.now, self.step(), seat, named=self.seat is None)
        self.screen.say(heading, BOLD)
        if not self.now.rules.has_secrets or action in view.legal:
            self.screen.say(self.table.action(view, action), indent="  ")
        for sentence in self.table.story(view, [events])[0]:
            self.screen.say(sentence, NEWS, indent="  ")

    def show_table(self) -> None:
        """Show the table now, and below it the question or, at the end, the score."""
        message = "replay-end" if self.step() else "replay-start"
        self.screen.blank()
        self.screen.say(self.texts.say(message, step=self.step()), BOLD)
        viewer = self.viewer()
        if self.now.rules.has_secrets and self.seat is None and viewer != SPECTATOR:
            self.screen.say(self.texts.say("replay-view", seat=viewer + 1), BOLD)
        view = self.now.state.view(viewer)
        self.table.show(view)
        if view.outcome:
            self.table.score(view)
        else:
            self.screen.say(self.table.question(view), BOLD)

    def show_end(self) -> None:
        """Say why there is nothing more to show."""
        if self.broken:
            self.screen.complain(self.texts, self.broken)
        else:
            self.screen.say(self.texts.say("replay-finished"), DIM)


def show_score(record: Record, texts: Texts, screen: Screen) -> RecordError | None:
    """Show the score after a record's valid steps; return what is wrong with it, or None."""
    playthrough, broken = replay(record)
    table_of(record.game, texts, screen, plain=False).score(playthrough.state.view(SPECTATOR))
    return broken
