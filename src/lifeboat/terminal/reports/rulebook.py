"""The rules on a screen: all titles, or one rule."""

from __future__ import annotations

from lifeboat.terminal.screen import BOLD, Screen
from lifeboat.texts import Texts
from lifeboat.texts.rules import rule_ids, rule_sentences, rule_title


def show_titles(texts: Texts, screen: Screen, game: str) -> str:
    """Show the titles of all rules of a game; return the id of the last one, as an example."""
    ids = rule_ids(texts, game)
    for rule in ids:
        screen.say(f"{rule:<4} {rule_title(texts, rule)}", hanging="     ")
    return ids[-1]


def show_rule(texts: Texts, screen: Screen, rule: str) -> None:
    """Show a rule: its title, then one sentence per line."""
    screen.say(f"{texts.say('label', label=rule)} {rule_title(texts, rule)}", BOLD)
    for sentence in rule_sentences(texts, rule):
        screen.say(sentence, hanging="  ")
