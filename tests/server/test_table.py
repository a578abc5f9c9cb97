"""The laws of a table: sitting, playing, undoing, proposing, talking, giving up."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import fields

from lifeboat.core.errors import IllegalAction, LifeboatError, SetupError
from lifeboat.core.fate import commitment_of
from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from lifeboat.table import entries, laws
from lifeboat.table.commands import (
    ANY_COMMAND,
    Claim,
    Command,
    CommandError,
    Free,
    Play,
    Propose,
    Rematch,
    Remove,
    Rename,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
    TurnUp,
    Undo,
    read_command,
)
from lifeboat.table.entries import entry_text, read_entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import Table, table_of
from lifeboat.table.wire.rendering import Viewer, table_info, welcome
from tests.contract.playing import throws_for
from tests.server.tables import filled, legal_text, obey, opened, started, step

LEE_AND_SMITH = {"crew": "lee,smith"}
THREE = {"players": "3"}


def refusal(table: Table, person: int, command: Command) -> LifeboatError:
    """The error that a command is refused with; the table stays as it is."""
    number, version = table.number, table.version
    with pytest.raises(LifeboatError) as caught:
        laws.answer(table, person, command)
    assert (table.number, table.version) == (number, version)
    return caught.value


def code(table: Table, person: int, command: Command) -> str:
    return refusal(table, person, command).code


def quiet_step(table: Table) -> str:
    """Play until a step can be taken back by the undo law, and say what it was."""
    for _ in range(200):
        state = table.state()
        assert state is not None
        for action in state.legal():
            after = state.copy()
            after.advance(action)
            if after.can_undo():
                text = table.rules.action_text(action)
                step(table, text)
                return text
        step(table)
    raise AssertionError("no step could be undone")


# Before the game


def test_a_free_seat_can_be_taken_and_a_taken_one_cannot() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=2)
    obey(table, 1, Sit(0))
    assert table.seats_of(1) == [0]
    assert code(table, 2, Sit(0)) == "seat-occupied"
    assert code(table, 2, Sit(4)) == "seat"


def test_a_person_may_hold_several_seats() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    obey(table, 1, Sit(0))
    obey(table, 1, Sit(1))
    assert table.seats_of(1) == [0, 1]


def test_a_seat_is_freed_by_who_sits_there_or_by_the_host() -> None:
    table = filled("septentrick", THREE, [1, 2, 3])
    assert code(table, 2, Free(2)) == "host-only"
    obey(table, 2, Free(1))
    obey(table, 1, Free(2))
    assert [seat.is_free() for seat in table.seats] == [False, True, True]
    assert code(table, 1, Free(2)) == "seat-free"


def test_only_the_host_seats_bots_and_begins() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=2)
    assert code(table, 2, SeatBot(0, "random")) == "host-only"
    assert code(table, 2, Start()) == "host-only"
    obey(table, 1, SeatBot(0, "random"))
    assert table.seats[0].player == "random"
    assert isinstance(refusal(table, 1, SeatBot(1, "deep-blue")), SetupError)


def test_a_game_does_not_begin_with_free_seats() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    obey(table, 1, Sit(1))
    error = refusal(table, 1, Start())
    assert (error.code, error.tried) == ("seats-free", "1")
    obey(table, 1, Sit(0))
    obey(table, 1, Start())
    assert table.status() == "playing"


def test_nothing_is_played_before_the_game_and_no_seat_changes_hands_after_its_beginning() -> None:
    table = filled("titanic", LEE_AND_SMITH, [1, 2])
    early: list[Command] = [Play("rescue:1", 0), Undo(0), Resign()]
    assert {code(table, 1, command) for command in early} == {"game-not-begun"}
    obey(table, 1, Start())
    late: list[Command] = [Start(), Sit(0), Free(0), SeatBot(0, "random")]
    assert {code(table, 1, command) for command in late} == {"game-begun"}


def test_who_has_not_joined_can_do_nothing() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert code(table, 0, Say("hello")) == "not-at-table"
    assert code(table, 0, Play("rescue:1", table.number)) == "not-at-table"


def test_a_table_has_room_for_fifty_people() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=50)
    with pytest.raises(CommandError) as caught:
        laws.join(table, "P51")
    assert caught.value.code == "people"


def test_a_person_can_go_by_another_name() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    [change] = obey(table, 1, Rename("Ida"))
    assert (change.former_name, table.people[0].name) == ("P1", "Ida")


def test_what_happens_beside_the_game_does_not_go_on_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One kind that is full stops no other, nor the game."""
    monkeypatch.setattr("lifeboat.table.laws.MOST_OF_A_KIND", 3)
    table = opened("titanic", LEE_AND_SMITH, 2, people=3)
    with pytest.raises(CommandError, match="table-full"):
        laws.join(table, "P4")
    often: list[Command] = [Say("again"), Rename("P9"), Free(0)]
    for _ in range(3):
        for command in (Sit(0), *often):
            obey(table, 1, command)
    assert {code(table, 1, command) for command in (Sit(0), *often[:2])} == {"table-full"}
    for command in (Sit(0), Say("I have said nothing yet"), Rename("P8"), Free(0)):
        obey(table, 2, command)
    obey(table, 1, SeatBot(0, "random"))
    obey(table, 1, SeatBot(1, "random"))
    obey(table, 1, Start())
    for _ in range(5):
        step(table)


# Playing


def test_only_the_seat_that_decides_plays() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    seat = table.deciding_seat()
    assert seat is not None
    other = 2 - seat
    assert code(table, other, Play(legal_text(table), table.number)) == "not-your-turn"
    change = obey(table, seat + 1, Play(legal_text(table), table.number))[0]
    assert change.before is not None
    assert change.events


def test_an_illegal_action_is_refused_by_the_rules_with_their_rule() -> None:
    table = started("septentrick", THREE, [1, 1, 1])
    error = refusal(table, 1, Play("trump:star" if "captain" in legal_text(table) else "d1", 5))
    assert isinstance(error, IllegalAction)
    assert error.rule.startswith("S")
    assert code(table, 1, Play("nonsense", table.number)) == "action"


def test_an_action_is_written_down_strictly() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    [entry] = laws.answer(table, 1, Play(" RESCUE  1", table.number))
    assert entry == entries.Played(0, "rescue:1")


def test_a_command_made_against_an_earlier_moment_is_stale() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    seen = table.number
    step(table)
    assert code(table, 1, Play(legal_text(table), seen)) == "stale"
    assert code(table, 1, Undo(seen)) == "stale"
    assert code(table, 1, Play(legal_text(table), table.number + 1)) == "version"


def test_talk_a_name_and_a_resignation_make_no_command_stale() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    seen, seat = table.number, table.deciding_seat()
    assert seat is not None
    obey(table, 1, Say("look at deck 3"))
    obey(table, 2, Rename("Ida"))
    obey(table, 2 - seat, Resign())
    assert laws.answer(table, seat + 1, Play(legal_text(table), seen))


# Undo


def test_the_last_own_step_can_be_taken_back_by_the_undo_law() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    text = quiet_step(table)
    after = str(table.state())
    obey(table, 1, Undo(table.number))
    assert str(table.state()) != after
    assert table.playthrough is not None
    assert len(table.bot_steps) == len(table.playthrough.steps)
    step(table, text)
    assert str(table.state()) == after


def test_taking_a_step_back_makes_commands_stale_and_takes_proposals_up() -> None:
    """They were made against a moment that is gone."""
    table = started("titanic", LEE_AND_SMITH, [1, 2], proposals=True)
    quiet_step(table)
    assert table.playthrough is not None
    mover = table.playthrough.deciders[-1] + 1
    seen = table.number
    obey(table, 3 - mover, Propose(2 - mover, legal_text(table), seen))
    assert table.are_turned_up
    obey(table, mover, Undo(seen))
    assert (table.version, table.proposals, table.are_turned_up) == (table.number, {}, False)
    assert code(table, mover, Play(legal_text(table), seen)) == "stale"


def test_nobody_takes_back_and_plays_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lifeboat.table.laws.MOST_OF_A_KIND", 2)
    table = started("titanic", {"crew": "lee"}, [1])
    text = quiet_step(table)
    for _ in range(2):
        obey(table, 1, Undo(table.number))
        step(table, text)
    assert code(table, 1, Undo(table.number)) == "table-full"


def test_people_are_told_whether_they_can_take_the_last_step_back() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert not laws.may_undo(table, 1)
    quiet_step(table)
    assert table.playthrough is not None
    mover = table.playthrough.deciders[-1] + 1
    assert [laws.may_undo(table, person) for person in (mover, 3 - mover, 0)] == [
        True,
        False,
        False,
    ]
    obey(table, mover, Resign())
    obey(table, 3 - mover, Resign())
    assert not laws.may_undo(table, mover)


def test_nothing_can_be_undone_before_the_first_step_or_after_cards_were_shown() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    assert code(table, 1, Undo(table.number)) == "undo-nothing"
    step(table, "rescue:1")
    assert code(table, 1, Undo(table.number)) == "undo-law"


def test_nobody_takes_back_another_persons_step() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    quiet_step(table)
    assert table.playthrough is not None
    other = 2 - table.playthrough.deciders[-1]
    assert code(table, other, Undo(table.number)) == "undo-not-yours"


def test_nobody_takes_back_a_bots_step_nor_that_of_a_stand_in() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(laws.take_over(table, 0))
    quiet_step(table)
    obey(table, 1, Claim())
    assert code(table, 1, Undo(table.number)) == "undo-not-yours"


# Proposals


def proposing(sitters: list[int | str]) -> tuple[Table, int, list[int]]:
    """A table with proposals, the seat that decides, and the others."""
    fields = {"players": str(len(sitters))}
    table = started("titanic", fields, sitters, proposals=True)
    deciding = table.deciding_seat()
    assert deciding is not None
    return table, deciding, [seat for seat in range(len(sitters)) if seat != deciding]


def test_proposals_stay_face_down_until_all_other_people_have_proposed() -> None:
    table, _, (first, second) = proposing([1, 2, 3])
    action = legal_text(table)
    obey(table, first + 1, Propose(first, action, table.number))
    assert table.may_propose()
    obey(table, second + 1, Propose(second, action, table.number))
    assert table.are_turned_up
    assert table.proposals == {first: action, second: action}
    assert code(table, first + 1, Propose(first, action, table.number)) == "proposals-up"


def test_bots_and_people_who_are_away_are_not_waited_for() -> None:
    table, _, (first, second) = proposing([1, 2, 3])
    table.apply(laws.take_over(table, second))
    obey(table, first + 1, Propose(first, legal_text(table), table.number))
    assert table.are_turned_up


def test_whoever_decides_is_not_asked_to_propose_with_another_seat() -> None:
    table, deciding, (first, second) = proposing([1, 1, 1])
    holder = [2, 2, 2]
    holder[deciding] = holder[first] = 1
    table, _, _ = proposing([*holder])
    table.apply(laws.join(table, "P3"))
    obey(table, 2, Propose(second, legal_text(table), table.number))
    assert table.are_turned_up


def test_the_seat_that_decides_can_turn_the_proposals_up_early() -> None:
    table, deciding, (first, _) = proposing([1, 2, 3])
    assert code(table, deciding + 1, TurnUp(table.number)) == "proposals-none"
    obey(table, first + 1, Propose(first, legal_text(table), table.number))
    assert code(table, first + 1, TurnUp(table.number)) == "not-your-turn"
    obey(table, deciding + 1, TurnUp(table.number))
    assert table.are_turned_up


def test_nobody_proposes_for_another_seat_for_itself_or_what_is_illegal() -> None:
    table, deciding, (first, second) = proposing([1, 2, 3])
    action, number = legal_text(table), table.number
    assert code(table, first + 1, Propose(second, action, number)) == "propose-seat"
    assert code(table, deciding + 1, Propose(deciding, action, number)) == "propose-seat"
    assert code(table, first + 1, Propose(first, "take:wait", number)) == "illegal-action"


def test_whoever_decides_proposes_nothing_with_another_seat() -> None:
    """Nothing that can be proposed is shown to them either."""
    table, deciding, (first, _) = proposing([1, 1, 1])
    holder = [2, 2, 2]
    holder[deciding] = holder[first] = 1
    table, _, _ = proposing([*holder])
    assert code(table, 1, Propose(first, legal_text(table), table.number)) == "propose-seat"


def test_a_proposal_for_an_earlier_moment_is_stale_and_so_is_turning_up() -> None:
    table, deciding, (first, _) = proposing([1, 2, 3])
    seen = table.number
    table.apply(entries.Proposed(first, legal_text(table)))
    table.version = table.number  # as if something had been played meanwhile
    assert code(table, first + 1, Propose(first, legal_text(table), seen)) == "stale"
    assert code(table, deciding + 1, TurnUp(seen)) == "stale"


def test_nothing_can_be_proposed_once_the_proposals_are_up() -> None:
    table, deciding, (first, _) = proposing([1, 2, 3])
    obey(table, first + 1, Propose(first, legal_text(table), table.number))
    obey(table, deciding + 1, TurnUp(table.number))
    assert not table.may_propose()
    assert welcome(table, Viewer(first + 1)).proposable == []


def test_a_step_takes_the_proposals_up() -> None:
    table, _, (first, _) = proposing([1, 2, 3])
    obey(table, first + 1, Propose(first, legal_text(table), table.number))
    step(table)
    assert table.proposals == {}


def test_proposals_are_for_tables_that_agreed_on_them_and_never_where_hands_are_secret() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert code(table, 1, Propose(0, "rescue:1", table.number)) == "proposals-off"
    table = started("septentrick", THREE, [1, 2, 3], proposals=True)
    assert code(table, 1, TurnUp(table.number)) == "proposals-off"


# Silence and talk


@pytest.mark.rule("S19")
def test_nobody_talks_at_septentrick_between_deal_and_end() -> None:
    table = filled("septentrick", THREE, [1, 2, 3])
    assert obey(table, 1, Say("good luck"))
    obey(table, 1, Start())
    error = refusal(table, 1, Say("star!"))
    assert (error.code, error.rule) == ("silence", "S19")
    for person in (1, 2, 3):
        obey(table, person, Resign())
    assert obey(table, 1, Say("next time"))


def test_there_is_talk_at_sos_titanic() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert obey(table, 2, Say("deck 2 first"))


SPEECH: list[Command] = [Say("my star is high"), Rename("my star is high")]


@pytest.mark.rule("S19")
@pytest.mark.parametrize("command", SPEECH)
def test_no_command_carries_a_text_of_ones_own_during_a_silent_game(command: Command) -> None:
    table = filled("septentrick", THREE, [1, 2, 3])
    obey(table, 1, Start())
    error = refusal(table, 1, command)
    assert (error.code, error.rule) == ("silence", "S19")
    for person in (1, 2, 3):
        obey(table, person, Resign())
    assert obey(table, 1, command)


@pytest.mark.rule("S19")
def test_every_text_in_a_command_is_silenced_or_has_a_fixed_form() -> None:
    """A new command with a text must be looked at here."""
    texts = {
        (kind.__name__, field.name)
        for kind in get_args(ANY_COMMAND)
        for field in fields(kind)
        if "str" in str(field.type)
    }
    spoken = {("Say", "text"), ("Rename", "name")}
    fixed = {("SeatBot", "player"), ("Play", "action"), ("Propose", "action")}
    assert texts == spoken | fixed
    table = started("septentrick", THREE, [1, 2, 3], proposals=True)
    for person in (1, 2, 3):
        free = "my star is high"
        for command in (SeatBot(0, free), Play(free, 7), Propose(0, free, 7)):
            refusal(table, person, command)


@pytest.mark.rule("S19")
def test_nobody_brings_a_name_to_a_silent_game() -> None:
    table = filled("septentrick", THREE, [1, 2, 3])
    obey(table, 1, Start())
    with pytest.raises(CommandError) as caught:
        laws.join(table, "star is high")
    assert (caught.value.code, caught.value.rule) == ("silence", "S19")
    for person in (1, 2, 3):
        obey(table, person, Resign())
    assert laws.join(table, "P4") == entries.Joined(4, "P4")


# Names and talk

HIDDEN = ["\u202e", "\x00", "\t", "\u200b", "\ue000", "\ud800"]
HIDDEN += ["\u3164", "\u1160", "\u2800", "\u034f", "\u17b4", "\ufe05", "\uffa0", "\U000e0100"]


@pytest.mark.parametrize("hidden", [*HIDDEN, "\n", "\u2028", "\u2029"])
def test_a_name_hides_nothing(hidden: str) -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    assert code(table, 1, Rename(f"A{hidden}da")) == "name-form"
    with pytest.raises(CommandError, match="name-form"):
        laws.join(table, f"A{hidden}da")


@pytest.mark.parametrize("hidden", HIDDEN)
def test_talk_hides_nothing(hidden: str) -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    assert code(table, 1, Say(f"deck {hidden} 3")) == "text-form"


def test_talk_is_one_line_and_neither_talk_nor_names_are_empty() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2)
    assert laws.answer(table, 1, Say(" deck 3\r\nP2: yes\u2028! ")) == [
        entries.Said(1, "deck 3 P2: yes !")
    ]
    assert laws.answer(table, 1, Rename("  Zoë \U0001f6a2 ")) == [
        entries.Renamed(1, "Zoë \U0001f6a2")
    ]
    assert code(table, 1, Say(" \n ")) == "text-form"
    assert code(table, 1, Rename(" \u00a0 ")) == "name-form"
    assert code(table, 1, Rename("\ufe0f")) == "name-form"


def test_how_an_emoji_is_drawn_does_not_matter() -> None:
    table = opened("titanic", {}, 1)
    assert laws.answer(table, 1, Say("\u2764\ufe0f")) == [entries.Said(1, "\u2764")]
    assert laws.answer(table, 1, Rename("A\u2764\ufe0f")) == [entries.Renamed(1, "A\u2764")]


def test_nobody_takes_a_name_that_somebody_has() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=2)
    for same in ("P1", " p1", "\uff301"):
        assert code(table, 2, Rename(same)) == "name-taken"
        with pytest.raises(CommandError, match="name-taken"):
            laws.join(table, same)
    assert laws.answer(table, 1, Rename("p1")) == [entries.Renamed(1, "p1")]


# Leaving


def test_a_game_is_given_up_when_all_who_sit_resign() -> None:
    table = started("titanic", {"players": "3"}, [1, 2, "random"])
    table.apply(laws.join(table, "P3"))
    assert code(table, 3, Resign()) == "not-seated"
    obey(table, 1, Resign())
    assert laws.answer(table, 1, Resign()) == []
    assert table.status() == "playing"
    obey(table, 2, Resign())
    assert table.status() == "over"
    assert table.deciding_seat() is None
    assert code(table, 1, Play("rescue:1", table.number)) == "game-ended"
    assert "GivenUp" in table.record().notes


def test_a_take_over_gives_up_no_game() -> None:
    """Who did not resign and was here when others did can come back."""
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    obey(table, 2, Resign())
    table.apply(laws.take_over(table, 0))
    assert table.status() == "playing"
    obey(table, 1, Claim())
    assert table.deciding_bot() == ""
    assert table.status() == "playing"


def test_who_is_away_when_the_others_resign_is_not_waited_for() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    obey(table, 2, Resign())
    table.apply(laws.take_over(table, 0))
    obey(table, 2, Resign())
    assert table.status() == "over"
    assert laws.answer(table, 1, Claim()) == []
    table.apply(entries.ClaimedBack(0))
    assert table.status() == "over"


def leave(table: Table, person: int) -> list[str]:
    """A person leaves; what kinds of entries that makes."""
    left = laws.leave(table, person)
    for entry in left:
        table.apply(entry)
    return [kind_of(entry) for entry in left]


def test_the_host_is_the_first_person_who_has_not_left() -> None:
    table = filled("titanic", LEE_AND_SMITH, [1, 2])
    assert leave(table, 1) == ["freed", "left"]
    assert table.host() == 2
    assert code(table, 1, Say("one more thing")) == "not-at-table"
    obey(table, 2, SeatBot(0, "random"))
    obey(table, 2, Start())
    assert table.status() == "playing"
    assert laws.leave(table, 1) == []


def test_a_leavers_seat_is_played_by_the_stand_in_for_good() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert leave(table, 1) == ["left"]
    assert [seat.bot() for seat in table.seats] == ["steady", ""]
    assert code(table, 1, Claim()) == "not-at-table"
    obey(table, 2, Resign())
    assert table.status() == "over"


def test_a_leaver_is_not_asked_whether_the_game_is_given_up() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    obey(table, 1, Resign())
    leave(table, 2)
    assert table.status() == "over"
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(laws.join(table, "onlooker"))
    leave(table, 2)
    assert table.status() == "playing"
    leave(table, 1)
    assert table.status() == "over"


def test_a_leaver_gives_up_no_game_of_somebody_who_is_away() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    table.apply(laws.take_over(table, 0))
    leave(table, 2)
    assert table.status() == "playing"
    obey(table, 1, Claim())
    assert table.seats[0].bot() == ""


def test_people_who_left_make_room_for_others() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=50)
    leave(table, 7)
    table.apply(laws.join(table, "P7"))
    assert table.people[50].name == "P7"
    with pytest.raises(CommandError, match="people"):
        laws.join(table, "P52")


def test_a_stand_in_plays_until_the_person_is_back() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(laws.take_over(table, 0))
    assert table.deciding_bot() == "steady"
    step(table)
    obey(table, 1, Claim())
    assert table.deciding_bot() == ""
    assert laws.answer(table, 1, Claim()) == []


def test_whoever_plays_is_back() -> None:
    table = started("titanic", {"players": "2"}, [1, 1])
    for seat in (0, 1):
        table.apply(laws.take_over(table, seat))
    changes = obey(table, 1, Play(legal_text(table), table.number))
    kinds = [kind_of(change.entry) for change in changes]
    assert kinds == ["claimed-back", "claimed-back", "played"]
    assert table.bot_steps == [""]
    assert [seat.bot() for seat in table.seats] == ["", ""]


def test_a_bot_that_answers_too_late_is_refused() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    table.apply(laws.take_over(table, 0))
    obey(table, 1, Claim())
    with pytest.raises(CommandError) as caught:
        laws.bot_step(table, 0, "steady", legal_text(table))
    assert caught.value.code == "bot-late"


def test_a_bot_plays_only_for_the_seat_that_decides() -> None:
    table = started("titanic", LEE_AND_SMITH, ["random", "random"])
    seat = table.deciding_seat()
    assert seat is not None
    with pytest.raises(CommandError):
        laws.bot_step(table, 1 - seat, "random", legal_text(table))


def test_a_bot_stands_in_only_for_people_and_only_while_they_play() -> None:
    table = filled("titanic", LEE_AND_SMITH, [1, "random"])
    for seat in (0, 1):
        with pytest.raises(CommandError):
            laws.take_over(table, seat)
    obey(table, 1, Start())
    with pytest.raises(CommandError):
        laws.take_over(table, 1)
    table.apply(laws.take_over(table, 0))
    with pytest.raises(CommandError):
        laws.take_over(table, 0)


def test_the_name_of_a_leaver_who_has_a_seat_stays_taken() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    table.apply(laws.join(table, "Cleo"))
    for person in (2, 3):
        for entry in laws.leave(table, person):
            table.apply(entry)
    with pytest.raises(CommandError, match="name-taken"):
        laws.join(table, "P2")
    assert laws.join(table, "Cleo") == entries.Joined(4, "Cleo")


def test_a_game_of_bots_goes_on_when_whoever_set_it_up_leaves() -> None:
    """Nobody who sits has given up."""
    table = started("titanic", LEE_AND_SMITH, ["random", "random"])
    for entry in laws.leave(table, 1):
        table.apply(entry)
    assert table.status() == "playing"


def test_whoever_is_invited_has_a_place_at_a_full_table() -> None:
    table = opened("titanic", LEE_AND_SMITH, 2, people=laws.MOST_PEOPLE)
    with pytest.raises(CommandError, match="people"):
        laws.join(table, "Bea")
    assert laws.join(table, "Bea", is_invited=True) == entries.Joined(51, "Bea")


def test_only_the_host_sends_away_and_only_others_who_are_here() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert code(table, 2, Remove(1)) == "host-only"
    assert code(table, 1, Remove(1)) == "remove-self"
    assert code(table, 1, Remove(9)) == "person"
    obey(table, 1, Remove(2))
    assert code(table, 1, Remove(2)) == "person"
    assert code(table, 2, Say("But")) == "not-at-table"


def test_a_rematch_is_another_tables_beginning() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    assert code(table, 1, Rematch()) == "rematch"
    table.apply(entries.Rematched("another"))
    assert table.rematch == "another"


@pytest.mark.rule("S19")
def test_nobody_talks_at_the_old_table_while_the_rematch_is_played() -> None:
    table = started("septentrick", {"players": "3"}, [1, 2, 3])
    for person in (1, 2, 3):
        obey(table, person, Resign())
    obey(table, 1, Say("well played"))
    table.apply(entries.Rematched("another"))
    assert not table.may_talk()
    assert code(table, 1, Say("I have the ring")) == "silence"
    assert code(table, 1, Rename("d12")) == "silence"
    with pytest.raises(CommandError, match="silence"):
        laws.join(table, "d12")
    open_table = started("titanic", LEE_AND_SMITH, [1, 2])
    open_table.apply(entries.Rematched("another"))
    assert open_table.may_talk()


@pytest.mark.rule("S19")
def test_where_nobody_may_talk_the_table_names_the_rule() -> None:
    silent = started("septentrick", {"players": "3"}, [1, 2, 3])
    assert table_info(silent).silence_rule == "S19"
    assert table_info(filled("septentrick", {"players": "3"}, [1, 2, 3])).silence_rule == ""
    assert table_info(started("titanic", LEE_AND_SMITH, [1, 2])).silence_rule == ""


# Records


def played_out(seed: str) -> Table:
    """A whole game of two people and a bot, with a stand-in from time to time."""
    table = started("septentrick", THREE, [1, 2, "random"], seed="", day="1912-04-14")
    throws = throws_for("table", seed)
    while not table.is_over():
        if not throws.below(8):
            seat = throws.below(2)
            stood_in = bool(table.seats[seat].stand_in)
            table.apply(entries.ClaimedBack(seat) if stood_in else laws.take_over(table, seat))
        step(table, legal_text(table, throws))
    return table


def test_the_record_replays_and_names_bots_stand_ins_day_and_commitment() -> None:
    table = played_out("record")
    record = read_record(str(table.record()))
    again, broken = replay(record)
    assert broken is None
    assert str(again.state) == str(table.state())
    assert record.notes["Bots"] == "3=random"
    assert record.notes["Day"] == "1912-04-14"
    assert record.notes["Commitment"] == commitment_of(table.header.secret)
    stand_ins = dict(part.split("=") for part in record.notes["StandIns"].split())
    by_bots = [at for at, bot in enumerate(table.bot_steps, 1) if bot]
    assert set(stand_ins.values()) == {"steady"}
    assert {int(at) for at in stand_ins} == {
        at for at in by_bots if again.deciders[at - 1] in (0, 1)
    }


def test_a_table_is_its_log() -> None:
    """Every entry survives its text, and the same log makes the same table."""
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    log: list[entries.Entry] = [entries.Joined(1, "P1"), entries.Joined(2, "P2")]
    log += [entries.Sat(0, 1), entries.Sat(1, 2), entries.Started()]
    throws = throws_for("log")
    while not table.is_over():
        log.append(step(table, legal_text(table, throws)).entry)
    again = table_of(table.header, [read_entry(entry_text(entry)) for entry in log])
    assert str(again.state()) == str(table.state())
    assert (again.number, again.version) == (table.number, table.version)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"kind":"sit"}',
        '{"kind":"sit","seat":5}',
        '{"kind":"sit","seat":0,"more":1}',
        '{"kind":"dance"}',
        '{"kind":"say","text":""}',
    ],
)
def test_a_command_of_unknown_form_is_refused(text: str) -> None:
    with pytest.raises(CommandError) as caught:
        read_command(text)
    assert caught.value.code == "command-form"
