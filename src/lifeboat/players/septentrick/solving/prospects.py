"""Prospects: a quick test of whether a Septentrick position between two tricks is plainly lost.

A *misfit* is a seat that no card in its hand can balance, so it needs to win a trick. The *master*
is the seat with the highest trump. It is sure to win with each of its top trumps, except one that
it may keep as its last card. The other tricks are *free*. A position is lost if there are more
misfits than free tricks. It is also lost if a misfit can't win a free trick: for that, it must
beat a card led by a seat that is leading now or has won a trick before. And it is lost if there
are more surplus rings than people left to match them.
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
    """A quick test for lost positions, which doesn't try any line of play."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.master: i64 = -1
        self.tops: i64 = 0
        """The master's top trumps."""
        self.sure: i64 = 0
        """The number of tricks the master is sure to win."""
        self.free: i64 = 0
        """The number of tricks left for misfits other than the master."""
        self.misfits: i64 = 0
        """A bit for each misfit other than the master."""

    def is_lost(self, left: i64, leader: i64, surpluses: i64, tricks: i64) -> bool:
        """Return whether it is certain that no line wins; if False, some line might."""
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
            sure += 1  # A leader who has only top trumps to lead wins with all of them.
        sure = sure if sure > 0 else 0
        self.master = master
        self.tops = tops
        self.sure = sure
        self.free = tricks - sure if sure < tricks else 0

    def _find_misfits(self, left: i64, surpluses: i64) -> i64:
        """Find the misfits other than the master, and return how many there are.

        If the master is itself a misfit and has no sure trick, it takes one of the free ones.
        """
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
        """Return whether the seats' surplus rings outnumber the people still in the hands."""
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
        """Return whether some misfit can't win a trick before the free tricks run out.

        After each free trick, more seats may be able to lead: those with a card that beats one
        that could be led before.
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
        """Return the cards that can win a trick led by this seat.

        `wins_first` says whether the seat may win another trick before it leads. If it does so
        with its last card that isn't a Passenger card, it has to lead a Passenger card, which any
        other card beats (S7).
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
