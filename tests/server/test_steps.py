"""Steps: a finished game, decision by decision, and its record."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from lifeboat.core.verification import verification_of
from lifeboat.texts import LANGUAGES
from tests.server.server import WISHES, Server


@pytest.mark.parametrize("game", WISHES)
def test_the_record_of_a_finished_game_keeps_the_promise_of_its_table(
    server: Server, game: str
) -> None:
    address, _ = server.set_up(game)
    promised = server.get(address)["commitment"]
    server.play(address)
    record = read_record(server.client.get(f"{address}/record").text)
    assert record.notes["Commitment"] == promised
    assert verification_of(record, promised).errors == []


@pytest.mark.parametrize("game", WISHES)
def test_every_step_of_a_finished_game_is_what_replaying_its_record_shows(
    server: Server, game: str
) -> None:
    address, _ = server.finish(game)
    record = read_record(server.client.get(f"{address}/record").text)
    whole, _ = replay(record)
    steps = len(whole.steps)
    for number in {0, 1, 2, steps // 2, steps - 1, steps}:
        step = server.get(f"{address}/steps/{number}")
        assert (step["step"], step["steps"], step["error"]) == (number, steps, None)
        assert step["decider"] == (whole.deciders[number - 1] if number else -1)
        assert step["action"] == (record.actions[number - 1] if number else "")
        assert bool(step["words"]) == bool(number)
        assert bool(step["sentences"]) == bool(number and whole.steps[number - 1])
        then, _ = replay(record, number)
        decision = then.state.decision()
        assert step["seat"] == (decision.seat if decision else -1)
        legal = [choice["action"] for choice in step["view"]["legal"]]
        assert legal == [then.rules.action_text(action) for action in then.state.legal()]
    assert server.refused(f"{address}/steps/{steps + 1}") == (404, "step")


def test_a_step_is_seen_from_a_seat_or_by_a_spectator(server: Server) -> None:
    address, _ = server.finish("septentrick")
    steps = [server.get(f"{address}/steps/1?seat={seat}") for seat in (-1, 0, 1, 2, 3)]
    hands = [[card["card"] for card in step["view"]["hand"]] for step in steps]
    assert hands[0] == []
    assert [len(hand) for hand in hands[1:]] == [13] * 4
    assert len({card for hand in hands for card in hand}) > 13
    assert [step["seat"] for step in steps] == [-1, 0, 1, 2, 3]
    assert server.refused(f"{address}/steps/1?seat=4") == (400, "seat")
    assert server.refused(f"{address}/steps/1?seat=9") == (400, "request-form")


def test_what_a_seat_did_not_see_is_not_told_to_it(server: Server) -> None:
    """Only the seat that passed reads about its sealed pass."""
    address, _ = server.finish("septentrick")
    record = read_record(server.client.get(f"{address}/record").text)
    number = next(at for at, word in enumerate(record.actions, 1) if word.startswith("pass"))
    decider = server.get(f"{address}/steps/{number}")["decider"]
    for seat in (-1, 0, 1, 2, 3):
        step = server.get(f"{address}/steps/{number}?seat={seat}")
        assert step["action"] == (record.actions[number - 1] if seat == decider else "")
        assert bool(step["words"]) == (seat == decider)


def test_a_step_says_which_bot_decided_it(server: Server) -> None:
    address, _ = server.finish("septentrick")
    players = {step["decider"]: step["player"] for step in _first_steps(server, address, 8)}
    assert players == {0: "", 1: "random", 2: "steady", 3: "random"}


def _first_steps(server: Server, address: str, count: int) -> list[Any]:
    return [server.get(f"{address}/steps/{number}") for number in range(1, count + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_told_in_the_readers_language(server: Server, language: str) -> None:
    address, _ = server.finish()
    told = server.get(f"{address}/steps/1?lang={language}")
    others = {lang: server.get(f"{address}/steps/1?lang={lang}") for lang in LANGUAGES}
    assert told == others[language]
    assert len({step["words"] for step in others.values()}) == len(LANGUAGES)


def test_a_running_game_shows_no_record_no_step_and_no_result(server: Server) -> None:
    address, host = server.set_up()
    for part in ("record", "steps/0"):
        assert server.refused(f"{address}/{part}", host) == (409, "record-open")
    assert server.refused(f"{address}/results", host) == (409, "record-open")


@pytest.mark.parametrize("step", ["-1", "x", "²", "1.5", "9" * 400])
def test_what_is_not_a_step_is_refused(server: Server, step: str) -> None:
    address, host = server.set_up()
    server.resign(address, host)
    assert server.refused(f"{address}/steps/{step}") == (404, "step")
