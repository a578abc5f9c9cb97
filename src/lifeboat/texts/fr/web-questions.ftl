### Le client pour navigateur : répondre aux questions de SOS Titanic, et la fin de la partie.

web-question-hide = Montrer la table
web-question-show = Revenir à la question
web-question-show-end = Revenir au résultat
# $line : le nom d’un pont, ou du canot pliable.
web-question-line = File : { $line }

## Get Ready!

web-question-arrange = Remettez les cartes dans la pioche comme vous voulez.
    .hint = Faites glisser les cartes, ou choisissez-en une et déplacez-la avec les boutons ou les flèches du clavier.
    .top = Sur le dessus, dans l’ordre de pioche
    .bottom = En dessous, dans l’ordre de pioche
    .empty = Aucune carte
    .moves = Déplacer la carte choisie
    .earlier = Plus tôt
    .later = Plus tard
    .to-top = Sur le dessus
    .to-bottom = En dessous
    .send = Remettre les cartes
    .stopped = Impossible de tout remettre ainsi. Voyez ce qui reste et réessayez.
# $number : combien de cartes restent dans la pioche, entre le dessus et le dessous.
web-question-arrange-rest =
    { $number ->
        [0] aucune carte entre les deux
        [one] 1 carte entre les deux
       *[other] { $number } cartes entre les deux
    }
# $card : un passager en toutes lettres. $zone : top ou bottom. $at : sa position. $number : le total.
web-question-arrange-at =
    { $card } : { $zone ->
        [top] sur le dessus
       *[bottom] en dessous
    }, { $at } sur { $number }

## Chercher un passager

web-question-search-where = Où la jouer ?
web-question-search-hint = Les cartes jouables sont mises en évidence.
# $card : un passager en toutes lettres.
web-question-search-unplayable = { $card }, non jouable

## Lowe

web-question-exchange-hint = Groupe 1 en haut, groupe 2 en bas. Choisissez les deux passagers à échanger.

## Smith

web-question-give = Redistribuez toutes les cartes Action.
    .hint = Faites glisser les cartes d’un joueur à l’autre, ou choisissez une carte, puis le joueur qui la reçoit.
    .nobody = Pas encore distribuées
    .empty = Aucune carte
    .send = Distribuer les cartes
    .same = Rien n’a changé pour l’instant.
    .missing = Il reste des cartes à distribuer.
    .stopped = La carte suivante ne peut pas aller au joueur choisi. Voyez ce qui reste et choisissez de nouveau.
# $who : le joueur.
web-question-give-to = Donner à { $who }
# $card : la carte Action. $who : qui la reçoit.
web-question-give-done = { $card } va à { $who }.
# $card : la carte Action. $who : qui l’a.
web-question-give-held = { $card } : { $who }

## Ce que voient les autres

web-question-open = Cartes révélées

## La fin

web-question-end-score = Score
    .part = Ce qui compte
    .points = Points
    .total = Votre score
    .historical = L’équipage de 1912
    .best = Meilleur score possible
