"""Corner cases in which several rules meet."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import IllegalAction, LifeboatError, PositionError, SetupError
from lifeboat.core.fate import secret_of
from lifeboat.titanic import Setup, deal, read_action, read_position, sample
from lifeboat.titanic.score import best_possible
from tests.titanic.drawing import legal, names, play

FIRST = ",".join(f"f{rank}" for rank in range(1, 14))
FIRST_ANCHORS = ",".join(f"f{rank}+" for rank in range(1, 14))
SECOND = ",".join(f"s{rank}" for rank in range(1, 18))
SECOND_ANCHORS = ",".join(f"s{rank}+" for rank in range(1, 18))


@pytest.mark.rule("T45")
def test_paid_anchors_of_the_highest_ranks_survive_their_text() -> None:
    """The bits of s15+, s16+ and s17+ are beyond 32 bits."""
    groups = f"groups=-/-/{SECOND_ANCHORS}/-"
    for card in ("s15+", "s16+", "s17+", "s15+,s16+,s17+"):
        text = str(read_position(f"crew=latimer latimer=fr {groups} paid={card}"))
        assert f" paid={card} " in text
        assert str(read_position(text)) == text


@pytest.mark.rule("T38")
@pytest.mark.parametrize(
    "text",
    [
        "agenda=name-mysteries",
        "decks=f?/-/-/-/-/- asks=name agenda=name-mysteries",
        "decks=f?/s?/-/-/-/- asks=name",
        "decks=f9/-/-/-/-/- asks=name",
        "decks=f?/-/-/-/-/- asks=name playing=get-ready agenda=finish-card,end-turn",
    ],
)
def test_the_number_of_unnamed_mysteries_must_match_the_agenda(text: str) -> None:
    with pytest.raises(PositionError):
        read_position(text)


@pytest.mark.rule("T38")
def test_two_mysteries_are_named_one_after_the_other() -> None:
    """The question and one step of the agenda cover two unnamed fronts."""
    text = "decks=f?/s?/-/-/-/- asks=name agenda=name-mysteries,finish-card,end-turn playing=wait"
    state = read_position(text)
    play(state, "name:3 name:4")
    assert str(state.view()).split(" decks=")[1].startswith("f3?/s4?/")


@pytest.mark.parametrize(
    "text",
    [
        "paid=f5+ crew=latimer latimer=fr",
        "crew=lee,lowe asks=first turned=1",
        "crew=boxhall decks=f9/-/-/-/-/- drawn=f8,s1,s2,s3,s4 asks=place agenda=end-turn",
        "crew=fleet asks=keep agenda=console,encore,end-turn offer=wait,boat,plan-a,plan-b",
        "crew=lightoller,lee hands=wait,boat/- asks=encore agenda=end-turn offer=wait,boat"
        " decks=f9/-/-/-/-/-",
        "crew=smith,lee asks=give agenda=end-turn offer=come-back"
        " before=come-on,come-on/come-on,come-on",
        "turned=1 turned=2",
    ],
)
def test_a_position_that_no_game_leads_to_is_refused(text: str) -> None:
    with pytest.raises(LifeboatError):
        read_position(text)


@pytest.mark.parametrize(
    "text",
    [
        "decks=f8/-/-/-/-/- discard=f7,s9,s10 hands=come-back",
        "discard=* hands=plan-b used=wait",
        "discard=* hands=plan-a",
    ],
)
@pytest.mark.rule("T28", "T33", "T34")
def test_looking_through_a_pile_cannot_be_undone(text: str) -> None:
    """Otherwise undo would make the look free."""
    state = read_position(text)
    card = text.split("hands=")[1].split(maxsplit=1)[0]
    state.play(read_action(card))
    assert state.decision() is not None
    assert not state.can_undo()


@pytest.mark.parametrize("action", [-1, -5, -100, -(10**30), 1870, 10**30])
def test_a_number_that_is_not_an_action_is_refused(action: int) -> None:
    state = read_position("decks=f5/-/-/-/-/-")
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    assert refused.value.tried == f"#{action}"
    assert str(state) == before


@pytest.mark.rule("T35", "T45")
def test_an_emptied_boat_is_put_away_before_latimer_draws() -> None:
    """If every other action card is in a hand, he draws the boat."""
    hand = (
        "get-ready,get-ready,come-on,come-on,come-on,come-back,come-back,come-back,your-turn,"
        "your-turn,same-lines,same-lines,wait,wait,save-time,plan-a,plan-b,mystery-f,mystery-s"
    )
    state = read_position(
        f"crew=latimer boat=f3+ groups=f1+,f2+/-/-/- actions=- hands={hand} stack=*"
    )
    events = play(state, "b>g1")
    assert "boat:1x1" not in legal(state)
    assert names(events)[:3] == ["moved", "discarded-action", "shuffled"]
    assert " hands=get-ready" in str(state)
    assert ",boat," in str(state).split(" hands=")[1].split()[0]


@pytest.mark.rule("T51")
def test_the_last_move_to_safety_is_final() -> None:
    """A move that ends the game can't be undone, even though it revealed nothing."""
    last = SECOND_ANCHORS.rsplit(",", 1)[0]
    groups = f"groups={FIRST}/{FIRST_ANCHORS}/{SECOND}/{last}"
    state = read_position(f"decks=s17+/-/-/-/-/- {groups}")
    events = play(state, "1>g4")
    assert names(events) == ["moved", "ended"]
    assert not state.can_undo()


@pytest.mark.rule("T51", "T27")
def test_a_search_that_ends_the_game_reveals_nothing_else() -> None:
    """The order that Get Ready! made known is unknown again after the search."""
    last = SECOND_ANCHORS.rsplit(",", 1)[0]
    known = FIRST_ANCHORS.replace("f13+", "f13?")
    groups = f"groups={FIRST}/{known}/{SECOND}/{last}"
    state = read_position(f"{groups} stack=s17+,f13+ top=1 hands=come-on")
    play(state, "come-on s17+>g4")
    assert state.outcome() is not None
    assert "f13+" not in str(state.view()).split(" stack=")[1].split()[0]


@pytest.mark.rule("T53")
def test_the_best_possible_score_goes_by_the_best_page() -> None:
    assert best_possible([10, 9, 0]) == 100
    assert best_possible([3, 9, 0]) == 99


@pytest.mark.rule("T26")
def test_with_nothing_else_in_the_stack_only_the_order_is_asked() -> None:
    state = read_position("stack=f1,f2,f3,f4,f5 discard=* hands=get-ready")
    play(state, "get-ready")
    assert legal(state) == {"top:f1", "top:f2", "top:f3", "top:f4", "top:f5"}


def test_a_secret_that_is_too_long_is_refused() -> None:
    with pytest.raises(SetupError) as refused:
        deal(Setup(), b"x" * 65)
    assert refused.value.code == "secret"
    assert deal(Setup(), b"x" * 64).decision() is not None
    assert deal(Setup(), secret_of("")).decision() is not None


def test_confined_cards_keep_their_places_in_every_world() -> None:
    """Three cards known to be in one full line leave no room there for any other."""
    text = "decks=f3,f4,f5|f9/s4,s5|s8/-/-/-/- known=1:f3,f4,f5"
    view = read_position(text).view()
    throws = dice("confined")
    worlds = [sample(view, throws) for _ in range(60)]
    assert all(set(world.lines[0][:3]) == set(worlds[0].lines[0][:3]) for world in worlds)
    assert len({tuple(world.lines[0][:3]) for world in worlds}) == 6
