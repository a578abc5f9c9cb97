"""A record shown step by step: by hand at a terminal, all at once into a pipe."""

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
    """A record being looked at."""

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
        """The last step that is sound."""
        self.now = Playthrough(record)
        """The game as far as it is shown."""
        self.seat: int | None = None
        """The seat from which all of it is seen; without one each step is its decider's."""
        if seat is not None:
            self.seat = read_seat(seat, 0, self.now.state.seats()) - 1

    def run(self, to: str | None) -> RecordError | None:
        """Show the record, up to a step if one is given; the answer is what breaks that part."""
        end = len(self.record.actions) if to is None else self.checked(to)
        self.screen.say(self.texts.say("replay-heading", steps=len(self.record.actions)), BOLD)
        self.show_table()
        if to is None and self.screen.has_reader():
            self.leaf()
        else:
            self.print_through(end)
        return self.broken if to is None or end > self.last else None

    def checked(self, typed: str) -> int:
        """The step that somebody typed."""
        steps = len(self.record.actions)
        if not typed.isdecimal() or len(typed) > 5 or int(typed) > steps:
            raise LifeboatError("step", typed, f"0-{steps}")
        return int(typed)

    def step(self) -> int:
        """How many steps are shown."""
        return len(self.now.steps)

    def print_through(self, end: int) -> None:
        """All steps in words, and the table after them."""
        while self.step() < min(end, self.last):
            self.tell_next()
        if self.step():
            self.show_table()
        if end == self.last == len(self.record.actions):
            self.screen.say(self.texts.say("replay-finished"), DIM)

    def leaf(self) -> None:
        """Go to and fro as the reader likes."""
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
        """Show the next step, the one before, or one by its number."""
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
        """Play to a step without a word."""
        if step < self.step():
            self.now = Playthrough(self.record)
        while self.step() < step:
            self.now.play(self.next_action())

    def viewer(self) -> int:
        """From which seat the table is seen now: by default from that of the next decision."""
        if self.seat is not None:
            return self.seat
        decision = self.now.state.decision()
        return decision.seat if decision else SPECTATOR

    def next_action(self) -> int:
        """The action that follows what is shown."""
        return self.now.rules.read_action(self.record.actions[self.step()])

    def tell_next(self) -> None:
        """Play one step: the action in words, then what happened."""
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
        """The table as far as it is shown."""
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
        """Why there is nothing more to show."""
        if self.broken:
            self.screen.complain(self.texts, self.broken)
        else:
            self.screen.say(self.texts.say("replay-finished"), DIM)


def show_score(record: Record, texts: Texts, screen: Screen) -> RecordError | None:
    """Count out where a record leads, as far as it is sound; the answer is what breaks it."""
    playthrough, broken = replay(record)
    table_of(record.game, texts, screen, plain=False).score(playthrough.state.view(SPECTATOR))
    return broken
