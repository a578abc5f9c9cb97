"""Requests that every host answers alike: set-up, people, commands, refusals and languages."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.core.games import GAMES, game_of
from lifeboat.texts import LANGUAGES
from tests.hosts.hosts import Host
from tests.hosts.people import KEY, Person, for_two, set_up
from tests.server.asking import SOLO


async def test_a_table_is_set_up_and_everybody_can_look_at_it(host: Host) -> None:
    ada = await set_up(host)
    info = (await host.ask("GET", f"/api/tables/{ada.table}")).content
    assert (info["game"], info["status"], info["people"]) == ("titanic", "playing", ["Ada"])
    assert info["seed"] == ""


async def test_every_game_says_what_it_can_be_set_up_with(host: Host) -> None:
    offered = {game["game"]: game for game in (await host.ask("GET", "/api/games")).content}
    assert offered.keys() == {game for game in GAMES if game in ("titanic", "septentrick")}
    for game, offer in offered.items():
        assert offer["usual"] == game_of(game).setup_fields({})
        assert {"random", "steady", "captain"} <= set(offer["bots"])


async def test_somebody_joins_sits_down_and_leaves(host: Host) -> None:
    ada, bea = await for_two(host)
    assert (bea.number, (await ada.info())["people"]) == (2, ["Ada", "Bea"])
    assert (await bea.ask("DELETE", "/people/me")).status == 204
    refused = await bea.ask("DELETE", "/people/me")
    assert (refused.status, refused.code) == (401, "token")
    assert (await ada.info())["left"] == [2]


async def test_anyone_who_is_removed_is_a_stranger(host: Host) -> None:
    ada, bea = await for_two(host)
    assert (await bea.do("remove", person=1)).code == "host-only"
    assert (await ada.do("remove", person=2)).status == 200
    assert (await bea.do("claim")).code == "token"


async def test_a_new_token_replaces_the_old_one(host: Host) -> None:
    ada = await set_up(host)
    new = (await ada.do("new-token")).content["token"]
    assert (await ada.do("claim")).code == "token"
    ada.token = new
    assert (await ada.do("claim")).status == 200


async def test_somebody_plays_and_undoes(host: Host) -> None:
    ada = await set_up(host, practice=True)
    (welcome,) = (await ada.ask("GET", "/events")).content["messages"]
    action = welcome["views"][0]["legal"][0]["action"]
    number = (await ada.do("play", action=action, version=3)).content["number"]
    assert number == 4
    assert (await ada.do("play", action=action, version=3)).code == "stale"
    assert (await ada.do("undo", version=4)).content == {"number": 5}
    (again,) = (await ada.ask("GET", "/events")).content["messages"]
    assert again["views"] == welcome["views"]


async def test_what_was_missed_is_told_again(host: Host) -> None:
    ada = await set_up(host)
    missed = (await ada.ask("GET", "/events", since=1)).content["messages"]
    assert [update["number"] for update in missed] == [2, 3]
    assert (await ada.ask("GET", "/events", since=3)).content == {"messages": []}


async def test_the_log_is_told_in_the_readers_language(host: Host) -> None:
    ada = await set_up(host)
    logs = {one: (await ada.ask("GET", "/log", lang=one)).content for one in LANGUAGES}
    assert [line["number"] for line in logs["en"]] == [1, 2, 3]
    assert logs["de"][0]["sentences"] == ["Du kommst an den Tisch."]
    assert len({str(log) for log in logs.values()}) == len(LANGUAGES)
    assert (await ada.ask("GET", "/log", since=2)).content == logs["en"][2:]


async def test_places_tell_how_things_stand(host: Host) -> None:
    ada = await set_up(host)
    held = [{"table": ada.table, "token": ada.token}, {"table": "nowhere", "token": "x"}]
    found = (await host.ask("POST", "/api/places", {"places": held})).content
    assert found == {"known": [{"person": 1, "table": await ada.info()}], "unknown": ["nowhere"]}
    held[0]["token"] = "another"
    found = (await host.ask("POST", "/api/places", {"places": held})).content
    assert found["known"][0]["person"] == 0


REFUSALS: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/api/tables", SOLO | {"game": "chess"}, 400, "game"),
    ("POST", "/api/tables", SOLO | {"wind": 3}, 400, "request-form"),
    ("POST", "/api/tables", SOLO | {"name": ""}, 400, "request-form"),
    ("POST", "/api/tables", SOLO | {"name": " "}, 409, "name-form"),
    ("POST", "/api/tables", SOLO | {"seed": ""}, 400, "seed"),
    ("POST", "/api/tables", SOLO | {"seats": ["open"]}, 409, "seats-free"),
    ("POST", "/api/tables", SOLO | {"seats": ["ahab"]}, 400, "player"),
    ("POST", "/api/tables", SOLO | {"edition": "["}, 400, "edition-syntax"),
    ("POST", "/api/tables", [], 400, "request-form"),
    ("POST", "/api/tables", b"{", 400, "request-form"),
    ("POST", "/api/tables", b"\xff", 400, "request-form"),
    ("POST", "/api/tables", b"[" * 60_000, 400, "request-form"),
    ("POST", "/api/tables", b" " * 65_537, 413, "request-size"),
    ("GET", "/api/tables/nowhere", None, 404, "table-unknown"),
    ("GET", "/api/tables/%00", None, 404, "table-unknown"),
    ("GET", "/api/tables/%ff%fe", None, 404, "table-unknown"),
    ("GET", f"/api/tables/{'x' * 65}", None, 404, "table-unknown"),
    ("GET", "/api/tables/TABLE/events?since=soon", None, 400, "request-form"),
    ("GET", "/api/tables/TABLE/events?since=-1", None, 400, "request-form"),
    ("GET", "/api/tables/TABLE/events?wait=nan", None, 400, "request-form"),
    ("GET", "/api/tables/TABLE/events?wind=3", None, 400, "request-form"),
    ("GET", "/api/tables/TABLE?lang=xx", None, 400, "request-form"),
    ("POST", "/api/tables/TABLE/people", {"name": "x" * 31}, 400, "request-form"),
    ("POST", "/api/tables/TABLE/people", {"name": "Ada"}, 409, "name-taken"),
    ("POST", "/api/tables/TABLE/people", {"name": "Bea", "invite": "x"}, 409, "invite"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "fly"}, 400, "command-form"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "start"}, 409, "game-begun"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "undo", "version": 0}, 409, "stale"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "undo", "version": 3}, 409, "undo-nothing"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "undo", "version": 99}, 409, "version"),
    ("POST", "/api/tables/TABLE/commands", {"kind": "rematch"}, 409, "rematch"),
    ("POST", "/api/tables/TABLE/hint", {"seat": 3}, 409, "not-your-turn"),
    ("POST", "/api/tables/TABLE/review", None, 409, "record-open"),
    ("GET", "/api/tables/TABLE/record", None, 409, "record-open"),
    ("GET", "/api/tables/TABLE/results", None, 409, "record-open"),
    ("GET", "/api/tables/TABLE/steps/1", None, 409, "record-open"),
    ("POST", "/api/tables/TABLE/invites", {"seat": 9}, 400, "request-form"),
    ("POST", "/api/replay", {"record": ""}, 400, "record-tag"),
    ("GET", "/api/statistics/me", None, 400, "key"),
    ("GET", "/api/tables/", None, 404, "path"),
    ("GET", "/nowhere", None, 404, "path"),
    ("PUT", "/api/tables", {}, 405, "method"),
    ("DELETE", "/api/tables/TABLE", None, 405, "method"),
]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    REFUSALS,
    ids=[f"{at}-{code}" for at, (*_, code) in enumerate(REFUSALS)],
)
async def test_what_is_refused_is_refused_in_the_same_words(
    both: tuple[Host, Host], method: str, path: str, body: Any, status: int, code: str
) -> None:
    """It has a code, a status and words, and it changes nothing."""
    said = []
    for host in both:
        ada = await set_up(host)
        before = await ada.info()
        address, _, query = path.replace("TABLE", ada.table).partition("?")
        asked: dict[str, Any] = dict(pair.split("=") for pair in query.split("&") if query)
        refused = await host.ask(method, address, body, ada.token, **asked)
        assert (refused.status, refused.code) == (status, code), refused.text
        assert refused.content.keys() == {"code", "tried", "expected", "rule", "words"}
        assert await ada.info() == before
        said.append(refused.text.replace(ada.table, "TABLE"))
    assert said[0] == said[1]


@pytest.mark.parametrize("given", ["", "Basic QWRhOng=", "Bearer", "Bearer a b", "token"])
async def test_a_command_needs_a_token_in_the_right_form(host: Host, given: str) -> None:
    ada = await set_up(host)
    headers = {"Authorization": given} if given else {}
    path = f"/api/tables/{ada.table}/commands"
    refused = await host.ask("POST", path, {"kind": "claim"}, headers=headers)
    assert (refused.status, refused.code) == (401, "token")


async def test_a_wrong_token_is_not_repeated(host: Host) -> None:
    ada = await set_up(host)
    refused = await host.ask("GET", f"/api/tables/{ada.table}/events", token="secret-word")
    assert refused.status == 401
    assert "secret-word" not in refused.text


async def test_a_refusal_is_in_the_readers_language(host: Host) -> None:
    words = {
        one: (await host.ask("GET", "/nowhere", lang=one)).content["words"] for one in LANGUAGES
    }
    assert len(set(words.values())) == len(LANGUAGES)
    accepted = {"Accept-Language": "pt-BR, de-AT;q=0.8, en"}
    refused = await host.ask("GET", "/nowhere", headers=accepted)
    assert refused.content["words"] == words["de"]


async def test_a_key_has_a_form(host: Host) -> None:
    refused = await host.ask("GET", "/api/statistics/me", headers={"Lifeboat-Key": "short"})
    assert (refused.status, refused.code) == (400, "key")
    known = await host.ask("GET", "/api/statistics/me", headers={"Lifeboat-Key": KEY})
    assert known.content == {"tallies": [], "crew": [], "results": []}


async def test_nobody_talks_during_a_silent_game(host: Host) -> None:
    ada, _ = await for_two(host, "septentrick")
    refused = await ada.do("say", text="Ice!")
    assert (refused.code, refused.content["rule"]) == ("silence", "S19")


async def test_sealed_proposals_are_revealed_together(host: Host) -> None:
    ada, bea = await for_two(host, proposals=True)
    people: list[Person] = [ada, bea]
    decider = people[(await ada.info())["deciding"]]
    other = bea if decider is ada else ada
    (welcome,) = (await other.ask("GET", "/events")).content["messages"]
    version = welcome["table"]["number"]
    action = welcome["proposable"][0]["action"]
    made = await other.do("propose", seat=other.number - 1, action=action, version=version)
    assert made.status == 200, made.text
    (shown,) = (await decider.ask("GET", "/events")).content["messages"]
    assert [one["action"] for one in shown["proposals"]] == [action]
