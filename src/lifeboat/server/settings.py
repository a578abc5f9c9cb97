"""The server's settings, read from environment variables and command-line flags."""

from __future__ import annotations

import os
import socket
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
"""Variables, named without the prefix, that only the build and the tests use."""


class SettingError(LifeboatError):
    """A setting has an invalid value."""


class Settings(Struct, frozen=True, kw_only=True):
    """A server's settings; each field is also an environment variable, such as LIFEBOAT_HOST."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 1912
    """The port to listen on; 0 for any free port."""
    database: str = ""
    """The path of an SQLite file or a database URL; if empty, a file in the user's data folder."""
    processes: Count = 1
    """The number of server processes; several need PostgreSQL."""
    log_level: str = "info"
    """The lowest level to log: debug, info, warning or error."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use the server, such as https://example.org."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies whose X-Forwarded-For header is trusted."""
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks that may read /metrics."""
    sockets_per_address: Count = 60
    """The maximum number of live connections plus requests in progress, per address.

    Incomplete requests are counted separately, with the same maximum.
    """
    tables_per_address: Count = 30
    """The maximum number of unfinished tables that an address may set up within 24 hours."""
    tables: Count = 20_000
    """The maximum number of open tables on the server."""
    requests_per_second: Rate = 30.0
    """The sustained rate of requests per address."""
    request_burst: Count = 150
    """How many requests an address may make in a burst."""
    commands_per_second: Rate = 5.0
    """The sustained rate of commands per person at a table."""
    command_burst: Count = 30
    """How many commands a person at a table may give in a burst."""
    messages_per_second: Rate = 10.0
    """The sustained rate of messages per live connection."""
    message_burst: Count = 60
    """How many messages a live connection may send in a burst; one that sends more is closed."""
    bot_processes: Count = 4
    """The number of processes for bots that search; the other bots share one more."""
    bot_seconds: Rate = 10.0
    """The maximum number of seconds that a bot may think, whatever its table allows."""
    rest_seconds: Rate = 60.0
    """How many seconds a table may be idle before it is put to rest."""
    notifications: bool = True
    """Whether people can be notified of their turn, for which the server calls push services."""
    push_contact: str = ""
    """An address for push services in case of trouble: mailto:... or https://...

    If empty, it is the postmaster of the machine.
    """
    push_networks: tuple[str, ...] = ()
    """Addresses or networks, besides public ones, in which push services may be called."""


def settings_of(environment: Mapping[str, str], **flags: str | None) -> Settings:
    """Return the settings given by the environment and the flags.

    A flag overrides its environment variable, and empty values are ignored. Raise `SettingError`
    if a value is invalid, or if several processes are to share an SQLite file.
    """
    given: dict[str, Any] = {}
    tried: dict[str, str] = {}
    for field in structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        text = flags.get(field.name) or environment.get(variable, "")
        if text:
            source = f"--{field.name.replace('_', '-')}" if flags.get(field.name) else variable
            tried[field.name] = f"{source}={text}"
            given[field.name] = _value(field, text, tried[field.name])
    settings = Settings(**given)
    if settings.processes > 1 and _is_sqlite(settings.database):
        raise SettingError("setting", tried["processes"], "one process for sqlite")
    return settings


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Return the sorted names of variables that begin with LIFEBOAT_ but aren't known."""
    names = {*NOT_FOR_THE_SERVER, *(field.name.upper() for field in structs.fields(Settings))}
    known = {PREFIX + name for name in names}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _is_sqlite(database: str) -> bool:
    """Return whether a database setting means an SQLite file."""
    return "://" not in database or database.startswith("sqlite:")


def _value(field: structs.FieldInfo, text: str, tried: str) -> Any:
    """Return the value of a setting, parsed from text, or raise `SettingError`."""
    words = tuple(text.replace(",", " ").split())
    if field.name in ("proxies", "metrics", "push_networks"):
        networks(words)
    if field.name == "origins":
        words = tuple(_origin(word, tried) for word in words)
    if field.name == "push_contact" and not text.startswith(("mailto:", "https://")):
        raise SettingError("setting", tried, "a contact")
    if field.name == "log_level" and text not in LOG_LEVELS:
        raise SettingError("setting", tried, LOG_LEVELS)
    try:
        return convert(words if field.type == tuple[str, ...] else text, field.type, strict=False)
    except ValidationError:
        raise SettingError("setting", tried, _expected(field)) from None


def _expected(field: structs.FieldInfo) -> str:
    """Return a phrase that says what a numeric setting accepts."""
    kind = inspect.type_info(field.type)
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.FloatType):
        return f"a number above {kind.gt}"
    assert isinstance(kind, inspect.IntType)
    return f"a whole number from {kind.ge}" if kind.le is None else f"{kind.ge}-{kind.le}"


def _origin(word: str, tried: str) -> str:
    """Return an origin as browsers send it: in lower case, with no final slash or default port.

    Raise `SettingError` if `word` isn't an origin.
    """
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
    """Return the networks that these words name, or raise `SettingError`.

    A single address becomes a network that contains only that address.
    """
    found: list[Network] = []
    for word in words:
        try:
            found.append(ip_network(word, strict=False))
        except ValueError:
            raise SettingError("setting", word, "an address or a network") from None
    return found


def part_of(settings: Settings, number: int) -> Settings:
    """Return the settings of one of several processes, with its part of the bot processes.

    Server processes are numbered from 1. Each has at least one process for bots.
    """
    each, left = divmod(settings.bot_processes, settings.processes)
    part = each + 1 if number <= left else max(1, each)
    return structs.replace(settings, bot_processes=part)


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return the folder for the user's Lifeboat data, following the platform's conventions."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "lifeboat"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "lifeboat"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "lifeboat"


def contact_of(settings: Settings) -> str:
    """Return the address for push services: the one in the settings, or the machine's postmaster.

    Some push services refuse messages without such an address. Looking up the machine's name may
    take a moment.
    """
    return settings.push_contact or f"mailto:postmaster@{socket.getfqdn()}"


def database_of(settings: Settings) -> str:
    """Return the database to use: the one in the settings, or a file in the user's data folder."""
    return settings.database or str(data_folder(os.environ) / "lifeboat.db")
