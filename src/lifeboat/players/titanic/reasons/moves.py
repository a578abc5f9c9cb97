"""Reasons about who goes where: moves, placements, names, front cards (T8-T16, T29, T36-T38)."""

from __future__ import annotations

from lifeboat.players.advice import Reason
from lifeboat.players.titanic.reasons.situation import Situation
from lifeboat.titanic.agenda import ASK_PLACE
from lifeboat.titanic.board import Board
from lifeboat.titanic.figures import passenger_figure, place_figure
from lifeboat.titanic.passengers import class_of, is_mystery, kind_of, mystery
from lifeboat.titanic.places import BOAT, LINES, MYSTERY_PLACE
from lifeboat.titanic.play.groups import all_safe
from lifeboat.titanic.play.moves import move, put
from lifeboat.titanic.play.mysteries import name, nameless_line
from lifeboat.titanic.state import State


def move_reasons(
    situation: Situation, source: int, place: int, run: tuple[int, ...]
) -> list[Reason]:
    """Return reasons that say what moving a run from a line to a place would bring."""
    after = situation.copied_board()
    move(after, source, place)
    reasons = arrival_reasons(situation, run[0], place, after) if place >= LINES else []
    if all_safe(after.groups):
        return reasons
    return [
        *reasons,
        *departure_reasons(situation, source, len(run), after),
        *situation.more_playable(after),
    ]


def departure_reasons(situation: Situation, line: int, count: int, after: Board) -> list[Reason]:
    """Return reasons that say what is left at the front of a line when this many cards leave it.

    `after` is the board without them.
    """
    cards = situation.view.lines[line]
    place = place_figure(line)
    if count < situation.showing(line):
        behind = cards[-count - 1]
        use = situation.use_of(behind, line, after)
        return [Reason("uncovers", {"line": place, "card": passenger_figure(behind), "use": use})]
    if situation.view.down[line]:
        return situation.revealing(line, after)
    return [Reason("frees-boat", {}) if line == BOAT else Reason("frees-line", {"line": place})]


def arrival_reasons(situation: Situation, card: int, place: int, after: State) -> list[Reason]:
    """Return reasons that say what a card does at a place; `after` is the board with it there."""
    who = passenger_figure(card)
    if place < LINES:
        return [situation.awaiting(card, place)]
    if all_safe(after.groups):
        return [Reason("all-safe", {})]
    if place == MYSTERY_PLACE:
        return [Reason("replaces", {"card": who})]
    reasons = [Reason("saves", {"card": who, "place": place_figure(place)})]
    return [*reasons, *situation.following(after, place)]


def place_reasons(situation: Situation, card: int, place: int) -> list[Reason]:
    """Return reasons that say what a passenger who was drawn or found would do at a place."""
    view = situation.view
    after = situation.copied_board()
    put(after, card, place)
    reasons = arrival_reasons(situation, card, place, after)
    if all_safe(after.groups):
        return reasons
    reasons += situation.more_playable(after)
    others = len(view.drawn) - 1
    if view.asks == ASK_PLACE and others and not view.terms.members[view.active].places_many:
        reasons.append(Reason("discards", {"count": others}))
    return reasons


def name_reasons(situation: Situation, rank: int) -> list[Reason]:
    """Return reasons that say what a mystery could do as this rank (T38)."""
    after = situation.copied_board()
    line = nameless_line(after.lines)
    card = mystery(class_of(after.lines[line][-1]), rank)
    name(after, rank)
    use = situation.use_of(card, line, after)
    reasons = [Reason("front", {"card": passenger_figure(card), "use": use})]
    if use == "stays":
        reasons.append(situation.awaiting(card, line))
    copies = situation.unseen_copies(kind_of(card))
    return [*reasons, Reason("stands-in", {"unseen": copies}), *situation.more_playable(after)]


def front_reasons(situation: Situation, card: int) -> list[Reason]:
    """Return reasons that say what a card brought to the front could do (T29).

    They also say how many face-up cards are turned face down.
    """
    view = situation.view
    line = view.chosen_line
    after = situation.copied_board()
    after.lines[line] = [*view.lines[line][: view.down[line]], card]
    is_nameless = is_mystery(card) and kind_of(card) < 2
    use = "named" if is_nameless else situation.use_of(card, line, after)
    reasons = [Reason("front", {"card": passenger_figure(card), "use": use})]
    under = [other for other in view.lines[line][view.down[line] :] if other != card]
    if under:
        reasons.append(Reason("turned-down", {"count": len(under)}))
    return reasons if is_nameless else [*reasons, *situation.more_playable(after)]


def arrange_reasons(situation: Situation, card: int, on_top: bool) -> list[Reason]:
    """Return a reason that says when a card shown by Get Ready! would be drawn (T26).

    It also says whether the card could be played now.
    """
    view = situation.view
    use = "playable" if situation.sight.playable >> kind_of(card) & 1 else "idle"
    who = passenger_figure(card)
    if on_top:
        return [Reason("top", {"card": who, "use": use, "at": len(view.arranged) + 1})]
    return [Reason("bottom", {"card": who, "use": use, "count": len(view.stack)})]
