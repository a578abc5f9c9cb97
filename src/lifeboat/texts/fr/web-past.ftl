### Le client pour navigateur : règles, parties à revoir, donnes du jour, statistiques ; et l’absence de connexion.

## Les règles

web-rules-about-titanic = Une réussite en solo, ou un jeu coopératif de deux à cinq joueurs : menez les passagers des ponts aux Chaloupes avant que le navire ne sombre.
web-rules-about-septentrick = Un jeu de plis silencieux pour trois à cinq joueurs : à la fin, chacun doit avoir exactement autant de bouées que de passagers.
web-rules-read = Lire les règles
web-rules-learn = Apprendre en deux minutes
web-rules-other = Règles de l’autre jeu
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Aucune règle trouvée.
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-contents = Sommaire
web-rules-part-setup = Cartes et mise en place
web-rules-part-moves = Un tour : les déplacements
web-rules-part-rescue = L’action : un sauvetage
web-rules-part-action = L’action : une carte Action
web-rules-part-pages = Pages et inondations
web-rules-part-cards = Les effets des cartes Action
web-rules-part-crew = Les capacités de l’équipage
web-rules-part-end = Fin de partie et score
web-rules-part-quiet = Déplacements neutres
web-rules-part-rulebooks = Livres de règles
web-rules-part-deck = Les cartes
web-rules-part-deal = Avant le premier pli
web-rules-part-trick = Un pli
web-rules-part-close = La fin
web-rules-crew = L’équipage en un coup d’œil
web-rules-cards = Les cartes Action en un coup d’œil

## Revoir une partie

web-replay = Revoir une partie : { $game }
web-replay-open = Revoir une partie
    .what = Ouvrez l’enregistrement d’une partie : un texte qui contient la donne et tous les coups. S’il est endommagé, vous en verrez ce qui reste lisible.
web-replay-drop = Déposez un enregistrement ici, ou
web-replay-file = Choisir un fichier
web-replay-paste = Ou collez-en le texte
web-replay-show = Voir cette partie
web-replay-another = Ouvrir un autre enregistrement
web-replay-controls = Parcourir la partie
web-replay-scrubber = Coup
web-replay-step = Coup { $step } sur { $steps }
web-replay-first = Aller au début
web-replay-previous = Coup précédent
web-replay-play = Lecture automatique
web-replay-pause = Pause
web-replay-next = Coup suivant
web-replay-last = Aller à la fin
web-replay-pace = Vitesse
    .slow = Lente
    .steady = Normale
    .quick = Rapide
web-replay-told = Ce qui s’est passé
web-replay-dealt = Les cartes sont distribuées. Rien n’a encore été décidé.
# $name : qui occupe la place. $player : le nom d’un bot.
web-replay-bot = { $name }, coup du bot « { $player } »
web-replay-sealed = Ce choix n’est pas visible de ce point de vue.
web-replay-seat = Place { $seat }
web-replay-look = Point de vue
    .decider = la personne qui décide
    .spectator = un spectateur
web-replay-link = Copier le lien vers ce coup
# $steps : le nombre de coups intacts.
web-replay-broken =
    { $steps ->
        [0] Cet enregistrement est endommagé dès le premier coup ; seule la donne est montrée.
        [one] Cet enregistrement est endommagé après le premier coup. Il est montré jusque-là.
       *[other] Cet enregistrement est endommagé après le coup { $steps }. Il est montré jusque-là.
    }

## Les résultats

web-result-rank = Rang
web-result-team = Équipe
web-result-score = Points
web-result-pages = Pages
web-result-ending = Issue
web-result-own = Votre partie
web-result-bot = Bot « { $player } »
# $reason : un mot propre au jeu.
web-result-reason =
    { $reason ->
        [all-safe] tous sauvés
        [sunk] naufrage
        [rescued] tous sauvés
        [all-passengers] pli de cartes Passager
       *[unmatched] sauvetage manqué
    }
web-result-copy = Copier le résultat

## La donne du jour

web-day = Donne du jour
web-day-past = Donne de ce jour-là
web-day-days = Autres jours
web-day-before = Jour précédent
web-day-after = Jour suivant
web-day-today = Voir la donne d’aujourd’hui
web-day-other = Donne du jour : { $game }
web-day-what-titanic = Un navire, un membre d’équipage, les mêmes cartes pour tous jusqu’à minuit UTC. Combien de passagers sauverez-vous ?
web-day-what-septentrick = Les mêmes mains pour tous jusqu’à minuit UTC. Saurez-vous mettre les quatre joueurs à l’équilibre ?
web-day-law = Seul votre premier résultat compte. Jusqu’à la fin de la journée, il faut avoir joué pour voir les résultats des autres.
web-day-name = Votre nom
web-day-nameless = Anonyme
web-day-play-titanic = Jouer en solo
web-day-play-septentrick = Jouer avec trois bots
web-day-friends = Jouer entre amis
web-day-go-on = Reprendre votre partie
web-day-played = Vous avez joué la donne d’aujourd’hui. La prochaine arrive à minuit UTC.
web-day-results = Résultats
web-day-nobody = Personne n’a joué cette donne jusqu’au bout.
web-day-nobody-yet = Personne ne l’a encore jouée jusqu’au bout. À vous d’ouvrir la voie !

## Les statistiques

web-statistics = Statistiques
web-statistics-whose = Parties affichées
    .own = Mes parties
    .all = Toutes les parties
web-statistics-games = Parties
web-statistics-won = Gagnées
web-statistics-mean = Score moyen
web-statistics-best = Meilleur score
web-statistics-pages = Pages en moyenne
web-statistics-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-statistics-by-players = Par nombre de joueurs
web-statistics-by-layout = Par disposition
web-statistics-by-crew = Par membre d’équipage
web-statistics-own-games = Mes parties, les plus récentes d’abord
web-statistics-replay = Revoir
web-statistics-empty-own = Vous n’avez encore terminé aucune partie dans ce navigateur. Les Chaloupes vous attendent.
web-statistics-empty-all = Personne n’a encore terminé de partie ici. Les Chaloupes vous attendent.
web-statistics-play = Jouer une partie

## Sans connexion, et une nouvelle version

web-offline = Vous êtes hors ligne. Tout ce qui passe par le serveur devra attendre.
web-online = La connexion est rétablie.
web-new-version = Une nouvelle version est disponible.
web-new-version-load = Mettre à jour
