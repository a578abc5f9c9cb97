"""Reasons in Septentrick: the odds of being overtaken, compared with a count over all worlds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lifeboat.core.dice import dice
from lifeboat.players.hints import noted
from lifeboat.players.septentrick.reasons.actions import reasons
from lifeboat.septentrick import State, action_text, read_action
from tests.septentrick.drawing import dealt, drawn, ending, field, hands_of, listed, play
from tests.septentrick.referee import may_play, winner
from tests.septentrick.test_sampling import late_game, worlds

Figures = dict[str, str | int | float]


def told(state: State, action: str) -> dict[str, Figures]:
    """Return the figures of each reason for an action, as the deciding seat is told them."""
    found = reasons(state.view(state.active), read_action(action))
    return {one.name: noted("septentrick", one.figures) for one in found}


def trick_of(state: State) -> list[str]:
    """Return the cards of the current trick."""
    played = listed(field(state, "played"))
    players = int(field(state, "players"))
    return played[len(played) - len(played) % players :]


def can_overtake(trick: list[str], hand: list[str], trump: str) -> bool:
    """Return whether a hand has a legal card that beats the whole trick."""
    led = next((card[0] for card in trick if card[0] in "dtcs"), "")
    return any(
        may_play(card, hand, led) and winner([*trick, card], trump) == len(trick) for card in hand
    )


def chance_counted_out(state: State, card: str) -> float:
    """Return the share of worlds in which a later seat can beat the trick after this card."""
    seat, players = state.active, int(field(state, "players"))
    trick = [*trick_of(state), card]
    best = winner(trick, field(state, "trump"))
    assert best is not None
    later = [(seat + step) % players for step in range(1, players - len(trick) + 1)]
    found = total = 0
    for hands, weight in worlds(state, seat).items():
        total += weight
        if any(can_overtake(trick, list(hands[other]), field(state, "trump")) for other in later):
            found += weight
    return found / total


LATE = [(3, number, left) for number in range(4) for left in (3, 5)] + [(4, 0, 2), (4, 1, 2)]


def without_passengers(number: int) -> State:
    """Return a game of three with five cards left, where Passenger cards were played early."""
    state, throws = dealt(3, f"open {number}"), dice(f"open {number}")
    while state.decision() and max(map(len, hands_of(state))) > 5:
        actions = state.legal()
        guests = [action for action in actions if action_text(action)[0] == "p"]
        choices = [one for one in guests if ":" not in action_text(one)] or actions
        state.advance(choices[throws.below(len(choices))])
    return state


def decisions(state: State) -> Iterator[State]:
    """Yield each decision of the current trick but the last, and play the lowest card at each."""
    while state.decision() and len(trick_of(state)) < int(field(state, "players")) - 1:
        yield state
        state.advance(state.legal()[0])
        if not trick_of(state):
            return


def check_odds(state: State) -> list[float]:
    """Assert that the odds of all cards in a trick match a count over all worlds; return them."""
    chances = []
    for now in decisions(state):
        for action in now.legal():
            card = action_text(action)
            reason = told(now, card)
            if winner([*trick_of(now), card], field(now, "trump")) is None:
                assert "wins-never" in reason
                continue
            chance = float(reason["overtaken"]["chance"]) if "overtaken" in reason else 0.0
            assert chance == pytest.approx(chance_counted_out(now, card)), card
            chances.append(chance)
    return chances


@pytest.mark.parametrize(("players", "number", "left"), LATE)
def test_the_odds_of_being_overtaken_agree_with_all_worlds(
    players: int, number: int, left: int
) -> None:
    """The games are random, with voids shown and passes known."""
    check_odds(late_game(players, number, left))


def test_uncertain_odds_agree_with_all_worlds() -> None:
    """With few Passenger cards left, some odds are strictly between 0 and 1."""
    chances = {chance for number in range(20) for chance in check_odds(without_passengers(number))}
    assert len([chance for chance in chances if 0 < chance < 1]) >= 3


def test_a_card_is_told_with_what_its_winner_collects() -> None:
    state = ending("p1,d7", "p2,d3", "p3,t5")
    before = state.view(0)
    reason = told(state, "d7")["collects"]
    rings = before.terms.rings[read_action("d7")]
    assert reason["player"] == "you"
    assert reason["rings"] == rings
    assert reason["total-rings"] == before.rings[0] + rings
    assert reason["total-people"] == before.people[0]


def test_a_card_that_stays_behind_names_the_one_ahead() -> None:
    state = ending("p1,d7", "p2,d3", "p3,t5")
    play(state, "d7")
    assert told(state, "d3")["stays-behind"] == {"player": "1", "card": "d7"}


def test_the_second_to_last_card_tells_the_final_tally() -> None:
    state = ending("p1,d7", "p2,d3", "p3,t5")
    reason = told(state, "d7")["last-card"]
    view = state.view(0)
    assert reason["card"] == "p1"
    assert reason["total-people"] == view.people[0] + 1


def test_passing_and_keeping_tell_what_the_suit_comes_to() -> None:
    state = drawn("d2,d5,t3", "c2,c3", "s2", more="asks=pass")
    own = listed(field(state, "hands").split("/")[0])
    diamonds = sum(card[0] == "d" for card in own)
    reason = told(state, "pass:d2,d5")
    assert reason["suit-left"] == {"suit": "diamond", "count": diamonds - 2}
    assert reason["gets"] == {"player": "2", "role": "mate"}
