### Septentrick : actions, questions, événements, le compte et la table en toutes lettres.

## Places et cartes dans une phrase
## $who : you, si le lecteur est à cette place ; named, si quelqu’un y porte un nom ; sinon seat.
## $name : ce nom. $seat : la place, à partir de 1.

# Une place comme étiquette.
septentrick-seat =
    { $who ->
        [you] Vous
        [named] { $name }
       *[seat] Place { $seat }
    }
# Une place entre parenthèses ou après deux-points.
septentrick-by =
    { $who ->
        [you] vous
        [named] { $name }
       *[seat] place { $seat }
    }
# Une place au milieu d’une phrase, après « à » ou « par ».
septentrick-person =
    { $who ->
        [seat] la place { $seat }
       *[other] { septentrick-by }
    }
# Une place, pas celle du lecteur, comme sujet en début de phrase.
septentrick-subject =
    { $who ->
        [seat] La place { $seat }
       *[other] { septentrick-seat }
    }
# Les variables sont celles de septentrick-card-sea.
septentrick-some-sea = le { septentrick-card-sea }
# $count : combien de ces cartes. $people : le nombre de passagers sur chacune.
septentrick-some-passengers =
    { $count ->
        [one] une carte Passager
       *[other] { $count } cartes Passager
    } avec { $people ->
        [one] 1 passager
       *[other] { $people } passagers
    }
septentrick-some-rescues =
    { $count ->
        [one] une carte Sauvetage
       *[other] { $count } cartes Sauvetage
    }
# $card : une carte en toutes lettres. $rings : septentrick-rings.
septentrick-with-rings = { $card } ({ $rings })

## Le compte d’un joueur
## $rings : septentrick-rings. $people : septentrick-passengers. $balance : l’un des trois suivants.

septentrick-balance-matched = à l’équilibre
septentrick-balance-rings =
    { $count ->
        [one] il manque 1 bouée
       *[other] il manque { $count } bouées
    }
septentrick-balance-people =
    { $count ->
        [one] il manque 1 passager
       *[other] il manque { $count } passagers
    }
septentrick-tally = { $rings } et { $people } ({ $balance })

## Actions

septentrick-action-play = Jouer { $cards }
septentrick-action-pass = Passer { $cards } à gauche
septentrick-action-keep = Garder { $cards } et passer l’autre carte
septentrick-action-trump = Annoncer l’atout : { $suit }
septentrick-action-captain =
    { $who ->
        [you] Prendre vous-même le rôle de Capitaine
       *[other] Confier le rôle de Capitaine à { septentrick-person }
    }

## Questions
## L’attribut other est la question posée à quelqu’un d’autre, telle que l’entendent ceux qui attendent.

septentrick-question-captain = Qui sera Capitaine ? Décidez ensemble.
    .other = Qui sera Capitaine ? La table décide.
septentrick-question-trump = Vous êtes Capitaine. Quelle couleur sera l’atout pendant toute la partie ?
    .other = { septentrick-subject } est Capitaine et annonce l’atout.
# $to : le voisin de gauche.
septentrick-question-pass = Quelles deux cartes passez-vous à { $to }, à votre gauche ?
    .other = { septentrick-subject } choisit deux cartes à passer à gauche.
# $from : le voisin de droite. $cards : les deux cartes reçues.
septentrick-question-keep = À votre droite, { $from } vous a passé { $cards }. Quelle carte gardez-vous ? L’autre ira à { $to }.
    .other = { septentrick-subject } choisit laquelle des deux cartes reçues garder.
# $trick : le numéro du pli.
septentrick-question-lead = Vous entamez le pli { $trick } sur { $tricks }.
    .other = { septentrick-subject } entame le pli { $trick } sur { $tricks }.
# $leader : qui a entamé le pli, comme septentrick-person.
septentrick-question-play = À vous de jouer : pli { $trick } sur { $tricks }, entamé par { $leader }.
    .other = À { septentrick-person } de jouer : pli { $trick } sur { $tricks }, entamé par { $leader }.

## Pourquoi ces cartes peuvent être jouées, et pas d’autres

septentrick-reason-lead = Vous pouvez entamer avec une carte Mer ou Sauvetage ; avec une carte Passager seulement si vous n’avez rien d’autre (S7).
septentrick-reason-lead-any = Vous pouvez entamer avec n’importe quelle carte de votre main (S7).
septentrick-reason-lead-passengers = Vous n’avez que des cartes Passager : vous devez entamer avec l’une d’elles (S7).
septentrick-reason-open = Il n’y a pas encore de carte Mer dans ce pli, donc vous jouez comme si vous entamiez : une carte Mer ou Sauvetage, une carte Passager seulement si vous n’avez rien d’autre (S11).
septentrick-reason-open-any = Il n’y a pas encore de carte Mer dans ce pli, donc vous pouvez jouer n’importe quelle carte de votre main (S11).
septentrick-reason-open-passengers = Il n’y a pas encore de carte Mer dans ce pli, et vous n’avez que des cartes Passager : vous devez en jouer une (S11).
septentrick-reason-follow = Couleur demandée : { $suit }. Vous en avez, donc vous devez en jouer (S8).
septentrick-reason-follow-rescue = Couleur demandée : { $suit }. Vous en avez, donc vous devez en jouer (S8), ou bien une carte Sauvetage (S9).
septentrick-reason-free = Couleur demandée : { $suit }. Vous n’en avez pas, donc vous pouvez jouer n’importe quelle carte (S10).
# Ce qui lie quelqu’un d’autre, pour autant que tous le voient.
septentrick-reason-suit = Couleur demandée : { $suit }.
septentrick-reason-no-suit = Il n’y a pas encore de carte Mer dans le pli.
septentrick-warning-lost = Ce pli ne comptera que des cartes Passager, et la partie sera aussitôt perdue (S12).
septentrick-warning-danger = Attention : si chacun joue maintenant sa dernière carte autre qu’une carte Passager, le pli suivant ne comptera que des cartes Passager et la partie sera aussitôt perdue (S12).

## Événements

septentrick-event-captain =
    { $who ->
        [you] Vous êtes Capitaine.
       *[other] { septentrick-subject } est Capitaine.
    }
septentrick-event-trump =
    { $who ->
        [you] Vous annoncez l’atout : { $suit }.
       *[other] { septentrick-subject } annonce l’atout : { $suit }.
    }
septentrick-event-chose-pass =
    { $who ->
        [you] Vous avez choisi deux cartes à passer.
       *[other] { septentrick-subject } a choisi deux cartes à passer.
    }
septentrick-event-chose-keep =
    { $who ->
        [you] Vous avez choisi la carte à garder.
       *[other] { septentrick-subject } a choisi la carte à garder.
    }
# $to : qui reçoit les cartes.
septentrick-event-passed-given = Vous passez { $cards } à { $to }.
septentrick-event-passed-received = { septentrick-subject } vous passe { $cards }.
# $passes : une ou plusieurs fois le message suivant.
septentrick-event-passed-unseen = Faces cachées : { $passes }.
septentrick-pass-unseen =
    { $from } passe { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } à { $to }
septentrick-event-led =
    { $who ->
        [you] Vous entamez avec { $card }.
       *[other] { septentrick-subject } entame avec { $card }.
    }
septentrick-event-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { septentrick-subject } joue { $card }.
    }
# $card : la carte qui gagne. $cards : ce qui est ramassé. $tally : septentrick-tally.
septentrick-event-won =
    { $who ->
        [you] Vous gagnez le pli avec { $card } et ramassez { $cards }.
       *[other] { septentrick-subject } gagne le pli avec { $card } et ramasse { $cards }.
    } Cela fait { $tally }.
septentrick-event-won-nothing =
    { $who ->
        [you] Vous gagnez le pli avec { $card }.
       *[other] { septentrick-subject } gagne le pli avec { $card }.
    } Il n’y a rien à ramasser.
septentrick-event-revealed =
    { $who ->
        [you] Vous révélez votre dernière carte : { $card }.
       *[other] { septentrick-subject } révèle sa dernière carte : { $card }.
    } Compte final : { $tally }.
septentrick-event-ended = La partie est finie.

## La fin et le score

septentrick-outcome-rescued = Chaque joueur a exactement autant de bouées que de passagers. Tout le monde est sauvé : vous gagnez ensemble !
septentrick-outcome-unmatched = Au moins un joueur n’a pas exactement autant de bouées que de passagers. Sauvetage manqué.
septentrick-outcome-all-passengers = Le pli ne contient que des cartes Passager : la partie est aussitôt perdue (S12).
septentrick-score-heading = Score
septentrick-score-heading-now = Score si la partie s’arrêtait maintenant (sans compter les dernières cartes)
# $matched : combien de joueurs ont autant de bouées que de passagers. $players : combien jouent.
septentrick-score-matched = Joueurs à l’équilibre : { $matched } sur { $players }.

## La table

septentrick-table-trick = Pli { $trick } sur { $tricks }
septentrick-table-deal = Avant le premier pli
septentrick-table-over = { $tricks ->
        [one] { $tricks } pli joué
       *[other] { $tricks } plis joués
    }
# D’un atout ou d’un Capitaine.
septentrick-table-open = pas encore choisi
septentrick-table-rings = Bouées
septentrick-table-people = Passagers
septentrick-table-hand = Main
septentrick-table-last = Dernière carte
septentrick-table-voids = Sans
septentrick-table-own-hand = Votre main
septentrick-table-in-trick = Dans le pli
septentrick-table-leads =
    { $who ->
        [you] vous entamez
       *[other] { septentrick-person } entame
    }
septentrick-table-follow = À fournir
septentrick-table-no-suit = pas encore de couleur
septentrick-table-given = Passées à { $to }
septentrick-table-received = Passées par { $from }
# Entre les cartes de la première passe et celle de la seconde.
septentrick-table-then = puis
septentrick-table-chosen = Cartes à passer
septentrick-table-kept = Carte gardée
# Les signes du dessin. Les valeurs sont les signes mêmes.
septentrick-table-legend = Couleurs : { $diamond }d losange, { $triangle }t triangle, { $circle }c cercle, { $star }s étoile. p1 à p4 : cartes Passager avec 1 à 4 passagers. r : carte Sauvetage. { $ring } : une bouée sur la carte.
septentrick-table-legend-marks = { $turn } c’est son tour, { $playable } carte jouable, { $winning } en tête pour l’instant. Main : le nombre de cartes et, entre parenthèses, de cartes Passager (p). Sans : les couleurs que ce joueur n’a plus en main.

## La table en phrases

# $moment : septentrick-table-trick ou l’un des deux messages suivants. $captain : septentrick-by.
septentrick-told-game = { $moment }. Atout : { $trump }. Capitaine : { $captain }.
# $name : septentrick-seat. $tally : septentrick-tally.
septentrick-told-seat = { $name } : { $tally }.
# $cards : combien en main. $held : combien d’entre elles sont des cartes Passager.
septentrick-told-holds =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { $held ->
        [0] sans carte Passager
        [one] dont 1 carte Passager
       *[other] dont { $held } cartes Passager
    }.
septentrick-told-voids = Sans : { $suits }.
# $cards : chaque carte avec qui l’a jouée. $card : celle qui gagne pour l’instant.
septentrick-told-trick = Dans le pli : { $cards }.
septentrick-told-winning = En tête pour l’instant : { $card }.
septentrick-told-play = { $card } ({ septentrick-by })
septentrick-told-hand = Votre main : { $cards }.
# $on : la carte de la seconde passe, ou none.
septentrick-told-given = Vous avez passé { $cards } à { $to }{ $on ->
        [none] { "" }
       *[other] , puis { $on }
    }.
septentrick-told-received = Cartes passées par { $from } : { $cards }{ $on ->
        [none] { "" }
       *[other] , puis { $on }
    }.
septentrick-told-chosen = Vous avez choisi de passer { $cards }.
septentrick-told-kept = Vous gardez { $cards }.
septentrick-told-last =
    { $who ->
        [you] Votre dernière carte : { $card }.
       *[other] { septentrick-subject } a pour dernière carte { $card }.
    }

## Les cartes de la partie, et les places

septentrick-cards-sea = Cartes Mer : { $suits }, de { $low } à { $high } dans chaque couleur.
septentrick-cards-rings = Bouées : { $ranks }, aucune sur les autres.
septentrick-cards-rank = { $count } sur chaque { $rank }
septentrick-cards-passengers = Cartes Passager : { $kinds }.
septentrick-cards-people =
    { $count } avec { $people ->
        [one] 1 passager
       *[other] { $people } passagers
    }
septentrick-cards-rescues = Cartes Sauvetage : { $count ->
        [0] aucune dans cette partie
       *[other] { $count }
    }.
septentrick-cards-total = En tout, { $rings } et { $people } : autant des unes que des autres.
septentrick-seats-own = { $players } joueurs. Vous êtes à la place { $seat }. À votre gauche, { $left } reçoit vos cartes et joue après vous ; à votre droite, { $right } vous passe des cartes.
septentrick-seats-watching = { $players } joueurs. Vous regardez.
