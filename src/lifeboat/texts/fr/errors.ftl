### Ce qui peut mal tourner, un message par code : ce qui a été tenté, ce qui était attendu, que faire.
### $tried : ce qui a été tenté : des chiffres, une phrase ou, entre guillemets, ce que quelqu’un a écrit. $typed : tel que c’était écrit.
### $expected : que faire plutôt, sous les mêmes formes. $wanted : tel que cela s’écrit. $why : une raison des règles.

## Le jeu et sa mise en place

error-game = Il n’y a pas ici de jeu { $tried }. Choisissez { $expected }.
error-setup-field = Une mise en place n’a pas de champ { $tried }. Utilisez { $expected }.
error-setup-players = { $tried } n’est pas un nombre de joueurs pour ce jeu. Choisissez { $expected }.
error-setup-option = { $tried } n’est pas possible. Choisissez { $expected }.
error-setup-first = La place { $tried } ne peut pas commencer. Choisissez une place ({ $expected }), « drawn » ou « table ».
error-player = Il n’y a pas de joueur { $tried } pour ce jeu. Choisissez { $expected }.
error-player-broken = Le robot { $tried } est inutilisable : son paquet est défectueux.
error-seat = Il n’y a pas ici de place { $tried }. Choisissez { $expected }.
error-seat-taken = { $tried } et { $expected } disent tous deux qui est à la même place. Retirez l’un des deux.
error-setup-crew-count = { $tried } ne va pas avec { $expected ->
        [1] un seul joueur
       *[other] { $expected } joueurs
    }. Nommez un membre d’équipage par joueur, avec des virgules.
error-setup-crew-unknown = Il n’y a pas de membre d’équipage { $tried }. Choisissez { $expected }.
error-setup-crew-players = { $tried } demande plus de joueurs. Avec ce nombre, choisissez { $expected }.
error-setup-crew-twice = { $tried } est nommé deux fois. Chaque membre d’équipage n’est là qu’une fois.

## Éditions

error-edition-syntax = Le fichier d’édition n’est pas du TOML valide : regardez { $tried }. Corrigez et réessayez.
error-edition-field = { $tried } n’est pas possible dans un fichier d’édition. Utilisez { $expected }.
error-edition-word = L’édition { $tried } est illisible. Utilisez { $expected }.
error-edition-size = C’est trop grand ou trop long pour un fichier d’édition : { $tried }. Utilisez { $expected }.
error-edition-starts = Cinq membres d’équipage de cette édition ont { $tried } cartes Action au départ à eux tous. Choisissez { $expected }.
error-edition-players = Pour une table de { $tried }, cette édition a trop peu de membres d’équipage. Il en faut un par joueur.
error-edition-box = Une même boîte de cartes sert à trois, quatre et cinq joueurs. Il y faudrait plus de cartes qu’il n’y en a avec { $tried }. Utilisez { $expected } en tout.

## Actions

error-action = { $tried } n’est ni une action ni une commande. Tapez le numéro d’une action, ou { $expected }. « { command-help } » montre les commandes.
error-action-card = Il n’y a pas de carte Action { $tried }. Choisissez { $expected }.
error-place = { $tried } n’est pas un lieu. Choisissez { $expected }.
error-line = { $tried } n’est pas une file. Choisissez { $expected }.
error-card = { $tried } n’est pas une carte. Utilisez « f1 » à « f13 » ou « s1 » à « s17 », avec « + » pour une ancre et « ? » pour un Passager mystère.
error-illegal-action = { $why ->
        [none] Cela n’est pas possible maintenant.
       *[other] { $why }
    }
error-action-number = Il n’y a pas d’action numéro { $tried }. Choisissez { $expected }.
error-game-over = La partie est finie : { $tried } ne peut plus être joué. « { command-help } » montre ce que vous pouvez taper.
error-undo = Le dernier coup ne peut pas être annulé : il a montré quelque chose, mélangé des cartes ou fini un tour.
error-undo-nothing = Il n’y a encore rien à annuler.
error-undo-other = « { command-undo } » annule vos propres coups. Le dernier coup était celui d’un autre.
error-watching = Seuls des robots jouent ici, donc { $tried } n’est pas possible. Appuyez sur Entrée pour le coup suivant, ou tapez le numéro d’un coup à venir.

## Parties enregistrées

error-record-tag = Ce n’est pas une partie enregistrée : le texte commence par { $tried }. Une partie commence par { $expected }.
error-record-empty = Ce fichier est vide. Une partie commence par { $expected }.
error-record-secret = Le secret { $tried } de cette partie est illisible. Utilisez { $expected }.
error-record-deal = Cette partie enregistrée ne dit pas quelle donne a été jouée. Il lui faut une étiquette comme { $expected }.
error-secret = Un secret de donne de { $tried } est trop long. Utilisez { $expected }.
error-record-setup = La mise en place de cette partie n’est pas possible : { $tried }. Utilisez { $expected }.
error-record-action = La partie se brise au coup { $tried }. { $why ->
        [none] Ce coup est illisible.
       *[other] { $why }
    } Ce qui précède est gardé.
error-record-result = La partie dit qu’elle a fini par { $tried }, mais elle mène à { $expected }. Ses coups sont gardés.
error-record-game = { $tried } contient une partie de l’autre jeu. Tapez « lifeboat play { $wanted } --load { $typed } ».
error-record-broken = La partie se brise au coup { $tried }. Ce qui précède est gardé.
error-record-bots = Les robots de cette partie ne peuvent pas prendre place : { $tried }. Utilisez { $expected }. « --load » avec « --bot » dit à nouveau qui est où.
error-verify-start = Cette partie a commencé à la position { $tried }. Il n’y a pas de donne à vérifier.
error-verify-promise = L’enregistrement ne dit pas quelle empreinte a été promise avant la partie. Il lui faut une étiquette comme { $expected }, ou donnez l’empreinte avec « --commitment ».
error-verify-commitment = Le secret ne tient pas la promesse. Son empreinte est { $tried } ; { $expected } était promise.
error-record-hidden = « { command-record } » montrerait toutes les mains, et la partie n’est pas finie. « { command-save } { $wanted } » la garde dans un fichier.

## Positions

error-position-field = { $tried } n’est pas un champ de position. Écrivez chaque champ une fois, sous la forme « field=value », séparés par des espaces. Utilisez { $expected }.
error-position-parts = { $tried } n’a pas le bon nombre de parties. Utilisez-en { $expected }, séparées par « / ».
error-position-number = { $tried } n’est pas possible. Choisissez { $expected }.
error-position-word = { $tried } n’est pas possible. Choisissez { $expected }.
error-position-fate = Le sort { $tried } est illisible. Utilisez { $expected }.
error-position-shuffles = Les mélanges { $tried } sont illisibles. Utilisez { $expected }, séparés par des virgules.
error-position-card-twice = Le passager { $tried } est plusieurs fois dans cette position. Chaque passager y est une fois.
error-position-card-missing = Le passager { $tried } manque. Nommez chaque passager une fois, ou mettez « * » dans un paquet pour tous les autres.
error-position-action-cards = Le compte des cartes Action n’est pas bon : { $tried }. Utilisez { $expected }.
error-position-action-stack = La pioche Action est vide alors que la défausse Action ne l’est pas. Elle aurait été remplie.
error-position-mystery = Le Passager mystère { $tried } ne peut pas être ainsi. Il faut : { $expected }.
error-position-flooded = Le pont { $tried } est inondé et n’a plus de file. Mettez ses cartes à un autre pont.
error-position-front = La carte de tête de la file { $tried } est cachée. Mettez une carte visible en tête.
error-position-class = Les classes sont mêlées : { $tried }. Une file ou un groupe n’a qu’une classe.
error-position-run = { $tried } n’est pas dans l’ordre. Dans une suite, chaque carte vaut un de moins que celle de derrière.
error-position-group = { $tried } n’est pas à sa place dans son groupe. Il faut : { $expected }.
error-position-over = { $tried } ne peut pas être demandé ici. Il faut : { $expected }.
error-position-question = { $tried } ne va pas avec le reste de la position. Il faut : { $expected }.
error-position-known = Ce qui est connu ne peut pas être vrai : { $tried }. Utilisez { $expected }.
error-position-paid = { $tried } ne peut pas avoir compté dans une série d’ancres. Utilisez { $expected }.

## La base de données

error-store-address = { $tried } n’est pas une base de données utilisable. Choisissez { $expected }.
error-store-driver = PostgreSQL demande le paquet { $tried }. Installez { $expected } et recommencez.
error-store-open = La base de données ne s’ouvre pas : { $tried }.
error-store-newer = La base de données a la version { $tried }, plus récente que celle de ce programme, { $expected }. Installez le programme plus récent.
error-store-in-use = La base de données { $tried } est déjà ouverte par un autre serveur. Arrêtez-le d’abord.
error-store-away = La base de données est hors d’atteinte. Rien n’a été écrit. Réessayez bientôt.
error-store-lost = La connexion à la base de données s’est rompue. Rien n’a été écrit. Réessayez.
error-store-uncertain = La connexion à la base de données s’est rompue au mauvais moment. Regardez de nouveau la table avant de continuer.
error-store-failed = La base de données a refusé. Rien n’a été écrit.
error-store-closed = Le serveur s’arrête. Revenez bientôt.
error-store-number = Quelqu’un d’autre a écrit à cette table entre-temps. Rechargez-la.
error-store-table = Il n’y a pas de table { $tried }.
error-store-exists = Il y a déjà une table { $tried }.
error-store-invite = Cette invitation a été utilisée ou retirée. Demandez-en une autre.
error-table-unreadable = Cette table est illisible dans la base de données. Prévenez la personne qui tient ce serveur, ou ouvrez une autre table.

## Fichiers, commandes et options

error-file-missing = Il n’y a pas de fichier { $tried }. Vérifiez le nom et le dossier.
error-file-directory = { $tried } est un dossier. Donnez le nom d’un fichier.
error-file-permission = Vous n’avez pas le droit d’ouvrir { $tried }. Choisissez un autre fichier, ou changez ses droits.
error-file-text = { $tried } n’est pas un texte en UTF-8. Est-ce le bon fichier ?
error-file-exists = { $tried } existe déjà. Choisissez un autre nom, ou tapez « { command-save }! { $typed } » pour le remplacer.
error-file-special = { $tried } n’est pas un fichier ordinaire. Choisissez un autre nom.
error-file-folder = Le dossier { $tried } n’existe pas. Créez-le d’abord, ou choisissez-en un autre.
error-file-not-folder = { $tried } n’est pas un dossier. Choisissez un autre endroit.
error-file-long = Le nom { $tried } est trop long. Choisissez-en un plus court.
error-file-characters = Le nom { $tried } a des caractères qu’aucun nom de fichier ne peut avoir. Choisissez-en un autre.
error-file-full = Il n’y a plus de place pour { $tried }. Faites-en, ou choisissez un autre dossier.
error-file-locked = { $tried } est à un endroit où rien ne peut être écrit. Choisissez un autre dossier.
error-file-other = { $tried } ne s’ouvre pas (erreur { $expected } du système). Choisissez un autre fichier.
error-file-nowhere = La partie n’a pu être écrite dans aucun dossier.
error-file-name = Il manque un nom de fichier. Tapez par exemple « { $typed ->
        [save] { command-save }
       *[load] { command-load }
    } { $wanted } ».
error-rule = Il n’y a pas de règle { $tried }. Choisissez { $expected }.
error-seed = La donne { $tried } ne peut pas servir. Utilisez des lettres, des chiffres et des signes simples, mais pas de guillemet droit.
error-language = Il n’y a pas ici de langue { $tried }. Choisissez { $expected }.
error-options = { $tried } ne va pas avec { $expected } : ils disent de deux façons comment la partie commence.
error-step = { $tried } n’est pas un coup de cette partie. Choisissez { $expected }.
error-hint-over = La partie est finie : il n’y a plus rien à décider.
error-hint-bot = Les conseils sont réservés aux humains, et c’est un robot qui décide à présent, à la place { $tried }.
error-hint-none = Il n’y a pas de conseils dans ce jeu.
error-budget = { $tried } ne peut pas servir à réfléchir. Choisissez { $expected }.
error-solver = Il n’y a pas ici de solveur pour { $tried }.
error-solve-over = La partie de ce fichier est finie. « --deal » résout sa donne, « --at » la position avant un coup.
error-command = Il n’y a pas de commande { $tried }. Choisissez { $expected }. « lifeboat --help » en dit plus.
error-option = Il n’y a pas ici d’option { $tried }. « { $wanted } --help » montre les options.
error-option-game = Ce jeu n’a pas d’option { $tried }. Utilisez { $expected }.
error-option-needs = { $tried } ne va qu’avec { $expected }.
error-argument-missing = Il manque quelque chose : { $tried }. « { $wanted } --help » montre comment l’écrire.
error-option-value = L’option { $tried } veut une valeur derrière elle. « { $wanted } --help » montre comment l’écrire.
error-arguments-extra = Il y a quelque chose en trop : { $tried }. « { $wanted } --help » montre comment l’écrire.
error-usage = Cette ligne de commande ne se comprend pas. « { $wanted } --help » montre comment l’écrire.

# Après une erreur, s’il y a une règle derrière.
error-see-rule = (Règle { $rule } : { $title })

## Ce qui était attendu, quand il faut des mots
## Les identifiants sont les phrases des règles, avec n pour chaque nombre.

expected-hexadecimal-digits = des chiffres hexadécimaux (0-9, a-f)
expected-n-n-bytes = de 1 à 64 octets
expected-n-bytes-at-most = { $number } octets au plus
expected-n-characters-at-most = { $number } caractères au plus
expected-n-values-at-most = { $number } valeurs au plus
expected-n-levels-at-most = { $number } niveaux au plus
expected-n-dots-at-most = { $number } points au plus
expected-n-numbers = { $number } nombres
expected-a-list-of-numbers = une liste de nombres
expected-field-value = « field=value »
expected-a-name-of-its-own-a-z-n-n = un nom à elle, fait de lettres de a à z, de chiffres et de traits d’union
expected-standard-or-name-field-value = « standard » ou « name(field=value;...) »
expected-decks-without-compartments-only-at-the-stern = des ponts sans compartiment seulement à la poupe
expected-a-last-page-worth-n = une dernière page qui vaut 0
expected-two-times-such-as-n-n = deux heures, comme « ["23:40", "02:30"] »
expected-the-name-of-a-colour = le nom d’une couleur
expected-n-most = « [1, le plus] »
expected-in-a-line-group = une place dans une file ou dans un groupe
expected-no-rank-face-down = pas de rang tant qu’il est caché
expected-a-rank-face-up = un rang tant qu’il est visible
expected-rank-n = rang { $number }
expected-over = la fin de la partie
expected-a-question = une question, car la partie n’est pas finie
expected-another-asks = une autre question
expected-another-playing = une autre carte en train d’être jouée, ou aucune
expected-another-drawn = d’autres cartes piochées
expected-another-arranged = d’autres cartes remises
expected-another-placed = un autre nombre de cartes posées
expected-another-line = une autre file choisie
expected-another-turned = un autre nombre de pages tournées
expected-cards-in-a-group = des cartes qui sont dans un groupe
expected-another-before = d’autres mains d’avant
expected-another-offer = d’autres cartes au choix
expected-another-agenda = une autre suite d’étapes
expected-another-hands = la carte au choix dans la main
expected-another-decks = un Passager mystère sans rang
expected-another-moved = des déplacements de ce tour notés là où ils comptent, et là seulement
expected-an-answer = au moins une réponse possible
expected-a-stack-of-n-at-most = une pioche de { $number } cartes au plus
expected-another-stack = une pioche qui n’est pas vide
expected-hidden-cards = des cartes qui sont cachées
expected-pockets-cards-pockets-of-n-n-b-s = « pockets:cards », avec des poches parmi « 1 » à « 6 », « b » et « s »
expected-cards-with-an-anchor = des cartes avec une ancre
expected-such-as-n-n-n-gn-rescue-n-fn-n-wait-n-stop = des mots comme « 3>5 », « 2>g1 », « rescue:3 », « f7+>4 », « wait:2 » ou « stop »

## Ce qui a été tenté, quand il faut des mots

tried-line-n = la ligne { $number }
tried-line-n-column-n = la ligne { $number }, colonne { $second }
tried-the-end = la fin
tried-n-bytes = { $number } octets
tried-n-cards-at-seat-n = { $number } cartes à la place { $second }
tried-n-passenger-cards-at-seat-n = { $number } cartes Passager à la place { $second }

## Septentrick

error-sea-card = { $tried } n’est pas une carte. Utilisez { $expected }.
error-setup-captain = Il n’y a pas de place { $tried } pour le Capitaine. Choisissez { $expected }.
error-position-cards = { $tried } n’est pas possible : cette partie a { $expected } de cette carte.
error-position-hand = Cette main n’est pas possible : { $tried }. Il faut : { $expected }.
error-position-pass = Ces passes ne sont pas possibles : { $tried }. Il faut : { $expected }.
error-position-played = Cette carte ne pouvait pas être jouée à ce moment : { $tried }. Choisissez { $expected }.

expected-another-trump = un autre atout
expected-as-many-rings-as-people-with-n-players-not-n-and-n = autant de bouées que de personnes à { $number } joueurs, et non { $second } bouées et { $third } personnes
expected-another-on = d’autres cartes transmises
expected-fewer-of-them = moins de ces cartes
expected-lowest-highest = « [le plus bas, le plus haut] »
expected-another-passed = d’autres cartes passées
expected-another-passing = d’autres cartes choisies pour la passe
expected-such-as-dn-pn-r-pass-cn-dn-keep-sn-trump-star = des mots comme « d7 », « p2 », « r », « pass:c4,d7 », « keep:s9 » ou « trump:star »
expected-n-sea-and-rescue-cards = { $number } cartes Mer et Sauvetage
expected-n-passenger-cards = { $number } cartes Passager
expected-another-played = d’autres cartes jouées

## Sur le serveur

error-command-form = Le serveur ne comprend pas cette commande. « /api/docs » décrit les commandes.
error-action-text = { $tried } n’est pas une action. Choisissez-en une que la table offre.
error-not-at-table = Vous ne faites que regarder. Rejoignez d’abord la table.
error-people = Il n’y a plus de place à cette table : { $expected } y tiennent.
error-game-begun = Cela n’est possible qu’avant le début de la partie.
error-game-not-begun = La partie n’a pas encore commencé.
error-game-ended = La partie est finie.
error-seats-free = Ces places sont encore libres : { $tried }. Remplissez-les avant de commencer.
error-seat-occupied = La place { $tried } est déjà prise. Choisissez une place libre.
error-seat-free = Personne n’est à la place { $tried }.
error-not-seated = Vous n’avez pas de place à cette table.
error-host-only = Seul l’hôte de la table peut faire cela.
error-person = Cette personne n’est pas à cette table.
error-remove-self = Vous ne pouvez pas vous exclure. Quittez plutôt la table.
error-not-your-turn = Ce n’est pas votre tour : on attend { $expected }.
error-stale = La table a changé entre-temps. Regardez encore, puis choisissez.
error-version = La table n’en est pas encore là. Rechargez-la.
error-undo-not-yours = Ce n’est pas à vous d’annuler le dernier coup.
error-undo-law = Le dernier coup ne peut pas être annulé : il a montré une carte, mélangé des cartes ou fini un tour.
error-propose-seat = Vous ne pouvez rien proposer pour la place { $tried } maintenant : elle n’est pas à vous, ou c’est vous qui décidez.
error-proposals-none = Il n’y a pas de proposition à retourner.
error-proposals-off = Cette table joue sans propositions.
error-proposals-up = Les propositions sont retournées. Attendez la prochaine décision.
error-silence = De la donne à la fin, personne ne parle à cette table, ni une fois qu’une autre partie est prête pour les mêmes personnes.
error-name-form = Un nom a au moins un caractère, et aucun qui soit invisible.
error-text-form = Un message a au moins un caractère, et aucun qui soit invisible.
error-name-taken = Quelqu’un s’appelle déjà { $tried } à cette table. Choisissez un autre nom.
error-table-full = Vous l’avez fait { $expected } fois, le maximum à cette table. Ouvrez une autre table.
error-hints-off = Cette table joue sans conseils.
error-hints-used-up = Vous avez déjà reçu tous vos conseils dans cette partie ({ $expected }).
error-hint-under-way = Votre conseil est déjà en cours de réflexion. Attendez un instant.
error-rematch = Cette table ne peut pas préparer une autre partie maintenant.
error-server-only = Seul un serveur peut faire cela. Cette table est jouée sans serveur.
error-bot-late = Le robot vient trop tard : il ne décide plus pour { $expected }.
error-take-over = Aucun robot ne peut jouer à la place { $tried } maintenant.

expected-at-most-n-people = { $number } personnes au plus
expected-seat-n = la place { $number }
expected-at-most-n = { $number } au plus
## Le serveur

error-setting = Le réglage { $tried } n’est pas possible. Utilisez { $expected }.
error-listen = Le serveur ne peut pas écouter à l’adresse { $tried } : { $expected }. Choisissez un autre « --host » ou « --port ».
error-request-form = Le serveur ne comprend pas cette demande. « /api/docs » décrit ce qu’on peut lui demander.
error-request-size = Une demande de { $tried } octets est trop grande. Utilisez { $expected }.
error-path = Il n’y a rien à l’adresse { $tried }. « /api/docs » montre ce qu’il y a.
error-client = Il n’y a pas de page à l’adresse { $tried } : cette installation a été faite sans le client pour navigateur. « make web » dans les sources le construit. Les programmes peuvent quand même utiliser « /api/docs ».
error-method = { $tried } n’y est pas possible. Utilisez { $expected }.
error-origin = Les pages de { $tried } n’ont pas le droit d’utiliser ce serveur.
error-token = Votre jeton manque ou n’est pas valable à cette table. Rejoignez la table pour en recevoir un.
error-table-unknown = Il n’y a pas de table { $tried } ici. Vérifiez le lien.
error-record-open = L’enregistrement et les résultats de cette table peuvent être lus quand la partie est finie : ils parlent des cartes.
error-review-given-up = Cette partie a été abandonnée avant la fin, donc elle n’a pas d’analyse.
error-reviews-full = Il y a déjà { $tried } analyses en cours. Réessayez dans quelques minutes.
error-stopping = Le serveur s’arrête. Revenez dans un moment.
error-day-setup = La donne du jour est la même pour tous : ne choisissez avec elle ni mise en place, ni édition, ni graine.
error-day-listed = La donne du jour ne se joue que par lien : toute personne qui regarderait une table ouverte connaîtrait les cartes.
error-day-running = La donne du { $tried } est à tous jusqu’à minuit (UTC). Jouez-la jusqu’au bout, ou revenez demain, pour voir comment d’autres l’ont jouée.
error-day-date = Il n’y a pas de donne du jour pour { $tried }. Choisissez une date comme { $expected } ou une date antérieure.
error-key = L’en-tête { $tried } manque ou ne contient pas de clé. Une clé a de 16 à 100 caractères ASCII.
error-replay-length = Une partie de { $tried } coups est trop longue pour être montrée ici. Utilisez au plus { $expected } coups.
error-invite = Cette invitation a déjà servi ou n’est plus valable. Demandez-en une autre à l’hôte.
error-table-broken = Cette table doit être rechargée. Essayez encore une fois.
error-not-finished = Le serveur n’a pas pu terminer ce travail. Vous n’y êtes pour rien. Réessayez dans un instant.
error-too-many-requests = C’était trop à la fois. Réessayez dans { $expected ->
        [1] une seconde
       *[other] { $expected } secondes
    }.
error-too-many-connections = Votre adresse a déjà toutes les connexions auxquelles elle a droit ({ $tried }). Fermez d’abord l’une d’elles.
error-too-many-tables = Il y a déjà autant de tables ouvertes qu’il peut y en avoir ({ $tried }). Terminez d’abord l’une d’elles, ou réessayez plus tard.
error-fault = Quelque chose s’est mal passé dans le serveur. Vous n’y êtes pour rien. Réessayez.

expected-the-port-is-taken = le port est déjà pris
expected-it-is-not-allowed = ce n’est pas permis
expected-no-such-address = cette adresse n’existe pas
expected-system-error-n = erreur { $number } du système
expected-an-address-or-a-network = une adresse ou un réseau, comme « 192.0.2.7 » ou « 10.0.0.0/8 »
expected-an-origin = une origine comme « https://example.org », avec « http:// » ou « https:// » et sans chemin

## Environnements d’apprentissage

error-action-wait = Cela n’est pas possible maintenant : cet agent n’a rien à décider. Il attend, c’est l’action { $expected }.
error-no-episode = Aucune partie n’est en cours. Réinitialisez d’abord l’environnement.

## Le laboratoire

error-lab-extra = Le laboratoire a besoin du paquet { $tried }. Dans un clone de Lifeboat, installez-le par { $expected }.
error-lab-player-twice = { $tried } est là deux fois. Nommez chaque joueur une fois.
error-lab-solver = Il n’y a pas de solveur pour { $tried }. Choisissez { $expected }.
error-lab-jobs = { $tried } ne va pas avec { $expected } : c’est la grappe qui dit combien de parties sont jouées en même temps.
error-lab-file = { $tried } ne contient pas les résultats d’une étude. Choisissez un autre fichier.
error-lab-study = { $tried } appartient à une autre étude. Ce qui diffère : { $expected }. Choisissez un autre fichier, ou les mêmes options qu’avant.
error-lab-cluster = Personne ne répond à { $tried }. Un ordonnanceur Dask y tourne-t-il ?
error-lab-cluster-empty = La grappe à { $tried } n’a pas d’ouvriers. Lancez-en, puis réessayez.
error-lab-workers = Les ouvriers ont disparu, avec { $tried } parties sur { $expected } encore à jouer. Ce qui a été joué est gardé s’il y a un fichier « --out » ; la même commande reprend là.
error-lab-worker-version = Un ouvrier a la version { $tried } de Lifeboat, mais l’étude est de la version { $expected }. Installez la même partout.

expected-a-number-above-n = un nombre au-dessus de { $number }
expected-no-fields = aucun
expected-a-whole-number-from-n = un nombre entier à partir de { $number }
expected-a-number-of-seconds-above-n = un nombre de secondes au-dessus de { $number }

error-pass-pair = Ces deux cartes ne peuvent pas être passées ensemble. Choisissez deux cartes différentes, sans carte Passager.