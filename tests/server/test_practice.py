"""Practice tables on the server: bots play again after an undo, and no result is kept."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table.commands import Undo
from lifeboat.table.deals import deal_key
from lifeboat.table.requests import NewTable
from tests.contract.playing import throws_for
from tests.server.house import House
from tests.server.server import Server

SOLO = {"game": "titanic", "name": "Ada", "seats": ["me"], "start": True}


@pytest.mark.parametrize("practice", [True, False])
async def test_a_practice_game_leaves_no_result(house: House, practice: bool) -> None:
    table = await house.set_up("titanic", ["me"], practice=practice)
    header = (await house.play_out(table)).header
    deal = deal_key(header.game, header.setup, header.secret)
    assert bool(await house.tables.store.results_of_deal(deal)) is not practice
    assert bool(await house.tables.store.tallies()) is not practice


async def test_after_an_undo_the_person_decides_and_a_restart_keeps_it(house: House) -> None:
    table = await house.set_up("septentrick", ["me", "random", "random"], practice=True)
    throws = throws_for("practice")
    for _ in range(3):
        await house.step(table, throws)
    here = await house.wait_for_bots(table)
    before = str(here.state())
    await house.step(table, throws)
    here = await house.wait_for_bots(table)
    assert str(here.state()) != before
    await house.command(table, 1, Undo(here.last_entry))
    here = await house.wait_for_bots(table)
    assert str(here.state()) == before
    await house.start_again()
    assert str((await house.seen(table)).state()) == before
    assert (await house.tables.info(table)).practice
    assert (await house.log(table, 1))[-1].sentences == ["You undo the last step."]


async def test_the_deal_of_the_day_is_not_for_practice(house: House) -> None:
    with pytest.raises(LifeboatError, match="day-practice"):
        await house.tables.create(NewTable("titanic", "Ada", deal="day", practice=True))


def test_the_line_to_share_says_that_it_was_practice(server: Server) -> None:
    wish: dict[str, Any] = SOLO | {"practice": True}
    welcomed = server.client.post("/api/tables", json=wish).json()
    path = f"/api/tables/{welcomed['table']}"
    headers = {"Authorization": f"Bearer {welcomed['token']}"}
    server.client.post(f"{path}/commands", json={"kind": "resign"}, headers=headers)
    line = server.client.get(f"{path}/results", headers=headers).json()["line"]
    assert line.endswith("(practice)")
