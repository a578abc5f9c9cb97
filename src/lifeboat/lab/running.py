"""Running a study: stretches of deals go out to the workers, and rows come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from typing import Final

from lifeboat.lab.errors import LabError
from lifeboat.lab.playing import Played, play_stretch
from lifeboat.lab.results import Results
from lifeboat.lab.study import Stretch, Study
from lifeboat.lab.workers import Workers

SECONDS: Final = 2.0
"""How long a stretch should take.

An interruption shouldn't lose much work, but each stretch should be worth sending to a worker.
"""
LONGEST: Final = 2000
AHEAD: Final = 2
"""The maximum number of stretches per worker that are waiting or being played."""
TICK: Final = 0.5
"""The maximum number of seconds to wait for a result before Ctrl+C can take effect."""


class Backlog:
    """The deals still to be played, handed out in stretches; set-ups and entrants take turns."""

    def __init__(self, missing: list[Stretch]) -> None:
        self._missing = deque(missing)
        self._speeds: dict[str, float] = {}

    def learn(self, played: Played) -> None:
        """Note how fast the entrant played this stretch."""
        self._speeds[played.stretch.entrant] = len(played.stretch) / max(played.seconds, 1e-6)

    def next(self) -> Stretch | None:
        """Remove and return the next stretch, or return None if nothing is left.

        The stretch should take SECONDS at the entrant's speed; until that is known, it is one
        deal.
        """
        if not self._missing:
            return None
        whole = self._missing.popleft()
        length = int(SECONDS * self._speeds.get(whole.entrant, 0))
        cut = min(whole.first + min(max(length, 1), LONGEST), whole.after)
        if cut < whole.after:
            self._missing.append(Stretch(whole.setup, whole.entrant, cut, whole.after))
        return Stretch(whole.setup, whole.entrant, whole.first, cut)


def run(study: Study, results: Results, workers: Workers, report: Callable[[int], None]) -> bool:
    """Play the missing games; return whether all have been played, or False after Ctrl+C.

    Whenever games are done, call `report` with their number. The results are saved whatever
    happens. Raise `LabError` if the workers break down.
    """
    backlog = Backlog(results.missing())
    under_way: set[Future[Played]] = set()
    try:
        while True:
            while len(under_way) < AHEAD * workers.size and (stretch := backlog.next()):
                under_way.add(workers.executor.submit(play_stretch, study, stretch))
            if not under_way:
                return True
            done, under_way = wait(under_way, TICK, FIRST_COMPLETED)
            for future in done:
                played = future.result()
                backlog.learn(played)
                results.add(played.rows)
                report(len(played.rows))
    except KeyboardInterrupt:
        return False
    except (BrokenExecutor, CancelledError):
        raise LabError("lab-workers", study.games - len(results), study.games) from None
    finally:
        if under_way:
            workers.stop()
        results.save()
