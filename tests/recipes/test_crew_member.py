"""The recipe *Add a crew member*: all it needs is its rule, its numbers and its words.

Without a question it takes 8 files: two, and two in each of the three languages. Its portrait in
the client is one more; `tests.web.test_nothing_is_missing` names the member if that is missing.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.copied_house import CopiedHouse

RULE = '''
class Moody(CrewMember):
    """Draws three when he fails, and one when another does."""

    rule = "T56"
    compensation = 3
    consolation = 1


'''
END_OF_CREW = '}\n"""Every crew member by name'
NUMBERS = """
[crew.moody]
players = { value = 1, standing = "chosen" }
start = { value = 0, standing = "chosen" }
draws = { value = [1, 2], standing = "chosen" }
"""
NAME = """
titanic-crew-moody = James Moody
    .role = Sixth Officer
    .ability = If his rescue fails, he draws 3 action cards.
    .short = Moody
"""
RULE_TEXT = """
titanic-rule-T56 =
    As Moody, you draw 3 action cards when your rescue fails.
    .title = Moody
"""


@pytest.fixture
def house(tmp_path: Path) -> CopiedHouse:
    """A copy of the sources in which the recipe was followed."""
    house = CopiedHouse(tmp_path)
    house.insert("lifeboat/titanic/crew.py", "CREW: Final", RULE.lstrip())
    house.insert("lifeboat/titanic/crew.py", END_OF_CREW, '    "moody": Moody(),\n')
    house.insert("lifeboat/titanic/editions/standard.toml", "", NUMBERS)
    house.translate("titanic-names", NAME)
    house.translate("titanic-rules", RULE_TEXT)
    return house


@pytest.mark.rule("T3")
def test_a_crew_member_plays_and_is_told_and_offered(house: CopiedHouse) -> None:
    assert house.run("crew_member_played.py") == "played\n"


@pytest.mark.rule("T3")
def test_a_crew_member_without_a_question_needs_its_rule_its_numbers_and_its_words(
    house: CopiedHouse,
) -> None:
    python = {file for file in house.changed if not file.endswith(".ftl")}
    assert python == {"lifeboat/titanic/crew.py", "lifeboat/titanic/editions/standard.toml"}
    catalogues = {file.rsplit("/", 1)[1] for file in house.changed - python}
    assert catalogues == {"titanic-names.ftl", "titanic-rules.ftl"}
    assert len(house.changed) == 8
