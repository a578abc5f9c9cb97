### Le client pour navigateur : règles, reprises, donnes du jour, statistiques ; et l’absence de connexion.

## Les règles

web-rules-about-titanic = Une réussite en solitaire, ou un jeu pour deux à cinq autour d’une même table : menez les passagers des ponts aux Chaloupes avant que le navire ne sombre.
web-rules-about-septentrick = Un jeu de plis silencieux pour trois à cinq : à la fin, chacun doit avoir exactement autant de bouées que de passagers.
web-rules-read = Lire les règles
web-rules-learn = Apprendre en deux minutes
web-rules-other = L’autre livret
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Aucune règle ne dit cela.
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-contents = Sommaire
web-rules-part-setup = Cartes et mise en place
web-rules-part-moves = Un tour : les déplacements
web-rules-part-rescue = L’action : un sauvetage
web-rules-part-action = L’action : une carte Action
web-rules-part-pages = Pages et inondation
web-rules-part-cards = Ce que font les cartes Action
web-rules-part-crew = Ce que peut l’équipage
web-rules-part-end = Fin de partie et score
web-rules-part-quiet = Déplacements neutres
web-rules-part-rulebooks = Livrets de règles
web-rules-part-deck = Les cartes
web-rules-part-deal = Avant le premier pli
web-rules-part-trick = Un pli
web-rules-part-close = La fin
web-rules-crew = L’équipage en un coup d’œil
web-rules-cards = Les cartes Action en un coup d’œil

## Les reprises

web-replay = Revoir : { $game }
web-replay-open = Revoir une partie
    .what = Ouvrez le relevé d’une partie : un texte qui contient la donne et toutes les actions. S’il est abîmé, vous en voyez la partie intacte.
web-replay-drop = Déposez un relevé ici, ou
web-replay-file = Choisissez un fichier
web-replay-paste = Ou collez son texte
web-replay-show = Montrer cette partie
web-replay-another = Ouvrir un autre relevé
web-replay-controls = Parcourir la partie
web-replay-scrubber = Étape
web-replay-step = Étape { $step } sur { $steps }
web-replay-first = Au début
web-replay-previous = Une étape en arrière
web-replay-play = Lecture automatique
web-replay-pause = Pause
web-replay-next = Une étape en avant
web-replay-last = À la fin
web-replay-pace = Vitesse
    .slow = Lente
    .steady = Normale
    .quick = Rapide
web-replay-told = Ce qui s’est passé
web-replay-dealt = Les cartes sont distribuées. Rien n’a encore été décidé.
# $name : qui occupe la place. $player : le nom d’un robot.
web-replay-bot = { $name }, décision du robot « { $player } »
web-replay-sealed = Un choix qu’on ne voit pas d’ici.
web-replay-seat = Place { $seat }
web-replay-look = Vu par
    .decider = celui qui décide ensuite
    .spectator = un spectateur
web-replay-link = Copier le lien vers cette étape
# $steps : le nombre d’étapes intactes.
web-replay-broken =
    { $steps ->
        [0] Ce relevé est abîmé avant sa première étape ; seule la donne est montrée.
        [one] Ce relevé est abîmé après sa première étape. Il est montré jusque-là.
       *[other] Ce relevé est abîmé après l’étape { $steps }. Il est montré jusque-là.
    }

## Les résultats

web-result-rank = Rang
web-result-team = Équipe
web-result-score = Points
web-result-pages = Pages
web-result-ending = Issue
web-result-own = Votre partie
web-result-bot = Robot « { $player } »
# $reason : un mot propre au jeu.
web-result-reason =
    { $reason ->
        [all-safe] tous sauvés
        [sunk] naufrage
        [rescued] tous sauvés
        [all-passengers] un pli de passagers seuls
       *[unmatched] sauvetage échoué
    }
web-result-copy = Copier cette ligne

## La donne du jour

web-day = Donne du jour
web-day-past = Donne de ce jour
web-day-days = Jours
web-day-before = Veille
web-day-after = Lendemain
web-day-today = Vers la donne d’aujourd’hui
web-day-other = Donne du jour : { $game }
web-day-what-titanic = Un navire, un membre d’équipage, les mêmes cartes pour tous jusqu’à minuit UTC. Combien en sauverez-vous ?
web-day-what-septentrick = Les mêmes mains pour tous jusqu’à minuit UTC. Saurez-vous mettre les quatre joueurs à égalité ?
web-day-law = C’est votre premier résultat qui compte. Tant que le jour dure, seuls ceux qui ont joué voient comment les autres ont fait.
web-day-name = Votre nom
web-day-nameless = Quelqu’un
web-day-play-titanic = Jouer en solitaire
web-day-play-septentrick = Jouer avec trois robots
web-day-friends = Jouer avec des amis
web-day-go-on = Reprendre votre partie
web-day-played = Vous avez joué la donne d’aujourd’hui. La prochaine arrive à minuit UTC.
web-day-results = Résultats
web-day-nobody = Personne n’a joué cette donne jusqu’au bout.
web-day-nobody-yet = Personne ne l’a encore jouée jusqu’au bout. À vous d’ouvrir la voie !

## Les statistiques

web-statistics = Statistiques
web-statistics-whose = Quelles parties
    .own = Mes parties
    .all = Celles de tous
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
web-statistics-own-games = Mes parties, de la plus récente à la plus ancienne
web-statistics-replay = Revoir
web-statistics-empty-own = Vous n’avez encore terminé aucune partie dans ce navigateur. Les Chaloupes attendent.
web-statistics-empty-all = Personne n’a encore terminé de partie ici. Les Chaloupes attendent.
web-statistics-play = Jouer une partie

## Sans connexion, et une nouvelle version

web-offline = Pas de connexion. Ce qui demande le serveur doit attendre.
web-online = La connexion est rétablie.
web-new-version = Il y a une nouvelle version.
web-new-version-load = La charger
