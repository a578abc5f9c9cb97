### Septentrick: actions, questions, events, the tally and the table in words.

## Seats and cards in a sentence
## $who: you, if the reader sits there; named, if somebody with a name does; else seat.
## $name: that name. $seat: the seat, from 1.

# A seat as a label.
septentrick-seat =
    { $who ->
        [you] You
        [named] { $name }
       *[seat] Seat { $seat }
    }
# A seat in brackets or after a colon.
septentrick-by =
    { $who ->
        [you] you
        [named] { $name }
       *[seat] seat { $seat }
    }
# A seat in the middle of a sentence, with an article where the language has one.
septentrick-person = { septentrick-by }
# A seat, not the reader’s, as the subject of a sentence that it begins.
septentrick-subject = { septentrick-seat }
# The variables are those of septentrick-card-sea.
septentrick-some-sea = { septentrick-card-sea }
# $count: how many such cards. $people: the number of passengers on each.
septentrick-some-passengers =
    { $count ->
        [one] a Passenger card with { $people ->
            [one] 1 passenger
           *[other] { $people } passengers
        }
       *[other] { $count } Passenger cards with { $people ->
            [one] 1 passenger
           *[other] { $people } passengers
        } each
    }
septentrick-some-rescues =
    { $count ->
        [one] a Rescue card
       *[other] { $count } Rescue cards
    }
# $card: a card in words. $rings: septentrick-rings.
septentrick-with-rings = { $card } ({ $rings })

## The tally of a player
## $rings: septentrick-rings. $people: septentrick-passengers. $balance: one of the next three.

septentrick-balance-matched = matched
septentrick-balance-rings =
    { $count ->
        [one] 1 life ring short
       *[other] { $count } life rings short
    }
septentrick-balance-people =
    { $count ->
        [one] 1 passenger short
       *[other] { $count } passengers short
    }
septentrick-tally = { $rings }, { $people }: { $balance }

## Actions

septentrick-action-play = Play { $cards }
septentrick-action-pass = Pass { $cards } to the left
septentrick-action-keep = Keep { $cards } and pass the other on
septentrick-action-trump = Name { $suit } as trump
septentrick-action-captain =
    { $who ->
        [you] Become Captain yourself
       *[other] Make { septentrick-person } Captain
    }

## Questions
## The attribute other is the question to somebody else, as those who wait hear it.

septentrick-question-captain = Who will be Captain? Decide together.
    .other = The table is deciding who will be Captain.
septentrick-question-trump = You’re Captain. Which suit will be trump for the whole game?
    .other = { septentrick-subject } is Captain and is naming the trump.
# $to: the left neighbour, as septentrick-person.
septentrick-question-pass = Which two cards will you pass to { $to }, on your left?
    .other = { septentrick-subject } is choosing two cards to pass to the left.
# $from: the right neighbour, likewise. $cards: the two cards received.
septentrick-question-keep = You received { $cards } from { $from }. Which one will you keep? The other will be passed on to { $to }.
    .other = { septentrick-subject } is choosing which of two cards to keep.
# $trick: the number of the trick.
septentrick-question-lead = You lead trick { $trick } of { $tricks }.
    .other = { septentrick-subject } is leading trick { $trick } of { $tricks }.
# $leader: who led the trick, as septentrick-person.
septentrick-question-play = Your turn in trick { $trick } of { $tricks }, led by { $leader }.
    .other = { septentrick-subject } is playing to trick { $trick } of { $tricks }, led by { $leader }.

## Why these cards may be played, and no others

septentrick-reason-lead = You may lead a Sea card or a Rescue card, or a Passenger card if you hold nothing else (S7).
septentrick-reason-lead-any = You may lead any card in your hand (S7).
septentrick-reason-lead-passengers = You hold nothing but Passenger cards, so you have to lead one of them (S7).
septentrick-reason-open = There’s no Sea card in the trick yet, so play as if you were leading: a Sea card or a Rescue card, or a Passenger card if you hold nothing else (S11).
septentrick-reason-open-any = There’s no Sea card in the trick yet, so you may play any card in your hand (S11).
septentrick-reason-open-passengers = There’s no Sea card in the trick yet and you hold nothing but Passenger cards, so you have to play one of them (S11).
septentrick-reason-follow = The suit to follow is { $suit }. You hold that suit, so you must follow it (S8).
septentrick-reason-follow-rescue = The suit to follow is { $suit }. You hold that suit, so you must follow it (S8) or play a Rescue card instead (S9).
septentrick-reason-free = The suit to follow is { $suit }. You don’t hold that suit, so you may play any card (S10).
# What binds somebody else, as far as all can see.
septentrick-reason-suit = The suit to follow is { $suit }.
septentrick-reason-no-suit = There’s no Sea card in the trick yet.
septentrick-warning-lost = This trick will contain nothing but Passenger cards, and that loses the game at once (S12).
septentrick-warning-danger = Careful: if everyone now plays their last non-Passenger card, the next trick will contain nothing but Passenger cards, and that loses the game at once (S12).

## Events

septentrick-event-captain =
    { $who ->
        [you] You are Captain.
       *[other] { septentrick-subject } is Captain.
    }
septentrick-event-trump =
    { $who ->
        [you] You name { $suit } as trump.
       *[other] { septentrick-subject } names { $suit } as trump.
    }
septentrick-event-chose-pass =
    { $who ->
        [you] You’ve chosen two cards to pass.
       *[other] { septentrick-subject } has chosen two cards to pass.
    }
septentrick-event-chose-keep =
    { $who ->
        [you] You’ve chosen a card to keep.
       *[other] { septentrick-subject } has chosen a card to keep.
    }
# $to: who gets the cards, as septentrick-person.
septentrick-event-passed-given = You pass { $cards } to { $to }.
septentrick-event-passed-received = { septentrick-subject } passes you { $cards }.
# $passes: one or several of the next message.
septentrick-event-passed-unseen = Passed face down: { $passes }.
septentrick-pass-unseen =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from { $from } to { $to }
septentrick-event-led =
    { $who ->
        [you] You lead { $card }.
       *[other] { septentrick-subject } leads { $card }.
    }
septentrick-event-played =
    { $who ->
        [you] You play { $card }.
       *[other] { septentrick-subject } plays { $card }.
    }
# $card: the card that wins. $cards: what is collected. $tally: septentrick-tally.
septentrick-event-won =
    { $who ->
        [you] You win the trick with { $card } and collect { $cards }.
       *[other] { septentrick-subject } wins the trick with { $card } and collects { $cards }.
    } That makes { $tally }.
septentrick-event-won-nothing =
    { $who ->
        [you] You win the trick with { $card }.
       *[other] { septentrick-subject } wins the trick with { $card }.
    } There’s nothing to collect.
septentrick-event-revealed =
    { $who ->
        [you] Your last card is { $card }.
        [named] { $name }’s last card is { $card }.
       *[seat] Seat { $seat }’s last card is { $card }.
    } Final tally: { $tally }.
septentrick-event-ended = The game is over.

## The end and the score

septentrick-outcome-rescued = Every player has exactly as many life rings as passengers. Everyone is rescued: you win together!
septentrick-outcome-unmatched = Not every player has exactly as many life rings as passengers. The rescue has failed.
septentrick-outcome-all-passengers = The trick contains nothing but Passenger cards: the game ends at once, and everyone loses (S12).
septentrick-score-heading = Score
septentrick-score-heading-now = Score if the game ended right now (the last cards are still to come)
# $matched: how many players have as many life rings as passengers. $players: how many play.
septentrick-score-matched = Matched: { $matched } of { $players } players.

## The table

septentrick-table-trick = Trick { $trick } of { $tricks }
septentrick-table-deal = Before the first trick
septentrick-table-over = { $tricks ->
        [one] 1 trick played
       *[other] { $tricks } tricks played
    }
# Of a trump or a Captain.
septentrick-table-open = not chosen yet
septentrick-table-rings = Rings
septentrick-table-people = Passengers
septentrick-table-hand = Hand
septentrick-table-last = Last card
septentrick-table-voids = Out of
septentrick-table-own-hand = Your hand
septentrick-table-in-trick = In the trick
septentrick-table-leads =
    { $who ->
        [you] you lead
       *[other] { septentrick-person } leads
    }
septentrick-table-follow = Suit to follow
septentrick-table-no-suit = none yet
septentrick-table-given = Passed to { $to }
septentrick-table-received = Received from { $from }
# Between the cards of the first pass and that of the second.
septentrick-table-then = then
septentrick-table-chosen = Chosen to pass
septentrick-table-kept = Kept
# The signs of the drawing. The values are the signs themselves.
septentrick-table-legend = Suits: { $diamond }d diamond, { $triangle }t triangle, { $circle }c circle, { $star }s star. p1 to p4: Passenger cards with 1 to 4 passengers. r: Rescue card. { $ring }: a life ring on the card.
septentrick-table-legend-marks = { $turn } to play, { $playable } can be played, { $winning } winning so far. Hand: the number of cards, and how many of them are Passenger cards (p). Out of: suits this hand no longer holds.

## The table told in sentences

# $moment: septentrick-table-trick or one of the two after it. $captain: septentrick-by.
septentrick-told-game = { $moment }. Trump: { $trump }. Captain: { $captain }.
# $name: septentrick-seat. $tally: septentrick-tally.
septentrick-told-seat = { $name }: { $tally }.
# $cards: how many in hand. $held: how many of them are Passenger cards.
septentrick-told-holds =
    { $cards ->
        [one] { $held ->
            [0] 1 card in hand, not a Passenger card
           *[other] 1 card in hand, a Passenger card
        }
       *[other] { $cards } cards in hand, { $held ->
            [0] none of them Passenger cards
            [one] 1 of them a Passenger card
           *[other] { $held } of them Passenger cards
        }
    }.
septentrick-told-voids = Out of { $suits }.
# $cards: each card with who played it. $card: the one that wins so far, or none.
septentrick-told-trick = In the trick: { $cards }.
septentrick-told-winning = Winning so far: { $card }.
septentrick-told-play = { $card } ({ septentrick-by })
septentrick-told-hand = Your hand: { $cards }.
# $on: the card of the second pass, or none.
septentrick-told-given = You passed { $cards } to { $to }{ $on ->
        [none] { "" }
       *[other] , then { $on }
    }.
septentrick-told-received = You received { $cards } from { $from }{ $on ->
        [none] { "" }
       *[other] , then { $on }
    }.
septentrick-told-chosen = Chosen to pass: { $cards }.
septentrick-told-kept = You keep { $cards }.
septentrick-told-last =
    { $who ->
        [you] Your last card: { $card }.
        [named] { $name }’s last card: { $card }.
       *[seat] Seat { $seat }’s last card: { $card }.
    }

## The cards of the game, and the seats

septentrick-cards-sea = Sea cards: { $suits }, each with ranks { $low } to { $high }.
septentrick-cards-rings = Life rings: { $ranks }, none on the others.
septentrick-cards-rank = { $count } on each { $rank }
septentrick-cards-passengers = Passenger cards: { $kinds }.
septentrick-cards-people =
    { $count } with { $people ->
        [one] 1 passenger
       *[other] { $people } passengers
    }
septentrick-cards-rescues = Rescue cards: { $count ->
        [0] none in this game
       *[other] { $count }
    }.
septentrick-cards-total = In all, { $rings } and { $people }: the same number of each.
septentrick-seats-own = { $players } players. You’re in seat { $seat }. The player on your left, { $left }, gets the cards you pass and plays after you; the player on your right, { $right }, passes cards to you.
septentrick-seats-watching = { $players } players. You’re watching.
