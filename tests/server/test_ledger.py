"""The ledger notices everything that can be wrong with a log or with what people were told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from msgspec.structs import replace

from lifeboat.core.games import game_of
from lifeboat.table.entries import BotSat, Entry, Joined, Said, Sat, Started
from lifeboat.table.stored import StoredPlayed, entry_text, read_log
from lifeboat.table.table import Table
from tests.server.ledger import DOUBLED, LOST, MISTOLD, Asked, Ledger, Told, Witness
from tests.table.tables import header_of

HEADER: Final = header_of("titanic", {"players": "3"}, 3)
STEPS: Final = 6


class Story:
    """A table of two people and a bot, its log, and what the two and a spectator know of it."""

    def __init__(self) -> None:
        self.table = Table(HEADER)
        self.log: list[Entry] = []
        self.witnesses = [Witness(person) for person in (1, 2, 0)]
        for entry in [Joined(1, "Ada"), Joined(2, "Bea"), Sat(0, 1), Sat(1, 2)]:
            self.add(entry)
        self.add(BotSat(2, "random"))
        self.add(Started())
        for step in range(STEPS):
            self.step()
            if step == 0:
                self.say("hello")

    def add(self, entry: Entry) -> None:
        """Let an entry happen in everybody's sight."""
        self.log.append(entry)
        (applied,) = read_log(HEADER.game, [entry])
        self.table.apply(applied)
        fields = {
            name: getattr(entry, name)
            for name in ("seat", "person", "player", "text")
            if hasattr(entry, name)
        }
        told = Told(
            str(entry.__struct_config__.tag),
            fields.get("seat", -1),
            fields.get("person", 0),
            fields.get("player", ""),
            fields.get("text", ""),
            f"the table after {len(self.log)}",
        )
        for witness in self.witnesses:
            witness.told[len(self.log)] = told
            witness.seen = len(self.log)

    def step(self) -> None:
        """Let the seat that decides take its first legal action."""
        state, seat = self.table.state(), self.table.deciding_seat()
        assert state is not None
        assert seat is not None
        action = game_of(HEADER.game).action_text(state.legal()[0])
        person = self.table.seats[seat].person
        if person:
            command = {"kind": "play", "action": action, "version": len(self.log)}
            self.witnesses[person - 1].asked.append(Asked(command, len(self.log) + 1))
        self.add(StoredPlayed(seat, action, self.table.seats[seat].player))

    def say(self, text: str) -> None:
        """Let the first person say something."""
        self.witnesses[0].asked.append(Asked({"kind": "say", "text": text}, len(self.log) + 1))
        self.add(Said(1, text))

    def rows(self) -> list[tuple[int, str]]:
        return [(at, entry_text(entry)) for at, entry in enumerate(self.log, 1)]

    def played(self, player: str = "") -> int:
        """Return the place in the log of the last step of people, or of this bot."""
        return max(
            at
            for at, entry in enumerate(self.log)
            if isinstance(entry, StoredPlayed) and entry.player == player
        )

    def asked(self) -> Asked:
        """Return the last action that the first person asked for."""
        return self.witnesses[0].asked[-1]

    def kinds(self) -> set[str]:
        """Return the kinds of everything that a new ledger finds."""
        ledger = Ledger(HEADER)
        found = [*ledger.follow(len(self.log), self.rows()), *ledger.findings(self.witnesses)]
        return {finding.kind for finding in found}


def test_a_ledger_finds_nothing_wrong_where_all_is_well() -> None:
    story = Story()
    assert story.kinds() == set()
    assert {type(entry) for entry in story.log[6:]} == {StoredPlayed, Said}
    assert {entry.player for entry in story.log if isinstance(entry, StoredPlayed)} == {
        "",
        "random",
    }


def forget_the_last_entry(story: Story) -> None:
    story.log.pop()


def acknowledge_another_number(story: Story) -> None:
    story.asked().number -= 1


def acknowledge_what_was_never_stored(story: Story) -> None:
    story.witnesses[0].asked.append(Asked({"kind": "say", "text": "lost"}, len(story.log)))


def show_what_was_never_stored(story: Story) -> None:
    story.witnesses[2].seen += 1


def store_a_step_twice(story: Story) -> None:
    story.log.insert(story.played(), story.log[story.played()])


def store_a_step_of_a_bot_twice(story: Story) -> None:
    story.log.insert(story.played("random"), story.log[story.played("random")])


def store_talk_twice(story: Story) -> None:
    story.add(Said(1, "hello"))


def store_what_nobody_asked_for(story: Story) -> None:
    story.witnesses[1].asked.clear()


def acknowledge_two_commands_as_one(story: Story) -> None:
    story.witnesses[0].asked.append(story.asked())


def let_a_bot_play_for_a_person(story: Story) -> None:
    step = story.log[story.played()]
    assert isinstance(step, StoredPlayed)
    story.log[story.played()] = replace(step, player="random")


def refuse_what_is_stored(story: Story) -> None:
    story.asked().number = 0
    story.asked().is_refused = True


def tell_somebody_something_else(story: Story) -> None:
    told = story.witnesses[1].told
    told[3] = told[3]._replace(seat=1)


def show_somebody_another_table(story: Story) -> None:
    told = story.witnesses[1].told
    told[3] = told[3]._replace(table="another")


@pytest.mark.parametrize(
    ("plant", "kind"),
    [
        (forget_the_last_entry, LOST),
        (acknowledge_another_number, LOST),
        (acknowledge_what_was_never_stored, LOST),
        (show_what_was_never_stored, LOST),
        (store_a_step_twice, DOUBLED),
        (store_a_step_of_a_bot_twice, DOUBLED),
        (store_talk_twice, DOUBLED),
        (store_what_nobody_asked_for, DOUBLED),
        (acknowledge_two_commands_as_one, DOUBLED),
        (let_a_bot_play_for_a_person, DOUBLED),
        (refuse_what_is_stored, MISTOLD),
        (tell_somebody_something_else, MISTOLD),
        (show_somebody_another_table, MISTOLD),
    ],
)
def test_a_ledger_notices_what_is_wrong(plant: Callable[[Story], None], kind: str) -> None:
    story = Story()
    plant(story)
    assert kind in story.kinds()


def test_a_command_without_an_answer_may_be_in_the_log_or_not() -> None:
    story = Story()
    story.asked().number = 0
    lost = Asked({"kind": "say", "text": "anybody there?"})
    story.witnesses[1].asked.append(lost)
    assert story.kinds() == set()


def test_a_log_may_grow_but_nothing_in_it_may_change() -> None:
    story, ledger = Story(), Ledger(HEADER)
    rows = story.rows()
    assert not list(ledger.follow(len(rows) - 1, rows[:-1]))
    assert not list(ledger.follow(len(rows), rows))
    assert [finding.kind for finding in ledger.follow(len(rows) - 1, rows[:-1])] == [LOST]
    rows[0] = (1, entry_text(Joined(1, "Eva")))
    assert [finding.kind for finding in ledger.follow(len(rows), rows)] == [LOST]
    assert [finding.kind for finding in ledger.follow(len(rows) + 1, story.rows())] == [LOST]
