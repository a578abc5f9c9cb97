"""A session: one game at one screen, a command at a time, until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from lifeboat.core.errors import LifeboatError
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record
from lifeboat.terminal.rulebook import show_rule, show_titles
from lifeboat.terminal.screen import BOLD, DIM, NEWS, WARNING, Screen
from lifeboat.terminal.shelf import FILE_NAME, Shelf
from lifeboat.terminal.tables import table_of
from lifeboat.terminal.vocabulary import Vocabulary
from lifeboat.texts import Texts
from lifeboat.texts.rules import read_rule, rule_ids

RECENT: Final = 5
"""So many steps the log tells unless all are asked for."""
HELP: Final = ("action", "notation")


class Session:
    """A game being played in a terminal."""

    def __init__(
        self, playthrough: Playthrough, texts: Texts, screen: Screen, plain: bool = False
    ) -> None:
        self.playthrough = playthrough
        self.texts = texts
        self.screen = screen
        self.table = table_of(playthrough.record.game, texts, screen, plain)
        self.plain = plain
        self.shelf = Shelf(playthrough.record)
        self.line = ""
        """What was typed last."""
        self.warned = ""
        """What was typed that would lose the game, once that has been said."""
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "rules": self.rules,
            "table": self.show_table,
            "list": self.list_actions,
            "cards": self.cards,
            "crew": self.crew,
            "undo": self.undo,
            "log": self.log,
            "record": self.show_record,
            "save": self.save,
            "save!": self.replace,
            "load": self.load,
            "quit": self.quit,
        }
        """What each command does; it answers whether the session goes on."""
        self.vocabulary = Vocabulary(texts, self.commands)

    def run(self) -> None:
        """Play until the game is left."""
        try:
            self.greet()
            self.show_all()
            while self.obey(self.screen.ask(self.table.prompt(self.view())).strip()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.leave()
        except Exception:
            self.leave()
            raise

    def view(self) -> Any:
        """What the deciding seat may see; nobody else is at this screen."""
        decision = self.playthrough.state.decision()
        return self.playthrough.state.view(decision.seat if decision else 0)

    def greet(self) -> None:
        """Say which deal it is, who plays, and how to go on."""
        record = self.playthrough.record
        self.screen.say(self.texts.say(f"{record.game}-name"), BOLD)
        if record.start:
            self.screen.say(self.texts.say("session-position"))
        elif "Seed" in record.notes:
            self.screen.say(self.texts.say("session-seed", seed=record.notes["Seed"]))
        self.table.explain_setup(record.setup)
        self.table.explain_seats(self.view())
        self.table.explain_signs()
        self.screen.say(self.texts.say("session-hint"), DIM)
        self.screen.blank()

    def show_all(self) -> None:
        """The table and what is asked, or how it ended."""
        self.table.show(self.view())
        self.ask()

    def ask(self) -> None:
        """What is asked with the possible answers; at the end the score."""
        view = self.view()
        if view.outcome is None:
            self.table.offer(view)
            return
        self.table.score(view)
        self.screen.say(self.texts.say("session-over-hint", file=FILE_NAME), DIM)

    def obey(self, line: str) -> bool:
        """Do what was typed; answer whether the session goes on."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(self.vocabulary.command(word))
        self.line = line
        if line != self.warned:
            self.warned = ""
        try:
            if command:
                return command(rest.strip())
            if line:
                self.play(line)
        except LifeboatError as error:
            self.screen.complain(self.texts, error)
        return True

    def play(self, line: str) -> None:
        """Take the action that was typed as a number or in notation."""
        before = self.view()
        if before.outcome:
            raise LifeboatError("game-over", line)
        if line.isdecimal():
            if len(line) > 4 or not 1 <= int(line) <= len(before.legal):
                raise LifeboatError("action-number", line, f"1-{len(before.legal)}")
            action = before.legal[int(line) - 1]
        else:
            action = self.playthrough.rules.read_action(line)
        seat = before.decision.seat
        events = [event.seen_by(seat) for event in self.playthrough.play(action)]
        for sentence in self.table.story(before, [events])[0]:
            self.screen.say(sentence, NEWS)
        self.table.update(self.view(), events)
        self.ask()

    def undo(self, _: str) -> bool:
        """Take the last step back, if the undo law lets us."""
        actions = self.playthrough.record.actions
        last = actions[-1] if actions else ""
        self.playthrough.undo()
        self.screen.say(self.texts.say("session-undone", action=last), NEWS)
        self.show_all()
        return True

    def help(self, _: str) -> bool:
        """What can be typed."""
        say = self.texts.say
        rule = rule_ids(self.texts, self.playthrough.record.game)[-1]
        self.screen.say(say("help-heading"), BOLD)
        for name in [*HELP, *(word for word in self.commands if word != "save!")]:
            typed = say(f"help-{name}", rule=rule, file=FILE_NAME)
            text = say(f"help-{name}.text")
            self.screen.say(f"{typed:<24} {text}", indent="  ", hanging=" " * 27)
        self.table.explain_signs()
        return True

    def rules(self, wanted: str) -> bool:
        """The titles of the rules, or one rule."""
        game = self.playthrough.record.game
        if wanted:
            show_rule(self.texts, self.screen, read_rule(self.texts, game, wanted))
        else:
            rule = show_titles(self.texts, self.screen, game)
            self.screen.say(self.texts.say("session-rules-hint", rule=rule), DIM)
        return True

    def show_table(self, _: str) -> bool:
        """The table and the question once more."""
        self.show_all()
        return True

    def list_actions(self, _: str) -> bool:
        """Every legal action on a line of its own."""
        self.table.list_actions(self.view())
        return True

    def cards(self, wanted: str) -> bool:
        """What the cards say: those that matter now, or all."""
        self.table.explain_cards(self.view(), bool(wanted))
        return True

    def crew(self, _: str) -> bool:
        """Who is at the table."""
        self.table.explain_seats(self.view())
        return True

    def log(self, wanted: str) -> bool:
        """What happened at the last steps, or at all of them."""
        record = self.playthrough.record
        if not record.actions:
            self.screen.say(self.texts.say("session-no-steps"))
        story = self.table.story(record.begin().view(0), self.playthrough.steps)
        first = 0 if wanted else max(0, len(story) - RECENT)
        for step, sentences in enumerate(story[first:], first + 1):
            action = record.actions[step - 1]
            self.screen.say(self.texts.say("session-step", step=step, action=action), BOLD)
            for sentence in sentences:
                self.screen.say(sentence, indent="  ")
        return True

    def show_record(self, _: str) -> bool:
        """The game so far in notation."""
        self.screen.write(str(self.playthrough.record))
        return True

    def save(self, name: str, replace: bool = False) -> bool:
        """Write the game to a file."""
        path = self.shelf.put(self.playthrough.record, name, replace)
        self.screen.say(self.texts.say("session-saved", file=str(path)), NEWS)
        return True

    def replace(self, name: str) -> bool:
        """Write the game to a file, even if it exists."""
        return self.save(name, replace=True)

    def load(self, name: str) -> bool:
        """Go on with a game from a file; the good part of one that is broken."""
        record, path = self.shelf.take(name)
        if self.may_lose():
            self.go_on(record, path)
            self.show_all()
        return True

    def go_on(self, record: Record, path: Path) -> None:
        """Take up a recorded game, as far as it is sound."""
        self.playthrough, broken = replay(record)
        self.table = table_of(record.game, self.texts, self.screen, self.plain)
        # What the file of a broken record holds behind the break is not to be overwritten.
        self.shelf.remember(self.playthrough.record, None if broken else path)
        steps = len(self.playthrough.steps)
        self.screen.say(self.texts.say("session-loaded", file=str(path), steps=steps), NEWS)
        if broken:
            self.screen.complain(self.texts, broken)

    def may_lose(self) -> bool:
        """Whether an unsaved game may be left behind: only if it is said twice."""
        if not self.is_unsaved() or self.warned:
            return True
        self.warned = self.line
        message = self.texts.say("session-unsaved", file=FILE_NAME, again=self.line)
        self.screen.say(message, WARNING)
        return False

    def is_unsaved(self) -> bool:
        """Whether a game that is not over yet would be lost."""
        return self.view().outcome is None and not self.shelf.holds(self.playthrough.record)

    def quit(self, _: str) -> bool:
        """Leave, but not by mistake."""
        if not self.may_lose():
            return True
        self.screen.say(self.texts.say("session-bye"))
        return False

    def leave(self) -> None:
        """Leave at once; the game is written on the screen, where it can be picked up."""
        self.screen.blank()
        if self.is_unsaved():
            self.screen.say(self.texts.say("session-left"))
            self.show_record("")
        self.screen.say(self.texts.say("session-bye"))
