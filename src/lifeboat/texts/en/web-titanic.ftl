### web-titanic: the table of SOS Titanic.

web-titanic-lines = The ship and its lines
web-titanic-groups = The lifeboats
web-titanic-drawn = Drawn passengers

## Lines and groups

# $number: of the deck. $flooded: yes or no. $dry, $all: how many of its compartments are dry, and how many there are.
web-titanic-deck =
    Deck { $number }, { $flooded ->
        [yes] flooded
       *[no] { $dry } of { $all } compartments dry
    }
# $count: how many.
web-titanic-down =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
# $count: how many are saved. $highest: how many there are. $card: the last one, in words.
web-titanic-saved = { $count } of { $highest } saved, the last one: { $card }
web-titanic-unlowered = No Lifeboat lowered yet
# $ranks: the numbers of the passengers with an anchor, as a list in words.
web-titanic-anchors = Anchors on { $ranks }

## Picking up and putting down

# $card: in words. $count: how many places there are for it.
web-titanic-picked =
    { $card } picked up. { $count ->
        [one] One place is lit.
       *[other] { $count } places are lit.
    }
# $place: in words.
web-titanic-put = Put here: { $place }
# $card: in words.
web-titanic-from = Take the run from here on: { $card }
web-titanic-touched = Chosen
web-titanic-where = Where to?
    .second = And which other line?
    .run = From which card on? Tap a card of a run.
web-titanic-which = As what?
web-titanic-play = Play it
web-titanic-back = Put back
web-titanic-hint = Cards with a brass arrow can be moved or played: drag them, or tap the card and then the place.
web-titanic-missed = This card cannot be taken now: only those with a brass arrow can.
# $card: in words, the highest passenger who can.
web-titanic-part = Only part of this run can go there. Pick it up from here on: { $card }.
web-titanic-rescue = Draw
    .empty = Rescue

## Crew and piles

# $name: of the crew member.
web-titanic-about = About { $name }
# $most: the most passengers to draw.
web-titanic-draws = Draws 1–{ $most }.
# $name: of the crew member.
web-titanic-hand = Action cards of { $name }
web-titanic-you = you
web-titanic-turn = on turn
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
