"""The commands for looking things up: `edition` and `rules`."""

from __future__ import annotations

from pathlib import Path

import click

from lifeboat.cli.spoken import spoken
from lifeboat.core.games import GAMES, game_of
from lifeboat.terminal.files import read_text
from lifeboat.terminal.reports.editions import show_edition
from lifeboat.terminal.reports.rulebook import show_rule, show_titles
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.texts import Texts
from lifeboat.texts.rules import game_by_letter, read_rule
from lifeboat.texts.words import game_name


def edition_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat edition`."""

    @spoken(texts, "edition")
    @click.argument("game")
    @click.option("--edition", metavar="FILE", help=texts.say("cli-play-edition"))
    def edition(game: str, edition: str | None) -> None:
        text = None if edition is None else read_text(Path(edition))
        show_edition(texts, Screen(), game_of(game).edition(text))

    return edition


def rules_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat rules`."""

    @spoken(texts, "rules")
    @click.argument("rule", required=False)
    def rules(rule: str | None) -> None:
        screen = Screen()
        if rule:
            game = game_by_letter(texts, rule) or next(iter(GAMES))
            show_rule(texts, screen, read_rule(texts, game, rule))
            return
        example = ""
        for game in GAMES:
            screen.say(game_name(texts, game), BOLD)
            example = show_titles(texts, screen, game)
        screen.say(texts.say("cli-rules-hint", rule=example), DIM)

    return rules
