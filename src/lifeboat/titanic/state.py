"""A game of SOS Titanic at one moment: who decides what, what is legal, and what follows."""

from __future__ import annotations

from lifeboat.core.decisions import Decision
from lifeboat.core.errors import IllegalAction
from lifeboat.core.events import Event
from lifeboat.core.outcomes import Outcome
from lifeboat.titanic import telling
from lifeboat.titanic.actions import (
    ABILITY,
    FIRST_SEAT,
    MOVE,
    NAME,
    PLACE,
    PLAY,
    RESCUE,
)
from lifeboat.titanic.agenda import (
    ASK_ARRANGE,
    ASK_EXCHANGE,
    ASK_FETCH,
    ASK_FIRST,
    ASK_NAME,
    ASK_NUMBER,
    ASK_PLACE,
    ASK_TURN,
    ASKS,
    COMPENSATE,
    CONSOLE,
    END_TURN,
    FINISH_CARD,
    NAME_MYSTERIES,
    NOTHING,
    NUMBER_STEP,
    OVER,
    TURN_PAGE,
)
from lifeboat.titanic.board import Board
from lifeboat.titanic.cards.register import CARDS, add_plays_in_turn, finish_card, play_card
from lifeboat.titanic.passengers import PASSENGERS
from lifeboat.titanic.places import PLACES
from lifeboat.titanic.play import mysteries, rescue
from lifeboat.titanic.play.booklet import turn_page
from lifeboat.titanic.play.groups import all_safe
from lifeboat.titanic.play.moves import add_moves, move
from lifeboat.titanic.refusal import refusal_of
from lifeboat.titanic.score import Score, score
from lifeboat.titanic.text.notation import action_text
from lifeboat.titanic.text.writing import position_text
from lifeboat.titanic.view import View


class State(Board):
    """A board with the verbs of a game.

    ``play`` checks the action and returns events; ``advance`` does neither and is faster.
    """

    def seats(self) -> int:
        """Return the number of seats at the table."""
        return len(self.hands)

    def decision(self) -> Decision | None:
        """Return the current question and who decides, or `None` once the game is over."""
        if self.asks == OVER:
            return None
        return Decision(self.active, ASKS[self.asks])

    def legal(self) -> list[int]:
        """Return the legal actions, sorted; empty once the game is over."""
        asks = self.asks
        if asks == ASK_TURN:
            return self._legal_in_turn()
        if asks == ASK_PLACE:
            return rescue.placement_options(self)
        if asks == ASK_NUMBER:
            actions: list[int] = []
            rescue.add_numbers(self, actions)
            return actions
        if asks == ASK_NAME:
            return mysteries.names(self)
        if asks == ASK_FIRST:
            return list(range(FIRST_SEAT, FIRST_SEAT + len(self.hands)))
        if asks == OVER:
            return []
        if ASK_ARRANGE <= asks <= ASK_FETCH:
            return CARDS[self.playing].options(self)
        return self.terms.members[self.active].options(self)

    def _legal_in_turn(self) -> list[int]:
        """Return the legal moves, then the legal actions that end the turn (T8-T20)."""
        actions: list[int] = []
        add_moves(self, actions)
        rescue.add_numbers(self, actions)
        if not self.moved and self.terms.members[self.active].can_act(self):
            actions.append(ABILITY)
        add_plays_in_turn(self, actions)
        return actions

    def play(self, action: int) -> list[Event]:
        """Play a legal action and return what happened.

        Raise `IllegalAction` for any other action, and change nothing.
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
        """Play an action that is known to be legal, without checking it."""
        asks = self.asks
        self.asks = NOTHING
        self.reversible = True
        if asks == ASK_TURN:
            self._act(action)
        elif asks == ASK_PLACE:
            if action >= PLACE:
                card = PASSENGERS[(action - PLACE) // PLACES]
                rescue.place(self, card, (action - PLACE) % PLACES)
            else:
                rescue.discard_drawn(self)
        elif asks == ASK_NUMBER:
            rescue.rescue(self, action - RESCUE)
        elif asks == ASK_NAME:
            mysteries.name(self, action - NAME + 1)
        elif asks == ASK_FIRST:
            self.active = action - FIRST_SEAT
        elif asks < ASK_EXCHANGE:
            CARDS[self.playing].answer(self, action)
        else:
            self.terms.members[self.active].answer(self, action)
        while self.asks == NOTHING:
            if self.agenda:
                self._take(self.agenda.pop())
            else:
                self.asks = ASK_TURN

    def _act(self, action: int) -> None:
        """Make a move, or take the turn's one action."""
        if action < RESCUE:
            move(self, (action - MOVE) // PLACES, (action - MOVE) % PLACES)
            return
        self.agenda.append(END_TURN)
        if action < ABILITY:
            rescue.rescue(self, action - RESCUE)
        elif action >= PLAY:
            play_card(self, action)
        else:
            telling.used_ability(self)
            self.terms.members[self.active].act(self)

    def _take(self, step: int) -> None:
        """Take a step that was on the agenda."""
        if step == END_TURN:
            self.end_turn()
        elif step == FINISH_CARD:
            finish_card(self)
        elif step == TURN_PAGE:
            turn_page(self)
        elif step == NAME_MYSTERIES:
            self.asks = ASK_NAME
        elif step == NUMBER_STEP:
            self.asks = ASK_NUMBER
        elif step == COMPENSATE:
            self.terms.members[self.active].compensate(self)
        elif step == CONSOLE:
            rescue.console(self)
        else:
            self.terms.members[self.active].encore(self)

    def end_turn(self) -> None:
        """End the turn, and begin the turn of the next player clockwise (T7)."""
        self.active = (self.active + 1) % len(self.hands)
        self.quiet = 0
        self.moved = False
        self.reversible = False
        telling.turn_began(self)

    def can_undo(self) -> bool:
        """Return whether the last step can be undone: nothing was revealed, shuffled or ended."""
        return self.reversible

    def page(self) -> int:
        """Return the number of the open page."""
        return self.terms.edition.pages[self.turned]

    def score(self) -> Score:
        """Return what the score would be if the game ended now (T52)."""
        return score(self.groups, self.page())

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or `None` if it is still in progress (T51)."""
        if self.asks != OVER:
            return None
        safe = all_safe(self.groups)
        return Outcome("all-safe" if safe else "sunk", safe, self.score().total)

    def view(self, seat: int = 0) -> View:
        """Return all that this seat may see and know; a seat below 0 is a spectator (T4)."""
        return View(self, seat)

    def __str__(self) -> str:
        return position_text(self)

    def __repr__(self) -> str:
        return f"read_position({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, tuple[str, bool]]:
        return _restored, (str(self), self.reversible)

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def copy(self) -> State:
        """Return an independent copy of the state."""
        twin = State(
            self.terms,
            self.fate,
            self.active,
            self.asks,
            self.agenda.copy(),
            self.turned,
            self.lines.copy(),
            self.down.copy(),
            self.groups.copy(),
            self.stack,
            self.discard,
            self.drawn,
            self.arranged,
            self.placed,
            self.hands.copy(),
            self.actions,
            self.used,
            self.playing,
            self.offer,
            self.before,
            self.chosen_line,
            self.standing,
            self.quiet,
            self.moved,
            self.paid,
            self.hidden,
            self.pockets.copy(),
            self.known_top,
            self.known_bottom,
            self.shuffles,
        )
        twin.reversible = self.reversible
        return twin


def _restored(text: str, reversible: bool) -> State:
    """Rebuild a state from its text; this is how a state is unpickled."""
    from lifeboat.titanic.text.reading import read_position  # noqa: PLC0415 (it imports State)

    state = read_position(text)
    state.reversible = reversible
    return state
