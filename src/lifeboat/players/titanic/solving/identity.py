"""Recognises positions that are the same for the rest of the game, however they were reached."""

from __future__ import annotations

from lifeboat.titanic.knowledge import set_of
from lifeboat.titanic.state import State

END_OF_PILE = -1


def identity(state: State, with_survivors: bool) -> int:
    """Return a hash of everything that the rest of the game depends on.

    With 64 bits, collisions are negligible. What the players know is left out, since a solver
    knows everything, and so is the count of quiet moves (T54), which the search handles itself.
    The two groups of a class are interchangeable. Unless `with_survivors` is true, only the sizes
    of the groups count: who is in them matters only to rows of anchors (T44, T45, T52).
    """
    image: list[int] = [
        state.turned,
        state.active,
        state.asks,
        state.placed,
        state.used,
        state.playing,
        state.offer,
        state.chosen_line,
        state.moved,
        state.paid,
        set_of(state.discard),
    ]
    for pile in (
        state.standing,
        state.down,
        state.shuffles,
        state.hands,
        state.agenda,
        state.drawn,
        state.arranged,
        state.before,
        state.actions,
        state.stack,
    ):
        image += pile
        image.append(END_OF_PILE)
    for line in state.lines:
        image += line
        image.append(END_OF_PILE)
    for klass in range(2):
        one = state.groups[2 * klass]
        other = state.groups[2 * klass + 1]
        if not with_survivors:
            image.append(max(len(one), len(other)))
            image.append(min(len(one), len(other)))
            continue
        image += max(one, other)
        image.append(END_OF_PILE)
        image += min(one, other)
        image.append(END_OF_PILE)
    return hash(tuple(image))
