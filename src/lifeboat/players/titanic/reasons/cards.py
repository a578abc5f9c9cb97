"""Reasons for the action cards: what each may find, change and cost (T26-T36)."""

from __future__ import annotations

from lifeboat.players.advice import Reason
from lifeboat.players.titanic.odds import cards_of_kinds
from lifeboat.players.titanic.reasons.hidden import count_of, with_mysteries
from lifeboat.players.titanic.reasons.moves import arrival_reasons, departure_reasons
from lifeboat.players.titanic.reasons.rescues import page_reason
from lifeboat.players.titanic.reasons.situation import Situation
from lifeboat.titanic.actions import PLAY, PLAY_STRIDE
from lifeboat.titanic.cards.bundles import (
    BOAT_CARD,
    COME_BACK,
    COME_ON,
    GET_READY,
    MYSTERY_FIRST,
    NAMES,
    PLAN_A,
    PLAN_B,
    SAME_LINES,
    SAVE_TIME,
    WAIT,
    YOUR_TURN,
    cards_of,
)
from lifeboat.titanic.cards.line_cards import LONGEST_RUN, PAIRS
from lifeboat.titanic.cards.pile_cards import LOOK
from lifeboat.titanic.cards.register import CARDS, card_played
from lifeboat.titanic.knowledge import set_of
from lifeboat.titanic.passengers import mystery
from lifeboat.titanic.places import place_text


def play_reasons(situation: Situation, action: int) -> list[Reason]:
    """What speaks for and against playing a card at its target."""
    view = situation.view
    card, target = card_played(action)
    reasons = effect_reasons(situation, card, target)
    left = (action - PLAY) // PLAY_STRIDE
    if left:
        owner = view.terms.crew[(view.active + left) % len(view.hands)]
        reasons.append(Reason("card-of", {"who": owner}))
    return reasons


def effect_reasons(situation: Situation, card: int, target: int) -> list[Reason]:
    """What the effect of a card at a target may be."""
    if card == YOUR_TURN:
        return your_turn_reasons(situation, target)
    if card == SAME_LINES:
        return same_lines_reasons(situation, target)
    if card == WAIT:
        return wait_reasons(situation, target)
    if card == BOAT_CARD:
        return boat_reasons(situation, target)
    if card >= MYSTERY_FIRST:
        return mystery_reasons(situation, card, target)
    return pile_reasons(situation, card)


def pile_reasons(situation: Situation, card: int) -> list[Reason]:
    """What a card does that has no target; nothing for one that has."""
    view = situation.view
    if card == GET_READY:
        looks = min(LOOK, len(view.stack))
        average = situation.hidden.expected_draws(situation.playable(), looks)
        return [Reason("looks", {"count": looks, "average": average})]
    if card == COME_ON:
        return come_on_reasons(situation)
    if card == COME_BACK:
        return come_back_reasons(situation)
    if card == SAVE_TIME:
        playable = count_of(set_of(view.discard) & situation.playable())
        return [Reason("returns", {"count": len(view.discard), "playable": playable})]
    if card not in (PLAN_A, PLAN_B):
        return []
    there = sorted(set(cards_of(view.actions if card == PLAN_A else view.used)))
    if not there:
        return [Reason("fetches-nothing", {})]
    names = ",".join([NAMES[one] for one in there])
    return [Reason("fetches", {"count": len(there), "cards": names})]


def come_on_reasons(situation: Situation) -> list[Reason]:
    """How likely the stack holds somebody who can be played; else a page turns (T27)."""
    view = situation.view
    missing = situation.hidden.chance_of_no_draw(situation.playable(), len(view.stack))
    saved: int = cards_of_kinds(situation.sight.to_groups)
    saving = 1.0 - situation.hidden.chance_of_no_draw(saved, len(view.stack))
    reasons = [Reason("searches", {"chance": 1.0 - missing, "saved": saving})]
    return reasons if missing == 0.0 else [*reasons, page_reason(view, "miss")]


def come_back_reasons(situation: Situation) -> list[Reason]:
    """Who of the discard can be played; with nobody a page turns (T28)."""
    view = situation.view
    playable = count_of(set_of(view.discard) & situation.playable())
    saved: int = cards_of_kinds(situation.sight.to_groups)
    figures: dict[str, str | int | float] = {
        "count": len(view.discard),
        "playable": playable,
        "saved": count_of(set_of(view.discard) & saved),
    }
    reasons = [Reason("calls-back", figures)]
    return reasons if playable else [*reasons, page_reason(view, "always")]


def your_turn_reasons(situation: Situation, line: int) -> list[Reason]:
    """Whether a line hides somebody who can be saved at once (T29)."""
    view = situation.view
    down = view.down[line]
    turned_down = Reason("turned-down", {"count": situation.showing(line)})
    if not down:
        return [Reason("hides-nobody", {"line": place_text(line)}), turned_down]
    unseen = situation.hidden.unseen(line)
    saved = with_mysteries(cards_of_kinds(situation.sight.to_groups), unseen)
    figures: dict[str, str | int | float] = {
        "line": place_text(line),
        "count": down,
        "chance": situation.hidden.chance_of_any(saved, line, down),
    }
    return [Reason("hides", figures), turned_down]


def same_lines_reasons(situation: Situation, target: int) -> list[Reason]:
    """Who may come to the front when two lines are mixed; each card is as likely (T30)."""
    view = situation.view
    saved: int = cards_of_kinds(situation.sight.to_groups)
    wanted, total, under = 0.0, 0, 0
    for line in PAIRS[target]:
        unseen = situation.hidden.unseen(line)
        down = view.down[line]
        showing = set_of(view.lines[line][down:])
        wanted += count_of(with_mysteries(saved, showing) & showing)
        wanted += down * situation.hidden.chance_of_any(with_mysteries(saved, unseen), line, 1)
        total += len(view.lines[line])
        under += situation.showing(line)
    figures: dict[str, str | int | float] = {"cards": total, "chance": wanted / total}
    return [Reason("mixes", figures), Reason("turned-down", {"count": under})]


def wait_reasons(situation: Situation, line: int) -> list[Reason]:
    """Who is put off, and who may turn up for them (T31)."""
    after = situation.copied_board()
    CARDS[WAIT].play(after, line)
    count = situation.showing(line)
    return [
        Reason("puts-off", {"line": place_text(line), "count": count}),
        *departure_reasons(situation, line, count, after),
        *situation.more_playable(after),
    ]


def boat_reasons(situation: Situation, target: int) -> list[Reason]:
    """What those leave behind who board (T35)."""
    after = situation.copied_board()
    CARDS[BOAT_CARD].play(after, target)
    line, fewer = divmod(target, LONGEST_RUN)
    return [
        *departure_reasons(situation, line, fewer + 1, after),
        *situation.more_playable(after),
    ]


def mystery_reasons(situation: Situation, card: int, place: int) -> list[Reason]:
    """What the mystery does in a place, and whether the real passenger can still come (T36)."""
    after = situation.copied_board()
    CARDS[card].play(after, place)
    klass = card - MYSTERY_FIRST
    kind = after.standing[klass]
    reasons = arrival_reasons(situation, mystery(klass, kind >> 1), place, after)
    if reasons[0].name == "all-safe":
        return reasons
    copies = situation.unseen_copies(kind)
    return [*reasons, Reason("stands-in", {"unseen": copies}), *situation.more_playable(after)]
