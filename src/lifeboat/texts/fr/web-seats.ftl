### Le client pour navigateur : l’accueil, la préparation d’une table et tout ce qui entoure une partie.

## La page d’accueil

web-start-date = 14 avril 1912
web-start-about = Deux jeux de cartes coopératifs sur une nuit en mer. Sauvez tout le monde, en solo ou à plusieurs.
web-start-titanic = Ordonnez les files, mettez les Chaloupes à l’eau et sauvez tout le monde avant que la dernière page du livret ne soit tournée.
    .kind = Réussite · 1 à 5 joueurs
    .now = Jouer en solo
web-start-septentrick = Douze plis sans un mot. À la fin, chacun doit avoir exactement autant de bouées que de passagers.
    .kind = Plis en silence · 3 à 5 joueurs
    .now = Jouer avec deux bots
web-start-day = La donne du jour
web-start-new = Préparer une table
web-start-learn = Apprendre en deux minutes
web-start-join = Rejoindre une table par lien
    .example = Lien ou code d’une table
    .go = Rejoindre
    .wrong = Ce n’est ni le lien ni le code d’une table. Vérifiez qu’il est complet.
web-start-open = Tables ouvertes
    .none = Aucune table ouverte pour l’instant.
    .new = Préparer votre table
web-start-own = Vos tables
web-start-past = Parties passées
    .replay = Revoir une partie enregistrée
    .statistics = Statistiques
web-status-open = ouverte
web-status-playing = en cours
web-status-over = finie
web-guest = Anonyme

## Liens

web-link-copy = Copier
web-link-copied = Copié
web-link-share = Partager
web-link-qr = Code QR
    .label = Code QR du lien

## Préparer une table

web-new = Préparer une table
web-new-of = { $game } : préparer une table
web-new-more = Autres options
web-new-create = Préparer la table
web-new-begin = Commencer la partie
web-new-seats = Qui joue où
    .help = Les places libres attendent les personnes qui ont le lien. Vous pouvez prendre plusieurs places et partager un écran. Les bots vont du plus faible au plus fort.
    .me = Moi
    .open = Place libre
    .bot = Bot « { $player } »
web-name = Votre nom
    .help = Le nom que les autres verront à cette table.
    .change = Changer
web-deal = Donne
    .help = Comment les cartes sont mélangées.
    .random = Au hasard
    .seed = À partir d’un mot de votre choix
    .day = La donne du jour
    .again = De nouveau les mêmes cartes
    .day-help = La donne du jour est la même pour tous, avec les options par défaut, et on ne peut la rejoindre que par un lien.
web-seed = Le mot
    .help = Le même mot, avec les mêmes options, redonne les mêmes cartes : ne le confiez qu’aux personnes qui peuvent les connaître.
web-players = Joueurs
    .help = Le nombre de places à la table.
web-crew = Équipage
    .help = Le membre d’équipage que chacun incarne.
    .drawn = Tiré au sort
    .chosen = Choisi pour chaque place
    .choose = Choisir…
    .numbers = { $cards ->
            [0] Commence sans carte Action
            [one] Commence avec { $cards } carte Action
           *[other] Commence avec { $cards } cartes Action
        }, pioche jusqu’à { $draws } passagers.
web-field-layout = Disposition
    .help = Le nombre de passagers devant les ponts 1 à 4 au départ.
web-field-rulebook = Livre de règles
    .help = Les règles imprimées diffèrent sur trois points. Choisissez un livre de règles, ou réglez chaque point ci-dessous.
web-field-murdoch = Sauvetages de Murdoch
    .help = Ce qu’il fait quand plusieurs des cartes piochées sont jouables.
web-field-latimer = Séries d’ancres de Latimer
    .help = Quand une série d’ancres lui donne une carte Action.
web-field-ability = Capacités de Lowe et de Smith
    .help = Peuvent-ils faire des déplacements avant d’utiliser leur capacité ?
web-field-first = Premier joueur
    .help = Qui joue le premier tour.
web-field-captain = Capitaine
    .help = Qui annonce l’atout et entame le premier pli.
    .drawn = Tiré au sort
    .table = Choisi par la table
web-listed = Visibilité
    .help = Qui peut trouver la table.
    .yes = Tout le monde, sur la page d’accueil
    .no = Seulement avec le lien
web-patience = Temps d’attente
    .help = Le temps pendant lequel la partie attend une personne absente dont c’est le tour. Ensuite, un bot joue pour elle. À son retour, elle reprend sa place.
    .words = Au bout de { $time }, le bot « { $player } » prend le relais.
web-stand-in-choice = Remplaçant
    .help = Le bot qui joue pour les personnes absentes.
web-proposals = Propositions secrètes
    .help = Avant chaque décision, les autres peuvent faire des propositions en secret, pour que personne ne soit influencé.
    .on = Avec propositions
    .off = Sans propositions
web-edition = Édition personnelle
    .help = Un fichier TOML avec vos propres valeurs, par exemple les pages du livret ou le nombre de chaque carte.
    .own = Nombres personnalisés
    .forget = Retirer { $file }
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
web-bot-choice = { $bot } ({ $strength })
# Le nom d’un bot. .about : comment il joue, après son nom. .strength : entre parenthèses, après son
# nom.
web-bot-random = Hasard
    .about = choisit au hasard parmi les actions permises.
    .strength = au hasard
web-bot-beginner = Débutant
    .about = joue avec bon sens, mais laisse environ une décision sur cinq au hasard.
    .strength = faible
web-bot-steady = Posé
    .about = évalue ce qu’il voit et joue avec bon sens.
    .strength = moyen
web-bot-skilled = Habile
    .about = essaie ses possibilités une centaine de fois avant de décider.
    .strength = fort
web-bot-captain = Prévoyant
    .about = essaie ses possibilités aussi souvent que son temps de réflexion le permet.
    .strength = le plus fort

## Une table avant la partie

web-table-connecting = Connexion à la table…
web-table-refused = Vous ne pouvez pas rejoindre la table
    .watch = Regarder seulement
web-table-left = Vous avez quitté cette table.
web-table-removed = L’hôte vous a retiré l’accès à cette table.
web-gathering = { $game } : avant la partie
web-gathering-seats = Places
web-gathering-start = Commencer la partie
web-gathering-free = { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-gathering-full = Toutes les places sont prises.
web-gathering-wait = Toutes les places sont prises. L’hôte peut commencer.
web-seat = Place { $seat }
web-seat-bot = Bot { $seat }
web-seat-stand-in = { $name } (bot)
web-seat-several = { $seat } · { $name }
web-seat-free = Libre
web-seat-you = vous
web-seat-host = hôte
web-seat-sit = S’asseoir ici
web-seat-leave = Se lever
web-seat-clear = Libérer la place
web-seat-put-bot = Ajouter un bot…
    .label = Ajouter un bot à la place { $seat }
web-seat-invite = Inviter
web-invite = Inviter
web-invite-table = Lien vers cette table
    .help = Toute personne qui a ce lien peut regarder la partie, rejoindre la table et prendre une place libre.
web-invite-seat = Invitation pour la place { $seat }
    .help = Ce lien permet à une seule personne de prendre directement cette place. Les invitations précédentes pour cette place ne sont plus valables.
    .link = Lien vers la place
web-join = Rejoindre la table
    .seat = Indiquez votre nom et prenez place.
    .help = Indiquez votre nom. Vous pourrez regarder et discuter.
    .go = Rejoindre
web-join-invited = Vous avez une invitation
    .help = Une place vous est réservée. Indiquez votre nom.
web-options = Options de la table

## Autour d’une partie

web-turn-own = À vous de jouer
web-turn-of = À { $name } de jouer
web-turn-over = La partie est finie
web-turn-given-up = La partie a été abandonnée
web-board = La partie
web-watching = en spectateur
web-people = Qui est à la table
web-presence-here = en ligne
web-presence-away = hors ligne
web-presence-thinking = réfléchit
web-stand-in = hors ligne : le bot « { $player } » joue
web-resigned = veut abandonner
web-claim = Je suis de retour
    .words = Un bot joue pour vous.
web-undo = Annuler
    .help = Annuler votre dernier coup, sauf s’il a révélé ou mélangé des cartes ou mis fin à votre tour.
web-log = Journal
    .none = Il ne s’est encore rien passé.
web-talk = Discussion
    .none = Aucun message pour l’instant.
    .label = Écrire à toute la table
    .say = Envoyer
    .join = Rejoignez la table pour discuter.
    .unread = Nouveaux messages
    .silence = À cette table, on ne discute pas entre la donne et la fin de la partie.
web-side = Journal, discussion et joueurs
web-side-log = Journal
web-side-talk = Discussion
web-side-people = Table
web-table-menu = Menu de la table
web-watch-link = Lien pour regarder cette table
web-device = Continuer sur un autre appareil
    .help = Toute personne qui ouvre ce lien joue sous votre nom. Gardez-le pour vous.
    .link = Votre lien personnel
web-device-replace = Remplacer mon lien
    .help = Quelqu’un d’autre a votre lien ? Remplacez-le : l’ancien ne fonctionnera plus, même sur vos autres appareils.
    .done = Votre lien est remplacé. L’ancien n’est plus valable.
web-resign = Abandonner
    .question = Abandonner la partie ?
    .alone = La partie s’arrêtera aussitôt et ne comptera nulle part.
    .others = La partie s’arrêtera dès que tous les joueurs voudront abandonner.
web-leave = Quitter la table
    .question = Partir pour de bon ?
    .playing = Un bot jouera pour vous jusqu’à la fin. Vous ne pourrez pas reprendre cette place.
    .other = Vous ne pourrez pas revenir sous la même identité. Pour une simple pause, fermez la page.
web-remove = Exclure { $name }
    .question = Exclure { $name } de la table ?
    .playing = Un bot jouera à sa place jusqu’à la fin. Cette place ne pourra pas être reprise.
    .other = Ses places seront libérées. Le lien de la table permet toujours de revenir.
web-keys = Raccourcis
web-keys-u = Annuler
web-keys-l = Journal
web-keys-t = Discussion
web-keys-p = Joueurs et options
web-keys-m = Menu de la table
web-keys-arrows = Aller d’une carte ou d’une place à la suivante
    .key = Flèches
web-keys-enter = Prendre, poser ou choisir l’élément sélectionné
    .key = Entrée
web-keys-escape = Reposer la carte prise, ou fermer ce qui est ouvert
    .key = Échap
web-keys-s = Sauver aussitôt le passager sélectionné
    .key = s
web-keys-help = Afficher cette aide
web-keys-on = Activer ces raccourcis
web-connection-lost = Connexion perdue, nouvelle tentative…
web-connection-back = Connexion rétablie.

## Propositions

web-proposals-lay = { $name } décide. Ce que vous choisissez lui parvient sous enveloppe cachetée.
web-proposals-laid = Votre enveloppe pour { $name } est cachetée. Choisissez de nouveau pour changer ce qu’elle contient.
web-proposals-none = Aucune proposition n’est possible pour l’instant.
web-proposals-decide = { $count ->
        [0] Vous décidez. Les autres peuvent faire des propositions.
        [one] Vous décidez. Il y a { $count } proposition secrète.
       *[other] Vous décidez. Il y a { $count } propositions secrètes.
    }
web-proposals-watched = { $count ->
        [0] { $name } décide. Les autres peuvent faire des propositions.
        [one] { $name } décide. Il y a { $count } proposition secrète.
       *[other] { $name } décide. Il y a { $count } propositions secrètes.
    }
web-proposals-turn-up = Les ouvrir
web-proposals-up = Les propositions :
web-proposals-do = Jouer ce coup

## Après une partie

web-rematch-new = Rejouer
web-rematch-same = Rejouer la même donne
    .help = Pour s’entraîner : le résultat n’entre ni dans le classement ni dans les statistiques.
web-rematch-go = Aller à la partie suivante
web-over-replay = Revoir la partie
web-over-record = Enregistrer la partie
web-over-results = { $count ->
        [one] { $count } résultat pour cette donne
       *[other] { $count } résultats pour cette donne
    }
web-over-same-deal = Résultats pour cette donne
