### The browser client: the picture of the ship and the sea, in words.

# $ship: whole, broken or gone. $clock: the time, such as 23:40. $page: the number on the open page.
# $flooded: how many decks are flooded, counted from the bow.
web-titanic-scene =
    { $ship ->
        [gone] { $clock }: the ship is gone and the sea is calm. Page { $page }.
        [broken] { $clock }: the ship has broken in two, with { $flooded ->
            [0] no decks flooded yet.
            [one] deck 1 flooded.
           *[other] decks 1 to { $flooded } flooded.
        } Page { $page }.
       *[whole] { $clock }: { $flooded ->
            [0] the ship is afloat, with no decks flooded yet.
            [one] the ship is afloat, with deck 1 flooded.
           *[other] the ship is afloat, with decks 1 to { $flooded } flooded.
        } Page { $page }.
    }
