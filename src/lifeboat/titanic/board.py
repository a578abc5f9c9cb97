"""The board: everything that lies on the table, and the small things that happen to it.

A board is plain data. Piles and lines are lists of card numbers whose *last* element is the top
of a pile or the front of a line. Lists that seldom change are shared by the copies of a board:
each group, drawn, arranged, actions, before, standing and shuffles are replaced, never changed.
The rules that change a board stand in the modules around it.
"""

from __future__ import annotations

from lifeboat.core.events import Event
from lifeboat.core.fate import Fate
from lifeboat.titanic import knowledge, telling
from lifeboat.titanic.agenda import ACTION_PILE, NAME_MYSTERIES, OVER, PASSENGER_PILE, PILES
from lifeboat.titanic.cards.bundles import BOAT_CARD, MYSTERY_CARDS, cards_of, one
from lifeboat.titanic.passengers import FIRST, SECOND, class_of, is_mystery, mystery
from lifeboat.titanic.places import BOAT
from lifeboat.titanic.terms import Terms


class Board:
    """What lies on the table of one game, and what is asked of whom."""

    def __init__(
        self,
        terms: Terms,
        fate: Fate,
        active: int,
        asks: int,
        agenda: list[int],
        turned: int,
        lines: list[list[int]],
        down: list[int],
        groups: list[list[int]],
        stack: list[int],
        discard: list[int],
        drawn: list[int],
        arranged: list[int],
        placed: int,
        hands: list[int],
        actions: list[int],
        used: int,
        playing: int,
        offer: int,
        before: list[int],
        chosen_line: int,
        standing: list[int],
        quiet: int,
        moved: bool,
        paid: int,
        pockets: list[int],
        known_top: int,
        known_bottom: int,
        shuffles: list[int],
    ) -> None:
        self.terms = terms
        self.fate = fate
        self.active = active
        """The seat whose turn it is."""
        self.asks = asks
        """What is asked of it, a number of ASKS."""
        self.agenda = agenda
        """The steps to take before the turn goes on or ends, the next one last."""
        self.turned = turned
        """How many pages have been turned (T22)."""
        self.lines = lines
        self.down = down
        """How many cards at the back of each line lie face down."""
        self.groups = groups
        self.stack = stack
        self.discard = discard
        """Its order means nothing (T28)."""
        self.drawn = drawn
        """Cards of a rescue or of Get Ready! that wait for a choice, as they came."""
        self.arranged = arranged
        """What Get Ready! has put on top so far, the first to be drawn first."""
        self.placed = placed
        """How many drawn cards this rescue has placed, or Get Ready! put at the bottom."""
        self.hands = hands
        """A bundle for each seat (T4)."""
        self.actions = actions
        """The action stack."""
        self.used = used
        """The action discard, a bundle."""
        self.playing = playing
        """The action card that is being resolved, or NO_CARD."""
        self.offer = offer
        """Action cards that wait for a choice of Fleet, Lightoller or Smith, a bundle."""
        self.before = before
        """The hands before Smith took them all."""
        self.chosen_line = chosen_line
        """The line that Your Turn! looks at, or NO_LINE."""
        self.standing = standing
        """For each class the kind that its face-up mystery stands for, or 0."""
        self.quiet = quiet
        """Quiet moves in a row in this turn (T54)."""
        self.moved = moved
        """Whether a move was made in this turn; told only where that matters (T44, T46)."""
        self.paid = paid
        """The kinds whose anchors have counted in a row of Latimer's (T45), a bit each."""
        self.pockets = pockets
        """For each pocket the set of cards that may be hidden there; see knowledge."""
        self.known_top = known_top
        self.known_bottom = known_bottom
        self.shuffles = shuffles
        """How many times each pile has been shuffled."""
        self.reversible = False
        """Whether the last step showed, shuffled and ended nothing: the undo law."""
        self.events: list[Event] | None = None
        """Where what happens is told, while somebody listens."""

    def flooded_decks(self) -> int:
        """How many decks, from the bow, have no line any more (T24)."""
        return self.terms.flooded[self.turned]

    def end(self) -> None:
        """The game is over at once; nothing further happens (T51)."""
        self.asks = OVER
        self.agenda.clear()
        self.reversible = False
        telling.ended(self)

    # Lines

    def settle(self, line: int) -> None:
        """After cards have left a line: reveal its new front, or discard an empty boat."""
        cards = self.lines[line]
        if not cards:
            if line == BOAT:
                self.discard_action(BOAT_CARD)
        elif self.down[line] == len(cards):
            self.reveal(line)

    def reveal(self, line: int) -> None:
        """Turn the front card of a line face up (T13); a mystery asks for its rank (T38)."""
        card = self.lines[line][-1]
        self.down[line] -= 1
        if self.down[line] == 0:
            knowledge.ran_out(self, line)
        self.reversible = False
        telling.revealed(self, card, line)
        if is_mystery(card):
            self.agenda.append(NAME_MYSTERIES)

    def lie_face_down(self, line: int, cards: list[int]) -> None:
        """The cards become a line of which nothing shows yet."""
        self.lines[line] = cards
        self.down[line] = len(cards)

    def turn_over(self, line: int, pockets: int) -> None:
        """The face-up cards of a line go under in one of these pockets, a bit for each."""
        cards = self.lines[line] = self.forget_ranks(self.lines[line])
        knowledge.went_under(self, cards[self.down[line] :], pockets)

    def forget_ranks(self, cards: list[int]) -> list[int]:
        """The cards as they are face down: there a mystery stands for nobody (T38)."""
        if not self.standing[FIRST] and not self.standing[SECOND]:
            return cards
        faceless: list[int] = []
        for card in cards:
            if is_mystery(card):
                klass = class_of(card)
                self.stand_for(klass, 0)
                faceless.append(mystery(klass, 0))
            else:
                faceless.append(card)
        return faceless

    def stand_for(self, klass: int, kind: int) -> None:
        """The mystery of this class stands for this kind from now on, or for nobody."""
        standing = self.standing.copy()
        standing[klass] = kind
        self.standing = standing

    # Passenger piles

    def take_from_stack(self, count: int) -> list[int]:
        """The top cards of the stack, the first to come first, now in the open."""
        left = len(self.stack) - count
        taken = self.stack[left:]
        taken.reverse()
        del self.stack[left:]
        self.known_top = max(self.known_top - count, 0)
        self.known_bottom = min(self.known_bottom, left)
        if left == 0:
            knowledge.ran_out(self, knowledge.STACK_POCKET)
        self.reversible = False
        return taken

    def discard_passengers(self, cards: list[int]) -> None:
        """Passengers go to the discard."""
        if cards:
            telling.discarded(self, cards)
            self.discard.extend(cards)

    def shuffle_stack(self) -> None:
        """Shuffle what the stack holds."""
        if self.stack:
            self.stack = self.shuffled(self.stack, PASSENGER_PILE)
            knowledge.order_was_lost(self)
            telling.stack_shuffled(self)

    def return_discard(self) -> None:
        """The discard goes into the stack, and all of it is shuffled (T18, T32)."""
        knowledge.went_under(self, self.discard, 1 << knowledge.STACK_POCKET)
        self.stack.extend(self.discard)
        self.discard = []
        self.shuffle_stack()

    def shuffled(self, cards: list[int], pile: int) -> list[int]:
        """The cards in the order that fate has for the next shuffle of this pile."""
        ordinal = self.shuffles[pile]
        self.shuffles = self.shuffles.copy()
        self.shuffles[pile] = ordinal + 1
        self.reversible = False
        return self.fate.shuffled(cards, PILES[pile], ordinal)

    # Action cards

    def draw_action(self, seat: int) -> int:
        """The next action card, for this seat's hand; an empty bundle if there is none (T21)."""
        drawn = self.take_action(seat)
        self.hands[seat] += drawn
        return drawn

    def take_action(self, seat: int) -> int:
        """The next action card as a bundle, not yet in a hand."""
        if not self.actions:
            return 0
        card = self.actions[-1]
        self.actions = self.actions[:-1]
        self.reversible = False
        telling.got_card(self, "drew-action", seat, card)
        self.refill_actions()
        return one(card)

    def discard_action(self, card: int) -> None:
        """Put an action card on the action discard.

        One effect may discard several. Whoever ends it calls ``refill_actions`` (T21).
        """
        self.used += one(card)
        telling.discarded_action(self, card)

    def discard_mystery(self, card: int) -> None:
        """Put a mystery that leaves the table on the action discard."""
        klass = class_of(card)
        self.stand_for(klass, 0)
        self.discard_action(MYSTERY_CARDS[klass])

    def refill_actions(self) -> None:
        """An empty action stack takes up the action discard at once (T21)."""
        if self.actions or not self.used:
            return
        self.actions = cards_of(self.used)
        self.used = 0
        self.shuffle_actions()

    def shuffle_actions(self) -> None:
        """Shuffle what the action stack holds."""
        if self.actions:
            self.actions = self.shuffled(self.actions, ACTION_PILE)
            telling.action_stack_shuffled(self)
