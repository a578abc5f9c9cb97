"""Playing a stretch of deals to get its rows, which is what the workers do."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from lifeboat.core.dice import Dice, dice
from lifeboat.core.games import State
from lifeboat.lab.errors import LabError
from lifeboat.lab.face import FACES, Row
from lifeboat.lab.study import SOLVER, Stretch, Study
from lifeboat.lab.versions import lifeboat_version
from lifeboat.players import Budget, Player, player_of
from lifeboat.players.captain import Captain
from lifeboat.players.face import FACES as PLAYERS
from lifeboat.players.solvers import solver_of


class Played(NamedTuple):
    """A stretch that has been played."""

    stretch: Stretch
    rows: list[Row]
    seconds: float
    """How long the stretch took, which determines the length of the entrant's next stretches."""


def play_stretch(study: Study, stretch: Stretch) -> Played:
    """Play every deal of a stretch and return its rows.

    Raise `LabError` if this worker's version of Lifeboat differs from the study's.
    """
    if lifeboat_version() != study.version:
        raise LabError("lab-worker-version", lifeboat_version(), study.version)
    begun = perf_counter()
    play = _solved if stretch.entrant == SOLVER else _played
    rows = [play(study, stretch, number) for number in range(stretch.first, stretch.after)]
    return Played(stretch, rows, perf_counter() - begun)


def _played(study: Study, stretch: Stretch, number: int) -> Row:
    """Play a deal with the stretch's entrant in every seat, and return its row."""
    state = study.deal(stretch.setup, number)
    throws = dice(f"{study.seed} {stretch.entrant} {number}")
    budget = study.budget(stretch.entrant)
    player = player_of(study.game, stretch.entrant)
    decisions = playouts = 0
    begun = perf_counter()
    while (decision := state.decision()) is not None:
        action, thought = _choice(player, state, decision.seat, throws, budget)
        state.advance(action)
        decisions += 1
        playouts += thought
    outcome = state.outcome()
    assert outcome is not None
    row = _beginning(study, stretch, number, state) | outcome._asdict()
    row |= FACES[study.game].ending(state)
    row |= {"decisions": decisions, "playouts": playouts}
    return row | _clocked(study, begun)


def _choice(
    player: Player, state: State, seat: int, throws: Dice, budget: Budget
) -> tuple[int, int]:
    """Return the action that a player chooses, and how many games it simulated.

    Simulated games are counted only for our own players; for others the number is 0.
    """
    view = state.view(seat)
    if not isinstance(player, Captain) or len(view.legal) == 1:
        return player.choose(view, throws, budget), 0
    advice = player.advise(view, throws, budget)
    return advice.options[0].action, advice.playouts


def _solved(study: Study, stretch: Stretch, number: int) -> Row:
    """Solve a deal with all cards visible, and return its row."""
    state = study.deal(stretch.setup, number)
    begun = perf_counter()
    solution = solver_of(study.game).solve(state, study.budget(SOLVER))
    reasons = {True: "winnable", False: "lost", None: "unknown"}
    row = _beginning(study, stretch, number, state)
    row |= {"won": solution.winnable is True, "reason": reasons[solution.winnable]}
    row |= {"decisions": len(solution.line), "playouts": solution.positions}
    row |= {"proved": solution.is_proved}
    if PLAYERS[study.game].is_for_points:
        # In other games the best result is a win or a loss, which isn't a score.
        row["score"] = solution.best
    return row | _clocked(study, begun)


def _beginning(study: Study, stretch: Stretch, number: int, state: State) -> Row:
    """Return the part of a row that doesn't depend on how the game is played."""
    return {
        **study.setups[stretch.setup],
        "players": state.seats(),
        **FACES[study.game].beginning(state),
        "game": study.game,
        "setup": stretch.setup,
        "player": stretch.entrant,
        "budget": budget_text(study, stretch.entrant),
        "seed": study.seed,
        "deal": number,
        "version": study.version,
    }


def _clocked(study: Study, begun: float) -> Row:
    """Return a row with the seconds since `begun`, or an empty one if there is no time limit.

    Without a time limit, every run of a study has to give the same rows.
    """
    return {} if study.seconds is None else {"seconds": perf_counter() - begun}


def budget_text(study: Study, entrant: str) -> str:
    """Return an entrant's budget as text, such as ``playouts=1000``."""
    counted = study.positions if entrant == SOLVER else study.playouts
    unit = "positions" if entrant == SOLVER else "playouts"
    parts = [f"{unit}={counted}"] if counted else []
    parts += [] if study.seconds is None else [f"seconds={study.seconds:g}"]
    return " ".join(parts)
