"""Running a study: stretches of deals go out to the workers, rows come back."""

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
"""A stretch should take so long: little is lost with it, and little is spent on sending it."""
LONGEST: Final = 2000
AHEAD: Final = 2
"""So many stretches wait or are played for each worker."""
TICK: Final = 0.5
"""So often somebody who waits can be interrupted."""


class Backlog:
    """The deals still to be played, given out a stretch at a time, all entrants in turn."""

    def __init__(self, missing: list[Stretch]) -> None:
        self._missing = deque(missing)
        self._speeds: dict[str, float] = {}

    def learn(self, played: Played) -> None:
        """See how fast an entrant plays."""
        self._speeds[played.stretch.entrant] = len(played.stretch) / max(played.seconds, 1e-6)

    def next(self) -> Stretch | None:
        """The next stretch; a short one of an entrant whose speed is not known yet."""
        if not self._missing:
            return None
        whole = self._missing.popleft()
        length = int(SECONDS * self._speeds.get(whole.entrant, 0))
        cut = min(whole.first + min(max(length, 1), LONGEST), whole.after)
        if cut < whole.after:
            self._missing.append(Stretch(whole.setup, whole.entrant, cut, whole.after))
        return Stretch(whole.setup, whole.entrant, whole.first, cut)


def run(study: Study, results: Results, workers: Workers, report: Callable[[int], None]) -> bool:
    """Play what is missing and say whether all is there; no, if somebody has interrupted it.

    Whatever happens, the results are saved.
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
