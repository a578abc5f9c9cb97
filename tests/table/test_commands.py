"""Commands: parsed strictly."""

from __future__ import annotations

import pytest

from lifeboat.table.commands import (
    CommandError,
    read_command,
)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"kind":"sit"}',
        '{"kind":"sit","seat":5}',
        '{"kind":"sit","seat":0,"more":1}',
        '{"kind":"dance"}',
        '{"kind":"say","text":""}',
    ],
)
def test_a_command_of_unknown_form_is_refused(text: str) -> None:
    with pytest.raises(CommandError) as caught:
        read_command(text)
    assert caught.value.code == "command-form"
