"""How strong the players are: ``make strength`` prints the tables of docs/strength.md.

Every player plays the same deals, from views alone. Intervals are 95 %: the normal one for a mean,
Wilson's for a share.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from math import sqrt
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import Progress

from lifeboat.core import fate
from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.outcomes import Outcome
from lifeboat.players import PLAYERS, Budget, player_of
from lifeboat.titanic.setup import LAYOUTS, crew_allowed

DEALS = 2000
Z = 1.959964
"""The normal quantile of a 95 % interval."""


def played(game: str, setup: dict[str, str], player: str, deal: int) -> Outcome:
    """One game with this player in every seat."""
    state = game_of(game).deal(setup, secret_of(f"strength {deal}"))
    bot = player_of(game, player)
    throws = dice(f"strength {player} {deal}")
    while (decision := state.decision()) is not None:
        state.advance(bot.choose(state.view(decision.seat), throws, Budget()))
    outcome: Outcome = state.outcome()
    return outcome


def mean_text(scores: list[int]) -> str:
    """A mean with its interval."""
    return f"{fmean(scores):.2f} ± {Z * stdev(scores) / sqrt(len(scores)):.2f}"


def share_text(wins: int, games: int) -> str:
    """A share with Wilson's interval."""
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return f"{share:.2%} ({max(middle - half, 0):.2%} to {middle + half:.2%})"


def titanic_setups() -> Iterable[tuple[list[str], dict[str, str]]]:
    """Solo, every crew member at every layout."""
    for layout in LAYOUTS:
        for member in crew_allowed(1):
            yield [member, layout], {"crew": member, "layout": layout}


def septentrick_setups() -> Iterable[tuple[list[str], dict[str, str]]]:
    """Every number of players."""
    for players in ("3", "4", "5"):
        yield [players], {"players": players}


def measured(console: Console, game: str, deals: int) -> list[list[str]]:
    """The table of one game, its heading first."""
    solo = game == "titanic"
    names = list(PLAYERS[game])
    heads = ["crew member", "layout"] if solo else ["players"]
    measures = ["mean score", "all safe"] if solo else ["won"]
    rows = [[*heads, *(f"{name}: {measure}" for name in names for measure in measures)]]
    setups = list(titanic_setups() if solo else septentrick_setups())
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(game, total=len(setups) * len(names) * deals)
        for cells, setup in setups:
            row = list(cells)
            for name in names:
                outcomes = []
                for deal in range(deals):
                    outcomes.append(played(game, setup, name, deal))
                    progress.advance(task)
                if solo:
                    row.append(mean_text([outcome.score for outcome in outcomes]))
                row.append(share_text(sum(outcome.won for outcome in outcomes), deals))
            rows.append(row)
    return rows


def main() -> None:
    """Print the table of each game in Markdown."""
    if str(fate.__file__).endswith(".py"):
        sys.exit("The rules are not compiled here: run this by `make strength`.")
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    for game in PLAYERS:
        heading, *rows = measured(Console(stderr=True), game, deals)
        print(f"{game}, {deals} deals a row:\n")
        for row in (heading, ["---"] * len(heading), *rows):
            print(f"| {' | '.join(row)} |")
        print()


if __name__ == "__main__":
    main()
