"""Cards and set-up: T1 to T7."""

from __future__ import annotations

import pytest

from lifeboat.core.fate import secret_of
from lifeboat.titanic import State, deal, read_setup
from tests.titanic.drawing import (
    EVERY_ACTION_CARD,
    EVERY_PASSENGER,
    actions,
    asked,
    discard,
    field,
    hand,
    hidden,
    legal,
    line,
    play,
    position,
    run,
    stack,
    turned,
    used,
)

SOLO = ["boxhall", "fleet", "latimer", "lee", "lowe", "murdoch"]
IN_COMPANY = ["lightoller", "phillips", "pitman", "smith"]
CREW_CARDS = [
    ("murdoch", 2, 4),
    ("lee", 4, 4),
    ("lowe", 2, 3),
    ("boxhall", 0, 3),
    ("latimer", 2, 3),
    ("fleet", 1, 3),
    ("smith", 2, 3),
    ("phillips", 1, 3),
    ("pitman", 1, 4),
    ("lightoller", 1, 3),
]


def dealt(seed: str = "iceberg", **fields: str) -> State:
    return deal(read_setup(fields), secret_of(seed))


def passengers(state: State) -> list[str]:
    lines = [card for place in "123456" for card in hidden(state, place) + run(state, place)]
    return lines + stack(state)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("layout", ["standard", "expert", "ultimate"])
def test_sixty_passengers_are_dealt_each_rank_with_and_without_anchor(layout: str) -> None:
    """First class 1-13 and second class 1-17, each once with and once without an anchor."""
    assert len(EVERY_PASSENGER) == 60
    assert sorted(passengers(dealt(layout=layout))) == sorted(EVERY_PASSENGER)


@pytest.mark.rule("T1", "T10")
@pytest.mark.parametrize("lifeboat", ["f1", "f1+", "s1", "s1+"])
def test_rank_one_is_a_lifeboat(lifeboat: str) -> None:
    """Each of the four passengers of rank 1 can be lowered, and no one else."""
    state = position(f"decks={lifeboat}/f2/s2/-/-/-")
    lowered = {text for text in legal(state) if ">g" in text}
    assert lowered == {"1>g1" if lifeboat[0] == "f" else "1>g3"}


@pytest.mark.rule("T2")
def test_twenty_action_cards_are_dealt() -> None:
    """There are 2 Get Ready!, 3 Come On!, 3 Come Back! and so on: 20 in all."""
    state = dealt(crew="lee,murdoch,smith")
    cards = hand(state, 1) + hand(state, 2) + hand(state, 3) + actions(state)
    assert len(cards) == 20
    assert sorted(cards) == sorted(EVERY_ACTION_CARD)
    assert used(state) == []


@pytest.mark.rule("T3")
def test_a_lone_player_gets_one_of_six_crew_members() -> None:
    """Smith, Pitman, Lightoller and Phillips are never dealt to a single player."""
    crews = {field(dealt(f"solo {number}"), "crew") for number in range(80)}
    assert sorted(crews) == SOLO


@pytest.mark.rule("T3", "T4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_several_players_all_ten_crew_members_are_dealt(players: int) -> None:
    """With two or more players every crew member can come up, but none twice."""
    seen: set[str] = set()
    for number in range(60):
        crew = field(dealt(f"{players} at {number}", players=str(players)), "crew").split(",")
        assert len(set(crew)) == len(crew) == players
        seen.update(crew)
    assert sorted(seen) == sorted(SOLO + IN_COMPANY)


@pytest.mark.rule("T3", "T4")
@pytest.mark.parametrize(("member", "start", "most"), CREW_CARDS)
def test_crew_member_starts_and_draws_as_its_card_says(member: str, start: int, most: int) -> None:
    """Each crew member gets its number of action cards, and draws from 1 up to its maximum."""
    crew = member if member in SOLO else f"{member},lee"
    state = dealt(crew=crew, first="1")
    assert len(hand(state, 1)) == start
    rescues = {text for text in legal(state) if text.startswith("rescue")}
    assert rescues == {f"rescue:{number}" for number in range(1, most + 1)}


@pytest.mark.rule("T4")
def test_the_table_may_choose_its_crew() -> None:
    """Chosen crew members sit in the order in which they were chosen."""
    state = dealt(crew="pitman,lee,boxhall,smith,fleet")
    assert field(state, "crew") == "pitman,lee,boxhall,smith,fleet"
    assert [len(hand(state, seat)) for seat in range(1, 6)] == [1, 4, 0, 2, 1]


@pytest.mark.rule("T4")
def test_action_cards_are_visible_and_nothing_is_private() -> None:
    """Every seat has the same view, which includes the action cards of all players."""
    state = dealt(crew="lee,murdoch,smith")
    views = {str(state.view(seat)) for seat in range(3)}
    assert len(views) == 1
    assert f"hands={field(state, 'hands')} " in views.pop()


@pytest.mark.rule("T5")
def test_standard_set_up() -> None:
    """There are lines of 4, 6, 8 and 10 with one face-up card each, and 32 in the stack."""
    state = dealt(crew="lee")
    assert [len(hidden(state, place)) for place in "123456"] == [3, 5, 7, 9, 0, 0]
    assert [len(run(state, place)) for place in "123456"] == [1, 1, 1, 1, 0, 0]
    assert len(stack(state)) == 32
    assert (turned(state), state.page()) == (0, 10)
    assert field(state, "groups") == "-/-/-/-"
    assert line(state, "b") == "-"
    assert discard(state) == set()
    assert field(state, "quiet") == "-"


@pytest.mark.rule("T5")
def test_face_down_cards_and_stack_are_hidden() -> None:
    """A view shows the front card of each line and no other passenger."""
    state = dealt(crew="lee")
    fronts = [run(state, place)[0] for place in "1234"]
    decks = f"?x3|{fronts[0]}/?x5|{fronts[1]}/?x7|{fronts[2]}/?x9|{fronts[3]}/-/-"
    assert f" decks={decks} " in str(state.view(0))
    assert " stack=?x32 " in str(state.view(0))


@pytest.mark.rule("T6")
@pytest.mark.parametrize(
    ("layout", "lengths"),
    [
        ("standard", [4, 6, 8, 10, 0, 0]),
        ("expert", [7, 7, 7, 7, 0, 0]),
        ("ultimate", [10, 8, 6, 4, 0, 0]),
    ],
)
def test_layouts(layout: str, lengths: list[int]) -> None:
    """The three layouts only differ in the lines; the stack always has 32."""
    state = dealt(layout=layout)
    assert [len(hidden(state, place) + run(state, place)) for place in "123456"] == lengths
    assert len(stack(state)) == 32


@pytest.mark.rule("T7")
def test_the_table_picks_the_first_player_with_the_table_in_view() -> None:
    """If the set-up says so, they choose after the deal and before any move."""
    state = dealt(crew="lee,boxhall,smith", first="table")
    assert asked(state).startswith("first@")
    assert legal(state) == {"first:1", "first:2", "first:3"}
    assert "?" not in run(state, "1")[0]
    play(state, "first:3")
    assert asked(state) == "turn@3"


@pytest.mark.rule("T7")
def test_a_lone_player_is_not_asked_who_begins() -> None:
    """With one player there is nothing to choose."""
    assert asked(dealt(crew="lee", first="table")) == "turn@1"


@pytest.mark.rule("T7")
def test_by_default_the_seed_draws_the_first_player() -> None:
    """Over many seeds every seat gets to begin; the same seed always gives the same seat."""
    drawn = [asked(dealt(f"who {number}", players="3")) for number in range(40)]
    assert set(drawn) == {"turn@1", "turn@2", "turn@3"}
    assert drawn == [asked(dealt(f"who {number}", players="3")) for number in range(40)]


@pytest.mark.rule("T7")
def test_a_seat_named_in_the_set_up_begins() -> None:
    """If the players know who begins, the set-up says so."""
    assert asked(dealt(players="4", first="4")) == "turn@4"


@pytest.mark.rule("T7")
def test_turns_go_round_clockwise() -> None:
    """After the last seat comes the first again."""
    state = position(
        "crew=lee,boxhall,smith seat=2 hands=get-ready/get-ready/save-time stack=- discard=*"
    )
    play(state, "get-ready")
    assert asked(state) == "turn@3"
    play(state, "save-time")
    assert asked(state) == "turn@1"
    play(state, "get-ready")
    assert asked(state) == "arrange@1"


@pytest.mark.rule("T7")
def test_the_active_player_answers_all_questions_of_a_turn() -> None:
    """Other players' cards and crew members don't change who decides."""
    state = position("crew=fleet,pitman,smith seat=1 stack=f9,*")
    play(state, "rescue:1")
    assert asked(state) == "keep@1"


@pytest.mark.rule("T4", "T5")
def test_a_deal_is_fixed_by_its_secret() -> None:
    """The same secret gives the same deal, and another secret a different one."""
    assert str(dealt("a", players="3")) == str(dealt("a", players="3"))
    assert passengers(dealt("a")) != passengers(dealt("b"))
    assert actions(dealt("a", crew="boxhall")) != actions(dealt("b", crew="boxhall"))
