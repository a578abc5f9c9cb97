"""Septentrick in words: there are words for every event and choice, and no secret is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.events import SPECTATOR, Event
from lifeboat.septentrick import State, read_action, sample
from lifeboat.septentrick.actions import ACTIONS
from lifeboat.septentrick.cards import KINDS
from lifeboat.septentrick.events import EVENTS
from lifeboat.septentrick.questions import ASKS
from lifeboat.septentrick.view import View
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.texts.rules import rule_ids
from lifeboat.texts.septentrick.actions import action_words
from lifeboat.texts.septentrick.events import Story
from lifeboat.texts.septentrick.names import card_name, card_names
from lifeboat.texts.septentrick.questions import question_words
from lifeboat.texts.septentrick.table import card_list_sentences, seats_words, table_sentences
from lifeboat.texts.septentrick.tally import balance_words, score_lines, score_words
from lifeboat.texts.septentrick.warning import warning_words
from tests.contract.playing import seats_of
from tests.septentrick.drawing import dealt, drawn, ending, play

ALL = [Texts(language, strict=True) for language in LANGUAGES]
EN, FR, DE = (ALL[LANGUAGES.index(language)] for language in ("en", "fr", "de"))
WON = "won 25"
"""The seed of a game that random play happens to win."""


def random_steps(state: State, seed: str) -> Iterator[tuple[State, list[Event]]]:
    """Yield the steps of a random game: the state before each, and its events."""
    chance = dice(seed)
    while legal := state.legal():
        before = state.copy()
        yield before, state.play(legal[chance.below(len(legal))])


def told(state: State, seat: int, words: str, texts: Texts = EN) -> list[str]:
    """Return the story of some actions as a seat hears it; seats count from 1, 0 watches."""
    story = Story(texts, state.view(seat - 1))
    sentences: list[str] = []
    for word in words.split():
        events = [event.seen_by(seat - 1) for event in play(state, word)]
        sentences += story.sentences(events)
    return sentences


def question(state: State, seat: int, texts: Texts = EN) -> str:
    return question_words(texts, state.view(seat - 1))


def all_words(texts: Texts, view: View) -> list[str]:
    """Return everything that can be said about a view."""
    return [
        question_words(texts, view),
        *table_sentences(texts, view),
        *(action_words(texts, view, action) for action in view.legal),
        *(line.balance for line in score_lines(texts, view)),
        score_words(texts, view),
        seats_words(texts, view),
    ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whatever_comes_up_in_random_games_has_words_for_every_seat(players: int) -> None:
    asked: set[str] = set()
    happened: set[str] = set()
    state = dealt(players, "words", "table")
    for step, (before, events) in enumerate(random_steps(state, f"words {players}")):
        asked.add(ASKS[before.asks])
        happened |= {event.name for event in events}
        for seat in seats_of(before):
            view = before.view(seat)
            seen = [event.seen_by(seat) for event in events]
            for texts in ALL:
                sentences = Story(texts, view).sentences(seen)
                sentences += (
                    all_words(texts, view) if step % 4 == 0 else [question_words(texts, view)]
                )
                assert all(sentences)
                assert not [one for one in sentences if "{" in one or "[" in one or "-1" in one]
    for seat in seats_of(state):
        for texts in ALL:
            assert all(all_words(texts, state.view(seat)))
    assert asked == set(ASKS) - {"over"}
    assert happened >= set(EVENTS) - {"revealed"}


@pytest.mark.parametrize("texts", ALL, ids=LANGUAGES)
def test_every_card_action_outcome_and_rule_has_its_own_words(texts: Texts) -> None:
    assert len({card_name(texts, kind) for kind in range(KINDS)}) == KINDS
    view = dealt(5).view(0)
    assert len({action_words(texts, view, action) for action in range(ACTIONS)}) == ACTIONS
    for reason in ("rescued", "unmatched", "all-passengers"):
        assert texts.say(f"septentrick-outcome-{reason}")
    assert rule_ids(texts, "septentrick") == [f"S{number}" for number in range(1, 20)]


def test_cards_of_one_kind_are_counted() -> None:
    kinds = [read_action(card) for card in ("c7", "p1", "p1", "p2", "r", "r")]
    assert card_names(EN, kinds) == (
        "circle 7, 2 Passenger cards with 1 passenger each, a Passenger card with 2 passengers "
        "and 2 Rescue cards"
    )
    assert card_names(FR, kinds[:2]) == "le 7 de cercle et une carte Passager avec 1 passager"
    assert card_names(DE, kinds[:2]) == "Kreis 7 und eine Passagierkarte mit 1 Passagier"


def test_actions_name_the_card_and_its_rings() -> None:
    view = dealt(5).view(0)
    words = {
        word: action_words(EN, view, read_action(word))
        for word in (
            "c6",
            "c5",
            "r",
            "pass:d2,c5",
            "keep:s12",
            "trump:star",
            "captain:1",
            "captain:2",
        )
    }
    assert words == {
        "c6": "Play circle 6 (3 life rings)",
        "c5": "Play circle 5",
        "r": "Play a Rescue card",
        "pass:d2,c5": "Pass diamond 2 (1 life ring) and circle 5 to the left",
        "keep:s12": "Keep star 12 (2 life rings) and pass the other on",
        "trump:star": "Name star as trump",
        "captain:1": "Become Captain yourself",
        "captain:2": "Make seat 2 Captain",
    }


@pytest.mark.rule("S4", "S5")
def test_before_the_tricks_the_one_who_decides_is_spoken_to_and_the_others_hear_of_it() -> None:
    state = dealt(3, "iceberg", "table")
    assert question(state, 1) == "Who will be Captain? Decide together."
    assert question(state, 2) == question(state, 0) == "The table is deciding who will be Captain."
    play(state, "captain:2")
    assert question(state, 2).startswith("You’re Captain. Which suit")
    assert question(state, 2, FR).startswith("Vous êtes Capitaine. Quelle couleur")
    assert question(state, 2, DE).startswith("Du bist Kapitän. Welche Farbe")
    assert question(state, 1) == "Seat 2 is Captain and is naming the trump."
    play(state, "trump:star")
    assert question(state, 2).startswith("Which two cards will you pass to seat 3, on your left?")
    assert question(state, 0) == "Seat 2 is choosing two cards to pass to the left."


@pytest.mark.rule("S5")
def test_passing_says_who_chooses_and_what_was_received() -> None:
    state = drawn("d1,d2", "t1,t2", "c1,c2", more="asks=pass")
    assert question(state, 1) == "Which two cards will you pass to seat 2, on your left?"
    assert question(state, 2) == "Seat 1 is choosing two cards to pass to the left."
    play(state, "pass:d1,d2 pass:t1,t2 pass:c1,c2")
    assert question(state, 1) == (
        "You received circle 1 and circle 2 from seat 3. Which one will you keep? "
        "The other will be passed on to seat 2."
    )
    assert question(state, 3) == "Seat 1 is choosing which of two cards to keep."


@pytest.mark.rule("S5")
def test_a_pass_names_its_cards_to_giver_and_receiver_alone() -> None:
    passes = "pass:d1,d2 pass:t1,t2 pass:c1,c2 pass:s1,s2"
    stories = [
        told(drawn("d1,d2", "t1,t2", "c1,c2", "s1,s2", more="asks=pass"), seat, passes)[-3:]
        for seat in (0, 1)
    ]
    assert stories[0][-1] == (
        "Passed face down: 2 cards from seat 1 to seat 2, 2 cards from seat 2 to seat 3, "
        "2 cards from seat 3 to seat 4 and 2 cards from seat 4 to seat 1."
    )
    assert stories[1] == [
        "You pass diamond 1 and diamond 2 to seat 2.",
        "Seat 4 passes you star 1 and star 2.",
        "Passed face down: 2 cards from seat 2 to seat 3 and 2 cards from seat 3 to seat 4.",
    ]


@pytest.mark.rule("S5")
def test_the_second_pass_is_told_like_the_first() -> None:
    state = drawn("d1,d2", "t1,t2", "c1,c2", more="asks=pass")
    play(state, "pass:d1,d2 pass:t1,t2 pass:c1,c2")
    assert told(state, 2, "keep:c1 keep:d1 keep:t2") == [
        "Seat 1 has chosen a card to keep.",
        "You’ve chosen a card to keep.",
        "Seat 3 has chosen a card to keep.",
        "Seat 1 passes you circle 2.",
        "You pass diamond 2 to seat 3.",
        "Passed face down: 1 card from seat 3 to seat 1.",
    ]
    told_then = table_sentences(EN, state.view(1))
    assert "You passed triangle 1 and triangle 2 to seat 3, then diamond 2." in told_then
    assert "You received diamond 1 and diamond 2 from seat 1, then circle 2." in told_then


@pytest.mark.rule("S13", "S14")
def test_the_story_of_a_trick_speaks_to_the_reader_and_counts_the_tally() -> None:
    hands = ("c6,d1", "c7,d2", "s4,p2")
    without = ("", "", "c")
    state = drawn(*hands, without=without)
    assert told(state.copy(), 0, "c6 c7 p2") == [
        "Seat 1 leads circle 6.",
        "Seat 2 plays circle 7.",
        "Seat 3 plays a Passenger card with 2 passengers.",
        "Seat 2 wins the trick with circle 7 and collects circle 6 and a Passenger card with "
        "2 passengers. That makes 3 life rings, 2 passengers: 1 passenger short.",
    ]
    assert told(state.copy(), 3, "c6 c7 s4")[2:] == [
        "You play star 4.",
        "You win the trick with star 4 and collect circle 6 and star 4. "
        "That makes 4 life rings, 0 passengers: 4 passengers short.",
    ]
    assert told(state.copy(), 1, "d1 d2", FR) == [
        "Vous entamez avec le 1 de losange.",
        "La place 2 joue le 2 de losange.",
    ]
    assert told(state.copy(), 2, "d1 d2", DE) == [
        "Platz 1 spielt Raute 1 an.",
        "Du spielst Raute 2.",
    ]


@pytest.mark.rule("S14")
def test_a_trick_without_icons_has_nothing_to_collect() -> None:
    state = drawn("c1,d1", "c3,d3", "c5,d5")
    assert told(state, 0, "c1 c3 c5")[-1] == (
        "Seat 3 wins the trick with circle 5. There’s nothing to collect."
    )


@pytest.mark.rule("S16")
def test_the_last_cards_are_told_with_what_they_make() -> None:
    state = ending("r,p1", "p2,p4", "p2,p3")
    sentences = told(state, 1, "r p4 p2")
    tally = f"{state.rings[0]} life rings, {state.people[0]} passengers"
    assert sentences[-4].startswith(
        f"Your last card is a Passenger card with 1 passenger. Final tally: {tally}"
    )
    assert sentences[-3].startswith("Seat 2’s last card is a Passenger card with 2 passengers")
    assert sentences[-1] == "The game is over."


@pytest.mark.rule("S17")
def test_a_game_that_is_won_is_told_as_won() -> None:
    state = dealt(3, WON)
    for _ in random_steps(state, WON):
        pass
    assert question(state, 0).endswith("Everyone is rescued: you win together!")
    assert score_words(EN, state.view(0)) == "Matched: 3 of 3 players."


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_story_told_from_the_beginning_matches_the_one_told_step_by_step(players: int) -> None:
    state = dealt(players, "tally")
    story = Story(EN, state.view(SPECTATOR))
    for before, events in random_steps(state, f"tally {players}"):
        seen = [event.seen_by(SPECTATOR) for event in events]
        afresh = Story(EN, before.view(SPECTATOR))
        assert story.sentences(seen) == afresh.sentences(seen)
        assert [list(one) for one in zip(*story.tallies, strict=True)] == [
            state.rings,
            state.people,
        ]


@pytest.mark.parametrize(
    ("hands", "without", "played", "reason"),
    [
        (
            ("c1,p1", "-", "-"),
            (),
            "",
            "You may lead a Sea card or a Rescue card, or a Passenger card if",
        ),
        (
            ("r,c1", "p1,d1", "-"),
            (),
            "r",
            "There’s no Sea card in the trick yet, so play as if you were leading:",
        ),
        (
            ("c1", "c2", "-"),
            ("", "r"),
            "c1",
            "The suit to follow is circle. You hold that suit, so you must follow it (S8).",
        ),
        (("c1", "c2,r", "-"), (), "c1", "or play a Rescue card instead (S9)."),
        (
            ("c1", "-", "-"),
            ("", "c"),
            "c1",
            "You don’t hold that suit, so you may play any card (S10).",
        ),
    ],
)
@pytest.mark.rule("S7", "S8", "S9", "S10", "S11")
def test_a_question_says_why_only_these_cards_may_be_played(
    hands: tuple[str, ...], without: tuple[str, ...], played: str, reason: str
) -> None:
    state = drawn(*hands, without=without)
    play(state, played)
    asked = question(state, state.active + 1)
    assert reason in asked
    assert asked.startswith("Your turn in trick 1 of 12, led by seat 1." if played else "You lead")


@pytest.mark.rule("S7", "S11")
def test_somebody_with_only_passengers_is_told_so() -> None:
    state = ending("p1,p1", "p2,p4", "p2,p3")
    assert question(state, 1) == (
        "You lead trick 12 of 12. "
        "You hold nothing but Passenger cards, so you have to lead one of them (S7)."
    )
    play(state, "p1")
    assert question(state, 2).endswith(
        "and you hold nothing but Passenger cards, so you have to play one of them (S11)."
    )
    assert question(state, 1) == (
        "Seat 2 is playing to trick 12 of 12, led by you. There’s no Sea card in the trick yet."
    )


@pytest.mark.rule("S7", "S11")
def test_somebody_without_passengers_may_play_any_card() -> None:
    state = ending("r,d1", "d3,c1", "p2,p3")
    assert "You may lead any card in your hand (S7)." in question(state, 1)
    play(state, "r")
    assert "so you may play any card in your hand (S11)." in question(state, 2)


def warned(state: State) -> str:
    """Return the warning, which must be the same for each seat and the spectator, or ""."""
    views = [state.view(seat) for seat in seats_of(state)]
    warnings = {warning_words(EN, view) for view in views}
    assert len(warnings) == 1
    (warning,) = warnings
    for view in views:
        assert (warning in table_sentences(EN, view)) == bool(warning)
    for name in ("lost", "danger"):
        if warning == EN.say(f"septentrick-warning-{name}"):
            return name
    assert not warning
    return ""


@pytest.mark.rule("S12")
def test_all_are_told_when_a_trick_can_only_be_passengers() -> None:
    state = ending("p1,p1", "p2,p4", "p2,p3")
    for card in ("p1", "p2", "p3"):
        assert warned(state) == "lost"
        play(state, card)
    assert state.is_lost_early()
    assert warned(state) == ""


@pytest.mark.rule("S11", "S12")
@pytest.mark.parametrize("card", ["r", "d2"])
def test_one_other_card_saves_the_trick(card: str) -> None:
    """It must be played (S11), so there is nothing to fear."""
    state = ending("p1,p1", f"{card},p4", "p2,p3")
    assert warned(state) == ""
    play(state, "p1")
    assert warned(state) == ""
    play(state, card)
    assert warned(state) == ""


@pytest.mark.rule("S12")
def test_all_are_warned_before_the_last_other_cards_go() -> None:
    state = ending("c1,p1,p1", "d2,p2,p4", "p2,p2,p3")
    assert warned(state) == "danger"
    play(state, "c1")
    assert warned(state) == "danger"
    play(state, "p4")
    assert warned(state) == ""


@pytest.mark.rule("S12", "S16")
def test_there_is_no_warning_about_the_last_cards() -> None:
    state = ending("r,p1", "d2,p2", "p2,p3")
    assert warned(state) == ""


@pytest.mark.rule("S12")
def test_nobody_is_warned_while_somebody_keeps_another_card() -> None:
    state = ending("r,d1,p1", "d2,p2,p4", "p2,p2,p3")
    assert warned(state) == ""


@pytest.mark.rule("S12")
def test_nobody_is_warned_before_the_tricks() -> None:
    state = dealt(3, "iceberg", "table")
    for _ in range(3):
        assert warned(state) == ""
        state.play(state.legal()[0])


@pytest.mark.rule("S17")
def test_a_balance_says_what_is_short() -> None:
    assert balance_words(EN, 3, 3) == "matched"
    assert balance_words(EN, 3, 4) == "1 life ring short"
    assert balance_words(EN, 6, 4) == "2 passengers short"
    assert balance_words(FR, 2, 4) == "il manque 2 bouées"
    assert balance_words(DE, 5, 4) == "1 Passagier fehlt"


@pytest.mark.rule("S17")
def test_the_score_counts_the_players_that_are_matched() -> None:
    for seed in range(3):
        state = dealt(4, f"score {seed}")
        for _ in random_steps(state, f"score {seed}"):
            pass
        outcome = state.outcome()
        assert outcome
        view = state.view(1)
        lines = score_lines(EN, view)
        assert [line.name for line in lines] == ["Seat 1", "You", "Seat 3", "Seat 4"]
        assert [(line.rings, line.people) for line in lines] == [
            *zip(state.rings, state.people, strict=True)
        ]
        assert sum(line.balance == "matched" for line in lines) == outcome.score
        assert score_words(EN, view) == f"Matched: {outcome.score} of 4 players."


@pytest.mark.rule("S2")
@pytest.mark.parametrize(
    ("players", "ranks", "rescues", "total"),
    [(3, 7, "2", 20), (4, 10, "none", 28), (5, 12, "2", 36)],
)
def test_the_list_of_cards_depends_on_the_number_of_players(
    players: int, ranks: int, rescues: str, total: int
) -> None:
    sea, rings, passengers, rescue, together = card_list_sentences(EN, dealt(players).terms)
    assert sea.endswith(f"each with ranks 1 to {ranks}.")
    assert rings.startswith("Life rings: 1 on each 2, 1 on each 4")
    assert ("2 on each 12" in rings) == (players == 5)
    assert passengers.startswith(f"Passenger cards: {players - 1} with 1 passenger, 4 with 2")
    assert rescue.startswith(f"Rescue cards: {rescues}")
    assert f"{total} life rings and {total} passengers" in together


@pytest.mark.rule("S4")
def test_nobody_is_called_captain_before_one_is_picked() -> None:
    state = dealt(3, "iceberg", "table")
    assert table_sentences(EN, state.view(0))[0] == (
        "Before the first trick. Trump: not chosen yet. Captain: not chosen yet."
    )
    play(state, "captain:1")
    assert table_sentences(EN, state.view(0))[0].endswith("Captain: you.")


def test_the_table_told_to_a_seat() -> None:
    state = drawn("c6,d1", "c7,d2", "s4,p2", without=("", "", "c"))
    play(state, "c6 c7")
    sentences = table_sentences(EN, state.view(2))
    assert sentences[:4] == [
        "Trick 1 of 12. Trump: star. Captain: seat 1.",
        "Seat 1: 0 life rings, 0 passengers: matched. 12 cards in hand, 3 of them Passenger cards.",
        "Seat 2: 0 life rings, 0 passengers: matched. 12 cards in hand, 3 of them Passenger cards.",
        "You: 0 life rings, 0 passengers: matched. 13 cards in hand, 3 of them Passenger cards.",
    ]
    assert sentences[4] == (
        "In the trick: circle 6 (seat 1) and circle 7 (seat 2). The suit to follow is circle. "
        "Winning so far: circle 7 (seat 2)."
    )
    assert sentences[5].startswith("Your hand: ")
    assert "star 4 (1 life ring)" in sentences[5]
    play(state, "s4")
    assert table_sentences(EN, state.view(0))[3].endswith("Out of circle.")


@pytest.mark.rule("S16")
def test_the_table_told_at_the_end_has_the_last_cards_and_no_hands() -> None:
    state = ending("r,p1", "p2,p4", "p2,p3")
    play(state, "r p4 p2")
    sentences = table_sentences(EN, state.view(0))
    assert sentences[0].startswith("12 tricks played.")
    assert sentences[1].endswith("Your last card: a Passenger card with 1 passenger.")
    assert sentences[3].endswith("Seat 3’s last card: a Passenger card with 3 passengers.")
    assert not [one for one in sentences if "in hand" in one or "Your hand" in one]


@pytest.mark.rule("S12")
def test_the_table_told_after_a_game_lost_early_has_no_last_cards() -> None:
    state = ending("p1,p1", "p2,p4", "p2,p3")
    play(state, "p1 p2 p3")
    sentences = table_sentences(EN, state.view(0))
    assert not [one for one in sentences if "last card" in one]
    assert all("1 card in hand" in one for one in sentences[1:4])
    assert sentences[-1] == "Your hand: a Passenger card with 1 passenger."


@pytest.mark.rule("S13")
def test_a_trump_wins_so_far_over_the_suit_that_was_led() -> None:
    state = drawn("c6,d1", "s4,d2", "s2,p2", without=("", "c", ""))
    play(state, "c6 s4")
    trick = table_sentences(EN, state.view(2))[4]
    assert trick.endswith("The suit to follow is circle. Winning so far: star 4 (seat 2).")


def test_a_seat_knows_its_neighbours_and_a_spectator_has_none() -> None:
    state = dealt(4)
    assert seats_words(EN, state.view(3)) == (
        "4 players. You’re in seat 4. The player on your left, seat 1, gets the cards you pass "
        "and plays after you; the player on your right, seat 3, passes cards to you."
    )
    assert seats_words(EN, state.view(SPECTATOR)) == "4 players. You’re watching."


@pytest.mark.rule("S19")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_in_the_same_words(players: int) -> None:
    chance = dice(f"worlds {players}")
    state = dealt(players, "worlds", "table")
    different = 0
    for step, (before, _) in enumerate(random_steps(state, f"worlds {players}")):
        if step % 3:
            continue
        for seat in seats_of(before):
            view = before.view(seat)
            world = sample(view, chance)
            different += world.hands != before.hands
            assert all_words(EN, world.view(seat)) == all_words(EN, view)
    assert different > players * 5


def story_of_the_passes(state: State, seat: int, seed: str) -> list[str]:
    """Play passes chosen at random, and return their story as a seat hears it."""
    story = Story(EN, state.view(seat))
    sentences: list[str] = []
    for before, events in random_steps(state, seed):
        if ASKS[before.asks] == "play":
            break
        sentences += story.sentences([event.seen_by(seat) for event in events])
    return sentences


@pytest.mark.rule("S5", "S19")
def test_a_spectator_hears_the_same_story_whatever_is_passed() -> None:
    state = dealt(4, "silence")
    play(state, "trump:star")
    other = sample(state.view(SPECTATOR), dice("silence"))
    assert other.hands != state.hands
    stories = [
        story_of_the_passes(world, SPECTATOR, str(at)) for at, world in enumerate((state, other))
    ]
    assert len(stories[0]) == 10
    assert stories[0] == stories[1]
