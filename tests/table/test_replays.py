"""Replays: any text sent as a record is either shown or refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import settings as trials
from hypothesis import strategies as st

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import game_of
from lifeboat.core.records import Record
from lifeboat.table.past.replays import Replaying, sent_step
from tests.table.tables import first_actions


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
@given(st.data())
@trials(max_examples=50, deadline=None)
def test_whatever_is_done_to_a_record_it_is_shown_or_refused(
    game: str, data: st.DataObject
) -> None:
    rules = game_of(game)
    text = str(Record(game, rules.setup_fields({}), b"secret", first_actions(game, 40)))
    if data.draw(st.booleans()):
        text = str(Record(game, {}, b"", ["x"], start=str(rules.deal({}, b"secret"))))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        end = at + data.draw(st.integers(0, 6))
        text = (
            text[:at] + data.draw(st.text("0123456789-,/|*+?=fsdtcprg:>", max_size=6)) + text[end:]
        )
    try:
        step = sent_step(Replaying(text, seat=0), "en")
    except LifeboatError:
        return
    assert step.step == step.steps
