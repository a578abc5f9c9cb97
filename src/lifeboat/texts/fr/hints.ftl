### Conseils : estimations et raisons. Les chiffres viennent des bots.

## Estimations

# $chance : de 0 à 1.
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-least = moins de 1 %
chance-most = plus de 99 %
average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value : les points à attendre. $error : la moitié de l’intervalle à 95 %.
estimate-titanic = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points attendus, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près
    .rough = environ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points attendus
# $value : les chances de gagner. $error : la moitié de l’intervalle à 95 %, en points de pourcentage.
estimate-septentrick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } de chances de gagner, à { NUMBER($error, maximumFractionDigits: 0) } { $error ->
        [one] point
       *[other] points
    } près
    .rough = environ { NUMBER($value, style: "percent", maximumFractionDigits: 0) } de chances de gagner
estimate-none = pas d’estimation

## SOS Titanic : sauvetages

# $playable sur $unseen : combien des passagers qui peuvent se trouver dans la pioche sont jouables.
reason-rescue-playable =
    { $unseen ->
        [one] { $playable ->
            [0] Le seul passager inconnu de la pioche n’est pas jouable.
           *[other] Le seul passager inconnu de la pioche est jouable.
        }
       *[other] { $playable ->
            [0] Aucun des { $unseen } passagers qui peuvent se trouver dans la pioche n’est jouable.
            [one] Sur les { $unseen } passagers qui peuvent se trouver dans la pioche, un seul est jouable.
           *[other] Sur les { $unseen } passagers qui peuvent se trouver dans la pioche, { $playable } sont jouables.
        }
    }
# $at : le rang à partir du dessus. $card : le passager.
reason-rescue-known =
    { $at ->
        [1] La carte du dessus de la pioche est connue et jouable : { $card }.
       *[other] La { $at }e carte de la pioche est connue et jouable : { $card }.
    }
reason-rescue-sure =
    { $number ->
        [one] Avec 1 carte, il n’y a aucun risque d’échec.
       *[other] Avec { $number } cartes, il n’y a aucun risque d’échec.
    }
reason-rescue-hopeless =
    { $number ->
        [one] Avec 1 carte, l’échec est certain.
       *[other] Avec { $number } cartes, l’échec est certain.
    }
reason-rescue-fails =
    { $number ->
        [one] Risque d’échec avec 1 carte : { $chance }.
       *[other] Risque d’échec avec { $number } cartes : { $chance }.
    }
reason-rescue-saves = Chances de pouvoir sauver aussitôt un passager pioché : { $chance }.
reason-rescue-nobody = Il ne reste personne à piocher : le sauvetage sera manqué.
reason-refills =
    La pioche est vide : { $count ->
        [one] le seul passager de la défausse devient la nouvelle pioche.
       *[other] les { $count } passagers de la défausse, mélangés, forment la nouvelle pioche.
    }
# $when : failure, miss (personne n’est trouvé) ou always. $page : le numéro de la page suivante.
reason-page-turns =
    { $when ->
        [failure] En cas d’échec, le livret passe à la page { $page }.
        [miss] Si personne n’est trouvé, le livret passe à la page { $page }.
       *[always] Le livret passe à la page { $page }.
    }
# $cards : combien de cartes sont mélangées. Les autres variables sont celles de titanic-of.
reason-page-floods =
    { $when ->
        [failure] En cas d’échec, le livret passe à la page { $page }
        [miss] Si personne n’est trouvé, le livret passe à la page { $page }
       *[always] Le livret passe à la page { $page }
    } et { titanic-line } est inondé : { $cards ->
        [one] son seul passager fuit vers le pont suivant.
       *[other] ses passagers fuient vers le pont suivant, où { $cards } cartes sont mélangées, faces cachées.
    }
reason-page-ends =
    { $when ->
        [failure] En cas d’échec, la dernière page est tournée et la partie se termine.
        [miss] Si personne n’est trouvé, la dernière page est tournée et la partie se termine.
       *[always] La dernière page est tournée et la partie se termine.
    }
reason-compensation =
    { $count ->
        [0] Vous ne piocheriez aucune carte Action en compensation.
        [one] Vous piocheriez 1 carte Action en compensation.
       *[other] Vous piocheriez { $count } cartes Action en compensation.
    }
reason-compensation-choice =
    { $count ->
        [one] Vous piocheriez 1 carte Action en compensation.
       *[other] En compensation, vous piocheriez { $count } cartes Action et en garderiez une.
    }
# $who : un membre d’équipage.
reason-compensation-other = { $who } piocherait alors une carte Action.
reason-stack-left =
    { $left ->
        [0] La pioche est alors vide : le sauvetage suivant coûtera une page.
        [one] Il reste alors 1 carte dans la pioche.
       *[other] Il reste alors { $left } cartes dans la pioche.
    }

## SOS Titanic : qui va où

# Combien des $unseen passagers qui peuvent se trouver dans la pioche sont jouables : $before, puis $then.
reason-playable-then =
    { $unseen ->
        [one] { $then ->
            [0] { $before ->
                [0] Le seul passager inconnu de la pioche n’est pas jouable et ne le sera pas ensuite.
               *[other] Le seul passager inconnu de la pioche est jouable, mais ne le sera plus ensuite.
            }
           *[other] { $before ->
                [0] Le seul passager inconnu de la pioche n’est pas jouable, mais le sera ensuite.
               *[other] Le seul passager inconnu de la pioche est jouable et le restera ensuite.
            }
        }
       *[other] Passagers jouables parmi les { $unseen } qui peuvent se trouver dans la pioche : { $before } maintenant, { $then } ensuite.
    }
# $saved sur $unseen : combien des cartes qui peuvent être là pourraient être sauvées.
reason-reveals =
    Ce coup révèle une carte cachée { titanic-of }. { $saved ->
        [0] Aucune des { $unseen } cartes possibles ne pourrait être sauvée aussitôt.
        [one] Sur { $unseen } cartes possibles, 1 pourrait être sauvée aussitôt ({ $chance } de chances).
       *[other] Sur { $unseen } cartes possibles, { $saved } pourraient être sauvées aussitôt ({ $chance } de chances).
    }
reason-reveals-playable = Chances que la carte révélée puisse repartir aussitôt, vers un groupe ou une autre file : { $chance }.
reason-reveals-known = Ce coup révèle une carte cachée { titanic-of }, qui ne peut être que { $card }.
# $card : qui peut suivre. $unseen : combien des deux sont cachés.
reason-awaits =
    Cette file attend alors { $card }. { $unseen ->
        [0] Aucun des deux exemplaires n’est encore caché.
        [one] L’un des deux exemplaires est encore caché.
       *[other] Les deux exemplaires sont encore cachés.
    }
reason-closes-line = Dans une file, plus personne ne peut suivre une Chaloupe.
# $use : saved, moves ou stays.
reason-uncovers =
    Ce coup découvre { $card } : { $use ->
        [saved] cette carte peut être sauvée aussitôt.
        [moves] cette carte peut aller dans une autre file.
       *[stays] cette carte n’a encore nulle part où aller.
    }
reason-frees-line = Ce coup libère { titanic-line } : un 13 de 1re classe ou un 17 de 2de classe peut y commencer une file.
reason-frees-boat = Ce coup vide le canot pliable, qui va à la défausse Action.
reason-all-safe = Les 60 passagers sont alors sauvés : l’équipage a réussi.
reason-replaces = Le Passager mystère va à la défausse Action ; { $card } prend sa place.
reason-saves = Ce coup sauve { $card } et rapporte 1 point.
reason-followers =
    { $count ->
        [one] 1 autre passager peut suivre aussitôt.
       *[other] { $count } autres passagers peuvent suivre aussitôt.
    }
reason-discards =
    { $count ->
        [one] 1 passager pioché va à la défausse.
       *[other] { $count } passagers piochés vont à la défausse.
    }
# $use : saved, moves, named ou stays.
reason-front =
    { $use ->
        [saved] En tête, cette carte peut être sauvée aussitôt.
        [moves] En tête, cette carte peut aller aussitôt dans une autre file.
        [named] En tête, cette carte peut prendre n’importe quel rang.
       *[stays] Même en tête, cette carte n’a encore nulle part où aller.
    }
reason-stands-in =
    { $unseen ->
        [0] Aucun vrai passager de ce rang n’est encore caché.
        [one] L’un des deux vrais passagers de ce rang est encore caché et pourra remplacer le Passager mystère.
       *[other] Les deux vrais passagers de ce rang sont encore cachés, et l’un d’eux pourra remplacer le Passager mystère.
    }
reason-turned-down =
    { $count ->
        [one] 1 carte visible est retournée, face cachée.
       *[other] { $count } cartes visibles sont retournées, faces cachées.
    }
# $at : le rang à partir du dessus. $use : playable ou idle.
reason-top =
    { $use ->
        [playable] Cette carte est jouable pour l’instant.
       *[idle] Cette carte n’est pas jouable pour l’instant.
    } Elle sera { $at ->
        [1] la prochaine carte piochée.
       *[other] la { $at }e carte de la pioche.
    }
# $count : combien de cartes sont au-dessus.
reason-bottom =
    { $use ->
        [playable] Cette carte est jouable pour l’instant.
       *[idle] Cette carte n’est pas jouable pour l’instant.
    } Elle { $count ->
        [0] sera la prochaine carte piochée.
        [one] viendra après 1 autre carte.
       *[other] viendra après { $count } autres cartes.
    }

## SOS Titanic : cartes Action et équipage

reason-card-of = La carte est à { $who }.
# $average : combien des $count cartes suivantes sont jouables, en moyenne.
reason-looks =
    { $count ->
        [0] La pioche est vide : il n’y a rien à voir.
        [one] Il ne reste qu’une carte à regarder.
       *[other] Nombre moyen de cartes jouables parmi les { $count } prochaines : { $average }.
    }
# $chance : que quelqu’un puisse être joué. $saved : que quelqu’un puisse être sauvé.
reason-searches = Chances de trouver dans la pioche un passager jouable : { $chance }. Chances d’en trouver un qui puisse être sauvé aussitôt : { $saved }.
reason-calls-back =
    { $count ->
        [0] La défausse est vide.
        [one] La seule carte de la défausse { $playable ->
            [0] n’est pas jouable.
           *[other] { $saved ->
                [0] est jouable, mais ne peut pas être sauvée aussitôt.
               *[other] peut être sauvée aussitôt.
            }
        }
       *[other] Sur les { $count } cartes de la défausse, { $playable ->
            [0] aucune n’est jouable.
            [one] une seule est jouable{ $saved ->
                [0] , mais elle ne peut pas être sauvée aussitôt.
               *[other] { " " }et elle peut être sauvée aussitôt.
            }
           *[other] { $playable } sont jouables{ $saved ->
                [0] , mais aucune ne peut être sauvée aussitôt.
                [one] , dont une qui peut être sauvée aussitôt.
               *[other] , dont { $saved } qui peuvent être sauvées aussitôt.
            }
        }
    }
reason-returns =
    { $count ->
        [0] La défausse est vide : personne ne revient dans la pioche.
        [one] 1 passager revient dans la pioche. { $playable ->
            [0] Il n’est pas jouable pour l’instant.
           *[other] Il serait jouable dès maintenant.
        }
       *[other] { $count } passagers reviennent dans la pioche. { $playable ->
            [0] Aucun n’est jouable pour l’instant.
            [one] L’un d’eux serait jouable dès maintenant.
           *[other] { $playable } d’entre eux seraient jouables dès maintenant.
        }
    }
# $cards : les cartes Action qu’il y a.
reason-fetches =
    { $count ->
        [one] Vous ne pouvez prendre que cette carte : { $cards }
       *[other] Vous pouvez prendre l’une de ces { $count } cartes : { $cards }
    }
reason-fetches-nothing = Il n’y a aucune carte à prendre.
reason-hides =
    { $count ->
        [one] Chances que la seule carte cachée { titanic-of } puisse être sauvée aussitôt : { $chance }.
       *[other] Chances que l’une des { $count } cartes cachées { titanic-of } puisse être sauvée aussitôt : { $chance }.
    }
reason-hides-nobody = Aucune carte n’est cachée { titanic-on }.
reason-mixes =
    { $cards ->
        [one] 1 carte est mélangée.
       *[other] { $cards } cartes sont mélangées.
    } Chances qu’une nouvelle carte de tête puisse être sauvée aussitôt : { $chance }.
reason-puts-off =
    { $count ->
        [one] 1 carte visible { titanic-of } va à la défausse.
       *[other] { $count } cartes visibles { titanic-of } vont à la défausse.
    }
reason-hands-out =
    { $count ->
        [one] 1 carte Action peut être redistribuée
       *[other] { $count } cartes Action peuvent être redistribuées
    } entre { $players } joueurs.
# $average : combien de cartes sont défaussées. $chance : qu’une ancre sorte.
reason-anchor-draws = Nombre moyen de cartes défaussées : { $average }. Chances qu’une ancre sorte : { $chance }.
reason-exchanges =
    { $count ->
        [0] Aucun échange de rescapés n’est possible.
        [one] 1 échange de rescapés est possible.
       *[other] { $count } échanges de rescapés sont possibles.
    }
# $class : f ou s. $before et $then : la plus longue série d’ancres.
reason-anchor-rows =
    Plus longue série d’ancres en { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } : { $before } avant, { $then } après. Elle ne compte que si les 60 passagers sont sauvés.
# $card : une carte Action.
reason-holds-back = Vous gardez { $card } pour plus tard.
reason-no-exchange = Tous les rescapés restent où ils sont.
reason-passes-up =
    { $count ->
        [0] Aucune autre carte n’est proposée.
        [one] L’autre carte va à la défausse Action.
       *[other] Les { $count } autres cartes vont à la défausse Action.
    }
reason-copies-left =
    { $count ->
        [0] Aucun autre exemplaire de la carte { $card } n’est proposé.
        [one] 1 autre exemplaire de la carte { $card } est proposé.
       *[other] { $count } autres exemplaires de la carte { $card } sont proposés.
    }
reason-holds =
    { $count ->
        [one] Vous aurez alors 1 carte Action en main.
       *[other] Vous aurez alors { $count } cartes Action en main.
    }
# $turns : combien de tours jusqu’à celui de ce membre d’équipage.
reason-receives =
    { $who } a alors { $count ->
        [one] 1 carte Action
       *[other] { $count } cartes Action
    } et joue { $turns ->
        [one] juste après.
       *[other] dans { $turns } tours.
    }
# $draws : le plus de cartes lors d’un sauvetage.
reason-begins =
    { $who } peut piocher jusqu’à { $draws } cartes lors d’un sauvetage et { $count ->
        [0] n’a aucune carte Action.
        [one] a 1 carte Action.
       *[other] a { $count } cartes Action.
    }

## Septentrick : un pli
## $who et $seat : celles de septentrick-seat.

reason-wins = Vous jouez en dernier : cette carte gagne le pli.
# $count : combien jouent encore dans le pli.
reason-wins-never =
    { $count ->
        [0] Il n’y a que des cartes Passager dans le pli : la partie est perdue (S12).
       *[other] Une carte Passager ne gagne jamais le pli.
    }
reason-stays-behind = Cette carte ne gagne pas : { $card } est en tête ({ septentrick-by }).
reason-safe =
    { $who ->
        [you] Votre carte
       *[other] La carte jouée par { septentrick-person }
    } ne peut plus être battue.
# $beating : combien de cartes inconnues sont plus fortes. $count : combien jouent encore.
reason-overtaken =
    { $beating ->
        [one] 1 carte inconnue peut battre
       *[other] { $beating } cartes inconnues peuvent battre
    } { $who ->
        [you] votre carte
       *[other] la carte jouée par { septentrick-person }
    }. { $count ->
        [one] Probabilité que le dernier joueur puisse la battre : { $chance }.
       *[other] Probabilité que l’un des { $count } joueurs suivants puisse la battre : { $chance }.
    }
# $tally : septentrick-tally, avec le pli tel qu’il est. $stands : sure ou open.
reason-collects =
    { $stands ->
        [sure] { $who ->
            [you] Vous ramassez
           *[other] { septentrick-subject } ramasse
        }
       *[open] { $who ->
            [you] Si rien ne change, vous ramassez
           *[other] Si rien ne change, { septentrick-person } ramasse
        }
    } { $rings } et { $people }, ce qui fait { $tally }.
reason-trick-holds = Le pli contient pour l’instant { $rings } et { $people }.
reason-void = { septentrick-subject } n’a pas de carte dans la couleur { $suit } et n’a donc pas à fournir.
reason-blanks-left =
    Mieux vaut garder pour la fin une carte sans bouée ni passager. { $count ->
        [0] Il ne vous en reste aucune.
        [one] Il vous en reste une.
       *[other] Il vous en reste { $count }.
    }
reason-only-passengers = Il ne vous reste ensuite que des cartes Passager.
reason-last-card =
    Votre dernière carte est alors { $card }. { $stands ->
        [sure] Votre compte final :
       *[open] Votre compte final, si rien ne change :
    } { $tally }.

## Septentrick : avant le premier pli

# $suit : la couleur. $count : combien de cartes de cette couleur.
reason-suit-left =
    { $count ->
        [0] Il ne vous reste rien dans la couleur { $suit } : vous n’aurez pas à la fournir.
        [one] Il vous reste 1 carte dans la couleur { $suit }.
       *[other] Il vous reste { $count } cartes dans la couleur { $suit }.
    }
reason-suit-then =
    { $count ->
        [one] Vous avez alors 1 carte dans la couleur { $suit }.
       *[other] Vous avez alors { $count } cartes dans la couleur { $suit }.
    }
reason-rescues-left =
    { $count ->
        [0] Il ne vous reste aucune carte Sauvetage.
        [one] Il vous reste 1 carte Sauvetage.
       *[other] Il vous reste { $count } cartes Sauvetage.
    }
reason-rescues-then =
    { $count ->
        [one] Vous avez alors 1 carte Sauvetage.
       *[other] Vous avez alors { $count } cartes Sauvetage.
    }
# $role : captain ou mate.
reason-gets =
    { septentrick-subject }{ $role ->
        [captain] { " " }(Capitaine)
       *[mate] { "" }
    } reçoit les deux cartes, en garde une et passe l’autre.
reason-goes-on =
    { septentrick-subject }{ $role ->
        [captain] { " " }(Capitaine)
       *[mate] { "" }
    } reçoit l’autre carte, { $card }.
reason-is-trump = C’est un atout.
reason-passes-trumps =
    { $count ->
        [one] L’une des deux est un atout.
       *[other] Les deux sont des atouts.
    }
# $card : la plus haute.
reason-suit-own =
    { $count ->
        [0] Vous n’avez aucune carte dans la couleur { $suit }.
        [one] Vous avez 1 carte dans la couleur { $suit }, avec { $rings } : { $card }.
       *[other] Vous avez { $count } cartes dans la couleur { $suit }, avec { $rings } en tout. La plus haute est { $card }.
    }
reason-suit-others =
    { $count ->
        [0] Les autres n’en ont aucune.
       *[other] Les autres en ont { $count }.
    }
reason-captain-names = Vous annonceriez l’atout et entameriez le premier pli.
reason-captain-unknown = Vous ne connaissez pas les cartes que tient { septentrick-person }.
