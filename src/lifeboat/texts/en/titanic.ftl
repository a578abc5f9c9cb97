### SOS Titanic: actions, questions, events and the score in words.

## Cards and places inside a sentence

# The variables are those of titanic-passenger.
titanic-the-passenger = the { titanic-passenger }
# The variables are those of titanic-mystery.
titanic-the-mystery = the { titanic-mystery }
# A passenger in a row of several, as a log line has it. The variables are those of titanic-passenger.
titanic-brief =
    { $rank ->
        [1] { titanic-passenger }
       *[other] { $class ->
            [f] first
           *[s] second
        } { $rank }{ $anchor ->
            [yes] { " " }with an anchor
           *[no] { "" }
        }
    }
# $class: f or s. $high and $low: the ranks at the two ends of the run.
titanic-the-run =
    the { $class ->
        [f] first-class
       *[s] second-class
    } run { $high }–{ $low }
# $place: deck, boat, group-f or group-s. $number: which one.
titanic-from =
    { $place ->
        [boat] from the boat
       *[deck] from deck { $number }
    }
titanic-to =
    { $place ->
        [boat] to the boat
        [group-f] to first-class group { $number }
        [group-s] to second-class group { $number }
       *[deck] to deck { $number }
    }
titanic-at =
    { $place ->
        [boat] on the boat
        [group-f] in first-class group { $number }
        [group-s] in second-class group { $number }
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

## Actions: moves

titanic-action-move = Move { $cards } { $from } { $to }
titanic-action-lower = Lower { $cards } { $from }
titanic-action-save = Bring { $cards } { $from } { $to }
titanic-action-replace = Replace the mystery with { $cards } { $from }

## Actions: drawn and found passengers

titanic-action-place = Put { $cards } { $at }
titanic-action-place-lower = Lower { $cards }
titanic-action-place-replace = Replace the mystery with { $cards }

## Actions: the others

titanic-action-rescue =
    { $number ->
        [one] Draw { $number } passenger
       *[other] Draw { $number } passengers
    }
    .refill = The stack is empty: shuffle the discard pile and turn a page first
    .nothing = There’s nobody left to draw: the rescue fails
titanic-action-ability-lowe = Lowe: discard from the stack until an anchor turns up, then swap two survivors if you like
titanic-action-ability-smith = Smith: redistribute all the action cards
titanic-action-stop-place = Don’t play any more of the drawn cards
titanic-action-stop-exchange = Don’t swap anyone
titanic-action-stop-encore = Don’t play a card
titanic-action-name =
    { $rank ->
        [1] It stands for a Lifeboat
       *[other] It stands for rank { $rank }
    }
titanic-action-take = Take { $card }
titanic-action-keep = Keep { $card }
titanic-action-give = Give { $card } to { $who }
    .you = Keep { $card } yourself
titanic-action-first = { $who } goes first
    .you = You go first
titanic-action-exchange = Swap the two { $class ->
        [f] first-class
       *[s] second-class
    } { $rank ->
        [1] Lifeboats
       *[other] { $rank }s
    }
titanic-action-choose = Put { $cards } at the front
titanic-action-top = Put { $cards } back on top, to be drawn next
    .any = Back on top, to be drawn next
titanic-action-bottom = Put { $cards } at the bottom
    .any = At the bottom, below the cards already there

## Actions: action cards
## The attribute any is the card without its target.

titanic-play-get-ready = { titanic-card-get-ready } Look at the top cards of the stack and rearrange them
titanic-play-come-on = { titanic-card-come-on } Search the stack for a passenger to play
titanic-play-come-back = { titanic-card-come-back } Search the discard pile for a passenger to play
titanic-play-your-turn = { titanic-card-your-turn } Look through { $line } and choose its front card
    .any = { titanic-card-your-turn } Look through a line and choose its front card
titanic-play-same-lines = { titanic-card-same-lines } Shuffle decks { $bow } and { $stern } together and split them again
    .any = { titanic-card-same-lines } Shuffle two decks together and split them again
titanic-play-wait = { titanic-card-wait } Discard all the face-up cards { $of }
    .any = { titanic-card-wait } Discard all the face-up cards in a line
titanic-play-save-time = { titanic-card-save-time }: shuffle the discard pile into the stack
titanic-play-plan-a = { titanic-card-plan-a }: take any card from the action stack
titanic-play-plan-b = { titanic-card-plan-b }: take any card from the action discard pile
titanic-play-boat = { titanic-card-boat }: put { $cards } { $from } on it
    .any = { titanic-card-boat }: put a run on it, or just the front part of one
titanic-play-mystery-f = { titanic-card-mystery-f }: play it { $at } as { $rank ->
        [1] a { titanic-rank-1 }
        [8] an { $rank }
        [11] an { $rank }
       *[other] a { $rank }
    }
    .any = { titanic-card-mystery-f }: its rank depends on where you play it
titanic-play-mystery-s = { titanic-card-mystery-s }: play it { $at } as { $rank ->
        [1] a { titanic-rank-1 }
        [8] an { $rank }
        [11] an { $rank }
       *[other] a { $rank }
    }
    .any = { titanic-card-mystery-s }: its rank depends on where you play it
# A card of another player. $words: one of the messages above. $who: whose card it is.
titanic-play-for = { $words } ({ $who }’s card)
    .you = { $words } (your card)

## Headings over the actions

titanic-heading-moves = Moves
titanic-heading-rescue = Rescue: draw passengers and play one of them
titanic-heading-cards = Action cards
titanic-heading-ability = Ability

## Questions
## To the one who decides; the attribute other is what everybody else is told. $who: who decides.

titanic-question-first = Who goes first? Decide together.
    .other = The table is deciding who goes first.
titanic-question-turn = Your turn: make any moves you like, then take one action.
    .other = { $who }’s turn: any moves, then one action.
titanic-question-number = How many passengers will you draw?
    .other = { $who } is deciding how many passengers to draw.
titanic-question-place = Which of the drawn passengers will you play, and where?
    .other = { $who } is choosing a drawn passenger to play.
titanic-question-place-more = Will you play another of the drawn passengers?
    .other = { $who } is deciding whether to play another of the drawn passengers.
titanic-question-name = A { $class ->
        [f] first-class
       *[s] second-class
    } mystery has been revealed { $on }. Which rank does it stand for?
    .other = A { $class ->
            [f] first-class
           *[s] second-class
        } mystery has been revealed { $on }. { $who } is naming its rank.
titanic-question-arrange =
    { $number ->
        [one] Where will you put the last card?
       *[other] { $number } cards left to put back. Which one is next, and where will it go?
    }
    .other =
        { $number ->
            [one] { $who } is putting the last card back.
           *[other] { $who } has { $number } cards left to put back.
        }
titanic-question-search-come-on = Which passenger from the stack will you play, and where?
    .other = { $who } is searching the stack for a passenger to play.
titanic-question-search-come-back = Which passenger from the discard pile will you play, and where?
    .other = { $who } is searching the discard pile for a passenger to play.
titanic-question-front = Which card will you put at the front { $of }?
    .other = { $who } is choosing a card for the front { $of }.
titanic-question-fetch = Which action card will you take?
    .other = { $who } is choosing an action card to take.
titanic-question-exchange = Which two survivors will you swap?
    .other = { $who } is choosing two survivors to swap.
titanic-question-give = Who will you give { $card } to?
    .other = { $who } is deciding who to give { $card } to.
titanic-question-keep = Which action card will you keep?
    .other = { $who } is choosing an action card to keep.
titanic-question-encore = Will you play the card you’ve just drawn?
    .other = { $who } is deciding whether to play the card just drawn.

## Events
## The attribute you is what the reader is told if they did it. $who: who did it.

titanic-event-moved = { $who } moves { $cards } { $from } { $to }.
    .you = You move { $cards } { $from } { $to }.
titanic-event-moved-lower = { $who } lowers { $cards } { $from }.
    .you = You lower { $cards } { $from }.
titanic-event-moved-save = { $who } brings { $cards } { $from } { $to }.
    .you = You bring { $cards } { $from } { $to }.
titanic-event-placed = { $who } puts { $cards } { $at }.
    .you = You put { $cards } { $at }.
titanic-event-placed-lower = { $who } lowers { $cards }.
    .you = You lower { $cards }.
titanic-event-revealed =
    { $place ->
        [boat] Revealed on the boat: { $card }.
       *[deck] Revealed on deck { $number }: { $card }.
    }
titanic-event-rescue-empty = { $who } starts a rescue, but the stack is empty.
    .you = You start a rescue, but the stack is empty.
titanic-event-drew = { $who } draws { $count }: { $cards }.
    .you = You draw { $count }: { $cards }.
titanic-event-failed = Rescue failed: a page turns.
# Below a drawn passenger that can't be played: why not.
# $rank: first, last or between. $lower, $higher: the ranks before and after the passenger's. $class: f or s.
titanic-unplayable =
    { $rank ->
        [first] both { titanic-of-class } Lifeboats are lowered, and no { titanic-of-class } 2 is in front
        [last] no { titanic-of-class } group is at { $lower }, and no dry deck is empty
       *[between] no { titanic-of-class } group is at { $lower }, and no { titanic-of-class } { $higher } is in front
    }
# $class: f or s.
titanic-of-class =
    { $class ->
        [f] first-class
       *[s] second-class
    }
titanic-event-discarded = Discarded: { $cards }.
titanic-event-page = A page turns: page { $page }.
titanic-event-page-breaks = A page turns: page { $page }. The ship breaks in two.
titanic-event-page-last = The last page turns: the ship is gone.
titanic-event-flooded =
    Deck { $number } is flooded. { $count ->
        [0] Nobody was on it.
        [one] Its passenger flees to deck { $next }, and all cards there are shuffled face down.
       *[other] Its { $count } passengers flee to deck { $next }, and all cards there are shuffled face down.
    }
titanic-event-looked-stack = { $who } looks at { $count ->
        [0] the stack: it’s empty
        [one] the only card in the stack
       *[other] { $count } cards from the stack
    }.
    .you = You look at { $count ->
            [0] the stack: it’s empty
            [one] the only card in the stack
           *[other] { $count } cards from the stack
        }.
titanic-event-looked-discard = { $who } looks through the discard pile: { $count ->
        [0] it’s empty
        [one] 1 card
       *[other] { $count } cards
    }.
    .you = You look through the discard pile: { $count ->
            [0] it’s empty
            [one] 1 card
           *[other] { $count } cards
        }.
titanic-event-looked-line = { $who } looks at { $count ->
        [one] the only card
       *[other] all { $count } cards
    } { $of }.
    .you = You look at { $count ->
            [one] the only card
           *[other] all { $count } cards
        } { $of }.
titanic-event-arranged = { $who } puts { $count ->
        [0] { $bottom ->
            [0] no cards back
            [one] 1 card at the bottom
           *[other] all { $bottom } cards at the bottom
        }
        [one] { $bottom ->
            [0] 1 card back on top
           *[other] 1 card back on top and { $bottom } at the bottom
        }
       *[other] { $bottom ->
            [0] all { $count } cards back on top
           *[other] { $count } cards back on top and { $bottom } at the bottom
        }
    }.
    .you = You put { $count ->
            [0] { $bottom ->
                [0] no cards back
                [one] 1 card at the bottom
               *[other] all { $bottom } cards at the bottom
            }
            [one] { $bottom ->
                [0] 1 card back on top
               *[other] 1 card back on top and { $bottom } at the bottom
            }
           *[other] { $bottom ->
                [0] all { $count } cards back on top
               *[other] { $count } cards back on top and { $bottom } at the bottom
            }
        }.
titanic-event-fronted = { $who } puts { $cards } at the front { $of }.
    .you = You put { $cards } at the front { $of }.
titanic-event-mixed = { $who } shuffles decks { $bow } and { $stern } together and splits them again.
    .you = You shuffle decks { $bow } and { $stern } together and split them again.
titanic-event-shuffled-stack = The stack is shuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
titanic-event-shuffled-actions = The action stack is shuffled: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
titanic-event-replaced = { $who } replaces the mystery with { $cards }.
    .you = You replace the mystery with { $cards }.
titanic-event-named = { $who } names the rank of the mystery { $on }: { $card }.
    .you = You name the rank of the mystery { $on }: { $card }.
titanic-event-played = { $who } plays { $card }.
    .you = You play { $card }.
titanic-event-played-for = { $who } plays { $owner }’s { $card }.
    .you = You play { $owner }’s { $card }.
    .yours = { $who } plays your { $card }.
titanic-event-drew-action = { $who } draws the action card { $card }.
    .you = You draw the action card { $card }.
titanic-event-discarded-action = Discarded action { $count ->
        [one] card
       *[other] cards
    }: { $cards }.
titanic-event-fetched = { $who } takes { $card }.
    .you = You take { $card }.
titanic-event-kept = { $who } keeps { $card }.
    .you = You keep { $card }.
titanic-event-given = { $who } gets { $card }.
    .you = You get { $card }.
titanic-event-exchanged = { $who } swaps the two { $class ->
        [f] first-class
       *[s] second-class
    } { $rank ->
        [1] Lifeboats
       *[other] { $rank }s
    }.
    .you = You swap the two { $class ->
            [f] first-class
           *[s] second-class
        } { $rank ->
            [1] Lifeboats
           *[other] { $rank }s
        }.
titanic-event-ability-lowe = { $who } discards from the stack until an anchor turns up.
    .you = You discard from the stack until an anchor turns up.
titanic-event-ability-smith = { $who } collects all the action cards to hand them out again.
    .you = You collect all the action cards to hand them out again.
titanic-event-turn = { $who }’s turn.
    .you = Your turn.
titanic-event-ended = The game is over.

## The end and the score

titanic-outcome-all-safe = All 60 passengers are safe. What a crew!
titanic-outcome-sunk = The Titanic has sunk.
titanic-score-heading = Score
titanic-score-heading-now = Score if the game ended right now
titanic-score-page = Page number
titanic-score-row-f = Longest row of anchors, first class
titanic-score-row-s = Longest row of anchors, second class
titanic-score-rows-none = Rows of anchors only count if all are safe.
titanic-score-total = Your score
titanic-score-historical = The crew of 1912
titanic-score-best = Best possible score
# $points: by how many points more or fewer than the crew of 1912.
titanic-score-more = { $points ->
        [one] 1 point ahead of the crew of 1912.
       *[other] { $points } points ahead of the crew of 1912.
    }
titanic-score-same = The same score as the crew of 1912.
titanic-score-fewer = { $points ->
        [one] 1 point behind the crew of 1912. Better luck next time!
       *[other] { $points } points behind the crew of 1912. Better luck next time!
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
titanic-table-top = On top of the stack, in drawing order
titanic-table-bottom = At the bottom of the stack, in drawing order
titanic-table-drawn = Drawn
titanic-table-to-arrange = To put back
titanic-table-arranged = Put back on top so far, in drawing order
titanic-table-looked-at = Shown
titanic-table-offer = To choose from
# The signs of the drawing. The values are the signs themselves.
titanic-table-legend = f first class, s second class, + anchor, ? mystery, { $back } face down, { $water } flooded, { $dry } dry. The front of a line is on the right.
titanic-table-legend-groups = Groups show the last passenger, then each rank: + anchor, { $plain } no anchor, { $missing } still missing.

## The table told in sentences

titanic-told-page = Page { $page }, ship’s clock { $clock }. { $safe ->
        [0] Nobody is safe yet.
        [one] One of the 60 passengers is safe.
       *[other] { $safe } of the 60 passengers are safe.
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
titanic-told-piles = Stack: { $stack }. Discard pile: { $discard }. Action stack: { $actions }. Action discard pile: { $used }.
titanic-told-hand = { $who } can draw { $low } to { $high } passengers. Action cards: { $cards }.
titanic-told-no-hand = { $who } can draw { $low } to { $high } passengers. No action cards.
titanic-told-cards = { $label }: { $cards }.
