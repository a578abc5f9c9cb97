### SOS Titanic in the browser: the table.

web-titanic-lines = The ship and its lines
web-titanic-groups = The lifeboats
web-titanic-drawn = Drawn passengers

## Lines and groups

# $number: of the deck. $flooded: yes or no. $dry of its $all compartments are dry.
web-titanic-deck =
    Deck { $number }, { $flooded ->
        [yes] flooded
       *[no] { $all ->
            [0] no compartments
            [one] { $dry } of { $all } compartment dry
           *[other] { $dry } of { $all } compartments dry
        }
    }
# $count: how many.
web-titanic-down =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
# $count: how many are saved. $highest: how many there are in all. $card: the last one, in words.
web-titanic-saved = { $count } of { $highest } saved, last: { $card }
web-titanic-unlowered = Lifeboat not lowered yet
# $ranks: the numbers of the passengers with an anchor, as a list in words.
web-titanic-anchors = Anchors on { $ranks }

## Picking up and putting down

# $card: in words. $count: how many places there are for it.
web-titanic-picked =
    { $card } picked up. { $count ->
        [one] One place is highlighted.
       *[other] { $count } places are highlighted.
    }
# $place: in words.
web-titanic-put = Destination: { $place }
# $card: in words.
web-titanic-from = Take the run starting with the { $card }
web-titanic-touched = Selected
web-titanic-where = Where to?
    .second = And which other line?
    .run = From which card? Tap a card in a run.
web-titanic-which = As which passenger?
web-titanic-play = Play it
web-titanic-back = Put back
web-titanic-hint = Cards with a brass arrow can be moved or played: drag one, or tap it and then its destination.
web-titanic-missed = You can’t pick up this card right now, only the ones with a brass arrow.
# $card: in words, the highest passenger who can.
web-titanic-part = Only part of this run can go there. Pick up the { $card } instead.

## Crew and piles

# $name: of the crew member.
web-titanic-about = About { $name }
# $most: the most passengers to draw.
web-titanic-draws = Draws 1–{ $most } passengers.
# $name: of the crew member.
web-titanic-hand = { $name }’s action cards
web-titanic-you = you
web-titanic-turn = to play
# $count: how many cards.
web-titanic-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-titanic-known-top = Next:
web-titanic-known-bottom = At the bottom:
web-titanic-status-page = Page
web-titanic-status-clock = Time
web-titanic-status-score = Points
web-titanic-status-historical = Crew of 1912
