"""Fate: pinned by vectors, unbiased, and dependent on nothing but its arguments."""

from __future__ import annotations

import pickle
from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lifeboat.core.errors import SetupError
from lifeboat.core.fate import Fate, checked_seed, commitment_of, secret_of

VECTORS = [
    ("iceberg", b"passengers", 0, [4, 8, 5, 11, 9, 3, 7, 1, 2, 0, 10, 6]),
    ("iceberg", b"passengers", 1, [10, 0, 2, 4, 9, 3, 5, 8, 11, 6, 1, 7]),
    ("iceberg", b"line-3", 0, [6, 10, 2, 0, 3, 5, 1, 8, 7, 11, 9, 4]),
    ("lifeboat", b"passengers", 0, [0, 2, 5, 7, 9, 10, 11, 4, 1, 3, 8, 6]),
    ("", b"actions", 300, [6, 10, 1, 4, 5, 2, 8, 9, 3, 11, 7, 0]),
]
"""Shuffles of the numbers 0 to 11. They never change: old records depend on them."""


def by_the_book(secret: bytes, pile: bytes, ordinal: int, cards: list[int]) -> list[int]:
    """Return the shuffle as the docstring of `lifeboat.core.fate` specifies it."""
    words = []
    for block in range(8):
        message = b"fate" + pile + ordinal.to_bytes(2, "little") + bytes([block])
        digest = blake2b(message, key=secret, digest_size=64).digest()
        words += [int.from_bytes(digest[at : at + 2], "little") for at in range(0, 64, 2)]
    order = sorted(cards)
    for last in range(len(order) - 1, 0, -1):
        count = last + 1
        product = words.pop(0) * count
        while product % 65536 < 65536 % count:
            product = words.pop(0) * count
        other = product // 65536
        order[last], order[other] = order[other], order[last]
    return order


@pytest.mark.parametrize(("seed", "pile", "ordinal", "order"), VECTORS)
def test_shuffles_never_change(seed: str, pile: bytes, ordinal: int, order: list[int]) -> None:
    """The vectors hold for the compiled engine and in plain Python."""
    assert Fate(secret_of(seed)).shuffled(list(range(12)), pile, ordinal) == order


def test_the_secret_of_a_seed_never_changes() -> None:
    """People share seeds, so a seed must stand for the same deal forever."""
    secret = "5ae40e0764eaab41756f9b1fbc91b77b624af1624ad02920da003cbd560eba45"
    assert secret_of("iceberg").hex() == secret


@given(
    secret=st.binary(min_size=1, max_size=64),
    pile=st.sampled_from([b"passengers", b"actions", b"boat"]),
    ordinal=st.integers(0, 9999),
    cards=st.lists(st.integers(0, 131), max_size=70),
)
def test_the_docstring_says_what_the_code_does(
    secret: bytes, pile: bytes, ordinal: int, cards: list[int]
) -> None:
    """A separate implementation of the specification gives the same shuffles."""
    expected = by_the_book(secret, pile, ordinal, cards)
    assert Fate(secret).shuffled(cards, pile, ordinal) == expected


@given(st.permutations(range(20)))
def test_a_shuffle_does_not_depend_on_the_order_before_it(cards: list[int]) -> None:
    """A team that discarded the same cards in a different order meets the same fate."""
    fate = Fate(secret_of("order"))
    assert fate.shuffled(cards, b"passengers", 3) == fate.shuffled(
        list(range(20)), b"passengers", 3
    )


def test_every_order_is_equally_likely() -> None:
    """With 4 cards and 2,400 secrets, each of the 24 orders comes up about 100 times."""
    orders = Counter(
        tuple(Fate(secret_of(str(seed))).shuffled([1, 2, 3, 4], b"passengers", 0))
        for seed in range(2400)
    )
    assert set(orders) == set(permutations([1, 2, 3, 4]))
    chi_squared = sum((count - 100) ** 2 / 100 for count in orders.values())
    assert chi_squared < 49.7  # 23 degrees of freedom, p = 0.001


def test_fate_travels_by_its_secret() -> None:
    """A pickled fate is the same fate."""
    fate = Fate(b"secret")
    assert pickle.loads(pickle.dumps(fate)) == fate
    assert hash(fate) == hash(Fate(b"secret"))
    assert fate != Fate(b"other")
    assert fate != b"secret"


def test_a_commitment_can_be_worked_out_by_anybody() -> None:
    """`(printf 'lifeboat commitment'; printf 1912 | xxd -r -p) | sha256sum` prints the same."""
    assert commitment_of(bytes.fromhex("1912")) == (
        "231ccd801bb58de08450dd5b06531a476b78b8a17a3bed1b34063c982aaf5ee8"
    )


@pytest.mark.parametrize("seed", ['a "quoted" word', "two\nlines", "\u200b"])
def test_a_seed_that_a_record_cannot_hold_is_refused(seed: str) -> None:
    assert checked_seed("14 April 1912") == "14 April 1912"
    with pytest.raises(SetupError) as refused:
        checked_seed(seed)
    assert refused.value.code == "seed"
