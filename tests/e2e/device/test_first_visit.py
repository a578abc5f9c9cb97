"""What a first visit to a server's pages costs those who never play on the device."""

from __future__ import annotations

import json
import re
from typing import Final

from tests.e2e.visits import HTTP

LARGEST: Final = 150_000
"""The bytes that a file of the ordinary pages may have, uncompressed; Python has 10 million."""


def test_only_the_ordinary_pages_are_kept_for_later(server: str) -> None:
    """The service worker fetches what a device needs when somebody plays on one."""
    worker = HTTP.get(f"{server}/sw.js").text
    listed = re.search(r"^const SHELL = (.*);$", worker, re.MULTILINE)
    assert listed
    files = [file.removeprefix("./") for file in json.loads(listed[1])]
    sizes = {file: len(HTTP.get(f"{server}/{file}").content) for file in files}
    assert len(sizes) > 20
    assert {file: size for file, size in sizes.items() if size > LARGEST} == {}
