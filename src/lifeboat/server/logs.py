"""Logs: one JSON object a line, with nothing in it that is not listed here.

No card, no token, no secret and nothing that people wrote can get in: of a message only its
constant part is kept, of its data the fields below, and of an error its class and where it arose.
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
)
"""What may be logged beside the message."""
CHATTY: Final = ("alembic", "asyncio", "uvicorn.access", "uvicorn.error", "websockets")
"""Loggers of others, of which only warnings are wanted."""


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _constant_part(record),
        }
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
    """The message without its values; asyncio writes whole tasks and what failed in them."""
    message = str(record.msg)
    return re.split(r"[^A-Za-z ]", message)[0] if record.name == "asyncio" else message


def start_logging(level: str) -> None:
    """Write logs to the standard error stream from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
