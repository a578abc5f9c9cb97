### Le client pour navigateur : l’accueil, la préparation d’une table et tout ce qui entoure une partie.

## La page d’accueil

web-start-date = 14 avril 1912
web-start-about = Deux jeux de cartes coopératifs sur une nuit en mer. Ramenez tout le monde, seul ou ensemble.
web-start-titanic = Rangez les passagers, mettez les Chaloupes à l’eau et sauvez tout le monde avant que la dernière page du livre de bord soit tournée.
    .kind = Réussite · 1 à 5 joueurs
    .now = Jouer seul maintenant
web-start-septentrick = Douze plis sans un mot. À la fin, chacun doit avoir une bouée pour chaque passager.
    .kind = Plis silencieux · 3 à 5 joueurs
    .now = Jouer avec deux robots
web-start-day = La donne du jour
web-start-new = Préparer une table
web-start-learn = Apprendre en deux minutes
web-start-join = Rejoindre par lien
    .example = Lien ou code d’une table
    .go = Y aller
    .wrong = Ce n’est ni le lien d’une table ni son code.
web-start-open = Tables ouvertes
    .none = Personne ne cherche de compagnie pour l’instant.
    .new = Préparer votre propre table
web-start-own = Vos tables
web-start-past = Revoir
    .replay = Revoir une partie depuis un fichier
    .statistics = Statistiques
web-status-open = ouverte
web-status-playing = en cours
web-status-over = finie
web-guest = Invité

## Liens

web-link-copy = Copier
web-link-copied = Copié
web-link-share = Partager
web-link-qr = Code QR
    .label = Code QR du lien

## Préparer une table

web-new = Préparer une table
web-new-of = { $game } : préparer une table
web-new-more = Plus d’options
web-new-create = Préparer la table
web-new-begin = Commencer la partie
web-new-seats = Qui s’assied où
    .help = Les places libres attendent ceux qui ont le lien. Vous pouvez prendre plusieurs places et partager un écran.
    .me = Moi
    .open = Libre pour quelqu’un
    .bot = Robot « { $player } »
web-name = Votre nom
    .help = Comment les autres vous appellent à cette table.
    .change = Changer
web-deal = Donne
    .help = D’où vient l’ordre des cartes.
    .random = Mélangée au hasard
    .seed = Par un mot de votre choix
    .day = La donne du jour
    .again = Encore les mêmes cartes
    .day-help = La donne du jour est la même pour tous, avec les options habituelles, et ne se joue que par lien.
web-seed = Le mot
    .help = Le même mot avec les mêmes options redonne les mêmes cartes : ne le dites qu’à ceux qui peuvent les connaître.
web-players = Joueurs
    .help = Combien de places a la table.
web-crew = Équipage
    .help = Quel officier ou membre d’équipage chacun incarne.
    .drawn = Tiré au sort
    .chosen = Choisi pour chaque place
    .choose = Choisir…
    .numbers = { $cards ->
            [0] Commence sans carte Action
            [one] Commence avec { $cards } carte Action
           *[other] Commence avec { $cards } cartes Action
        }, pioche jusqu’à { $draws } passagers.
web-field-layout = Disposition
    .help = Combien de passagers attendent devant les ponts 1 à 4 au départ.
web-field-rulebook = Livret de règles
    .help = Les points sur lesquels les règles imprimées diffèrent, réglés d’un coup. Vous pouvez changer chacun des trois ci-dessous.
web-field-murdoch = Murdoch lors d’un sauvetage
    .help = Ce qu’il fait quand plusieurs des cartes piochées peuvent être jouées.
web-field-latimer = Les séries d’ancres de Latimer
    .help = Quand une série d’ancres lui donne une carte Action.
web-field-ability = Capacités de Lowe et de Smith
    .help = S’ils peuvent faire des déplacements avant d’utiliser leur capacité.
web-field-first = Premier joueur
    .help = Qui joue le premier tour.
web-field-captain = Capitaine
    .help = Qui nomme l’atout et entame le premier pli.
    .drawn = Tiré au sort
    .table = Désigné par la table
web-listed = Qui peut la trouver
    .help = Si des inconnus voient la table sur la page d’accueil.
    .yes = Tout le monde, sur la page d’accueil
    .no = Seulement ceux qui ont le lien
web-patience = Patience
    .help = Combien de temps on attend un absent dont c’est le tour avant qu’un robot joue pour lui. Qui revient reprend sa place.
    .words = Au bout de { $time }, le robot « { $player } » prend le relais.
web-stand-in-choice = Remplaçant
    .help = Le robot qui joue pour les absents.
web-proposals = Propositions cachées
    .help = Les autres peuvent poser une proposition face cachée avant qu’un joueur décide, pour que personne ne soit influencé.
    .on = Avec propositions
    .off = Sans
web-edition = Édition personnelle
    .help = Un fichier TOML avec vos propres nombres, par exemple les pages du livre de bord ou le nombre de chaque carte.
    .own = Nombres personnalisés
    .forget = Sans { $file }
web-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
# Le nom d’un robot. .about : comment il joue, après son nom.
web-bot-random = Hasard
    .about = fait n’importe quelle action permise.
web-bot-steady = Posé
    .about = pèse ce qu’il voit et joue solidement.

## Une table avant la partie

web-table-connecting = On arrive à la table…
web-table-refused = La table ne vous laisse pas entrer
    .watch = Seulement regarder
web-table-left = Vous avez quitté cette table.
web-table-removed = L’hôte vous a fait quitter cette table.
web-gathering = { $game } : avant la partie
web-gathering-seats = Places
web-gathering-start = Commencer la partie
web-gathering-free = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-gathering-full = Tout le monde est assis.
web-gathering-wait = Tout le monde est assis. L’hôte peut commencer.
web-seat = Place { $seat }
web-seat-bot = Robot { $seat }
web-seat-stand-in = { $name } (robot)
web-seat-several = { $seat } · { $name }
web-seat-free = Libre
web-seat-you = vous
web-seat-host = hôte
web-seat-sit = S’asseoir ici
web-seat-leave = Se lever
web-seat-clear = Libérer la place
web-seat-put-bot = Mettre un robot…
    .label = Mettre un robot à la place { $seat }
web-seat-invite = Inviter
web-invite = Inviter
web-invite-table = Lien vers cette table
    .help = Qui l’a peut regarder, venir et prendre une place libre.
web-invite-seat = Invitation à la place { $seat }
    .help = Elle mène une personne droit à cette place. Une invitation antérieure à cette place ne vaut plus rien.
    .link = Lien vers la place
web-join = Rejoindre la table
    .seat = Dites qui vous êtes et prenez place.
    .help = Dites qui vous êtes. Vous pourrez regarder et parler.
    .go = Rejoindre
web-join-invited = Vous êtes invité
    .help = Une place vous est réservée. Dites qui vous êtes.
web-options = Ce qui est convenu

## Autour d’une partie

web-turn-own = À vous de jouer
web-turn-of = { $name } décide
web-turn-over = La partie est finie
web-turn-given-up = La partie a été abandonnée
web-board = Le jeu
web-watching = spectateur
web-people = Qui est à la table
web-presence-here = présent
web-presence-away = absent
web-presence-thinking = réfléchit
web-stand-in = absent, le robot « { $player } » joue
web-resigned = veut abandonner
web-claim = Je suis de retour
    .words = Un robot joue pour vous.
web-undo = Défaire
    .help = Défait votre dernier coup, s’il n’a montré ni mélangé aucune carte et n’a pas fini votre tour.
web-log = Journal
    .none = Il ne s’est encore rien passé.
web-talk = Discussion
    .none = Personne n’a encore rien dit.
    .label = Dire quelque chose à tous
    .say = Envoyer
    .join = Rejoignez la table pour parler.
    .unread = Nouveau message
    .silence = De la donne à la fin, personne ne parle à cette table.
web-side = Journal, discussion et joueurs
web-side-log = Journal
web-side-talk = Discussion
web-side-people = Table
web-table-menu = Menu de la table
web-watch-link = Lien pour regarder cette table
web-device = Continuer sur un autre appareil
    .help = Qui ouvre ce lien joue à votre place. Gardez-le pour vous.
    .link = Votre lien personnel
web-device-replace = Remplacer mon lien
    .help = Quelqu’un d’autre a votre lien ? Remplacez-le : l’ancien n’ouvre plus rien, sur vos autres appareils non plus.
    .done = Votre lien est neuf. L’ancien ne vaut plus rien.
web-resign = Abandonner
    .question = Abandonner la partie ?
    .alone = La partie finit aussitôt et ne compte nulle part.
    .others = La partie finit quand tous ceux qui sont assis veulent abandonner.
web-leave = Quitter la table
    .question = Partir pour de bon ?
    .playing = Un robot joue pour vous jusqu’à la fin. Vous ne pourrez pas reprendre cette place.
    .other = Vous ne pourrez pas revenir comme la même personne. Pour une pause, fermez simplement la page.
web-remove = Renvoyer { $name }
    .question = Renvoyer { $name } de la table ?
    .playing = Un robot joue à sa place jusqu’à la fin. Cette place ne pourra pas être reprise.
    .other = Ses places se libèrent. Qui a le lien de la table peut revenir.
web-keys = Touches
web-keys-u = Défaire
web-keys-l = Journal
web-keys-t = Discussion
web-keys-p = Joueurs et options
web-keys-m = Menu de la table
web-keys-arrows = D’une carte ou d’une place à la suivante
    .key = Flèches
web-keys-enter = Prendre, poser ou choisir l’élément sélectionné
    .key = Entrée
web-keys-escape = Reposer la carte prise, ou fermer ce qui est ouvert
    .key = Échap
web-keys-s = Sauver tout de suite le passager sélectionné
    .key = s
web-keys-help = Cette aide
web-keys-on = Utiliser ces touches
web-connection-lost = Connexion perdue, nouvel essai…
web-connection-back = Connexion rétablie.

## Propositions

web-proposals-lay = { $name } décide. Posez une proposition face cachée : choisissez comme si c’était votre tour.
web-proposals-laid = Votre proposition à { $name } est posée face cachée. Choisissez encore pour la changer.
web-proposals-none = Aucune proposition n’est attendue.
web-proposals-decide = { $count ->
        [0] Vous décidez. Les autres peuvent poser des propositions.
        [one] Vous décidez. { $count } proposition est posée face cachée.
       *[other] Vous décidez. { $count } propositions sont posées face cachée.
    }
web-proposals-watched = { $count ->
        [0] { $name } décide. Les autres peuvent poser des propositions.
        [one] { $name } décide. { $count } proposition est posée face cachée.
       *[other] { $name } décide. { $count } propositions sont posées face cachée.
    }
web-proposals-turn-up = Les retourner
web-proposals-up = Les propositions :
web-proposals-do = Faire cela

## Après une partie

web-rematch-new = Rejouer
web-rematch-same = Encore les mêmes cartes
    .help = Pour apprendre : cela n’est classé nulle part et ne compte dans aucune statistique.
web-rematch-go = Aller à la partie suivante
web-over-replay = Revoir la partie
web-over-record = Enregistrer la partie
web-over-results = { $count ->
        [one] { $count } résultat sur cette donne
       *[other] { $count } résultats sur cette donne
    }
web-over-same-deal = Résultats sur cette donne
