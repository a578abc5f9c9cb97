### Septentrick : noms des couleurs, des cartes et des rôles.

septentrick-name = Septentrick

## Couleurs

septentrick-suit-diamond = losange
septentrick-suit-triangle = triangle
septentrick-suit-circle = cercle
septentrick-suit-star = étoile

## Cartes en toutes lettres

# $suit : diamond, triangle, circle ou star. $rank : le rang, un nombre.
septentrick-card-sea =
    { $suit ->
        [diamond] { $rank } de { septentrick-suit-diamond }
        [triangle] { $rank } de { septentrick-suit-triangle }
        [circle] { $rank } de { septentrick-suit-circle }
       *[star] { $rank } d’{ septentrick-suit-star }
    }
# $people : le nombre de passagers sur la carte.
septentrick-card-passenger =
    { $people ->
        [one] Carte Passager avec { $people } passager
       *[other] Carte Passager avec { $people } passagers
    }
septentrick-card-rescue = Carte Sauvetage

## Rôles et nombres

septentrick-captain = Capitaine
septentrick-trump = Atout
septentrick-rings =
    { $count ->
        [one] { $count } bouée
       *[other] { $count } bouées
    }
septentrick-passengers =
    { $count ->
        [one] { $count } passager
       *[other] { $count } passagers
    }
