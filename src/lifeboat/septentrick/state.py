"""A game of Septentrick at one moment: who decides what, what is legal, what it leads to."""

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
    """The hands, the trick, what everybody has collected, and what is asked of whom.

    ``play`` checks its action; ``advance`` trusts it, tells nothing and is faster.
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
        """What is asked, a number of ASKS."""
        self.active = active
        """Who decides."""
        self.trump = trump
        """The trump suit, or NO_SUIT before it is named."""
        self.hands = hands
        """What each seat holds; cards chosen for a pass are in the hand until all have chosen."""
        self.passing = passing
        """What each seat has chosen in the pass that is going on, sealed."""
        self.passed = passed
        """The two cards that each seat gave to the left; replaced, never changed."""
        self.passed_on = passed_on
        """The card that each seat passed on, of the two it got; replaced, never changed."""
        self.leader = leader
        """Who leads the trick."""
        self.trick = trick
        """The cards of the trick, the leader's first."""
        self.history = history
        """Every card played, in order."""
        self.rings = rings
        self.people = people
        self.voids = voids
        """For each seat a bit for each suit that it has shown to be out of, for all to see."""
        self.tricks = tricks
        """How many tricks have been played."""
        self.events: list[Event] | None = None

    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    def decision(self) -> Decision | None:
        """What is asked of whom; nothing once the game is over."""
        return None if self.asks == OVER else Decision(self.active, ASKS[self.asks])

    def legal(self) -> list[int]:
        """The legal actions, sorted; empty once the game is over."""
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
        """Take a legal action and say what happened; refuse any other and change nothing."""
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
        """Take an action that is known to be legal."""
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
        """The table has picked the Captain, who names the trump (S4)."""
        self.captain = self.active = self.leader = seat
        self.asks = ASK_TRUMP
        if self.events is not None:
            self.events.append(events.captain_made(seat))

    def _pass_cards(self, pair: int) -> None:
        """Choose two cards for the left neighbour; with the last choice of all, they pass (S5)."""
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
        """Keep one of the two received; with the last choice of all, the others go on (S5)."""
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
        """Go on to the next seat, and say whether everybody has chosen now."""
        self.active = (self.active + 1) % len(self.hands)
        return self.active == self.captain

    def _play_card(self, kind: int) -> None:
        """Play a card to the trick; the last one of it decides it (S6-S14)."""
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
        """The winner collects and leads (S13, S14); a trick of Passenger cards ends all (S12)."""
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
        """A card's life rings or people count for this seat (S14, S15)."""
        self.rings[seat] += self.terms.rings[kind]
        self.people[seat] += people_of(kind)

    def _reveal_last_cards(self) -> None:
        """Everybody's last card is added to what they have collected (S16)."""
        self.asks = OVER
        for seat, hand in enumerate(self.hands):
            kind = kinds_of(hand)[0]
            self._collect(seat, kind)
            if self.events is not None:
                self.events.append(events.revealed(seat, kind))
        if self.events is not None:
            self.events.append(events.ended())

    def _right_of(self, seat: int) -> int:
        """Who gives to this seat."""
        return (seat + len(self.hands) - 1) % len(self.hands)

    def _left_of(self, seat: int) -> int:
        """To whom this seat gives."""
        return (seat + 1) % len(self.hands)

    def can_undo(self) -> bool:
        """Never: every action shows something, or seals a choice that others go on from."""
        return False

    def is_lost_early(self) -> bool:
        """Whether a trick of Passenger cards alone has ended the game (S12)."""
        return self.asks == OVER and bool(self.trick)

    def outcome(self) -> Outcome | None:
        """How the game ended, if it has: everybody's rings and people match, or not (S12, S17)."""
        if self.asks != OVER:
            return None
        matched = matched_seats(self.rings, self.people)
        if self.is_lost_early():
            return Outcome("all-passengers", False, matched)
        won = matched == len(self.hands)
        return Outcome("rescued" if won else "unmatched", won, matched)

    def view(self, seat: int = 0) -> View:
        """What this seat may see and know; a seat below 0 is a spectator."""
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
        """A state of its own, equal to this one."""
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
    """A pickled state, which travels as its text."""
    from lifeboat.septentrick.reading import read_position  # noqa: PLC0415 (it imports State)

    return read_position(text)
