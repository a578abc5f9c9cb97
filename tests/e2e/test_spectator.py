"""A spectator: somebody who opens a table without having a seat, and reads what happens."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.visits import Visitor, set_up


def test_a_spectator_reads_how_many_proposals_lie_face_down(visit: Visitor, server: str) -> None:
    setup = {"players": "3", "crew": "lee,lowe,fleet", "first": "1"}
    request = {"setup": setup, "seats": ["me", "open", "open"], "deal": "seed", "seed": "proposals"}
    ada = set_up(server, game="titanic", proposals=True, **request)
    ben, cleo = ada.join("Ben"), ada.join("Cleo")
    ben.command(kind="sit", seat=1)
    cleo.command(kind="sit", seat=2)
    ada.command(kind="start")

    proposals = visit.open(f"/table/{ada.table}").get_by_role("region", name="Sealed proposals")
    proposals.get_by_text("It’s Ada’s decision. The others can make proposals.").wait_for()
    ben.command(kind="propose", seat=1, action="rescue:1")
    proposals.get_by_text("It’s Ada’s decision. There is 1 sealed proposal.").wait_for()
    envelopes = proposals.get_by_role("listitem")
    expect(envelopes).to_contain_text(["Sealed proposal from Ben"])
    cleo.command(kind="propose", seat=2, action="rescue:2")
    proposals.get_by_text("The proposals:").wait_for()
    expect(envelopes).to_contain_text(["Draw 1 passenger", "Draw 2 passengers"])
