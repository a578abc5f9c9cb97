"""A review on a screen: how luck and decisions add up, and what cost the most."""

from __future__ import annotations

from rich.table import Table as Grid

from lifeboat.core.games import game_of
from lifeboat.core.records import Record
from lifeboat.players.review import Judgement, Review, Situation, costly, situations_of
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.terminal.tables import Table, table_of
from lifeboat.texts import Texts
from lifeboat.texts.amounts import about_words, amount_words, change_words, difference_words
from lifeboat.texts.hints import reason_text
from lifeboat.texts.review_sentences import cost_sentence, open_sentences


class ReviewPage:
    """A review as it is shown on a screen."""

    def __init__(self, record: Record, review: Review, texts: Texts, screen: Screen) -> None:
        self.review = review
        self.texts = texts
        self.screen = screen
        self.game = record.game
        self.table: Table = table_of(record.game, texts, screen, plain=True)
        self.situations: dict[int, Situation] = {one.step: one for one in situations_of(record)}
        self.seats = record.begin().seats()

    def show(self, most: int) -> None:
        """Show the whole review, with at most `most` costly decisions."""
        review, say = self.review, self.texts.say
        name, decisions = say(f"{self.game}-name"), len(review.judgements)
        heading = say("review-heading", game=name, steps=review.steps, decisions=decisions)
        self.screen.say(heading, BOLD)
        self.screen.say(say(f"{self.game}-outcome-{review.outcome.reason}"))
        for sentence in open_sentences(self.texts, review):
            self.screen.say(sentence)
        self.screen.blank()
        self.show_sum()
        self.screen.say(say("review-meaning"), DIM)
        if review.doubt:
            doubt = difference_words(self.texts, self.game, review.doubt)
            self.screen.say(say("review-doubt", amount=doubt), DIM)
        self.screen.blank()
        self.show_costs(most)

    def show_sum(self) -> None:
        """Show how the expected result, luck and decisions add up to the actual result."""
        review, game, texts = self.review, self.game, self.texts
        grid = Grid.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right")
        for name, amount in (
            ("expected", amount_words(texts, game, review.expected)),
            ("luck", change_words(texts, game, review.luck)),
            ("skill", change_words(texts, game, review.skill)),
            ("result", amount_words(texts, game, review.result)),
        ):
            grid.add_row(f"  {texts.say(f'review-{name}')}", amount)
        self.screen.show(grid)

    def show_costs(self, most: int) -> None:
        """Show the total cost of all decisions, and the ones that cost the most."""
        review, texts = self.review, self.texts
        self.screen.say(cost_sentence(texts, review))
        if most and review.cost:
            self.screen.say(texts.say("review-costly"), BOLD)
        for number, judgement in enumerate(costly(review, most), 1):
            self.show_decision(number, judgement)

    def show_decision(self, number: int, judgement: Judgement) -> None:
        """Show one decision: what it cost, what was chosen, and what would have been better."""
        texts, game = self.texts, self.game
        about = about_words(texts, game, judgement.cost, judgement.error)
        message = "review-decision-seat" if self.seats > 1 else "review-decision"
        seat, step = judgement.seat + 1, judgement.step + 1
        self.screen.say(texts.say(message, number=number, step=step, seat=seat, amount=about))
        view = self.situations[judgement.step].view
        for name, option in (("chosen", judgement.chosen), ("better", judgement.best)):
            words = self.table.action(view, option.action)
            action = game_of(game).action_text(option.action)
            said = texts.say(f"review-{name}", words=words, action=action)
            self.screen.say(said, indent="   ", hanging="     ")
            for reason in option.reasons:
                sentence = reason_text(texts, game, reason.name, reason.figures)
                self.screen.say(sentence, indent="     - ", hanging="       ")
