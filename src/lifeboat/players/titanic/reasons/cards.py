"""Reasons for and against action cards: what each may find, change and cost (T26-T36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lifeboat.core.figures import Figure
from lifeboat.players.advice import Reason
from lifeboat.players.titanic.odds import cards_of_kinds
from lifeboat.players.titanic.reasons.hidden import count_of, with_mysteries
from lifeboat.players.titanic.reasons.moves import arrival_reasons, departure_reasons
from lifeboat.players.titanic.reasons.rescues import page_reason
from lifeboat.players.titanic.reasons.situation import Situation
from lifeboat.titanic.cards.action_card import Aim
from lifeboat.titanic.cards.bundles import NAMES, cards_of
from lifeboat.titanic.cards.pile_cards import LOOK
from lifeboat.titanic.cards.register import CARDS
from lifeboat.titanic.figures import action_card_figure, place_figure
from lifeboat.titanic.knowledge import set_of
from lifeboat.titanic.meaning import PlayCard
from lifeboat.titanic.passengers import kind_of
from lifeboat.titanic.state import State

Teller = Callable[[Situation, PlayCard], list[Reason]]


def play_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return the reasons for and against playing a card on its target."""
    teller = TELLERS.get(NAMES[play.card])
    reasons = teller(situation, play) if teller is not None else []
    if play.left:
        reasons.append(Reason("card-of", {"who": situation.view.terms.crew[play.owner]}))
    return reasons


def taken_reasons(situation: Situation, card: int) -> list[Reason]:
    """Return reasons that say what a card would do now; there are none if its effect depends on a
    target.
    """
    if CARDS[card].sizes > 1:
        return []
    return play_reasons(situation, PlayCard(card, 0, 0, Aim()))


def get_ready_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return a reason that says how many of the next cards can be played, on average (T26)."""
    looks = min(LOOK, len(situation.view.stack))
    average = situation.hidden.expected_draws(situation.playable(), looks)
    return [Reason("looks", {"count": looks, "average": average})]


def save_time_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return a reason that says how many passengers return to the stack, and how many are playable
    (T32).
    """
    discard = situation.view.discard
    playable = count_of(set_of(discard) & situation.playable())
    return [Reason("returns", {"count": len(discard), "playable": playable})]


def plan_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return a reason that says which action cards can be fetched, if any (T33, T34)."""
    there = sorted(set(cards_of(CARDS[play.card].fetchable(situation.view))))
    if not there:
        return [Reason("fetches-nothing", {})]
    return [Reason("fetches", {"count": len(there), "cards": action_card_figure(*there)})]


def come_on_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return reasons that give the chances of finding somebody who can be played, and somebody who
    can be saved at once (T27).

    If the search can fail, a reason about the page that then turns is added.
    """
    view = situation.view
    missing = situation.hidden.chance_of_no_draw(situation.playable(), len(view.stack))
    saved: int = cards_of_kinds(situation.sight.to_groups)
    saving = 1.0 - situation.hidden.chance_of_no_draw(saved, len(view.stack))
    reasons = [Reason("searches", {"chance": 1.0 - missing, "saved": saving})]
    return reasons if missing == 0.0 else [*reasons, page_reason(view, "miss")]


def come_back_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return reasons that say how many passengers in the discard pile can be played (T28).

    If none can, a reason about the page that turns is added.
    """
    view = situation.view
    playable = count_of(set_of(view.discard) & situation.playable())
    saved: int = cards_of_kinds(situation.sight.to_groups)
    figures: dict[str, Figure] = {
        "count": len(view.discard),
        "playable": playable,
        "saved": count_of(set_of(view.discard) & saved),
    }
    reasons = [Reason("calls-back", figures)]
    return reasons if playable else [*reasons, page_reason(view, "always")]


def your_turn_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return reasons that give the chance that a line hides somebody who can be saved (T29).

    They also say how many face-up cards are turned face down.
    """
    line = play.aim.place
    down = situation.view.down[line]
    turned_down = Reason("turned-down", {"count": situation.showing(line)})
    if not down:
        return [Reason("hides-nobody", {"line": place_figure(line)}), turned_down]
    unseen = situation.hidden.unseen(line)
    saved = with_mysteries(cards_of_kinds(situation.sight.to_groups), unseen)
    figures: dict[str, Figure] = {
        "line": place_figure(line),
        "count": down,
        "chance": situation.hidden.chance_of_any(saved, line, down),
    }
    return [Reason("hides", figures), turned_down]


def same_lines_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return reasons that give the chance that a new front card can be saved (T30).

    All cards are equally likely to come to the front. The reasons also say how many face-up cards
    are turned face down.
    """
    view = situation.view
    saved: int = cards_of_kinds(situation.sight.to_groups)
    wanted, total, under = 0.0, 0, 0
    for line in (play.aim.source, play.aim.place):
        unseen = situation.hidden.unseen(line)
        down = view.down[line]
        showing = set_of(view.lines[line][down:])
        wanted += count_of(with_mysteries(saved, showing) & showing)
        wanted += down * situation.hidden.chance_of_any(with_mysteries(saved, unseen), line, 1)
        total += len(view.lines[line])
        under += situation.showing(line)
    figures: dict[str, Figure] = {"cards": total, "chance": wanted / total}
    return [Reason("mixes", figures), Reason("turned-down", {"count": under})]


def wait_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return reasons that say how many cards are discarded, and who may turn up instead (T31)."""
    line, count = play.aim.place, len(play.discards)
    after = played(situation, play)
    return [
        Reason("puts-off", {"line": place_figure(line), "count": count}),
        *departure_reasons(situation, line, count, after),
        *situation.more_playable(after),
    ]


def boat_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return reasons that say what the passengers who board leave behind (T35)."""
    after = played(situation, play)
    return [
        *departure_reasons(situation, play.aim.source, play.aim.length, after),
        *situation.more_playable(after),
    ]


def mystery_reasons(situation: Situation, play: PlayCard) -> list[Reason]:
    """Return reasons that say what a mystery does at its place (T36).

    They also say how many real passengers of its rank are still hidden.
    """
    after = played(situation, play)
    reasons = arrival_reasons(situation, play.stand_in, play.aim.place, after)
    if reasons[0].name == "all-safe":
        return reasons
    copies = situation.unseen_copies(kind_of(play.stand_in))
    return [*reasons, Reason("stands-in", {"unseen": copies}), *situation.more_playable(after)]


def played(situation: Situation, play: PlayCard) -> State:
    """Return a copy of the visible table after playing a card that shuffles nothing.

    A card that this reveals stays UNKNOWN.
    """
    after = situation.copied_board()
    CARDS[play.card].play(after, play.target)
    return after


TELLERS: Final[dict[str, Teller]] = {
    "get-ready": get_ready_reasons,
    "come-on": come_on_reasons,
    "come-back": come_back_reasons,
    "your-turn": your_turn_reasons,
    "same-lines": same_lines_reasons,
    "wait": wait_reasons,
    "save-time": save_time_reasons,
    "plan-a": plan_reasons,
    "plan-b": plan_reasons,
    "boat": boat_reasons,
    "mystery-f": mystery_reasons,
    "mystery-s": mystery_reasons,
}
"""The function that finds the reasons for each card; a card that isn't listed has none."""
