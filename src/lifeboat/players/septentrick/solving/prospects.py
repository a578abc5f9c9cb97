"""Prospects: whether a position of Septentrick between two tricks is lost at sight.

A seat that no card in its hand can balance needs a trick: it is a *misfit*. The *master* holds the
highest trump, and wins with each of the top trumps, all but one of which must be played. The other
tricks are *free*. A position is lost if the misfits need more than the free tricks. To win one of
them, a misfit must beat a card that somebody leads, who must have won a trick before.
"""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.players.septentrick.solving.layout import (
    EVEN,
    SEAT_BITS,
    SEAT_MASK,
    Layout,
    card_at,
)


class Prospects:
    """Looks at positions, and sees no line of play."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.master: i64 = -1
        self.sure: i64 = 0
        """How many tricks the master is sure to win."""
        self.free: i64 = 0
        """How many tricks are left for the others."""
        self.misfits: i64 = 0
        """A bit for each seat but the master's."""

    def is_lost(self, left: i64, leader: i64, surpluses: i64, tricks: i64) -> bool:
        """Whether no line can win; if not, some line may."""
        self._find_master(left, leader, tricks)
        if self._find_misfits(left, surpluses) > self.free:
            return True
        if self._lacks_people(left, surpluses):
            return True
        return self.misfits != 0 and self._is_out_of_reach(left, leader)

    def _find_master(self, left: i64, leader: i64, tricks: i64) -> None:
        """Find the master, and how many tricks its top trumps are sure to win."""
        layout = self.layout
        master: i64 = -1
        tops: i64 = 0
        sure: i64 = -1
        for at in layout.trumps_down:
            place: i64 = at
            if left >> place & 1 == 0:
                continue
            owner: i64 = place // layout.width
            if master >= 0 and owner != master:
                break
            master = owner
            tops |= card_at(place)
            sure += 1
        if master == leader and layout.hand(left & ~(layout.passengers | tops), leader) == 0:
            sure += 1  # Who leads and may lead nothing but top trumps wins with all of them.
        sure = sure if sure > 0 else 0
        self.master = master
        self.sure = sure
        self.free = tricks - sure if sure < tricks else 0

    def _find_misfits(self, left: i64, surpluses: i64) -> i64:
        """Find the misfits, and say how many there are; the master's tricks are not free."""
        one: i64 = 1
        misfits: i64 = 0
        count: i64 = 0
        seat: i64 = 0
        while seat < self.layout.players:
            if self.layout.is_misfit(left, surpluses, seat):
                if seat != self.master:
                    misfits |= one << seat
                    count += 1
                elif self.sure == 0:
                    self.free -= 1
            seat += 1
        self.misfits = misfits
        return count

    def _lacks_people(self, left: i64, surpluses: i64) -> bool:
        """Whether the seats have more rings too many than there are people in the hands."""
        layout = self.layout
        lacking: i64 = 0
        seat: i64 = 0
        while seat < layout.players:
            surplus: i64 = surpluses >> SEAT_BITS * seat & SEAT_MASK
            if surplus > EVEN:
                lacking += surplus - EVEN
            seat += 1
        if lacking == 0:
            return False
        place: i64 = 0
        people: i64 = left & layout.passengers
        while people:
            if people & 1:
                lacking += layout.shown[place]
            people >>= 1
            place += 1
        return lacking > 0

    def _is_out_of_reach(self, left: i64, leader: i64) -> bool:
        """Whether a misfit cannot come to win a trick while there are free ones.

        With each free trick one more may lead: whose cards can beat a card led before.
        """
        layout = self.layout
        one: i64 = 1
        leads: i64 = one << leader
        if self.master >= 0:
            leads |= one << self.master
        rounds: i64 = 0
        while self.misfits & ~leads:
            if rounds >= self.free:
                return True
            rounds += 1
            beating: i64 = 0
            seat: i64 = 0
            while seat < layout.players:
                if leads >> seat & 1:
                    beating |= self._beating(left, seat, rounds > 1 or seat == self.master)
                seat += 1
            before: i64 = leads
            seat = 0
            while seat < layout.players:
                if layout.hand(left & beating, seat):
                    leads |= one << seat
                seat += 1
            if leads == before and rounds > 1:
                return True
        return False

    def _beating(self, left: i64, seat: i64, wins_first: bool) -> i64:
        """The cards that can win a trick that a seat leads, now or once it has won a trick.

        Who has won with the last other card leads a Passenger card, which any other beats (S7).
        """
        layout = self.layout
        passengers: i64 = layout.hand(left & layout.passengers, seat)
        hand: i64 = layout.hand(left & ~layout.passengers, seat)
        if layout.hand(left & layout.rescues, seat):
            return ~layout.passengers
        if passengers & (passengers - 1) and (wins_first or hand == 0):
            return ~layout.passengers
        trumps: i64 = layout.suits[layout.trump]
        beating: i64 = 0
        place: i64 = seat * layout.width
        while hand:
            if hand & 1:
                beating |= layout.higher[place]
                if trumps >> place & 1 == 0:
                    beating |= trumps
            hand >>= 1
            place += 1
        return beating
