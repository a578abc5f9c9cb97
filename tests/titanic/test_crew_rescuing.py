"""Crew members whose ability affects a successful rescue: Murdoch and Latimer."""

from __future__ import annotations

import pytest

from tests.titanic.drawing import (
    actions,
    asked,
    discard,
    field,
    group,
    hand,
    legal,
    line,
    names,
    play,
    position,
    story,
    turned,
    used,
)

# T40: Murdoch


@pytest.mark.rule("T40")
def test_murdoch_must_play_at_least_one() -> None:
    """He can't stop before the first."""
    state = position("crew=murdoch decks=f8/s4/-/-/-/- stack=f7,s3,s12,*")
    play(state, "rescue:3")
    assert legal(state) == {"f7>1", "s3>2"}


@pytest.mark.rule("T40")
def test_murdoch_may_stop_after_the_first() -> None:
    """When he stops, the remaining cards are discarded."""
    state = position("crew=murdoch,lee decks=f8/s4/-/-/-/- stack=f7,s3,s12,*")
    play(state, "rescue:3 f7>1")
    assert legal(state) == {"s3>2", "stop"}
    assert state.legal() == sorted(state.legal())
    assert discard(state) == set()
    play(state, "stop")
    assert discard(state) == {"s3", "s12"}
    assert (line(state, "1"), line(state, "2")) == ("f8,f7", "s4")
    assert (asked(state), turned(state)) == ("turn@2", 0)


@pytest.mark.rule("T40")
def test_each_play_opens_the_way_for_the_next() -> None:
    """Three drawn cards go to the same line and the groups, one after the other."""
    state = position("crew=murdoch,lee decks=f8/-/-/-/-/- stack=f6,f5,f7,s12,*")
    play(state, "rescue:4")
    assert legal(state) == {"f7>1"}
    play(state, "f7>1")
    assert legal(state) == {"f6>1", "stop"}
    play(state, "f6>1")
    assert legal(state) == {"f5>1", "stop"}
    play(state, "f5>1")
    assert line(state, "1") == "f8,f7,f6,f5"
    assert discard(state) == {"s12"}
    assert asked(state) == "turn@2"


@pytest.mark.rule("T40")
def test_a_play_may_close_the_way_for_the_next() -> None:
    """Two cards fit in one place: only one of them can be played."""
    state = position("crew=murdoch,lee decks=f8/-/-/-/-/- stack=f7,f7+,*")
    play(state, "rescue:2 f7+>1")
    assert discard(state) == {"f7"}
    assert asked(state) == "turn@2"


@pytest.mark.rule("T40")
def test_when_nothing_is_left_to_play_the_turn_ends() -> None:
    """The rest are discarded without a question."""
    state = position("crew=murdoch,lee decks=f8/-/-/-/-/- stack=f7,s12,*")
    play(state, "rescue:2 f7>1")
    assert (asked(state), discard(state)) == ("turn@2", {"s12"})


@pytest.mark.rule("T40")
def test_others_play_one_only() -> None:
    """Only Murdoch plays several."""
    state = position("crew=lee,murdoch decks=f8/s4/-/-/-/- stack=f7,s3,*")
    play(state, "rescue:2 f7>1")
    assert (asked(state), discard(state)) == ("turn@2", {"s3"})


@pytest.mark.rule("T40")
def test_with_the_option_all_he_goes_on_while_any_can_be_played() -> None:
    """With murdoch=all he can't stop; he chooses the order and the places."""
    state = position("crew=murdoch,lee murdoch=all decks=f8/s4/s4+/-/-/- stack=f7,s3,f6,s12,*")
    play(state, "rescue:4")
    assert legal(state) == {"f7>1", "s3>2", "s3>3"}
    play(state, "f7>1")
    assert legal(state) == {"f6>1", "s3>2", "s3>3"}
    play(state, "s3>3")
    assert legal(state) == {"f6>1"}
    play(state, "f6>1")
    assert (asked(state), discard(state)) == ("turn@2", {"s12"})


@pytest.mark.rule("T40")
def test_with_the_option_all_he_fails_as_usual() -> None:
    """He doesn't draw an action card."""
    state = position("crew=murdoch,lee murdoch=all stack=f9,*")
    play(state, "rescue:1")
    assert (hand(state), turned(state)) == ([], 1)


@pytest.mark.rule("T40")
def test_murdoch_finds_one_passenger_only_by_an_action_card() -> None:
    """Come On! isn't a rescue: he plays one passenger, like anybody else."""
    state = position("crew=murdoch,lee hands=come-on/- decks=f8/s4/-/-/-/-")
    play(state, "come-on f7>1")
    assert asked(state) == "turn@2"


@pytest.mark.rule("T40", "T15")
def test_murdoch_fails_only_if_nothing_can_be_played() -> None:
    """One playable card in four is enough."""
    state = position("crew=murdoch,lee decks=f8/-/-/-/-/- stack=s12,s9,f11,f7,*")
    events = play(state, "rescue:4 f7>1")
    assert "failed" not in names(events)
    assert discard(state) == {"s12", "s9", "f11"}


@pytest.mark.rule("T40", "T37")
def test_murdoch_replaces_a_mystery_among_his_plays() -> None:
    """A replacement is a play like any other, and may come first."""
    state = position("crew=murdoch,lee decks=f8?/-/-/-/-/- stack=f7,f8,*")
    play(state, "rescue:2")
    assert legal(state) == {"f7>1", "f8>?"}
    play(state, "f8>? f7>1")
    assert line(state, "1") == "f8,f7"


# T45: Latimer, as in English and German


def drew(text: str, words: str, seat: int = 1) -> int:
    """Return how many action cards a seat draws while these actions are played."""
    state = position(text)
    return story(play(state, words)).count(f"drew-action @{seat} wait")


@pytest.mark.rule("T45")
@pytest.mark.parametrize(
    ("group_before", "front"),
    [
        ("f1+,f2+", "f3+"),
        ("f1,f2+,f3+", "f4+"),
        ("f1+,f2,f3+,f4+", "f5+"),
        ("f1+,f2+,f3+,f4+,f5,f6+,f7+", "f8+"),
    ],
)
def test_latimer_draws_when_a_row_of_three_anchors_is_completed(
    group_before: str, front: str
) -> None:
    """The added card is the third anchor in a row; cards further away don't matter."""
    state = position(
        f"crew=latimer decks={front}/-/-/-/-/- groups={group_before}/-/-/- actions=wait,*"
    )
    events = play(state, "1>g1")
    assert story(events) == [f"moved @1 {front} 1 g1", "drew-action @1 wait"]
    assert (hand(state), asked(state)) == (["wait"], "turn@1")


@pytest.mark.rule("T45")
@pytest.mark.parametrize(
    ("group_before", "front"),
    [
        ("f1,f2+", "f3+"),  # two
        ("f1+,f2+", "f3"),  # the added card has none
        ("f1+,f2+,f3+", "f4+"),  # four
        ("f1+,f2+,f3+", "f4"),  # three were already there
        ("f1+,f2+,f3+,f4+", "f5+"),  # five
        ("f1+,f2+,f3+,f4+,f5+", "f6+"),  # six
        ("f1+,f2,f3+", "f4+"),
        ("f1+,f2?", "f3+"),  # a mystery has no anchor
    ],
)
def test_latimer_draws_for_exactly_three_only(group_before: str, front: str) -> None:
    """The row is the whole unbroken stretch around the added card."""
    state = position(f"crew=latimer decks={front}/-/-/-/-/- groups={group_before}/-/-/-")
    assert names(play(state, "1>g1")) == ["moved"]


@pytest.mark.rule("T45")
def test_rows_are_within_one_group() -> None:
    """Anchors in the other group of the class don't help."""
    text = "crew=latimer decks=f3+/-/-/-/-/- groups=f1,f2+/f1+,f2/-/- actions=wait,*"
    assert drew(text, "1>g1") == 0
    assert drew(text, "1>g2") == 0


@pytest.mark.rule("T45")
def test_latimer_draws_no_matter_who_adds_the_passenger() -> None:
    """Another player's move, rescue or card also gives Latimer a card."""
    base = "crew=lee,smith,latimer groups=-/-/s1+,s2+/- actions=wait,*"
    assert drew(f"{base} decks=s3+/-/-/-/-/-", "1>g3", 3) == 1
    assert drew(f"{base} stack=s3+,*", "rescue:1 s3+>g3", 3) == 1
    assert drew(f"{base} hands=come-on/-/-", "come-on s3+>g3", 3) == 1
    assert drew(f"{base} hands=come-back/-/- discard=s3+", "come-back s3+>g3", 3) == 1


@pytest.mark.rule("T45")
def test_nobody_else_draws_for_rows() -> None:
    """Without Latimer in the game, rows have no effect."""
    state = position("crew=lowe decks=f3+/-/-/-/-/- groups=f1+,f2+/-/-/-")
    assert names(play(state, "1>g1")) == ["moved"]
    assert hand(state) == []


@pytest.mark.rule("T45", "T37")
@pytest.mark.parametrize(
    ("group_before", "real", "cards"),
    [
        ("f1+,f2?,f3+", "f2+", 1),  # two short rows joined
        ("f1?,f2+,f3+", "f1+", 1),
        ("f1+,f2+,f3?", "f3+", 1),
        ("f1+,f2?,f3+,f4+", "f2+", 0),  # joined to four
        ("f1+,f2+,f3?,f4+,f5+", "f3+", 0),  # joined to five
        ("f1+,f2?,f3+", "f2", 0),  # the real one has no anchor
        ("f1+,f2?,f3", "f2+", 0),
    ],
)
def test_replacing_a_mystery_in_a_group_counts_as_adding(
    group_before: str, real: str, cards: int
) -> None:
    """This holds for a move and for a rescue."""
    base = f"crew=latimer groups={group_before}/-/-/- actions=wait,*"
    assert drew(f"{base} decks={real}/-/-/-/-/-", "1>?") == cards
    assert drew(f"{base} stack={real},*", f"rescue:1 {real}>?") == cards


@pytest.mark.rule("T45", "T37", "T21")
def test_the_replaced_mystery_is_discarded_before_latimer_draws() -> None:
    """If no other action card is left, he draws that very mystery."""
    state = position(
        "crew=latimer,lee hands=-/{cards} decks=f3+/-/-/-/-/- groups=f1+,f2+,f3?/-/-/- actions=-"
    )
    play(state, "1>?")
    assert hand(state) == ["mystery-f"]
    assert actions(state) == []


@pytest.mark.rule("T45", "T44")
@pytest.mark.parametrize("option", ["en", "fr"])
def test_lowes_exchange_does_not_count(option: str) -> None:
    """Latimer gets nothing for a row of three that a swap makes."""
    text = f"crew=lowe,latimer latimer={option} groups=f1+,f2,f3+/f1,f2+,f3/-/- stack=s9+,*"
    state = position(text)
    events = play(state, "ability exchange:f2")
    assert group(state, 1) == "f1+,f2+,f3+"
    assert "drew-action" not in names(events)


@pytest.mark.rule("T45", "T21")
def test_latimer_draws_nothing_from_empty_piles() -> None:
    """With both action piles empty nobody draws."""
    state = position(
        "crew=latimer,lee hands=-/{cards} decks=f3+/-/-/-/-/- groups=f1+,f2+/-/-/- actions=-"
    )
    play(state, "1>g1")
    assert hand(state) == []


@pytest.mark.rule("T45", "T40", "T50")
def test_latimer_draws_amid_murdochs_placements() -> None:
    """He draws right after the placement, and then Murdoch continues."""
    state = position("crew=murdoch,latimer groups=f1+,f2+/-/-/- stack=f3+,f4,s9,* actions=wait,*")
    events = play(state, "rescue:3 f3+>g1")
    assert story(events)[-2:] == ["placed @1 f3+ g1", "drew-action @2 wait"]
    assert legal(state) == {"f4>g1", "stop"}


@pytest.mark.rule("T45")
def test_the_same_row_is_not_paid_twice() -> None:
    """Cards without an anchor after three anchors don't complete anything."""
    text = "crew=latimer decks=f5,f4,f3+/-/-/-/-/- groups=f1+,f2+/-/-/- actions=wait,*"
    state = position(text)
    events = play(state, "1>g1 1>g1 1>g1")
    assert names(events).count("drew-action") == 1
    assert used(state) == []


# T45: Latimer, as in French


@pytest.mark.rule("T45")
def test_in_french_six_in_a_row_give_two_cards() -> None:
    """The third and the sixth anchor each complete a row of three."""
    text = "crew=latimer latimer=fr decks=f6+,f5+,f4+,f3+/-/-/-/-/- groups=f1+,f2+/-/-/-"
    state = position(text)
    draws = [names(play(state, "1>g1")).count("drew-action") for _ in range(4)]
    assert draws == [1, 0, 0, 1]
    assert field(state, "paid") == "f1+,f2+,f3+,f4+,f5+,f6+"


@pytest.mark.rule("T45")
def test_in_english_six_in_a_row_give_one_card() -> None:
    """It counts once, when there are exactly three."""
    text = "crew=latimer decks=f6+,f5+,f4+,f3+/-/-/-/-/- groups=f1+,f2+/-/-/-"
    state = position(text)
    draws = [names(play(state, "1>g1")).count("drew-action") for _ in range(4)]
    assert draws == [1, 0, 0, 0]


@pytest.mark.rule("T45")
def test_in_french_paid_passengers_do_not_count_again() -> None:
    """Two paid anchors and a new one aren't a row; three new ones are."""
    base = "crew=latimer latimer=fr actions=wait,* paid=f1+,f2+,f3+"
    assert drew(f"{base} decks=f4+/-/-/-/-/- groups=f1+,f2+,f3+/-/-/-", "1>g1") == 0
    assert drew(f"{base} decks=f5+/-/-/-/-/- groups=f1+,f2+,f3+,f4+/-/-/-", "1>g1") == 0
    assert drew(f"{base} decks=f6+/-/-/-/-/- groups=f1+,f2+,f3+,f4+,f5+/-/-/-", "1>g1") == 1


@pytest.mark.rule("T45")
def test_in_french_longer_stretches_count_if_three_are_unpaid() -> None:
    """In a joined stretch of four, three neighbours that include the added card are enough."""
    text = "crew=latimer latimer=fr decks=f2+/-/-/-/-/- groups=f1+,f2?,f3+,f4+/-/-/-"
    state = position(text)
    events = play(state, "1>?")
    assert names(events).count("drew-action") == 1
    assert field(state, "paid") == "f1+,f2+,f3+"


@pytest.mark.rule("T45")
def test_in_french_the_lowest_three_with_the_added_card_are_paid() -> None:
    """A swap brought 1, 2, 3 together; 4 is added, and 2, 3, 4 are paid."""
    text = "crew=latimer latimer=fr decks=f4+/-/-/-/-/- groups=f1+,f2+,f3+/-/-/-"
    state = position(text)
    assert names(play(state, "1>g1")).count("drew-action") == 1
    assert field(state, "paid") == "f2+,f3+,f4+"


@pytest.mark.rule("T45")
def test_in_french_the_added_card_must_be_among_the_three() -> None:
    """Three unpaid anchors next to a paid one aren't completed by a card elsewhere."""
    base = "crew=latimer latimer=fr actions=wait,*"
    # f4+ joins f1+ f2+ f3+ (paid) to f5+ f6+: 4, 5, 6 are unpaid and include the added card.
    joined = f"{base} decks=f4+/-/-/-/-/- groups=f1+,f2+,f3+,f4?,f5+,f6+/-/-/- paid=f1+,f2+,f3+"
    assert drew(joined, "1>?") == 1
    # With 5 paid, there aren't three neighbours around the added 4.
    split = f"{base} decks=f4+/-/-/-/-/- groups=f1+,f2+,f3+,f4?,f5+,f6+,f7+/-/-/- paid=f3+,f5+"
    assert drew(split, "1>?") == 0
    # A swap brought 1, 2, 3 together and they were never paid: 5 isn't one of them.
    apart = f"{base} decks=f5+/-/-/-/-/- groups=f1+,f2+,f3+,f4+/-/-/- paid=f4+"
    assert drew(apart, "1>g1") == 0


@pytest.mark.rule("T45")
def test_in_french_a_plain_card_completes_nothing() -> None:
    """The added card needs an anchor."""
    text = "crew=latimer latimer=fr decks=f4/-/-/-/-/- groups=f1+,f2+,f3+/-/-/- actions=wait,*"
    assert drew(text, "1>g1") == 0


@pytest.mark.rule("T45", "T44")
def test_in_french_a_paid_passenger_stays_paid_when_exchanged() -> None:
    """It counts in only one row, whichever group it is in."""
    state = position(
        "crew=lowe,latimer latimer=fr paid=f1+,f2+,f3+ groups=f1+,f2+,f3+/f1,f2,f3/-/- stack=s9+,*"
    )
    play(state, "ability exchange:f3")
    assert field(state, "groups") == "f1+,f2+,f3/f1,f2,f3+/-/-"
    assert field(state, "paid") == "f1+,f2+,f3+"
