"""News between nodes: short enough for PostgreSQL, in order, and open to later versions."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import DecodeError, json

from lifeboat.server.store.news import (
    LARGEST,
    Beat,
    News,
    Present,
    Wrote,
    bulletins,
    read_bulletin,
)

NEWS = st.lists(st.one_of([st.from_type(kind) for kind in get_args(News)]), max_size=300)


@given(NEWS)
def test_what_is_told_is_heard_in_order(news: list[News]) -> None:
    read = [read_bulletin(text) for text in bulletins("a", news)]
    assert all(bulletin.node == "a" for bulletin in read)
    assert [one for bulletin in read for one in bulletin.news] == news


@pytest.mark.parametrize("count", [1, 7, 500, 5_000])
def test_no_bulletin_is_too_long_for_postgresql(count: int) -> None:
    people = list(range(500))
    news: list[News] = [
        Present(f"table {at}", people, people[at % 3 :]) if at % 5 == 0 else Wrote("é" * 16, at)
        for at in range(count)
    ]
    texts = list(bulletins("0123456789abcdef", news))
    assert all(len(text.encode()) <= LARGEST for text in texts)
    assert [one for text in texts for one in read_bulletin(text).news] == news
    assert len(texts) < 2 * sum(len(text) for text in texts) / LARGEST + 2


def test_news_of_a_later_version_is_left_out_and_the_rest_is_read() -> None:
    sent = ["b", [["wrote", "t", 5], ["sung", "t", {"loud": 1}], ["wrote", 7], "?", ["beat"]]]
    bulletin = read_bulletin(json.encode(sent).decode())
    assert bulletin.news == [Wrote("t", 5), Beat()]


def test_news_with_more_fields_than_this_version_knows_is_read() -> None:
    bulletin = read_bulletin('["b", [["wrote", "t", 5, "more"], ["beat", 1, 2]], "more"]')
    assert bulletin.news == [Wrote("t", 5), Beat(1)]


@pytest.mark.parametrize("text", ["", "hello", "{}", "[1, []]", '["b"]', '["b", {}]'])
def test_what_is_not_a_bulletin_is_noticed(text: str) -> None:
    with pytest.raises(DecodeError):
        read_bulletin(text)
