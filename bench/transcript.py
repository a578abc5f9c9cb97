"""Everything a server says in scripted games, for comparing two builds byte by byte.

``python -m bench.transcript --games 6 > after.txt`` starts the server that ``PYTHONPATH`` points
to or that is installed, plays whole games by seed at tables of every size, and prints each answer:
updates for every person and a spectator in three languages, refusals, logs, steps, records,
results, offers and API documents. Random values (ids, tokens, commitments) are named in order of
appearance. Two builds that behave the same print the same.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx

ROOM: Final = {
    f"LIFEBOAT_{name}": "1000000"
    for name in (
        "TABLES_PER_ADDRESS",
        "REQUESTS_PER_SECOND",
        "REQUEST_BURST",
        "COMMANDS_PER_SECOND",
        "COMMAND_BURST",
    )
}
"""Limits that a script never reaches."""
LONGEST: Final = 250
"""The most steps in a game; a script might move passengers back and forth for ever."""
LANGUAGES: Final = ("en", "fr", "de")
PLAYERS: Final = {"titanic": (1, 2, 3, 4, 5), "septentrick": (3, 4, 5)}
WRONG: Final = ("1>2", "6>g1", "rescue:5", "wait:3", "stop", "c1", "s12", "pass:c1,c2", "nonsense")
"""Actions that are tried at every fifth step; most are refused, each with its reason."""
RANDOM: Final = re.compile(r'"(?:id|table|token|rematch|commitment|secret|deal)":\s*"([\w-]{10,})"')


class Transcript:
    """What a server said, with random values named in order of appearance."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.names: dict[str, str] = {}

    def ask(self, method: str, path: str, token: str = "", **more: Any) -> Any:
        """Send a request to the server, print the answer, and return it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.client.request(method, path, headers=headers, **more)
        for made in RANDOM.findall(answer.text):
            self.names.setdefault(made, f"<{len(self.names)}>")
        print(method, self.named(path), answer.status_code, self.named(answer.text))
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def named(self, text: str) -> str:
        """Return a text with its random values replaced by names."""
        for made, name in self.names.items():
            text = text.replace(made, name)
        text = re.sub(r'"(created|finished|at)":\d+', r'"\1":0', text)
        return re.sub(r"\d{4}-\d\d-\d\d(T[\d:.]+Z?)?", "<date>", text)


def play(transcript: Transcript, game: str, players: int, seed: str) -> None:
    """Play one game to the end, with everybody at the table listening."""
    ask, dice = transcript.ask, random.Random(f"{game} {players} {seed}")
    setup = {"players": str(players)}
    wish = {"game": game, "name": "Ada", "setup": setup, "deal": "seed", "seed": seed}
    host = ask("POST", "/api/tables", json=wish)
    table = f"/api/tables/{host['table']}"
    tokens = [host["token"]]
    for name in ("Bea", "Cem", "Dan", "Eli")[: players - 1]:
        tokens.append(ask("POST", f"{table}/people", json={"name": name})["token"])
    for seat, token in enumerate(tokens):
        ask("POST", f"{table}/commands", token, json={"kind": "sit", "seat": seat})
    ask("POST", f"{table}/commands", tokens[0], json={"kind": "say", "text": "Hello"})
    ask("POST", f"{table}/commands", tokens[0], json={"kind": "start"})
    number = 0
    for step in range(LONGEST):
        heard = {}
        for (at, token), language in itertools.product(enumerate([*tokens, ""]), LANGUAGES):
            if language != LANGUAGES[(step + at) % 3] and step % 10:
                continue  # one language each time, all of them every tenth step
            asked = f"{table}/events?lang={language}&since={number}"
            heard[at] = ask("GET", asked, token)["messages"]
        number = max([number, *(message["number"] for message in heard[0])])
        welcome = [
            ask("GET", f"{table}/events?lang={LANGUAGES[step % 3]}", token)["messages"][0]
            for token in tokens
        ]
        choices = list(legal(welcome))
        if not choices:
            break
        seat, action = dice.choice(choices if step % 3 else choices[-3:])  # so that games move on
        if step % 5 == 0:
            for wrong in WRONG:
                command = {"kind": "play", "action": wrong, "version": number}
                ask(
                    "POST",
                    f"{table}/commands?lang={LANGUAGES[step % 3]}",
                    tokens[seat],
                    json=command,
                )
        undo = {"kind": "undo", "version": number}
        ask(
            "POST",
            f"{table}/commands?lang={LANGUAGES[step % 3]}",
            tokens[step % players],
            json=undo,
        )
        play_it = {"kind": "play", "action": action, "version": number}
        ask("POST", f"{table}/commands", tokens[seat], json=play_it)
    look_back(transcript, table, tokens)


def legal(welcome: list[Any]) -> Iterator[tuple[int, str]]:
    """Yield every seat and action that is legal now."""
    for seat, message in enumerate(welcome):
        for view in message["views"]:
            for choice in view["legal"]:
                yield seat, choice["action"]


def look_back(transcript: Transcript, table: str, tokens: list[str]) -> None:
    """Ask for everything that a finished game leaves behind."""
    ask = transcript.ask
    for language in LANGUAGES:
        ask("GET", f"{table}/log?lang={language}&since=0", tokens[0])
        ask("GET", f"{table}/results?lang={language}", tokens[0])
        for step in (0, 1, 7, 30, 1000):
            ask("GET", f"{table}/steps/{step}?lang={language}", tokens[-1])
    record = ask("GET", f"{table}/record", tokens[0])
    if isinstance(record, str):
        ask("POST", "/api/replay?lang=fr", json={"record": record})
    ask("POST", f"{table}/commands", tokens[0], json={"kind": "rematch", "same_deal": True})


def main() -> None:
    """Start a server, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games for each number of players")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "lifeboat", "serve", "--port", "0"]
        environment = {**os.environ, **ROOM, "LIFEBOAT_DATABASE": f"{folder}/transcript.db"}
        with (
            Path(folder, "log").open("w") as log,
            subprocess.Popen(command, stdout=log, stderr=log, env=environment) as server,
        ):
            address = ""
            while not address:
                time.sleep(0.1)
                found = re.search(r"http://[\d.]+:\d+", Path(folder, "log").read_text())
                address = found[0] if found else ""
            with httpx.Client(base_url=address, timeout=60) as client:
                transcript = Transcript(client)
                for path in ("games", "openapi.json", "asyncapi.json", "statistics", "tables"):
                    for language in LANGUAGES:
                        transcript.ask("GET", f"/api/{path}?lang={language}")
                for game, numbers in PLAYERS.items():
                    for players, seed in itertools.product(numbers, range(wanted.games)):
                        play(transcript, game, players, f"transcript {seed}")
            server.terminate()


if __name__ == "__main__":
    main()
