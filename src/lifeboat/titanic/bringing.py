"""Bringing passengers to the groups: what an interface can do for a player without choosing.

Everything here follows from a view, and only concerns moves of face-up passengers (T10, T11).
"""

from __future__ import annotations

from lifeboat.titanic.actions import RESCUE, move_action, split_move
from lifeboat.titanic.agenda import ASK_TURN
from lifeboat.titanic.passengers import ANCHOR, FIRST, SECOND, TOP_RANK, kind_of
from lifeboat.titanic.places import GROUPS, LINES, MYSTERY_PLACE
from lifeboat.titanic.play.groups import longest_row
from lifeboat.titanic.view import View


def is_free(view: View, action: int) -> bool:
    """Return whether a legal action brings a passenger to a group and gives nothing up.

    Such a move can be made automatically for a player who wants that. All of this must hold:

    - The passenger lies on a face-up one, so nothing is revealed and its line doesn't become
      empty, which would matter to floods (T23) and to some action cards (T20).
    - No passenger could be laid on this one, since both of the rank below are safe. A mystery
      could, but it can be laid on the next card in line instead, with a rank that is one higher.
    - There is only one group to go to, so no row of anchors is at stake: the other passenger of
      this rank is safe, or it is a Lifeboat, and one empty group is as good as the other.
    - The passenger couldn't replace a mystery (T37), no ability depends on the turn's moves
      (T44, T46), and no crew member counts rows (T45).

    So everything that was possible before is still possible afterwards. In addition, more
    passengers can be played, so fewer rescues fail.
    """
    if view.asks != ASK_TURN or action >= RESCUE:
        return False
    source, place = split_move(action)
    if not GROUPS <= place < MYSTERY_PLACE or len(view.showing(source)) < 2:
        return False
    terms = view.terms
    if terms.moves_matter and not view.moved:
        return False
    group = place - GROUPS
    if view.standing[group >> 1] or any(member.minds_rows for member in terms.members):
        return False
    rank = len(view.groups[group]) + 1
    return rank == 1 or len(view.groups[group ^ 1]) >= rank


def brought_in_a_row(view: View, group: int) -> list[int]:
    """Return the moves that bring face-up passengers to a group, one after the other.

    They end where nobody can follow, or where one of two passengers would have to be chosen.
    """
    showing = [view.showing(line) for line in range(LINES)]
    moves: list[int] = []
    rank = len(view.groups[group]) + 1
    while True:
        lines = lines_with(showing, rank << 1 | group >> 1)
        if len(lines) != 1:
            break
        moves.append(move_action(lines[0], GROUPS + group))
        showing[lines[0]].pop()
        rank += 1
    return moves if moves and moves[0] in view.legal else []


def lines_with(showing: list[list[int]], kind: int) -> list[int]:
    """Return the lines that have a passenger of this kind at the front."""
    return [line for line, cards in enumerate(showing) if cards and kind_of(cards[-1]) == kind]


def moves_to_finish(view: View) -> list[int]:
    """Return the moves that bring everybody left to the groups now, for the most points (T52).

    Return an empty list if anybody would be left behind.
    """
    moves: list[int] = []
    for klass in (FIRST, SECOND):
        plans = [_Plan(view, klass, favourite) for favourite in range(2)]
        plan = plans[1] if plans[1].row > plans[0].row else plans[0]
        if not plan.is_complete:
            return []
        moves += plan.moves
    return moves if moves and moves[0] in view.legal else []


class _Plan:
    """A way to bring all of a class to its two groups, rank by rank.

    Where both groups wait for a rank, the favourite gets the anchor; no other way makes a longer
    row, since all anchors still to come are then in one group.
    """

    def __init__(self, view: View, klass: int, favourite: int) -> None:
        self.moves: list[int] = []
        showing = [view.showing(line) for line in range(LINES)]
        groups = [view.groups[2 * klass].copy(), view.groups[2 * klass + 1].copy()]
        for rank in range(1, TOP_RANK[klass] + 1):
            waiting = [at for at in range(2) if len(groups[at]) == rank - 1]
            for at in waiting:
                lines = lines_with(showing, rank << 1 | klass)
                if not lines:
                    break
                is_for_anchor = len(waiting) == 1 or at == favourite
                line = lines[0]
                for other in lines:
                    if bool(showing[other][-1] & ANCHOR) == is_for_anchor:
                        line = other
                groups[at].append(showing[line].pop())
                self.moves.append(move_action(line, GROUPS + 2 * klass + at))
        self.is_complete = len(groups[0]) == len(groups[1]) == TOP_RANK[klass]
        self.row: int = max(longest_row(groups[0]), longest_row(groups[1]))
