### The browser client: how a game ends, and what is shared about it.

## The last moment, before the result

web-ending-skip = Skip
web-ending-won = The Carpathia has seen the rockets and comes over the horizon.
web-ending-lost-titanic = The sea is calm again, and the boats wait for the morning.
web-ending-lost-septentrick = A life ring drifts on the calm sea.
web-ending-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## What a score consists of
##
## $points: points added up, such as 12 + 9 + 15 + 8.

web-ending-groups = Passengers in the groups
    .why = 1 point each: { $points }
web-ending-page = Open page of the booklet
    .why = The number on it: the fewer pages turn, the more it is worth.
web-ending-rows = Rows of anchors
    .why = 1 point for each anchor in the longest row of each class: { $points }
    .none = They only count if all passengers are safe.

## What a result means to the person

web-ending-first = Your first result: now there’s something to beat.
# $points: by how many points it beats the earlier ones.
web-ending-best =
    { $points ->
        [one] Personal best, by 1 point!
       *[other] Personal best, by { $points } points!
    }
web-ending-streak-titanic = All safe { $count } times in a row!
web-ending-streak-septentrick = { $count } wins in a row!

## What is shared: a row of signs, in words
##
## $levels: how it went on each page or in each trick.

web-signs-titanic = Passengers who got to safety, page by page: { $levels }
    .level-0 = none
    .level-1 = 1 to 3
    .level-2 = 4 or more
web-signs-septentrick = Players matched after each trick: { $levels }
    .level-0 = fewer than half
    .level-1 = at least half
    .level-2 = all
