"""Records that people send: shown like the server's own, or refused with a code."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from lifeboat.core.records import Record, read_record
from lifeboat.table.past.replays import MOST_STEPS
from tests.server.server import Server
from tests.table.tables import first_actions


def sent(server: Server, **body: Any) -> Any:
    return server.client.post("/api/replay", json=body).json()


def named(step: Any) -> Any:
    """Return a step with the names that the seats had at the server's table."""
    names = ("Ada", "Bot 2", "Bot 3", "Bot 4")
    words = re.sub(r"\b[Ss]eat (\d)", lambda seat: names[int(seat[1]) - 1], json.dumps(step))
    return json.loads(words)


def test_a_record_that_is_sent_is_shown_like_one_of_the_servers_own(server: Server) -> None:
    """Only the names are missing: a record doesn't have them, so it speaks of seats."""
    address, _ = server.finish("septentrick")
    text = server.client.get(f"{address}/record").text
    own = [server.get(f"{address}/steps/{number}?seat=1") for number in (0, 5)]
    theirs = [sent(server, record=text, step=number, seat=1) for number in (0, 5)]
    assert [named(step) for step in theirs] == own
    assert "Seat 1 passes you " in " ".join(theirs[1]["sentences"])
    assert "Ada passes you " in " ".join(own[1]["sentences"])
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
def test_a_text_that_is_not_a_record_is_refused_by_name(
    server: Server, record: str, code: str
) -> None:
    answer = server.client.post("/api/replay", json={"record": record})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


def test_a_step_that_a_stand_in_decided_names_it(server: Server) -> None:
    notes = {"Bots": "2=random", "StandIns": "2=steady"}
    actions = first_actions("titanic", 3)
    record = Record("titanic", {"players": "1"}, b"secret", actions, notes=notes)
    players = [sent(server, record=str(record), step=step)["player"] for step in range(4)]
    assert players == ["", "", "steady", ""]
