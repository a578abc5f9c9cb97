### Navigateur : l’image du navire et de la mer, en toutes lettres.

# $ship : whole, broken ou gone. $clock : l’heure, par exemple 23:40. $page : le numéro de la page
# ouverte. $flooded : combien de ponts sont inondés, à partir de la proue.
web-titanic-scene =
    { $ship ->
        [gone] { $clock } : le navire a disparu, la mer est calme. Page { $page }.
        [broken] { $clock } : le navire s’est brisé en deux. { $flooded ->
            [0] Aucun pont n’est encore inondé.
            [1] Le pont 1 est inondé.
           *[other] Les ponts 1 à { $flooded } sont inondés.
        } Page { $page }.
       *[whole] { $clock } : le navire flotte encore. { $flooded ->
            [0] Aucun pont n’est encore inondé.
            [1] Le pont 1 est inondé.
           *[other] Les ponts 1 à { $flooded } sont inondés.
        } Page { $page }.
    }
