"""The state of a Septentrick game: who decides, what is legal, and what each action leads to."""

from __future__ import annotations

from lifeboat.core.decisions import Decision
from lifeboat.core.errors import IllegalAction
from lifeboat.core.events import Event
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
from lifeboat.septentrick.cards import SUIT_COUNT, kinds_in, kinds_of, people_of, unit_of
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.notation import action_text
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
from lifeboat.septentrick.tricks import led_suit, playable, voids_shown, winner
from lifeboat.septentrick.view import View
from lifeboat.septentrick.writing import position_text


class State:
    """A game of Septentrick at one moment, including everything hidden from the players.

    ``play`` checks its action and returns events; ``advance`` does neither, and is faster.
    """

    def __init__(
        self,
        terms: Terms,
        fate: Fate,
        captain: int,
        asks: int,
        active: int,
        trump: int,
        hands: list[int],
        passing: list[int],
        passed: list[int],
        passed_on: list[int],
        leader: int,
        trick: list[int],
        history: list[int],
        rings: list[int],
        people: list[int],
        voids: list[int],
        tricks: int,
    ) -> None:
        self.terms = terms
        self.fate = fate
        self.captain = captain
        self.asks = asks
        """The current question, as an index into ASKS."""
        self.active = active
        """The seat that decides, while the game is in progress."""
        self.trump = trump
        """The trump suit, or NO_SUIT before it is named."""
        self.hands = hands
        """The hand of each seat; cards chosen to be passed stay in it until all have chosen."""
        self.passing = passing
        """The cards that each seat has chosen in the current pass; only that seat may see them."""
        self.passed = passed
        """The two cards that each seat passed first; the list is replaced, never modified."""
        self.passed_on = passed_on
        """The card that each seat then passed on; the list is replaced, never modified."""
        self.leader = leader
        """The seat that leads the trick."""
        self.trick = trick
        """The cards of the trick, the leader's first."""
        self.history = history
        """Every card played, in order."""
        self.rings = rings
        self.people = people
        self.voids = voids
        """For each seat, a bit mask of the suits that it must be out of, given its plays."""
        self.tricks = tricks
        """How many tricks have been played."""
        self.events: list[Event] | None = None

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
            return kinds_in(playable(self.hands[self.active], led_suit(self.trick)), 0)
        if asks == ASK_PASS:
            return passes_of(self.hands[self.active])
        if asks == ASK_KEEP:
            return kinds_in(self.passed[self._right_of(self.active)], KEEP)
        if asks == ASK_TRUMP:
            return [trump_of(suit) for suit in range(SUIT_COUNT)]
        if asks == ASK_CAPTAIN:
            return [captain_of(seat) for seat in range(len(self.hands))]
        return []

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

    def advance(self, action: int) -> None:
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

    def _make_captain(self, seat: int) -> None:
        """Make a seat Captain, and ask it to name the trump (S4)."""
        self.captain = self.active = self.leader = seat
        self.asks = ASK_TRUMP
        if self.events is not None:
            self.events.append(events.captain_made(seat))

    def _pass_cards(self, pair: int) -> None:
        """Note the two cards that the active seat passes; once all have chosen, pass them (S5)."""
        self.passing[self.active] = pair
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

    def _keep_card(self, kind: int) -> None:
        """Note the card that the active seat keeps; once all have chosen, pass the others on.

        Then the first trick begins (S5, S6).
        """
        self.passing[self.active] = unit_of(kind)
        if self.events is not None:
            self.events.append(events.chose(self.active, ONE_KEPT))
        if not self._go_round():
            return
        seats = range(len(self.hands))
        kept = self.passing
        self.passed_on = [self.passed[self._right_of(seat)] - kept[seat] for seat in seats]
        self.passing = [0] * len(self.hands)
        for seat in seats:
            self.hands[seat] += kept[seat] + self.passed_on[self._right_of(seat)]
            if self.events is not None:
                left = self._left_of(seat)
                self.events.append(events.passed(seat, left, self.passed_on[seat]))
        self.active = self.leader
        self.asks = ASK_PLAY

    def _go_round(self) -> bool:
        """Make the next seat active, and return whether all seats have chosen."""
        self.active = (self.active + 1) % len(self.hands)
        return self.active == self.captain

    def _play_card(self, kind: int) -> None:
        """Play the active seat's card to the trick; the last card of a trick ends it (S6-S14)."""
        seat = self.active
        suit = led_suit(self.trick)
        self.hands[seat] -= unit_of(kind)
        self.trick.append(kind)
        self.history.append(kind)
        self.voids[seat] |= voids_shown(kind, suit)
        if self.events is not None:
            self.events.append(events.played(seat, kind))
        if len(self.trick) == len(self.hands):
            self._end_trick()
        else:
            self.active = (seat + 1) % len(self.hands)

    def _end_trick(self) -> None:
        """End the trick; its winner collects from it and leads the next one (S13, S14).

        The game is over if nobody wins the trick (S12), and after the last trick (S16).
        """
        place = winner(self.trick, self.trump)
        if place < 0:
            self.asks = OVER
            if self.events is not None:
                self.events.append(events.ended())
            return
        seat = (self.leader + place) % len(self.hands)
        for kind in self.trick:
            self._collect(seat, kind)
        if self.events is not None:
            self.events.append(events.won(seat, self.trick))
        self.trick = []
        self.tricks += 1
        self.leader = self.active = seat
        if self.tricks == TRICKS:
            self._reveal_last_cards()

    def _collect(self, seat: int, kind: int) -> None:
        """Add a card's life rings and people to those that a seat has collected (S14, S15)."""
        self.rings[seat] += self.terms.rings[kind]
        self.people[seat] += people_of(kind)

    def _reveal_last_cards(self) -> None:
        """Add everybody's last card to what they have collected, and end the game (S16)."""
        self.asks = OVER
        for seat, hand in enumerate(self.hands):
            kind = kinds_of(hand)[0]
            self._collect(seat, kind)
            if self.events is not None:
                self.events.append(events.revealed(seat, kind))
        if self.events is not None:
            self.events.append(events.ended())

    def _right_of(self, seat: int) -> int:
        """Return the right-hand neighbour of a seat, from whom it receives cards."""
        return (seat + len(self.hands) - 1) % len(self.hands)

    def _left_of(self, seat: int) -> int:
        """Return the left-hand neighbour of a seat, to whom it passes cards."""
        return (seat + 1) % len(self.hands)

    def can_undo(self) -> bool:
        """Return False: every action shows something, or is a choice that others build on."""
        return False

    def is_lost_early(self) -> bool:
        """Return whether a trick of nothing but Passenger cards ended the game (S12)."""
        return self.asks == OVER and bool(self.trick)

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
            self.passing.copy(),
            self.passed,
            self.passed_on,
            self.leader,
            self.trick.copy(),
            self.history.copy(),
            self.rings.copy(),
            self.people.copy(),
            self.voids.copy(),
            self.tricks,
        )


def _restored(text: str) -> State:
    """Return the state that was pickled as this text."""
    from lifeboat.septentrick.reading import read_position  # noqa: PLC0415 (it imports State)

    return read_position(text)
