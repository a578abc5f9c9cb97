"""What is sent: all that a viewer may know, in every language, and not a byte more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json, structs

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError
from lifeboat.core.fate import commitment_of, secret_of
from lifeboat.core.games import game_of
from lifeboat.table import entries, laws
from lifeboat.table.commands import Play, Propose, Rename, Resign, Say, Sit
from lifeboat.table.past.retelling import Retelling
from lifeboat.table.table import Change, Table
from lifeboat.table.wire import rendering
from lifeboat.table.wire.messages import Refused, Update, Welcome
from lifeboat.table.wire.rendering import Viewer, refused, update, welcome
from lifeboat.table.wire.septentrick.view import SeptentrickView
from lifeboat.table.wire.titanic.view import TitanicView
from lifeboat.texts import LANGUAGES
from tests.contract.playing import throws_for
from tests.server.tables import Sitter, filled, header_of, legal_text, obey, started, step
from tests.server.worlds import another_world, seen, told, twin_of

SEED = "a seed that nobody may see"
GAMES: list[tuple[str, dict[str, str], list[Sitter]]] = [
    ("titanic", {"crew": "lee"}, [1]),
    ("titanic", {"players": "4"}, [1, 2, "random", 1]),
    ("titanic", {"crew": "latimer,phillips,smith", "first": "table"}, [1, "random", 2]),
    ("titanic", {"crew": "fleet,lowe", "layout": "expert"}, ["random", 1]),
    ("septentrick", {"players": "3"}, [1, 2, 3]),
    ("septentrick", {"players": "4"}, [1, "random", 2, 1]),
    ("septentrick", {"players": "5"}, [1, 2, 2, "random", 3]),
]
"""Set-ups with those who sit there: people by number, one of them in two seats, and bots."""
IDS = [f"{game}-{len(sitters)}-{number}" for number, (game, _, sitters) in enumerate(GAMES)]
EVERY_STEPS = 5
"""Worlds are compared at every fifth step,"""
FIRST_STEPS = 18
"""and at each of the first, where Septentrick has its sealed passes."""


def viewers_of(table: Table) -> list[Viewer]:
    """Everybody who can look on: a spectator, all people, one of whom has no seat."""
    return [Viewer(person, LANGUAGES[person % 3]) for person in range(len(table.people) + 1)]


def sent(message: Welcome | Update | Refused) -> bytes:
    """A message as it goes out, but for what tells worlds apart by itself.

    That is the commitment, and at the end the seed.
    """
    if isinstance(message, Refused):
        return json.encode(message)
    table = structs.replace(message.table, commitment="")
    if table.status == "over":
        table = structs.replace(table, seed="")
    return json.encode(structs.replace(message, table=table))


def refusal(table: Table, viewer: Viewer) -> bytes:
    """What a viewer gets who tries something illegal."""
    state = table.state()
    assert state is not None
    legal = {table.rules.action_text(action) for action in state.legal()}
    illegal = next(text for text in ("stop", "rescue:1", "d5", "trump:star") if text not in legal)
    try:
        laws.answer(table, viewer.person, Play(illegal, table.number))
    except LifeboatError as error:
        return sent(refused(error, 1, viewer.language))
    raise AssertionError("an illegal action was obeyed")


def exercised(table: Table, seed: object) -> tuple[list[str], Counter[str]]:
    """Play a whole game at random: where a viewer can tell worlds apart, and how often it tried.

    At sampled moments each viewer gets the table in a second world, and the step in it: the same
    action where it is possible there, else another one. Where all that the viewer may see and know
    is the same, the bytes must be. Some steps are taken back, in both worlds.
    """
    throws = throws_for("wire", seed)
    found: list[str] = []
    tried: Counter[str] = Counter()

    def compare(kind: str, viewer: Viewer, one: bytes, other: bytes) -> None:
        tried[kind] += 1
        if one != other:
            found.append(f"{kind} of {viewer}")

    number = 0
    while not table.is_over():
        number += 1
        twins: list[tuple[Viewer, Table]] = []
        sampled = number <= FIRST_STEPS or number % EVERY_STEPS == 0
        for viewer in viewers_of(table) if sampled else []:
            world = another_world(table, viewer, throws)
            if world is None:
                continue
            twin = twin_of(table, world)
            compare("welcome", viewer, sent(welcome(table, viewer)), sent(welcome(twin, viewer)))
            compare("refusal", viewer, refusal(table, viewer), refusal(twin, viewer))
            twins.append((viewer, twin))
        action = legal_text(table, throws)
        change = step(table, action)
        followed: list[tuple[Viewer, Table]] = []
        for viewer, twin in twins:
            other = step(twin, counterpart(twin, action, throws))
            same = told(table, change, viewer) == told(twin, other, viewer)
            if not same or seen(table, viewer) != seen(twin, viewer):
                continue
            one, two = update(table, change, viewer), update(twin, other, viewer)
            compare("update", viewer, sent(one), sent(two))
            followed.append((viewer, twin))
        if not can_undo(table) or throws.below(2):
            continue
        entry = entries.Undone(last_seat(table))
        change = table.apply(entry)
        for viewer, twin in followed:
            if can_undo(twin):
                one, two = update(table, change, viewer), update(twin, twin.apply(entry), viewer)
                compare("undone", viewer, sent(one), sent(two))
            else:
                found.append(f"undo of {viewer}")
    return found, tried


def counterpart(twin: Table, action: str, throws: Dice) -> str:
    """The action of the first world, if it is possible in the second, or another."""
    state = twin.state()
    assert state is not None
    legal = [twin.rules.action_text(one) for one in state.legal()]
    return action if action in legal else legal[throws.below(len(legal))]


def can_undo(table: Table) -> bool:
    return table.playthrough is not None and table.playthrough.can_undo() and not table.is_over()


def last_seat(table: Table) -> int:
    """The seat that took the last step."""
    assert table.playthrough is not None
    return table.playthrough.deciders[-1]


@pytest.mark.parametrize(("game", "fields", "sitters"), GAMES, ids=IDS)
def test_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes(
    game: str, fields: dict[str, str], sitters: list[Sitter]
) -> None:
    """Whole games, every viewer: people with a seat, with two, without one, and spectators."""
    tried: Counter[str] = Counter()
    for seed in range(3):
        table = started(game, fields, sitters, secret=secret_of(f"wire {seed}"), seed=SEED)
        table.apply(entries.Joined(len(table.people) + 1, "onlooker"))
        found, often = exercised(table, seed)
        assert found == []
        tried += often
    assert min(tried[kind] for kind in ("welcome", "refusal", "update")) > 0
    assert (tried["undone"] > 0) == (game == "titanic"), "nothing can be undone at Septentrick"
    assert tried["update"] > 20


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_random_tables_send_the_same_bytes_too(game: str, seed: int) -> None:
    """Any set-up, people and bots in any seats."""
    throws = throws_for("tables", game, seed)
    setups = list(game_of(game).sample_setups())
    fields = setups[throws.below(len(setups))]
    seats = game_of(game).deal(fields, secret_of("seats")).seats()
    sitters: list[Sitter] = [throws.below(4) or "random" for _ in range(seats)]
    table = started(game, fields, sitters, secret=secret_of(f"random {seed}"), seed=SEED)
    found, tried = exercised(table, seed)
    assert found == []
    assert tried["update"] > 0


def leaks(game: str, sitters: list[Sitter]) -> list[str]:
    """What the check finds in one game, once a leak is planted."""
    table = started(game, {"players": str(len(sitters))}, sitters, seed=SEED)
    return exercised(table, "planted")[0]


def test_a_planted_leak_of_the_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """At Septentrick an action may be a sealed pass."""
    honest = rendering.sentences_of

    def leaky(table: Table, change: Change, viewer: Viewer) -> list[str]:
        return [*honest(table, change, viewer), getattr(change.entry, "action", "")]

    monkeypatch.setattr(rendering, "sentences_of", leaky)
    found = leaks("septentrick", [1, 2, 3])
    assert any(leak.startswith("update") for leak in found)


def test_a_planted_leak_of_a_hand_to_spectators_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators that see the table from the first seat."""
    monkeypatch.setattr(rendering, "SPECTATOR", 0)
    found = leaks("septentrick", [1, 2, 3])
    assert found
    assert all("person=0" in leak for leak in found)


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_planted_leak_of_the_position_is_found(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    honest = rendering.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), day=str(table.state()))

    monkeypatch.setattr(rendering, "table_info", leaky)
    found = leaks(game, [1, 2, 3])
    assert {leak.split()[0] for leak in found} >= {"welcome", "update"}


def test_a_planted_leak_of_the_seed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rendering.table_info

    def leaky(table: Table) -> Any:
        return structs.replace(honest(table), seed=table.header.seed)

    monkeypatch.setattr(rendering, "table_info", leaky)
    assert leaks("titanic", [1, 2])


def whole_game(table: Table, seed: object) -> Iterator[Change]:
    """A game played at random, with what people do beside it."""
    throws = throws_for("whole", seed)
    if table.may_talk():
        yield from obey(table, 1, Rename("Ida"))
    while not table.is_over():
        if table.may_talk() and not throws.below(10):
            yield from obey(table, 1, Say("what now?"))
        yield step(table, legal_text(table, throws))


@pytest.mark.parametrize(("game", "fields", "sitters"), GAMES, ids=IDS)
def test_no_secret_and_no_seed_is_sent_before_the_end(
    game: str, fields: dict[str, str], sitters: list[Sitter]
) -> None:
    table = started(game, fields, sitters, secret=secret_of(SEED), seed=SEED)
    for change in whole_game(table, "secret"):
        for viewer in viewers_of(table):
            for message in (welcome(table, viewer), update(table, change, viewer)):
                text = json.encode(message).decode()
                assert message.table.commitment == commitment_of(table.header.secret)
                assert table.header.secret.hex() not in text
                assert (SEED in text) == table.is_over()


@pytest.mark.parametrize(("game", "fields", "sitters"), GAMES, ids=IDS)
def test_messages_survive_json_and_no_two_choices_are_about_the_same(
    game: str, fields: dict[str, str], sitters: list[Sitter]
) -> None:
    """What is sent is of the form that the schema gives, and a choice needs no reading."""
    table = started(game, fields, sitters)
    choices = 0
    for change in whole_game(table, "json"):
        for viewer in viewers_of(table):
            message = update(table, change, viewer)
            assert json.decode(json.encode(message), type=Update) == message
            now = welcome(table, viewer)
            assert json.decode(json.encode(now), type=Welcome) == now
            assert now.views == message.views
            for view in message.views:
                about = [structs.astuple(choice)[2:] for choice in view.legal]
                assert len({str(one) for one in about}) == len(about)
                choices += len(about)
    assert choices > 0


def test_every_field_of_every_message_has_a_type() -> None:
    """So that a schema, and types for the client, can be made of them."""
    _, parts = json.schema_components([Welcome, Update, Refused])
    assert {"TitanicView", "SeptentrickView", "TitanicChoice", "TableInfo"} <= parts.keys()
    fields = [field for part in parts.values() for field in part.get("properties", {}).items()]
    assert [
        name for name, form in fields if not form.keys() & {"type", "anyOf", "$ref", "enum"}
    ] == []


@pytest.mark.parametrize(("game", "fields", "sitters"), GAMES, ids=IDS)
def test_only_the_seat_that_decides_is_offered_actions(
    game: str, fields: dict[str, str], sitters: list[Sitter]
) -> None:
    table = started(game, fields, sitters)
    for _ in whole_game(table, "offered"):
        state = table.state()
        assert state is not None
        legal = [table.rules.action_text(action) for action in state.legal()]
        deciding = table.deciding_seat()
        holder = 0 if deciding is None else table.seats[deciding].person
        for viewer in viewers_of(table):
            views = welcome(table, viewer).views
            offered = [choice.action for view in views for choice in view.legal]
            assert offered == (legal if holder and viewer.person == holder else [])


@pytest.mark.parametrize(("game", "fields", "sitters"), GAMES, ids=IDS)
def test_whoever_comes_back_gets_what_was_sent_meanwhile(
    game: str, fields: dict[str, str], sitters: list[Sitter]
) -> None:
    """Catching up gives byte for byte the updates that were sent live."""
    table = filled(game, fields, sitters)
    log = log_before(table)
    table.apply(log[-1])
    live: dict[Viewer, list[Update]] = {viewer: [] for viewer in viewers_of(table)}
    for change in whole_game(table, "back"):
        log.append(change.entry)
        for viewer, updates in live.items():
            updates.append(update(table, change, viewer))
    retelling = Retelling(table.header)
    retelling.take(log)
    for viewer, updates in live.items():
        for missed in (0, 1, len(updates) // 2, len(updates)):
            again = retelling.updates(viewer, table.number - missed, table.number)
            assert again == [json.encode(one) for one in updates[len(updates) - missed :]]


def log_before(table: Table) -> list[entries.Entry]:
    """The entries that filled the seats of a table, and the beginning of the game."""
    log: list[entries.Entry] = [
        entries.Joined(number, person.name) for number, person in enumerate(table.people, 1)
    ]
    for number, seat in enumerate(table.seats):
        if seat.person:
            log.append(entries.Sat(number, seat.person))
        else:
            log.append(entries.BotSat(number, seat.player))
    return [*log, entries.Started()]


# Proposals


def test_a_proposal_is_sealed_until_it_is_turned_up() -> None:
    """Tables that differ in a proposal alone send the same bytes until all are turned up."""
    tables = [started("titanic", {"players": "3"}, [1, 2, 3], proposals=True) for _ in range(2)]
    deciding = tables[0].deciding_seat()
    assert deciding is not None
    first, second = (seat for seat in range(3) if seat != deciding)
    state = tables[0].state()
    assert state is not None
    actions = [tables[0].rules.action_text(action) for action in state.legal()[:2]]
    messages: list[list[bytes]] = [[], []]
    for number, (table, action) in enumerate(zip(tables, actions, strict=True)):
        [change] = obey(table, first + 1, Propose(first, action, table.number))
        for viewer in viewers_of(table):
            messages[number] += [
                json.encode(update(table, change, viewer)),
                json.encode(welcome(table, viewer)),
            ]
    assert messages[0] == messages[1]
    _, change = obey(tables[0], second + 1, Propose(second, actions[1], tables[0].number))
    shown = update(tables[0], change, Viewer(0))
    assert [(one.seat, one.action) for one in shown.proposals] == [
        (first, actions[0]),
        (second, actions[1]),
    ]
    assert len(shown.sentences) == 2


def test_people_who_wait_can_propose_what_the_seat_that_decides_can_do() -> None:
    table = started("titanic", {"players": "2"}, [1, 2], proposals=True)
    deciding = table.deciding_seat()
    assert deciding is not None
    here, there = (welcome(table, Viewer(person)) for person in (deciding + 1, 2 - deciding))
    assert here.proposable == []
    assert there.proposable == here.views[0].legal
    assert welcome(table, Viewer()).proposable == []
    silent = started("titanic", {"players": "2"}, [1, 2])
    assert welcome(silent, Viewer(2 - deciding)).proposable == []


# Words


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
        "Ida comes to the table.",
        "Ida is now called Ada.",
        "Seat 2 is free.",
        "The bot “Steady” takes seat 2.",
        "Seat 2 is free.",
        "Ada takes seat 2.",
        "The game begins.",
        "Ada: good luck",
        "Ada is away. The bot “Steady” plays for seat 2.",
        "Ada is back in seat 2.",
        "P1 wants to give up.",
        "Ada wants to give up.",
        "All have given up. The game is over.",
        "Another game is set up for the same people.",
        "Ada leaves the table.",
    ]


def test_whoever_did_it_is_spoken_to_and_the_others_are_told_the_seat() -> None:
    table = started("septentrick", {"players": "3", "captain": "2"}, [1, 2, 3])
    change = step(table, "trump:star")
    told = [update(table, change, Viewer(person)).sentences[0] for person in range(4)]
    assert told[0] == told[1] == told[3]
    assert told[0].startswith("Seat 2")
    assert told[2].startswith("You")


def test_whoever_holds_several_hands_is_told_what_a_spectator_may_hear() -> None:
    table = started("septentrick", {"players": "3", "captain": "2"}, [1, 1, 3])
    for _ in range(20):
        change = step(table)
        spectator = update(table, change, Viewer(0)).sentences
        assert update(table, change, Viewer(1)).sentences == spectator


def test_a_game_that_was_given_up_offers_nothing() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    obey(table, 1, Resign())
    message = welcome(table, Viewer(1))
    assert message.table.given_up
    assert message.views[0].legal == []
    assert message.views[0].asks == ""
    assert message.views[0].question == "All have given up. The game is over."


def test_no_card_of_a_game_that_was_given_up_can_be_played() -> None:
    table = started("septentrick", {"players": "3", "captain": "1"}, [1, 1, 1])
    while 'playable":true' not in json.encode(welcome(table, Viewer(1))).decode():
        step(table)
    obey(table, 1, Resign())
    for view in welcome(table, Viewer(1)).views:
        assert isinstance(view, SeptentrickView)
        assert not any(card.playable for card in view.hand)
        assert (view.asks, view.warning, view.legal) == ("", "", [])


def test_before_the_deal_there_is_no_view() -> None:
    table = filled("titanic", {"crew": "lee"}, [1])
    assert welcome(table, Viewer(1)).views == []


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


# Views


def test_the_first_view_of_sos_titanic() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    view = welcome(table, Viewer(1)).views[0]
    assert isinstance(view, TitanicView)
    assert (view.turned, view.clock, view.flooded, view.seat) == (0, "23:40", 0, 0)
    assert [line.place for line in view.lines] == ["1", "2", "3", "4", "5", "6", "b"]
    assert [crew.member for crew in view.crew] == ["lee"]
    cards = view.stack + view.discard + sum(line.down + len(line.cards) for line in view.lines)
    assert cards == 60
    assert view.highest == [13, 13, 17, 17]
    rescue = next(choice for choice in view.legal if choice.kind == "rescue")
    assert (rescue.action, rescue.number) == ("rescue:1", 1)
    assert rescue.heading.startswith("Rescue")


def test_a_whole_view_of_septentrick() -> None:
    table = started("septentrick", {"players": "3"}, [1, 2, 3])
    throws = throws_for("view")
    view: Any = None
    while not table.is_over():
        view = welcome(table, Viewer(2)).views[0]
        assert isinstance(view, SeptentrickView)
        assert view.seat == 1
        assert len(view.hand) == view.seats[1].size
        assert [seat.last for seat in view.seats] == [[], [], []]
        playable = [card.card for card in view.hand if card.playable]
        expected = [choice.cards[0] for choice in view.legal if choice.kind == "play"]
        assert sorted(set(playable)) == sorted(expected)
        assert view.pass_count == {"pass": 2, "keep": 1}.get(view.asks, 0)
        if view.tricks:
            assert view.last_trick is not None
            assert len(view.last_trick.plays) == 3
            if not view.trick.plays:
                assert view.last_trick.winner == view.trick.leader
        step(table, legal_text(table, throws))
    ended = welcome(table, Viewer()).views[0]
    assert isinstance(ended, SeptentrickView)
    assert ended.hand == []
    assert ended.outcome is not None
    assert ended.outcome.words == ended.question
    for seat in ended.seats:
        assert seat.difference == seat.rings - seat.people


def test_a_table_at_rest_depends_on_its_header_alone() -> None:
    """Equal viewers get equal bytes, so that a caller renders once for all of them."""
    header = header_of("titanic", {"crew": "lee"}, 1)
    assert len({Viewer(1, "de"), Viewer(1, "de"), Viewer(1, "fr")}) == 2
    assert sent(welcome(Table(header), Viewer())) == sent(welcome(Table(header), Viewer()))
