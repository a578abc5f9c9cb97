"""Settings from the environment and from flags."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

from lifeboat.server.settings import (
    SettingError,
    Settings,
    data_folder,
    database_of,
    part_of,
    settings_of,
    unknown_variables,
)


def test_nothing_needs_to_be_set() -> None:
    settings = settings_of({})
    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 1912)


def test_the_environment_is_heard_and_a_flag_wins_over_it() -> None:
    environment = {
        "LIFEBOAT_PORT": "8080",
        "LIFEBOAT_HOST": "0.0.0.0",
        "LIFEBOAT_ORIGINS": "https://a.example, https://b.example",
        "LIFEBOAT_COMMANDS_PER_SECOND": "2.5",
        "LIFEBOAT_DATABASE": "",
    }
    settings = settings_of(environment, port="9090", database=None)
    assert settings == Settings(
        port=9090,
        host="0.0.0.0",
        origins=("https://a.example", "https://b.example"),
        commands_per_second=2.5,
    )


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("PORT", "many"),
        ("PORT", "65536"),
        ("PROXIES", "the-proxy"),
        ("METRICS", "10.0.0.0/99"),
        ("ORIGINS", "example.org"),
        ("ORIGINS", "ftp://example.org"),
        ("ORIGINS", "https://example.org/play"),
        ("ORIGINS", "https://"),
        ("ORIGINS", "https://[::1"),
        ("ORIGINS", "https://ada@example.org"),
        ("ORIGINS", "https://example.org:port"),
        ("ORIGINS", "*"),
        ("LOG_LEVEL", "loud"),
        ("TABLES", "0"),
        ("REQUESTS_PER_SECOND", "0"),
        ("REQUESTS_PER_SECOND", "nan"),
    ],
)
def test_an_invalid_setting_is_refused_by_name(name: str, text: str) -> None:
    with pytest.raises(SettingError, match="setting") as refused:
        settings_of({f"LIFEBOAT_{name}": text})
    assert text in refused.value.tried
    assert refused.value.expected


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://Example.ORG/", "https://example.org"),
        ("HTTPS://example.org:443", "https://example.org"),
        ("http://example.org:80/", "http://example.org"),
        ("http://example.org:443", "http://example.org:443"),
        ("https://[::1]:8080/", "https://[::1]:8080"),
    ],
)
def test_an_origin_is_taken_as_browsers_send_it(text: str, origin: str) -> None:
    assert settings_of({"LIFEBOAT_ORIGINS": text}).origins == (origin,)


def test_variables_that_are_not_settings_are_found() -> None:
    environment = {"LIFEBOAT_HOST": "", "LIFEBOAT_PURE": "1", "LIFEBOAT_ORIGIN": "x", "HOME": "/"}
    assert unknown_variables(environment) == ["LIFEBOAT_ORIGIN"]


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, ".local/share/lifeboat"),
        ("linux", {"XDG_DATA_HOME": "data"}, "data/lifeboat"),
        ("darwin", {}, "Library/Application Support/lifeboat"),
        ("win32", {}, "AppData/Local/lifeboat"),
        ("win32", {"LOCALAPPDATA": "local"}, "local/lifeboat"),
    ],
)
def test_the_database_lies_in_the_users_data_folder(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    found = data_folder(environment, platform)
    assert found == (Path(folder) if environment else Path.home() / folder)


def test_a_database_that_is_named_is_the_one_that_is_meant() -> None:
    assert database_of(Settings(database="postgresql://db")) == "postgresql://db"
    assert database_of(Settings()).endswith("lifeboat.db")


@pytest.mark.parametrize("database", ["", "boat.db", "sqlite:///boat.db"])
def test_several_processes_are_refused_on_sqlite(database: str) -> None:
    with pytest.raises(SettingError, match="setting") as refused:
        settings_of({"LIFEBOAT_DATABASE": database}, processes="2")
    assert refused.value.tried == "--processes=2"
    assert settings_of({"LIFEBOAT_DATABASE": database}, processes="1").processes == 1


def test_several_processes_are_accepted_on_postgresql() -> None:
    environment = {"LIFEBOAT_PROCESSES": "2", "LIFEBOAT_DATABASE": "postgresql://db"}
    assert settings_of(environment).processes == 2


@pytest.mark.parametrize(
    ("bot_processes", "parts"), [(6, [2, 2, 2]), (5, [2, 2, 1]), (1, [1, 1, 1])]
)
def test_bot_processes_are_divided_among_the_processes(
    bot_processes: int, parts: list[int]
) -> None:
    settings = Settings(processes=3, bot_processes=bot_processes)
    assert [part_of(settings, number).bot_processes for number in (1, 2, 3)] == parts


def test_every_setting_is_on_the_hosting_page_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| `LIFEBOAT_(\w+)` \|([^|]*)\|", page, re.MULTILINE)
    assert {name: value.strip(" `") for name, value in rows} == {
        name.upper(): _text(value) for name, value in structs.asdict(Settings()).items()
    }


def _text(value: str | float | tuple[str, ...]) -> str:
    if isinstance(value, tuple):
        return " ".join(value)
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value)
