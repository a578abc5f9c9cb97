### Navigateur : l’image du navire et de la mer, en toutes lettres.

# $ship : whole, broken ou gone. $clock : l’heure, par exemple 23:40. $page : le numéro de la page
# ouverte. $flooded : combien de ponts sont inondés, à partir de la proue.
web-titanic-scene =
    { $ship ->
        [gone] { $clock } : le navire a disparu, la mer est calme. Page { $page }.
        [broken] { $clock } : le navire s’est brisé en deux. Page { $page }. Ponts inondés : { $flooded }.
       *[whole] { $clock } : { $flooded ->
            [0] le navire, aucun pont inondé.
            [1] le navire, pont 1 inondé.
           *[other] le navire, ponts 1 à { $flooded } inondés.
        } Page { $page }.
    }
