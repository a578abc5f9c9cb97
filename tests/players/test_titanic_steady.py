"""What the steady player of SOS Titanic does in given positions."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.games import game_of
from lifeboat.players import Budget, player_of
from lifeboat.players.titanic.odds import chance_of_none
from lifeboat.players.titanic.sight import Sight
from lifeboat.players.titanic.steady.drawing import best_draw
from lifeboat.players.titanic.steady.player import play_out, steady_choice
from lifeboat.titanic import State, action_text
from lifeboat.titanic.cards.bundles import cards_of
from tests.contract.playing import dealt
from tests.titanic.drawing import asked, play, position

SETUPS = list(game_of("titanic").sample_setups())
PINNED = """
    b0e6c9e8 da274683 4d3cda29 33c10c66 d9b0a2c2 f48b1d2a d0fb8a8d 67a5f66f b2311d7e
    37d42cf6 a9c533e5 fbe24482 0ff6d644 e3557f8d ee407524 0dc455d2 7333a238 37d63750
    fdae3334 04c97136 3441a6d0 dd76b833 203e8502 10d7e62d 608efd03 dc6ec33d 4221cf94
    52298104 e8fb0307 929315d8 2c29bbc4 63eddafe 97cdb663 c6aa02f2 dc304db4 ec00457c
    b50bb3fd c37b4430 a4193297
"""
"""What `steady` does in a whole game with each set-up, as digests of its actions."""


def choice(state: State) -> str:
    """Return what `steady` does here, as text."""
    decision = state.decision()
    assert decision is not None
    view = state.view(decision.seat)
    return action_text(player_of("titanic", "steady").choose(view, dice("steady"), Budget()))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_playout_chooses_as_the_player_does(number: int) -> None:
    """Although it reads a whole state, it only uses what a view shows."""
    player = player_of("titanic", "steady")
    state = dealt(game_of("titanic"), SETUPS[number], "playout")
    assert isinstance(state, State)
    end = state.copy()
    decisions = play_out(end)
    steps = 0
    while (decision := state.decision()) is not None:
        view = state.view(decision.seat)
        action = player.choose(view, dice("steady"), Budget())
        assert steady_choice(state, state.legal()) == action
        state.advance(action)
        steps += 1
    assert (steps, str(state)) == (decisions, str(end))


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_it_plays_as_it_always_did(number: int) -> None:
    """Being faster changes nothing. If it plays better on purpose, the digests change."""
    state = dealt(game_of("titanic"), SETUPS[number], f"pinned {number}")
    assert isinstance(state, State)
    actions = blake2b(digest_size=4)
    while state.decision() is not None:
        action = steady_choice(state, state.legal())
        actions.update(b"%d " % action)
        state.advance(action)
    assert actions.hexdigest() == PINNED.split()[number]


def test_it_saves_before_anything_else() -> None:
    state = position("decks=s9|f2/s8|s5/s4/-/-/- groups=f1/-/-/- stack={rest}")
    assert choice(state) == "1>g1"


def test_it_continues_a_row_of_anchors() -> None:
    """Both groups have room; an anchor goes to the one whose last passenger has an anchor."""
    state = position("decks=f2+/-/-/-/-/- groups=f1/f1+/-/- stack={rest}")
    assert choice(state) == "1>g2"
    state = position("decks=f2/-/-/-/-/- groups=f1/f1+/-/- stack={rest}")
    assert choice(state) == "1>g1"


def test_it_reveals_by_moving_a_run_towards_the_stern() -> None:
    state = position("decks=s9|f5/f6+/-/f6/-/- groups=-/-/-/- stack={rest}")
    assert choice(state) == "1>4"


def test_it_makes_no_move_that_changes_nothing() -> None:
    """Moving a whole line onto another, with nothing behind it, would only lose a front."""
    state = position("crew=lee decks=s9/f5/f6/-/-/- groups=-/-/-/- stack={rest}")
    assert not choice(state).startswith("2>")


def test_it_leaves_the_deck_that_is_flooded_next() -> None:
    """A line there would be turned face down; losing a front is the lesser evil."""
    state = position("crew=lee decks=f5/f6/-/-/-/- groups=-/-/-/- stack={rest}")
    assert choice(state) == "1>2"


def test_it_replaces_a_mystery() -> None:
    state = position("decks=s9|f7/f8,f7?/-/-/-/- stack={rest} actions={cards}")
    assert choice(state) == "1>?"


def test_it_draws_one_if_any_will_do_and_more_if_few_will() -> None:
    sure = position("crew=lee decks=f8/f6/s9/s5/-/- stack=f7,f5,s8,s4 discard={rest}")
    assert choice(sure) == "rescue:1"
    rare = position("crew=lee decks=f8/-/-/-/-/- groups=f1/f1+/s1/s1+ stack={rest}")
    assert choice(rare) == "rescue:4"


def test_it_remembers_what_it_put_on_top() -> None:
    """The second card from the top is known to fit, so drawing two can't fail."""
    text = "crew=lee decks=f8/-/-/-/-/- groups=-/-/-/- stack=s9,f7,{rest} top=2"
    assert choice(position(text)) == "rescue:2"


def test_it_plays_come_on_for_one_that_others_can_follow() -> None:
    state = position(
        "crew=lee hands=come-on decks=s9/f2/f3/f4/-/- groups=-/-/-/- stack={rest} actions={cards}"
    )
    assert choice(state) == "come-on"


def test_it_places_the_one_whom_others_can_follow() -> None:
    state = position(
        "crew=lee decks=s3/s5|s9/-/-/-/- groups=f1/-/s1/- drawn=f2,s2 asks=place agenda=end-turn "
        "stack={rest}"
    )
    assert choice(state) == "s2>g3"


def test_it_fails_a_rescue_rather_than_play_come_back_for_nobody() -> None:
    """The next four are known not to fit: the rescue turns a page, but doesn't cost a card."""
    state = position(
        "crew=lee hands=come-back decks=f8/-/-/-/-/- groups=f1/f1+/s1/s1+ "
        "stack=s9,s5,s7,s12,{rest} top=4 discard=s14 actions={cards}"
    )
    assert choice(state).startswith("rescue")


def test_it_never_plays_come_back_for_nobody() -> None:
    state = position(
        "crew=lee hands=come-back decks=f8/-/-/-/-/- stack={rest} discard=s9 actions={cards}"
    )
    assert choice(state).startswith("rescue")


def test_it_saves_time_when_the_stack_is_empty() -> None:
    text = "crew=lee hands=save-time decks=f8/-/-/-/-/- stack=- discard={rest} actions={cards}"
    assert choice(position(text)) == "save-time"
    fresh = "crew=lee hands=save-time decks=f8/-/-/-/-/- stack={rest} discard=s9 actions={cards}"
    assert choice(position(fresh)) != "save-time"


def test_it_boards_the_boat_to_reveal_a_card() -> None:
    state = position(
        "crew=lee hands=boat decks=s12,s9|f11/s16|f9/-/-/s17/f13 groups=-/-/-/- stack={rest} "
        "actions={cards}"
    )
    assert choice(state) in {"boat:1x1", "boat:2x1"}


def test_it_lays_the_mystery_where_others_can_follow() -> None:
    state = position(
        "crew=lee hands=mystery-f decks=s9/f3/f4/f5/-/- groups=f1/f1+/-/- stack={rest} "
        "actions={cards}"
    )
    assert choice(state).startswith("mystery-f:g")


def test_it_puts_the_playable_ones_on_top_and_the_others_at_the_bottom() -> None:
    state = position(
        "crew=lee hands=get-ready decks=f8/-/-/-/-/- groups=f1/f1+/s1/s1+ "
        "stack=s9,f7,s5,s2,s12,{rest} actions={cards}"
    )
    play(state, "get-ready")
    answers = []
    while asked(state).startswith("arrange"):
        answers.append(choice(state))
        play(state, answers[-1])
    assert answers[:2] == ["top:s2", "top:f7"]
    assert {answer.split(":")[0] for answer in answers[2:]} == {"bottom"}


def test_it_brings_a_passenger_to_the_front_who_can_be_saved() -> None:
    state = position(
        "crew=lee hands=your-turn decks=f9,s2,f7|s12/-/-/-/-/- groups=-/-/s1/- stack={rest} "
        "actions={cards}"
    )
    play(state, "your-turn:1")
    assert choice(state) == "choose:s2"


def test_it_names_a_mystery_as_the_one_its_group_waits_for() -> None:
    """Of two groups, it chooses the one in which more passengers can follow."""
    state = position(
        "crew=lee hands=wait decks=f?|s9/f4/f5/-/-/- groups=f1,f2/f1+/-/- stack={rest} "
        "actions={cards}"
    )
    play(state, "wait:1")
    assert choice(state) == "name:3"


def test_it_keeps_the_most_useful_card() -> None:
    state = position(
        "crew=fleet decks=f8/-/-/-/-/- stack=s9,{rest} actions=get-ready,mystery-f,wait,{cards}"
    )
    play(state, "rescue:1")
    assert choice(state) == "take:mystery-f"


def test_murdoch_goes_on_placing() -> None:
    state = position(
        "crew=murdoch decks=f8/s7/-/-/-/- drawn=s6,s9 placed=1 asks=place agenda=end-turn "
        "stack={rest} actions={cards}"
    )
    assert choice(state) == "s6>2"


def test_murdoch_draws_many_since_he_may_place_many() -> None:
    """Where one card is enough for another crew member, he draws as many as he may."""
    text = (
        "crew={} decks=f8/f6/s9/s5/f4/s12 groups=f1/-/s1/- stack=f7,f5,s8,s4,f3,s11 "
        "discard={{rest}}"
    )
    assert choice(position(text.format("lee"))) == "rescue:1"
    assert choice(position(text.format("murdoch"))) == "rescue:4"


def test_murdoch_stops_before_he_buries_a_long_line() -> None:
    state = position(
        "crew=murdoch turned=1 decks=s3,s4,s5,s6,s7,s8,s9,s10,s11,s12,s13,s14,s15|f8/-/-/-/-/- "
        "groups=f1/-/-/- drawn=f7,s17 placed=1 asks=place agenda=end-turn stack={rest} "
        "actions={cards}"
    )
    assert choice(state) == "s17>2"
    play(state, "s17>2")
    assert choice(state) == "stop"


def test_it_draws_fewer_where_the_cards_are_soon_used_up() -> None:
    """Drawing four of the last five can't fail, but each card drawn brings a page closer."""
    groups = [f"f{rank}" for rank in range(1, 14)], [f"f{rank}+" for rank in range(1, 14)]
    others = [f"s{rank}" for rank in range(1, 18)], [f"s{rank}+" for rank in range(1, 13)]
    saved = "/".join(",".join(group) for group in (*groups, *others))
    assert choice(position(f"crew=lee groups={saved} stack={{rest}}")) == "rescue:3"


def test_it_brings_a_mystery_to_the_front_before_one_who_can_only_be_laid_on_a_line() -> None:
    state = position(
        "crew=lee hands=your-turn decks=f?,f7,s16|s12/f8/-/-/-/- groups=-/-/-/- stack={rest} "
        "actions={cards}"
    )
    play(state, "your-turn:1")
    assert choice(state) == "choose:f?"


def test_the_odds_of_drawing_none_are_counted_without_putting_back() -> None:
    assert chance_of_none(5, 2, 2) == pytest.approx(3 / 5 * 2 / 4)
    assert chance_of_none(5, 0, 3) == 1
    assert chance_of_none(5, 3, 3) == 0
    assert chance_of_none(0, 0, 2) == 1


def test_it_shares_a_long_line_out_with_an_empty_deck() -> None:
    """This removes half of what a line hides; a long and a short line would mix less."""
    state = position(
        "crew=lee hands=same-lines decks=-/s9,s3,f9,f4,s12,s6,f2,s8|f11/f5|s16/-/-/- "
        "groups=f1/-/s1/- stack={rest} actions={cards} turned=1"
    )
    assert choice(state).startswith("same-lines:")
    assert "2" in choice(state).partition(":")[2]
    assert "3" not in choice(state).partition(":")[2]


def test_it_keeps_no_card_beyond_the_last_page() -> None:
    """If the next page ends the game, it plays a card instead of trying a rescue."""
    text = (
        "crew=lee hands=wait decks=-/-/-/-/-/s9,s3|f11 groups=f1/f1+/s1/s1+ "
        "stack=f2,s2,s12,s5,s7,f7 discard={{rest}} actions={{cards}} turned={}"
    )
    assert choice(position(text.format(8))).startswith("rescue")
    assert choice(position(text.format(10))) == "wait:6"


def test_lowe_makes_the_exchange_that_lengthens_a_row_of_anchors() -> None:
    state = position(
        "crew=lowe decks=s9/-/-/-/-/- groups=f1,f2+,f3+/f1+,f2,f3/-/- stack={rest},s5+ "
        "actions={cards}"
    )
    play(state, "ability")
    assert asked(state).startswith("exchange")
    assert choice(state) == "exchange:f1"


def test_lowe_makes_no_exchange_that_lengthens_nothing() -> None:
    state = position(
        "crew=lowe decks=s9/-/-/-/-/- groups=f1+,f2+/f1,f2/-/- stack={rest},s5+ actions={cards}"
    )
    play(state, "ability")
    assert asked(state).startswith("exchange")
    assert choice(state) == "stop"


def test_smith_gives_each_card_to_the_seat_with_the_fewest() -> None:
    state = position(
        "crew=smith,lee,boxhall hands=wait,wait,boat,come-on/-/- decks=s9/-/-/-/-/- stack={rest} "
        "actions={cards}"
    )
    play(state, "ability")
    while asked(state).startswith("give"):
        play(state, choice(state))
    assert [len(cards_of(hand)) for hand in state.hands] == [1, 2, 1]


def test_a_failure_that_consoles_pitman_is_less_of_a_setback() -> None:
    """He draws an action card when another player's rescue fails, but none when his own does."""

    def rescue_worth(crew: str) -> float:
        table = f"crew={crew} decks=s9|f7/f8/-/-/-/- groups=f1/-/-/- stack={{rest}}"
        return best_draw(Sight(position(table)))[1]

    alone, with_another, with_pitman = (
        rescue_worth(crew) for crew in ("fleet", "fleet,lowe", "fleet,pitman")
    )
    assert alone == with_another < with_pitman
    assert rescue_worth("pitman,fleet") < alone
