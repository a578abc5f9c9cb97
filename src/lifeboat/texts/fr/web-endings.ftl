### Navigateur : la fin d’une partie, et ce qu’on en partage.

## Le dernier instant, avant le résultat

web-ending-skip = Passer
web-ending-won = Le Carpathia a vu les fusées et apparaît à l’horizon.
web-ending-lost-titanic = La mer est de nouveau calme, et les chaloupes attendent le matin.
web-ending-lost-septentrick = Une bouée dérive sur la mer calme.
web-ending-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## De quoi se compose un score
##
## $points : des points additionnés, par exemple 12 + 9 + 15 + 8.

web-ending-groups = Passagers dans les groupes
    .why = 1 point chacun : { $points }
web-ending-page = Page ouverte du livret
    .why = Son numéro : moins on tourne de pages, plus elle vaut de points.
web-ending-rows = Séries d’ancres
    .why = 1 point par ancre de la plus longue série de chaque classe : { $points }
    .none = Elles ne comptent que si tous les passagers sont sauvés.

## Ce qu’un résultat signifie pour la personne

web-ending-first = Votre premier résultat : il n’y a plus qu’à le battre.
# $points : de combien de points il bat les précédents.
web-ending-best =
    { $points ->
        [one] Record personnel, de { $points } point !
       *[other] Record personnel, de { $points } points !
    }
web-ending-streak-titanic = Tous sauvés { $count } fois de suite !
web-ending-streak-septentrick = { $count } victoires de suite !

## Ce qu’on partage : une rangée de signes, en toutes lettres
##
## $levels : comment cela s’est passé à chaque page ou à chaque pli.

web-signs-titanic = Passagers mis en sécurité, page par page : { $levels }
    .level-0 = aucun
    .level-1 = 1 à 3
    .level-2 = 4 ou plus
web-signs-septentrick = Joueurs à l’équilibre après chaque pli : { $levels }
    .level-0 = moins de la moitié
    .level-1 = au moins la moitié
    .level-2 = tous
