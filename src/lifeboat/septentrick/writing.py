"""Writing positions and views as one line of text; docs/notation.md has the grammar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lifeboat.core.fields import NONE
from lifeboat.septentrick.cards import SUIT_NAMES, card_text, kinds_of
from lifeboat.septentrick.questions import ASK_PLAY, ASKS
from lifeboat.septentrick.tricks import NO_SUIT

if TYPE_CHECKING:
    from lifeboat.septentrick.state import State
    from lifeboat.septentrick.view import View


def position_text(state: State) -> str:
    """Return the whole position as text, including all hands and the deal's secret."""
    fields = _open_fields(state)
    fields["hands"] = _hands(state.hands)
    fields["passing"] = _hands(state.passing) if any(state.passing) else NONE
    fields["passed"] = _hands(state.passed) if any(state.passed) else NONE
    fields["on"] = _hands(state.passed_on) if any(state.passed_on) else NONE
    fields["fate"] = state.fate.secret.hex() or NONE
    return _line(fields)


def view_text(view: View) -> str:
    """Return a view as text: what one seat may see and know about the position."""
    fields = _open_fields(view)
    fields["hands"] = "/".join(
        _hand(hand) if hand >= 0 else f"?x{size}"
        for hand, size in zip(view.hands, view.sizes, strict=True)
    )
    fields["passengers"] = ",".join(str(count) for count in view.passengers)
    fields["voids"] = "/".join(voids_text(voids) for voids in view.voids)
    fields["passing"] = _hand(view.passing)
    fields["passed"] = _hand(view.passed)
    fields["received"] = _hand(view.received)
    fields["on"] = _hand(view.passed_on)
    fields["got"] = _hand(view.got)
    return _line(fields)


def _open_fields(table: State | View) -> dict[str, str]:
    """Return the fields that positions and views share."""
    edition = str(table.terms.edition)
    return {
        "players": str(table.terms.players),
        "edition": NONE if edition == "standard" else edition,
        "captain": str(table.captain + 1),
        "trump": NONE if table.trump == NO_SUIT else SUIT_NAMES[table.trump],
        "asks": NONE if table.asks == ASK_PLAY else ASKS[table.asks],
        "seat": str(table.active + 1),
        "played": _cards(table.history),
    }


def _line(fields: dict[str, str]) -> str:
    """Return the fields as one line, leaving out empty ones except ``hands``."""
    return " ".join(
        f"{name}={value}" for name, value in fields.items() if name == "hands" or value != NONE
    )


def voids_text(voids: int) -> str:
    """Return a bit mask of suits as text, with a letter for each suit, or ``-`` for none."""
    return "".join(text[0] for at, text in enumerate(SUIT_NAMES) if voids >> at & 1) or NONE


def _hands(hands: list[int]) -> str:
    return "/".join(_hand(hand) for hand in hands)


def _hand(hand: int) -> str:
    return _cards(kinds_of(hand))


def _cards(kinds: list[int]) -> str:
    return ",".join(card_text(kind) for kind in kinds) or NONE
