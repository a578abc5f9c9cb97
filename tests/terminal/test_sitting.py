"""People and bots at one screen: nobody sees or is told anything that they may not know."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record, read_record
from lifeboat.terminal.files import FileError, write_text
from lifeboat.terminal.screen import Screen
from lifeboat.terminal.septentrick.table import SeptentrickTable
from lifeboat.terminal.session import shelf
from lifeboat.terminal.tables import TABLES, Table
from lifeboat.texts import LANGUAGES
from tests.terminal.conftest import Run, lines
from tests.terminal.notation_table import NotationTable

pytestmark = pytest.mark.usefixtures("notation_table")

PLENTY = ["1"] * 400
"""The first listed action, often enough for a whole game."""
TURNS = ["", "1"] * 400
"""The same for people who hand the screen over: Enter, then the first action."""
STEADY = ("--bot", "steady")
"""Bots that don't search, where it doesn't matter who plays."""
DARK = "=" * 80
"""What a cleared screen looks like in a pipe."""
EVERYTHING = ["table", "list", "log all", "record", "undo", "help", "crew", "cards", "x", "r", "99"]
"""Commands to try, in case one of them gives away a secret."""


def played(path: Path) -> Playthrough:
    """Return the game in a file, which must be sound."""
    playthrough, broken = replay(read_record(path.read_text("utf-8")))
    assert broken is None
    return playthrough


def known_to(seat: int, record: Record) -> set[str]:
    """Return every line in notation that a seat may be shown or told in a game."""
    now = Playthrough(record)
    rules = now.rules
    known: set[str] = set()
    for word in [*record.actions, ""]:
        view = now.state.view(seat)
        actions = " ".join(rules.action_text(action) for action in view.legal)
        known |= {f"view: {view}", f"legal: {actions}", f"score: {view.outcome}"}
        if word:
            events = now.play(rules.read_action(word))
            known |= {f"told: {rules.event_text(event.seen_by(seat))}" for event in events}
    return known


def shown_in_notation(text: str) -> set[str]:
    found = (line.strip() for line in text.splitlines())
    return {line for line in found if re.match("(view|told|legal|score):", line)}


@pytest.mark.parametrize("seat", ["1", "3"])
def test_one_person_plays_with_bots_and_sees_only_their_own_hand(
    run: Run, tmp_path: Path, seat: str
) -> None:
    played_so_far = [*PLENTY[:8], "log all", "undo", *PLENTY[:4], "log"]
    typed = lines(*played_so_far, *PLENTY, "log all", "save game.txt")
    result = run("play", "septentrick", "--seat", seat, *STEADY, "--seed", "sea", typed=typed)
    assert result.exit_code == 0
    record = played(tmp_path / "game.txt").record
    assert record.result
    shown = shown_in_notation(result.stdout)
    assert len(shown) > 60
    assert shown - known_to(int(seat) - 1, record) == set()
    own = [word for word in record.actions if word.startswith(("pass:", "keep:"))]
    assert len(own) == 8
    hidden = {line for line in result.stdout.splitlines() if re.match(r"Step \d+: seat", line)}
    assert len(hidden) > 20
    assert f"seats: 4 @{seat}\n" in result.stdout
    assert "You’re in seat" not in result.stdout  # the table has already said so


def test_a_seat_that_could_see_more_would_be_noticed(run: Run, tmp_path: Path) -> None:
    """Another seat may not know everything that this one is shown."""
    typed = lines(*PLENTY, "save game.txt")
    result = run("play", "septentrick", *STEADY, "--seed", "s", typed=typed)
    record = played(tmp_path / "game.txt").record
    assert shown_in_notation(result.stdout) - known_to(1, record) != set()


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (NotationTable, "told: chose @4 #2"),
        (SeptentrickTable, "Seat 4 has chosen two cards to pass."),
    ],
)
def test_in_worlds_that_a_seat_cannot_tell_apart_everything_on_the_screen_is_the_same(
    run: Run, tmp_path: Path, request: pytest.FixtureRequest, table: type[Table], told: str
) -> None:
    """The Captain and two more bots have chosen their cards; then seat 1 tries every command."""
    request.addfinalizer(partial(TABLES.unregister, "septentrick"))
    TABLES.register("septentrick", table)
    rules = game_of("septentrick")
    state = rules.deal({"captain": "2"}, secret_of("one"))
    world = rules.sample(state.view(0), dice("another"))
    assert world != state
    screens = []
    for start in (state, world):
        notes = {"Seed": "bots", "Bots": "2=random 3=random 4=random"}
        text = str(Record("septentrick", {}, b"", [], str(start), notes=notes))
        (tmp_path / "game.txt").write_text(text)
        typed = lines(*EVERYTHING, "p1 d1", "undo", "save! game.txt", "quit")
        screens.append(run("play", "septentrick", "--load", "game.txt", typed=typed).stdout)
        assert len(played(tmp_path / "game.txt").steps) == 4
    assert told in screens[0]
    assert "Step 2: seat 2" in screens[0]
    assert "[undo-other]" in screens[0]
    assert screens[0] == screens[1]


def test_the_screen_is_handed_over_in_the_dark(run: Run, tmp_path: Path) -> None:
    """Nothing is shown until the next person presses Enter; then only what their seat may know."""
    table = ("--players", "3", "--bot", "none", "--captain", "2")
    result = run(
        "play", "septentrick", *table, "--seed", "dark", typed=lines(*TURNS, "save game.txt")
    )
    record = played(tmp_path / "game.txt").record
    parts = result.stdout.split(DARK)
    assert len(parts) > 35
    looked = []
    for part in parts[:-1]:
        before, prompt, after = part.partition("Seat ")[2].partition("> \n")
        assert prompt
        assert shown_in_notation(before) == set()
        seat = int(before.split("Seat ")[-1]) - 1
        shown = shown_in_notation(after)
        assert shown - known_to(seat, record) == set()
        assert any(line.startswith("legal: ") for line in shown)
        looked.append(seat)
    assert looked[:6] == [1, 2, 0, 1, 2, 0]
    assert "press Enter" not in parts[-1]
    assert shown_in_notation(parts[-1]) - known_to(-1, record) == set()
    assert "score: Outcome" in parts[-1]
    told = [line for line in parts[-1].splitlines() if line.startswith("told: ")]
    assert told[0].startswith("told: played ")  # the last card, not the whole game again
    assert len(told) < 8


def test_anyone_who_gets_the_screen_is_told_what_happened_since_they_looked(run: Run) -> None:
    table = ("--players", "3", "--bot", "2=random", "--captain", "1", "--seed", "news")
    typed = lines("", "trump:star", "1", "", "1", "", "1", "")
    parts = run("play", "septentrick", *table, typed=typed).stdout.split(DARK)
    told = [re.findall("told: (.*)", part) for part in parts]
    assert told[0] == ["trump @1 star"]
    assert told[1][:3] == ["trump @1 star", "chose @1 #2", "chose @2 #2"]
    assert told[2][:3] == ["chose @1 #2", "chose @2 #2", "chose @3 #2"]
    assert re.match(r"passed @1 \w+,\w+ >2 #2", told[2][3])
    assert re.match(r"passed @2 \?,\? >3 #2", told[2][4])
    assert re.match(r"passed @3 \w+,\w+ >1 #2", told[2][5])


def test_the_same_person_goes_on_without_a_hand_over(run: Run) -> None:
    table = ("--players", "3", "--bot", "none", "--captain", "1", "--seed", "same")
    result = run("play", "septentrick", *table, typed=lines("", "trump:star"))
    assert result.stdout.count("press Enter") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_of_a_game_with_secrets_is_not_shown_before_its_end(
    run: Run, tmp_path: Path, language: str
) -> None:
    typed = lines("1", "record", "save game.txt", *PLENTY, "record")
    result = run("play", "septentrick", *STEADY, "--seed", "hush", "--lang", language, typed=typed)
    during, after = result.stdout.split("game.txt", 1)
    assert "[record-hidden]" in during
    assert "[Secret" not in during
    assert '[Secret "' in after
    assert '[Bots "2=' in after


def test_leaving_a_game_with_secrets_keeps_it_in_its_own_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "septentrick-1.txt").write_text("precious")
    result = run("play", "septentrick", "--seed", "left", typed=lines("1", "1"))
    assert result.exit_code == 0
    assert "Saved in septentrick-2.txt." in result.stdout
    assert "The file shows every hand," in result.stdout
    assert "Secret" not in result.stdout
    assert result.stdout.endswith("Goodbye.\n")
    assert (tmp_path / "septentrick-1.txt").read_text() == "precious"
    assert len(played(tmp_path / "septentrick-2.txt").steps) > 2


def test_a_game_with_secrets_is_kept_elsewhere_if_this_folder_is_closed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "elsewhere"))

    def refuse(path: Path, text: str, replace: bool) -> None:
        if not path.is_absolute():
            raise FileError("file-permission", path)
        write_text(path, text, replace)

    monkeypatch.setattr(shelf, "write_text", refuse)
    run("play", "septentrick", "--seed", "left", typed=lines("1", "1"))
    assert len(played(tmp_path / "elsewhere" / "septentrick-1.txt").steps) > 2


def test_a_game_that_can_be_kept_nowhere_is_not_shown_either(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, text: str, replace: bool) -> None:
        raise FileError("file-permission", path)

    monkeypatch.setattr(shelf, "write_text", refuse)
    result = run("play", "septentrick", "--seed", "left", typed=lines("1", "1"))
    assert result.exit_code == 0
    assert "[file-nowhere]" in result.stdout
    assert "Secret" not in result.stdout


def test_a_broken_record_with_secrets_does_not_say_what_was_possible(
    run: Run, tmp_path: Path
) -> None:
    deal = '[Game "septentrick"][Seed "b"][Captain "2"][Bots "2=random"]\n\ntrump:star pass:'
    (tmp_path / "broken.txt").write_text(deal)
    result = run("play", "septentrick", "--load", "broken.txt", typed=lines("quit"))
    assert "The record goes wrong at step 2." in result.stdout
    assert "[record-broken]" in result.stdout
    assert "pass:" not in result.stdout.split("Seat ")[0]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_saved_game_goes_on_with_the_same_bots_to_the_same_end(
    run: Run, tmp_path: Path, game: str
) -> None:
    table = (game, "--players", "3", "--seed", "same", "--bot", "2=random", "--bot", "3=random")
    moves = ["rescue:1", "1"] * 150 if game == "titanic" else PLENTY
    run("play", *table, typed=lines(*moves, "save whole.txt"))
    run("play", *table, typed=lines(*moves[:10], "save half.txt"))
    half = (tmp_path / "half.txt").read_text()
    assert '[Bots "2=random 3=random"]' in half
    assert '[Result "unfinished"]' in half
    run("play", game, "--load", "half.txt", typed=lines(*moves, "save"))
    assert (tmp_path / "half.txt").read_text() == (tmp_path / "whole.txt").read_text()
    assert played(tmp_path / "half.txt").state.outcome() is not None


def test_other_seats_can_be_chosen_for_a_loaded_game(run: Run, tmp_path: Path) -> None:
    deal = '[Game "septentrick"][Seed "b"][Bots "9=random"]\n\n'
    (tmp_path / "odd.txt").write_text(deal)
    refused = run("play", "septentrick", "--load", "odd.txt")
    assert "[record-bots]" in refused.stderr
    seated = run("play", "septentrick", "--load", "odd.txt", "--bot", "2=random")
    assert "Seat 2: the bot “random”" in seated.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "table",
    [
        ("titanic", "--players", "3", "--bot", "random"),
        ("titanic", "--players", "2", "--seat", "2", "--bot", "steady"),
        ("titanic", "--players", "4", "--bot", "2=random", "--bot", "4=random"),
    ],
    ids=" ".join,
)
def test_bots_and_people_save_passengers_together(
    run: Run, tmp_path: Path, table: tuple[str, ...], language: str
) -> None:
    typed = lines(*["rescue:1", "1"] * 200, "save game.txt")
    result = run("play", *table, "--seed", "crew", "--lang", language, typed=typed)
    assert result.exit_code == 0
    game = played(tmp_path / "game.txt")
    assert game.state.outcome() is not None
    assert set(game.deciders) == set(range(game.state.seats()))
    assert DARK not in result.stdout


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_bots_play_alone_to_the_end_before_a_pipe(run: Run, tmp_path: Path, game: str) -> None:
    typed = lines("", "1", "save game.txt", "log all")
    result = run("play", game, "--seat", "0", "--bot", "steady", "--seed", "alone", typed=typed)
    assert result.exit_code == 0
    assert "Only bots are playing. You’re watching." in result.stdout
    assert "[game-over]" in result.stdout
    record = played(tmp_path / "game.txt").record
    assert record.result
    assert shown_in_notation(result.stdout) - known_to(-1, record) == set()


def test_anyone_who_watches_at_a_terminal_sees_one_step_at_a_time(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "has_reader", lambda self: True)
    typed = lines("", "5", "4", "trump:star", "undo", "999", "quit")
    result = run("play", "septentrick", "--seat", "0", *STEADY, "--seed", "watch", typed=typed)
    assert result.stdout.split("0> ")[0].count("view: ") == 1
    prompts = re.findall(r"^(\d+)> (.*)", result.stdout, re.MULTILINE)
    assert [int(step) for step, _ in prompts[:5]] == [0, 1, 5, 5, 5]
    assert result.stdout.count("[watching]") == 2
    assert result.stdout.count("[undo-other]") == 1
    assert "score: Outcome" in result.stdout


def test_anyone_who_watches_may_leave_at_any_time(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "has_reader", lambda self: True)
    result = run("play", "titanic", "--bot", "random", typed=lines("", "quit"))
    assert "hasn’t been saved" not in result.stdout
    assert result.stdout.endswith("Goodbye.\n")


def test_undo_does_not_name_what_the_previous_seat_passed(run: Run) -> None:
    table = ("--players", "3", "--bot", "none", "--captain", "1", "--seed", "hush")
    typed = lines("", "trump:star", "1", "1", "", "undo")
    dark = run("play", "septentrick", *table, typed=typed).stdout.split(DARK)[1]
    refusal = dark.split("2> undo\n")[1]
    assert "[undo-other]" in refusal
    assert "pass:" not in refusal


def test_people_in_a_game_without_secrets_share_undo(run: Run) -> None:
    """After another person's turn, undo is refused for what happened, not for who did it."""
    table = ("--players", "2", "--first", "1", "--crew", "lee,lowe", "--seed", "undo")
    said = run("play", "titanic", *table, typed=lines("rescue:1", "1", "undo")).stdout
    assert "Lowe> undo\n" in said
    assert "[undo]" in said
    assert "[undo-other]" not in said


def test_who_begins_is_picked_again_after_an_undo(run: Run, tmp_path: Path) -> None:
    """The seat that picked decides again, whoever it picked."""
    table = ("--players", "2", "--first", "table", "--crew", "lee,lowe", "--seed", "undo")
    typed = lines("2", "undo", "2", "save game.txt")
    said = run("play", "titanic", *table, typed=typed).stdout
    assert said.count("The table is deciding who goes first.") == 2
    assert "Lowe> undo\n" in said
    assert "[action-number]" not in said
    assert len(played(tmp_path / "game.txt").steps) == 1


def test_the_step_after_an_undo_is_told(run: Run) -> None:
    table = ("--position", "decks=f13/-/-/-/-/-")
    said = run("play", "titanic", *table, typed=lines("1>5", "undo", "1>6")).stdout
    told = said.split("> 1>6\n")[1].splitlines()[0]
    assert "deck 6" in told


def test_undo_does_not_take_back_what_a_bot_did(run: Run) -> None:
    """The bot that begins plays at once, and would only play the same again."""
    table = ("--players", "2", "--first", "2", "--crew", "lee,lowe", "--bot", "2=random")
    result = run("play", "titanic", *table, "--seed", "undo", typed=lines("undo"))
    assert "[undo-other]" in result.stdout


def test_another_game_keeps_the_seats_and_passes_the_captain_to_the_left(
    run: Run, tmp_path: Path
) -> None:
    table = ("--players", "3", "--captain", "1", "--seed", "won", "--bot", "random")
    typed = lines(*PLENTY, "save one.txt", "again", *PLENTY, "save two.txt")
    assert run("play", "septentrick", *table, typed=typed).exit_code == 0
    one, two = played(tmp_path / "one.txt"), played(tmp_path / "two.txt")
    outcome = one.state.outcome()
    assert outcome is not None
    captain = "1" if outcome.reason == "all-passengers" else "2"
    assert two.record.setup == one.record.setup | {"captain": captain}
    assert two.record.secret != one.record.secret
    assert two.record.notes["Bots"] == one.record.notes["Bots"] == "2=random 3=random"


def test_another_game_in_the_middle_of_one_must_be_said_twice(run: Run) -> None:
    result = run("play", "titanic", "--seed", "a", typed=lines("rescue:1", "again", "again"))
    assert result.stdout.count("This game hasn’t been saved.") == 1
    assert result.stdout.count("Deal: ") == 2


def test_a_position_is_played_again_from_its_beginning(run: Run) -> None:
    over = "asks=over turned=11 decks=-/-/-/-/-/-"
    result = run("play", "titanic", "--position", over, typed=lines("again"))
    assert result.stdout.count("The game begins from a position") == 2


def test_loading_another_game_takes_the_hand_off_the_screen(run: Run, tmp_path: Path) -> None:
    run("play", "septentrick", "--bot", "none", "--seed", "l", typed=lines("", "1", "save a.txt"))
    typed = lines("", "load a.txt", "1")
    result = run("play", "septentrick", "--bot", "none", "--seed", "m", typed=typed)
    after = result.stdout.split("> load a.txt\n")[1]
    assert after.startswith(DARK)


def test_another_game_takes_the_hand_off_the_screen(run: Run) -> None:
    table = ("--bot", "none", "--captain", "1", "--seed", "m")
    typed = lines("", "1", "again", "again", "", "1")
    result = run("play", "septentrick", *table, typed=typed)
    asked, after = result.stdout.split("> again\n")[1:]
    assert "hasn’t been saved" in asked
    assert after.startswith(DARK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_enter_alone_shows_the_hand(run: Run, tmp_path: Path, language: str) -> None:
    """Anything else typed there is ignored, and nothing is shown."""
    table = ("--bot", "none", "--captain", "1", "--seed", "m", "--lang", language)
    typed = lines("save s.txt", "1", "", "trump:star")
    said = run("play", "septentrick", *table, typed=typed).stdout
    before, after = said.split("1> \n", 1)
    assert "view:" not in before
    again = {"en": "Just press Enter", "fr": "simplement sur Entrée", "de": "Drücke nur"}
    assert " ".join(before.split()).count(again[language]) == 2
    assert "view:" in after
    assert not (tmp_path / "s.txt").exists()


@pytest.mark.parametrize(("word", "language"), [("quit", "en"), ("q", "de"), ("quitter", "fr")])
def test_the_game_can_be_left_where_the_screen_is_passed_on(
    run: Run, tmp_path: Path, word: str, language: str
) -> None:
    table = ("--bot", "none", "--captain", "1", "--seed", "m", "--lang", language)
    typed = lines("", "trump:star", "1", word, "")
    dark = run("play", "septentrick", *table, typed=typed).stdout.split(DARK)[1]
    assert "view:" not in dark
    assert "septentrick-1.txt" in dark
    assert len(played(tmp_path / "septentrick-1.txt").steps) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_who_share_the_screen_are_greeted_as_such(run: Run, language: str) -> None:
    table = ("--bot", "none", "--captain", "1", "--seed", "m", "--lang", language)
    greeting, looked = run(
        "play", "septentrick", *table, "--players", "3", typed=lines("", "crew")
    ).stdout.split("1> \n", 1)
    shared = {
        "en": "3 players. Pass this screen from seat to seat:",
        "fr": "3 joueurs. Passez-vous l’écran de place en place",
        "de": "3 Spieler. Ihr gebt diesen Bildschirm von Platz zu Platz weiter.",
    }
    assert shared[language] in " ".join(greeting.split())
    assert "seats: " not in greeting
    assert "seats: 3 @1" in looked


def passing_of(run: Run, tmp_path: Path, *typed: str) -> tuple[str, list[str]]:
    """Return what is said to somebody who passes cards, and the pass that was played."""
    # Seat 1 holds d6-d9, t5, t8, t9, c6, c10, s10 and three Passenger cards.
    table = ("--seed", "x", "--captain", "1", "--bot", "random")
    all_typed = lines("trump:star", *typed, "save game.txt")
    said = run("play", "septentrick", *table, typed=all_typed).stdout
    return said, played(tmp_path / "game.txt").record.actions[1:2]


@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    ("typed", "passed"),
    [
        ("pass:t5,c6", "pass:t5,c6"),
        ("pass c6 t5", "pass:t5,c6"),
        ("s10 d6", "pass:d6,s10"),
        ("1", "pass:d6,d7"),
    ],
)
def test_two_cards_are_passed_in_whatever_order_they_are_typed(
    run: Run, tmp_path: Path, typed: str, passed: str
) -> None:
    said, actions = passing_of(run, tmp_path, typed)
    assert actions == [passed]
    assert said.count("told: chose @1 #2") == 1


@pytest.mark.rule("S5")
@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("c6 p1", "pass-pair"),
        ("c6 c6", "pass-pair"),
        ("pass:c6", "action"),
        ("c6 d1", "illegal-action"),
        ("c10", "illegal-action"),
        ("keep:d6", "illegal-action"),
    ],
)
def test_two_cards_that_may_not_be_passed_are_refused_and_others_asked_for(
    run: Run, tmp_path: Path, typed: str, code: str
) -> None:
    said, actions = passing_of(run, tmp_path, typed, "t5 c6")
    assert f"[{code}]" in said
    assert actions == ["pass:t5,c6"]


def test_each_game_names_its_own_actions(run: Run) -> None:
    """Help shows an action that is possible now; an unknown word is answered with examples."""
    said = run("play", "septentrick", "--captain", "1", typed=lines("help", "sink")).stdout
    assert re.search(
        r"^  trump:star +take the same action, written in notation", said, re.MULTILINE
    )
    assert "words such as “d7”, “p2”, “r”" in " ".join(said.split())
    said = run("play", "titanic", "--crew", "lee", typed=lines("sink")).stdout
    assert "words such as “3>5”, “2>g1”" in " ".join(said.split())


@pytest.mark.parametrize("seat", [None, "0", "2"])
def test_a_replay_shows_the_seat_that_decides_or_one_that_is_chosen(
    run: Run, tmp_path: Path, seat: str | None
) -> None:
    run("play", "septentrick", *STEADY, "--seed", "again", typed=lines(*PLENTY, "save game.txt"))
    game = played(tmp_path / "game.txt")
    chosen = [] if seat is None else ["--seat", seat]
    result = run("replay", "game.txt", *chosen)
    assert result.exit_code == 0
    acted = re.findall("action: (.*)", result.stdout)
    seat_named = "" if seat else r"seat \d, "
    named = re.findall(rf"Step \d+: {seat_named}(\S+)$", result.stdout, re.MULTILINE)
    shown = shown_in_notation(result.stdout)
    if seat is None:
        assert acted == named == game.record.actions
        seats = re.findall(r"Step \d+: seat (\d), ", result.stdout)
        assert [int(one) - 1 for one in seats] == game.deciders
        first = game.deciders[0] + 1
        assert f"At the beginning:\nAs seat {first} sees it:\nview: " in result.stdout
        assert result.stdout.count("sees it:") == 1  # at the end all cards are visible
        assert shown <= set().union(*(known_to(one, game.record) for one in range(-1, 4)))
        return
    own = zip(game.record.actions, game.deciders, strict=True)
    assert acted == named == [word for word, one in own if one == int(seat) - 1]
    assert "sees it:" not in result.stdout
    assert shown - known_to(int(seat) - 1, game.record) == set()


def test_a_replay_has_no_other_seats_than_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text('[Game "septentrick"][Seed "x"][Players "3"]\n')
    for seat in ("4", "x"):
        result = run("replay", "game.txt", "--seat", seat)
        assert result.exit_code == 1
        assert "[seat]" in result.stderr


def test_a_game_with_secrets_is_scored(run: Run, tmp_path: Path) -> None:
    run("play", "septentrick", *STEADY, "--seed", "again", typed=lines(*PLENTY, "save game.txt"))
    outcome = played(tmp_path / "game.txt").state.outcome()
    assert f"score: {outcome}" in run("score", "game.txt").stdout
