"""The recipe *Add an action card*: it needs its copies, its rule and its words.

Without a question it takes 11 files: two, and three in each of the three languages. Its emblem in
the client is one more; `tests.web.test_nothing_is_missing` names the card if that is missing.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.copied_house import CopiedHouse

RULE = '''
class Flare(ActionCard):
    """Draw two action cards."""

    name = "flare"
    rule = "T56"

    def play(self, board: Board, target: int) -> None:
        board.draw_action(board.active)
        board.draw_action(board.active)


'''
NAME = """
titanic-card-flare = Flare
    .text = Draw 2 action cards.
"""
PLAY = """
titanic-play-flare = { titanic-card-flare }: draw 2 action cards
"""
RULE_TEXT = """
titanic-rule-T56 =
    Flare: draw 2 action cards.
    .title = Flare
"""


@pytest.fixture
def house(tmp_path: Path) -> CopiedHouse:
    """A copy of the sources in which the recipe was followed."""
    house = CopiedHouse(tmp_path)
    cards = "lifeboat/titanic/cards"
    house.insert(
        f"{cards}/bundles.py",
        '}\n"""The action cards, with the number of copies',
        '    "flare": 3,\n',
    )
    house.insert(f"{cards}/pile_cards.py", "PILE_CARDS: Final", RULE.lstrip())
    house.insert(f"{cards}/pile_cards.py", "    PlanB(),\n]", "    Flare(),\n")
    house.translate("titanic-names", NAME)
    house.translate("titanic", PLAY)
    house.translate("titanic-rules", RULE_TEXT)
    return house


@pytest.mark.rule("T2")
def test_a_card_is_played_and_told_and_is_not_taken_for_a_mystery(house: CopiedHouse) -> None:
    assert house.run("action_card_played.py") == "played\n"


@pytest.mark.rule("T2")
def test_a_card_without_a_question_needs_its_copies_its_rule_and_its_words(
    house: CopiedHouse,
) -> None:
    python = {file for file in house.changed if not file.endswith(".ftl")}
    assert python == {
        "lifeboat/titanic/cards/bundles.py",
        "lifeboat/titanic/cards/pile_cards.py",
    }
    catalogues = {file.rsplit("/", 1)[1] for file in house.changed - python}
    assert catalogues == {"titanic-names.ftl", "titanic.ftl", "titanic-rules.ftl"}
    assert len(house.changed) == 11
