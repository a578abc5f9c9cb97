"""A sitting: one game at one screen, who is looking, and what they have been told.

Viewers are shown and told only what they may know. If the game has secrets and several people
share the screen, the screen is handed over: it stays blank until the next person confirms that
nobody else is looking.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from lifeboat.core.dice import dice
from lifeboat.core.errors import UndoError
from lifeboat.core.events import SPECTATOR, Event
from lifeboat.core.games import State
from lifeboat.core.playthrough import Playthrough
from lifeboat.players import usual_budget
from lifeboat.terminal.screen import BOLD, DIM, NEWS, WARNING, Screen
from lifeboat.terminal.seats import Seats
from lifeboat.terminal.session.shelf import file_name
from lifeboat.terminal.session.vocabulary import Vocabulary
from lifeboat.terminal.tables import Table
from lifeboat.texts import Texts

RECENT: Final = 5
"""How many steps the log shows by default."""


class Bookmark(NamedTuple):
    """The moment up to which a viewer has been told everything."""

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
        """Whether the screen is handed over, because people hide their cards from each other."""
        self.viewer = people[0] if len(people) == 1 else SPECTATOR
        """The seat from which everything is shown, or `SPECTATOR`."""
        self.seed = playthrough.record.notes.get("Seed") or secrets.token_hex(16)
        """The seed for the bots' dice: the deal's, if known, so that games can be repeated."""
        self.bookmarks: dict[int, Bookmark] = {}
        self.beginning = self.catch_up()

    def view(self) -> Any:
        """Return what the viewer may see."""
        return self.playthrough.state.view(self.viewer)

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.playthrough.state.decision() is None

    def is_watched(self) -> bool:
        """Return whether only bots play."""
        return not self.seats.people

    def is_secret(self) -> bool:
        """Return whether the game has secrets and isn't over yet."""
        return self.has_secrets and not self.is_over()

    def start(self) -> None:
        """Show the table, let bots play if they decide first, and show the question."""
        # People who only watch decide when the bots play; a pipe is shown everything.
        waits = self.is_watched() and self.screen.has_reader()
        if self.bot_decides() and not self.is_passed_on and not waits:
            self.table.show(self.view())
        self.go_on(self.step() if waits else None, begins=True)

    def play(self, action: int) -> None:
        """Play an action for the person who decides, and continue the game.

        Raise `IllegalAction`, without changing anything, if it isn't legal.
        """
        self.playthrough.play(action)
        self.go_on()

    def go_on(self, until: int | None = None, begins: bool = False) -> None:
        """Let bots play, up to step `until` if given; show what happened and the next question.

        The screen is handed over if necessary. With `begins`, the table is shown even if nothing
        happened.
        """
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
        """Return how many steps have been played."""
        return len(self.playthrough.steps)

    def bot_decides(self) -> bool:
        """Return whether it is a bot's turn to decide."""
        decision = self.playthrough.state.decision()
        return decision is not None and decision.seat in self.seats.bots

    def let_bot_play(self) -> None:
        """Let the bot whose turn it is play, given only the view of its seat."""
        state = self.playthrough.state
        decision = state.decision()
        assert decision is not None
        seat = decision.seat
        throws = dice(f"{self.seed} seat {seat + 1} step {self.step()}")
        bot = self.seats.bots[seat]
        budget = usual_budget(self.playthrough.record.game)
        self.playthrough.play(bot.choose(state.view(seat), throws, budget))

    def turn_screen(self) -> bool:
        """Make the person who decides the viewer; return whether the screen was handed over.

        If people hide their cards from each other, the screen is cleared first, and the next
        person has to confirm that nobody else is looking. At the end of such a game, the viewer is
        `SPECTATOR`.
        """
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
            # Whatever the last viewer hasn't been told yet is news for everybody.
            self.bookmarks[SPECTATOR] = self.bookmark()
        else:
            self.screen.say(self.texts.say("handover", seat=seat + 1), BOLD)
            self.wait_for(seat)
        self.viewer = seat
        return True

    def wait_for(self, seat: int) -> None:
        """Wait until the person in a seat confirms with Enter that nobody else is looking.

        Raise `EOFError` if they quit instead, or if the input ends.
        """
        prompt = self.texts.say("seat-label", seat=seat + 1) + "> "
        while typed := self.screen.ask(prompt).strip():
            if Vocabulary(self.texts, ["quit"]).command(typed) == "quit":
                # As when the input ends, the game is saved and nothing is shown.
                raise EOFError
            self.screen.say(self.texts.say("handover-again"), WARNING)

    def bookmark(self) -> Bookmark:
        """Return the bookmark that says how much the viewer has been told.

        In a game without secrets, one bookmark is enough for all seats.
        """
        return self.bookmarks.get(self.viewer if self.has_secrets else SPECTATOR, self.beginning)

    def catch_up(self) -> Bookmark:
        """Note that the viewer has been told everything so far, and return the new bookmark."""
        bookmark = Bookmark(self.step(), self.playthrough.state.copy())
        self.bookmarks[self.viewer if self.has_secrets else SPECTATOR] = bookmark
        return bookmark

    def tell(self) -> list[Event]:
        """Tell the viewer what they haven't been told yet; return those events."""
        bookmark = self.bookmark()
        steps = self.events_since(bookmark.step)
        if steps:
            for sentences in self.table.story(bookmark.state.view(self.viewer), steps):
                for sentence in sentences:
                    self.screen.say(sentence, NEWS)
            self.catch_up()
        return [event for events in steps for event in events]

    def events_since(self, step: int) -> list[list[Event]]:
        """Return the events of each step after this many steps, as the viewer may see them."""
        steps = self.playthrough.steps[step:]
        return [[event.seen_by(self.viewer) for event in events] for events in steps]

    def ask(self) -> None:
        """Show the question and the possible answers or, at the end, the score."""
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
        """Show the table and the question, or how the game ended."""
        self.table.show(self.view())
        self.ask()

    def undo(self) -> str:
        """Undo the last step, and return its action in notation.

        Raise `UndoError` if the step wasn't the viewer's own or can't be undone.
        """
        if self.step() and not self.is_own(self.playthrough.deciders[-1]):
            raise UndoError("undo-other", "undo")
        actions = self.playthrough.record.actions
        last = actions[-1] if actions else ""
        self.playthrough.undo()
        self.turn_screen()
        self.catch_up()
        return last

    def is_own(self, seat: int) -> bool:
        """Return whether this seat is the viewer's or, in a game without secrets, any person's."""
        return seat == self.viewer if self.has_secrets else seat in self.seats.people

    def log(self, every: bool) -> None:
        """Tell the viewer what happened in the last few steps or, with `every`, in all of them."""
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
    """Return a heading for a step, with its action or, if the viewer may not know that, its seat.

    In a game with secrets, `named` adds the seat to a heading with an action, for a viewer whose
    seat changes from step to step.
    """
    seat = playthrough.deciders[step - 1]
    has_secrets = playthrough.rules.has_secrets
    if has_secrets and seat != viewer:
        return texts.say("session-step-other", step=step, seat=seat + 1)
    action = playthrough.record.actions[step - 1]
    if has_secrets and named:
        return texts.say("session-step-seat", step=step, seat=seat + 1, action=action)
    return texts.say("session-step", step=step, action=action)
