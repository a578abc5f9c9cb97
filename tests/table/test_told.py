"""Words: what everybody is told of what happened."""

from __future__ import annotations

import re

import pytest
from msgspec import json

from lifeboat.core.dice import dice
from lifeboat.core.errors import LifeboatError
from lifeboat.table import entries, laws
from lifeboat.table.commands import NameSeat, Propose, Sit, Start
from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer, table_info
from lifeboat.table.wire.rendering import line, refused, update, welcome
from lifeboat.texts import LANGUAGES
from tests.table.tables import filled, legal_action, legal_text, obey, started, step


def test_what_happens_beside_the_game_is_told_with_names() -> None:
    table = filled("titanic", {"crew": "lee,smith"}, [1, 2])
    told: list[str] = []
    log: list[entries.Entry] = [
        entries.Joined(3, "Ida"),
        entries.Renamed(3, "Ada"),
        entries.Freed(1),
        entries.BotSat(1, "steady"),
        entries.Freed(1),
        entries.Sat(1, 3),
        entries.Started(),
        entries.Said(3, "good luck"),
        entries.TakenOver(1, "steady"),
        entries.ClaimedBack(1),
        entries.Resigned(1),
        entries.Resigned(3),
        entries.Rematched("another"),
        entries.Left(3),
    ]
    for entry in log:
        told += update(table, table.apply(entry), Viewer(1)).sentences
    assert told == [
        "Ida joins the table.",
        "Ida is now called Ada.",
        "Seat 2 is now free.",
        "A bot (Steady) takes seat 2.",
        "Seat 2 is now free.",
        "Ada takes seat 2.",
        "The game begins.",
        "Ada: good luck",
        "Ada is away. A bot (Steady) takes over.",
        "Ada is back.",
        "You want to give up.",
        "Ada wants to give up.",
        "Everyone has given up. The game is over.",
        "A rematch is ready.",
        "Ada leaves the table.",
    ]


def test_the_log_has_an_event_for_each_sentence_about_a_step() -> None:
    table, throws, told = started("titanic", {"crew": "boxhall,smith"}, [1, 2]), dice("log"), 0
    while (seat := table.deciding_seat()) is not None:
        change = table.apply(entries.Played(seat, legal_action(table, throws)))
        entry, whole = line(table, change, Viewer(1)), update(table, change, Viewer(1))
        assert len(entry.happened) == len(entry.sentences)
        assert [one.what for one in entry.happened] == [
            one.what for one in whole.happened if one.words
        ]
        assert not any(one.words for one in entry.happened)
        told += len(entry.happened)
    assert told


def test_a_proposal_is_told_by_the_name_of_whoever_made_it() -> None:
    table = started("titanic", {"crew": "lee,smith"}, [1, 2], proposals=True)
    other = 2 if table.deciding_seat() == 0 else 1
    told = [
        [update(table, change, Viewer(person)).sentences[0] for person in (3 - other, other)]
        for change in obey(table, other, Propose(other - 1, "rescue:1", table.version))
    ]
    assert told == [
        [f"P{other} has made a sealed proposal.", "You’ve made a sealed proposal."],
        [f"P{other} proposes: Draw 1 passenger", "You propose: Draw 1 passenger"],
    ]


def test_whoever_did_it_is_addressed_and_the_others_hear_their_name() -> None:
    table = started("septentrick", {"players": "3", "captain": "2"}, [1, 2, 3])
    change = step(table, "trump:star")
    told = [update(table, change, Viewer(person)).sentences for person in range(4)]
    assert told[0] == told[1] == told[3] == ["P2 names star as trump."]
    assert told[2] == ["You name star as trump."]


def test_a_bot_goes_by_its_seat_and_a_person_with_several_seats_by_each() -> None:
    table = started("septentrick", {"players": "4", "captain": "1"}, ["steady", 1, 1, 2])
    told = [update(table, step(table, "trump:star"), Viewer(2)).sentences[0]]
    for _ in range(3):
        told += update(table, step(table), Viewer(2)).sentences[:1]
    assert told == [
        "Bot 1 names star as trump.",
        "Bot 1 has chosen two cards to pass.",
        "Seat 2 has chosen two cards to pass.",
        "Seat 3 has chosen two cards to pass.",
    ]


def first_words(table: Table, action: str, *people: int) -> list[str]:
    """Return the beginning of what each of these people is told about an action."""
    change = step(table, action)
    told = [update(table, change, Viewer(person)).sentences[0] for person in people]
    return [sentence.partition(":")[0] for sentence in told]


def test_at_sos_titanic_people_go_by_their_names_and_whoever_reads_is_addressed() -> None:
    table = started("titanic", {"crew": "lee,smith", "first": "2"}, [1, 2])
    told = first_words(table, "rescue:1", 0, 1, 2)
    assert told == ["P2 draws 1", "P2 draws 1", "You draw 1"]
    alone = started("titanic", {"crew": "lee"}, [1])
    assert first_words(alone, "rescue:2", 0, 1) == ["P1 draws 2", "You draw 2"]


def test_several_people_at_one_screen_go_by_their_seats_names_or_their_crew_members() -> None:
    table = filled("titanic", {"crew": "lee,smith,lowe", "first": "2"}, [1, 1, 2])
    obey(table, 1, NameSeat(1, "Cleo"))
    obey(table, 1, Start())
    assert first_words(table, "rescue:1", 0, 1, 2) == ["Cleo draws 1"] * 3
    question = welcome(table, Viewer(1)).views[0].question
    assert question.startswith("Cleo is choosing ")
    nameless = started("titanic", {"crew": "lee,smith", "first": "2"}, [1, 1])
    assert first_words(nameless, "rescue:1", 1) == ["Smith draws 1"]
    sitting = [(seat.name, seat.own_name) for seat in table_info(table).seats]
    assert sitting == [("P1", ""), ("Cleo", "Cleo"), ("P2", "")]


def test_a_question_addresses_the_one_person_it_is_for() -> None:
    table = started("titanic", {"crew": "lee,smith", "first": "2"}, [1, 2])
    asked = [welcome(table, Viewer(person)).views[0].question for person in range(3)]
    assert asked[0] == asked[1] == "P2’s turn: any moves, then one action."
    assert asked[2] == "Your turn: make any moves you like, then take one action."
    shared = started("titanic", {"crew": "lee,smith", "first": "2"}, [1, 1])
    question = welcome(shared, Viewer(1)).views[0].question
    assert question == "Smith’s turn: any moves, then one action."


SEATS = re.compile(r"\b(seat|place|Platz) \d", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "fields"),
    [
        ("titanic", {"crew": "smith,phillips,lowe"}),
        ("septentrick", {"players": "3", "captain": "table"}),
        ("septentrick", {"players": "5"}),
    ],
)
def test_nobody_who_has_a_name_is_called_a_seat(
    game: str, fields: dict[str, str], language: str
) -> None:
    """Whatever is said in random games: stories, questions, choices, warnings and endings."""
    players = int(fields.get("players", 3))
    table = started(game, fields, [*range(1, players), "steady"])
    throws = dice(f"{game} {language}")
    viewers = [Viewer(person, language) for person in range(players)]
    names: set[str] = set()
    while not table.is_over():
        change = step(table, legal_text(table, throws))
        told = [update(table, change, viewer) for viewer in viewers]
        heard = json.encode([(one.sentences, one.views) for one in told]).decode()
        assert not SEATS.search(heard), heard
        names |= set(re.findall(r"\bP\d|\bBot \d", heard))
    assert len(names) == players


def test_whoever_holds_several_hands_is_told_what_a_spectator_may_hear() -> None:
    table = started("septentrick", {"players": "3", "captain": "2"}, [1, 1, 3])
    for _ in range(20):
        change = step(table)
        spectator = update(table, change, Viewer(0)).sentences
        assert update(table, change, Viewer(1)).sentences == spectator


@pytest.mark.parametrize(
    ("language", "word"), [("en", "free one"), ("fr", "libre"), ("de", "freien")]
)
def test_a_refusal_speaks_the_readers_language(language: str, word: str) -> None:
    table = filled("titanic", {"crew": "lee"}, [1])
    with pytest.raises(LifeboatError) as caught:
        laws.answer(table, 1, Sit(0))
    message = refused(caught.value, 7, language)
    assert (message.id, message.code) == (7, "seat-occupied")
    assert word in message.words
