### Septentrick: names of the suits, the cards and the roles.

septentrick-name = Septentrick

## Suits

septentrick-suit-diamond = diamond
septentrick-suit-triangle = triangle
septentrick-suit-circle = circle
septentrick-suit-star = star

## Cards in words

# $suit: diamond, triangle, circle or star. $rank: the rank as a number.
septentrick-card-sea =
    { $suit ->
        [diamond] { septentrick-suit-diamond }
        [triangle] { septentrick-suit-triangle }
        [circle] { septentrick-suit-circle }
       *[star] { septentrick-suit-star }
    } { $rank }
# $people: the number of passengers on the card.
septentrick-card-passenger =
    { $people ->
        [one] Passenger card with { $people } passenger
       *[other] Passenger card with { $people } passengers
    }
septentrick-card-rescue = Rescue card

## Roles and counts

septentrick-captain = Captain
septentrick-trump = Trump
septentrick-rings =
    { $count ->
        [one] { $count } life ring
       *[other] { $count } life rings
    }
septentrick-passengers =
    { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }
