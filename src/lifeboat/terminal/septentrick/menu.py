"""Septentrick's legal actions as a numbered list; cards are in columns, with their life rings."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType

from lifeboat.septentrick import action_text
from lifeboat.septentrick.meaning import cards_in
from lifeboat.septentrick.view import View
from lifeboat.terminal.menu import FEWEST_IN_A_ROW, columns, numbered, rows
from lifeboat.texts import Texts
from lifeboat.texts.septentrick.actions import action_words


def menu(texts: Texts, view: View, ring: str, width: int) -> RenderableType:
    """Draw the legal actions; `ring` is the symbol for each life ring on a card."""
    choices = numbered(view.legal, action_text)
    are_cards = all(cards_in(action) for action in view.legal)
    if not are_cards or len(choices) < FEWEST_IN_A_ROW:
        return rows(choices, partial(action_words, texts, view), width)

    def rings(action: int) -> str:
        return ring * sum(view.terms.rings[card] for card in cards_in(action))

    return columns(choices, rings, width)
