"""Deals: each has a key, by which other teams that had the same deal are found."""

from __future__ import annotations

import pytest

from lifeboat.table.deals import deal_key

SECRET = bytes(range(32))


def test_a_deal_key_is_the_same_for_the_same_game_set_up_and_secret_alone() -> None:
    key = deal_key("titanic", {"players": "2", "layout": "expert"}, SECRET)
    assert key == deal_key("titanic", {"layout": "expert", "players": "2"}, SECRET)
    assert key != deal_key("septentrick", {"players": "2", "layout": "expert"}, SECRET)
    assert key != deal_key("titanic", {"players": "2"}, SECRET)
    assert key != deal_key("titanic", {"players": "2", "layout": "expert"}, SECRET[:-1])


@pytest.mark.rule("T55")
def test_a_deal_keeps_its_key_when_set_ups_get_a_new_field() -> None:
    """The key leaves out the value that applied before there was such a field, but no other."""
    before = {"players": "2", "murdoch": "may", "latimer": "en"}
    key = deal_key("titanic", before, SECRET)
    assert key == deal_key("titanic", before | {"ability": "action"}, SECRET)
    assert key != deal_key("titanic", before | {"ability": "turn"}, SECRET)
