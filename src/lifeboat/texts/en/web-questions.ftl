### The browser client: answering the questions of SOS Titanic, and the end of the game.

web-question-hide = Show the table
web-question-show = Back to the question
web-question-show-end = Back to the result
# $line: the name of a deck, or of the boat.
web-question-line = Line: { $line }

## Get Ready!

web-question-arrange = Put the cards back in the stack as you like.
    .hint = Drag the cards, or select one and move it with the buttons or the arrow keys.
    .top = On top, in drawing order
    .bottom = At the bottom, in drawing order
    .empty = No cards
    .moves = Move the selected card
    .earlier = Earlier
    .later = Later
    .to-top = To the top
    .to-bottom = To the bottom
    .send = Put back
    .stopped = Not all the cards could be put back this way. Check what’s left and try again.
# $number: how many cards stay in the stack, between those on top and those at the bottom.
web-question-arrange-rest =
    { $number ->
        [0] no cards in between
        [one] 1 card in between
       *[other] { $number } cards in between
    }
# $card: a passenger in words. $zone: top or bottom. $at: its place among the cards there, of which there are $number.
web-question-arrange-at =
    { $card }: { $zone ->
        [top] on top
       *[bottom] at the bottom
    }, { $at } of { $number }

## Come On! and Come Back!

web-question-search-where = Where to?
web-question-search-hint = The passengers you can play are highlighted.
# $card: a passenger in words.
web-question-search-unplayable = { $card }, can’t be played

## Lowe

web-question-exchange-hint = Group 1 is above, group 2 below. Choose a pair to swap.

## Smith

web-question-give = Redistribute all the action cards.
    .hint = Drag the cards from player to player, or select a card and then the player who gets it.
    .nobody = Not handed out yet
    .empty = No cards
    .send = Hand out
    .same = Nothing has changed yet.
    .missing = Some cards haven’t been handed out yet.
    .stopped = The next card can’t go to the player you chose. Check what’s left and choose again.
# $who: the player.
web-question-give-to = Give to { $who }
# $card: the action card. $who: who gets it.
web-question-give-done = { $card } goes to { $who }.
# $card: the action card. $who: who has it.
web-question-give-held = { $card }: { $who }

## What others see

web-question-open = Revealed cards

## The end

web-question-end-score = Score
    .part = Item
    .points = Points
    .total = Your score
    .historical = Crew of 1912
    .best = Best possible score
