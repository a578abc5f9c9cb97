### SOS Titanic: actions, questions, events and the score in words.

## Cards and places inside a sentence

# The variables are those of titanic-passenger.
titanic-the-passenger = the { titanic-passenger }
# The variables are those of titanic-mystery.
titanic-the-mystery = the { titanic-mystery }
# $class: f or s. $high and $low: the ranks at the two ends of the run.
titanic-the-run =
    the { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } { $high }–{ $low }
# $place: deck, boat, group-f or group-s. $number: which one.
titanic-from =
    { $place ->
        [boat] from the boat
       *[deck] from deck { $number }
    }
titanic-to =
    { $place ->
        [boat] to the boat
        [group-f] to first class group { $number }
        [group-s] to second class group { $number }
       *[deck] to deck { $number }
    }
titanic-at =
    { $place ->
        [boat] on the boat
        [group-f] in first class group { $number }
        [group-s] in second class group { $number }
       *[deck] on deck { $number }
    }
# A line as the object of a sentence.
titanic-line =
    { $place ->
        [boat] the boat
       *[deck] deck { $number }
    }
titanic-of =
    { $place ->
        [boat] of the boat
       *[deck] of deck { $number }
    }
titanic-on =
    { $place ->
        [boat] on the boat
       *[deck] on deck { $number }
    }
# A seat with its crew member. $seat: from 1. $name: the crew member.
titanic-seat = { $name } (seat { $seat })

## Actions: moves

titanic-action-move = Move { $cards } { $from } { $to }
titanic-action-lower = Lower { $cards } { $from }
titanic-action-save = Bring { $cards } { $from } { $to }
titanic-action-replace = Put { $cards } { $from } in place of the mystery

## Actions: drawn and found passengers

titanic-action-place = Put { $cards } { $at }
titanic-action-place-lower = Lower { $cards }
titanic-action-place-replace = Put { $cards } in place of the mystery

## Actions: the others

titanic-action-rescue =
    { $number ->
        [one] Draw { $number } passenger
       *[other] Draw { $number } passengers
    }
    .refill = The stack is empty: first the discard is shuffled and a page turns
    .nothing = Nothing is left to draw: the rescue fails
titanic-action-ability-lowe = Lowe: discard until an anchor comes, then exchange two survivors if you like
titanic-action-ability-smith = Smith: hand out all action cards again
titanic-action-stop-place = Play no more of the drawn cards
titanic-action-stop-exchange = Exchange nobody
titanic-action-stop-encore = Play no card now
titanic-action-name =
    { $rank ->
        [1] It stands for a Lifeboat
       *[other] It stands for a { $rank }
    }
titanic-action-take = Take { $card }
titanic-action-keep = Keep { $card }
titanic-action-give = Give { $card } to { $who }
titanic-action-first = { $who } begins
titanic-action-exchange = Exchange the two of rank { $rank }, { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }
titanic-action-choose = Put { $cards } at the front
titanic-action-top = Put { $cards } back on top, to be drawn next
    .any = Back on top, to be drawn next
titanic-action-bottom = Put { $cards } at the bottom
    .any = To the bottom, below what went there before

## Actions: action cards
## The attribute any is the card without its target.

titanic-play-get-ready = { titanic-card-get-ready }: look at the top of the stack and put it back as you like
titanic-play-come-on = { titanic-card-come-on }: search the stack for a passenger to play
titanic-play-come-back = { titanic-card-come-back }: search the discard for a passenger to play
titanic-play-your-turn = { titanic-card-your-turn }: look at { $line } and choose its front card
    .any = { titanic-card-your-turn }: look at a line and choose its front card
titanic-play-same-lines = { titanic-card-same-lines }: shuffle and share out decks { $bow } and { $stern }
    .any = { titanic-card-same-lines }: shuffle two decks and share them out
titanic-play-wait = { titanic-card-wait }: discard the face-up cards { $of }
    .any = { titanic-card-wait }: discard the face-up cards of a line
titanic-play-save-time = { titanic-card-save-time }: shuffle the discard into the stack
titanic-play-plan-a = { titanic-card-plan-a }: take any card from the action stack
titanic-play-plan-b = { titanic-card-plan-b }: take any card from the action discard
titanic-play-boat = { titanic-card-boat }: put { $cards } { $from } on it
    .any = { titanic-card-boat }: put a run on it, or the front of one
titanic-play-mystery-f = { titanic-card-mystery-f }: play it { $at }, as { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }
    .any = { titanic-card-mystery-f }: the place says its rank
titanic-play-mystery-s = { titanic-card-mystery-s }: play it { $at }, as { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }
    .any = { titanic-card-mystery-s }: the place says its rank
# A card of another player. $words: one of the messages above. $who: whose card it is.
titanic-play-for = { $words } (the card of { $who })

## Headings over the actions

titanic-heading-moves = Moves
titanic-heading-rescue = Rescue: draw passengers and play one of them
titanic-heading-cards = Action cards
titanic-heading-ability = Ability

## Questions

titanic-question-first = Who begins? The table picks.
titanic-question-turn = { $who } is to play: any moves, then one action.
titanic-question-number = How many passengers does { $who } draw?
titanic-question-place = Which of the drawn passengers does { $who } play, and where?
titanic-question-place-more = Does { $who } play another of the drawn passengers?
titanic-question-name = A { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } mystery shows { $on }. Which rank does { $who } name?
titanic-question-arrange =
    { $number ->
        [one] Where does { $who } put the last card back?
       *[other] { $number } cards to put back. Which one does { $who } take next, and where?
    }
titanic-question-search-come-on = Which passenger does { $who } play from the stack, and where?
titanic-question-search-come-back = Which passenger does { $who } play from the discard, and where?
titanic-question-front = Which card does { $who } put at the front { $of }?
titanic-question-fetch = Which action card does { $who } take?
titanic-question-exchange = Which two survivors does { $who } exchange?
titanic-question-give = Who gets { $card } from { $who }?
titanic-question-keep = Which action card does { $who } keep?
titanic-question-encore = Does { $who } play the card just drawn?

## Events

titanic-event-moved = { $who } moves { $cards } { $from } { $to }.
titanic-event-moved-lower = { $who } lowers { $cards } { $from }.
titanic-event-moved-save = { $who } brings { $cards } { $from } { $to }.
titanic-event-placed = { $who } puts { $cards } { $at }.
titanic-event-placed-lower = { $who } lowers { $cards }.
titanic-event-revealed =
    { $place ->
        [boat] The boat shows { $card }.
       *[deck] Deck { $number } shows { $card }.
    }
titanic-event-rescue-empty = { $who } starts a rescue, but the stack is empty.
titanic-event-drew = { $who } draws { $cards }.
titanic-event-failed = No passenger can be played: the rescue has failed.
titanic-event-discarded = To the discard: { $cards }.
titanic-event-page = A page turns: it is numbered { $page }.
titanic-event-page-breaks = A page turns: it is numbered { $page }. The ship breaks in two.
titanic-event-page-last = A page turns: it is the last one.
titanic-event-flooded =
    Deck { $number } is flooded. { $count ->
        [0] Nobody was there.
        [one] Its passenger flees to deck { $next }.
       *[other] Its { $count } passengers flee to deck { $next }.
    }
titanic-event-looked-stack = { $who } looks at { $count ->
        [0] the stack: it is empty
        [one] the only card of the stack
       *[other] { $count } cards of the stack
    }.
titanic-event-looked-discard = { $who } looks through the discard: { $count ->
        [0] it is empty
        [one] 1 card
       *[other] { $count } cards
    }.
titanic-event-looked-line = { $who } looks at { $line }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
titanic-event-arranged = { $who } has put { $count ->
        [0] none
       *[other] { $count }
    } back on top and { $bottom ->
        [0] none
       *[other] { $bottom }
    } at the bottom.
titanic-event-fronted = { $who } puts { $cards } at the front { $of }.
titanic-event-mixed = { $who } shuffles decks { $bow } and { $stern } together and shares them out.
titanic-event-shuffled-stack = The stack is shuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
titanic-event-shuffled-actions = The action stack is shuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
titanic-event-replaced = { $who } puts { $cards } in place of the mystery.
titanic-event-named = { $who } names the mystery { $on }: { $card }.
titanic-event-played = { $who } plays { $card }.
titanic-event-played-for = { $who } plays { $card }, a card of { $owner }.
titanic-event-drew-action = { $who } draws the action card { $card }.
titanic-event-discarded-action = To the action discard: { $cards }.
titanic-event-fetched = { $who } takes { $card }.
titanic-event-kept = { $who } keeps { $card }.
titanic-event-given = { $who } gets { $card }.
titanic-event-exchanged = { $who } lets the two of rank { $rank }, { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }, change places.
titanic-event-ability-lowe = { $who } discards from the stack until an anchor comes.
titanic-event-ability-smith = { $who } takes up all action cards to hand them out again.
titanic-event-turn = { $who } is next.
titanic-event-ended = The game is over.

## The end and the score

titanic-outcome-all-safe = All 60 passengers are safe. What a crew!
titanic-outcome-sunk = The Titanic has gone down.
titanic-score-heading = The score
titanic-score-heading-now = The score, if the game ended now
titanic-score-page = Number of the page
titanic-score-row-f = Longest row of anchors, first class
titanic-score-row-s = Longest row of anchors, second class
titanic-score-rows-none = Rows of anchors count only when all are safe.
titanic-score-total = Your score
titanic-score-historical = The crew of 1912
titanic-score-best = The best possible
# $points: by how many points more or fewer than the crew of 1912.
titanic-score-more = { $points ->
        [one] 1 point more than the crew of 1912.
       *[other] { $points } points more than the crew of 1912.
    }
titanic-score-same = As many points as the crew of 1912.
titanic-score-fewer = { $points ->
        [one] 1 point short of the crew of 1912. Next time!
       *[other] { $points } points short of the crew of 1912. Next time!
    }

## The table

titanic-table-bow = { titanic-place-deck } (bow)
titanic-table-stern = { titanic-place-deck } (stern)
titanic-table-page = Page { $page }
titanic-table-flooded = flooded
titanic-table-empty = empty
titanic-table-groups = Groups
titanic-table-draws = draws { $low }–{ $high }
titanic-table-no-cards = no action cards
titanic-table-top = On top of the stack, the next one first
titanic-table-bottom = At the bottom of the stack, the last one last
titanic-table-drawn = Drawn
titanic-table-to-arrange = To put back
titanic-table-arranged = Back on top so far, the next one first
titanic-table-looked-at = Laid open
titanic-table-offer = On offer
# The signs of the drawing. The values are the signs themselves.
titanic-table-legend = f first class, s second class, + anchor, ? mystery, { $back } face down, { $water } flooded, { $dry } dry. The front of a line is on the right.
titanic-table-legend-groups = Groups: the last passenger, then every rank: + anchor, { $plain } no anchor, { $missing } still missing.

## The table told in sentences

titanic-told-page = Page { $page }, ship’s clock { $clock }. { $safe ->
        [0] Nobody is safe yet.
        [one] One of 60 passengers is safe.
       *[other] { $safe } of 60 passengers are safe.
    }
titanic-told-flooded = { $name }: flooded.
# $cards: the cards in words. $down: how many cards lie face down behind them.
titanic-told-line = { $name }{ $dry ->
        [0] { "" }
        [one] , 1 dry compartment
       *[other] , { $dry } dry compartments
    }: { $down ->
        [0] { $cards }
        [one] 1 card face down, then { $cards }
       *[other] { $down } cards face down, then { $cards }
    }.
titanic-told-empty = { $name }{ $dry ->
        [0] { "" }
        [one] , 1 dry compartment
       *[other] , { $dry } dry compartments
    }: empty.
titanic-told-group = { $name }: { $last ->
        [0] nobody yet
        [1] { titanic-rank-1 }
       *[other] up to { $last }
    }{ $anchors ->
        [none] { "" }
       *[other] ; anchors on { $anchors }
    }.
titanic-told-piles = Stack { $stack }, discard { $discard }, action stack { $actions }, action discard { $used }.
titanic-told-hand = { $who } draws { $low } to { $high }. Action cards: { $cards }.
titanic-told-no-hand = { $who } draws { $low } to { $high }. No action cards.
titanic-told-cards = { $label }: { $cards }.
