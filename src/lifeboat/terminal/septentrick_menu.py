"""The legal actions of Septentrick as a numbered list: cards in columns, with their rings."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType

from lifeboat.septentrick import action_text
from lifeboat.septentrick.view import View
from lifeboat.terminal.menu import FEWEST_IN_A_ROW, columns, numbered, rows
from lifeboat.texts import Texts
from lifeboat.texts.septentrick_actions import action_words, card_of


def menu(texts: Texts, view: View, ring: str, width: int) -> RenderableType:
    """The legal actions; a life ring on a card shows as this sign."""
    choices = numbered(view.legal, action_text)
    are_cards = all(card_of(action) is not None for action in view.legal)
    if not are_cards or len(choices) < FEWEST_IN_A_ROW:
        return rows(choices, partial(action_words, texts, view), width)

    def rings(action: int) -> str:
        card = card_of(action)
        return "" if card is None else ring * view.terms.rings[card]

    return columns(choices, rings, width)
