### Les conseils pendant la partie, et l’analyse après

## Conseils

web-hint = Conseil
    .help = Ce qu’un joueur avisé penserait de vos possibilités, d’après ce que vous voyez.
    .off = Sans conseils
web-hint-thinking = Examen de vos possibilités…
# $playouts : combien de parties ont été simulées.
web-hint-method = { $playouts ->
        [0] Il n’y avait rien à évaluer.
        [one] Une partie a été simulée, d’après ce que vous voyez.
       *[other] { $playouts } parties ont été simulées, d’après ce que vous voyez.
    }
web-hint-do = Jouer ce coup
web-hint-why = Pourquoi ?
web-hint-left = { $count ->
        [0] C’était votre dernier conseil pour cette partie.
        [one] Il vous reste un conseil pour cette partie.
       *[other] Il vous reste { $count } conseils pour cette partie.
    }
web-keys-h = Conseil
web-hints = Conseils
    .help = Le nombre de conseils que chacun peut demander par partie. Tout le monde voit qu’un conseil a été demandé, personne d’autre ne voit lequel.
    .any = Sans limite
    .number = { $count ->
        [one] 1 par personne
       *[other] { $count } par personne
    }
web-thinking = Temps de réflexion
    .help = Le temps qu’un bot peut prendre pour chaque décision. « Prévoyant » l’utilise pleinement.
    .time = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

## Analyse

web-review = Analyse
    .title = Analyse : { $game }
    .lead = Chance ou bonnes décisions ? Voyez ce qu’on pouvait espérer à chaque décision, sans connaître les cartes cachées.
web-review-making = Analyse de la partie, décision par décision.
    .progress = { $done } sur { $of }
web-review-failed = La partie n’a pas pu être analysée.
web-review-result = Résultat
web-review-expected = Attendu au début
web-review-luck = Chance
web-review-skill = Décisions
web-review-won = victoire
web-review-not-won = défaite
web-review-plot = Le cours de la partie
    .summary = Résultat attendu au début : { $expected }. Résultat final : { $result }. Part de la chance : { $luck } ; part des décisions : { $skill }.
    .better = chance
    .worse = malchance
    .gained = gagné par une décision
    .lost = perdu par une décision
    .steps =
        { $steps ->
            [one] { $steps } coup
           *[other] { $steps } coups
        }
web-review-table = Voir en tableau
    .step = Coup
    .before = Attendu
    .skill = Décision
    .luck = Chance
web-review-costly = Les décisions les plus coûteuses
    .none = Aucune décision n’a eu de coût mesurable.
web-review-done = Coup joué : { $words }
web-review-better = Meilleur coup : { $words }
web-review-show = Revoir ce moment
web-review-turning = Voir où la partie a été perdue
