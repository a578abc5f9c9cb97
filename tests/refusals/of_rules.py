"""What the rules refuse: actions, set-ups, editions, positions, records."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from lifeboat.core.editions import LARGEST, LONGEST_LINE
from lifeboat.core.errors import LifeboatError
from lifeboat.core.fate import Fate, checked_seed
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record, read_record
from lifeboat.core.verification import verification_of
from lifeboat.players.review import situations_of
from lifeboat.septentrick.actions import ACTIONS as SEA_ACTIONS
from lifeboat.septentrick.cards import read_card as read_sea_card
from lifeboat.septentrick.reading import read_position as read_sea_position
from lifeboat.septentrick.state import State as SeaState
from lifeboat.texts import Texts
from lifeboat.texts.rules import read_rule
from lifeboat.titanic import read_action, read_position
from lifeboat.titanic.actions import ACTIONS
from lifeboat.titanic.cards.bundles import read_action_card
from lifeboat.titanic.meaning import Nothing, decoded
from lifeboat.titanic.passengers import read_card
from lifeboat.titanic.places import read_line, read_place
from lifeboat.titanic.state import State
from tests.refusals.provoking import caught, provocation
from tests.septentrick import drawing as sea
from tests.septentrick import test_bad_positions as bad_sea
from tests.titanic import drawing, test_bad_positions, test_refusals

TITANIC, SEPTENTRICK = game_of("titanic"), game_of("septentrick")
EVERY = 7
"""Only every seventh illegal action of a position is tried."""


@provocation
def illegal_actions(_: Path) -> Iterator[LifeboatError]:
    """Try actions of every kind in every position that the tests of refusals use."""
    for text, word, _rule in test_refusals.IN_A_TURN:
        state = drawing.position(text)
        yield from caught(partial(drawing.play, state, word))
        yield from _illegal_in(state, ACTIONS)
    for text, words, answer, _rule in test_refusals.AMID:
        state = drawing.position(text)
        drawing.play(state, words)
        yield from caught(partial(drawing.play, state, answer))
        yield from _illegal_in(state, ACTIONS)
    for text in ("crew=lee,boxhall asks=first", "turned=11 asks=over", *MORE_POSITIONS):
        yield from _illegal_in(drawing.position(text), ACTIONS)
    stopping = drawing.position("murdoch=all crew=murdoch decks=f8/-/-/-/-/- stack=f7,f6,s9,*")
    drawing.play(stopping, "rescue:3 f7>1")
    yield from caught(partial(drawing.play, stopping, "stop"))
    lifeboat = drawing.position("crew=lee decks=f1/-/-/-/-/-")
    yield from caught(*(partial(drawing.play, lifeboat, word) for word in ("1>g2", "ability")))
    for crew, hands in (("lowe", "-"), ("smith,lee", "wait/-")):
        late = drawing.position(f"ability=turn crew={crew} hands={hands} decks=f6/f7/-/-/-/-")
        drawing.play(late, "1>2")
        yield from caught(partial(drawing.play, late, "ability"))
    yield from caught(partial(stopping.play, -1), partial(drawing.position("crew=lee").play, -1))


MORE_POSITIONS = (
    "turned=3 decks=-/f9/-/-/-/- hands=wait,same-lines,mystery-f,boat,your-turn",
    "groups=f1,f2,f3,f4,f5,f6,f7,f8,f9,f10,f11,f12,f13/-/-/- decks=f5+/f1+/-/-/-/-",
    "boat=f9 decks=s5?,s4/f13/-/-/-/- hands=mystery-f",
    "decks=f7?/f6/s2|f8/-/-/- groups=-/-/s1+/-",
)


def _illegal_in(state: State | SeaState, actions: int) -> Iterator[LifeboatError]:
    legal = set(state.legal())
    for action in range(0, actions, EVERY):
        if action not in legal and (
            isinstance(state, SeaState) or not isinstance(decoded(action), Nothing)
        ):
            yield from caught(partial(state.play, action))


@provocation
def illegal_tricks(_: Path) -> Iterator[LifeboatError]:
    for before, tried in (("", "p1"), ("r", "p2"), ("d1", "t1"), ("", "d5")):
        state = sea.drawn("p1,r,d1", "p2,t1,d2", "-")
        sea.play(state, before)
        yield from caught(partial(sea.play, state, tried))
        yield from _illegal_in(state, SEA_ACTIONS)
    for captain in ("table", "1"):
        state = sea.dealt(3, captain=captain)
        while state.decision():
            yield from _illegal_in(state, SEA_ACTIONS)
            state.play(state.legal()[0])
        yield from _illegal_in(state, SEA_ACTIONS)
    yield from caught(partial(sea.dealt(3).play, -1))


@provocation
def notation(_: Path) -> list[LifeboatError]:
    return caught(
        partial(read_action, "jump"),
        partial(SEPTENTRICK.read_action, "jump"),
        partial(SEPTENTRICK.read_action, "d1 p1"),
        partial(read_place, "g9"),
        partial(read_line, "g1"),
        partial(read_card, "x7"),
        partial(read_action_card, "plan-z"),
        partial(read_sea_card, "x7"),
        partial(read_rule, Texts("en"), "titanic", "T99"),
        partial(game_of, "chess"),
    )


@provocation
def setups(_: Path) -> list[LifeboatError]:
    wrong = [
        {"wind": "3"},
        {"players": "6"},
        {"players": "two"},
        {"layout": "wide"},
        {"murdoch": "no"},
        {"players": "2", "first": "3"},
        {"players": "3", "crew": "lee"},
        {"crew": "ahab"},
        {"crew": "smith"},
        {"crew": "lee,lee"},
        {"edition": "deluxe"},
        {"edition": "mine(sea=calm)"},
    ]
    wrong_at_sea = [{"wind": "3"}, {"players": "2"}, {"captain": "ahab"}, {"captain": "5"}]
    return [
        *caught(*(partial(TITANIC.setup_fields, fields) for fields in wrong)),
        *caught(*(partial(SEPTENTRICK.setup_fields, fields) for fields in wrong_at_sea)),
        *caught(*(partial(checked_seed, seed) for seed in ('a"b', "a\nb"))),
        *caught(partial(Fate, b"x" * 65)),
    ]


@provocation
def editions(_: Path) -> list[LifeboatError]:
    ours = (
        "name = = 1",
        "name = 'mine",
        "x = 1",
        "name = 'mine'\n[booklet]\npages = [10, 9, 0]",
        "name = 'mine'\n[booklet]\npages = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1]",
        "name = 'mine'\n[booklet]\npages = 10",
        "name = 'mine'\n[booklet]\ncompartments = [4, 4, 2, 0, 0, 1]",
        "name = 'mine'\n[booklet]\nclock = ['midnight', 'later']",
        "name = 'mine'\n[booklet]\ncovers = 2",
        "name = 'mine'\n[booklet]\nbreaks = 'soon'",
        "name = 'mine'\n[classes]\nfirst = 7",
        "name = 'mine'\n[crew.lee]\ndraws = [2, 4]",
        "name = 'mine'\n[crew.lee]\nstart = { value = 3, standing = 'guessed' }",
        "name = 'mine'\n[crew.lee]\nstart = { value = 3, source = 'mine' }",
        f"name = 'mine'\n[crew.lee]\nstart = {LARGEST + 1}",
        f"name = 'mine'\nnote = '{'x' * LONGEST_LINE}'",
        f"name = 'mine'\na{'.a' * 100} = 1",
        f"name = 'mine'\nx = {[0] * 200}",
        "name = 'mine'\nx = '" + "x" * 150 + "'",
        "name = 'mine'\nx = [[[[[[[[1]]]]]]]]",
        "name = 'mine'\n"
        + "\n".join(f"[crew.{who}]\nstart = 9" for who in ("lee", "lowe", "fleet")),
        "name = 'mine'\n" + "\n".join(f"[crew.{who}]\nplayers = 5" for who in SOLO),
    )
    theirs = (
        "name = 'mine'\n[rings]\n1 = 1",
        "name = 'mine'\n[players.3]\nranks = [1, 8]",
        "name = 'mine'\n[players.3]\nranks = [7, 1]",
        "name = 'mine'\n[players.3]\npassengers = [2, 4, 2, 2]",
        "name = 'mine'\n[players.3]\npassengers = [2, 4, 3]",
        "name = 'mine'\n[players.3]\npassengers = [5, 0, 1, 3]",
    )
    return [
        *caught(*(partial(TITANIC.edition, text) for text in ours)),
        *caught(*(partial(SEPTENTRICK.edition, text) for text in theirs)),
    ]


SOLO = ("murdoch", "boxhall", "lee", "latimer", "lowe", "fleet")


@provocation
def positions(_: Path) -> Iterator[LifeboatError]:
    for text, *_others in (*test_bad_positions.IMPOSSIBLE, *test_bad_positions.UNREADABLE):
        yield from caught(partial(drawing.position, text))
    for text, *_others in (*bad_sea.IMPOSSIBLE, *bad_sea.UNREADABLE):
        yield from caught(partial(read_sea_position, f"players=3 {text}"))
    yield from caught(partial(read_position, "shuffles=1"), partial(read_position, "fate=xyz"))


@provocation
def records(_: Path) -> Iterator[LifeboatError]:
    for text in (
        "",
        "Dear captain",
        '[Game "titanic"]',
        '[Game "chess"]\n[Seed "x"]',
        '[Game "titanic"]\n[Secret "xyz"]',
        f'[Game "titanic"]\n[Secret "{"00" * 65}"]',
        '[Game "titanic"]\n[Seed "x"]\n[Secret "00"]',
        '[Game "titanic"]\n[Seed "x"]\n[Crew "ahab"]',
        '[Game "titanic"]\n[Start "sea=calm"]',
    ):
        yield from caught(partial(_begun, text))
    for game, step in (("titanic", "9>9"), ("titanic", "3>5"), ("septentrick", "d1")):
        _playthrough, broken = replay(Record(game, {}, b"x", [step]))
        assert broken
        yield broken
    _playthrough, broken = replay(Record("titanic", {}, b"x", [], result="sunk 3"))
    assert broken
    yield broken
    record = read_record('[Game "titanic"]\n[Seed "x"]\n[Commitment "00"]\n')
    yield from verification_of(record).errors
    yield from verification_of(read_record('[Game "titanic"]\n[Seed "x"]')).errors
    start = str(read_position("crew=lee"))
    yield from caught(partial(verification_of, Record("titanic", {}, b"", [], start=start)))
    unfinished = Record("titanic", {"players": "1"}, b"x", [])
    yield from caught(partial(situations_of, unfinished))


def _begun(text: str) -> None:
    read_record(text).begin()


@provocation
def undoing(_: Path) -> list[LifeboatError]:
    fresh = Playthrough(Record("titanic", {"players": "1"}, b"x", []))
    played = Playthrough(Record("titanic", {"players": "1"}, b"x", []))
    played.play(TITANIC.read_action("rescue:1"))
    return caught(fresh.undo, played.undo)
