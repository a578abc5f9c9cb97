"""Records from before Septentrick's pass became one action are read as if written today."""

from __future__ import annotations

import pytest

from lifeboat.core.games import game_of
from lifeboat.core.halves import Halves, whole_actions
from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record

BEFORE = """[Game "septentrick"]
[Players "3"]
[Captain "table"]
[Edition "standard"]
[Secret "05efc318d655ee964674f96da4ed3887a8bd5dcdc35dfe4eef01a0a9eb93cf50"]
[Result "rescued 3"]

captain:1 trump:triangle pass:c5 pass:s2 pass:t4 pass:t6 pass:d6 pass:r keep:d6 keep:c5 keep:t4 d2
d4 t4 c7 p3 c5 c6 p2 c1 s5 s7 s3 t2 t1 p3 d3 d7 c3 d1 s6 d6 t3 p4 p1 t6 p2 c4 d5 p2 s4 t5 c2 s2 t7
r s1
"""
RULES = game_of("septentrick")


@pytest.mark.rule("S5")
def test_a_whole_game_from_before_is_replayed_and_written_as_today() -> None:
    played, broken = replay(read_record(BEFORE))
    assert broken is None
    assert played.record.result == "rescued 3"
    assert played.record.actions[2:6] == ["pass:c5,s2", "pass:t4,t6", "pass:d6,r", "keep:d6"]
    assert str(played.record) == str(read_record(BEFORE))
    assert str(read_record(str(played.record))) == str(played.record)


@pytest.mark.parametrize(
    ("words", "actions"),
    [
        ("pass:d7 pass:c4", "pass:d7,c4"),
        ("pass:r pass:r", "pass:r,r"),
        ("pass:d7,c4 pass:t1,t2", "pass:d7,c4 pass:t1,t2"),
        ("d7 keep:d7", "d7 keep:d7"),
        ("pass:d7", "pass:d7"),
        ("pass:d7 keep:d1", "keep:d1"),
    ],
)
def test_the_words_of_a_record_become_whole_actions(words: str, actions: str) -> None:
    assert whole_actions(RULES, words.split()) == actions.split()


def test_a_record_that_breaks_off_between_two_cards_is_replayed_up_to_there() -> None:
    played, broken = replay(read_record(BEFORE.split(" pass:s2", maxsplit=1)[0]))
    assert played.record.actions == ["captain:1", "trump:triangle"]
    assert broken is not None
    assert broken.tried == "3. pass:c5"


def test_two_cards_that_cannot_go_together_break_a_record_where_they_stand() -> None:
    played, broken = replay(read_record(BEFORE.replace("pass:s2", "pass:c5")))
    assert played.record.actions == ["captain:1", "trump:triangle"]
    assert broken is not None
    assert broken.tried == "3. pass:c5 pass:c5"


def test_a_copy_waits_for_a_word_of_its_own() -> None:
    halves = Halves(RULES)
    halves.take("pass:d7")
    twin = halves.copy()
    assert (twin.take("pass:c4"), halves.waiting) == ("pass:d7,c4", "pass:d7")


def test_sos_titanic_never_had_halves() -> None:
    halves = Halves(game_of("titanic"))
    assert halves.take("rescue:1") == "rescue:1"
    assert halves.waiting == ""
