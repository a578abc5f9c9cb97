### Les analyses : ce qu’une partie terminée doit à la chance et ce qu’elle doit aux décisions.

## Les valeurs

# $sign : +, − ou rien. $amount : un nombre qui n’est pas négatif.
review-amount-titanic = { $sign }{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $amount ->
        [one] point
       *[other] points
    }
review-amount-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) } %
# Ce qui les change, et ce qui les sépare : une probabilité alors en points de pourcentage.
review-change-titanic = { review-amount-titanic }
review-change-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] point
       *[other] points
    }
# $amount, $error : en mots ; l’erreur est la moitié de l’intervalle à 95 %.
review-about = { $amount }, à { $error } près

## L’analyse

# $steps : toutes les actions ; $decisions : celles où il y avait le choix.
review-heading = { $game } : { $steps } étapes, { $decisions ->
        [one] { $decisions } vraie décision
       *[other] { $decisions } vraies décisions
    }
review-best-titanic = { $known ->
        [proved] Toutes cartes ouvertes, { $best } points étaient possibles, et pas un de plus.
       *[least] Toutes cartes ouvertes, au moins { $best } points étaient possibles.
    }
review-best-septentrick = { $known ->
        [yes] Toutes cartes ouvertes, cette donne pouvait être gagnée.
        [no] Même toutes cartes ouvertes, personne ne pouvait gagner cette donne.
       *[unknown] On ne sait pas si cette donne pouvait être gagnée toutes cartes ouvertes.
    }
review-turning-point = Après l’étape { $step }, plus rien ne pouvait faire gagner la partie.
# $first, $last : l’une de ces étapes, sans qu’on sache laquelle.
review-turning-between = Quelque part entre l’étape { $first } et l’étape { $last }, la partie a été perdue pour de bon : jusque-là, elle pouvait être gagnée ; ensuite, plus rien n’y faisait.
# Quatre lignes d’une somme : ce qui était attendu, la chance, les décisions, et leur total.
review-expected = Attendu au début
review-luck = Chance
review-skill = Décisions
review-result = Résultat
review-meaning = L’attente est celle d’un joueur honnête, qui joue posément et ne connaît aucune carte cachée. La chance est ce qui s’est révélé entre les décisions. Les décisions sont comparées à celles du joueur honnête.
# $amount : la moitié de l’intervalle à 95 %.
review-doubt = La chance et les décisions sont distinguées à { $amount } près. Avec plus de parties imaginées, ce serait plus précis.
review-cost = Par rapport à la meilleure action trouvée à chaque fois, toutes les décisions ensemble ont coûté { $amount }.
review-costly = Ce qui a coûté le plus
review-none = Aucune décision n’a été moins bonne qu’une autre au-delà de ce que le hasard explique.
review-decision = { $number }. Étape { $step } : { $amount }
review-decision-seat = { $number }. Étape { $step }, place { $seat } : { $amount }
review-chosen = Choisi : { $words } [{ $action }]
review-better = Mieux : { $words } [{ $action }]
review-progress = Examen des décisions
review-plot-written = Le graphique est dans { $file }.

## Le graphique

review-plot-title = { $game } : { $result }
review-plot-result-titanic = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
review-plot-result-septentrick = { $won ->
        [yes] partie gagnée
       *[no] partie perdue
    }
review-plot-end = résultat : { $result }
review-plot-steps = étape
review-plot-expected-titanic = points attendus
review-plot-expected-septentrick = probabilité de gagner
review-plot-changes-titanic = points depuis le début
review-plot-changes-septentrick = points depuis le début
review-plot-curve = ce qu’attendait un joueur honnête
review-plot-best-titanic = { $known ->
        [proved] le mieux, cartes ouvertes : { $best }
       *[least] le mieux, cartes ouvertes : au moins { $best }
    }
review-plot-best-septentrick = { $known ->
        [yes] pouvait être gagnée, cartes ouvertes
        [no] ne pouvait pas être gagnée, cartes ouvertes
       *[unknown] cartes ouvertes : on ne sait pas
    }
review-plot-luck = chance : { $amount }
review-plot-skill = décisions : { $amount }
review-plot-turning-point = perdue pour de bon après l’étape { $step }
review-plot-turning-between = perdue pour de bon entre les étapes { $first } et { $last }
review-plot-costly = décision coûteuse

## La commande

cli-review = Analyser une partie terminée : la chance à part des décisions, et les décisions qui ont coûté le plus.
cli-review-playouts = Combien de parties imaginer pour chaque décision. Le même nombre donne la même analyse.
cli-review-seconds = Combien de secondes l’analyse peut durer. Sinon, environ une demi-minute.
cli-review-seed = Un mot d’où les parties imaginées sont tirées.
cli-review-plot = Dessiner la partie dans ce fichier, .svg ou .png.
cli-review-most = Combien de décisions coûteuses nommer, 5 sinon.
cli-review-json = Écrire toute l’analyse en JSON et rien d’autre. Étapes et places sont comptées à partir de 1.

## Ce qui peut ne pas aller

error-review-unfinished = Cette partie n’est pas terminée après { $tried } étapes. Une analyse demande une partie jouée jusqu’au bout.
