"""Play games with the card that the recipe added, and check it on all floors."""

from __future__ import annotations

from lifeboat.core.dice import dice
from lifeboat.core.games import game_of
from lifeboat.players import player_of
from lifeboat.players.player import Budget
from lifeboat.players.titanic.reasons.actions import reasons
from lifeboat.table.wire.titanic.view import titanic_view
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.texts.titanic.actions import action_hint
from lifeboat.texts.words import WORDS
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.meaning import PlayCard, TakeCard, decoded

game, words = game_of("titanic"), WORDS["titanic"]
catalogues = [Texts(language, strict=True) for language in LANGUAGES]
steady, flare = player_of("titanic", "steady"), NAMES.index("flare")
assert flare == len(NAMES) - 1
assert isinstance(decoded(game.read_action("take:flare")), TakeCard)
played = 0
for deal in range(6):
    state = game.deal({"crew": "phillips,fleet,smith"}, b"recipe %d" % deal)
    while state.decision() is not None:
        view = state.view(state.active)
        meant = [(decoded(action), action) for action in view.legal]
        plays = {one.card: action for one, action in meant if isinstance(one, PlayCard)}
        action = plays.get(flare) or steady.choose(view, dice("recipe"), Budget())
        if flare in plays:
            played += 1
            sent = [titanic_view(texts, view, state.active) for texts in catalogues]
            choice = next(one for one in sent[0].legal if one.action.startswith("flare"))
            assert (choice.target, choice.cards, choice.number) == ("", [], 0)
            assert "draw 2 action cards" in choice.words
            assert action_hint(view, action) == ""
            assert [reason.name for reason in reasons(view, action)] in ([], ["card-of"])
        events = state.play(action)
        for texts in catalogues:
            words.story(texts, view).sentences(events)
        assert str(game.read_position(str(state))) == str(state)
        game.check(game.sample(state.view(0), dice("recipe")))
assert played
print("played")
