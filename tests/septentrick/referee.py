"""A second implementation of tricks, on cards as text: who played what, and was it legal."""

from __future__ import annotations

from tests.septentrick.drawing import Hands, is_passenger, is_sea, people_on, rings_on

Plays = list[tuple[int, str, str]]
"""For each card played: the seat, counted from 0, the suit to follow or nothing, and the card."""


def winner(trick: list[str], trump: str) -> int | None:
    """Return the place of the winning card (S13), or None if there are only Passenger cards."""
    sea = [card for card in trick if is_sea(card)]
    if sea:
        suit = trump[0] if any(card[0] == trump[0] for card in sea) else sea[0][0]
        best = max((card for card in sea if card[0] == suit), key=lambda card: int(card[1:]))
        return trick.index(best)
    return trick.index("r") if "r" in trick else None


def tricks_of(played: list[str], players: int) -> list[list[str]]:
    return [played[at : at + players] for at in range(0, len(played), players)]


def plays(played: list[str], captain: int, trump: str, players: int) -> Plays:
    """Return who played each card, and which suit had to be followed (S6, S8, S11)."""
    found: Plays = []
    leader = captain
    for trick in tricks_of(played, players):
        for place, card in enumerate(trick):
            led = next((before[0] for before in trick[:place] if is_sea(before)), "")
            found.append(((leader + place) % players, led, card))
        if len(trick) == players:
            leader = (leader + (winner(trick, trump) or 0)) % players
    return found


def collected(played: list[str], captain: int, trump: str, hands: Hands) -> list[tuple[int, int]]:
    """Return the rings and people of each seat at the end of a complete game (S14, S16)."""
    piles = [list(hand) for hand in hands]
    leader = captain
    for trick in tricks_of(played, len(hands)):
        leader = (leader + (winner(trick, trump) or 0)) % len(hands)
        piles[leader] += trick
    return [(sum(map(rings_on, pile)), sum(map(people_on, pile))) for pile in piles]


def may_play(card: str, hand: list[str], led: str) -> bool:
    """Return whether this card may be played from a hand (S7-S11)."""
    if not led:
        return not is_passenger(card) or all(is_passenger(one) for one in hand)
    return card == "r" or card[0] == led or not any(one[0] == led for one in hand)


def could_play_so(hands: Hands, history: Plays) -> bool:
    """Return whether seats that now hold these cards could have played as they did."""
    then = [list(hand) for hand in hands]
    for seat, led, card in reversed(history):
        then[seat].append(card)
        if not may_play(card, then[seat], led):
            return False
    return all(sum(map(is_passenger, hand)) == 3 for hand in then)
