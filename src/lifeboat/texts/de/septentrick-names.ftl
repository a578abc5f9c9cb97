### Septentrick: Namen der Farben, der Karten und der Rollen.

septentrick-name = Septentrick

## Farben

septentrick-suit-diamond = Raute
septentrick-suit-triangle = Dreieck
septentrick-suit-circle = Kreis
septentrick-suit-star = Stern

## Karten in Worten

# $suit: diamond, triangle, circle oder star. $rank: der Rang als Zahl.
septentrick-card-sea =
    { $suit ->
        [diamond] { septentrick-suit-diamond }
        [triangle] { septentrick-suit-triangle }
        [circle] { septentrick-suit-circle }
       *[star] { septentrick-suit-star }
    } { $rank }
# $people: die Zahl der Passagiere auf der Karte.
septentrick-card-passenger =
    { $people ->
        [one] Passagierkarte mit { $people } Passagier
       *[other] Passagierkarte mit { $people } Passagieren
    }
septentrick-card-rescue = Rettungskarte

## Rollen und Zahlen

septentrick-captain = Kapitän
septentrick-trump = Trumpf
septentrick-rings =
    { $count ->
        [one] { $count } Rettungsring
       *[other] { $count } Rettungsringe
    }
septentrick-passengers =
    { $count ->
        [one] { $count } Passagier
       *[other] { $count } Passagiere
    }
