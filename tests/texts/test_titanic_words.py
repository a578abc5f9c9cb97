"""SOS Titanic in words: there are words for every event and choice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.events import SPECTATOR, Event
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.texts.rules import read_rule, rule_ids, rule_sentences, rule_title
from lifeboat.texts.titanic.actions import action_words
from lifeboat.texts.titanic.events import Story
from lifeboat.texts.titanic.names import card_name, place_name
from lifeboat.texts.titanic.questions import question_words, score_comment, score_lines
from lifeboat.texts.titanic.table import table_sentences
from lifeboat.titanic import State, read_action, read_position
from lifeboat.titanic.agenda import ASKS
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.edition import standard
from lifeboat.titanic.events import EVENTS
from lifeboat.titanic.passengers import PASSENGERS, mystery
from lifeboat.titanic.view import View
from tests.contract.playing import deciding_view

ALL = [Texts(language, strict=True) for language in LANGUAGES]
EN, FR, DE = (ALL[LANGUAGES.index(language)] for language in ("en", "fr", "de"))
CREWS = (
    "fleet,lightoller,smith,lowe,pitman",
    "latimer,phillips,murdoch,boxhall",
    "lowe,latimer",
    "lowe,fleet",
    "lee",
)
SEEDS = 12


def random_steps(crew: str, seed: str) -> Iterator[tuple[View, int, list[Event]]]:
    """Yield the steps of a random game: the view before each, the action, and its events."""
    setup = game_of("titanic").setup_fields({"crew": crew, "first": "table"})
    playthrough = Playthrough(Record("titanic", setup, secret_of(seed), []))
    chance = dice(seed)
    while True:
        view = deciding_view(playthrough.state)
        if not view.legal:
            return
        action = view.legal[chance.below(len(view.legal))]
        yield view, action, playthrough.play(action)


def view_of(position: str) -> View:
    return read_position(position).view()


def words(texts: Texts, position: str, action: str) -> str:
    return action_words(texts, view_of(position), read_action(action))


def told(position: str, *actions: str, texts: Texts = EN) -> list[str]:
    """Return the story of a few actions, in English unless told otherwise."""
    state: State = read_position(position)
    story = Story(texts, state.view())
    return [one for word in actions for one in story.sentences(state.play(read_action(word)))]


def test_whatever_comes_up_in_random_games_has_words_in_every_language() -> None:
    said: set[int] = set()
    asked: set[str] = set()
    happened: set[str] = set()
    for crew, seed in product(CREWS, range(SEEDS)):
        for step, (view, _, events) in enumerate(random_steps(crew, str(seed))):
            assert view.decision
            asked.add(view.decision.kind)
            happened |= {event.name for event in events}
            fresh = [action for action in view.legal if action not in said]
            said.update(fresh)
            for texts in ALL:
                sentences = [question_words(texts, view)]
                sentences += [action_words(texts, view, action) for action in fresh]
                sentences += Story(texts, view).sentences(events)
                if step % 20 == 0:
                    sentences += table_sentences(texts, view)
                assert all(sentences)
                assert not [one for one in sentences if "{" in one or "[" in one]
    assert asked == set(ASKS) - {"proceed", "over"}
    assert happened == set(EVENTS)


@pytest.mark.parametrize("kind", [kind for kind in ASKS if kind not in ("proceed", "over")])
def test_every_question_has_words(kind: str) -> None:
    assert all(texts.ids(f"titanic-question-{kind}") for texts in ALL)


@pytest.mark.parametrize("texts", ALL, ids=LANGUAGES)
def test_every_crew_member_card_and_rule_has_its_texts(texts: Texts) -> None:
    for member in CREW:
        for part in ("", ".role", ".ability", ".short"):
            assert texts.say(f"titanic-crew-{member}{part}")
    for name in NAMES:
        assert texts.say(f"titanic-card-{name}")
        assert texts.say(f"titanic-card-{name}.text")
        assert texts.knows(f"titanic-play-{name}")
    assert rule_ids(texts, "titanic") == [f"T{number}" for number in range(1, 56)]
    for rule in rule_ids(texts, "titanic"):
        assert rule_title(texts, rule)
        assert rule_sentences(texts, rule)


@pytest.mark.parametrize("texts", ALL, ids=LANGUAGES)
def test_every_card_has_its_own_name(texts: Texts) -> None:
    mysteries = [mystery(klass, rank) for klass in (0, 1) for rank in range(14)]
    names = [card_name(texts, card) for card in PASSENGERS + mysteries]
    assert len(set(names)) == len(names)
    assert len({place_name(texts, place) for place in range(11)}) == 11


def test_a_rule_is_found_by_its_number_however_it_is_typed() -> None:
    for typed in ("T8", "t8", " 8 "):
        assert read_rule(EN, "titanic", typed) == "T8"


def test_moves_name_the_run_and_both_places() -> None:
    table = "decks=f8/f7+,f6,f5/-/-/-/-"
    assert words(EN, table, "2>1") == "Move the first-class run 7–5 from deck 2 to deck 1"
    assert words(FR, table, "2>1") == "Déplacer la suite 7–5 de 1re classe du pont 2 vers le pont 1"
    assert words(DE, table, "2>1") == "Bewege die Folge 7–5 der 1. Klasse von Deck 2 zu Deck 1"


def test_a_part_of_a_run_is_named_as_far_as_it_moves() -> None:
    table = "decks=f6/f7,f6+,f5/-/-/-/-"
    assert words(EN, table, "2>1") == "Move the first-class 5 from deck 2 to deck 1"


def test_lowering_saving_and_replacing_have_their_own_words() -> None:
    assert words(EN, "decks=s1+/-/-/-/-/-", "1>g3") == (
        "Lower the second-class Lifeboat with an anchor from deck 1"
    )
    assert words(EN, "decks=f2/-/-/-/-/- groups=f1/-/-/-", "1>g1") == (
        "Bring the first-class 2 from deck 1 to first-class group 1"
    )
    assert words(EN, "decks=f5/f6,f5?/-/-/-/-", "1>?") == (
        "Replace the mystery with the first-class 5 from deck 1"
    )
    assert words(EN, "decks=f5,f4/f6,f5?/-/-/-/-", "1>?") == (
        "Replace the mystery with the first-class run 5–4 from deck 1"
    )


def test_a_rescue_with_an_empty_stack_says_what_comes_first() -> None:
    assert words(EN, "stack=- discard=*", "rescue").startswith("The stack is empty")


def test_action_cards_name_their_targets() -> None:
    table = "decks=f8/s4,s3/-/-/-/- hands=wait,boat,same-lines,mystery-f"
    assert words(EN, table, "wait:2") == "Wait! Discard all the face-up cards of deck 2"
    assert words(EN, table, "boat:2x2") == (
        "Collapsible Boat: put the second-class run 4–3 from deck 2 on it"
    )
    assert words(EN, table, "same-lines:13") == (
        "Same Lines! Shuffle decks 1 and 3 together and split them again"
    )
    assert words(EN, table, "mystery-f:1") == (
        "Mystery Passenger (first class): play it on deck 1 as a 7"
    )
    assert words(EN, table, "mystery-f:3").endswith("as a 13")
    assert words(EN, table, "mystery-f:g1").endswith("in first-class group 1 as a Lifeboat")


def test_the_card_of_another_player_is_named_with_its_owner() -> None:
    table = "crew=phillips,lee,smith hands=-/plan-a/plan-b"
    assert words(EN, table, "plan-b@2") == (
        "Plan B: take any card from the action discard pile (Smith’s card)"
    )


def test_the_story_of_a_failed_rescue() -> None:
    assert told("turned=2 decks=f8/-/-/-/-/- stack=s4,*", "rescue:1") == [
        "Lee draws 1: second-class 4.",
        "Rescue failed: a page turns.",
        "Discarded: second-class 4.",
        "A page turns: page 7.",
        "Deck 1 is flooded. "
        "Its passenger flees to deck 2, and all cards there are shuffled face down.",
        "Revealed on deck 2: first-class 8.",
    ]


def test_a_log_line_has_the_name_of_the_person_and_the_passengers_in_brief() -> None:
    position = "crew=lee,smith seat=2 decks=f8/-/-/-/-/- stack=s4,f9+,s1+,*"
    lines = [
        told(position, "rescue:3", texts=texts.at_table(["P1", "P2"]))[0] for texts in (EN, FR, DE)
    ]
    assert lines == [
        "P2 draws 3: second 4, first 9 with an anchor and second-class Lifeboat with an anchor.",
        "P2 pioche 3 cartes\u00a0: 4 (2de classe), 9 (1re classe, ancre) et "
        "Chaloupe (2de classe, ancre).",
        "P2 zieht 3 Karten: 4 (2. Klasse), 9 (1. Klasse, Anker) und "
        "Rettungsboot (2. Klasse, Anker).",
    ]
    assert told(position, "rescue:2", texts=EN.at_table(["P1", "P2"]))[0] == (
        "P2 draws 2: second 4 and first 9 with an anchor."
    )
    assert told(position, "rescue:2")[0] == ("Smith draws 2: second 4 and first 9 with an anchor.")


def test_somebody_alone_is_addressed_and_others_hear_their_name() -> None:
    heard = {
        "Lee draws 1: second-class 4.": EN,
        "P1 draws 1: second-class 4.": EN.at_table(["P1"]),
        "You draw 1: second-class 4.": EN.at_table(["P1"], 0),
        "Du ziehst 1 Karte: 4 der 2. Klasse.": DE.at_table(["P1"], 0),
        "Vous piochez 1 carte\u00a0: 4 de 2de classe.": FR.at_table(["P1"], 0),
    }
    for sentence, texts in heard.items():
        story = told("decks=f8/-/-/-/-/- stack=s4,*", "rescue:1", texts=texts)
        assert story[0] == sentence


def test_texts_note_whom_the_words_might_have_addressed() -> None:
    texts = EN.at_table(["P1", "P2", "P3"], 2)
    told("crew=lee,smith,fleet decks=f8/-/-/-/-/- stack=s4,*", "rescue:1", texts=texts)
    assert 0 in texts.asked
    assert 2 not in texts.asked
    assert texts.read_by(0).asked == set()
    assert texts.asked is not EN.asked


NAMES_OF_SEATS = ["Ada", "Bo", "Cleo", "Dan", "Eve"]


def test_no_reader_hears_their_own_name_and_everybody_hears_the_others() -> None:
    """Whatever is said in random games, to each seat in every language."""
    for crew, seed in product(CREWS, range(2)):
        names = NAMES_OF_SEATS[: crew.count(",") + 1]
        heard: set[str] = set()
        for view, action, events in random_steps(crew, str(seed)):
            for texts, (seat, name) in product(ALL, enumerate(names)):
                told_to = texts.at_table(names, seat)
                sentences = [action_words(told_to, view, action)]
                sentences += Story(told_to, view).sentences(events)
                own = [one for one in sentences if re.search(rf"\b{name}\b", one)]
                assert not own
                heard |= {other for other in names for one in sentences if other in one}
        assert heard == (set(names) if len(names) > 1 else set())


def test_a_question_addresses_the_reader_if_it_is_theirs_alone() -> None:
    state = read_position("crew=lee,smith seat=2")
    view = state.view(1)
    named = EN.at_table(["P1", "P2"], 1)
    asked = question_words(named, view)
    assert asked == "Your turn: make any moves you like, then take one action."
    for texts, seat in ((EN.at_table(["P1", "P2"], 0), 0), (EN.at_table(["P1", "P2"]), 1)):
        asked = question_words(texts, state.view(seat))
        assert asked == "P2’s turn: any moves, then one action."
    assert question_words(EN, view) == "Smith’s turn: any moves, then one action."
    alone = read_position("crew=lee")
    assert question_words(EN, alone.view(0)).startswith("Your turn: ")
    assert question_words(EN, alone.view(SPECTATOR)).startswith("Lee’s turn: ")


def test_one_or_several_discarded_action_cards_are_counted() -> None:
    position = "crew=fleet turned=1 decks=f8/-/-/-/-/- stack=s4,* actions=wait,boat,plan-a,*"
    story = told(position, "rescue:1", "take:plan-a")
    assert "Discarded action cards: Wait! and Collapsible Boat." in story


def test_the_story_does_not_tell_that_a_played_card_is_discarded() -> None:
    assert told("decks=f8/-/-/-/-/- hands=wait", "wait:1") == [
        "Lee plays Wait!",
        "Discarded: first-class 8.",
    ]


def test_the_story_tells_that_a_replaced_mystery_leaves() -> None:
    assert told("decks=f5/f6,f5?/-/-/-/-", "1>?") == [
        "Lee replaces the mystery with the first-class 5.",
        "Discarded action card: Mystery Passenger (first class).",
    ]


def test_discards_that_follow_each_other_are_told_in_one_sentence() -> None:
    story = told("crew=lowe stack=s4,f6,f9+,*", "ability")
    assert story[1] == ("Discarded: second 4, first 6 and first 9 with an anchor.")


def test_the_ship_breaks_on_the_page_of_the_edition() -> None:
    story = told("turned=8 decks=-/-/-/-/-/- stack=s4,*", "rescue:1")
    assert "A page turns: page 1. The ship breaks in two." in story


def test_turns_are_told_only_where_there_are_several_players() -> None:
    assert "Lee’s turn." in told("crew=fleet,lee hands=save-time/-", "save-time")
    assert not [one for one in told("hands=save-time", "save-time") if "turn" in one]


def test_the_ships_clock_runs_evenly_from_the_collision_to_the_end() -> None:
    clock = [standard().clock(turned) for turned in range(12)]
    assert clock[0] == "23:40"
    assert clock[-1] == "02:30"
    assert clock == sorted(clock, key=lambda time: (time < "12", time))
    assert all(time.endswith(("0", "5")) for time in clock)


def test_the_table_told_hides_what_is_hidden() -> None:
    sentences = table_sentences(EN, view_of("decks=s3,s4|f8/-/-/-/-/- stack=* discard=s9,s10"))
    assert "Deck 1, 3 dry compartments: 2 cards face down, then first-class 8." in sentences
    assert not [one for one in sentences if "second-class 3" in one or "second-class 9" in one]


FIRST = [f"f{rank}" for rank in range(1, 14)]
SECOND = [f"s{rank}" for rank in range(1, 18)]


def group(cards: list[str], anchors: bool) -> str:
    return ",".join(card + "+" if anchors else card for card in cards)


@pytest.mark.rule("T52", "T53")
def test_the_best_possible_score_is_counted_out() -> None:
    groups = "/".join(
        [group(FIRST, True), group(FIRST, False), group(SECOND, True), group(SECOND, False)]
    )
    view = view_of(f"groups={groups} asks=over stack=-")
    lines = score_lines(EN, view)
    assert [line.points for line in lines] == [13, 13, 17, 17, 10, 13, 17]
    assert lines[4].label == "Page number"
    assert lines[5].label == "Longest row of anchors, first class"
    assert view.score.total == 100
    assert score_comment(EN, view) == "81 points ahead of the crew of 1912."


@pytest.mark.rule("T53")
def test_nineteen_survivors_and_the_ship_sunk_score_as_the_crew_of_1912() -> None:
    groups = f"{group(FIRST[:6], True)}/-/{group(SECOND[:13], False)}/-"
    view = view_of(f"groups={groups} turned=11 asks=over")
    assert sum(line.points for line in score_lines(EN, view)) == view.score.total == 19
    assert score_comment(EN, view) == "The same score as the crew of 1912."
