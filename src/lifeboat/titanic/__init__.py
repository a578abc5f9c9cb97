"""The rules of SOS Titanic, a co-operative card game for one to five players."""

from lifeboat.core.games import register
from lifeboat.titanic.deal import deal
from lifeboat.titanic.game import Titanic
from lifeboat.titanic.sampling import sample
from lifeboat.titanic.setup import Setup, read_setup
from lifeboat.titanic.state import State
from lifeboat.titanic.text.notation import action_text, read_action
from lifeboat.titanic.text.reading import read_position

__all__ = [
    "Setup",
    "State",
    "action_text",
    "deal",
    "read_action",
    "read_position",
    "read_setup",
    "sample",
]

register(Titanic())
