"""The hot functions of both games: those in which a search or a random game spends its time.

Profiles say which they are (docs/decisions/0005 says how to take one). In C a function is called
after the end of its module's name, its class and its own name.
"""

from __future__ import annotations

from typing import Final

CORE: Final = (
    "dice___Dice___word",
    "dice___Dice___below",
    "dice___Dice___shuffle",
    "sampled_fate___mixed",
)
TITANIC: Final = (
    "passengers___index_of",
    "passengers___kind_of",
    "passengers___is_top",
    "knowledge___set_of",
    "knowledge___came_to_light",
    "groups___has_room",
    "play___moves___can_go",
    "play___moves___line_kinds",
    "play___moves___group_kinds",
    "play___moves___playable_kinds",
    "play___moves___is_quiet",
    "mysteries___is_awaited",
    "mysteries___replaceable_run",
    "rescue___can_place_any",
    "odds___cards_of_kinds",
    "odds___doubled",
    "odds___count",
    "odds___chance_of_none",
    "odds___chance_of_miss",
    "sight___Sight_____init__",
    "sight___Sight____look_at_lines",
    "sight___Sight___may_hide",
    "sight___Sight___followers",
    "drawing___best_draw",
    "drawing___first_known_playable",
    "moving___best_move",
    "moving___urgency_of",
    "features___note_features",
    "features____note_groups",
    "features____note_wanted",
    "features____note_places",
    "features____note_lines",
    "features____note_piles",
    "features____note_hands",
    "prospects___prospects___WeightedSum___take",
    "prospects___prospects___Prospects___score",
    "steady___placing___placing_worth",
    "steady___placing___best_placing",
    "card_worth___play_worth",
    "card_worth___kept_worth",
    "card_worth___ComeBackWorth___effect",
    "card_worth___ComeOnWorth___effect",
    "card_worth___GetReadyWorth___effect",
    "card_worth___YourTurnWorth___effect",
)
SEPTENTRICK: Final = (
    "septentrick___cards___suit_of",
    "septentrick___cards___rank_of",
    "septentrick___cards___copies",
    "septentrick___cards___count_of",
    "seen___Deck___strength",
    "seen___Seen___fill_from_state",
    "seen___Seen___is_void",
    "seen___Seen___room",
    "seen___Seen___surplus",
    "followers___Followers___chance",
    "followers___Followers___weigh",
    "followers____miss",
    "steady___playout___SteadyPlayout____play_tricks",
    "steady___playout___SteadyPlayout____end_trick",
    "steady___playout___SteadyPlayout___off_balance",
    "trick_play___TrickPlay___card",
    "trick_play___TrickPlay___lay",
    "trick_play___TrickPlay____fortune",
    "trick_play___TrickPlay____prospect",
    "worth___worth_of_parting",
)
HOT: Final = CORE + TITANIC + SEPTENTRICK
