### SOS Titanic : pourquoi une action est refusée.
### $cards : les cartes qui devaient aller quelque part. $onto : la carte qui s’y trouve.
### $to, $at, $on : le lieu sous les formes de titanic.ftl. $card : une carte Action.

## Où peuvent aller les passagers

titanic-refused-line = Vous ne pouvez pas poser { $cards } sur { $onto } { $on } : il faut une carte de la même classe qui vaut exactement un de plus.
titanic-refused-empty-deck = Vous ne pouvez pas déplacer { $cards } { $to } : seul un 13 de 1re classe ou un 17 de 2de classe peut occuper un pont vide, avec ou sans cartes devant lui.
titanic-refused-group-class = Vous ne pouvez pas amener { $cards } { $to } : les classes ne se mélangent jamais.
titanic-refused-group-begun = Vous ne pouvez pas mettre à l’eau { $cards } ici : il y a déjà une Chaloupe { $at }.
titanic-refused-group-order = Vous ne pouvez pas encore mettre à l’eau { $cards } dans ce groupe : la première Chaloupe de sa classe va { $at }.
titanic-refused-group-empty = Vous ne pouvez pas encore amener { $cards } { $to } : une Chaloupe doit d’abord y être mise à l’eau.
titanic-refused-group-rank = Vous ne pouvez pas amener { $cards } { $to } maintenant : le prochain passager de ce groupe doit être de rang { $number }.
titanic-refused-group-full = Vous ne pouvez pas amener { $cards } { $to } : ce groupe est complet.
titanic-refused-mystery-none = Vous ne pouvez pas mettre { $cards } à la place d’un Passager mystère : aucun de cette classe n’est visible.
titanic-refused-mystery-other = Vous ne pouvez pas remplacer { $onto } par { $cards } : seul le passager qu’il représente peut prendre sa place.
titanic-refused-flooded = Le pont { $number } est inondé : personne ne peut y aller ni en partir.
titanic-refused-boat-away = Le canot pliable n’est pas sur la table.
titanic-refused-nobody = Il n’y a personne { $on }.
titanic-refused-same-line = Ces passagers sont déjà dans cette file.
titanic-refused-quiet = Vous avez fait { $number } déplacements de suite sans révéler de carte. Faites-en un qui en révèle une, amenez quelqu’un dans un groupe, ou faites votre action.

## Actions d’un tour

titanic-refused-rescue-empty = La pioche est vide : n’annoncez pas encore de nombre, lancez simplement le sauvetage.
titanic-refused-rescue-range = { $number ->
        [one] Vous ne pouvez piocher qu’un passager.
       *[other] Vous pouvez piocher de 1 à { $number } passagers.
    }
titanic-refused-rescue-stack = { $number ->
        [one] Il ne reste qu’un passager dans la pioche.
       *[other] Il ne reste que { $number } passagers dans la pioche.
    }
titanic-refused-ability-stack = Lowe ne peut pas utiliser sa capacité : la pioche est vide, il n’y a rien à défausser.
titanic-refused-ability-hands = Smith ne peut pas utiliser sa capacité : il lui faut d’autres joueurs, et des cartes Action à redistribuer.
titanic-refused-ability-late = Vous ne pouvez plus utiliser cette capacité pendant ce tour : à cette table, elle remplace le tour entier, déplacements compris.
titanic-refused-ability-none = Votre membre d’équipage n’a pas de capacité qui remplace une action.
titanic-refused-card-others = Vous ne pouvez pas jouer la carte { $card } d’un autre joueur : seul Phillips le peut.
titanic-refused-card-not-held = La carte { $card } n’est pas dans votre main.
titanic-refused-card-not-there = La carte { $card } n’est pas dans la main de ce joueur.
titanic-refused-card-empty = Vous ne pouvez pas jouer ainsi la carte { $card } : il n’y a aucune carte à cet endroit.
titanic-refused-card-place = Vous ne pouvez pas jouer la carte { $card } { $at } : aucun passager de sa classe ne pourrait y aller.
titanic-refused-boat-run = Vous ne pouvez pas prendre autant de cartes : { $number ->
        [one] une seule carte est visible { $on }.
       *[other] seules { $number } cartes sont visibles { $on }.
    }

## Réponses

titanic-refused-not-asked = Aucune réponse n’est attendue pour l’instant. Faites un déplacement, ou votre action.
titanic-refused-not-shown = Vous ne pouvez pas choisir { $cards } : ce passager ne fait pas partie des cartes proposées.
titanic-refused-card-not-offered = Vous ne pouvez pas choisir la carte { $card } : elle ne fait pas partie des cartes proposées.
titanic-refused-stop-first = Vous ne pouvez pas encore vous arrêter : vous devez jouer au moins un des passagers piochés.
titanic-refused-stop-placed = Vous ne pouvez pas encore vous arrêter : à cette table, Murdoch continue tant qu’un passager pioché est jouable.
titanic-refused-rank = Ce rang n’existe pas dans cette classe. Annoncez-en un de 1 à { $number }.
titanic-refused-exchange = Ces deux-là ne peuvent pas être échangés : il faut un passager de ce rang dans chacun des deux groupes de la classe.
titanic-refused-give = Vous ne pouvez pas donner cette carte à ce joueur : à la fin, au moins une main doit avoir changé.
titanic-refused-asks-over = La partie est finie.
titanic-refused-asks-first = Choisissez d’abord qui commence.
titanic-refused-asks-number = Annoncez d’abord combien de passagers vous piochez.
titanic-refused-asks-place = Jouez d’abord un des passagers piochés.
titanic-refused-asks-name = Annoncez d’abord le rang du Passager mystère.
titanic-refused-asks-arrange = Remettez d’abord les cartes dans la pioche, sur le dessus ou en dessous.
titanic-refused-asks-search = Choisissez d’abord un passager à jouer.
titanic-refused-asks-front = Choisissez d’abord la carte de tête de la file.
titanic-refused-asks-fetch = Choisissez d’abord une carte Action à prendre.
titanic-refused-asks-exchange = Choisissez d’abord deux rescapés à échanger, ou renoncez à l’échange.
titanic-refused-asks-give = Redistribuez d’abord les cartes Action.
titanic-refused-asks-keep = Choisissez d’abord une carte Action à garder.
titanic-refused-asks-encore = Pour l’instant, vous ne pouvez jouer que la carte Action que vous venez de piocher, ou aucune.
titanic-refused-unknown = Cette action n’existe pas. Choisissez-en une parmi celles qui sont proposées.
