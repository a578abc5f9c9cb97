"""A session: games at one screen, a command at a time, until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from lifeboat.core.errors import LifeboatError, RecordError
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record
from lifeboat.players import Budget
from lifeboat.terminal.reports.hints import deciding_view, show_hint, think
from lifeboat.terminal.reports.rulebook import show_rule, show_titles
from lifeboat.terminal.screen import DIM, NEWS, WARNING, Screen
from lifeboat.terminal.seats import Seats, recorded_seats
from lifeboat.terminal.session.deals import next_record
from lifeboat.terminal.session.ending import endings_noticed, undisturbed
from lifeboat.terminal.session.guide import greet, show_help, show_seats
from lifeboat.terminal.session.shelf import Shelf, file_name
from lifeboat.terminal.session.sitting import Sitting
from lifeboat.terminal.session.vocabulary import Vocabulary
from lifeboat.terminal.tables import table_of
from lifeboat.texts import Texts
from lifeboat.texts.rules import read_rule

HINT_BUDGET: Final = Budget()
"""How much is thought about a hint."""


class Session:
    """Somebody at a terminal, and the game that is played there."""

    def __init__(
        self, record: Record, seats: Seats, texts: Texts, screen: Screen, plain: bool = False
    ) -> None:
        self.texts = texts
        self.screen = screen
        self.plain = plain
        self.sit(Playthrough(record), seats)
        self.shelf = Shelf(self.record())
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
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "record": self.show_record,
            "save": self.save,
            "save!": self.replace,
            "load": self.load,
            "again": self.again,
            "quit": self.quit,
        }
        """What each command does; it answers whether the session goes on."""
        self.vocabulary = Vocabulary(texts, self.commands)

    def sit(self, playthrough: Playthrough, seats: Seats) -> None:
        """Sit down to a game."""
        table = table_of(playthrough.record.game, self.texts, self.screen, self.plain)
        self.sitting = Sitting(playthrough, seats, table, self.texts, self.screen)
        self.table = table

    def record(self) -> Record:
        """The game so far."""
        return self.sitting.playthrough.record

    def run(self) -> None:
        """Play until the game is left, in whatever way."""
        is_left = False
        with endings_noticed():
            try:
                self.play_on()
                is_left = True
            except (EOFError, KeyboardInterrupt):
                self.leave()
                is_left = True
            finally:
                # A terminal that is closed ends the input and sends a signal, which may come late.
                if not is_left:
                    self.leave()

    def play_on(self) -> None:
        """Do what is typed until somebody says goodbye."""
        greet(self.texts, self.screen, self.sitting)
        self.sitting.start()
        while self.obey(self.screen.ask(self.prompt()).strip()):
            pass

    def prompt(self) -> str:
        """Whose answer is awaited; for somebody who watches, how many steps there were."""
        if self.sitting.is_watched():
            return f"{self.sitting.step()}> "
        return self.table.prompt(self.sitting.view())

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
            if self.sitting.is_over():
                if line:
                    raise LifeboatError("game-over", line)
            elif self.sitting.is_watched():
                self.watch(line)
            elif line:
                self.play(line)
        except LifeboatError as error:
            self.screen.complain(self.texts, error)
        return True

    def play(self, line: str) -> None:
        """Take the action that was typed as a number or in notation."""
        legal = self.sitting.view().legal
        if line.isdecimal():
            if len(line) > 4 or not 1 <= int(line) <= len(legal):
                raise LifeboatError("action-number", line, f"1-{len(legal)}")
            action = legal[int(line) - 1]
        else:
            action = self.sitting.playthrough.rules.read_action(line)
        self.sitting.play(action)

    def watch(self, line: str) -> None:
        """Let the bots play the next step, or all up to the step that was typed."""
        step = self.sitting.step() + 1
        if line:
            if not line.isdecimal() or len(line) > 5 or int(line) < step:
                raise LifeboatError("watching", line)
            step = int(line)
        self.sitting.go_on(step)

    def undo(self, _: str) -> bool:
        """Take the last step back, if the undo law lets us and it was no bot's."""
        action = self.sitting.undo()
        self.screen.say(self.texts.say("session-undone", action=action), NEWS)
        self.sitting.show_all()
        return True

    def help(self, _: str) -> bool:
        """What can be typed."""
        names = [name for name in self.commands if name != "save!"]
        show_help(self.texts, self.screen, self.sitting, names)
        return True

    def rules(self, wanted: str) -> bool:
        """The titles of the rules, or one rule."""
        game = self.record().game
        if wanted:
            show_rule(self.texts, self.screen, read_rule(self.texts, game, wanted))
        else:
            rule = show_titles(self.texts, self.screen, game)
            self.screen.say(self.texts.say("session-rules-hint", rule=rule), DIM)
        return True

    def show_table(self, _: str) -> bool:
        """The table and the question once more."""
        self.sitting.show_all()
        return True

    def list_actions(self, _: str) -> bool:
        """Every legal action on a line of its own."""
        self.table.list_actions(self.sitting.view())
        return True

    def cards(self, wanted: str) -> bool:
        """What the cards say: those that matter now, or all."""
        self.table.explain_cards(self.sitting.view(), bool(wanted))
        return True

    def crew(self, _: str) -> bool:
        """Who is at the table, people and bots."""
        show_seats(self.texts, self.screen, self.sitting)
        return True

    def hint(self, _: str) -> bool:
        """What would be best for who decides, from that seat's view alone."""
        playthrough = self.sitting.playthrough
        view = deciding_view(playthrough, self.sitting.seats)
        with self.screen.busy(self.texts.say("hint-thinking"), self.plain):
            advice = think(playthrough, view, HINT_BUDGET)
        game = playthrough.record.game
        show_hint(self.texts, self.screen, self.table, game, view, advice)
        return True

    def log(self, wanted: str) -> bool:
        """What happened at the last steps, or at all of them."""
        if not self.record().actions:
            self.screen.say(self.texts.say("session-no-steps"))
        self.sitting.log(bool(wanted))
        return True

    def show_record(self, _: str) -> bool:
        """The game so far in notation, unless that would tell what is to be hidden."""
        if self.sitting.is_secret():
            raise LifeboatError("record-hidden", "record", file_name(self.record().game))
        self.screen.write(str(self.record()))
        return True

    def save(self, name: str, replace: bool = False) -> bool:
        """Write the game to a file."""
        path = self.shelf.put(self.record(), name, replace)
        self.say_saved(path)
        return True

    def say_saved(self, path: Path) -> None:
        """Say where the game is, and not to look there while it has secrets."""
        self.screen.say(self.texts.say("session-saved", file=str(path)), NEWS)
        if self.sitting.is_secret():
            self.screen.say(self.texts.say("session-saved-secret"), DIM)

    def replace(self, name: str) -> bool:
        """Write the game to a file, even if it exists."""
        return self.save(name, replace=True)

    def load(self, name: str) -> bool:
        """Go on with a game from a file; the good part of one that is broken."""
        record, path = self.shelf.take(name, self.record().game)
        seats = recorded_seats(record)
        if self.may_lose():
            if self.sitting.is_secret():
                self.screen.clear()
            self.go_on(record, seats, path)
            self.sitting.start()
        return True

    def go_on(self, record: Record, seats: Seats, path: Path) -> None:
        """Take up a recorded game, as far as it is sound."""
        playthrough, broken = replay(record)
        self.sit(playthrough, seats)
        # What the file of a broken record holds behind the break is not to be overwritten.
        self.shelf.remember(playthrough.record, None if broken else path)
        steps = len(playthrough.steps)
        self.screen.say(self.texts.say("session-loaded", file=str(path), steps=steps), NEWS)
        if broken and self.sitting.is_secret():
            # What would have been possible there tells a hand.
            broken = RecordError("record-broken", steps + 1)
        if broken:
            self.screen.complain(self.texts, broken)

    def again(self, _: str) -> bool:
        """Play another game at the same table, with everybody in the same seats."""
        if self.may_lose():
            if self.sitting.is_secret():
                self.screen.clear()
            self.sit(Playthrough(next_record(self.sitting.playthrough)), self.sitting.seats)
            self.shelf = Shelf(self.record())
            greet(self.texts, self.screen, self.sitting)
            self.sitting.start()
        return True

    def may_lose(self) -> bool:
        """Whether an unsaved game may be left behind: only if it is said twice."""
        if not self.is_unsaved() or self.warned:
            return True
        self.warned = self.line
        file = file_name(self.record().game)
        message = self.texts.say("session-unsaved", file=file, again=self.line)
        self.screen.say(message, WARNING)
        return False

    def is_unsaved(self) -> bool:
        """Whether a game that people have not finished would be lost."""
        if self.sitting.is_over() or self.sitting.is_watched():
            return False
        return not self.shelf.holds(self.record())

    def quit(self, _: str) -> bool:
        """Leave, but not by mistake."""
        if not self.may_lose():
            return True
        self.screen.say(self.texts.say("session-bye"))
        return False

    def leave(self) -> None:
        """Leave at once and lose nothing: a game that is not saved goes to a file of its own."""
        # A terminal that was closed cannot be written to; the game is kept before anything is said.
        with undisturbed(), suppress(OSError):
            path, lost = self.keep() if self.is_unsaved() else (None, None)
            self.screen.blank()
            if path:
                self.say_saved(path)
                game = self.record().game
                self.screen.say(self.texts.say("session-kept", game=game, file=str(path)))
            if lost:
                self.screen.complain(self.texts, lost)
                if not self.sitting.is_secret():
                    self.screen.say(self.texts.say("session-left"))
                    self.show_record("")
            self.screen.say(self.texts.say("session-bye"))

    def keep(self) -> tuple[Path | None, LifeboatError | None]:
        """Write the game to a file of its own: the answer is where it is, or why it is not."""
        try:
            return self.shelf.rescue(self.record()), None
        except LifeboatError as error:
            return None, error
