"""Messages: their form, and what they offer to each viewer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import json, structs

from lifeboat.core.fate import commitment_of, secret_of
from lifeboat.table.commands import Propose, Rename, Resign, Say
from lifeboat.table.past.retelling import Retelling
from lifeboat.table.table import Change, Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.messages import Refused, Update, Welcome
from lifeboat.table.wire.rendering import update, welcome
from lifeboat.table.wire.septentrick.view import SeptentrickView
from lifeboat.table.wire.titanic.view import TitanicView
from tests.contract.playing import throws_for
from tests.table.rendered_games import GAMES, IDS, SEED, viewers_of
from tests.table.tables import Sitter, filled, legal_text, log_before, obey, started, step


def whole_game(table: Table, seed: object) -> Iterator[Change]:
    """Play a game at random, with chat and the like in between, and yield every change."""
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
    """Messages match the schema, and a choice can be told from others without parsing it."""
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
                assert isinstance(view, TitanicView | SeptentrickView)
                about = [structs.astuple(choice)[2:] for choice in view.legal]
                assert len({str(one) for one in about}) == len(about)
                choices += len(about)
    assert choices > 0


def test_every_field_of_every_message_has_a_type() -> None:
    """The schema and the client's types are generated from them."""
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
def test_anyone_who_comes_back_gets_what_was_sent_meanwhile(
    game: str, fields: dict[str, str], sitters: list[Sitter]
) -> None:
    """Byte for byte, these are the updates that were sent live."""
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
            again = retelling.updates(viewer, table.last_entry - missed, table.last_entry)
            assert again == [json.encode(one) for one in updates[len(updates) - missed :]]


def test_a_proposal_is_sealed_until_it_is_turned_up() -> None:
    """Tables that differ only in a proposal send the same bytes until all are revealed."""
    tables = [started("titanic", {"players": "3"}, [1, 2, 3], proposals=True) for _ in range(2)]
    deciding = tables[0].deciding_seat()
    assert deciding is not None
    first, second = (seat for seat in range(3) if seat != deciding)
    state = tables[0].state()
    assert state is not None
    actions = [tables[0].rules.action_text(action) for action in state.legal()[:2]]
    messages: list[list[bytes]] = [[], []]
    for number, (table, action) in enumerate(zip(tables, actions, strict=True)):
        [change] = obey(table, first + 1, Propose(first, action, table.last_entry))
        for viewer in viewers_of(table):
            messages[number] += [
                json.encode(update(table, change, viewer)),
                json.encode(welcome(table, viewer)),
            ]
    assert messages[0] == messages[1]
    _, change = obey(tables[0], second + 1, Propose(second, actions[1], tables[0].last_entry))
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


def test_a_game_that_was_given_up_offers_nothing() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    obey(table, 1, Resign())
    message = welcome(table, Viewer(1))
    assert message.table.given_up
    assert message.views[0].legal == []
    assert message.views[0].asks == ""
    assert message.views[0].question == "Everyone has given up. The game is over."


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
