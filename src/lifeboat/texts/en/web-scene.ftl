### Browser: the picture of the ship and the sea, in words.

# $ship: whole, broken or gone. $clock: the time, such as 23:40. $page: the number on the open page.
# $flooded: how many decks are flooded, from the bow.
web-titanic-scene =
    { $ship ->
        [gone] { $clock }: the ship is gone, the sea is calm. Page { $page }.
        [broken] { $clock }: the ship has broken in two. Page { $page }. Flooded decks: { $flooded }.
       *[whole] { $clock }: { $flooded ->
            [0] the ship, no deck flooded yet.
            [one] the ship, deck 1 flooded.
           *[other] the ship, decks 1 to { $flooded } flooded.
        } Page { $page }.
    }
