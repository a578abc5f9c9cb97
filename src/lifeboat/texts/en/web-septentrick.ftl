### Septentrick in the browser: the table, the hand, the passes and the end.

## The table

web-septentrick-table = Septentrick table
web-septentrick-others = The other players
web-septentrick-trick = The trick
web-septentrick-hand = Your hand
web-septentrick-state = The state of the game
# $card: a card in words. $rings: how many life rings it shows, in words.
web-septentrick-card = { $card }, { $rings }
# A card that came in a pass.
web-septentrick-fresh = { $card }, just received

## A seat

web-septentrick-seat = { $name }, seat { $seat }
web-septentrick-you = { $name } (you)
web-septentrick-active = decides now
web-septentrick-holds =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-septentrick-passengers =
    { $count ->
        [0] no Passenger card among them
        [one] 1 Passenger card among them
       *[other] { $count } Passenger cards among them
    }
# Before the signs of suits that this hand cannot hold any more.
web-septentrick-voids = Without:

## The state of the game

web-septentrick-tricks = Trick { $number } of { $all }
    .deal = Before the first trick
    .over =
        { $count ->
            [one] 1 trick played
           *[other] { $count } tricks played
        }
web-septentrick-trump-open = not named yet
web-septentrick-follow = To follow
    .none = no suit yet

## The trick

# Who played which card.
web-septentrick-play = { $name }: { $card }
    .leads = { $name } leads: { $card }
    .winning = { $name }: { $card }, winning so far
web-septentrick-taken = { $name } takes the trick.
    .you = You take the trick.
    .nobody = Nobody takes the trick.
web-septentrick-go-on = Go on

## Before the first trick

# How many cards of a suit are in the hand.
web-septentrick-held =
    { $count ->
        [0] none in your hand
       *[other] { $count } in your hand
    }
# $name: the left neighbour.
web-septentrick-pass = Pass both to { $name }
web-septentrick-shut = Passenger cards can’t be passed.
web-septentrick-keep = Keep
web-septentrick-on = Pass on

## Looking back

web-septentrick-back = Look back
web-septentrick-last-trick = The last trick
web-septentrick-took = took the trick
web-septentrick-passed = Passed to { $name }
web-septentrick-received = Received from { $name }
web-septentrick-passed-on = Passed on to { $name }
web-septentrick-got = Then received from { $name }

## The end

web-septentrick-end = How each player came out
web-septentrick-last = Last card: { $card }
# The card in a trick that ends the game at once.
web-septentrick-played = Played: { $card }

## One device for several people

web-septentrick-curtain = Pass the device to { $name }
    .why = Nobody else should look now.
    .show = Show my hand
