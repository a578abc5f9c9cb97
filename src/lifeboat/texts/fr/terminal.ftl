### Les jeux dans un terminal : commandes, aide et messages.

## Commandes pendant une partie, telles qu’on les tape. Les mots anglais sont toujours compris aussi.

command-help = aide
command-rules = règles
command-table = table
command-list = liste
command-cards = cartes
command-crew = équipage
command-hint = conseil
command-undo = annuler
command-log = journal
command-record = partie
command-save = enregistrer
command-load = charger
command-again = rejouer
command-quit = quitter

## Aide pendant une partie

help-heading = Ce que vous pouvez taper
help-action = 7
    .text = jouer l’action qui porte ce numéro dans la liste
help-notation = { $notation }
    .text = jouer la même action, écrite en notation abrégée
help-help = { command-help }
    .text = afficher cette aide
help-rules = { command-rules }, { command-rules } { $rule }
    .text = afficher les titres de toutes les règles, ou le texte d’une règle
help-table = { command-table }
    .text = revoir la table
help-list = { command-list }
    .text = afficher toutes les actions possibles, une par ligne
help-cards = { command-cards }, { command-cards } tout
    .text = expliquer les cartes utiles en ce moment, ou toutes les cartes
help-crew = { command-crew }
    .text = voir qui est à la table
help-hint = { command-hint }
    .text = savoir quel est le meilleur choix du moment, et pourquoi
help-undo = { command-undo }
    .text = annuler votre dernier coup, sauf s’il a révélé ou mélangé des cartes ou mis fin à votre tour
help-log = { command-log }, { command-log } tout
    .text = revoir les derniers événements, ou tout depuis le début
help-record = { command-record }
    .text = afficher la partie jusqu’ici, en notation abrégée
help-save = { command-save } { $file }
    .text = enregistrer la partie dans un fichier ({ command-save }! remplace un fichier existant)
help-load = { command-load } { $file }
    .text = reprendre une partie enregistrée
help-again = { command-again }
    .text = jouer une autre partie, chacun à la même place
help-quit = { command-quit }
    .text = quitter la partie

## Ce que dit une session

session-seed = Donne : { $seed }. Pour rejouer les mêmes cartes, ajoutez « --seed { $seed } » aux options de cette partie.
session-layout = Disposition : { $layout }
session-option = { $option } : { $choice }
session-position = La partie commence à partir d’une position donnée.
session-hint = Tapez le numéro d’une action. « { command-help } » affiche tout ce que vous pouvez taper.
session-over-hint = « { command-save } { $file } » enregistre la partie, « { command-log } tout » la raconte depuis le début, « { command-again } » en commence une autre, « { command-quit } » quitte le jeu.
session-undone = Coup annulé : { $action }.
session-saved = Partie enregistrée dans { $file }.
session-saved-secret = Le fichier révèle toutes les mains. Ne le lisez pas avant la fin de la partie.
# Après avoir quitté une partie. $game : son nom tel qu’on le tape.
session-kept = « lifeboat play { $game } --load { $file } » reprend la partie.
session-loaded = { $file } : { $steps ->
        [0] aucun coup joué
        [one] 1 coup joué
       *[other] { $steps } coups joués
    }.
session-unsaved = Cette partie n’est pas enregistrée. « { command-save } { $file } » l’enregistre. Tapez de nouveau « { $again } » pour continuer sans l’enregistrer.
session-left = Voici votre partie jusqu’ici. Copiez-la dans un fichier pour pouvoir la reprendre :
session-bye = Au revoir.
session-no-steps = Il ne s’est encore rien passé.
session-step = Coup { $step } : { $action }
# Un coup d’une place parmi d’autres, avec son action.
session-step-seat = Coup { $step } : place { $seat }, { $action }
session-step-other = Coup { $step } : place { $seat }
session-rules-hint = « { command-rules } { $rule } » affiche le texte d’une règle.
session-cards-none = Personne n’a de carte Action.

## Qui est assis où

seat-label = Place { $seat }
seat-bot = Place { $seat } : le bot « { $bot } »
seat-yours = Vous êtes à la place { $seat }.
seat-shared = { $players } joueurs. Passez-vous l’écran de place en place : chacun ne voit que sa propre main.
seat-none = Seuls des bots jouent. Vous regardez.
handover = Passez l’écran à la place { $seat }. Place { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.
handover-again = Il ne s’est encore rien passé. Appuyez simplement sur Entrée quand personne d’autre ne regarde ; vous pourrez ensuite taper un numéro ou une commande. « { command-quit } » quitte la partie.
watch-hint = Entrée : coup suivant. Un numéro : aller à ce coup. « { command-help } » affiche tout ce que vous pouvez taper.

## Revoir une partie

replay-heading = { $steps ->
        [0] Partie enregistrée, sans aucun coup.
        [one] Partie enregistrée : 1 coup.
       *[other] Partie enregistrée : { $steps } coups.
    }
replay-start = Au début :
replay-end = Après le coup { $step } :
replay-view = Vue de la place { $seat } :
replay-prompt = Entrée : coup suivant. b : coup précédent. Un numéro : aller à ce coup. q : quitter.

## Conseils

# $playouts : combien de parties ont été simulées.
hint-heading =
    { $playouts ->
        [0] Du meilleur au moins bon, sans partie simulée :
        [one] Du meilleur au moins bon, d’après 1 partie simulée :
       *[other] Du meilleur au moins bon, d’après { $playouts } parties simulées :
    }
hint-only = Il n’y a qu’une chose à faire :
# $estimate : une des estimations de hints.ftl.
hint-estimate =
    { $playouts ->
        [0] { $estimate }.
        [one] { $estimate }, d’après 1 partie simulée.
       *[other] { $estimate }, d’après { $playouts } parties simulées.
    }
hint-others =
    { $count ->
        [one] 1 autre action est classée après celles-ci.
       *[other] { $count } autres actions sont classées après celles-ci.
    }
hint-thinking = Réflexion…

## Solutions

# $score : le meilleur score trouvé.
solution-titanic-proved = Meilleur score avec toutes les cartes visibles : { $score }. C’est prouvé.
solution-titanic-found = Meilleur score avec toutes les cartes visibles : au moins { $score }, au plus { $bound }.
solution-titanic-winnable =
    { $winnable ->
        [yes] Les 60 passagers peuvent être sauvés.
        [no] Les 60 passagers ne peuvent pas tous être sauvés.
       *[unknown] On ne sait pas si les 60 passagers peuvent être sauvés.
    }
solution-septentrick-winnable =
    { $winnable ->
        [yes] Avec toutes les cartes visibles, l’équipage peut gagner à partir d’ici.
        [no] Même avec toutes les cartes visibles, l’équipage ne peut plus gagner.
       *[unknown] On ne sait pas si l’équipage peut gagner à partir d’ici.
    }
solution-positions =
    { $positions ->
        [one] { $positions } position a été examinée.
       *[other] { $positions } positions ont été examinées.
    }
solution-line = Une suite de coups qui mène à ce résultat :

## Vérifier

# $hash : l’empreinte SHA-256 du secret.
verify-commitment = L’empreinte est bien celle qui avait été affichée : { $hash }.
verify-deal = { $game }, { $seats ->
        [1] 1 place
       *[other] { $seats } places
    } : les cartes ont été redistribuées à partir du secret.
verify-steps = { $steps ->
        [0] Il n’y avait aucun coup à rejouer.
        [one] 1 coup a été rejoué. Il est conforme aux règles.
       *[other] { $steps } coups ont été rejoués. Tous sont conformes aux règles.
    }
verify-shuffles = { $shuffles ->
        [one] { $shuffles } mélange a été refait à partir du secret.
       *[other] { $shuffles } mélanges ont été refaits à partir du secret.
    }
# $reason : comment la partie a fini, une phrase.
verify-result = { $over ->
        [no] Le résultat est juste : la partie n’a pas été jouée jusqu’au bout.
       *[yes] Le résultat est juste : { $score ->
            [one] { $score } point
           *[other] { $score } points
        }. { $reason }
    }
verify-sound = Tout est en ordre.
verify-broken = Tout n’est pas en ordre.
replay-finished = C’était le dernier coup.

## Éditions

edition-heading = Les valeurs de l’édition « { $name } »
edition-legend = D’où vient chaque valeur

## La ligne de commande

cli-usage = Utilisation :
cli-options = Options
cli-commands = Commandes
cli-rules-hint = « lifeboat rules { $rule } » affiche le texte d’une règle.
cli-about = Deux jeux de cartes coopératifs sur la nuit du 14 avril 1912.
cli-help = Afficher cette aide.
cli-version = Afficher la version et le moteur utilisé.
cli-version-text = Lifeboat { $version }, { $engine ->
        [compiled] moteur compilé
       *[plain] moteur en Python pur
    }
cli-version-source = (non installé)
cli-lang = Langue : { $languages }. Par défaut, celle de votre système.
cli-play = Jouer une partie, en solo ou à plusieurs devant un même écran.
cli-play-players = Nombre de joueurs : de 1 à 5, ou de 3 à 5 pour Septentrick.
cli-play-crew = Les membres d’équipage, séparés par des virgules, comme « lee,smith ».
cli-play-layout = La disposition des passagers : « standard » (classique), « expert » ou « ultimate » (ultime).
cli-play-seed = La graine de la donne : un mot de votre choix. Le même mot donne les mêmes cartes.
cli-play-rulebook = Le livre de règles à suivre : « house » (maison, par défaut), « english » (anglais), « german » (allemand) ou « french » (français). Il fixe « --murdoch », « --latimer » et « --ability », sauf si vous les réglez vous-même.
cli-play-murdoch = Murdoch doit-il jouer toutes les cartes possibles (« all »), ou peut-il s’arrêter (« may ») ?
cli-play-latimer = Comment compter les séries d’ancres de Latimer : exactement trois ancres (« en »), ou chaque passager dans une seule série (« fr »).
cli-play-ability = Ce que remplace la capacité de Lowe ou de Smith : l’action (« action ») ou le tour entier (« turn »).
cli-play-first = Qui commence : « drawn » (tirage au sort), « table » (choix de la table) ou le numéro d’une place.
cli-play-captain = Qui est Capitaine à Septentrick : « drawn » (tirage au sort), « table » (choix de la table) ou le numéro d’une place.
cli-play-bot = Un bot à toutes les places sauf la vôtre, du plus faible au plus fort : { $names }. Avec un numéro, comme « 2=steady », à cette place seulement (répétez l’option pour d’autres places). « none » : aucun bot. Par défaut, Septentrick vous donne les meilleurs bots comme partenaires et SOS Titanic se joue sans bot.
cli-play-seat = Votre place (1 par défaut) ; les bots jouent aux autres. 0 : vous regardez seulement.
cli-play-edition = Un fichier TOML avec vos propres valeurs.
cli-play-load = Reprendre la partie de ce fichier.
cli-play-position = Commencer à partir d’une position en notation abrégée.
cli-play-plain = Décrire la table en phrases au lieu de la dessiner, pour un lecteur d’écran.
cli-replay = Revoir une partie enregistrée, coup par coup.
cli-replay-to = Montrer la partie jusqu’à ce coup.
cli-replay-seat = Montrer la partie vue de cette place. 0 : vue par un spectateur. Par défaut, chaque coup est vu de la place qui décidait.
cli-verify = Vérifier une partie enregistrée : l’empreinte affichée, la donne, chaque coup et le résultat.
cli-verify-commitment = L’empreinte affichée par la table avant la partie. Par défaut, celle de l’enregistrement.
cli-score = Calculer le score d’une partie enregistrée.
cli-hint = Indiquer les meilleures actions dans la dernière position d’un enregistrement, et pourquoi.
cli-hint-playouts = Nombre de parties à simuler, quel que soit le temps nécessaire.
cli-hint-seconds = Temps de réflexion en secondes, quel que soit le nombre de parties. Par défaut, 2 secondes au plus.
cli-hint-json = Écrire du JSON, et rien d’autre.
cli-solve = Chercher la meilleure suite de coups avec toutes les cartes visibles, à partir de la dernière position d’un enregistrement.
cli-solve-at = Partir de la position avant ce coup. 0 : partir de la donne.
cli-solve-deal = Partir de la donne.
cli-solve-positions = Nombre maximal de positions à examiner, quel que soit le temps nécessaire.
cli-solve-seconds = Temps de recherche en secondes. Par défaut, 10 secondes au plus.
cli-edition = Afficher les valeurs d’un jeu et leur origine.
cli-rules = Afficher les titres des règles, ou le texte d’une règle.
cli-serve = Héberger des tables pour navigateurs, bots et programmes.
cli-serve-host = L’adresse d’écoute. 0.0.0.0 : accessible depuis d’autres machines.
cli-serve-port = Le port d’écoute (1912 par défaut). 0 : n’importe quel port libre.
cli-serve-database = Un fichier SQLite, ou l’adresse d’un serveur PostgreSQL. Par défaut, un fichier dans votre dossier de données.
cli-serve-processes = Le nombre de processus du serveur (1 par défaut). Il faut PostgreSQL pour en avoir plusieurs.
cli-serve-log = Niveau du journal : « debug », « info », « warning » ou « error ».
cli-serve-open = Ouvrir la page dans le navigateur.
cli-serve-listening = Lifeboat est accessible à l’adresse { $address }. Appuyez sur Ctrl+C pour l’arrêter.
cli-serve-no-browser = Impossible d’ouvrir un navigateur. Ouvrez vous-même { $address }.
cli-serve-unknown = { $name } n’est pas un réglage connu et sera ignoré. docs/hosting.md donne la liste des réglages.
