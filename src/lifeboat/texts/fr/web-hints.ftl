### Les conseils pendant la partie, et l’analyse après

## Conseils

web-hint = Conseil
    .help = Ce qu’un joueur avisé pense de vos possibilités, d’après ce que vous voyez.
    .off = Sans conseils
web-hint-thinking = Vos possibilités sont pesées…
# $playouts: how many games were played out in thought.
web-hint-method = { $playouts ->
        [0] Il n’y avait rien à peser.
        [one] Une partie a été jouée en pensée, d’après ce que voit votre place.
       *[other] { $playouts } parties ont été jouées en pensée, d’après ce que voit votre place.
    }
web-hint-do = Jouer cela
web-hint-why = Pourquoi
web-hint-left = { $count ->
        [0] C’était votre dernier conseil pour cette partie.
        [one] Il vous reste un conseil pour cette partie.
       *[other] Il vous reste { $count } conseils pour cette partie.
    }
web-keys-h = Conseil
web-hints = Conseils
    .help = Combien de conseils chacun peut demander dans une partie. Tous voient qu’on en a demandé un, personne d’autre ce qu’il disait.
    .any = Autant que l’on veut
    .number = { $count ->
        [one] 1 par personne
       *[other] { $count } par personne
    }
web-thinking = Temps de réflexion
    .help = Combien de temps le robot « Prévoyant » réfléchit à une décision.
    .time = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-bot-captain = Prévoyant
    .about = joue des centaines de parties dans sa tête avant de décider.

## Analyse

web-review = Analyse
    .title = Analyse : { $game }
    .lead = La chance d’un côté, l’adresse de l’autre : ce qu’on pouvait espérer à chaque décision, sans voir les cartes cachées.
web-review-making = La partie est passée en revue, décision par décision.
    .progress = { $done } sur { $of }
web-review-failed = L’analyse n’a pas pu être faite.
web-review-result = Résultat
web-review-expected = Attendu à la donne
web-review-luck = Chance
web-review-skill = Décisions
web-review-won = gagné
web-review-not-won = pas gagné
web-review-plot = Le cours de la partie
    .summary = L’espérance est passée de { $expected } à la donne à { $result } à la fin ; la chance a donné { $luck }, les décisions { $skill }.
    .better = chance
    .worse = malchance
    .gained = gagné par une décision
    .lost = perdu par une décision
    .steps = { $steps } étapes
web-review-table = La même chose en tableau
    .step = Étape
    .before = Attendu
    .skill = Décision
    .luck = Chance
web-review-costly = Les décisions les plus chères
    .none = Aucune décision n’a coûté quoi que ce soit de mesurable.
web-review-done = Joué : { $words }
web-review-better = Mieux : { $words }
web-review-show = Revoir ce moment
web-review-turning = Voir où la partie a été perdue
