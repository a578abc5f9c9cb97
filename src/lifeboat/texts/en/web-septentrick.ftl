### Septentrick in the browser: the table, the hand, the passes and the end.

## The table

web-septentrick-table = Septentrick table
web-septentrick-others = The other players
web-septentrick-trick = The trick
web-septentrick-hand = Your hand
web-septentrick-state = State of play
# $card: a card in words. $rings: how many life rings it shows, in words.
web-septentrick-card = { $card }, { $rings }
# A card that has just been passed to the player.
web-septentrick-fresh = { $card }, just received

## A seat

web-septentrick-seat = { $name }, seat { $seat }
web-septentrick-you = { $name } (you)
web-septentrick-active = to play now
web-septentrick-holds =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-septentrick-passengers =
    { $count ->
        [0] no Passenger cards in hand
        [one] 1 Passenger card in hand
       *[other] { $count } Passenger cards in hand
    }
# Before the signs of suits that this hand can’t hold any more.
web-septentrick-voids = Out of:

## State of play

web-septentrick-tricks = Trick { $number } of { $all }
    .deal = Before the first trick
    .over =
        { $count ->
            [one] 1 trick played
           *[other] { $count } tricks played
        }
web-septentrick-trump-open = not named yet
web-septentrick-follow = Suit led
    .none = none yet

## The trick

# Who played which card.
web-septentrick-play = { $name }: { $card }
    .leads = { $name } leads: { $card }
    .winning = { $name }: { $card }, winning so far
web-septentrick-taken = { $name } wins the trick.
    .you = You win the trick.
    .nobody = Nobody wins the trick.
web-septentrick-go-on = Continue

## Before the first trick

# How many cards of a suit are in the hand.
web-septentrick-held =
    { $count ->
        [0] none in your hand
       *[other] { $count } in your hand
    }
# $name: the left neighbour.
web-septentrick-pass = Pass both to { $name }
web-septentrick-shut = You can’t pass Passenger cards.
web-septentrick-keep = Keep
web-septentrick-on = Pass on

## Looking back

web-septentrick-back = Last trick
    .passes = Passed cards
web-septentrick-last-trick = Last trick
web-septentrick-took = won the trick
web-septentrick-passed = Passed to { $name }
web-septentrick-received = Received from { $name }
web-septentrick-passed-on = Passed on to { $name }
web-septentrick-got = Then received from { $name }

## The end

web-septentrick-end = How each player did
web-septentrick-last = Last card: { $card }
# A card of the trick that ended the game at once.
web-septentrick-played = Played: { $card }

## One device for several people

web-septentrick-curtain = Hand the device to { $name }
    .why = Nobody else should look at the screen.
    .show = Show my hand
