### Le laboratoire : beaucoup de parties, et ce qu’elles nous apprennent.

## Commandes

cli-simulate = Faire jouer de nombreuses donnes à un bot et mesurer ses résultats.
cli-tournament = Faire jouer les mêmes donnes à plusieurs bots et les comparer.
cli-lab-player = Le bot qui joue à toutes les places, du plus faible au plus fort : { $names }.
cli-lab-entrant = Un bot qui participe, du plus faible au plus fort : { $names }. Répétez l’option pour chaque bot.
cli-lab-deals = Nombre de donnes à jouer (100 par défaut). Un nombre plus élevé prolonge une étude antérieure.
cli-lab-seed = La graine des donnes : un mot de votre choix. Le même mot donne les mêmes cartes à tous les bots.
cli-lab-playouts = Nombre maximal de parties simulées par décision (1000 par défaut). Les résultats sont les mêmes sur toutes les machines.
cli-lab-seconds = Temps de réflexion maximal par décision, en secondes. Les résultats dépendent de la machine.
cli-lab-solver = Chercher aussi le meilleur résultat possible de chaque donne avec toutes les cartes visibles.
cli-lab-positions = Nombre de positions que le solveur peut examiner par donne (1000000 par défaut).
cli-lab-jobs = Nombre de parties jouées en même temps (par défaut, une par cœur).
cli-lab-cluster = L’adresse d’un ordonnanceur Dask, dont les nœuds de calcul jouent les parties.
cli-lab-out = Un fichier Parquet pour les résultats, une ligne par partie. Relancez la même commande pour continuer l’étude.
cli-lab-plots = Un dossier pour les graphiques.
cli-lab-format = Le format des graphiques : « png » ou « svg ».
cli-lab-json = Écrire le résumé en JSON, et rien d’autre.
cli-lab-players = Nombre de joueurs, ou « each » pour tous les nombres possibles.
cli-lab-crew = Les membres d’équipage, séparés par des virgules, comme « lee,smith », ou « each » pour tous ceux qui peuvent jouer en solo, l’un après l’autre.
cli-lab-layout = La disposition des passagers : « standard », « expert », « ultimate », ou « each » pour toutes.

## Pendant l’étude

# $done, $total : nombres de parties.
lab-progress = { $done } parties sur { $total }
lab-rate = { NUMBER($rate, maximumFractionDigits: 1) } par seconde
lab-rate-minute = { NUMBER($rate, maximumFractionDigits: 1) } par minute
lab-remaining = encore { $time }
lab-found = { $games ->
        [one] Une partie a déjà été jouée ; l’étude continue à partir de là.
       *[other] { $games } parties ont déjà été jouées ; l’étude continue à partir de là.
    }
lab-stopped = Étude interrompue. { $games ->
        [one] { $games } partie sur { $total } est dans { $file }.
       *[other] { $games } parties sur { $total } sont dans { $file }.
    } Relancez la même commande pour continuer.
lab-stopped-lost = Étude interrompue après { $games } parties sur { $total }. Elles n’ont pas été enregistrées ; ajoutez « --out FICHIER » pour les conserver la prochaine fois.
lab-written = Les résultats sont dans { $file }.
lab-plotted = Graphique : { $file }

## Le résumé

# $game : son nom. $games, $deals : des nombres. $seed : la graine des donnes.
lab-heading = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine « { $seed } »
lab-budget-playouts = Réflexion : au plus { $playouts } parties simulées par décision.
lab-budget-seconds = Réflexion : au plus { NUMBER($seconds, maximumFractionDigits: 3) } s par décision. Les résultats dépendent de la machine.
lab-budget-both = Réflexion : au plus { $playouts } parties simulées et { NUMBER($seconds, maximumFractionDigits: 3) } s par décision. Les résultats dépendent de la machine.
lab-intervals = Tous les intervalles sont à 95 %.
lab-by-setup = Par mise en place
lab-by-crew = Par membre d’équipage
lab-by-layout = Par disposition
lab-by-players = Par nombre de joueurs
lab-by-page = Page en fin de partie
lab-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
lab-all = toutes
lab-page-last = dernière
lab-player = bot
lab-share-head = part des parties
lab-games = parties
lab-score = score moyen
    .septentrick = joueurs à l’équilibre
lab-won = tous sauvés
    .septentrick = parties gagnées
# Une colonne pour un bot parmi plusieurs.
lab-of = { $player } : { $measure }
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } (de { NUMBER($low, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) })
lab-pair = { $player } − { $other }
lab-deals = donnes
lab-difference-score = points
    .septentrick = joueurs à l’équilibre
lab-difference-won = tous sauvés, en points de pourcentage
    .septentrick = parties gagnées, en points de pourcentage
# $sign : +, − ou rien.
lab-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-range = { $value } (de { $low } à { $high })
lab-solver = Donnes étudiées avec toutes les cartes visibles : { $deals }. On sait si tout le monde peut être sauvé dans { NUMBER($decided, style: "percent", maximumFractionDigits: 1) } des cas, et le meilleur résultat possible est prouvé dans { NUMBER($proved, style: "percent", maximumFractionDigits: 1) } des cas. Dans les autres, le chiffre indiqué est un minimum.

## Graphiques

lab-plot-scores = Répartition des scores
lab-plot-scores-axis = score
lab-plot-won = Parties où tous sont sauvés
    .septentrick = Parties gagnées par l’équipage
lab-plot-won-axis = part des parties
lab-plot-pages = Page à laquelle la partie se termine
lab-plot-pages-axis = numéro de la page
lab-plot-last = { $player } (dernière page : { $share })
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
lab-plot-pairs = Écarts sur les mêmes donnes
lab-plot-pairs-axis = écart de score, en points
    .septentrick = écart de parties gagnées, en points de pourcentage
lab-plot-historical = 1912 : { $score }
lab-plot-note = { $games } parties, { $deals } donnes, graine « { $seed } » ; barres : intervalles à 95 %
