"""The board: everything on the table, and the basic operations on it.

A board is plain data. Piles and lines are lists of card numbers whose *last* element is the top of
a pile or the front of a line. Copies of a board share most lists, so these are replaced, never
changed in place: each list in `lines` and `groups`, and `stack`, `discard`, `drawn`, `arranged`,
`actions`, `before`, `standing` and `shuffles`. The rules that use these operations are in `play`,
`cards` and `crew`.
"""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.core.events import Event
from lifeboat.core.fate import Fate
from lifeboat.titanic import knowledge, telling
from lifeboat.titanic.agenda import ACTION_PILE, NAME_MYSTERIES, OVER, PASSENGER_PILE, PILES
from lifeboat.titanic.cards.bundles import BOAT_CARD, MYSTERY_CARDS, cards_of, one
from lifeboat.titanic.passengers import FIRST, SECOND, class_of, is_mystery, mystery
from lifeboat.titanic.places import BOAT
from lifeboat.titanic.terms import Terms


class Board:
    """Everything on the table in one game, and the question for the active seat."""

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
        hidden: i64,
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
        """What the active seat is being asked, as an index into ASKS."""
        self.agenda = agenda
        """The steps still to be taken, the next one last."""
        self.turned = turned
        """How many pages have been turned (T22)."""
        self.lines = lines
        self.down = down
        """How many cards at the back of each line lie face down."""
        self.groups = groups
        self.stack = stack
        self.discard = discard
        """The discard pile, whose order doesn't matter (T28)."""
        self.drawn = drawn
        """The cards from a rescue or Get Ready! that are still to be placed, in drawing order."""
        self.arranged = arranged
        """The cards that Get Ready! has put on top so far; the first one will be drawn first."""
        self.placed = placed
        """How many drawn cards this rescue has placed, or Get Ready! has put at the bottom."""
        self.hands = hands
        """The action cards of each seat, as a bundle (T4)."""
        self.actions = actions
        """The action stack."""
        self.used = used
        """The action discard pile, as a bundle."""
        self.playing = playing
        """The action card that is being resolved, or NO_CARD."""
        self.offer = offer
        """The action cards that Fleet, Lightoller or Smith is deciding about, as a bundle."""
        self.before = before
        """The hands before Smith took them all; empty unless he is handing them out."""
        self.chosen_line = chosen_line
        """The line that Your Turn! is looking at, or NO_LINE."""
        self.standing = standing
        """The kind that the face-up mystery of each class stands for, or 0."""
        self.quiet = quiet
        """The number of quiet moves in a row in this turn (T54)."""
        self.moved = moved
        """Whether a move was made in this turn; tracked only where that matters (T44, T46)."""
        self.paid = paid
        """A bit mask of the kinds whose anchors have already earned Latimer a card (T45)."""
        self.hidden: i64 = hidden
        """The set of all hidden cards: face down in a line, or in the stack; see `knowledge`."""
        self.pockets = pockets
        """The set of cards that may be hidden in each pocket; see `knowledge`."""
        self.known_top = known_top
        self.known_bottom = known_bottom
        self.shuffles = shuffles
        """How many times each pile has been shuffled."""
        self.reversible = False
        """Whether the last step can be undone: nothing was revealed, shuffled or ended."""
        self.events: list[Event] | None = None
        """The list that events are added to, or None while nobody is listening."""

    def flooded_decks(self) -> int:
        """Return how many decks, from the bow, are flooded and no longer have a line (T24)."""
        return self.terms.flooded[self.turned]

    def end(self) -> None:
        """End the game immediately; nothing further happens (T51)."""
        self.asks = OVER
        self.agenda.clear()
        self.reversible = False
        telling.ended(self)

    # Lines

    def settle(self, line: int) -> None:
        """Reveal a line's front card if it is face down, or discard the boat if it is empty.

        Call it when cards have left a line; if the line may be the boat, call `refill_actions`
        next (T21).
        """
        cards = self.lines[line]
        if not cards:
            if line == BOAT:
                self.discard_action(BOAT_CARD)
        elif self.down[line] == len(cards):
            self.reveal(line)

    def reveal(self, line: int) -> None:
        """Turn the front card of a line face up (T13).

        If it is a mystery, naming it is added to the agenda (T38).
        """
        card = self.lines[line][-1]
        self.down[line] -= 1
        knowledge.came_to_light(self, card)
        if self.down[line] == 0:
            knowledge.ran_out(self, line)
        self.reversible = False
        telling.revealed(self, card, line)
        if is_mystery(card):
            self.agenda.append(NAME_MYSTERIES)

    def lie_face_down(self, line: int, cards: list[int]) -> None:
        """Replace a line with these cards, all of them face down."""
        self.lines[line] = cards
        self.down[line] = len(cards)

    def turn_over(self, line: int, pockets: int) -> None:
        """Prepare the face-up cards of a line to be turned face down.

        Mysteries among them lose their ranks, and each card is noted as hidden in one of
        `pockets`, a bit mask. Call `lie_face_down` once the cards are shuffled.
        """
        cards = self.lines[line] = self.forget_ranks(self.lines[line])
        knowledge.went_under(self, cards[self.down[line] :], pockets)

    def forget_ranks(self, cards: list[int]) -> list[int]:
        """Return the cards as they will be when face down: mysteries lose their ranks (T38).

        These mysteries stand for nobody from now on.
        """
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
        """Make the mystery of a class stand for this kind, or for nobody if `kind` is 0."""
        standing = self.standing.copy()
        standing[klass] = kind
        self.standing = standing

    # Passenger piles

    def take_from_stack(self, count: int) -> list[int]:
        """Take `count` cards from the top of the stack and return them, the top card first.

        All players see them.
        """
        left = len(self.stack) - count
        taken = self.stack[left:]
        taken.reverse()
        self.stack = self.stack[:left]
        for card in taken:
            knowledge.came_to_light(self, card)
        self.known_top = max(self.known_top - count, 0)
        self.known_bottom = min(self.known_bottom, left)
        if left == 0:
            knowledge.ran_out(self, knowledge.STACK_POCKET)
        self.reversible = False
        return taken

    def discard_passengers(self, cards: list[int]) -> None:
        """Put passengers, if there are any, on the discard pile."""
        if cards:
            telling.discarded(self, cards)
            self.discard = self.discard + cards

    def shuffle_stack(self) -> None:
        """Shuffle the stack, unless it is empty."""
        if self.stack:
            self.stack = self.shuffled(self.stack, PASSENGER_PILE)
            knowledge.order_was_lost(self)
            telling.stack_shuffled(self)

    def return_discard(self) -> None:
        """Shuffle the discard pile and the stack together into a new stack (T18, T32)."""
        knowledge.went_under(self, self.discard, 1 << knowledge.STACK_POCKET)
        self.stack = self.stack + self.discard
        self.discard = []
        self.shuffle_stack()

    def shuffled(self, cards: list[int], pile: int) -> list[int]:
        """Return the cards in the order that fate has for the next shuffle of this pile.

        The shuffle is counted, and the current step can no longer be undone.
        """
        ordinal = self.shuffles[pile]
        self.shuffles = self.shuffles.copy()
        self.shuffles[pile] = ordinal + 1
        self.reversible = False
        return self.fate.shuffled(cards, PILES[pile], ordinal)

    # Action cards

    def draw_action(self, seat: int) -> int:
        """Draw an action card into a seat's hand and return it as a bundle (T21).

        The bundle is empty if there was no card to draw.
        """
        drawn = self.take_action(seat)
        self.hands[seat] += drawn
        return drawn

    def take_action(self, seat: int) -> int:
        """Draw an action card for a seat and return it as a bundle, without adding it to the hand.

        The bundle is empty if there was no card to draw.
        """
        if not self.actions:
            return 0
        card = self.actions[-1]
        self.actions = self.actions[:-1]
        self.reversible = False
        telling.got_card(self, "drew-action", seat, card)
        self.refill_actions()
        return one(card)

    def discard_action(self, card: int) -> None:
        """Put an action card on the action discard pile.

        An effect that discards action cards calls ``refill_actions`` after the last one (T21).
        """
        self.used += one(card)
        telling.discarded_action(self, card)

    def discard_mystery(self, card: int) -> None:
        """Move a mystery from the table to the action discard pile.

        An effect that discards mysteries calls ``refill_actions`` after the last one (T21).
        """
        klass = class_of(card)
        self.stand_for(klass, 0)
        self.discard_action(MYSTERY_CARDS[klass])

    def refill_actions(self) -> None:
        """Shuffle the action discard pile into the action stack if that stack is empty (T21)."""
        if self.actions or not self.used:
            return
        self.actions = cards_of(self.used)
        self.used = 0
        self.shuffle_actions()

    def shuffle_actions(self) -> None:
        """Shuffle the action stack, unless it is empty."""
        if self.actions:
            self.actions = self.shuffled(self.actions, ACTION_PILE)
            telling.action_stack_shuffled(self)
