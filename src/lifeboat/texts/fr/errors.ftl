### Ce qui peut mal tourner, un message par code : ce qui ne va pas, pourquoi, et que faire.
### $tried : ce qui a été tenté : des chiffres, des mots ou, entre guillemets, ce que quelqu’un a écrit. $typed : la même chose, telle quelle.
### $expected : ce qu’il faut plutôt, sous les mêmes formes. $wanted : la même chose, telle quelle. $why : une raison tirée des règles.

## Le jeu et sa mise en place

error-game = Aucun jeu ne s’appelle { $tried } ici. Choisissez { $expected }.
error-setup-field = La mise en place n’a pas de champ { $tried }. Utilisez { $expected }.
error-setup-players = { $tried } n’est pas un nombre de joueurs possible pour ce jeu. Choisissez { $expected }.
error-setup-option = Le réglage { $tried } n’est pas valide. Choisissez { $expected }.
error-setup-first = La place { $tried } ne peut pas commencer. Choisissez une place ({ $expected }), « drawn » ou « table ».
error-player = Aucun bot de ce jeu ne s’appelle { $tried }. Choisissez { $expected }.
error-player-broken = Le bot { $tried } est inutilisable : son paquet est défectueux. Réinstallez ce paquet, ou choisissez un autre bot.
error-seat = La place { $tried } n’existe pas à cette table. Choisissez { $expected }.
error-seat-taken = { $tried } et { $expected } se contredisent au sujet des places. Retirez l’un des deux.
error-setup-crew-count = { $tried } ne donne pas le bon nombre de membres d’équipage pour { $expected ->
        [1] un seul joueur
       *[other] { $expected } joueurs
    }. Nommez-en un par joueur et séparez les noms par des virgules.
error-setup-crew-unknown = Aucun membre d’équipage ne s’appelle { $tried }. Choisissez { $expected }.
error-setup-crew-players = Vous n’êtes pas assez nombreux pour { $tried }. Avec ce nombre de joueurs, choisissez { $expected }.
error-setup-crew-twice = { $tried } apparaît deux fois. Chaque membre d’équipage ne peut être choisi qu’une fois.

## Éditions

error-edition-syntax = Le fichier d’édition n’est pas du TOML valide : il y a une erreur à { $tried }. Corrigez-la et réessayez.
error-edition-field = { $tried } n’est pas valide dans un fichier d’édition. Utilisez { $expected }.
error-edition-word = L’édition { $tried } est illisible. Utilisez { $expected }.
error-edition-size = Ceci est trop grand ou trop long pour un fichier d’édition : { $tried }. Utilisez { $expected }.
error-edition-starts = Dans cette édition, cinq membres d’équipage pourraient commencer avec { $tried } cartes Action à eux tous. Choisissez d’autres nombres (total permis : { $expected }).
error-edition-players = Cette édition n’a pas assez de membres d’équipage pour ce nombre de joueurs : { $tried }. Il en faut un par joueur.
error-edition-box = Une même boîte de cartes doit suffire pour trois, quatre ou cinq joueurs. Avec { $tried }, il faudrait plus de cartes qu’elle n’en contient. Utilisez au plus { $expected } en tout.

## Actions

error-action = { $tried } n’est ni une action ni une commande. Tapez le numéro d’une action, ou { $expected }. « { command-help } » affiche les commandes.
error-action-card = Aucune carte Action ne s’appelle { $tried }. Choisissez { $expected }.
error-place = { $tried } ne désigne aucun endroit. Choisissez { $expected }.
error-line = { $tried } ne désigne aucune file. Choisissez { $expected }.
error-card = { $tried } ne désigne aucune carte. Écrivez une carte de « f1 » à « f13 » ou de « s1 » à « s17 », avec « + » pour une ancre et « ? » pour un Passager mystère.
error-illegal-action = { $why ->
        [none] C’est impossible pour l’instant. Choisissez l’une des actions disponibles.
       *[other] { $why }
    }
error-action-number = Aucune action ne porte le numéro { $tried }. Choisissez { $expected }.
error-game-over = La partie est finie : { $tried } ne peut plus être joué. « { command-help } » affiche ce que vous pouvez encore taper.
error-undo = Le dernier coup ne peut pas être annulé : il a révélé ou mélangé des cartes, ou mis fin à un tour.
error-undo-nothing = Il n’y a encore rien à annuler.
error-undo-other = « { command-undo } » n’annule que vos propres coups, et le dernier n’était pas de vous.
error-watching = Ici, seuls des bots jouent : { $tried } n’a aucun effet. Appuyez sur Entrée pour voir le coup suivant, ou tapez le numéro d’un coup à venir.

## Enregistrements

error-record-tag = Ce n’est pas l’enregistrement d’une partie : le texte commence par { $tried }. Un enregistrement commence par { $expected }.
error-record-empty = Ce fichier est vide. Un enregistrement commence par { $expected }.
error-record-secret = Le secret { $tried } de cet enregistrement n’est pas valide. Utilisez { $expected }.
error-record-deal = Cet enregistrement ne dit pas quelle donne a été jouée. Il lui faut une étiquette comme { $expected }.
error-secret = Un secret de { $tried } est trop long pour une donne. Utilisez { $expected }.
error-record-setup = La mise en place de cet enregistrement n’est pas valide : { $tried }. Utilisez { $expected }.
error-record-action = L’enregistrement contient une erreur au coup { $tried }. { $why ->
        [none] Ce coup est illisible.
       *[other] { $why }
    } Tout ce qui précède est conservé.
error-record-result = L’enregistrement indique le résultat { $tried }, mais ses coups mènent à { $expected }. Les coups sont conservés.
error-record-game = { $tried } est l’enregistrement d’une partie de l’autre jeu. Tapez « lifeboat play { $wanted } --load { $typed } ».
error-record-broken = L’enregistrement contient une erreur au coup { $tried }. Tout ce qui précède est conservé.
error-record-bots = Les bots de cet enregistrement ne peuvent pas prendre place : { $tried }. Utilisez { $expected }, ou indiquez qui joue à quelle place avec « --bot » après « --load ».
error-verify-start = Cette partie a commencé à partir de la position { $tried } : il n’y a donc pas de donne à vérifier.
error-verify-promise = L’enregistrement n’indique pas quelle empreinte a été affichée avant la partie. Ajoutez-y une étiquette comme { $expected }, ou donnez l’empreinte avec « --commitment ».
error-verify-commitment = Le secret ne correspond pas à l’empreinte affichée avant la partie : son empreinte est { $tried }, alors que l’empreinte affichée était { $expected }.
error-record-hidden = « { command-record } » montrerait toutes les mains, et la partie n’est pas encore finie. « { command-save } { $wanted } » l’enregistre dans un fichier.

## Positions

error-position-field = { $tried } n’est pas un champ valide pour une position. Écrivez chaque champ une seule fois, sous la forme « field=value », et séparez les champs par des espaces. Utilisez { $expected }.
error-position-parts = { $tried } n’a pas le bon nombre d’éléments. Il en faut { $expected }, séparés par « / ».
error-position-number = { $tried } n’est pas valide. Choisissez { $expected }.
error-position-word = { $tried } n’est pas valide. Choisissez { $expected }.
error-position-fate = La valeur { $tried } de « fate » est illisible. Utilisez { $expected }.
error-position-shuffles = La valeur { $tried } de « shuffles » est illisible. Utilisez { $expected } et séparez-les par des virgules.
error-position-card-twice = Le passager { $tried } figure plusieurs fois dans cette position. Nommez chaque passager une seule fois.
error-position-card-missing = Il manque le passager { $tried }. Nommez chaque passager une fois, ou mettez « * » dans une pile pour y placer tous les autres.
error-position-action-cards = Le nombre de cartes Action n’est pas bon : { $tried }. Utilisez { $expected }.
error-position-action-stack = La pioche Action ne peut pas être vide si la défausse Action ne l’est pas. Remettez les cartes de la défausse dans la pioche.
error-position-mystery = Le Passager mystère { $tried } ne convient pas : { $expected }.
error-position-flooded = Le pont { $tried } est inondé et n’a plus de file. Mettez ses cartes devant un autre pont.
error-position-front = La carte de tête de la file { $tried } est cachée. Mettez une carte visible en tête.
error-position-class = Deux classes sont mélangées ici : { $tried }. Une file ou un groupe ne contient qu’une seule classe.
error-position-run = { $tried } n’est pas dans l’ordre. Dans une suite, chaque carte vaut un de moins que celle placée derrière elle.
error-position-group = { $tried } n’est pas à sa place : son groupe attend maintenant { $expected }.
error-position-over = { $tried } ne va pas avec le reste de la position : { $expected }.
error-position-question = { $tried } ne va pas avec le reste de la position : il faut { $expected }.
error-position-known = Ceci ne peut pas être connu : { $tried }. Utilisez { $expected }.
error-position-paid = { $tried } n’a pas pu compter dans une série d’ancres. Utilisez { $expected }.

## La base de données

error-store-address = Lifeboat ne peut pas utiliser la base de données { $tried }. Choisissez { $expected }.
error-store-driver = PostgreSQL a besoin du paquet { $tried }. Installez { $expected } et recommencez.
error-store-open = Impossible d’ouvrir la base de données : { $tried }.
error-store-newer = La base de données est en version { $tried }, plus récente que celle de ce programme ({ $expected }). Installez une version plus récente de Lifeboat.
error-store-rights = L’utilisateur { $tried } de la base de données n’a pas un droit dont le serveur a besoin : { $expected }. Accordez-le-lui, puis redémarrez.
error-store-in-use = La base de données { $tried } est déjà ouverte par un autre serveur. Arrêtez-le d’abord.
error-store-away = La base de données est injoignable : rien n’a été enregistré. Réessayez dans un instant.
error-store-lost = La connexion à la base de données est perdue : rien n’a été enregistré. Réessayez.
error-store-uncertain = La connexion à la base de données s’est perdue au mauvais moment : on ne sait pas si tout a été enregistré. Regardez la table avant de continuer.
error-store-failed = La base de données a refusé l’opération : rien n’a été enregistré. Prévenez la personne qui gère ce serveur.
error-store-closed = Le serveur s’arrête. Revenez dans un moment.
error-store-number = Quelqu’un d’autre a modifié cette table entre-temps. Rechargez-la.
error-store-table = Il n’y a pas de table { $tried }. Vérifiez le lien.
error-store-exists = Il existe déjà une table { $tried }. Réessayez.
error-store-invite = Cette invitation a été utilisée ou retirée. Demandez-en une autre.
error-table-unreadable = Impossible de relire cette table. Préparez-en une autre ; s’il y a un serveur, prévenez la personne qui le gère.

## Fichiers, commandes et options

error-file-missing = Le fichier { $tried } n’existe pas. Vérifiez le nom et le dossier.
error-file-directory = { $tried } est un dossier. Donnez le nom d’un fichier.
error-file-permission = Vous n’avez pas le droit d’ouvrir { $tried }. Changez les droits de ce fichier, ou choisissez-en un autre.
error-file-text = { $tried } n’est pas un texte en UTF-8. Est-ce le bon fichier ?
error-file-exists = { $tried } existe déjà. Choisissez un autre nom, ou tapez « { command-save }! { $typed } » pour le remplacer.
error-file-special = { $tried } n’est pas un fichier ordinaire. Choisissez un autre nom.
error-file-folder = Le dossier { $tried } n’existe pas. Créez-le d’abord, ou choisissez-en un autre.
error-file-not-folder = { $tried } n’est pas un dossier. Choisissez un autre endroit.
error-file-long = Le nom { $tried } est trop long. Choisissez-en un plus court.
error-file-characters = Le nom { $tried } contient des caractères interdits dans un nom de fichier. Choisissez-en un autre.
error-file-full = Il n’y a plus assez d’espace disque pour { $tried }. Libérez-en, ou choisissez un autre dossier.
error-file-locked = Impossible d’enregistrer { $tried } : son dossier est en lecture seule. Choisissez un autre dossier.
error-file-other = Impossible d’ouvrir { $tried } (erreur système { $expected }). Choisissez un autre fichier.
error-file-nowhere = La partie n’a pu être enregistrée dans aucun dossier.
error-file-name = Il manque un nom de fichier. Tapez par exemple « { $typed ->
        [save] { command-save }
       *[load] { command-load }
    } { $wanted } ».
error-rule = La règle { $tried } n’existe pas. Choisissez { $expected }.
error-seed = La graine { $tried } n’est pas utilisable. Utilisez des lettres sans accent, des chiffres et des signes de ponctuation simples, mais pas de guillemets droits.
error-language = La langue { $tried } n’est pas disponible. Choisissez { $expected }.
error-options = { $tried } ne va pas avec { $expected } : chacune de ces deux options dit comment la partie commence. Retirez l’une d’elles.
error-step = Cette partie n’a pas de coup { $tried }. Choisissez { $expected }.
error-hint-over = La partie est finie : il n’y a plus rien à décider.
error-hint-bot = Les conseils sont réservés aux humains, et c’est le bot de la place { $tried } qui décide en ce moment.
error-hint-none = Il n’y a pas de conseils dans ce jeu.
error-budget = La limite de réflexion ne peut pas être { $tried }. Choisissez { $expected }.
error-solver = Lifeboat ne sait pas résoudre { $tried }. Choisissez un autre jeu.
error-solve-over = La partie de cet enregistrement est finie. Utilisez « --deal » pour résoudre sa donne, ou « --at » pour résoudre la position avant un coup.
error-command = La commande { $tried } n’existe pas. Choisissez { $expected }. « lifeboat --help » en dit plus.
error-option = Cette commande n’a pas d’option { $tried }. « { $wanted } --help » affiche ses options.
error-option-game = Ce jeu n’a pas d’option { $tried }. Utilisez { $expected }.
error-option-needs = { $tried } ne s’utilise qu’avec { $expected }.
error-argument-missing = La commande est incomplète : il manque { $tried }. « { $wanted } --help » affiche la syntaxe.
error-option-value = Il manque une valeur après l’option { $tried }. « { $wanted } --help » affiche la syntaxe.
error-arguments-extra = La commande n’accepte pas { $tried }. « { $wanted } --help » affiche la syntaxe.
error-usage = Cette ligne de commande est incompréhensible. « { $wanted } --help » affiche la syntaxe.

# Après une erreur, s’il y a une règle derrière.
error-see-rule = (Règle { $rule } : { $title })

## Ce qui était attendu, quand il faut des mots
## Les identifiants sont les phrases des règles, avec n pour chaque nombre.

expected-hexadecimal-digits = des chiffres hexadécimaux (0–9, a–f)
expected-n-n-bytes = de 1 à 64 octets
expected-n-bytes-at-most = { $number } octets au plus
expected-n-characters-at-most = { $number } caractères au plus
expected-n-values-at-most = { $number } valeurs au plus
expected-n-levels-at-most = { $number } niveaux au plus
expected-n-dots-at-most = { $number } points au plus
expected-n-numbers =
    { $number ->
        [one] { $number } nombre
       *[other] { $number } nombres
    }
expected-a-list-of-numbers = une liste de nombres
expected-field-value = « field=value »
expected-a-name-of-its-own-a-z-n-n = un nom qui lui soit propre, formé de lettres de a à z, de chiffres et de traits d’union
expected-standard-or-name-field-value = « standard » ou « name(field=value;...) »
expected-decks-without-compartments-only-at-the-stern = des ponts sans compartiment uniquement à la poupe
expected-a-last-page-worth-n = une dernière page qui vaut 0
expected-two-times-such-as-n-n = deux horaires, par exemple « ["23:40", "02:30"] »
expected-the-name-of-a-colour = le nom d’une couleur
expected-n-most = « [1, maximum] »
expected-in-a-line-group = il doit se trouver dans une file ou dans un groupe
expected-no-rank-face-down = il n’a pas de rang tant qu’il est caché
expected-a-rank-face-up = il lui faut un rang tant qu’il est visible
expected-rank-n = le rang { $number }
expected-over = la partie est finie
expected-a-question = la partie n’est pas finie
expected-another-asks = une autre question
expected-another-playing = une autre carte en cours de jeu, ou aucune
expected-another-drawn = un autre nombre de cartes piochées
expected-another-arranged = « arranged=- »
expected-another-placed = « placed=0 »
expected-another-line = une file choisie avec « asks=front », et aucune sinon
expected-another-turned = une partie sans page tournée, sans défausse et sans rescapés
expected-cards-in-a-group = des cartes qui sont dans un groupe
expected-another-before = toutes les cartes de « hands » et de « offer » dans « before » avec « asks=give », et aucune sinon
expected-another-offer = un autre nombre de cartes proposées
expected-another-agenda = d’autres étapes à suivre
expected-another-hands = la carte proposée, présente dans la main
expected-another-decks = un Passager mystère visible et sans rang pour chaque rang encore à annoncer
expected-another-moved = l’autre valeur de « moved », 0 ou 1
expected-an-answer = au moins une réponse possible
expected-a-stack-of-n-at-most =
    { $number ->
        [one] une pioche de { $number } carte au plus
       *[other] une pioche de { $number } cartes au plus
    }
expected-another-stack = une pioche qui ne soit pas vide
expected-hidden-cards = des cartes cachées
expected-pockets-cards-pockets-of-n-n-b-s = « pockets:cards », où « pockets » est formé des caractères « 1 » à « 6 », « b » et « s »
expected-cards-with-an-anchor = des cartes avec une ancre
expected-such-as-n-n-n-gn-rescue-n-fn-n-wait-n-stop = des mots comme « 3>5 », « 2>g1 », « rescue:3 », « f7+>4 », « wait:2 » ou « stop »

## Ce qui a été tenté, quand il faut des mots

tried-line-n = la ligne { $number }
tried-line-n-column-n = la ligne { $number }, colonne { $second }
tried-the-end = la fin
tried-n-bytes = { $number } octets
tried-n-cards-at-seat-n =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } à la place { $second }
tried-n-passenger-cards-at-seat-n =
    { $number ->
        [one] { $number } carte Passager
       *[other] { $number } cartes Passager
    } à la place { $second }

## Septentrick

error-sea-card = { $tried } ne désigne aucune carte. Utilisez { $expected }.
error-setup-captain = La place { $tried } ne peut pas être celle du Capitaine. Choisissez une place ({ $expected }).
error-position-cards = { $tried } n’est pas le bon nombre de cartes : dans cette partie, il en faut { $expected }.
error-position-hand = Cette main n’est pas possible : { $tried }. Il en faut { $expected }.
error-position-pass = Les cartes passées ne vont pas avec { $tried } : il faut { $expected }.
error-position-played = Cette carte ne pouvait pas être jouée à ce moment-là : { $tried }. Choisissez { $expected }.

expected-another-trump = un atout, ou aucun tant qu’il n’est pas annoncé
expected-as-many-rings-as-people-with-n-players-not-n-and-n = autant de bouées que de passagers avec { $number } joueurs, et non { $second } bouées et { $third } passagers
expected-another-on = d’autres cartes à la seconde passe
expected-fewer-of-them = moins
expected-lowest-highest = « [le plus bas, le plus haut] »
expected-another-passed = d’autres cartes à la première passe
expected-another-passing = d’autres cartes choisies pour la passe
expected-such-as-dn-pn-r-pass-cn-dn-keep-sn-trump-star = des mots comme « d7 », « p2 », « r », « pass:c4,d7 », « keep:s9 » ou « trump:star »
expected-n-sea-and-rescue-cards = { $number } cartes Mer et Sauvetage
expected-n-passenger-cards =
    { $number ->
        [one] { $number } carte Passager
       *[other] { $number } cartes Passager
    }
expected-another-played = d’autres cartes jouées

## Sur le serveur

error-command-form = Le serveur ne comprend pas cette commande. « /api/docs » décrit les commandes possibles.
error-action-text = { $tried } n’est pas une action. Choisissez-en une parmi celles qui sont proposées.
error-not-at-table = Vous regardez seulement. Rejoignez d’abord la table.
error-people = La table est pleine : elle accueille { $expected }.
error-game-begun = Ce n’est possible qu’avant le début de la partie.
error-game-not-begun = La partie n’a pas encore commencé.
error-game-ended = La partie est finie.
error-seats-free = Ces places sont encore libres : { $tried }. Attribuez-les avant de commencer la partie.
error-seat-occupied = La place { $tried } est déjà prise. Choisissez une place libre.
error-seat-free = Il n’y a personne à la place { $tried }.
error-seat-name = Vous ne pouvez pas nommer la place { $tried } : elle doit être à vous, et vous devez en avoir plusieurs. Avec une seule place, vous jouez sous votre propre nom.
error-not-seated = Vous n’avez pas de place à cette table.
error-host-only = Seul l’hôte de la table peut faire cela.
error-person = Cette personne n’est pas à cette table.
error-remove-self = Vous ne pouvez pas vous exclure. Quittez plutôt la table.
error-not-your-turn = Ce n’est pas votre tour : on attend { $expected }.
error-stale = La table a changé entre-temps. Regardez-la, puis choisissez de nouveau.
error-version = La table n’en est pas encore là. Rechargez-la.
error-undo-not-yours = Vous ne pouvez annuler que vos propres coups, et le dernier n’était pas de vous.
error-undo-law = Le dernier coup ne peut pas être annulé : il a révélé ou mélangé des cartes, ou mis fin à un tour.
error-propose-seat = Vous ne pouvez pas faire de proposition depuis la place { $tried } maintenant : soit elle n’est pas à vous, soit c’est déjà à vous de décider. Faites votre proposition depuis votre place quand quelqu’un d’autre décide.
error-proposals-none = Il n’y a aucune proposition à révéler.
error-proposals-off = À cette table, on joue sans propositions.
error-proposals-up = Les propositions sont déjà révélées. Attendez la prochaine décision.
error-silence = À cette table, on ne discute pas entre la donne et la fin de la partie, ni une fois qu’une revanche est prête.
error-name-form = Un nom doit compter au moins un caractère et ne contenir aucun caractère invisible.
error-text-form = Un message doit compter au moins un caractère et ne contenir aucun caractère invisible.
error-name-taken = Quelqu’un s’appelle déjà { $tried } à cette table. Choisissez un autre nom.
error-table-full = Vous l’avez déjà fait { $expected } fois : c’est le maximum à cette table. Préparez une autre table.
error-hints-off = À cette table, on joue sans conseils. Préparez une autre table si vous en voulez.
error-hints-used-up = Vous avez déjà reçu tous vos conseils pour cette partie ({ $expected }).
error-hint-under-way = Votre conseil est déjà en préparation. Patientez un instant.
error-rematch = Impossible de préparer une revanche à cette table pour l’instant. Préparez une nouvelle table.
error-server-only = Il faut un serveur pour cela, et cette table se joue sans serveur.
error-bot-late = Le bot arrive trop tard : il ne décide plus pour { $expected }.
error-take-over = Aucun bot ne peut prendre le relais à la place { $tried } maintenant.

expected-at-most-n-people =
    { $number ->
        [one] { $number } personne au plus
       *[other] { $number } personnes au plus
    }
expected-seat-n = la place { $number }
expected-at-most-n = { $number } au plus
## Le serveur

error-setting = Le réglage { $tried } n’est pas valide. Utilisez { $expected }.
error-listen = Le serveur ne peut pas écouter à l’adresse { $tried } : { $expected }. Choisissez un autre « --host » ou « --port ».
error-request-form = Le serveur ne comprend pas cette demande. « /api/docs » décrit ce qu’on peut lui demander.
error-request-size = Une demande de { $tried } octets est trop longue. Envoyez { $expected }.
error-path = Il n’y a rien à l’adresse { $tried }. « /api/docs » donne les adresses possibles.
error-client = Il n’y a pas de page à l’adresse { $tried } : cette installation n’a pas de client pour navigateur. Pour le construire, lancez « make web » dans le dossier des sources. Les programmes peuvent tout de même utiliser l’API (voir « /api/docs »).
error-method = La méthode { $tried } n’est pas permise à cette adresse. Utilisez { $expected }.
error-origin = Les pages de { $tried } n’ont pas le droit d’utiliser ce serveur.
error-token = Vous n’avez pas accès à cette table, ou votre accès n’est plus valable. Rejoignez la table.
error-table-unknown = Il n’y a pas de table { $tried } ici. Vérifiez le lien.
error-record-open = L’enregistrement et les résultats de cette table ne peuvent être lus qu’une fois la partie finie : ils dévoileraient les cartes.
error-review-given-up = Cette partie a été abandonnée avant la fin : elle ne peut pas être analysée.
error-reviews-full = Trop d’analyses sont déjà en cours ({ $tried }). Réessayez dans quelques minutes.
error-stopping = Le serveur s’arrête. Revenez dans un moment.
error-day-setup = La donne du jour est la même pour tous : vous ne pouvez en changer ni la mise en place, ni l’édition, ni la graine.
error-day-listed = On ne peut rejoindre la donne du jour que par un lien : à une table ouverte, toute personne qui regarde connaîtrait les cartes.
error-day-practice = La donne du jour ne se joue pas à l’entraînement : un seul essai par personne.
error-day-running = La donne du { $tried } se joue jusqu’à minuit (UTC). Pour voir comment les autres l’ont jouée, jouez-la jusqu’au bout ou revenez demain.
error-day-date = Il n’y a pas de donne du jour pour { $tried }. Choisissez { $expected } ou une date antérieure.
error-key = L’en-tête { $tried } manque ou ne contient pas de clé. Envoyez une clé de 16 à 100 caractères ASCII.
error-replay-length = Une partie de { $tried } coups est trop longue pour être montrée ici : le maximum est de { $expected } coups.
error-invite = Cette invitation a déjà servi ou n’est plus valable. Demandez-en une autre à l’hôte.
error-table-broken = Il faut recharger cette table. Réessayez.
error-not-finished = Votre demande n’a pas pu être traitée jusqu’au bout. Vous n’y êtes pour rien. Réessayez dans un instant.
error-too-many-requests = Vous envoyez trop de demandes à la fois. Réessayez dans { $expected ->
        [1] une seconde
       *[other] { $expected } secondes
    }.
error-too-many-connections = Votre adresse a déjà atteint son nombre maximal de connexions ({ $tried }). Fermez-en une d’abord.
error-too-many-tables = Le nombre maximal de tables ouvertes est atteint ({ $tried }). Finissez d’abord l’une de vos parties, ou réessayez plus tard.
error-fault = Une erreur s’est produite. Vous n’y êtes pour rien. Réessayez.

expected-the-port-is-taken = le port est déjà pris
expected-it-is-not-allowed = ce n’est pas permis
expected-no-such-address = cette adresse n’existe pas
expected-system-error-n = erreur système { $number }
expected-an-address-or-a-network = une adresse ou un réseau, comme « 192.0.2.7 » ou « 10.0.0.0/8 »
expected-an-origin = une origine comme « https://example.org », avec « http:// » ou « https:// » et sans chemin
expected-one-process-for-sqlite = 1, ou choisissez un serveur PostgreSQL avec « --database » : un fichier SQLite ne peut servir qu’à un seul processus à la fois

## Sur un appareil

error-needs-server = { $typed ->
        [invite] Personne ne peut suivre d’invitation à cette partie : elle n’existe que sur cet appareil. Pour jouer avec des personnes ailleurs, créez une table sur un serveur.
        [push] Une partie sur cet appareil ne peut pas envoyer de notifications. Il faut pour cela une table sur un serveur.
        [day] La donne du jour vient d’un serveur, car elle est la même pour tout le monde. Jouez-la là-bas quand vous aurez une connexion.
       *[lobby] Seul un serveur a des tables que d’autres personnes peuvent trouver. Allez-y quand vous aurez une connexion.
    }
error-shelf-full = Il n’y a plus de place sur cet appareil : rien n’a été enregistré. Libérez de l’espace, puis réessayez.
error-shelf-denied = Ce navigateur ne permet pas à la page de conserver quoi que ce soit : les parties ne peuvent pas y être enregistrées. Quittez la navigation privée ou autorisez le stockage pour cette page, puis rechargez-la.
error-shelf-failed = L’enregistrement sur cet appareil n’a pas fonctionné. Rechargez la page, puis réessayez.
error-export-form = Impossible de lire ce fichier : { $typed ->
        [0] il n’a pas été écrit par Lifeboat
       *[other] quelque chose ne va pas à la ligne { $typed }
    }. Rien n’a changé. Choisissez un autre fichier.
error-export-other = Une des parties de ce fichier n’est pas celle que cet appareil conserve sous le même identifiant. Rien n’a changé. Choisissez un autre fichier.
error-export-newer = Ce fichier a été écrit par une version plus récente de Lifeboat. Rien n’a changé. Mettez cette page à jour, puis réessayez.

## Environnements d’apprentissage

error-action-wait = C’est impossible maintenant : cet agent n’a rien à décider. Il ne peut qu’attendre (action { $wanted }).
error-no-episode = Aucune partie n’est en cours. Réinitialisez d’abord l’environnement.

## Le laboratoire

error-lab-extra = Le laboratoire a besoin du paquet { $tried }. Dans un clone de Lifeboat, installez-le avec { $expected }.
error-lab-player-twice = { $tried } apparaît deux fois. Nommez chaque bot une seule fois.
error-lab-solver = Lifeboat ne sait pas résoudre les donnes du jeu { $tried }. Choisissez { $expected }.
error-lab-jobs = { $tried } ne va pas avec { $expected } : c’est le cluster qui décide combien de parties sont jouées en même temps.
error-lab-file = { $tried } ne contient pas les résultats d’une étude. Choisissez un autre fichier.
error-lab-study = { $tried } appartient à une autre étude, qui diffère par { $expected }. Choisissez un autre fichier, ou reprenez les mêmes options.
error-lab-cluster = Rien ne répond à l’adresse { $tried }. Un ordonnanceur Dask y tourne-t-il ?
error-lab-cluster-empty = Le cluster à l’adresse { $tried } n’a aucun nœud de calcul. Lancez-en au moins un, puis réessayez.
error-lab-workers = Les nœuds de calcul ont disparu alors qu’il restait { $tried } parties sur { $expected } à jouer. Avec un fichier « --out », les parties déjà jouées sont conservées : relancez la même commande pour continuer.
error-lab-worker-version = Un nœud de calcul utilise la version { $tried } de Lifeboat, alors que l’étude utilise la version { $expected }. Installez la même version partout.

expected-a-number-above-n = un nombre supérieur à { $number }
expected-no-fields = une mise en place sans aucun champ
expected-a-whole-number-from-n = un nombre entier supérieur ou égal à { $number }
expected-a-number-of-seconds-above-n = un nombre de secondes supérieur à { $number }

error-pass-pair = Ces deux cartes ne peuvent pas être passées ensemble. Choisissez deux cartes différentes, autres que des cartes Passager.