"""The `serve` command, which runs the server."""

from __future__ import annotations

import os
import sys
import webbrowser

import click

from lifeboat.cli.spoken import spoken
from lifeboat.texts import Texts


def serve_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat serve`."""

    @spoken(texts, "serve")
    @click.option("--host", metavar="ADDRESS", help=texts.say("cli-serve-host"))
    @click.option("--port", metavar="N", help=texts.say("cli-serve-port"))
    @click.option("--database", metavar="FILE|URL", help=texts.say("cli-serve-database"))
    @click.option("--processes", metavar="N", help=texts.say("cli-serve-processes"))
    @click.option("--log-level", metavar="LEVEL", help=texts.say("cli-serve-log"))
    @click.option("--open", "shown", is_flag=True, help=texts.say("cli-serve-open"))
    def serve(shown: bool, **flags: str | None) -> None:
        # Imported here because the other commands don't need a web server and start faster without
        # it.
        from lifeboat.server.serving import run  # noqa: PLC0415
        from lifeboat.server.settings import settings_of, unknown_variables  # noqa: PLC0415

        def announce(address: str) -> None:
            click.echo(texts.say("cli-serve-listening", address=address))
            if shown and not webbrowser.open(address):
                click.echo(texts.say("cli-serve-no-browser", address=address))
            sys.stdout.flush()

        for name in unknown_variables(os.environ):
            click.echo(texts.say("cli-serve-unknown", name=name), err=True)
        run(settings_of(os.environ, **flags), announce)

    return serve
