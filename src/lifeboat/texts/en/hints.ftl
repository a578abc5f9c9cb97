### Hints: estimates, and the reasons behind them. Figures come from the players.

## Estimates

# $chance: from 0 to 1.
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-least = less than 1%
chance-most = more than 99%
average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value: the points to be expected. $error: half of the 95 % interval.
estimate-titanic = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .rough = about { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
# $value: the chance to win. $error: half of the 95 % interval, in percentage points.
estimate-septentrick = wins { NUMBER($value, style: "percent", maximumFractionDigits: 0) }, give or take { NUMBER($error, maximumFractionDigits: 0) } { $error ->
        [one] point
       *[other] points
    }
    .rough = wins about { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
estimate-none = no estimate

## SOS Titanic: rescues

# $playable of $unseen: how many of the passengers that may be in the stack could be played.
reason-rescue-playable =
    { $unseen ->
        [one] { $playable ->
            [0] The one unseen passenger of the stack could not be played.
           *[other] The one unseen passenger of the stack could be played.
        }
       *[other] { $playable ->
            [0] None of the { $unseen } passengers who may be in the stack could be played.
           *[other] { $playable } of the { $unseen } passengers who may be in the stack could be played.
        }
    }
# $at: the place from the top. $card: the passenger.
reason-rescue-known =
    { $at ->
        [1] The top card of the stack is known, and it can be played: { $card }.
       *[other] Card { $at } from the top is known, and it can be played: { $card }.
    }
reason-rescue-sure = Drawing { $number } cannot fail.
reason-rescue-hopeless = Drawing { $number } is bound to fail.
reason-rescue-fails = Drawing { $number } fails with a probability of { $chance }.
reason-rescue-saves = The chance that somebody drawn can be saved at once: { $chance }.
reason-rescue-nobody = Nobody is left to be drawn, so the rescue fails.
reason-refills =
    The stack is empty. { $count ->
        [one] The 1 discarded passenger comes back into it.
       *[other] The { $count } discarded passengers come back into it.
    }
# $when: failure, miss (nobody is found) or always. $page: the number of the next page.
reason-page-turns =
    { $when ->
        [failure] A failure turns the page to number { $page }.
        [miss] If nobody is found, the page turns to number { $page }.
       *[always] The page turns to number { $page }.
    }
# $cards: how many cards are shuffled. The other variables are those of titanic-of.
reason-page-floods =
    { $when ->
        [failure] A failure turns the page to number { $page }
        [miss] If nobody is found, the page turns to number { $page }
       *[always] The page turns to number { $page }
    } and floods { titanic-line }: its passengers run in among those of the next, and { $cards } cards are shuffled face down.
reason-page-ends =
    { $when ->
        [failure] A failure turns the last page and ends the game.
        [miss] If nobody is found, the last page turns and ends the game.
       *[always] The last page turns and ends the game.
    }
reason-compensation =
    { $count ->
        [0] No action card comes in compensation.
        [one] 1 action card would come in compensation.
       *[other] { $count } action cards would come in compensation.
    }
reason-compensation-choice =
    { $count ->
        [one] 1 action card would come in compensation.
       *[other] One of { $count } action cards would come in compensation.
    }
# $who: a crew member.
reason-compensation-other = { $who } would draw an action card then.
reason-stack-left =
    { $left ->
        [0] The stack is empty then, and the rescue after that costs a page.
        [one] 1 card is left in the stack.
       *[other] { $left } cards are left in the stack.
    }

## SOS Titanic: who goes where

# How many of the $unseen that may be in the stack can be played: $before now, $then after it.
reason-playable-then = After it { $then } instead of { $before } of the { $unseen } passengers who may be in the stack can be played.
# $saved of $unseen: how many of the cards that may lie there could be saved.
reason-reveals =
    A hidden card { titanic-of } turns up. { $saved ->
        [0] None of the { $unseen } cards that it may be could be saved at once.
       *[other] { $saved } of the { $unseen } cards that it may be could be saved at once: { $chance }.
    }
reason-reveals-playable = The chance that it can go on at once, to safety or to another line: { $chance }.
reason-reveals-known = A hidden card { titanic-of } turns up. It can only be { $card }.
# $card: who can follow. $unseen: how many of the two are hidden.
reason-awaits =
    Who can follow there: { $card }. { $unseen ->
        [0] Neither of the two is hidden any more.
        [one] One of the two is still hidden.
       *[other] Both are still hidden.
    }
reason-closes-line = Nobody can follow a Lifeboat in a line.
# $use: saved, moves or stays.
reason-uncovers =
    It uncovers { $card }: { $use ->
        [saved] this one can be saved at once.
        [moves] this one can move to another line.
       *[stays] this one has nowhere to go yet.
    }
reason-frees-line = It empties { titanic-line }: a first class 13 or a second class 17 can start there.
reason-frees-boat = It empties the boat, which goes to the action discard.
reason-all-safe = All 60 are safe then: the crew has done it.
reason-replaces = The mystery makes way for { $card } and goes to the action discard.
reason-saves = It brings { $card } to safety, which is one point.
reason-followers =
    { $count ->
        [one] 1 more can follow at once.
       *[other] { $count } more can follow at once.
    }
reason-discards =
    { $count ->
        [one] 1 drawn passenger goes to the discard.
       *[other] { $count } drawn passengers go to the discard.
    }
# $use: saved, moves, named or stays.
reason-front =
    { $use ->
        [saved] There this card can be saved at once.
        [moves] There this card can move to another line at once.
        [named] There this card can take any rank.
       *[stays] There this card has nowhere to go yet.
    }
reason-stands-in =
    { $unseen ->
        [0] No real passenger of this rank is hidden any more.
        [one] One of the two real passengers is still hidden and may take its place.
       *[other] Both real passengers are still hidden, and one may take its place.
    }
reason-turned-down =
    { $count ->
        [one] 1 open card is turned face down for it.
       *[other] { $count } open cards are turned face down for it.
    }
# $at: the place from the top. $use: playable or idle.
reason-top =
    { $use ->
        [playable] As things stand it can be played
       *[idle] As things stand it cannot be played
    }, and it will be { $at ->
        [1] the next card drawn.
       *[other] card { $at } from the top.
    }
# $count: how many cards lie above it.
reason-bottom =
    { $use ->
        [playable] As things stand it can be played
       *[idle] As things stand it cannot be played
    }, and it comes after { $count ->
        [one] 1 other card.
       *[other] { $count } other cards.
    }

## SOS Titanic: action cards and crew

reason-card-of = The card belongs to { $who }.
# $average: how many of the next $count cards can be played.
reason-looks =
    { $count ->
        [0] The stack is empty: there is nothing to see.
        [one] Of the 1 card left, { $average } can be played on average.
       *[other] Of the next { $count } cards, { $average } can be played on average.
    }
# $chance: that somebody can be played. $saved: that somebody can be saved.
reason-searches = The chance that the stack holds somebody who can be played: { $chance }; who can be saved at once: { $saved }.
reason-calls-back =
    { $count ->
        [0] The discard is empty.
       *[other] Of the { $count } cards in the discard, { $playable } can be played and { $saved } can be saved at once.
    }
reason-returns =
    { $count ->
        [0] The discard is empty: nobody returns.
       *[other] Passengers who return to the stack: { $count }. Of these, { $playable } could be played now.
    }
# $cards: the action cards there are; their names may end with a sign of their own.
reason-fetches =
    { $count ->
        [one] There is one card to take: { $cards }
       *[other] There are { $count } kinds of cards to take: { $cards }
    }
reason-fetches-nothing = There is no card to take.
reason-hides =
    { $count ->
        [one] The chance that the one hidden card { titanic-of } can be saved at once: { $chance }.
       *[other] The chance that one of the { $count } hidden cards { titanic-of } can be saved at once: { $chance }.
    }
reason-hides-nobody = Nobody is hidden { titanic-on }.
reason-mixes =
    { $cards ->
        [one] 1 card is shuffled.
       *[other] { $cards } cards are shuffled together.
    } The chance that a new front card can be saved at once: { $chance }.
reason-puts-off =
    { $count ->
        [one] 1 open card { titanic-of } goes to the discard.
       *[other] { $count } open cards { titanic-of } go to the discard.
    }
reason-hands-out =
    { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    } can be shared out again among { $players } players.
# $average: how many cards are discarded. $chance: that an anchor comes.
reason-anchor-draws = On average { $average } cards go to the discard. The chance that an anchor comes: { $chance }.
reason-exchanges =
    { $count ->
        [0] There are no two survivors who could change places.
        [one] 1 pair of survivors could change places.
       *[other] { $count } pairs of survivors could change places.
    }
# $class: f or s. $before and $then: the longest row of anchors.
reason-anchor-rows =
    The longest row of anchors in { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }: { $before } before, { $then } after. It counts only if all 60 are saved.
# $card: an action card.
reason-holds-back = { $card } stays in hand for later.
reason-no-exchange = All survivors stay where they are.
reason-passes-up =
    { $count ->
        [0] There is no other card on offer.
        [one] The 1 other card goes to the action discard.
       *[other] The { $count } other cards go to the action discard.
    }
reason-copies-left =
    { $count ->
        [0] There is no other { $card } among them.
        [one] There is 1 more { $card } among them.
       *[other] There are { $count } more { $card } among them.
    }
reason-holds =
    { $count ->
        [one] That makes 1 action card in hand.
       *[other] That makes { $count } action cards in hand.
    }
# $turns: how many turns until that crew member plays.
reason-receives =
    { $who } then has { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    } and plays { $turns ->
        [one] next.
       *[other] { $turns } turns from now.
    }
# $draws: the most cards at a rescue.
reason-begins =
    { $who } may draw up to { $draws } at a rescue and has { $count ->
        [0] no action card.
        [one] 1 action card.
       *[other] { $count } action cards.
    }

## Septentrick: a trick
## $who and $seat: those of septentrick-seat.

reason-wins = It wins the trick: you play last.
# $count: how many still play to the trick.
reason-wins-never =
    { $count ->
        [0] The trick is nothing but Passenger cards, and that loses the game (S12).
       *[other] A Passenger card wins no trick.
    }
reason-stays-behind = It does not win: { $card } is ahead ({ septentrick-by }).
reason-safe =
    { $who ->
        [you] Your card
       *[seat] The card of seat { $seat }
    } can no longer be overtaken.
# $beating: how many unseen cards are higher or trump. $count: how many still play.
reason-overtaken =
    { $beating ->
        [one] 1 unseen card beats
       *[other] { $beating } unseen cards beat
    } { $who ->
        [you] your card
       *[seat] the card of seat { $seat }
    }. { $count ->
        [one] The chance that the one player still to come can overtake it: { $chance }.
       *[other] The chance that one of the { $count } players still to come can overtake it: { $chance }.
    }
# $tally: septentrick-tally, with the trick as far as it is played. $stands: sure or open.
reason-collects =
    { $stands ->
        [sure] { $who ->
            [you] You collect
           *[seat] Seat { $seat } collects
        }
       *[open] { $who ->
            [you] If it stays so, you collect
           *[seat] If it stays so, seat { $seat } collects
        }
    } { $rings } and { $people }. The tally then: { $tally }.
reason-trick-holds = The trick holds { $rings } and { $people } so far.
reason-void = { septentrick-seat } has no { $suit } and need not follow.
reason-blanks-left =
    { $count ->
        [0] None of your other cards is without life rings and passengers, as the last one had best be.
        [one] 1 of your other cards is without life rings and passengers, as the last one had best be.
       *[other] { $count } of your other cards are without life rings and passengers, as the last one had best be.
    }
reason-only-passengers = After it you hold nothing but Passenger cards.
reason-last-card =
    Your last card is then { $card }. { $stands ->
        [sure] Your final tally:
       *[open] If it stays so, your final tally:
    } { $tally }.

## Septentrick: before the first trick

# $suit: the suit. $count: how many cards of it.
reason-suit-left =
    { $count ->
        [0] It leaves you no card of { $suit }, so that you need not follow there.
        [one] It leaves you 1 card of { $suit }.
       *[other] It leaves you { $count } cards of { $suit }.
    }
reason-suit-then =
    { $count ->
        [one] You then hold 1 card of { $suit }.
       *[other] You then hold { $count } cards of { $suit }.
    }
reason-rescues-left =
    { $count ->
        [0] It leaves you no Rescue card.
        [one] It leaves you 1 Rescue card.
       *[other] It leaves you { $count } Rescue cards.
    }
reason-rescues-then =
    { $count ->
        [one] You then hold 1 Rescue card.
       *[other] You then hold { $count } Rescue cards.
    }
# $role: captain or mate.
reason-gets =
    { septentrick-seat }{ $role ->
        [captain] , the Captain,
       *[mate] { "" }
    } gets both cards, keeps one and passes the other on.
reason-goes-on =
    Your neighbour { septentrick-by }{ $role ->
        [captain] , the Captain,
       *[mate] { "" }
    } gets the other one: { $card }.
reason-is-trump = It is a trump.
reason-passes-trumps =
    { $count ->
        [one] One of them is a trump.
       *[other] Both are trumps.
    }
# $card: the highest one.
reason-suit-own =
    { $count ->
        [0] You hold no card of { $suit }.
        [one] You hold 1 card of { $suit }, with { $rings }: { $card }.
       *[other] You hold { $count } cards of { $suit }, with { $rings } in all. The highest is { $card }.
    }
reason-suit-others =
    { $count ->
        [one] The others hold 1 card of it.
       *[other] The others hold { $count } cards of it.
    }
reason-captain-names = You would name the trump and lead the first trick.
reason-captain-unknown = You do not know the hand of { septentrick-by }.
