"""Solutions in words: what a deal allows with all cards open."""

from __future__ import annotations


def known_best(game: str, is_proved: bool, winnable: bool | None) -> str:
    """What is known of the best with open cards, as the messages about it ask."""
    if game == "titanic":
        return "proved" if is_proved else "least"
    return {True: "yes", False: "no", None: "unknown"}[winnable]
