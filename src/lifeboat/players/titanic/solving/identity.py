"""Which positions are the same for the rest of the game, whatever led to them."""

from __future__ import annotations

from lifeboat.titanic.knowledge import set_of
from lifeboat.titanic.state import State

END_OF_PILE = -1


def identity(state: State, with_survivors: bool) -> int:
    """A number for all that the rest of the game depends on; 64 bits, so two never meet by chance.

    Left out is what the players know, which is all to a solver, and the count of quiet moves
    (T54), which the search weighs by itself. The two groups of a class are told apart by nothing
    but their order. Without the survivors only the size of the groups counts: who stands in them
    matters to the rows of anchors alone (T44, T45, T52).
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
