### Les analyses : dans une partie terminée, la part de la chance et celle des décisions.

## Les valeurs

# $sign : +, − ou rien. $amount : un nombre qui n’est pas négatif.
review-amount-titanic = { $sign }{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $amount ->
        [one] point
       *[other] points
    }
review-amount-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) } %
# Ce qui les change, et ce qui les sépare : une probabilité alors en points de pourcentage.
review-change-titanic = { review-amount-titanic }
review-change-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] point de pourcentage
       *[other] points de pourcentage
    }
# $amount, $error : en mots ; l’erreur est la moitié de l’intervalle à 95 %.
review-about = { $amount }, à { $error } près

## L’analyse

# $steps : tous les coups ; $decisions : ceux où il y avait le choix.
review-heading = { $game } : { $steps ->
        [one] { $steps } coup
       *[other] { $steps } coups
    }, { $decisions ->
        [one] { $decisions } vraie décision
       *[other] { $decisions } vraies décisions
    }
review-best-titanic = { $known ->
        [proved] Avec toutes les cartes visibles, le meilleur score possible était de { $best } points.
       *[least] Avec toutes les cartes visibles, au moins { $best } points étaient possibles.
    }
review-best-septentrick = { $known ->
        [yes] Avec toutes les cartes visibles, cette donne était gagnable.
        [no] Même avec toutes les cartes visibles, cette donne n’était pas gagnable.
       *[unknown] On ne sait pas si cette donne était gagnable avec toutes les cartes visibles.
    }
review-turning-point = Après le coup { $step }, la partie n’était plus gagnable, quoi que l’on joue.
# $first, $last : l’un de ces coups, sans qu’on sache lequel.
review-turning-between = La partie a été perdue pour de bon quelque part entre le coup { $first } et le coup { $last } : avant, elle était encore gagnable ; après, elle ne l’était plus, quoi que l’on joue.
# Quatre lignes d’une somme : ce qui était attendu, la chance, les décisions, et leur total.
review-expected = Attendu au début
review-luck = Chance
review-skill = Décisions
review-result = Résultat
review-meaning = « Attendu » : ce qu’obtiendrait en moyenne un joueur de référence, qui joue posément sans connaître les cartes cachées. « Chance » : l’effet de ce que les cartes ont révélé entre les décisions. « Décisions » : leur effet, comparé à celui des choix du joueur de référence.
# $amount : la moitié de l’intervalle à 95 %.
review-doubt = La part de la chance et celle des décisions sont connues à { $amount } près. Davantage de parties simulées donneraient un résultat plus précis.
review-cost = Par rapport au meilleur coup trouvé à chaque fois, les décisions ont coûté en tout { $amount }.
review-costly = Les décisions les plus coûteuses
review-none = Aucune décision n’était nettement moins bonne qu’une autre possibilité.
review-decision = { $number }. Coup { $step } : { $amount }
review-decision-seat = { $number }. Coup { $step }, place { $seat } : { $amount }
review-chosen = Coup joué : { $words } [{ $action }]
review-better = Meilleur coup : { $words } [{ $action }]
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
review-plot-steps = coup
review-plot-expected-titanic = points attendus
review-plot-expected-septentrick = chances de gagner
review-plot-changes-titanic = points depuis le début
review-plot-changes-septentrick = points de pourcentage depuis le début
review-plot-curve = résultat attendu par un joueur de référence
review-plot-best-titanic = { $known ->
        [proved] maximum avec toutes les cartes visibles : { $best }
       *[least] maximum avec toutes les cartes visibles : au moins { $best }
    }
review-plot-best-septentrick = { $known ->
        [yes] gagnable avec toutes les cartes visibles
        [no] pas gagnable, même avec toutes les cartes visibles
       *[unknown] issue inconnue avec toutes les cartes visibles
    }
review-plot-luck = chance : { $amount }
review-plot-skill = décisions : { $amount }
review-plot-turning-point = partie perdue pour de bon après le coup { $step }
review-plot-turning-between = partie perdue pour de bon entre les coups { $first } et { $last }
review-plot-costly = décision coûteuse

## La commande

cli-review = Analyser l’enregistrement d’une partie finie : la part de la chance, celle des décisions, et les décisions les plus coûteuses.
cli-review-playouts = Nombre de parties à simuler pour chaque décision. Le même nombre donne la même analyse.
cli-review-seconds = Durée maximale de l’analyse, en secondes. Par défaut, environ une demi-minute.
cli-review-seed = La graine des parties simulées : un mot de votre choix.
cli-review-plot = Enregistrer un graphique de la partie dans ce fichier, .svg ou .png.
cli-review-most = Nombre de décisions coûteuses à montrer (5 par défaut).
cli-review-json = Écrire toute l’analyse en JSON, et rien d’autre. Les coups et les places sont numérotés à partir de 1.

## Ce qui peut ne pas aller

error-review-unfinished = La partie de cet enregistrement n’est pas finie : elle s’arrête après le coup { $tried }. Seule une partie finie peut être analysée.
