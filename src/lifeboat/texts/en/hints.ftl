### Hints: estimates, and the reasons behind them. The figures come from the bots.

## Estimates

# $chance: from 0 to 1.
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-least = less than 1%
chance-most = more than 99%
average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value: the score to be expected. $error: half of the 95% interval.
estimate-titanic = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .rough = about { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points expected
# $value: the chance of winning. $error: half of the 95% interval, in percentage points.
estimate-septentrick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } chance of winning, give or take { NUMBER($error, maximumFractionDigits: 0) }%
    .rough = about { NUMBER($value, style: "percent", maximumFractionDigits: 0) } chance of winning
estimate-none = no estimate

## SOS Titanic: rescues

# $playable of $unseen: how many of the passengers that may be in the stack could be played.
reason-rescue-playable =
    { $unseen ->
        [one] { $playable ->
            [0] The one passenger who may be in the stack can’t be played.
           *[other] The one passenger who may be in the stack can be played.
        }
       *[other] { $playable ->
            [0] None of the { $unseen } passengers who may be in the stack can be played.
           *[other] { $playable } of the { $unseen } passengers who may be in the stack can be played.
        }
    }
# $at: the place from the top. $card: the passenger.
reason-rescue-known =
    { $at ->
        [1] The top card of the stack is known and can be played: { $card }.
        [2] The second card from the top is known and can be played: { $card }.
        [3] The third card from the top is known and can be played: { $card }.
        [4] The fourth card from the top is known and can be played: { $card }.
       *[other] Card { $at } in the stack, counted from the top, is known and can be played: { $card }.
    }
reason-rescue-sure =
    { $number ->
        [one] Drawing 1 card can’t fail.
       *[other] Drawing { $number } cards can’t fail.
    }
reason-rescue-hopeless =
    { $number ->
        [one] Drawing 1 card is bound to fail.
       *[other] Drawing { $number } cards is bound to fail.
    }
reason-rescue-fails =
    { $number ->
        [one] Drawing 1 card: { $chance } chance of failing.
       *[other] Drawing { $number } cards: { $chance } chance of failing.
    }
reason-rescue-saves = Chance that a drawn passenger can be saved at once: { $chance }.
reason-rescue-nobody = There’s nobody left to draw, so the rescue fails.
reason-refills =
    { $count ->
        [one] The stack is empty: the only discarded passenger becomes the new stack.
       *[other] The stack is empty: the { $count } discarded passengers are shuffled into a new one.
    }
# $when: failure, miss (nobody is found) or always. $page: the number of the next page.
reason-page-turns =
    { $when ->
        [failure] If the rescue fails, the booklet turns to page { $page }.
        [miss] If nobody is found, the booklet turns to page { $page }.
       *[always] The booklet turns to page { $page }.
    }
# $cards: how many cards are shuffled. The other variables are those of titanic-of.
reason-page-floods =
    { $when ->
        [failure] If the rescue fails, the booklet turns to page { $page }
        [miss] If nobody is found, the booklet turns to page { $page }
       *[always] The booklet turns to page { $page }
    } and { titanic-line } floods: { $cards ->
        [one] its only passenger flees to the next deck.
       *[other] its passengers flee to the next deck, where { $cards } cards are shuffled face down.
    }
reason-page-ends =
    { $when ->
        [failure] If the rescue fails, the last page turns and the game ends.
        [miss] If nobody is found, the last page turns and the game ends.
       *[always] The last page turns and the game ends.
    }
reason-compensation =
    { $count ->
        [0] No action cards would be drawn in compensation.
        [one] 1 action card would be drawn in compensation.
       *[other] { $count } action cards would be drawn in compensation.
    }
reason-compensation-choice =
    { $count ->
        [one] 1 action card would be drawn in compensation.
       *[other] { $count } action cards would be drawn in compensation, but only one of them kept.
    }
# $who: a crew member.
reason-compensation-other = { $who } would then draw an action card.
reason-stack-left =
    { $left ->
        [0] That empties the stack, so the next rescue costs a page.
        [one] That leaves 1 card in the stack.
       *[other] That leaves { $left } cards in the stack.
    }

## SOS Titanic: who goes where

# How many of the $unseen that may be in the stack can be played: $before now, $then afterwards.
reason-playable-then =
    { $unseen ->
        [one] The only passenger who may be in the stack can { $then ->
            [0] no longer be played afterwards.
           *[other] be played afterwards, but not yet.
        }
       *[other] Of the { $unseen } passengers who may be in the stack, { $then } can be played afterwards, compared with { $before } now.
    }
# $saved of $unseen: how many of the cards that may lie there could be saved.
reason-reveals =
    It reveals a face-down card { titanic-on }. { $saved ->
        [0] None of the { $unseen } possible cards can be saved at once.
       *[other] { $saved } of the { $unseen } possible cards can be saved at once ({ $chance } chance).
    }
reason-reveals-playable = Chance that the revealed card can move on at once, to safety or to another line: { $chance }.
reason-reveals-known = The face-down card it reveals { titanic-on } can only be { $card }.
# $card: the passenger who can follow. $unseen: how many of the two are hidden.
reason-awaits =
    That line then needs { $card }. { $unseen ->
        [0] Neither copy is hidden any more.
        [one] One of the two copies is still hidden.
       *[other] Both copies are still hidden.
    }
reason-closes-line = Nobody can join a line with a Lifeboat at its front.
# $use: saved, moves or stays.
reason-uncovers =
    It uncovers { $card }, { $use ->
        [saved] which can be saved at once.
        [moves] which can move to another line.
       *[stays] which has nowhere to go yet.
    }
reason-frees-line = It empties { titanic-line }: a first-class 13 or a second-class 17 can start a new line there.
reason-frees-boat = It empties the boat, which goes to the action discard pile.
reason-all-safe = With that, all 60 are safe: the crew has done it!
reason-replaces = The mystery makes way for { $card } and goes to the action discard pile.
reason-saves = It brings { $card } to safety, which is worth 1 point.
reason-followers =
    { $count ->
        [one] 1 more passenger can follow at once.
       *[other] { $count } more passengers can follow at once.
    }
reason-discards =
    { $count ->
        [one] 1 drawn passenger goes to the discard pile.
       *[other] { $count } drawn passengers go to the discard pile.
    }
# $use: saved, moves, named or stays.
reason-front =
    { $use ->
        [saved] From the front, this card can be saved at once.
        [moves] From the front, this card can move to another line at once.
        [named] At the front, this card can take any rank.
       *[stays] Even at the front, this card has nowhere to go yet.
    }
reason-stands-in =
    { $unseen ->
        [0] Neither of the real passengers of this rank is hidden any more.
        [one] One of the two real passengers of this rank is still hidden and may replace the mystery later.
       *[other] Both real passengers of this rank are still hidden, and one of them may replace the mystery later.
    }
reason-turned-down =
    { $count ->
        [one] 1 face-up card is turned face down.
       *[other] { $count } face-up cards are turned face down.
    }
# $at: the place from the top. $use: playable or idle.
reason-top =
    { $use ->
        [playable] It can be played right now.
       *[idle] It can’t be played right now.
    } It will be the { $at ->
        [1] next card drawn.
        [2] second card from the top.
        [3] third card from the top.
        [4] fourth card from the top.
        [5] fifth card from the top.
       *[other] { $at }th card from the top.
    }
# $count: how many cards lie above it.
reason-bottom =
    { $use ->
        [playable] It can be played right now.
       *[idle] It can’t be played right now.
    } It goes { $count ->
        [0] to the bottom of the stack.
        [one] below 1 other card.
       *[other] below { $count } other cards.
    }

## SOS Titanic: action cards and crew

reason-card-of = The card belongs to { $who }.
# $average: how many of the next $count cards can be played.
reason-looks =
    { $count ->
        [0] The stack is empty, so there’s nothing to see.
        [one] Only 1 card is left to look at.
       *[other] Of the next { $count } cards, { $average } can be played on average.
    }
# $chance: that somebody can be played. $saved: that somebody can be saved.
reason-searches = Chance that someone in the stack can be played: { $chance }. Chance that someone can be saved at once: { $saved }.
reason-calls-back =
    { $count ->
        [0] The discard pile is empty.
        [one] The only card in the discard pile { $playable ->
            [0] can’t be played.
           *[other] { $saved ->
                [0] can be played, but not saved at once.
               *[other] can be saved at once.
            }
        }
       *[other] Of the { $count } cards in the discard pile, { $playable ->
            [0] none can be played.
           *[other] { $playable } can be played, { $saved ->
                [0] but none can be saved at once.
               *[other] and { $saved } of those can be saved at once.
            }
        }
    }
reason-returns =
    { $count ->
        [0] The discard pile is empty, so nobody returns to the stack.
        [one] 1 passenger returns to the stack { $playable ->
            [0] but couldn’t be played right now.
           *[other] and could be played right now.
        }
       *[other] { $count } passengers return to the stack. { $playable ->
            [0] None of them could be played right now.
           *[other] { $playable } of them could be played right now.
        }
    }
# $cards: the action cards that can be taken; their names may end with a sign of their own.
reason-fetches =
    { $count ->
        [one] Only one card can be taken: { $cards }
       *[other] { $count } different cards can be taken: { $cards }
    }
reason-fetches-nothing = There are no cards to take.
reason-hides =
    { $count ->
        [one] Chance that the only face-down card { titanic-on } can be saved at once: { $chance }.
       *[other] Chance that one of the { $count } face-down cards { titanic-on } can be saved at once: { $chance }.
    }
reason-hides-nobody = There are no face-down cards { titanic-on }.
reason-mixes =
    { $cards ->
        [one] 1 card is shuffled.
       *[other] { $cards } cards are shuffled together.
    } Chance that a new front card can be saved at once: { $chance }.
reason-puts-off =
    { $count ->
        [one] 1 face-up card { titanic-on } goes to the discard pile.
       *[other] { $count } face-up cards { titanic-on } go to the discard pile.
    }
reason-hands-out =
    { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    } can be redistributed among { $players } players.
# $average: how many cards are discarded. $chance: that an anchor comes up.
reason-anchor-draws = On average, { $average } cards go to the discard pile. Chance that an anchor turns up: { $chance }.
reason-exchanges =
    { $count ->
        [0] No two survivors could be swapped.
        [one] 1 pair of survivors could be swapped.
       *[other] { $count } pairs of survivors could be swapped.
    }
# $class: f or s. $before and $then: the longest row of anchors.
reason-anchor-rows =
    Longest row of anchors in { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }: { $before } now, { $then } afterwards. Rows count only if all 60 are saved.
# $card: an action card.
reason-holds-back = { $card } is kept for later.
reason-no-exchange = All survivors stay where they are.
reason-passes-up =
    { $count ->
        [0] There are no other cards on offer.
        [one] The other card goes to the action discard pile.
       *[other] The other { $count } cards go to the action discard pile.
    }
reason-copies-left =
    { $count ->
        [0] There are no other copies of { $card } on offer.
        [one] There is 1 more copy of { $card } on offer.
       *[other] There are { $count } more copies of { $card } on offer.
    }
reason-holds =
    { $count ->
        [one] That makes 1 action card in hand.
       *[other] That makes { $count } action cards in hand.
    }
# $turns: how many turns until that crew member plays.
reason-receives =
    { $who } will then have { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    } and plays { $turns ->
        [one] next.
       *[other] in { $turns } turns.
    }
# $draws: the most cards at a rescue.
reason-begins =
    { $who } may draw up to { $draws } passengers at a rescue and has { $count ->
        [0] no action cards.
        [one] 1 action card.
       *[other] { $count } action cards.
    }

## Septentrick: a trick
## $who, $name and $seat: those of septentrick-seat.

reason-wins = You play last, so this card wins the trick.
# $count: how many still play to the trick.
reason-wins-never =
    { $count ->
        [0] The trick is nothing but Passenger cards, and that loses the game at once (S12).
       *[other] A Passenger card can’t win the trick.
    }
reason-stays-behind = It doesn’t win: { septentrick-by } is ahead with { $card }.
reason-safe =
    { $who ->
        [you] Your card
        [named] { $name }’s card
       *[seat] Seat { $seat }’s card
    } can’t be beaten any more.
# $beating: how many unseen cards are higher or trump. $count: how many still play.
reason-overtaken =
    { $beating ->
        [one] 1 unseen card beats
       *[other] { $beating } unseen cards beat
    } { $who ->
        [you] your card
        [named] { $name }’s card
       *[seat] seat { $seat }’s card
    }. { $count ->
        [one] Chance that the last player can beat it: { $chance }.
       *[other] Chance that one of the { $count } players still to play can beat it: { $chance }.
    }
# $tally: septentrick-tally, with the trick as far as it is played. $stands: sure or open.
reason-collects =
    { $stands ->
        [sure] { $who ->
            [you] You collect
           *[other] { septentrick-subject } collects
        }
       *[open] { $who ->
            [you] As things stand, you collect
           *[other] As things stand, { septentrick-person } collects
        }
    } { $rings } and { $people }. That makes { $tally }.
reason-trick-holds = So far, the trick holds { $rings } and { $people }.
reason-void = { septentrick-seat } has no { $suit } cards and doesn’t have to follow suit.
reason-blanks-left =
    It’s best if your last card shows neither life rings nor passengers. { $count ->
        [0] You have no other cards like that.
        [one] You have 1 other card like that.
       *[other] You have { $count } other cards like that.
    }
reason-only-passengers = After that, you’ll hold nothing but Passenger cards.
reason-last-card =
    Your last card will then be { $card }. { $stands ->
        [sure] Your final tally:
       *[open] Your final tally, as things stand:
    } { $tally }.

## Septentrick: before the first trick

# $suit: the suit. $count: how many cards of it.
reason-suit-left =
    { $count ->
        [0] It leaves you with no { $suit } cards, so you won’t have to follow that suit.
        [one] It leaves you with 1 { $suit } card.
       *[other] It leaves you with { $count } { $suit } cards.
    }
reason-suit-then =
    { $count ->
        [one] You’ll then hold 1 { $suit } card.
       *[other] You’ll then hold { $count } { $suit } cards.
    }
reason-rescues-left =
    { $count ->
        [0] It leaves you with no Rescue cards.
        [one] It leaves you with 1 Rescue card.
       *[other] It leaves you with { $count } Rescue cards.
    }
reason-rescues-then =
    { $count ->
        [one] You’ll then hold 1 Rescue card.
       *[other] You’ll then hold { $count } Rescue cards.
    }
# $role: captain or mate.
reason-gets =
    { septentrick-seat }{ $role ->
        [captain] , the Captain,
       *[mate] { "" }
    } gets both cards, keeps one and passes the other on.
reason-goes-on =
    The other card, { $card }, goes on to { septentrick-by }{ $role ->
        [captain] , the Captain
       *[mate] { "" }
    }.
reason-is-trump = It’s a trump.
reason-passes-trumps =
    { $count ->
        [one] One of them is a trump.
       *[other] Both are trumps.
    }
# $card: the highest one.
reason-suit-own =
    { $count ->
        [0] You hold no { $suit } cards.
        [one] You hold 1 { $suit } card, with { $rings }: { $card }.
       *[other] You hold { $count } { $suit } cards, with { $rings } in all. The highest is { $card }.
    }
reason-suit-others =
    { $count ->
        [0] The others hold no cards of that suit.
        [one] The others hold 1 card of that suit.
       *[other] The others hold { $count } cards of that suit.
    }
reason-captain-names = You’d name the trump and lead the first trick.
reason-captain-unknown = You don’t know what { septentrick-person } holds.
