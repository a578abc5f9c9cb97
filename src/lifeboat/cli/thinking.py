"""The commands `hint` (what to do now) and `solve` (what is possible with all cards visible)."""

from __future__ import annotations

from pathlib import Path

import click

from lifeboat.cli.spoken import spoken
from lifeboat.core.records import read_record
from lifeboat.players import usual_budget
from lifeboat.players.solvers import solver_of
from lifeboat.terminal.command_line import UsageError
from lifeboat.terminal.files import read_text
from lifeboat.terminal.reports.hints import read_budget, show_hint_of
from lifeboat.terminal.reports.solutions import USUAL, position_at, print_solution
from lifeboat.terminal.screen import Screen
from lifeboat.texts import Texts


def hint_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat hint`."""

    @spoken(texts, "hint")
    @click.argument("file")
    @click.option("--playouts", metavar="N", help=texts.say("cli-hint-playouts"))
    @click.option("--seconds", metavar="S", help=texts.say("cli-hint-seconds"))
    @click.option("--json", "as_json", is_flag=True, help=texts.say("cli-hint-json"))
    def hint(file: str, playouts: str | None, seconds: str | None, as_json: bool) -> None:
        record = read_record(read_text(Path(file)))
        budget = read_budget(playouts, seconds, usual_budget(record.game))
        show_hint_of(record, texts, Screen(), budget, as_json)

    return hint


def solve_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat solve`."""

    @spoken(texts, "solve")
    @click.argument("file")
    @click.option("--at", metavar="N", help=texts.say("cli-solve-at"))
    @click.option("--deal", is_flag=True, help=texts.say("cli-solve-deal"))
    @click.option("--positions", metavar="N", help=texts.say("cli-solve-positions"))
    @click.option("--seconds", metavar="S", help=texts.say("cli-solve-seconds"))
    @click.option("--json", "as_json", is_flag=True, help=texts.say("cli-hint-json"))
    def solve(
        file: str,
        at: str | None,
        deal: bool,
        positions: str | None,
        seconds: str | None,
        as_json: bool,
    ) -> None:
        if deal and at is not None:
            raise UsageError("options", "--deal", ["--at"])
        budget = read_budget(positions, seconds, USUAL)
        record = read_record(read_text(Path(file)))
        state = position_at(record, "0" if deal else at)
        solution = solver_of(record.game).solve(state, budget)
        print_solution(texts, Screen(), record.game, solution, as_json)

    return solve
