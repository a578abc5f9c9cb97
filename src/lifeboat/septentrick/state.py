"""The state of a Septentrick game: who decides, what is legal, and what each action leads to."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lifeboat.core.decisions import Decision
from lifeboat.core.errors import IllegalAction
from lifeboat.core.events import NO_SEAT, Event
from lifeboat.core.fate import Fate
from lifeboat.core.outcomes import Outcome
from lifeboat.septentrick import events
from lifeboat.septentrick.actions import (
    CAPTAIN,
    KEEP,
    PAIR_HANDS,
    PASS,
    TRUMP,
    captain_of,
    passes_of,
    trump_of,
)
from lifeboat.septentrick.cards import (
    PASSENGER,
    RANKS,
    SUIT_COUNT,
    kind_at,
    kinds_in,
    people_of,
    unit_of,
)
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.notation import action_text
from lifeboat.septentrick.packed import at_seat, number_at, unpacked
from lifeboat.septentrick.questions import (
    ASK_CAPTAIN,
    ASK_KEEP,
    ASK_PASS,
    ASK_PLAY,
    ASK_TRUMP,
    ASKS,
    ONE_KEPT,
    OVER,
    TWO_PASSED,
)
from lifeboat.septentrick.refusal import refusal_of
from lifeboat.septentrick.tally import matched_seats
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.tricks import NO_CARD, NO_SUIT, beats, playable, voids_shown
from lifeboat.septentrick.view import View
from lifeboat.septentrick.writing import position_text


@mypyc_attr(acyclic=True)
class State:
    """A game of Septentrick at one moment, including everything hidden from the players.

    ``play`` checks its action and returns events; ``advance`` does neither, and is faster. A
    search copies states all the time, so what can be shared or packed is: only `hands` is modified
    in place.
    """

    def __init__(
        self,
        terms: Terms,
        fate: Fate,
        captain: i64,
        asks: i64,
        active: i64,
        trump: i64,
        hands: list[int],
        passing: list[int],
        passed: list[int],
        passed_on: list[int],
        leader: i64,
        played: bytes = b"",
        trick: i64 = 0,
        laid: i64 = 0,
        led: i64 = NO_SUIT,
        best: i64 = NO_CARD,
        holder: i64 = NO_SEAT,
        rings: i64 = 0,
        people: i64 = 0,
        voids: i64 = 0,
        tricks: i64 = 0,
    ) -> None:
        self.terms = terms
        self.fate = fate
        self.captain: i64 = captain
        self.asks: i64 = asks
        """The current question, as an index into ASKS."""
        self.active: i64 = active
        """The seat that decides, while the game is in progress."""
        self.trump: i64 = trump
        """The trump suit, or NO_SUIT before it is named."""
        self.hands = hands
        """The hand of each seat; cards chosen to be passed stay in it until all have chosen."""
        self.passing = passing
        """The cards that each seat has chosen in the current pass; only that seat may see them.

        This list and the next two are replaced, never modified.
        """
        self.passed = passed
        """The two cards that each seat passed first."""
        self.passed_on = passed_on
        """The card that each seat then passed on."""
        self.leader: i64 = leader
        """The seat that leads the trick."""
        self.played = played
        """Every card of the tricks that are over, in order."""
        self.packed_trick: i64 = trick
        """The cards of the current trick in one integer, the leader's in the lowest bits."""
        self.laid: i64 = laid
        """How many cards the trick has."""
        self.led: i64 = led
        """The suit that was led to the trick, or NO_SUIT while there is no Sea card in it."""
        self.best: i64 = best
        """The card that is winning the trick so far, or NO_CARD."""
        self.holder: i64 = holder
        """The seat that played that card, or NO_SEAT."""
        self.packed_rings: i64 = rings
        self.packed_people: i64 = people
        self.packed_voids: i64 = voids
        """`rings`, `people` and `voids`, with all seats in one integer."""
        self.tricks: i64 = tricks
        """How many tricks have been played."""
        self.events: list[Event] | None = None

    @property
    def history(self) -> list[int]:
        """Every card played, in order."""
        return list(self.played) + self.trick

    @property
    def trick(self) -> list[int]:
        """The cards of the trick, the leader's first."""
        return unpacked(self.packed_trick, self.laid)

    @property
    def rings(self) -> list[int]:
        """The life rings that each seat has collected."""
        return unpacked(self.packed_rings, len(self.hands))

    @property
    def people(self) -> list[int]:
        """The people that each seat has collected."""
        return unpacked(self.packed_people, len(self.hands))

    @property
    def voids(self) -> list[int]:
        """For each seat, a bit mask of the suits that it must be out of, given its plays."""
        return unpacked(self.packed_voids, len(self.hands))

    def seats(self) -> int:
        """Return the number of seats at the table."""
        return len(self.hands)

    def decision(self) -> Decision | None:
        """Return the current question and who decides, or `None` once the game is over."""
        return None if self.asks == OVER else Decision(self.active, ASKS[self.asks])

    def legal(self) -> list[int]:
        """Return the legal actions, sorted; empty once the game is over."""
        asks = self.asks
        if asks == ASK_PLAY:
            return kinds_in(self.playable(), 0)
        if asks == ASK_PASS:
            return passes_of(self.hands[self.active])
        if asks == ASK_KEEP:
            return kinds_in(self.passed[self._right_of(self.active)], KEEP)
        if asks == ASK_TRUMP:
            return [trump_of(suit) for suit in range(SUIT_COUNT)]
        if asks == ASK_CAPTAIN:
            return [captain_of(seat) for seat in range(len(self.hands))]
        return []

    def playable(self) -> i64:
        """Return the cards that the active seat may play to the trick, as a hand (S7-S11)."""
        return playable(self.hands[self.active], self.led)

    def play(self, action: int) -> list[Event]:
        """Play a legal action and return the events that follow.

        If the action isn't legal, raise `IllegalAction` and change nothing.
        """
        if action not in self.legal():
            expected = [action_text(legal) for legal in self.legal()]
            rule, reason = refusal_of(self, action)
            raise IllegalAction("illegal-action", action_text(action), expected, rule, reason)
        told: list[Event] = []
        self.events = told
        self.advance(action)
        self.events = None
        return told

    def advance(self, action: i64) -> None:
        """Play an action that is known to be legal, without checking it or returning events."""
        asks = self.asks
        if asks == ASK_PLAY:
            self._play_card(action)
        elif asks == ASK_PASS:
            self._pass_cards(PAIR_HANDS[action - PASS])
        elif asks == ASK_KEEP:
            self._keep_card(action - KEEP)
        elif asks == ASK_TRUMP:
            self.trump = action - TRUMP
            if self.events is not None:
                self.events.append(events.trump_named(self.active, self.trump))
            self.asks = ASK_PASS
        else:
            self._make_captain(action - CAPTAIN)

    def _make_captain(self, seat: i64) -> None:
        """Make a seat Captain, and ask it to name the trump (S4)."""
        self.captain = self.active = self.leader = seat
        self.asks = ASK_TRUMP
        if self.events is not None:
            self.events.append(events.captain_made(seat))

    def _pass_cards(self, pair: int) -> None:
        """Note the two cards that the active seat passes; once all have chosen, pass them (S5)."""
        self._choose(pair)
        if self.events is not None:
            self.events.append(events.chose(self.active, TWO_PASSED))
        if not self._go_round():
            return
        self.passed = self.passing
        self.passing = [0] * len(self.hands)
        for seat in range(len(self.hands)):
            self.hands[seat] -= self.passed[seat]
            if self.events is not None:
                self.events.append(events.passed(seat, self._left_of(seat), self.passed[seat]))
        self.asks = ASK_KEEP

    def _keep_card(self, kind: i64) -> None:
        """Note the card that the active seat keeps; once all have chosen, pass the others on.

        Then the first trick begins (S5, S6).
        """
        self._choose(unit_of(kind))
        if self.events is not None:
            self.events.append(events.chose(self.active, ONE_KEPT))
        if not self._go_round():
            return
        seats = len(self.hands)
        kept = self.passing
        self.passed_on = [self.passed[self._right_of(seat)] - kept[seat] for seat in range(seats)]
        self.passing = [0] * seats
        for seat in range(seats):
            self.hands[seat] += kept[seat] + self.passed_on[self._right_of(seat)]
            if self.events is not None:
                left = self._left_of(seat)
                self.events.append(events.passed(seat, left, self.passed_on[seat]))
        self.active = self.leader
        self.asks = ASK_PLAY

    def _choose(self, cards: int) -> None:
        """Note the cards that the active seat has chosen in a pass."""
        self.passing = self.passing.copy()
        self.passing[self.active] = cards

    def _go_round(self) -> bool:
        """Make the next seat active, and return whether all seats have chosen."""
        self.active = self._left_of(self.active)
        return self.active == self.captain

    def _play_card(self, kind: i64) -> None:
        """Play the active seat's card to the trick; the last card of a trick ends it (S6-S14)."""
        seat: i64 = self.active
        hand: i64 = self.hands[seat]
        self.hands[seat] = hand - unit_of(kind)
        self.packed_trick |= at_seat(kind, self.laid)
        self.laid += 1
        self.packed_voids |= at_seat(voids_shown(kind, self.led), seat)
        if self.led == NO_SUIT and kind < PASSENGER:
            self.led = kind // RANKS
        if beats(kind, self.best, self.trump):
            self.best = kind
            self.holder = seat
        if self.events is not None:
            self.events.append(events.played(seat, kind))
        if self.laid == len(self.hands):
            self._end_trick()
        else:
            self.active = self._left_of(seat)

    def _end_trick(self) -> None:
        """End the trick; its winner collects from it and leads the next one (S13, S14).

        The game is over if nobody wins the trick (S12), and after the last trick (S16).
        """
        seat: i64 = self.holder
        if seat == NO_SEAT:
            self.asks = OVER
            if self.events is not None:
                self.events.append(events.ended())
            return
        for place in range(self.laid):
            self._collect(seat, number_at(self.packed_trick, place))
        if self.events is not None:
            self.events.append(events.won(seat, self.trick))
        self.played = self.played + int(self.packed_trick).to_bytes(int(self.laid), "little")
        self.packed_trick = self.laid = 0
        self.led = NO_SUIT
        self.best = NO_CARD
        self.holder = NO_SEAT
        self.tricks += 1
        self.leader = self.active = seat
        if self.tricks == TRICKS:
            self._reveal_last_cards()

    def _collect(self, seat: i64, kind: i64) -> None:
        """Add a card's life rings and people to those that a seat has collected (S14, S15)."""
        self.packed_rings += at_seat(self.terms.rings[kind], seat)
        self.packed_people += at_seat(people_of(kind), seat)

    def _reveal_last_cards(self) -> None:
        """Add everybody's last card to what they have collected, and end the game (S16)."""
        self.asks = OVER
        for seat, hand in enumerate(self.hands):
            kind = kind_at(hand, 0)
            self._collect(seat, kind)
            if self.events is not None:
                self.events.append(events.revealed(seat, kind))
        if self.events is not None:
            self.events.append(events.ended())

    def _right_of(self, seat: i64) -> i64:
        """Return the right-hand neighbour of a seat, from whom it receives cards."""
        if seat == 0:
            return len(self.hands) - 1
        return seat - 1

    def _left_of(self, seat: i64) -> i64:
        """Return the left-hand neighbour of a seat, to whom it passes cards."""
        if seat + 1 == len(self.hands):
            return 0
        return seat + 1

    def can_undo(self) -> bool:
        """Return False: every action shows something, or is a choice that others build on."""
        return False

    def is_lost_early(self) -> bool:
        """Return whether a trick of nothing but Passenger cards ended the game (S12)."""
        return self.asks == OVER and self.tricks < TRICKS

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or `None` if it is still in progress (S12, S17).

        The score is the number of seats where life rings and people match. A game that was played
        out is won if they match at every seat; a game that ended early is lost.
        """
        if self.asks != OVER:
            return None
        matched = matched_seats(self.rings, self.people)
        if self.is_lost_early():
            return Outcome("all-passengers", False, matched)
        won = matched == len(self.hands)
        return Outcome("rescued" if won else "unmatched", won, matched)

    def view(self, seat: int = 0) -> View:
        """Return everything that this seat may see and know; a seat below 0 is a spectator."""
        return View(self, seat)

    def __str__(self) -> str:
        return position_text(self)

    def __repr__(self) -> str:
        return f"read_position({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _restored, (str(self),)

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def copy(self) -> State:
        """Return an independent copy of the state."""
        return State(
            self.terms,
            self.fate,
            self.captain,
            self.asks,
            self.active,
            self.trump,
            self.hands.copy(),
            self.passing,
            self.passed,
            self.passed_on,
            self.leader,
            self.played,
            self.packed_trick,
            self.laid,
            self.led,
            self.best,
            self.holder,
            self.packed_rings,
            self.packed_people,
            self.packed_voids,
            self.tricks,
        )

    def before_tricks(self, played: list[int]) -> State:
        """Return the state as it was before the first trick.

        `played` has the cards that each seat has played since, as hands.
        """
        return State(
            self.terms,
            self.fate,
            self.captain,
            ASK_PLAY,
            self.captain,
            self.trump,
            [hand + played[seat] for seat, hand in enumerate(self.hands)],
            self.passing,
            self.passed,
            self.passed_on,
            self.captain,
        )


def _restored(text: str) -> State:
    """Return the state that was pickled as this text."""
    from lifeboat.septentrick.reading import read_position  # noqa: PLC0415 (it imports State)

    return read_position(text)
