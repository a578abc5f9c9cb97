### Septentrick : actions, questions, événements, le compte et la table en toutes lettres.

## Places et cartes dans une phrase
## $who : you, si le lecteur est à cette place, sinon seat. $seat : la place, à partir de 1.

# Une place comme étiquette.
septentrick-seat =
    { $who ->
        [you] Vous
       *[seat] Place { $seat }
    }
# Une place dans une phrase ou entre parenthèses.
septentrick-by =
    { $who ->
        [you] vous
       *[seat] place { $seat }
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

septentrick-balance-matched = à égalité
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
septentrick-tally = { $rings }, { $people } : { $balance }

## Actions

septentrick-action-play = Jouer { $cards }
septentrick-action-pass = Passer { $cards } à gauche
septentrick-action-keep = Garder { $cards } et passer l’autre carte
septentrick-action-trump = Annoncer l’atout : { $suit }
septentrick-action-captain =
    { $who ->
        [you] Vous êtes Capitaine
       *[seat] La place { $seat } est Capitaine
    }

## Questions
## L’attribut other est la question posée à quelqu’un d’autre, telle que l’entendent ceux qui attendent.

septentrick-question-captain = Qui est Capitaine ? La table choisit.
    .other = Qui est Capitaine ? La table choisit.
septentrick-question-trump = Vous êtes Capitaine. Quelle couleur est l’atout de toute la partie ?
    .other = La place { $seat } est Capitaine et annonce l’atout.
# $to : le voisin de gauche.
septentrick-question-pass = Quelles deux cartes passez-vous à la place { $to }, à votre gauche ?
    .other = La place { $seat } choisit deux cartes à passer à gauche.
# $from : le voisin de droite. $cards : les deux cartes reçues.
septentrick-question-keep = La place { $from } vous a passé { $cards }. Quelle carte gardez-vous ? L’autre va à la place { $to }.
    .other = La place { $seat } choisit laquelle de deux cartes garder.
# $trick : le numéro du pli.
septentrick-question-lead = Vous entamez le pli { $trick } sur { $tricks }.
    .other = La place { $seat } entame le pli { $trick } sur { $tricks }.
# $who et $leader : qui a entamé le pli.
septentrick-question-play = À vous de jouer au pli { $trick } sur { $tricks }, entamé par la place { $leader }.
    .other = À la place { $seat } de jouer au pli { $trick } sur { $tricks }, entamé par { $who ->
            [you] vous
           *[seat] la place { $leader }
        }.

## Pourquoi ces cartes peuvent être jouées, et pas d’autres

septentrick-reason-lead = Vous pouvez entamer d’une carte Mer ou Sauvetage ; d’une carte Passager seulement si vous n’avez rien d’autre (S7).
septentrick-reason-lead-any = Vous pouvez entamer de n’importe quelle carte de votre main (S7).
septentrick-reason-lead-passengers = Vous n’avez que des cartes Passager, donc vous entamez de l’une d’elles (S7).
septentrick-reason-open = Il n’y a pas encore de carte Mer dans ce pli, donc vous jouez comme si vous entamiez : une carte Mer ou Sauvetage, une carte Passager seulement si vous n’avez rien d’autre (S11).
septentrick-reason-open-any = Il n’y a pas encore de carte Mer dans ce pli, donc vous pouvez jouer n’importe quelle carte de votre main (S11).
septentrick-reason-open-passengers = Il n’y a pas encore de carte Mer dans ce pli, et vous n’avez que des cartes Passager, donc vous en jouez une (S11).
septentrick-reason-follow = La couleur demandée est { $suit }. Vous en avez, donc vous devez en jouer (S8).
septentrick-reason-follow-rescue = La couleur demandée est { $suit }. Vous en avez, donc vous devez en jouer (S8), ou bien une carte Sauvetage (S9).
septentrick-reason-free = La couleur demandée est { $suit }. Vous n’en avez pas, donc vous pouvez jouer n’importe quelle carte (S10).
# Ce qui lie quelqu’un d’autre, pour autant que tous le voient.
septentrick-reason-suit = La couleur demandée est { $suit }.
septentrick-reason-no-suit = Il n’y a pas encore de carte Mer dans le pli.
septentrick-warning-lost = Ce pli ne comptera que des cartes Passager, et la partie sera aussitôt perdue (S12).
septentrick-warning-danger = Attention : si chacun joue maintenant sa dernière carte autre qu’un Passager, le pli suivant ne comptera que des cartes Passager et la partie sera aussitôt perdue (S12).

## Événements

septentrick-event-captain =
    { $who ->
        [you] Vous êtes Capitaine.
       *[seat] La place { $seat } est Capitaine.
    }
septentrick-event-trump =
    { $who ->
        [you] Vous annoncez l’atout : { $suit }.
       *[seat] La place { $seat } annonce l’atout : { $suit }.
    }
septentrick-event-chose-pass =
    { $who ->
        [you] Vous avez choisi deux cartes à passer.
       *[seat] La place { $seat } a choisi deux cartes à passer.
    }
septentrick-event-chose-keep =
    { $who ->
        [you] Vous avez choisi la carte à garder.
       *[seat] La place { $seat } a choisi la carte à garder.
    }
# $to : qui reçoit les cartes.
septentrick-event-passed-given = Vous passez { $cards } à la place { $to }.
septentrick-event-passed-received = La place { $seat } vous passe { $cards }.
# $passes : une ou plusieurs fois le message suivant.
septentrick-event-passed-unseen = Faces cachées : { $passes }.
septentrick-pass-unseen =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } de la place { $seat } à la place { $to }
septentrick-event-led =
    { $who ->
        [you] Vous entamez : { $card }.
       *[seat] La place { $seat } entame : { $card }.
    }
septentrick-event-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[seat] La place { $seat } joue { $card }.
    }
# $card : la carte qui gagne. $cards : ce qui est ramassé. $tally : septentrick-tally.
septentrick-event-won =
    { $who ->
        [you] Vous gagnez le pli avec { $card } et ramassez { $cards }.
       *[seat] La place { $seat } gagne le pli avec { $card } et ramasse { $cards }.
    } Maintenant { $tally }.
septentrick-event-won-nothing =
    { $who ->
        [you] Vous gagnez le pli avec { $card }. Il n’y a rien à ramasser.
       *[seat] La place { $seat } gagne le pli avec { $card }. Il n’y a rien à ramasser.
    }
septentrick-event-revealed =
    { $who ->
        [you] Votre dernière carte est { $card }.
       *[seat] La dernière carte de la place { $seat } est { $card }.
    } À la fin { $tally }.
septentrick-event-ended = La partie est finie.

## La fin et le score

septentrick-outcome-rescued = Chaque joueur a autant de bouées que de passagers. Tous sont sauvés : vous gagnez ensemble !
septentrick-outcome-unmatched = Tous les joueurs n’ont pas autant de bouées que de passagers. Le sauvetage a échoué.
septentrick-outcome-all-passengers = Rien que des cartes Passager dans le pli : la partie s’arrête aussitôt et elle est perdue (S12).
septentrick-score-heading = Le score
septentrick-score-heading-now = Le score, si la partie s’arrêtait maintenant (les dernières cartes restent à venir)
# $matched : combien de joueurs ont autant de bouées que de passagers. $players : combien jouent.
septentrick-score-matched = À égalité : { $matched } sur { $players } joueurs.

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
       *[seat] la place { $seat } entame
    }
septentrick-table-follow = À fournir
septentrick-table-no-suit = pas encore de couleur
septentrick-table-given = Passé à la place { $to }
septentrick-table-received = Reçu de la place { $from }
# Entre les cartes du premier passage et celle du second.
septentrick-table-then = puis
septentrick-table-chosen = Choisi pour passer
septentrick-table-kept = Gardé
# Les signes du dessin. Les valeurs sont les signes mêmes.
septentrick-table-legend = Couleurs : { $diamond }d losange, { $triangle }t triangle, { $circle }c cercle, { $star }s étoile. p1 à p4 : cartes Passager avec 1 à 4 passagers. r : carte Sauvetage. { $ring } : une bouée sur la carte.
septentrick-table-legend-marks = { $turn } décide maintenant, { $playable } peut être jouée, { $winning } gagne le pli pour l’instant. Main : combien de cartes, et combien d’entre elles sont des cartes Passager (p). Sans : couleurs que cette main ne peut plus avoir.

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
septentrick-told-voids = Sans { $suits }.
# $cards : chaque carte avec qui l’a jouée. $card : celle qui gagne pour l’instant.
septentrick-told-trick = Dans le pli : { $cards }.
septentrick-told-winning = Gagne pour l’instant : { $card }.
septentrick-told-play = { $card } ({ septentrick-by })
septentrick-told-hand = Votre main : { $cards }.
# $on : la carte du second passage, ou none.
septentrick-told-given = Vous avez passé { $cards } à la place { $to }{ $on ->
        [none] { "" }
       *[other] , puis { $on }
    }.
septentrick-told-received = Vous avez reçu { $cards } de la place { $from }{ $on ->
        [none] { "" }
       *[other] , puis { $on }
    }.
septentrick-told-chosen = Choisi pour passer : { $cards }.
septentrick-told-kept = Vous gardez { $cards }.
septentrick-told-last =
    { $who ->
        [you] Votre dernière carte : { $card }.
       *[seat] La dernière carte de la place { $seat } : { $card }.
    }

## Les cartes de la partie, et les places

septentrick-cards-sea = Cartes Mer : { $suits }, chaque couleur avec les rangs { $low } à { $high }.
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
septentrick-cards-total = En tout { $rings } et { $people } : autant des unes que des autres.
septentrick-seats-own = { $players } joueurs. Vous êtes à la place { $seat }. La place { $left }, à votre gauche, reçoit vos cartes et joue après vous ; la place { $right }, à votre droite, vous passe des cartes.
septentrick-seats-watching = { $players } joueurs. Vous regardez.
