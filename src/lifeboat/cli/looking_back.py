"""The commands for recorded games: `replay`, `score`, `verify` and `review`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from lifeboat.cli.spoken import spoken
from lifeboat.core.records import read_record
from lifeboat.terminal.files import path_of, read_text
from lifeboat.terminal.reports.review import ReviewPage
from lifeboat.terminal.reports.review_document import review_document
from lifeboat.terminal.reports.reviewing import make_review, wishes_of
from lifeboat.terminal.reports.verification import show_verification
from lifeboat.terminal.screen import DIM, Screen
from lifeboat.terminal.session.replay import Replay, show_score
from lifeboat.texts import Texts


def replay_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat replay`."""

    @spoken(texts, "replay")
    @click.argument("file")
    @click.option("--to", metavar="N", help=texts.say("cli-replay-to"))
    @click.option("--seat", metavar="N", help=texts.say("cli-replay-seat"))
    @click.option("--plain", is_flag=True, help=texts.say("cli-play-plain"))
    def replay(file: str, to: str | None, seat: str | None, plain: bool) -> None:
        record = read_record(read_text(Path(file)))
        broken = Replay(record, texts, Screen(), plain, seat).run(to)
        if broken:
            raise broken

    return replay


def score_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat score`."""

    @spoken(texts, "score")
    @click.argument("file")
    def score(file: str) -> None:
        broken = show_score(read_record(read_text(Path(file))), texts, Screen())
        if broken:
            raise broken

    return score


def verify_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat verify`."""

    @spoken(texts, "verify")
    @click.argument("file")
    @click.option("--commitment", metavar="HEX", help=texts.say("cli-verify-commitment"))
    def verify(file: str, commitment: str | None) -> None:
        record = read_record(read_text(Path(file)))
        errors = show_verification(record, commitment or "", texts, Screen())
        if errors:
            raise ExceptionGroup("verify", errors)

    return verify


def review_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat review`."""

    @spoken(texts, "review")
    @click.argument("file")
    @click.option("--playouts", metavar="N", help=texts.say("cli-review-playouts"))
    @click.option("--seconds", metavar="S", help=texts.say("cli-review-seconds"))
    @click.option("--seed", metavar="S", help=texts.say("cli-review-seed"))
    @click.option("--plot", metavar="FILE", help=texts.say("cli-review-plot"))
    @click.option("--most", metavar="N", help=texts.say("cli-review-most"))
    @click.option("--json", "as_json", is_flag=True, help=texts.say("cli-review-json"))
    def review(file: str, as_json: bool, **options: str | None) -> None:
        # Imported here because the plotting library is slow to load.
        from lifeboat.lab.review_plot import check_plot, write_plot  # noqa: PLC0415

        wishes = wishes_of(options)
        if wishes.plot is not None:
            check_plot(wishes.plot)
        record = read_record(read_text(path_of(file)))
        found = make_review(record, texts, wishes)
        if wishes.plot is not None:
            write_plot(found, texts, wishes.plot, wishes.most)
        if as_json:
            click.echo(json.dumps(review_document(record, found, texts), ensure_ascii=False))
            return
        screen = Screen()
        ReviewPage(record, found, texts, screen).show(wishes.most)
        if wishes.plot is not None:
            screen.say(texts.say("review-plot-written", file=str(wishes.plot)), DIM)

    return review
