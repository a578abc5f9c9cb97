"""Sampled worlds compared with all worlds: every possible one comes up, as often as it should.

The worlds of small endings are listed one by one, by the referee's separate implementation of the
rules. Where there are too many, the places of single cards are counted instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from lifeboat.core.dice import dice
from lifeboat.septentrick import State, read_position, sample
from lifeboat.septentrick.checking import check_position
from tests.engine import THRIFT
from tests.septentrick.drawing import (
    Hands,
    asked,
    dealt,
    drawn,
    ending,
    field,
    fields,
    filled,
    hand,
    hands_of,
    is_passenger,
    joined,
    listed,
    passengers,
    play,
    sea_and_rescue,
)
from tests.septentrick.referee import could_play_so, plays

DRAWS = 1000 // THRIFT
Key = tuple[tuple[str, ...], ...]


def critical(degrees: int) -> float:
    """Return the chi-squared value for p = 0.001 (Wilson and Hilferty)."""
    part = 2 / (9 * degrees)
    return degrees * float(1 - part + 3.09 * part**0.5) ** 3


def agrees(found: Counter[Key], weights: Counter[Key]) -> bool:
    """Return whether what was found is distributed like the weights."""
    total, draws = weights.total(), found.total()
    expected = {key: draws * weight / total for key, weight in weights.items()}
    assert min(expected.values()) >= 5
    chi = sum((found[key] - mean) ** 2 / mean for key, mean in expected.items())
    return len(expected) == 1 or chi < critical(len(expected) - 1)


def key_of(hands: Hands) -> Key:
    return tuple(tuple(sorted(hand)) for hand in hands)


def deals(cards: list[str], sizes: list[int]) -> Iterator[Hands]:
    """Yield every way to deal these cards, equal ones told apart, to hands of these sizes."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = [card for at, card in enumerate(cards) if at not in chosen]
        for others in deals(rest, sizes[1:]):
            yield [[cards[at] for at in chosen], *others]


def passes_agree(hands: Hands, pair: list[str], on: list[str], seat: int) -> bool:
    """Return whether the cards that a seat passed are where they can have gone (S5)."""
    players = len(hands)
    if not pair:
        return True
    left, second = (Counter(hands[(seat + step) % players]) for step in (1, 2))
    return any(
        left >= Counter([kept, *on]) and second >= Counter([given])
        for kept, given in (pair, pair[::-1])
    )


def worlds(state: State, seat: int) -> Counter[Key]:
    """Return every world that a seat can't rule out, with the number of its deals."""
    hands = hands_of(state)
    players = len(hands)
    history = plays(
        listed(field(state, "played")),
        int(field(state, "captain")) - 1,
        field(state, "trump"),
        players,
    )
    unseen = Counter(sea_and_rescue(players) + passengers(players))
    unseen -= Counter(card for _, _, card in history)
    unseen -= Counter(hands[seat] if seat >= 0 else [])
    hidden = [other for other in range(players) if other != seat]
    pair, on = map(listed, fields(state.view(seat), "passed", "on"))
    found: Counter[Key] = Counter()
    for dealt_hands in deals(list(unseen.elements()), [len(hands[other]) for other in hidden]):
        world = [list(cards) for cards in hands]
        for other, cards in zip(hidden, dealt_hands, strict=True):
            world[other] = cards
        if not could_play_so(world, history):
            continue
        ever = [
            world[who] + [card for by, _, card in history if by == who] for who in range(players)
        ]
        if seat < 0 or passes_agree(ever, pair, on, seat):
            found[key_of(world)] += 1
    return found


def sampled(state: State, seat: int, draws: int) -> Counter[Key]:
    """Return this many sampled worlds, which the seat can't tell from the true one."""
    view = state.view(seat)
    throws = dice(str(view))
    found: Counter[Key] = Counter()
    check_position(sample(view, dice("checked")))
    assert str(sample(view, dice("checked")).view(seat)) == str(view)
    for _ in range(draws):
        world = sample(view, throws)
        found[key_of(hands_of(world))] += 1
    return found


def check_against_enumeration(state: State, seat: int) -> Counter[Key]:
    possible = worlds(state, seat)
    assert possible[key_of(hands_of(state))]
    found = sampled(state, seat, 9 * possible.total())
    assert set(found) <= set(possible), "an impossible world"
    assert set(found) == set(possible), "a possible world is missing"
    assert agrees(found, possible)
    return possible


@cache
def _late_game(players: int, number: int, left: int) -> str:
    seed = f"sample {number}"
    state, throws = dealt(players, seed), dice(seed)
    while state.decision() and max(map(len, hands_of(state))) > left:
        state.advance(state.legal()[throws.below(len(state.legal()))])
    return str(state)


def late_game(players: int, number: int, left: int, remembered: bool = True) -> State:
    """Return a random game once no hand has more than `left` cards, with or without its passes."""
    words = _late_game(players, number, left).split()
    keep = [word for word in words if remembered or not word.startswith(("passed=", "on="))]
    return read_position(" ".join(keep))


LATE = [
    *((3, number, left) for number in range(6) for left in (3, 4)),
    *((4, number, 2) for number in range(4)),
    (5, 2, 2),
]


@pytest.mark.rule("S5", "S7", "S8", "S10")
@pytest.mark.parametrize(("players", "number", "left"), LATE[::THRIFT])
def test_samples_of_late_games_agree_with_all_worlds(players: int, number: int, left: int) -> None:
    """The seat knows both the voids shown and the cards passed."""
    state = late_game(players, number, left)
    assert asked(state) != "over"
    check_against_enumeration(state, number % players)


@pytest.mark.rule("S8", "S10")
@pytest.mark.parametrize(("players", "number", "left"), LATE[:12:2])
def test_samples_agree_with_all_worlds_where_no_pass_is_known(
    players: int, number: int, left: int
) -> None:
    state = late_game(players, number, left, remembered=False)
    check_against_enumeration(state, number % players)


@pytest.mark.rule("S8")
@pytest.mark.parametrize("number", range(3))
def test_samples_for_a_spectator_agree_with_all_worlds(number: int) -> None:
    check_against_enumeration(late_game(3, number, 2), -1)


@pytest.mark.rule("S5")
def test_knowing_the_passes_rules_worlds_out() -> None:
    """In some of the games above, the cards passed reveal more than the tricks do."""
    fewer = 0
    for players, number, left in LATE[:12]:
        known = worlds(late_game(players, number, left), number % players)
        unknown = worlds(late_game(players, number, left, remembered=False), number % players)
        assert set(known) <= set(unknown)
        fewer += len(known) < len(unknown)
    assert fewer


@pytest.mark.rule("S7", "S11")
def test_a_passenger_led_leaves_no_world_with_another_card_in_that_hand() -> None:
    state = ending("p1,p2,p2", "d3,c4,p2", "t5,c2,p3")
    play(state, "p1")
    possible = check_against_enumeration(state, 1)
    assert len(possible) > 1
    assert all(is_passenger(card) for key in possible for card in key[0])


@pytest.mark.rule("S9")
def test_rescue_cards_may_be_anywhere_but_in_a_hand_of_passengers() -> None:
    state = ending("p1,p2", "r,d1", "r,c2")
    play(state, "p1")
    for seat in (0, 1, 2):
        check_against_enumeration(state, seat)


@pytest.mark.rule("S12")
def test_a_game_lost_to_passengers_can_be_sampled_too() -> None:
    state = ending("p1,p1", "p2,p4", "p2,p3")
    play(state, "p1 p2 p3")
    for seat in (-1, 0, 1, 2):
        check_against_enumeration(state, seat)


@pytest.mark.rule("S16")
def test_when_the_last_cards_are_visible_there_is_one_world() -> None:
    state = ending("r,p1", "p2,p4", "p2,p3")
    play(state, "r p4 p2")
    assert hands_of(sample(state.view(0), dice("open"))) == hands_of(state)


def places_of(state: State) -> Hands:
    """Return the hands, and the pairs that are being passed."""
    hands, pairs = fields(state, "hands", "passed")
    lists = [hands, pairs] if asked(state).startswith("keep") else [hands]
    return [listed(part) for text in lists for part in text.split("/")]


def check_places(state: State, seat: int, draws: int) -> None:
    """Assert that each unseen card is in each hidden place as often as its room suggests."""
    view = state.view(seat)
    players = view.terms.players
    throws = dice(f"places {seat}")
    truth = places_of(state)
    known = {seat, players + seat, players + (seat - 1) % players} if seat >= 0 else set()
    hidden = [at for at in range(len(truth)) if at not in known]
    found: Counter[tuple[str, int]] = Counter()
    check_position(sample(view, dice("checked")))
    assert str(sample(view, dice("checked")).view(seat)) == str(view)
    for _ in range(draws):
        world = sample(view, throws)
        places = places_of(world)
        assert [len(place) for place in places] == [len(place) for place in truth]
        for at in known:
            assert at >= len(truth) or places[at] == truth[at]
        for at in hidden:
            found.update((card, at) for card in places[at])
    chi, degrees = 0.0, 0
    for group in (True, False):
        cards = Counter(card for at in hidden for card in truth[at] if is_passenger(card) == group)
        room = {at: sum(is_passenger(card) == group for card in truth[at]) for at in hidden}
        for card, count in cards.items():
            for at in hidden:
                share = room[at] / sum(room.values())
                mean = draws * count * share
                assert mean or not found[card, at]
                if mean:
                    # equal cards can't share a place, so the variance is at most this
                    chi += (found[card, at] - mean) ** 2 / mean
                    degrees += 1
    assert chi < critical(degrees)


def before_play(asks: str, players: int = 3, chosen: int = 1) -> State:
    """Return a deal at this question, after some seats have answered it."""
    state = dealt(players, "early", "2")
    while not asked(state).startswith(asks):
        state.play(state.legal()[-1])
    for _ in range(chosen):
        state.play(state.legal()[0])
    return state


EARLY = [("trump", 0), ("pass", 0), ("pass", 1), ("pass", 2), ("keep", 0), ("keep", 1), ("keep", 2)]


@pytest.mark.rule("S3", "S5")
@pytest.mark.parametrize(("asks", "chosen"), EARLY)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_before_the_first_trick_every_place_is_as_likely_as_it_is_large(
    asks: str, chosen: int, seat: int
) -> None:
    """This holds at the trump, in the first pass and in the second."""
    check_places(before_play(asks, chosen=chosen), seat, 300 // THRIFT)


@pytest.mark.rule("S5")
def test_the_choices_of_the_others_are_sampled_uniformly_from_what_they_may_pass() -> None:
    """Each free card of the hand is in a sampled pair as often as any other."""
    state = before_play("pass", players=4, chosen=1)
    throws, places = dice("pairs"), Counter[int]()
    for _ in range(DRAWS):
        world = sample(state.view(0), throws)
        chosen = hands_of(world, "passing")
        assert [len(pair) for pair in chosen] == [0, 2, 0, 0]
        free = [card for card in hand(world, 2) if not is_passenger(card)]
        places.update(free.index(card) for card in chosen[1])
    mean = DRAWS / 5
    assert sum((places[at] - mean) ** 2 / mean for at in range(10)) < critical(9)


@pytest.mark.rule("S5")
def test_the_sealed_card_to_keep_is_either_of_the_two() -> None:
    state = before_play("keep", chosen=1)
    throws, first = dice("keeps"), 0
    for _ in range(400):
        world = sample(state.view(0), throws)
        kept, pair = hands_of(world, "passing")[1], hands_of(world, "passed")[0]
        assert len(kept) == 1
        assert kept[0] in pair
        first += kept[0] == pair[0]
    assert 160 < first < 240


@pytest.mark.rule("S5")
def test_what_others_passed_is_sampled_uniformly_from_what_can_have_gone() -> None:
    """A seat knows nothing about the card that the second seat on its left passed on."""
    state = before_play("play", players=4)
    throws, places = dice("passes"), Counter[int]()
    for _ in range(DRAWS):
        world = sample(state.view(0), throws)
        free = sorted(card for card in hand(world, 4) if not is_passenger(card))
        places[free.index(hands_of(world, "on")[2][0])] += 1
    mean = DRAWS / 10
    assert sum((places[at] - mean) ** 2 / mean for at in range(10)) < critical(9)


@pytest.mark.rule("S5")
@pytest.mark.parametrize("kept", ["r", "d1"])
def test_the_two_cards_passed_are_one_with_the_left_and_one_with_the_next(kept: str) -> None:
    """The seat doesn't know which, so both happen; the card it passed on is with the left."""
    state = drawn("d1,r", "-", "-", "-", "-", more="asks=pass")
    play(state, "pass:d1,r")
    while asked(state).startswith("pass"):
        state.play(state.legal()[0])
    state.play(state.legal()[0])
    play(state, f"keep:{kept}")
    while asked(state).startswith("keep"):
        state.play(state.legal()[0])
    on = field(state.view(0), "on")
    throws, ones = dice("whose"), 0
    for _ in range(200):
        _, left, following, *_ = hands_of(sample(state.view(0), throws))
        assert on in left
        assert ("d1" in left) != ("d1" in following)
        assert "r" in (following if "d1" in left else left)
        ones += "d1" in left
    assert 75 < ones < 125


@pytest.mark.rule("S5")
def test_a_pair_of_rescue_cards_passed_is_one_each_with_the_next_two() -> None:
    state = drawn("r,r", "-", "-", more="asks=pass")
    play(state, "pass:r,r")
    while asked(state) != "play@1":
        state.play(state.legal()[0])
    throws = dice("two")
    for _ in range(50):
        world = sample(state.view(0), throws)
        assert [hand(world, seat).count("r") for seat in (1, 2, 3)] == [0, 1, 1]


@pytest.mark.rule("S5", "S8")
def test_a_passed_card_that_the_left_cannot_hold_is_with_the_next() -> None:
    """The left neighbour didn't follow diamonds, so the diamond went on."""
    state = passed_and_void()
    throws = dice("void")
    for _ in range(50):
        world = sample(state.view(0), throws)
        assert "d1" in hand(world, 3)
        assert "t1" in hand(world, 2)


def passed_and_void() -> State:
    """Return a state in which seat 1 passed d1 and t1; seat 2 kept t1 and is void in diamonds."""
    hands = filled(("d1,t1,d7", "s1,s2", "c1,c2"), without=("", "d", ""))
    state = read_position(
        "players=3 trump=star asks=pass hands=" + "/".join(joined(cards) for cards in hands)
    )
    play(state, "pass:d1,t1 pass:s1,s2 pass:c1,c2")
    play(state, "keep:c1 keep:t1 keep:s1 d7")
    play(state, next(card for card in hand(state, 2) if is_passenger(card)))
    return state
