"""What finished games leave behind: records, steps, results, days and statistics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as trials
from hypothesis import strategies as st
from starlette.testclient import TestClient

from lifeboat.core.dice import dice
from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import State, game_of
from lifeboat.core.playthrough import replay
from lifeboat.core.records import Record, read_record
from lifeboat.core.verification import verification_of
from lifeboat.players import Budget
from lifeboat.server.live.bots import Bots, chosen
from lifeboat.server.live.tables import Tables
from lifeboat.server.live.tokens import hash_of
from lifeboat.server.settings import Settings
from lifeboat.server.store.store import Store
from lifeboat.server.web.app import make_app
from lifeboat.table.commands import Play
from lifeboat.table.past.replays import MOST_STEPS, Replaying, sent_step
from lifeboat.table.table import THINKING, Table
from lifeboat.texts import LANGUAGES
from tests.server.asking import GENEROUS, bearer
from tests.server.inline import inline_telling

NOON = 1_776_168_000
"""14 April 2026, 12:00 UTC."""
DAY = 86_400
ADA = {"Lifeboat-Key": "ada's own secret key"}
BEN = {"Lifeboat-Key": "ben's own secret key"}
SOLO = {"game": "titanic", "name": "Ada", "seats": ["me"], "start": True, "me": ADA["Lifeboat-Key"]}
TRICKS = SOLO | {"game": "septentrick", "seats": ["me", "random", "steady", "random"]}
WISHES = {"titanic": SOLO, "septentrick": TRICKS}


class QuickBots(Bots):
    """Bots that decide at once, each time in the same way."""

    async def choose(
        self, game: str, state: State, seat: int, player: str, thinking: float = THINKING
    ) -> tuple[int, str]:
        return chosen(game, state, seat, player, "bot", Budget(20, 1.0)), player


class Server:
    """A server with a store of its own, and a clock that the test turns."""

    def __init__(self, path: Path, settings: Settings = GENEROUS) -> None:
        self.time = NOON
        store, telling = Store.open(str(path)), inline_telling()
        self.tables = Tables(store, QuickBots(), now=lambda: self.time, telling=telling)
        self.client = TestClient(make_app(self.tables, settings))

    def get(self, path: str, headers: dict[str, str] | None = None) -> Any:
        """What is answered, which is no refusal."""
        answer = self.client.get(path, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
        """The status and the name of a refusal."""
        answer = self.client.get(path, headers=headers)
        return answer.status_code, answer.json()["code"]

    def set_up(self, game: str = "titanic", **wish: Any) -> tuple[str, dict[str, str]]:
        """A table that has begun: its address and the header of its host."""
        answer = self.client.post("/api/tables", json=WISHES[game] | wish)
        assert answer.status_code == 201, answer.text
        return f"/api/tables/{answer.json()['table']}", bearer(answer.json()["token"])

    def play(self, address: str, luck: str = "") -> None:
        """Play the host's seat at random to the end of the game."""
        assert self.client.portal is not None
        self.client.portal.call(self._play, address.rpartition("/")[2], luck)

    async def _play(self, table: str, luck: str) -> None:
        throws = dice(luck)

        def choice(one: Table) -> Play | None:
            seat, state = one.deciding_seat(), one.state()
            if seat is None or state is None or one.seats[seat].bot():
                return None
            legal = state.legal()
            return Play(one.rules.action_text(legal[throws.below(len(legal))]), one.number)

        while (await self.tables.info(table)).status != "over":
            command = await self.tables.look(table, choice)
            if command:
                await self.tables.command(table, 1, command)
            await asyncio.sleep(0)

    def finish(
        self, game: str = "titanic", luck: str = "", **wish: Any
    ) -> tuple[str, dict[str, str]]:
        """A table whose game is over."""
        address, host = self.set_up(game, **wish)
        self.play(address, luck)
        return address, host

    def resign(self, address: str, host: dict[str, str]) -> None:
        self.client.post(f"{address}/commands", json={"kind": "resign"}, headers=host)

    def rematch(self, address: str, host: dict[str, str]) -> str:
        """The same deal once more."""
        command = {"kind": "rematch", "same_deal": True}
        self.client.post(f"{address}/commands", json=command, headers=host)
        return f"/api/tables/{self.get(address)['rematch']}"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "lifeboat.db")
    with made.client:
        yield made
        assert made.client.portal is not None
        made.client.portal.call(made.tables.stop)


# Records and steps


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
    """A sealed pass is in the words of the seat that passed, and of no other."""
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
def test_what_is_no_step_is_refused(server: Server, step: str) -> None:
    address, host = server.set_up()
    server.resign(address, host)
    assert server.refused(f"{address}/steps/{step}") == (404, "step")


# Records that are sent


def sent(server: Server, **body: Any) -> Any:
    return server.client.post("/api/replay", json=body).json()


def test_a_record_that_is_sent_is_shown_like_one_of_the_server(server: Server) -> None:
    address, _ = server.finish("septentrick")
    text = server.client.get(f"{address}/record").text
    for number in (0, 5):
        shown = server.get(f"{address}/steps/{number}?seat=1")
        assert sent(server, record=text, step=number, seat=1) == shown
    last = sent(server, record=text)
    assert last["step"] == last["steps"] == len(read_record(text).actions)


def test_a_broken_record_shows_its_good_part_and_where_it_breaks(server: Server) -> None:
    address, _ = server.finish()
    head, body = server.client.get(f"{address}/record").text.split("\n\n")
    broken = f"{head}\n\n{' '.join(body.split()[:3])} 9>9 rescue:1"
    shown = sent(server, record=broken)
    assert (shown["step"], shown["steps"]) == (3, 3)
    assert (shown["error"]["code"], shown["error"]["tried"]) == ("record-action", "4. 9>9")
    assert sent(server, record=broken, step=4)["code"] == "step"


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "record-tag"),
        ("Dear captain", "record-tag"),
        ('[Game "chess"]', "game"),
        ('[Game "titanic"]', "record-deal"),
        ('[Game "titanic"]\n[Seed "x"]\n[Crew "ahab"]', "record-setup"),
        ('[Game "titanic"]\n[Start "sea=calm"]', "position-field"),
        ('[Game "titanic"]\n[Seed "x"]\n\n' + "1 " * (MOST_STEPS + 1), "replay-length"),
        (";" * 60_000, "record-tag"),
        ("[" * 70_000, "request-size"),
    ],
)
def test_a_text_that_is_no_record_is_refused_by_name(
    server: Server, record: str, code: str
) -> None:
    answer = server.client.post("/api/replay", json={"record": record})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


@pytest.mark.parametrize("game", WISHES)
@given(st.data())
@trials(max_examples=50, deadline=None)
def test_whatever_is_done_to_a_record_it_is_shown_or_refused(
    game: str, data: st.DataObject
) -> None:
    rules = game_of(game)
    text = str(Record(game, rules.setup_fields({}), b"secret", _first_actions(game, 40)))
    if data.draw(st.booleans()):
        text = str(Record(game, {}, b"", ["x"], start=str(rules.deal({}, b"secret"))))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        end = at + data.draw(st.integers(0, 6))
        text = (
            text[:at] + data.draw(st.text("0123456789-,/|*+?=fsdtcprg:>", max_size=6)) + text[end:]
        )
    try:
        step = sent_step(Replaying(text, seat=0), "en")
    except LifeboatError:
        return
    assert step.step == step.steps


def _first_actions(game: str, count: int) -> list[str]:
    """The actions of a game in which everybody takes the first that is legal."""
    rules = game_of(game)
    state = rules.deal(rules.setup_fields({}), b"secret")
    actions: list[str] = []
    while len(actions) < count and (legal := state.legal()):
        actions.append(rules.action_text(legal[0]))
        state.play(legal[0])
    return actions


def test_a_step_that_a_stand_in_decided_names_it(server: Server) -> None:
    notes = {"Bots": "2=random", "StandIns": "2=steady"}
    actions = _first_actions("titanic", 3)
    record = Record("titanic", {"players": "1"}, b"secret", actions, notes=notes)
    players = [sent(server, record=str(record), step=step)["player"] for step in range(4)]
    assert players == ["", "", "steady", ""]


# Results


def test_teams_on_the_same_deal_are_compared_the_best_first(server: Server) -> None:
    deal = {"deal": "seed", "seed": "iceberg"}
    games = [server.finish(luck=luck, name=luck, **deal)[0] for luck in ("a", "b", "c", "d")]
    server.finish(luck="e", deal="seed", seed="another")
    found = server.get(f"{games[1]}/results")["results"]
    scores = [result["score"] for result in found]
    assert len(found) == 4
    assert scores == sorted(scores, reverse=True)
    assert [result["rank"] for result in found] == [scores.index(score) + 1 for score in scores]
    assert sorted(result["team"][0]["name"] for result in found) == ["a", "b", "c", "d"]
    own = [result for result in found if result["table"]]
    assert [(result["team"][0]["name"], result["table"]) for result in own] == [
        ("b", games[1].rpartition("/")[2])
    ]


def test_results_give_no_key_no_token_and_no_table_of_others_away(server: Server) -> None:
    deal = {"deal": "seed", "seed": "iceberg"}
    other, other_host = server.finish(luck="a", me=BEN["Lifeboat-Key"], **deal)
    own, _ = server.finish(luck="b", **deal)
    text = server.client.get(f"{own}/results", headers=ADA).text
    token = other_host["Authorization"].removeprefix("Bearer ")
    secrets = [key["Lifeboat-Key"] for key in (ADA, BEN)] + [token]
    for secret in [*secrets, *map(hash_of, secrets), other.rpartition("/")[2], "iceberg"]:
        assert secret not in text


def test_with_the_key_all_own_games_on_the_deal_are_marked(server: Server) -> None:
    deal = {"deal": "seed", "seed": "iceberg"}
    first, _ = server.finish(luck="a", **deal)
    second, _ = server.finish(luck="b", **deal)
    found = server.get(f"{first}/results", ADA)["results"]
    assert {f"/api/tables/{result['table']}" for result in found} == {first, second}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_to_share_tells_the_day_and_the_score_and_no_card(
    server: Server, language: str
) -> None:
    address, host = server.finish(deal="day")
    answer = server.get(f"{address}/results?lang={language}", host)
    (own,) = answer["results"]
    line = answer["line"]
    assert line.startswith("SOS Titanic, ")
    for part in ("2026-04-14", str(own["score"]), str(own["pages"])):
        assert part in line
    assert own["team"][0]["crew"] not in line.lower()
    assert len(line) < 100


def test_the_line_of_another_deal_has_a_word_that_teams_share_and_no_seed(server: Server) -> None:
    lines = []
    for seed in ("iceberg", "iceberg", "another"):
        address, _ = server.finish("septentrick", deal="seed", seed=seed)
        lines.append(server.get(f"{address}/results")["line"])
    words = [line.split(", ")[1] for line in lines]
    assert words[0] == words[1] != words[2]
    assert "iceberg" not in lines[0]
    assert lines[0].endswith("of 4 players matched")


def test_a_game_that_was_given_up_has_a_line_and_no_result(server: Server) -> None:
    address, host = server.set_up()
    server.resign(address, host)
    answer = server.get(f"{address}/results")
    assert answer["results"] == []
    assert answer["line"].endswith(": given up")


# The deal of the day


def test_a_day_begins_without_results_and_gives_no_deal_away(server: Server) -> None:
    assert server.get("/api/days/titanic", ADA) == {
        "game": "titanic",
        "date": "2026-04-14",
        "players": 1,
        "is_over": False,
        "played": False,
        "results": [],
    }


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_day_says_for_how_many_its_deal_is(server: Server, game: str) -> None:
    address, _ = server.set_up(game, deal="day", setup={}, seed="")
    assert server.get(f"/api/days/{game}")["players"] == len(server.get(address)["seats"])


def test_whoever_has_finished_the_deal_of_the_day_is_in_its_table(server: Server) -> None:
    server.finish(deal="day", name="Ada")
    server.set_up(deal="day", name="Ben", me=BEN["Lifeboat-Key"])
    server.finish(name="Cleo", me="")
    server.finish("septentrick", deal="day", name="Dan")
    today = server.get("/api/days/titanic", ADA)
    assert [result["team"][0]["name"] for result in today["results"]] == ["Ada"]
    assert today["played"]
    assert not server.get("/api/days/titanic", BEN)["played"]
    assert not server.get("/api/days/titanic")["played"]


def test_whoever_has_left_has_not_played_to_the_end(server: Server) -> None:
    """A bot has: it is named, and the leaver can claim nothing."""
    seats = ["me", "open", "random", "random"]
    address, host = server.set_up("septentrick", deal="day", seats=seats, start=False)
    joining = {"name": "Ben", "me": BEN["Lifeboat-Key"]}
    ben = bearer(server.client.post(f"{address}/people", json=joining).json()["token"])
    for command, who in (({"kind": "sit", "seat": 1}, ben), ({"kind": "start"}, host)):
        assert server.client.post(f"{address}/commands", json=command, headers=who).is_success
    assert server.client.delete(f"{address}/people/me", headers=ben).is_success
    server.play(address)
    (result,) = server.get("/api/days/septentrick", ADA)["results"]
    assert [mate["name"] for mate in result["team"]] == ["Ada", "", "", ""]
    assert [mate["player"] for mate in result["team"]] == ["", "steady", "random", "random"]
    assert not server.get("/api/days/septentrick", BEN)["played"]
    assert server.get("/api/statistics/me", BEN)["results"] == []
    assert server.refused(f"{address}/record", BEN) == (403, "day-running")


def test_the_crew_of_today_is_for_those_who_have_played(server: Server) -> None:
    server.finish(deal="day")

    def crew(headers: dict[str, str] | None) -> str:
        (result,) = server.get("/api/days/titanic/2026-04-14", headers)["results"]
        return str(result["team"][0]["crew"])

    assert crew(ADA) != ""
    assert crew(BEN) == crew(None) == ""
    server.time += DAY
    assert crew(BEN) == crew(ADA) != ""


def test_nobodys_second_try_counts_for_the_day(server: Server) -> None:
    first, host = server.finish(luck="a", deal="day")
    server.time += 60
    server.finish(luck="b", deal="day")
    again = server.rematch(first, host)
    server.play(again, "c")
    nameless, _ = server.finish(luck="d", deal="day", me="", name="Cleo")
    names = [one["team"][0]["name"] for one in server.get("/api/days/titanic")["results"]]
    assert sorted(names) == ["Ada", "Cleo"]
    (own,) = [one for one in server.get("/api/days/titanic", ADA)["results"] if one["table"]]
    assert f"/api/tables/{own['table']}" == first
    server.time += DAY
    assert len(server.get(f"{nameless}/results")["results"]) == 3


def test_the_same_deal_once_more_is_no_result(server: Server) -> None:
    """Whoever plays it has seen the cards."""
    first, host = server.finish(luck="a")
    again = server.rematch(first, host)
    server.play(again, "b")
    assert server.get(again)["status"] == "over"
    for table in (first, again):
        (found,) = server.get(f"{table}/results")["results"]
        assert found["table"] == (first.rpartition("/")[2] if table == first else "")
    for tallies in (server.get("/api/statistics"), server.get("/api/statistics/me", ADA)):
        assert [one["games"] for one in tallies["tallies"]] == [1]


def test_all_are_told_what_the_deal_rests_on(server: Server) -> None:
    """A host who has chosen the seed may know the cards."""
    first, host = server.set_up(deal="seed", seed="iceberg")
    server.resign(first, host)
    again = server.rematch(first, host)
    tables = [server.set_up()[0], first, server.set_up(deal="day")[0], again]
    assert [server.get(table)["deal"] for table in tables] == ["random", "seed", "day", "again"]


def test_a_table_of_bots_does_not_count_for_the_day(server: Server) -> None:
    server.finish("septentrick", deal="day", seats=["random"] * 4)
    assert server.get("/api/days/septentrick")["results"] == []


def test_todays_records_are_only_for_those_who_have_played_to_the_end(server: Server) -> None:
    """The law of today's deal."""
    address, host = server.finish(deal="day")
    guest = server.client.post(f"{address}/people", json={"name": "Ben"}).json()["token"]
    parts = ("record", "steps/0", "results")
    for part in parts:
        for headers in ({}, BEN, bearer(guest)):
            assert server.refused(f"{address}/{part}", headers) == (403, "day-running")
        for headers in (host, ADA):
            assert server.client.get(f"{address}/{part}", headers=headers).status_code == 200
    server.finish(deal="day", me=BEN["Lifeboat-Key"])
    for part in parts:
        assert server.client.get(f"{address}/{part}", headers=BEN).status_code == 200
        assert server.refused(f"{address}/{part}") == (403, "day-running")
    server.time += DAY
    for part in parts:
        assert server.client.get(f"{address}/{part}").status_code == 200


def test_giving_up_does_not_open_todays_deal_nor_does_a_rematch(server: Server) -> None:
    address, host = server.set_up(deal="day")
    server.resign(address, host)
    again = server.rematch(address, host)
    server.resign(again, host)
    for table in (address, again):
        assert server.refused(f"{table}/record", host | ADA) == (403, "day-running")


def test_a_table_of_todays_deal_is_not_listed(server: Server) -> None:
    refused = server.client.post("/api/tables", json=SOLO | {"deal": "day", "listed": True})
    assert (refused.status_code, refused.json()["code"]) == (409, "day-listed")


def test_earlier_days_can_be_looked_at_and_later_ones_not(server: Server) -> None:
    server.finish(deal="day")
    server.time += DAY
    assert server.get("/api/days/titanic")["results"] == []
    earlier = server.get("/api/days/titanic/2026-04-14")
    assert (earlier["is_over"], len(earlier["results"])) == (True, 1)
    assert server.get("/api/days/titanic/1912-04-14")["results"] == []
    for date in ("2026-04-16", "2026-02-30", "20260414", "today"):
        assert server.refused(f"/api/days/titanic/{date}") == (404, "day-date")
    assert server.refused("/api/days/chess") == (400, "game")


# Statistics


def test_finished_games_are_counted_for_everybody_and_for_each(server: Server) -> None:
    server.finish(luck="a")
    server.finish(luck="b", setup={"crew": "lee"})
    server.finish("septentrick", me=BEN["Lifeboat-Key"])
    everybody = server.get("/api/statistics")
    assert {(one["game"], one["players"]): one["games"] for one in everybody["tallies"]} == {
        ("titanic", 1): 2,
        ("septentrick", 4): 1,
    }
    assert everybody["results"] == []
    own = server.get("/api/statistics/me", ADA)
    assert [(one["game"], one["games"]) for one in own["tallies"]] == [("titanic", 2)]
    assert sum(one["games"] for one in own["crew"]) == 2
    assert "lee" in {one["crew"] for one in own["crew"]}
    assert [one["game"] for one in own["results"]] == ["titanic", "titanic"]
    assert all(one["table"] and one["rank"] == 0 for one in own["results"])


@pytest.mark.parametrize("me", ["ada", "k" * 15, "k" * 101, "\u00e9" * 20])
def test_a_key_that_could_be_guessed_or_sent_in_no_header_is_refused(
    server: Server, me: str
) -> None:
    answer = server.client.post("/api/tables", json=SOLO | {"me": me})
    assert (answer.status_code, answer.json()["code"]) == (400, "request-form")
    address, _ = server.set_up()
    answer = server.client.post(f"{address}/people", json={"name": "Ben", "me": me})
    assert (answer.status_code, answer.json()["code"]) == (400, "request-form")


def test_own_statistics_need_a_key_which_is_never_repeated_or_logged(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    assert server.refused("/api/statistics/me") == (400, "key")
    for bad in (b"", b"k" * 15, b"k" * 101, b"\xe9t\xe9"):
        answer = server.client.get("/api/statistics/me", headers={b"Lifeboat-Key": bad})
        assert (answer.status_code, answer.json()["code"]) == (400, "key")
    answer = server.client.get("/api/statistics/me", headers=ADA)
    assert answer.json() == {"tallies": [], "crew": [], "results": []}
    key = ADA["Lifeboat-Key"]
    logged = " ".join(f"{line.getMessage()} {line.__dict__}" for line in caplog.records)
    assert "request" in logged
    for word in (key, hash_of(key)):
        assert word not in answer.text
        assert word not in logged
