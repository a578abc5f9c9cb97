"""Play a game with the crew member that the recipe added, and check it on all floors."""

from __future__ import annotations

from lifeboat.core.dice import dice
from lifeboat.core.games import game_of
from lifeboat.players import player_of
from lifeboat.players.player import Budget
from lifeboat.players.titanic.reasons.actions import reasons
from lifeboat.table.wire.offers import offered_games
from lifeboat.table.wire.titanic.view import titanic_view
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.texts.hints import reason_text
from lifeboat.texts.words import WORDS

game, words = game_of("titanic"), WORDS["titanic"]
catalogues = [Texts(language, strict=True) for language in LANGUAGES]
steady = player_of("titanic", "steady")
state = game.deal({"crew": "moody,lee"}, b"recipe")
failed = False
while state.decision() is not None:
    view = state.view(state.active)
    for texts in catalogues:
        titanic_view(texts, view, state.active)
        words.table(texts, view)
    action = steady.choose(view, dice("recipe"), Budget())
    for reason in reasons(view, action):
        reason_text(catalogues[0], "titanic", reason.name, reason.figures)
    events = state.play(action)
    for texts in catalogues:
        words.story(texts, view).sentences(events)
    drawn = [event.seat for event in events if event.name == "drew-action"]
    if any(event.name == "failed" for event in events) and state.decision() is not None:
        failed = True
        assert drawn.count(0) == (3 if view.active == 0 else 1), drawn
    assert str(game.read_position(str(state))) == str(state)
assert failed
offered = next(offer for offer in offered_games() if offer.game == "titanic")
assert "moody" in [member.member for member in offered.crew]
assert "titanic-rule-T56" in catalogues[0].ids("titanic-rule-")
print("played")
