"""Logging as one JSON object per line, with only the fields listed here.

Cards, tokens, secrets and anything that people wrote stay out of the log: only the constant part
of a message is logged, only the fields below of its data, and only the class and traceback of an
error.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

FIELDS: Final = (
    "table",
    "code",
    "kind",
    "method",
    "route",
    "status",
    "milliseconds",
    "count",
    "reason",
    "host",
    "port",
    "seconds",
    "settings",
)
"""The extra attributes of a log record that may be logged."""
CHATTY: Final = ("alembic", "asyncio", "uvicorn.access", "uvicorn.error", "websockets")
"""Library loggers from which only warnings and errors are logged."""


class JsonLines(logging.Formatter):
    """A formatter that writes a log record as one line of JSON."""

    def __init__(self, process: int = 0) -> None:
        """Write the number of this process into each line if it is one of several."""
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _constant_part(record),
        }
        if process := getattr(record, "child", self._process):
            line["process"] = process
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0]:
            kind, _, trace = record.exc_info
            line["error"] = kind.__name__
            line["at"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(trace)
            ]
        return json.dumps(line, default=str)


def _constant_part(record: logging.LogRecord) -> str:
    """Return the message without its values.

    asyncio formats whole tasks and their errors into its messages, so only the first words of
    those are kept.
    """
    message = str(record.msg)
    return re.split(r"[^A-Za-z ]", message)[0] if record.name == "asyncio" else message


def start_logging(level: str, process: int = 0) -> None:
    """Log records of this level and above to standard error, replacing all other handlers.

    `process` is the number of this process if it is one of several.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(process))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
