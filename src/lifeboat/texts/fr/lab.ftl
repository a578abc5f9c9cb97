### Le laboratoire : beaucoup de parties, et ce qu’elles disent.

## Commandes

cli-simulate = Faire jouer beaucoup de donnes à un joueur, et compter ce qu’il obtient.
cli-tournament = Faire jouer les mêmes donnes à plusieurs joueurs, et les comparer.
cli-lab-player = Qui joue, à toutes les places : { $names }.
cli-lab-entrant = Un joueur : { $names }. Donnez l’option une fois pour chacun.
cli-lab-deals = Combien de donnes, sinon 100. Avec plus qu’avant, une étude se poursuit.
cli-lab-seed = Un mot qui désigne les donnes ; même mot, mêmes cartes pour tous.
cli-lab-playouts = Combien de parties imaginées un joueur a par décision, sinon 1000. Toute machine donne les mêmes résultats.
cli-lab-seconds = Combien de secondes un joueur peut réfléchir à une décision. Les résultats dépendent de la machine.
cli-lab-solver = Chercher aussi le mieux possible de chaque donne, toutes cartes ouvertes.
cli-lab-positions = Combien de positions le solveur peut regarder par donne, sinon 1000000.
cli-lab-jobs = Combien de parties sont jouées en même temps, sinon une par cœur.
cli-lab-cluster = L’adresse d’un ordonnanceur Dask, dont les ouvriers jouent.
cli-lab-out = Un fichier Parquet pour les résultats, une ligne par partie. La même commande reprend là.
cli-lab-plots = Un dossier pour les graphiques.
cli-lab-format = La sorte des graphiques : png ou svg.
cli-lab-json = Écrire le résumé en JSON, et rien d’autre.
cli-lab-players = Nombre de joueurs, ou each (chacun).
cli-lab-crew = L’équipage, avec des virgules entre les noms, comme lee,smith ; ou each : tous ceux qui peuvent naviguer seuls.
cli-lab-layout = La disposition des passagers : standard, expert, ultimate ou each (chacune).

## Pendant l’étude

# $done, $total: numbers of games.
lab-progress = { $done } parties sur { $total }
lab-rate = { NUMBER($rate, maximumFractionDigits: 1) } par seconde
lab-rate-minute = { NUMBER($rate, maximumFractionDigits: 1) } par minute
lab-remaining = encore { $time }
lab-found = { $games ->
        [one] Une partie est déjà là ; l’étude se poursuit.
       *[other] { $games } parties sont déjà là ; l’étude se poursuit.
    }
lab-stopped = Arrêté. { $games ->
        [one] { $games } partie sur { $total } est dans { $file }.
       *[other] { $games } parties sur { $total } sont dans { $file }.
    } La même commande reprend là.
lab-stopped-lost = Arrêté après { $games } parties sur { $total }. Elles ne sont pas gardées ; avec « --out FICHIER » elles le seraient.
lab-written = Les résultats sont dans { $file }.
lab-plotted = Graphique : { $file }

## Le résumé

# $game: its name. $games, $deals: numbers. $seed: the seed of the deals.
lab-heading = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } de la graine « { $seed } »
lab-budget-playouts = Réflexion : au plus { $playouts } parties imaginées par décision.
lab-budget-seconds = Réflexion : au plus { NUMBER($seconds, maximumFractionDigits: 3) } s par décision. Les résultats dépendent de la machine.
lab-budget-both = Réflexion : au plus { $playouts } parties imaginées et { NUMBER($seconds, maximumFractionDigits: 3) } s par décision. Les résultats dépendent de la machine.
lab-intervals = Les intervalles sont à 95 %.
lab-by-setup = Par mise en place
lab-by-crew = Par membre d’équipage
lab-by-layout = Par disposition
lab-by-players = Par nombre de joueurs
lab-by-page = Page à la fin
lab-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
lab-all = toutes
lab-page-last = dernière
lab-player = joueur
lab-share-head = part des parties
lab-games = parties
lab-score = score moyen
    .septentrick = joueurs à l’équilibre
lab-won = tous sauvés
    .septentrick = gagnées
# A column for one of several players.
lab-of = { $player } : { $measure }
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } (de { NUMBER($low, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) })
lab-pair = { $player } − { $other }
lab-deals = donnes
lab-difference-score = points
    .septentrick = joueurs à l’équilibre
lab-difference-won = tous sauvés, en points de pourcentage
    .septentrick = gagnées, en points de pourcentage
# $sign: +, − or nothing.
lab-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-range = { $value } (de { $low } à { $high })
lab-solver = Toutes cartes ouvertes : sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, on sait de { NUMBER($decided, style: "percent", maximumFractionDigits: 1) } si tout peut être atteint, et de { NUMBER($proved, style: "percent", maximumFractionDigits: 1) } quel est le mieux possible. Sinon le chiffre veut dire « au moins ».

## Graphiques

lab-plot-scores = Comment les scores se répartissent
lab-plot-scores-axis = score
lab-plot-won = Combien de fois tous sont sauvés
    .septentrick = Combien de fois l’équipage gagne
lab-plot-won-axis = part des parties
lab-plot-pages = À quelle page la partie finit
lab-plot-pages-axis = numéro de la page
lab-plot-last = { $player } (dernière page : { $share })
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
lab-plot-pairs = Différences sur les mêmes donnes
lab-plot-pairs-axis = différence des scores, en points
    .septentrick = différence des parts gagnées, en points de pourcentage
lab-plot-historical = 1912 : { $score }
lab-plot-note = { $games } parties, { $deals } donnes, graine « { $seed } » ; barres : 95 %
