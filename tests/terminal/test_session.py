"""A session: playing, undoing, saving, loading and leaving."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from lifeboat.texts import LANGUAGES
from tests.terminal.conftest import POSITION, Run, lines

LEE = ("play", "titanic", "--position", POSITION)


def saved(path: Path) -> list[str]:
    return read_record(path.read_text("utf-8")).actions


def test_a_whole_game_is_played_to_its_score(run: Run, tmp_path: Path) -> None:
    moves = ["rescue:1", "1"] * 150
    deal = ("--crew", "lee", "--seed", "iceberg")
    result = run("play", "titanic", *deal, typed=lines(*moves, "save whole.txt", "quit"))
    assert result.exit_code == 0
    assert "The Titanic has sunk." in result.stdout
    assert "The crew of 1912" in result.stdout
    assert "Best possible score" in result.stdout
    assert result.stdout.endswith("Goodbye.\n")
    playthrough, broken = replay(read_record((tmp_path / "whole.txt").read_text("utf-8")))
    assert broken is None
    assert playthrough.state.outcome() is not None
    score = run("score", "whole.txt").stdout
    total = playthrough.state.view(0).score.total
    assert [line.split()[-1] for line in score.splitlines() if "Your score" in line] == [str(total)]


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "Smith’s turn: "), ("fr", "À Smith de jouer : "), ("de", "Smith ist am Zug: ")],
)
def test_several_players_share_the_screen_and_are_told_who_decides(
    run: Run, language: str, asked: str
) -> None:
    table = ("--players", "3", "--crew", "lee,smith,fleet", "--layout", "expert", "--first", "2")
    result = run(
        "play", "titanic", *table, "--seed", "s", "--lang", language, typed=lines("rescue:1")
    )
    assert result.exit_code == 0
    assert f"\n{asked}" in result.stdout
    assert "Smith (" not in result.stdout
    assert "Smith> rescue:1" in result.stdout
    assert "\n► 2 Smith" in result.stdout


@pytest.mark.rule("T55")
@pytest.mark.parametrize(
    ("language", "options", "told"),
    [
        ("en", ("--rulebook", "german"), ["Rulebook: German"]),
        ("de", ("--rulebook", "french"), ["Regelheft: Französisch"]),
        (
            "fr",
            ("--murdoch", "all", "--ability", "turn"),
            ["Livre de règles : Anglais"],
        ),
        ("en", ("--rulebook", "english", "--murdoch", "may"), ["Rulebook: German"]),
        (
            "en",
            ("--rulebook", "french", "--ability", "turn"),
            [
                "Latimer’s rows of anchors: Each passenger counts in only one row (French rules)",
                "Lowe’s and Smith’s abilities: Instead of the whole turn (English and German",
            ],
        ),
        ("en", (), []),
    ],
)
def test_the_rulebook_is_told_if_it_is_not_the_houses(
    run: Run, language: str, options: tuple[str, ...], told: list[str]
) -> None:
    """It is told by name or, if it is a mix, point by point."""
    result = run("play", "titanic", "--crew", "lowe", *options, "--lang", language)
    assert result.exit_code == 0
    words = ("Rulebook", "Regelheft", "Livre de", "Latimer’s rows", "Lowe’s and Smith’s")
    assert [line for line in result.stdout.splitlines() if line.startswith(words)] == told


@pytest.mark.rule("T44", "T55")
def test_with_the_ability_in_place_of_the_turn_lowe_uses_it_before_any_move(run: Run) -> None:
    """It is offered first; after a move it is gone, and refused with its rule."""
    start = ("play", "titanic", "--plain", "--position")
    position = "crew=lowe ability=turn decks=f6/f7/-/-/-/-"
    told = run(*start, position, typed=lines("1>2", "actions", "ability")).stdout
    before, _, after = told.partition("1>2\n")
    assert "Lowe: discard from the stack until an anchor turns up" in before
    assert "Lowe: discard from the stack until an anchor turns up" not in after
    assert "T44" in after


def test_the_table_may_pick_who_begins(run: Run) -> None:
    result = run("play", "titanic", "--players", "2", "--first", "table", typed=lines("2"))
    assert "The table is deciding who goes first." in result.stdout


def test_a_deal_without_a_seed_gets_one_that_can_be_played_again(run: Run) -> None:
    first = run("play", "titanic").stdout
    seed = first.split("“--seed ")[1].split("”")[0]
    again = run("play", "titanic", "--seed", seed).stdout
    assert again == first
    assert run("play", "titanic").stdout != first


def test_an_action_is_chosen_by_number_or_notation_in_any_spelling(
    run: Run, tmp_path: Path
) -> None:
    run(*LEE, typed=lines("3", "1>g3", "Rescue 1", "save a.txt"))
    assert saved(tmp_path / "a.txt") == ["4>g1", "1>g3", "rescue:1"]


def test_every_legal_action_is_listed_with_its_number_notation_and_words(run: Run) -> None:
    listed = run(*LEE, typed=lines("list")).stdout.split("Lee> list\n")[1]
    assert "1, 1>g3, Lower the second-class Lifeboat with an anchor from deck 1\n" in listed
    assert "31, mystery-f:g1, " in listed


def test_undo_takes_back_a_quiet_step_and_refuses_one_that_showed_a_card(
    run: Run, tmp_path: Path
) -> None:
    table = "decks=f13/-/-/-/-/-"
    typed = lines("undo", "1>5", "undo", "1>6", "rescue:1", "undo", "save b.txt")
    result = run("play", "titanic", "--position", table, typed=typed)
    assert "There is nothing to undo yet. [undo]" in result.stdout
    assert "Undone: 1>5." in result.stdout
    assert "The last step can’t be undone" in result.stdout
    assert saved(tmp_path / "b.txt")[:2] == ["1>6", "rescue:1"]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("sink", "action"),
        ("0", "action-number"),
        ("99", "action-number"),
        ("9" * 5000, "action-number"),
        ("3>5", "illegal-action"),
        ("rescue:8", "illegal-action"),
        ("rules T99", "rule"),
        ("save", "file-name"),
        ("load", "file-name"),
        ("load missing.txt", "file-missing"),
        ("load .", "file-directory"),
        ("save .", "file-directory"),
        ("save /dev/null", "file-special"),
        ("save missing/deep.txt", "file-folder"),
        ("load ~nobody-we-know/game.txt", "file-folder"),
        ("save " + "x" * 300, "file-long"),
        ("\x1b[2J", "action"),
    ],
)
def test_a_mistake_is_named_and_loses_nothing(
    run: Run, tmp_path: Path, typed: str, code: str
) -> None:
    result = run(*LEE, typed=lines("1>g3", typed, "save after.txt"))
    assert f"[{code}]" in result.stdout.replace("\n", " ")
    assert saved(tmp_path / "after.txt") == ["1>g3"]
    assert "\x1b" not in result.stdout


def test_a_refused_action_names_the_rule_that_refuses_it(run: Run) -> None:
    said = " ".join(run(*LEE, typed=lines("3>5")).stdout.split())
    assert "You can’t move the first-class 2 to deck 5: only a first-class 13 or" in said
    assert said.count("T9") == 1
    assert "(Rule T9: Moving into an empty line)" in said


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    run(*LEE, typed=lines("1>g3", "save mine.txt"))
    result = run("play", "titanic", "--load", "mine.txt", typed=lines("4>g1", "save"))
    assert "mine.txt: 1 step played." in result.stdout
    assert saved(tmp_path / "mine.txt") == ["1>g3", "4>g1"]


def test_save_keeps_a_file_of_another_game_unless_it_is_told_twice(
    run: Run, tmp_path: Path
) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    result = run(*LEE, typed=lines("save precious.txt"))
    assert "Choose another name, or type “save! precious.txt”" in " ".join(result.stdout.split())
    assert precious.read_text() == "precious"
    run(*LEE, typed=lines("1>g3", "save! precious.txt"))
    assert saved(precious) == ["1>g3"]
    assert [file.name for file in tmp_path.iterdir()] == ["precious.txt"]


def test_loading_a_broken_record_keeps_its_good_part_and_its_file(run: Run, tmp_path: Path) -> None:
    run(*LEE, typed=lines("1>g3", "save broken.txt"))
    broken = (tmp_path / "broken.txt").read_text() + "9>9 rescue:1\n"
    (tmp_path / "broken.txt").write_text(broken)
    result = run("play", "titanic", "--load", "broken.txt", typed=lines("save", "save broken.txt"))
    assert "broken.txt: 1 step played." in result.stdout
    assert "[record-action]" in result.stdout
    assert "[file-name]" in result.stdout
    assert "[file-exists]" in result.stdout
    assert (tmp_path / "broken.txt").read_text() == broken


def test_leaving_an_unsaved_game_must_be_said_twice(run: Run) -> None:
    result = run(*LEE, typed=lines("1>g3", "quit", "table", "quit", "quit", "rescue:1"))
    assert result.stdout.count("This game hasn’t been saved.") == 2
    assert result.stdout.endswith("Goodbye.\n")
    assert "rescue:1\n" not in result.stdout.split("Goodbye")[0].split("Lee> quit")[-1]


def test_a_game_at_its_beginning_or_saved_is_left_at_once(run: Run) -> None:
    assert "hasn’t been saved" not in run(*LEE, typed=lines("quit")).stdout
    assert "hasn’t been saved" not in run(*LEE, typed=lines("1>g3", "save c.txt", "quit")).stdout


def test_the_end_of_the_input_leaves_the_game_where_it_can_be_picked_up(
    run: Run, tmp_path: Path
) -> None:
    result = run(*LEE, typed=lines("1>g3"))
    assert result.exit_code == 0
    assert "Saved in titanic-1.txt." in result.stdout
    assert saved(tmp_path / "titanic-1.txt") == ["1>g3"]


def test_a_game_that_can_be_kept_nowhere_is_shown_to_be_copied(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*_: object) -> int:
        raise PermissionError

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", closed)
        result = run(*LEE, typed=lines("1>g3"))
    assert "[file-nowhere]" in result.stdout
    record = result.stdout.split("load it later:\n")[1].removesuffix("Goodbye.\n")
    (tmp_path / "picked-up.txt").write_text(record)
    assert saved(tmp_path / "picked-up.txt") == ["1>g3"]


ODD_PATHS = {
    "nowhere/game.txt": "file-folder",
    "nowhere/deeper/game.txt": "file-folder",
    "folder": "file-directory",
    "/": "file-directory",
    "there.txt/game.txt": "file-not-folder",
    "x" * 300: "file-long",
    "/proc/game.txt": "file-locked",
    "/dev/null": "file-special",
    "there.txt": "file-exists",
    "": "file-name",
}


@pytest.mark.parametrize("path", ODD_PATHS)
def test_a_game_goes_on_if_saving_it_fails(run: Run, tmp_path: Path, path: str) -> None:
    """The reason is given, what is there stays as it is, and the game can be saved elsewhere."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "there.txt").write_text("precious")
    result = run(*LEE, typed=lines("1>g3", f"save {path}", "4>g1", "save good.txt", "quit"))
    assert f"[{ODD_PATHS[path]}]" in result.stdout
    assert "no file" not in result.stdout
    assert (tmp_path / "there.txt").read_text() == "precious"
    assert saved(tmp_path / "good.txt") == ["1>g3", "4>g1"]
    assert {file.name for file in tmp_path.iterdir()} == {"folder", "there.txt", "good.txt"}


@pytest.mark.parametrize("path", [*ODD_PATHS, "missing.txt"])
def test_a_game_that_fails_to_load_leaves_this_one_as_it_is(
    run: Run, tmp_path: Path, path: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "there.txt").write_text("precious")
    result = run(*LEE, typed=lines("1>g3", f"load {path}", "4>g1", "save good.txt", "quit"))
    assert re.search(r"\[(file|record)-[a-z-]+\]", result.stdout)
    assert saved(tmp_path / "good.txt") == ["1>g3", "4>g1"]


def test_an_interrupt_leaves_cleanly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("lifeboat.terminal.screen.Screen.ask", interrupt)
    result = run(*LEE)
    assert result.exit_code == 0
    assert result.stdout.endswith("Goodbye.\n")


def test_after_the_end_nothing_more_is_played(run: Run) -> None:
    over = "asks=over turned=11 decks=-/-/-/-/-/-"
    result = run("play", "titanic", "--position", over, typed=lines("1", "rescue:1", "undo"))
    assert result.stdout.count("[game-over]") == 2
    assert "[undo]" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_english_and_in_the_players_language(
    run: Run, language: str
) -> None:
    own = {"fr": "règles 8", "de": "REGELN T8", "en": "rules t8"}[language]
    result = run(*LEE, "--lang", language, typed=lines("rules T8", own, own.replace("è", "e")))
    heading = {"fr": "T8 : Déplacer", "de": "T8: Bewegung", "en": "T8: Moving"}[language]
    assert result.stdout.replace("\u00a0", " ").count(heading) == 3


def test_help_names_every_command(run: Run) -> None:
    helped = run(*LEE, typed=lines("help")).stdout
    for word in ("rules", "table", "list", "cards", "crew", "undo", "log", "record", "save"):
        assert f"\n  {word}" in helped


def test_cards_and_crew_are_explained(run: Run) -> None:
    said = " ".join(run(*LEE, typed=lines("cards", "crew", "cards all")).stdout.split())
    assert "Save Time: Shuffle the stack and the discard pile together to make a new stack." in said
    assert "Lee, Lookout, draws 1–4. If his rescue fails, he doesn’t draw an action card." in said
    assert "Plan B: Take any card from the action discard" in said


def test_the_log_tells_the_last_steps_or_all(run: Run) -> None:
    assert "Nothing has happened yet." in run(*LEE, typed=lines("log")).stdout
    moves = ["1>g3", *["1"] * 8]
    said = run(*LEE, typed=lines(*moves, "log", "log all")).stdout
    last, everything = said.split("Lee> log")[1:]
    assert "Step 1:" not in last
    assert "Step 1: 1>g3\n  Lee lowers the second-class Lifeboat with an anchor from deck 1." in (
        everything
    )


def test_a_game_in_sentences_says_the_same_without_a_drawing(run: Run) -> None:
    told = run(*LEE, "--plain", typed=lines("1>g3", "rescue:1")).stdout
    assert "▒" not in told
    assert "Deck 3, 2 dry compartments: 1 card face down, then first-class 2." in told
    assert told.count("ship’s clock") == 2  # at the beginning and on the new turn, not in between
