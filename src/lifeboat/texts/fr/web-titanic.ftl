### web-titanic : la table de SOS Titanic.

web-titanic-lines = Le navire et ses files
web-titanic-groups = Les Chaloupes
web-titanic-drawn = Passagers piochés

## Files et groupes

# $number : celui du pont. $flooded : yes ou no. $dry, $all : combien de ses compartiments sont au sec, et combien il y en a.
web-titanic-deck =
    Pont { $number }, { $flooded ->
        [yes] inondé
       *[no] { $all ->
            [0] sans compartiment
           *[other] { $dry ->
                [0] aucun compartiment au sec sur { $all }
                [one] { $dry } compartiment au sec sur { $all }
               *[other] { $dry } compartiments au sec sur { $all }
            }
        }
    }
# $count : combien.
web-titanic-down =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes faces cachées
    }
# $count : combien sont sauvés. $highest : combien il y en a. $card : le dernier, en toutes lettres.
web-titanic-saved =
    { $count ->
        [one] { $count } passager sauvé
       *[other] { $count } passagers sauvés
    } sur { $highest }, dernier : { $card }
web-titanic-unlowered = Pas encore de Chaloupe à l’eau
# $ranks : les rangs des passagers avec ancre, en une liste.
web-titanic-anchors = Rangs avec ancre : { $ranks }

## Prendre et poser

# $card : en toutes lettres. $count : combien d’emplacements sont possibles.
web-titanic-picked =
    Carte prise : { $card }. { $count ->
        [one] Un emplacement est mis en évidence.
       *[other] { $count } emplacements sont mis en évidence.
    }
# $place : en toutes lettres.
web-titanic-put = Poser ici : { $place }
# $card : en toutes lettres.
web-titanic-from = Prendre la suite à partir de cette carte : { $card }
web-titanic-touched = Sélectionné
web-titanic-where = Où la poser ?
    .second = Et quelle autre file ?
    .run = À partir de quelle carte ? Touchez une carte d’une suite.
web-titanic-which = Quel passager représente-t-il ?
web-titanic-play = La jouer
web-titanic-back = La reposer
web-titanic-hint = Les cartes marquées d’une flèche dorée peuvent être déplacées ou jouées : faites-les glisser, ou touchez la carte puis l’emplacement.
web-titanic-missed = Vous ne pouvez pas prendre cette carte maintenant, seulement celles qui portent une flèche dorée.
# $card : en toutes lettres, le plus haut passager qui peut y aller.
web-titanic-part = Seule une partie de cette suite peut y aller. Prenez-la à partir de cette carte : { $card }.

## Équipage, pioches et défausses

# $name : celui du membre d’équipage.
web-titanic-about = { $name } : à propos
# $most : combien de passagers on peut piocher au plus.
web-titanic-draws = Pioche de 1 à { $most } passagers.
# $name : celui du membre d’équipage.
web-titanic-hand = { $name } : cartes Action
web-titanic-you = vous
web-titanic-turn = c’est son tour
# $count : combien de cartes.
web-titanic-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-titanic-known-top = À venir :
web-titanic-known-bottom = En dessous :
web-titanic-status-page = Page
web-titanic-status-clock = Heure
web-titanic-status-score = Points
web-titanic-status-historical = Équipage de 1912
