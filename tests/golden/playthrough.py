"""Golden playthroughs: each step with its events, every seat's view and the legal actions.

People read them: a leak or a changed rule shows up as a readable difference. ``python -m
tests.golden.playthrough`` rewrites them; look at what changed before you commit.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from tests.golden.scripts import SCRIPTS, Script

FOLDER = Path(__file__).parent


def playthrough_text(game: str, script: Script) -> str:
    """Return the whole playthrough as text."""
    playing = Playthrough(Record(game, {}, b"", [], start=script.start))
    rules = playing.rules
    lines = [f"start {script.start}"]
    for word in ["", *script.actions.split()]:
        if word:
            lines.append(f"\n> {word}")
            for event in playing.play(rules.read_action(word)):
                lines.append(f"  {rules.event_text(event.seen_by(-1))}")
        lines += views(playing.state)
        lines.append(f"asks {playing.state.decision()}")
        legal = " ".join(rules.action_text(action) for action in playing.state.legal())
        lines.append(f"legal {legal}")
        lines.append(f"undo {'yes' if playing.can_undo() else 'no'}")
    lines.append(f"\noutcome {playing.state.outcome()}")
    return "\n".join(lines) + "\n"


def views(state: Any) -> list[str]:
    """Return the view of a spectator, and of every seat that sees something else."""
    public = str(state.view(-1))
    seats = [(seat, str(state.view(seat))) for seat in range(len(state.hands))]
    own = [f"view@{seat + 1} {text}" for seat, text in seats if text != public]
    return [f"view {public}", *own]


def path_of(game: str, name: str) -> Path:
    """Return the path of a playthrough's file."""
    return FOLDER / game / f"{name}.txt"


def main() -> None:
    """Write every playthrough."""
    for game, scripts in SCRIPTS.items():
        for name, script in scripts.items():
            path_of(game, name).write_text(playthrough_text(game, script), "utf-8")


if __name__ == "__main__":
    main()
