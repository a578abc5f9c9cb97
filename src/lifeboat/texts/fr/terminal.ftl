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
command-save = sauver
command-load = charger
command-again = rejouer
command-quit = quitter

## Aide pendant une partie

help-heading = Ce que vous pouvez taper
help-action = 7
    .text = l’action qui a ce numéro dans la liste
help-notation = { $notation }
    .text = la même action en notation
help-help = { command-help }
    .text = cette page
help-rules = { command-rules }, { command-rules } { $rule }
    .text = les titres de toutes les règles, ou une règle
help-table = { command-table }
    .text = la table encore une fois
help-list = { command-list }
    .text = chaque action possible sur sa propre ligne
help-cards = { command-cards }, { command-cards } tout
    .text = à propos des cartes qui comptent à présent, ou de toutes
help-crew = { command-crew }
    .text = qui est à la table
help-hint = { command-hint }
    .text = ce qui vaudrait le mieux à présent, et pourquoi
help-undo = { command-undo }
    .text = annuler le dernier coup, s’il n’a rien montré ni mélangé et que c’est encore à vous
help-log = { command-log }, { command-log } tout
    .text = ce qui s’est passé en dernier, ou depuis le début
help-record = { command-record }
    .text = la partie jusqu’ici, en notation
help-save = { command-save } { $file }
    .text = écrire la partie dans un fichier ({ command-save }! en remplace un qui existe)
help-load = { command-load } { $file }
    .text = reprendre une partie d’un fichier
help-again = { command-again }
    .text = une autre partie, chacun à la même place
help-quit = { command-quit }
    .text = quitter le jeu

## Ce que dit une session

session-seed = Donne : { $seed }. --seed { $seed } avec les mêmes options redonne les mêmes cartes.
session-layout = Disposition : { $layout }
session-option = { $option } : { $choice }
session-position = La partie commence par une position préparée à la main.
session-hint = Tapez le numéro d’une action. « { command-help } » montre tout ce que vous pouvez taper.
session-over-hint = « { command-save } { $file } » garde la partie, « { command-log } tout » la raconte, « { command-again } » en commence une autre, « { command-quit } » quitte le jeu.
session-undone = Annulé : { $action }.
# $action : celle des deux cartes qui a été tapée d’abord, en notation.
session-saved = Partie écrite dans { $file }.
session-saved-secret = Le fichier révèle toutes les mains. Ne le lisez pas avant la fin de la partie.
# After a game was left. $game: its name as it is typed.
session-kept = « lifeboat play { $game } --load { $file } » la reprend.
session-loaded = { $file } : { $steps ->
        [0] au début
        [one] 1 coup joué
       *[other] { $steps } coups joués
    }.
session-unsaved = Cette partie n’est pas sauvée. « { command-save } { $file } » la garde. Tapez encore « { $again } » pour continuer sans la sauver.
session-left = Voici votre partie jusqu’ici. Écrite dans un fichier, elle peut être reprise :
session-bye = Au revoir.
session-no-steps = Il ne s’est encore rien passé.
session-step = Coup { $step } : { $action }
# Un coup d’une place parmi d’autres, avec son action.
session-step-seat = Coup { $step } : place { $seat }, { $action }
session-step-other = Coup { $step } : place { $seat }
session-rules-hint = « { command-rules } { $rule } » montre le texte d’une règle.
session-cards-none = Personne n’a de carte Action.

## Qui est assis où

seat-label = Place { $seat }
seat-bot = Place { $seat } : le robot « { $bot } »
seat-yours = Vous êtes à la place { $seat }.
seat-shared = { $players } joueurs. Vous vous passez cet écran de place en place. Chacun ne voit que sa propre main.
seat-none = Seuls des robots jouent. Vous regardez.
handover = Passez l’écran à la place { $seat }. Place { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.
handover-again = Rien n’a été fait. Appuyez seulement sur Entrée quand personne d’autre ne regarde ; vous pourrez taper ensuite. « { command-quit } » quitte la partie.
watch-hint = Entrée : le coup suivant. Un numéro : jusqu’à ce coup. « { command-help } » montre tout ce que vous pouvez taper.

## Revoir une partie

replay-heading = { $steps ->
        [0] Une partie sans aucun coup.
        [one] Une partie de 1 coup.
       *[other] Une partie de { $steps } coups.
    }
replay-start = Au début :
replay-end = Après le coup { $step } :
replay-view = Vu de la place { $seat } :
replay-prompt = Entrée : coup suivant. b : en arrière. Un numéro : y aller. q : quitter.

## Conseils

# $playouts : combien de parties ont été jouées en pensée.
hint-heading =
    { $playouts ->
        [0] Le meilleur d’abord, sans partie jouée en pensée :
        [one] Le meilleur d’abord, après 1 partie jouée en pensée :
       *[other] Le meilleur d’abord, après { $playouts } parties jouées en pensée :
    }
hint-only = Il n’y a que cela à faire :
# $estimate : une des estimations de hints.ftl.
hint-estimate =
    { $playouts ->
        [0] { $estimate }.
        [one] { $estimate }, d’après 1 partie.
       *[other] { $estimate }, d’après { $playouts } parties.
    }
hint-others =
    { $count ->
        [one] 1 autre action vient après celles-ci.
       *[other] { $count } autres actions viennent après celles-ci.
    }
hint-thinking = Réflexion…

## Solutions

# $score : le meilleur score trouvé.
solution-titanic-proved = Le meilleur score à cartes ouvertes : { $score }. C’est prouvé.
solution-titanic-found = Le meilleur score à cartes ouvertes : au moins { $score }, au plus { $bound }.
solution-titanic-winnable =
    { $winnable ->
        [yes] Les 60 peuvent être sauvés.
        [no] Les 60 ne peuvent pas tous être sauvés.
       *[unknown] On ne sait pas si les 60 peuvent être sauvés.
    }
solution-septentrick-winnable =
    { $winnable ->
        [yes] À cartes ouvertes, l’équipage peut gagner à partir d’ici.
        [no] À cartes ouvertes, l’équipage ne peut plus gagner.
       *[unknown] On ne sait pas si l’équipage peut gagner à partir d’ici.
    }
solution-positions =
    { $positions ->
        [one] 1 position a été examinée.
       *[other] { $positions } positions ont été examinées.
    }
solution-line = Une suite de coups qui y mène :

## Vérifier

# $hash : l’empreinte SHA-256 du secret.
verify-commitment = L’empreinte est celle qui a été promise : { $hash }.
verify-deal = { $game }, { $seats ->
        [1] 1 place
       *[other] { $seats } places
    } : les cartes ont été redistribuées à partir du secret.
verify-steps = { $steps ->
        [0] Il n’y avait aucun coup à jouer.
        [one] 1 coup a été rejoué. Les règles le permettent.
       *[other] { $steps } coups ont été rejoués. Les règles les permettent tous.
    }
verify-shuffles = { $shuffles ->
        [one] 1 mélange a été refait comme le veut le secret.
       *[other] { $shuffles } mélanges ont été refaits comme le veut le secret.
    }
# $reason : comment la partie a fini, une phrase.
verify-result = { $over ->
        [no] Le résultat est juste : la partie n’a pas été jouée jusqu’au bout.
       *[yes] Le résultat est juste : { $score ->
            [one] { $score } point
           *[other] { $score } points
        }. { $reason }
    }
verify-sound = Tout est juste.
verify-broken = Tout n’est pas juste.
replay-finished = C’était le dernier coup.

## Éditions

edition-heading = Les nombres de l’édition « { $name } »
edition-legend = Sur quoi repose un nombre

## La ligne de commande

cli-usage = Usage :
cli-options = Options
cli-commands = Commandes
cli-rules-hint = « lifeboat rules { $rule } » montre le texte d’une règle.
cli-about = Deux jeux de cartes coopératifs sur la nuit du 14 avril 1912.
cli-help = Montrer cette page.
cli-version = Dire la version et le moteur utilisé.
cli-version-text = Lifeboat { $version }, { $engine ->
        [compiled] moteur compilé
       *[plain] moteur en Python simple
    }
cli-version-source = (non installé)
cli-lang = Langue : { $languages }. Sinon celle de votre environnement.
cli-play = Jouer une partie, seul ou à plusieurs devant un écran.
cli-play-players = Nombre de joueurs : de 1 à 5, à Septentrick de 3 à 5.
cli-play-crew = L’équipage, avec des virgules entre les noms, comme lee,smith.
cli-play-layout = La disposition des passagers : standard, expert ou ultimate.
cli-play-seed = Un mot qui désigne une donne ; même mot, mêmes cartes.
cli-play-rulebook = Le livret de règles suivi : house (maison, par défaut), english (anglais), german (allemand) ou french (français). Il règle --murdoch, --latimer et --ability là où vous ne le faites pas.
cli-play-murdoch = Murdoch doit-il jouer toutes les cartes possibles (all), ou peut-il s’arrêter (may) ?
cli-play-latimer = Comment compter les séries d’ancres de Latimer : en ou fr.
cli-play-ability = À la place de quoi vient la capacité de Lowe ou de Smith : l’action (action) ou le tour entier (turn).
cli-play-first = Qui commence : drawn (tiré au sort), table (la table choisit), ou le numéro d’une place.
cli-play-captain = Septentrick : qui est Capitaine : drawn (tiré au sort), table (la table choisit), ou le numéro d’une place.
cli-play-bot = Un robot ({ $names }) à toutes les places sauf la vôtre ; avec un numéro, comme 2=random, à cette place seulement, et de même pour d’autres. none : rien que des personnes. Sans cette option, Septentrick a une personne et les meilleurs robots, SOS Titanic rien que des personnes.
cli-play-seat = Vous êtes à cette place, avec des robots aux autres ; 0 : vous regardez. Sinon vous avez la place 1.
cli-play-edition = Un fichier TOML avec vos propres nombres.
cli-play-load = Reprendre la partie de ce fichier.
cli-play-position = Commencer par une position en notation.
cli-play-plain = Raconter la table en phrases au lieu de la dessiner, pour un lecteur d’écran.
cli-replay = Montrer une partie enregistrée, coup par coup.
cli-replay-to = La montrer jusqu’à ce coup.
cli-replay-seat = La montrer comme cette place l’a vue, 0 : comme un spectateur. Sinon chaque coup est montré comme l’a vu la place qui décidait.
cli-verify = Vérifier une partie enregistrée : l’empreinte promise, la donne, chaque coup et le résultat.
cli-verify-commitment = L’empreinte que la table a montrée avant la partie. Sinon celle de l’enregistrement.
cli-score = Compter le score d’une partie enregistrée.
cli-hint = Dire quelles actions sont les meilleures dans la partie d’un fichier, et pourquoi.
cli-hint-playouts = Jouer autant de parties en pensée, quel que soit le temps.
cli-hint-seconds = Réfléchir autant de secondes, quel que soit le nombre de parties. Sans l’un ni l’autre : 2 secondes au plus.
cli-hint-json = Écrire du JSON et rien d’autre.
cli-solve = Trouver la meilleure suite de coups à cartes ouvertes, à partir de la dernière position d’une partie.
cli-solve-at = À partir de la position avant ce coup ; 0 : à partir de la donne.
cli-solve-deal = À partir de la donne.
cli-solve-positions = Examiner au plus autant de positions, quel que soit le temps.
cli-solve-seconds = Chercher autant de secondes. Sans l’un ni l’autre : 10 secondes au plus.
cli-edition = Montrer les nombres d’un jeu et sur quoi ils reposent.
cli-rules = Montrer les titres des règles, ou une règle.
cli-serve = Héberger des tables pour navigateurs, bots et programmes.
cli-serve-host = L’adresse où écouter. 0.0.0.0 : accessible depuis d’autres machines.
cli-serve-port = Le port où écouter, 1912 sinon. 0 : n’importe lequel qui est libre.
cli-serve-database = Un fichier pour SQLite, ou l’adresse d’un serveur PostgreSQL. Sinon un fichier dans votre dossier de données.
cli-serve-log = Ce qui est journalisé : debug, info, warning ou error.
cli-serve-open = Ouvrir la page dans le navigateur.
cli-serve-listening = Lifeboat est ouvert à l’adresse { $address }. Ctrl+C le ferme.
cli-serve-no-browser = Aucun navigateur n’a pu être ouvert ici. Ouvrez vous-même { $address }.
cli-serve-unknown = { $name } n’est pas un réglage et est ignoré. docs/hosting.md donne les réglages.
