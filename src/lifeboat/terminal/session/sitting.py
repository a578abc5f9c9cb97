"""A sitting: one game at one screen, who looks at it, and what they have been told.

Only the seat that looks is shown and told anything. Where seats have secrets and several people
share the screen, it is handed over: it goes dark until the next one says that nobody else looks.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from lifeboat.core.dice import dice
from lifeboat.core.errors import UndoError
from lifeboat.core.events import SPECTATOR, Event
from lifeboat.core.games import State
from lifeboat.core.playthrough import Playthrough
from lifeboat.players import Budget
from lifeboat.terminal.screen import BOLD, DIM, NEWS, WARNING, Screen
from lifeboat.terminal.seats import Seats
from lifeboat.terminal.session.shelf import file_name
from lifeboat.terminal.session.vocabulary import Vocabulary
from lifeboat.terminal.tables import Table
from lifeboat.texts import Texts

RECENT: Final = 5
"""So many steps the log tells unless all are asked for."""


class Bookmark(NamedTuple):
    """The moment up to which somebody has been told everything."""

    step: int
    state: State


class Sitting:
    """A game with people and bots in its seats."""

    def __init__(
        self, playthrough: Playthrough, seats: Seats, table: Table, texts: Texts, screen: Screen
    ) -> None:
        self.playthrough = playthrough
        self.seats = seats
        self.table = table
        self.texts = texts
        self.screen = screen
        playthrough.record.notes = seats.noted(playthrough.record.notes)
        people = seats.people
        self.has_secrets = playthrough.rules.has_secrets
        self.is_passed_on = self.has_secrets and len(people) > 1
        """Whether people hide what they see from each other."""
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        """The seat that looks."""
        self.seed = playthrough.record.notes.get("Seed") or secrets.token_hex(16)
        """What the dice of the bots come from: the same deal and answers, the same bots."""
        self.bookmarks: dict[int, Bookmark] = {}
        self.beginning = self.catch_up()

    def view(self) -> Any:
        """What the seat that looks may see."""
        return self.playthrough.state.view(self.viewer)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.playthrough.state.decision() is None

    def is_watched(self) -> bool:
        """Whether only bots play."""
        return not self.seats.people

    def is_secret(self) -> bool:
        """Whether the game goes on and has something to hide."""
        return self.has_secrets and not self.is_over()

    def start(self) -> None:
        """Show the table; bots that come first play first."""
        # Somebody who only watches says when the bots play; a pipe is shown everything.
        waits = self.is_watched() and self.screen.has_reader()
        if self.bot_decides() and not self.is_passed_on and not waits:
            self.table.show(self.view())
        self.go_on(self.step() if waits else None, begins=True)

    def play(self, action: int) -> None:
        """Take an action of the seat that looks."""
        self.playthrough.play(action)
        self.go_on()

    def go_on(self, until: int | None = None, begins: bool = False) -> None:
        """Let the bots play, at most to a step, then turn to the person who decides."""
        shown = self.bookmark().step
        news: list[Event] = []
        while True:
            if not self.is_passed_on:
                news += self.tell()
            if not self.bot_decides() or (until is not None and self.step() >= until):
                break
            self.let_bot_play()
        if self.turn_screen() or (begins and self.step() == shown):
            self.tell()
            self.table.show(self.view())
        elif self.step() > shown:
            self.table.update(self.view(), news + self.tell())
        self.ask()

    def step(self) -> int:
        """How many steps have been played."""
        return len(self.playthrough.steps)

    def bot_decides(self) -> bool:
        """Whether it is a bot's turn to decide."""
        decision = self.playthrough.state.decision()
        return decision is not None and decision.seat in self.seats.bots

    def let_bot_play(self) -> None:
        """A bot takes its action, from its own view and from nothing else."""
        state = self.playthrough.state
        decision = state.decision()
        assert decision is not None
        seat = decision.seat
        throws = dice(f"{self.seed} seat {seat + 1} step {self.step()}")
        bot = self.seats.bots[seat]
        self.playthrough.play(bot.choose(state.view(seat), throws, Budget()))

    def turn_screen(self) -> bool:
        """Turn the screen to who decides, at the end to all; the answer is whether others look."""
        decision = self.playthrough.state.decision()
        if not self.is_passed_on:
            if decision and not self.has_secrets and decision.seat in self.seats.people:
                self.viewer = decision.seat
            return False
        seat = decision.seat if decision else SPECTATOR
        if seat == self.viewer:
            return False
        if self.viewer != SPECTATOR:
            self.screen.clear()
        if decision is None:
            # What the last one has not been told yet is news for all.
            self.bookmarks[SPECTATOR] = self.bookmark()
        else:
            self.screen.say(self.texts.say("handover", seat=seat + 1), BOLD)
            self.wait_for(seat)
        self.viewer = seat
        return True

    def wait_for(self, seat: int) -> None:
        """Wait until this seat says that nobody else looks: by Enter and nothing else."""
        prompt = self.texts.say("seat-label", seat=seat + 1) + "> "
        while typed := self.screen.ask(prompt).strip():
            if Vocabulary(self.texts, ["quit"]).command(typed) == "quit":
                # As at the end of the input: the game is kept, and nothing is shown.
                raise EOFError
            self.screen.say(self.texts.say("handover-again"), WARNING)

    def bookmark(self) -> Bookmark:
        """Up to where the seat that looks has been told everything; without secrets, the table."""
        return self.bookmarks.get(self.viewer if self.has_secrets else SPECTATOR, self.beginning)

    def catch_up(self) -> Bookmark:
        """The seat that looks knows all that it may know."""
        bookmark = Bookmark(self.step(), self.playthrough.state.copy())
        self.bookmarks[self.viewer if self.has_secrets else SPECTATOR] = bookmark
        return bookmark

    def tell(self) -> list[Event]:
        """Tell the seat that looks what happened since it looked last."""
        bookmark = self.bookmark()
        steps = self.events_since(bookmark.step)
        if steps:
            for sentences in self.table.story(bookmark.state.view(self.viewer), steps):
                for sentence in sentences:
                    self.screen.say(sentence, NEWS)
            self.catch_up()
        return [event for events in steps for event in events]

    def events_since(self, step: int) -> list[list[Event]]:
        """What happened after a step, as the seat that looks may know it."""
        steps = self.playthrough.steps[step:]
        return [[event.seen_by(self.viewer) for event in events] for events in steps]

    def ask(self) -> None:
        """What is asked with the possible answers; at the end the score."""
        view = self.view()
        if self.is_over():
            self.table.score(view)
            file = file_name(self.playthrough.record.game)
            self.screen.say(self.texts.say("session-over-hint", file=file), DIM)
        elif self.is_watched():
            self.screen.blank()
            self.screen.say(self.table.question(view), BOLD)
            self.screen.say(self.texts.say("watch-hint"), DIM)
        else:
            self.table.offer(view)

    def show_all(self) -> None:
        """The table and what is asked, or how it ended."""
        self.table.show(self.view())
        self.ask()

    def undo(self) -> str:
        """Take back the last step, if it was a person's who looks; the answer is the action."""
        if self.step() and not self.is_own(self.playthrough.deciders[-1]):
            raise UndoError("undo-other", "undo")
        actions = self.playthrough.record.actions
        last = actions[-1] if actions else ""
        self.playthrough.undo()
        self.turn_screen()
        self.catch_up()
        return last

    def is_own(self, seat: int) -> bool:
        """Whether who looks has this seat; without secrets people share theirs."""
        return seat == self.viewer if self.has_secrets else seat in self.seats.people

    def log(self, every: bool) -> None:
        """What happened at the last steps or at all, told to the seat that looks."""
        before = self.playthrough.record.begin().view(self.viewer)
        story = self.table.story(before, self.events_since(0))
        first = 0 if every else max(0, len(story) - RECENT)
        for step, sentences in enumerate(story[first:], first + 1):
            heading = step_heading(self.texts, self.playthrough, step, self.viewer)
            self.screen.say(heading, BOLD)
            for sentence in sentences:
                self.screen.say(sentence, indent="  ")


def step_heading(
    texts: Texts, playthrough: Playthrough, step: int, viewer: int, named: bool = False
) -> str:
    """A step with its action; where a seat may not know the action, with who took it.

    Where the reader looks from one seat after the other, the step names its seat.
    """
    seat = playthrough.deciders[step - 1]
    has_secrets = playthrough.rules.has_secrets
    if has_secrets and seat != viewer:
        return texts.say("session-step-other", step=step, seat=seat + 1)
    action = playthrough.record.actions[step - 1]
    if has_secrets and named:
        return texts.say("session-step-seat", step=step, seat=seat + 1, action=action)
    return texts.say("session-step", step=step, action=action)
