### Le client pour navigateur : répondre aux questions de SOS Titanic, et la fin de la partie.

web-question-hide = Montrer la table
web-question-show = Revenir à la question
web-question-show-end = Revenir au résultat
# $line : le nom d’un pont, ou du canot pliable.
web-question-line = La file : { $line }

## Get Ready!

web-question-arrange = Remettez les cartes dans la pioche comme vous voulez.
    .hint = Faites glisser les cartes, ou choisissez-en une et déplacez-la avec les boutons ou les flèches du clavier.
    .top = Sur le dessus : la première sera piochée en premier
    .bottom = En dessous : la dernière sera piochée en dernier
    .empty = Aucune carte
    .moves = Déplacer la carte choisie
    .earlier = Plus tôt
    .later = Plus tard
    .to-top = Sur le dessus
    .to-bottom = En dessous
    .send = Remettre
    .stopped = Tout n’a pas pu être remis ainsi. Voyez ce qui reste.
# $number : combien de cartes restent dans la pioche, entre le dessus et le dessous.
web-question-arrange-rest =
    { $number ->
        [one] 1 autre carte
       *[other] { $number } autres cartes
    }
# $card : un passager en toutes lettres. $zone : top ou bottom. $at : sa position. $number : le total.
web-question-arrange-at =
    { $card } : { $zone ->
        [top] sur le dessus
       *[bottom] en dessous
    }, { $at } sur { $number }

## Chercher un passager

web-question-search-where = Où ?
web-question-search-hint = Ce qui peut être joué est éclairé.
# $card : un passager en toutes lettres.
web-question-search-unplayable = { $card }, ne peut pas être joué

## Lowe

web-question-exchange-hint = Groupe 1 en haut, groupe 2 en bas. Choisissez les deux qui échangent leurs places.

## Smith

web-question-give = Redistribuez toutes les cartes Action.
    .hint = Faites glisser les cartes d’un joueur à l’autre, ou choisissez une carte, puis qui la reçoit.
    .nobody = Encore à personne
    .empty = Aucune carte
    .send = Distribuer
    .same = Rien n’a changé pour l’instant.
    .missing = Des cartes ne sont encore à personne.
    .stopped = La carte suivante ne peut pas aller là. Voyez ce qui reste et choisissez à nouveau.
# $who : le joueur.
web-question-give-to = Donner à { $who }
# $card : la carte Action. $who : qui la reçoit.
web-question-give-done = { $card } va à { $who }.
# $card : la carte Action. $who : qui l’a.
web-question-give-held = { $card }, chez { $who }

## Ce que voient les autres

web-question-open = Cartes dévoilées

## La fin

web-question-end-score = Le score
    .part = Ce qui compte
    .points = Points
    .page = Numéro de la page
    .row-f = Plus longue série d’ancres, 1re classe
    .row-s = Plus longue série d’ancres, 2de classe
    .no-rows = Les séries d’ancres ne comptent que si tous sont sauvés.
    .total = Votre score
    .historical = L’équipage de 1912
    .best = Le meilleur score possible
