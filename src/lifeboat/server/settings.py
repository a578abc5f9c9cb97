"""Settings: how the server is run, from the environment and from flags."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from msgspec import Meta, Struct, ValidationError, convert, inspect, structs

from lifeboat.core.errors import LifeboatError

Network = IPv4Network | IPv6Network
Count = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]

PREFIX: Final = "LIFEBOAT_"
NOT_FOR_THE_SERVER: Final = ("TEST_ENGINE", "PURE", "NO_CLIENT", "BAD_INPUT")
"""Variables that the build and the tests ask for."""


class SettingError(LifeboatError):
    """The server cannot be run like this."""


class Settings(Struct, frozen=True, kw_only=True):
    """How the server is run; each field is also a variable of the environment, LIFEBOAT_HOST ..."""

    host: str = "127.0.0.1"
    """The address to listen at."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 1912
    """The port to listen at; 0 for any that is free."""
    database: str = ""
    """A file for SQLite, or the address of a PostgreSQL server; empty for a file of one's own."""
    log_level: str = "info"
    """debug, info, warning or error."""
    origins: tuple[str, ...] = ()
    """Further origins of browsers that may connect, such as https://example.org."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies whose X-Forwarded-For is believed."""
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks that may read /metrics."""
    sockets_per_address: Count = 60
    """How many live connections and requests under way an address may have."""
    tables_per_address: Count = 30
    """How many open tables an address may have set up within a day."""
    tables: Count = 20_000
    """How many open tables there may be in all."""
    requests_per_second: Rate = 30.0
    """How many requests an address may make for long."""
    request_burst: Count = 150
    """How many requests an address may make at once."""
    commands_per_second: Rate = 5.0
    """How many commands a person at a table may give for long."""
    command_burst: Count = 30
    """How many commands a person at a table may give at once."""
    messages_per_second: Rate = 10.0
    """How many messages a live connection may send for long."""
    message_burst: Count = 60
    """How many messages a live connection may send at once; one that sends more is closed."""
    bot_processes: Count = 4
    """In how many processes bots search; those that do not search have one of their own."""
    bot_seconds: Rate = 10.0
    """How long a bot may think about a decision at most, however long its table lets it."""
    rest_seconds: Rate = 60.0
    """After how long without use a table is put to rest."""


def settings_of(environment: Mapping[str, str], **flags: str | None) -> Settings:
    """What the environment and the flags ask for; flags win, and what is empty does not count."""
    given: dict[str, Any] = {}
    for field in structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        text = flags.get(field.name) or environment.get(variable, "")
        if text:
            source = f"--{field.name.replace('_', '-')}" if flags.get(field.name) else variable
            given[field.name] = _value(field, text, f"{source}={text}")
    return Settings(**given)


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """The variables that look like settings but are none."""
    names = {*NOT_FOR_THE_SERVER, *(field.name.upper() for field in structs.fields(Settings))}
    known = {PREFIX + name for name in names}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _value(field: structs.FieldInfo, text: str, tried: str) -> Any:
    """The value of a setting from its text."""
    words = tuple(text.replace(",", " ").split())
    if field.name in ("proxies", "metrics"):
        networks(words)
    if field.name == "origins":
        words = tuple(_origin(word, tried) for word in words)
    if field.name == "log_level" and text not in LOG_LEVELS:
        raise SettingError("setting", tried, LOG_LEVELS)
    try:
        return convert(words if field.type == tuple[str, ...] else text, field.type, strict=False)
    except ValidationError:
        raise SettingError("setting", tried, _expected(field)) from None


def _expected(field: structs.FieldInfo) -> str:
    """What a setting that is a number can be."""
    kind = inspect.type_info(field.type)
    if isinstance(kind, inspect.FloatType):
        return f"a number above {kind.gt}"
    assert isinstance(kind, inspect.IntType)
    return f"a whole number from {kind.ge}" if kind.le is None else f"{kind.ge}-{kind.le}"


def _origin(word: str, tried: str) -> str:
    """An origin as browsers send it: in small letters, without a slash or the usual port."""
    origin = word.lower().removesuffix("/")
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        raise SettingError("setting", tried, ORIGIN) from None
    is_plain = parts.hostname and "@" not in parts.netloc
    if origin != f"{parts.scheme}://{parts.netloc}" or parts.scheme not in PORTS or not is_plain:
        raise SettingError("setting", tried, ORIGIN)
    return origin.removesuffix(f":{port}") if port == PORTS[parts.scheme] else origin


ORIGIN: Final = "an origin"
PORTS: Final = {"http": 80, "https": 443}
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def networks(words: tuple[str, ...]) -> list[Network]:
    """Addresses and networks from their texts."""
    found: list[Network] = []
    for word in words:
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise SettingError("setting", word, "an address or a network") from None
    return found


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where the user's own data of Lifeboat lies, as the system has it."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "lifeboat"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "lifeboat"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "lifeboat"


def database_of(settings: Settings) -> str:
    """The database that is meant: the one that is named, or a file in the user's data folder."""
    return settings.database or str(data_folder(os.environ) / "lifeboat.db")
