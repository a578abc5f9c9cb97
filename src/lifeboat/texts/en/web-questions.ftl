### The browser client: answering the questions of SOS Titanic, and the end of the game.

web-question-hide = Show the table
web-question-show = Back to the question
web-question-show-end = Back to the result
# $line: the name of a deck, or of the boat.
web-question-line = The line: { $line }

## Get Ready!

web-question-arrange = Put the cards back on the stack as you like.
    .hint = Drag the cards, or choose one and move it with the buttons or the arrow keys.
    .top = On top: the first one is drawn first
    .bottom = At the bottom: the last one is drawn last
    .empty = No card
    .moves = Move the chosen card
    .earlier = Earlier
    .later = Later
    .to-top = On top
    .to-bottom = To the bottom
    .send = Put back
    .stopped = It could not all be put back like this. Look at what is left.
# $number: how many cards stay in the stack, between those on top and those at the bottom.
web-question-arrange-rest =
    { $number ->
        [one] 1 other card
       *[other] { $number } other cards
    }
# $card: a passenger in words. $zone: top or bottom. $at: which one from the front. $number: of how many.
web-question-arrange-at =
    { $card }: { $zone ->
        [top] on top
       *[bottom] at the bottom
    }, { $at } of { $number }

## Come On! and Come Back!

web-question-search-where = Where to?
web-question-search-hint = What can be played is lit.
# $card: a passenger in words.
web-question-search-unplayable = { $card }, cannot be played

## Lowe

web-question-exchange-hint = Group 1 above, group 2 below. Choose the two who change places.

## Smith

web-question-give = Hand out all action cards again.
    .hint = Drag the cards from player to player, or choose a card and then who gets it.
    .nobody = Nobody’s yet
    .empty = No cards
    .send = Hand out
    .same = Nothing has changed so far.
    .missing = Some cards have nobody yet.
    .stopped = The next card cannot go there. Look at what is left, and choose again.
# $who: the player.
web-question-give-to = Give to { $who }
# $card: the action card. $who: who gets it.
web-question-give-done = { $card } goes to { $who }.
# $card: the action card. $who: who has it.
web-question-give-held = { $card }, with { $who }

## What others see

web-question-open = Laid open

## The end

web-question-end-score = The score
    .part = What counts
    .points = Points
    .page = Number of the page
    .row-f = Longest row of anchors, first class
    .row-s = Longest row of anchors, second class
    .no-rows = Rows of anchors count only when all are safe.
    .total = Your score
    .historical = The crew of 1912
    .best = The best possible
