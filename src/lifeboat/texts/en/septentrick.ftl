### Septentrick: actions, questions, events, the tally and the table in words.

## Seats and cards in a sentence
## $who: you, if the reader sits there, else seat. $seat: the seat, from 1.

# A seat as a label.
septentrick-seat =
    { $who ->
        [you] You
       *[seat] Seat { $seat }
    }
# A seat inside a sentence or in brackets.
septentrick-by =
    { $who ->
        [you] you
       *[seat] seat { $seat }
    }
# The variables are those of septentrick-card-sea.
septentrick-some-sea = { septentrick-card-sea }
# $count: how many such cards. $people: the number of passengers on each.
septentrick-some-passengers =
    { $count ->
        [one] a Passenger card
       *[other] { $count } Passenger cards
    } with { $people ->
        [one] 1 passenger
       *[other] { $people } passengers
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
septentrick-action-keep = Keep { $cards } and pass the other one on
septentrick-action-trump = Name { $suit } as trump
septentrick-action-captain =
    { $who ->
        [you] You are Captain
       *[seat] Seat { $seat } is Captain
    }

## Questions
## The attribute other is the question to somebody else, as those who wait hear it.

septentrick-question-captain = Who is Captain? The table picks.
    .other = Who is Captain? The table picks.
septentrick-question-trump = You are Captain. Which suit is trump for the whole game?
    .other = Seat { $seat } is Captain and names the trump.
# $to: the left neighbour.
septentrick-question-pass = Which two cards do you pass to seat { $to }, on your left?
    .other = Seat { $seat } chooses two cards to pass to the left.
# $from: the right neighbour. $cards: the two cards received.
septentrick-question-keep = From seat { $from } you have received { $cards }. Which card do you keep? The other goes on to seat { $to }.
    .other = Seat { $seat } chooses which of two cards to keep.
# $trick: the number of the trick.
septentrick-question-lead = You lead trick { $trick } of { $tricks }.
    .other = Seat { $seat } leads trick { $trick } of { $tricks }.
# $who and $leader: who leads the trick.
septentrick-question-play = You play to trick { $trick } of { $tricks }, led by seat { $leader }.
    .other = Seat { $seat } plays to trick { $trick } of { $tricks }, led by { $who ->
            [you] you
           *[seat] seat { $leader }
        }.

## Why these cards may be played, and no others

septentrick-reason-lead = You may lead a Sea or a Rescue card; a Passenger card only when you hold nothing else (S7).
septentrick-reason-lead-any = You may lead any card you hold (S7).
septentrick-reason-lead-passengers = You hold nothing but Passenger cards, so you lead one of them (S7).
septentrick-reason-open = No Sea card lies in it yet, so you play as if you were leading: a Sea or a Rescue card, a Passenger card only when you hold nothing else (S11).
septentrick-reason-open-any = No Sea card lies in it yet, so you may play any card you hold (S11).
septentrick-reason-open-passengers = No Sea card lies in it yet, and you hold nothing but Passenger cards, so you play one of them (S11).
septentrick-reason-follow = The suit to follow is { $suit }, and you hold it, so you must play it (S8).
septentrick-reason-follow-rescue = The suit to follow is { $suit }, and you hold it, so you must play it (S8), or a Rescue card instead (S9).
septentrick-reason-free = The suit to follow is { $suit }. You hold none, so you may play any card (S10).
# What binds somebody else, as far as all can see.
septentrick-reason-suit = The suit to follow is { $suit }.
septentrick-reason-no-suit = No Sea card lies in the trick yet.
septentrick-warning-lost = This trick will be nothing but Passenger cards, and that loses the game at once (S12).
septentrick-warning-danger = Beware: if everybody plays their last card that is no Passenger card now, the next trick is nothing but Passenger cards, and that loses the game at once (S12).

## Events

septentrick-event-captain =
    { $who ->
        [you] You are Captain.
       *[seat] Seat { $seat } is Captain.
    }
septentrick-event-trump =
    { $who ->
        [you] You name { $suit } as trump.
       *[seat] Seat { $seat } names { $suit } as trump.
    }
septentrick-event-chose-pass =
    { $who ->
        [you] You have chosen two cards to pass.
       *[seat] Seat { $seat } has chosen two cards to pass.
    }
septentrick-event-chose-keep =
    { $who ->
        [you] You have chosen the card to keep.
       *[seat] Seat { $seat } has chosen a card to keep.
    }
# $to: who gets the cards.
septentrick-event-passed-given = You pass { $cards } to seat { $to }.
septentrick-event-passed-received = Seat { $seat } passes { $cards } to you.
# $passes: one or several of the next message.
septentrick-event-passed-unseen = Face down: { $passes }.
septentrick-pass-unseen =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from seat { $seat } to seat { $to }
septentrick-event-led =
    { $who ->
        [you] You lead { $card }.
       *[seat] Seat { $seat } leads { $card }.
    }
septentrick-event-played =
    { $who ->
        [you] You play { $card }.
       *[seat] Seat { $seat } plays { $card }.
    }
# $card: the card that wins. $cards: what is collected. $tally: septentrick-tally.
septentrick-event-won =
    { $who ->
        [you] You win the trick with { $card } and collect { $cards }.
       *[seat] Seat { $seat } wins the trick with { $card } and collects { $cards }.
    } Now { $tally }.
septentrick-event-won-nothing =
    { $who ->
        [you] You win the trick with { $card }. There is nothing to collect.
       *[seat] Seat { $seat } wins the trick with { $card }. There is nothing to collect.
    }
septentrick-event-revealed =
    { $who ->
        [you] Your last card is { $card }.
       *[seat] The last card of seat { $seat } is { $card }.
    } In the end { $tally }.
septentrick-event-ended = The game is over.

## The end and the score

septentrick-outcome-rescued = Every player has as many life rings as passengers. All are rescued: you win together!
septentrick-outcome-unmatched = Not every player has as many life rings as passengers. The rescue has failed.
septentrick-outcome-all-passengers = Nothing but Passenger cards in the trick: the game ends at once and is lost (S12).
septentrick-score-heading = The score
septentrick-score-heading-now = The score, if the game ended now (the last cards are still to come)
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
septentrick-table-voids = Without
septentrick-table-own-hand = Your hand
septentrick-table-in-trick = In the trick
septentrick-table-leads =
    { $who ->
        [you] you lead
       *[seat] seat { $seat } leads
    }
septentrick-table-follow = To follow
septentrick-table-no-suit = no suit yet
septentrick-table-given = Passed to seat { $to }
septentrick-table-received = Received from seat { $from }
# Between the cards of the first pass and that of the second.
septentrick-table-then = then
septentrick-table-chosen = Chosen to pass
septentrick-table-kept = Kept
# The signs of the drawing. The values are the signs themselves.
septentrick-table-legend = Suits: { $diamond }d diamond, { $triangle }t triangle, { $circle }c circle, { $star }s star. p1 to p4: Passenger cards with 1 to 4 passengers. r: Rescue card. { $ring }: a life ring on the card.
septentrick-table-legend-marks = { $turn } decides now, { $playable } may be played, { $winning } wins the trick so far. Hand: how many cards, and how many of them are Passenger cards (p). Without: suits that this hand cannot hold any more.

## The table told in sentences

# $moment: septentrick-table-trick or one of the two after it. $captain: septentrick-by.
septentrick-told-game = { $moment }. Trump: { $trump }. Captain: { $captain }.
# $name: septentrick-seat. $tally: septentrick-tally.
septentrick-told-seat = { $name }: { $tally }.
# $cards: how many in hand. $held: how many of them are Passenger cards.
septentrick-told-holds =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, { $held ->
        [0] no Passenger card among them
        [one] 1 Passenger card among them
       *[other] { $held } Passenger cards among them
    }.
septentrick-told-voids = Without { $suits }.
# $cards: each card with who played it. $card: the one that wins so far, or none.
septentrick-told-trick = In the trick: { $cards }.
septentrick-told-winning = Winning so far: { $card }.
septentrick-told-play = { $card } ({ septentrick-by })
septentrick-told-hand = Your hand: { $cards }.
# $on: the card of the second pass, or none.
septentrick-told-given = You passed { $cards } to seat { $to }{ $on ->
        [none] { "" }
       *[other] , then { $on }
    }.
septentrick-told-received = You received { $cards } from seat { $from }{ $on ->
        [none] { "" }
       *[other] , then { $on }
    }.
septentrick-told-chosen = Chosen to pass: { $cards }.
septentrick-told-kept = You keep { $cards }.
septentrick-told-last =
    { $who ->
        [you] Your last card: { $card }.
       *[seat] The last card of seat { $seat }: { $card }.
    }

## The cards of the game, and the seats

septentrick-cards-sea = Sea cards: { $suits }, each with the ranks { $low } to { $high }.
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
septentrick-cards-total = Together { $rings } and { $people }: as many of the one as of the other.
septentrick-seats-own = { $players } players. You are seat { $seat }. Seat { $left }, on your left, gets the cards you pass and plays after you; seat { $right }, on your right, passes cards to you.
septentrick-seats-watching = { $players } players. You are watching.
