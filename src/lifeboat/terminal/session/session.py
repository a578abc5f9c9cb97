"""Sessions: games at one screen, one command at a time, until somebody quits."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from lifeboat.core.errors import LifeboatError, RecordError
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record
from lifeboat.players import usual_budget
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


class Session:
    """Somebody at a terminal, and the game being played there."""

    def __init__(
        self, record: Record, seats: Seats, texts: Texts, screen: Screen, plain: bool = False
    ) -> None:
        self.texts = texts
        self.screen = screen
        self.plain = plain
        self.sit(Playthrough(record), seats)
        self.shelf = Shelf(self.record())
        self.line = ""
        """The line that was typed last."""
        self.warned = ""
        """The line that has just led to a warning about an unsaved game, or empty.

        If the same line is typed again, it is obeyed.
        """
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
        """The function for each command; it returns whether the session continues."""
        self.vocabulary = Vocabulary(texts, self.commands)

    def sit(self, playthrough: Playthrough, seats: Seats) -> None:
        """Begin a sitting of this game, with people and bots in these seats."""
        table = table_of(playthrough.record.game, self.texts, self.screen, self.plain)
        self.sitting = Sitting(playthrough, seats, table, self.texts, self.screen)
        self.table = table

    def record(self) -> Record:
        """Return the record of the game so far."""
        return self.sitting.playthrough.record

    def run(self) -> None:
        """Play until somebody quits or the session is ended from outside.

        In the second case, an unsaved game is written to a file.
        """
        is_left = False
        with endings_noticed():
            try:
                self.play_on()
                is_left = True
            except (EOFError, KeyboardInterrupt):
                self.leave()
                is_left = True
            finally:
                # Closing a terminal ends the input and also sends a signal, which may arrive late.
                if not is_left:
                    self.leave()

    def play_on(self) -> None:
        """Greet the players, show the table, and do what is typed until somebody quits."""
        greet(self.texts, self.screen, self.sitting)
        self.sitting.start()
        while self.obey(self.screen.ask(self.prompt()).strip()):
            pass

    def prompt(self) -> str:
        """Return a prompt that says whose answer is awaited.

        If only bots play, it gives the number of steps so far.
        """
        if self.sitting.is_watched():
            return f"{self.sitting.step()}> "
        return self.table.prompt(self.sitting.view())

    def obey(self, line: str) -> bool:
        """Do what was typed, or say why it can't be done; return whether the session continues."""
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
        """Play the action that was typed, as a number or in notation.

        Raise `LifeboatError` if there is no such number, or the action isn't legal.
        """
        legal = self.sitting.view().legal
        if line.isdecimal():
            if len(line) > 4 or not 1 <= int(line) <= len(legal):
                raise LifeboatError("action-number", line, f"1-{len(legal)}")
            action = legal[int(line) - 1]
        else:
            action = self.sitting.playthrough.rules.read_action(line)
        self.sitting.play(action)

    def watch(self, line: str) -> None:
        """Let the bots play the next step, or all steps up to the number that was typed.

        Raise `LifeboatError` if that isn't the number of a future step.
        """
        step = self.sitting.step() + 1
        if line:
            if not line.isdecimal() or len(line) > 5 or int(line) < step:
                raise LifeboatError("watching", line)
            step = int(line)
        self.sitting.go_on(step)

    def undo(self, _: str) -> bool:
        """Undo the last step and show the table again.

        Raise `UndoError` if the step wasn't the viewer's own or can't be undone.
        """
        action = self.sitting.undo()
        self.screen.say(self.texts.say("session-undone", action=action), NEWS)
        self.sitting.show_all()
        return True

    def help(self, _: str) -> bool:
        """Show what can be typed."""
        names = [name for name in self.commands if name != "save!"]
        show_help(self.texts, self.screen, self.sitting, names)
        return True

    def rules(self, wanted: str) -> bool:
        """Show the titles of all rules, or the rule that was asked for."""
        game = self.record().game
        if wanted:
            show_rule(self.texts, self.screen, read_rule(self.texts, game, wanted))
        else:
            rule = show_titles(self.texts, self.screen, game)
            self.screen.say(self.texts.say("session-rules-hint", rule=rule), DIM)
        return True

    def show_table(self, _: str) -> bool:
        """Show the table and the question again."""
        self.sitting.show_all()
        return True

    def list_actions(self, _: str) -> bool:
        """List every legal action, one per line."""
        self.table.list_actions(self.sitting.view())
        return True

    def cards(self, wanted: str) -> bool:
        """Explain the cards that matter now or, if any word follows the command, all cards."""
        self.table.explain_cards(self.sitting.view(), bool(wanted))
        return True

    def crew(self, _: str) -> bool:
        """Say who is at the table, people and bots."""
        show_seats(self.texts, self.screen, self.sitting)
        return True

    def hint(self, _: str) -> bool:
        """Show the best options for the person who decides, judged from their view alone."""
        playthrough = self.sitting.playthrough
        game = playthrough.record.game
        view = deciding_view(playthrough, self.sitting.seats)
        with self.screen.busy(self.texts.say("hint-thinking"), self.plain):
            advice = think(playthrough, view, usual_budget(game))
        show_hint(self.texts, self.screen, self.table, game, view, advice)
        return True

    def log(self, wanted: str) -> bool:
        """Say what happened in the last few steps or, if any word follows the command, in all."""
        if not self.record().actions:
            self.screen.say(self.texts.say("session-no-steps"))
        self.sitting.log(bool(wanted))
        return True

    def show_record(self, _: str) -> bool:
        """Show the record so far; raise `LifeboatError` if that would give away secrets."""
        if self.sitting.is_secret():
            raise LifeboatError("record-hidden", "record", file_name(self.record().game))
        self.screen.write(str(self.record()))
        return True

    def save(self, name: str, replace: bool = False) -> bool:
        """Write the game to a file, by default the one used before, and say where it is."""
        path = self.shelf.put(self.record(), name, replace)
        self.say_saved(path)
        return True

    def say_saved(self, path: Path) -> None:
        """Say where the game is saved and, while it has secrets, that nobody should look at it."""
        self.screen.say(self.texts.say("session-saved", file=str(path)), NEWS)
        if self.sitting.is_secret():
            self.screen.say(self.texts.say("session-saved-secret"), DIM)

    def replace(self, name: str) -> bool:
        """Write the game to a file, even if that means replacing another file."""
        return self.save(name, replace=True)

    def load(self, name: str) -> bool:
        """Continue a game from a file, after the last valid step if its record is broken.

        An unsaved game is abandoned only if somebody asks twice.
        """
        record, path = self.shelf.take(name, self.record().game)
        seats = recorded_seats(record)
        if self.may_lose():
            if self.sitting.is_secret():
                self.screen.clear()
            self.go_on(record, seats, path)
            self.sitting.start()
        return True

    def go_on(self, record: Record, seats: Seats, path: Path) -> None:
        """Continue a recorded game after its last valid step; report any error in the record."""
        playthrough, broken = replay(record)
        self.sit(playthrough, seats)
        # The rest of a broken record must not be overwritten in its file.
        self.shelf.remember(playthrough.record, None if broken else path)
        steps = len(playthrough.steps)
        self.screen.say(self.texts.say("session-loaded", file=str(path), steps=steps), NEWS)
        if broken and self.sitting.is_secret():
            # The original error lists the actions that were legal there, which would give away a
            # hand.
            broken = RecordError("record-broken", steps + 1)
        if broken:
            self.screen.complain(self.texts, broken)

    def again(self, _: str) -> bool:
        """Play another game at the same table, with everybody in the same seats.

        An unsaved game is abandoned only if somebody asks twice.
        """
        if self.may_lose():
            if self.sitting.is_secret():
                self.screen.clear()
            self.sit(Playthrough(next_record(self.sitting.playthrough)), self.sitting.seats)
            self.shelf = Shelf(self.record())
            greet(self.texts, self.screen, self.sitting)
            self.sitting.start()
        return True

    def may_lose(self) -> bool:
        """Return whether the game may be abandoned; if it is unsaved, warn first.

        After the warning, it may be abandoned if the same line is typed again.
        """
        if not self.is_unsaved() or self.warned:
            return True
        self.warned = self.line
        file = file_name(self.record().game)
        message = self.texts.say("session-unsaved", file=file, again=self.line)
        self.screen.say(message, WARNING)
        return False

    def is_unsaved(self) -> bool:
        """Return whether people are playing an unfinished game with unsaved steps."""
        if self.sitting.is_over() or self.sitting.is_watched():
            return False
        return not self.shelf.holds(self.record())

    def quit(self, _: str) -> bool:
        """End the session; an unsaved game is abandoned only if somebody asks twice."""
        if not self.may_lose():
            return True
        self.screen.say(self.texts.say("session-bye"))
        return False

    def leave(self) -> None:
        """Say goodbye, after writing an unsaved game to a new file.

        If that fails, show the record instead, unless it would give away secrets.
        """
        # A closed terminal can't be written to, so the game is saved before anything is said.
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
        """Write the game to a new file; return its path, or the error if that fails."""
        try:
            return self.shelf.rescue(self.record()), None
        except LifeboatError as error:
            return None, error
