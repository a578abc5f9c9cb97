"""The commands for the lab: `simulate` and `tournament`."""

from __future__ import annotations

from collections.abc import Sequence

import click

from lifeboat.cli.options import Decorator, player_names, setup_fields, swept_options, together
from lifeboat.cli.spoken import spoken
from lifeboat.core.games import game_of
from lifeboat.terminal.command_line import UsageError
from lifeboat.texts import Texts


def _lab_options(texts: Texts) -> Decorator:
    """Return a decorator that adds the options for a study: set-ups, deals, and how to run it."""

    def option(name: str, metavar: str, message: str = "") -> Decorator:
        return click.option(
            f"--{name}", metavar=metavar, help=texts.say(message or f"cli-lab-{name}")
        )

    options = (
        swept_options(texts),
        option("edition", "FILE", "cli-play-edition"),
        option("deals", "N"),
        option("seed", "S"),
        option("playouts", "N"),
        option("seconds", "S"),
        option("jobs", "N"),
        option("cluster", "ADDRESS"),
        option("out", "FILE"),
        option("plots", "FOLDER"),
        option("format", "png|svg"),
        click.option("--json", is_flag=True, help=texts.say("cli-lab-json")),
    )
    return together(options)


def _study(
    texts: Texts,
    game: str,
    players: Sequence[str],
    options: dict[str, str | None],
    json: bool,
    solver: bool = False,
) -> int:
    """Run a study and return the exit code; raise `UsageError` if no player is given."""
    # Imported here because the other commands start faster without the lab.
    from lifeboat.lab.laboratory import conduct  # noqa: PLC0415
    from lifeboat.lab.options import means_of, study_of  # noqa: PLC0415

    game_of(game)
    if not players:
        # This isn't left to click, whose message would be in English.
        raise UsageError("argument-missing", "--player", click.get_current_context().command_path)
    given = {name: value for name, value in options.items() if value is not None}
    study = study_of(game, players, setup_fields(game, given), given, solver)
    return conduct(study, means_of(given, json), texts)


def simulate_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat simulate`."""
    names = player_names()

    @spoken(texts, "simulate")
    @click.argument("game")
    @click.option("--player", metavar="NAME", help=texts.say("cli-lab-player", names=names))
    @_lab_options(texts)
    def simulate(game: str, player: str | None, json: bool, **options: str | None) -> int:
        return _study(texts, game, [player] if player else [], options, json)

    return simulate


def tournament_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat tournament`."""
    names = player_names()

    @spoken(texts, "tournament")
    @click.argument("game")
    @click.option(
        "--player",
        metavar="NAME",
        multiple=True,
        help=texts.say("cli-lab-entrant", names=names),
    )
    @click.option("--solver", is_flag=True, help=texts.say("cli-lab-solver"))
    @click.option("--positions", metavar="N", help=texts.say("cli-lab-positions"))
    @_lab_options(texts)
    def tournament(
        game: str, player: tuple[str, ...], solver: bool, json: bool, **options: str | None
    ) -> int:
        return _study(texts, game, player, options, json, solver)

    return tournament
