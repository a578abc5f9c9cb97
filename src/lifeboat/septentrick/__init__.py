"""The rules of Septentrick, a silent, co-operative trick-taking game for three to five players."""

from lifeboat.core.games import register
from lifeboat.septentrick.deal import deal
from lifeboat.septentrick.game import Septentrick
from lifeboat.septentrick.notation import action_text, read_action
from lifeboat.septentrick.reading import read_position
from lifeboat.septentrick.sampling import sample
from lifeboat.septentrick.setup import Setup, read_setup
from lifeboat.septentrick.state import State

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

register(Septentrick())
