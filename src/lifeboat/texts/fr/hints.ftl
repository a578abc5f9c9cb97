### Conseils : estimations et raisons. Les chiffres viennent des joueurs.

## Estimations

# $chance : de 0 à 1.
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-least = moins de 1 %
chance-most = plus de 99 %
average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value : les points à attendre. $error : la moitié de l’intervalle à 95 %.
estimate-titanic = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près
    .rough = environ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
# $value : les chances de gagner. $error : la moitié de l’intervalle à 95 %, en points de pourcentage.
estimate-septentrick = gagne dans { NUMBER($value, style: "percent", maximumFractionDigits: 0) } des cas, à { NUMBER($error, maximumFractionDigits: 0) } { $error ->
        [one] point
       *[other] points
    } près
    .rough = gagne dans environ { NUMBER($value, style: "percent", maximumFractionDigits: 0) } des cas
estimate-none = pas d’estimation

## SOS Titanic : sauvetages

# $playable sur $unseen : combien des passagers peut-être dans la pioche pourraient être joués.
reason-rescue-playable =
    { $unseen ->
        [one] { $playable ->
            [0] Le seul passager inconnu de la pioche ne pourrait pas être joué.
           *[other] Le seul passager inconnu de la pioche pourrait être joué.
        }
       *[other] { $playable ->
            [0] Aucun des { $unseen } passagers qui peuvent être dans la pioche ne pourrait être joué.
            [one] 1 des { $unseen } passagers qui peuvent être dans la pioche pourrait être joué.
           *[other] { $playable } des { $unseen } passagers qui peuvent être dans la pioche pourraient être joués.
        }
    }
# $at : le rang à partir du dessus. $card : le passager.
reason-rescue-known =
    { $at ->
        [1] La carte du dessus de la pioche est connue et peut être jouée : { $card }.
       *[other] La carte { $at } à partir du dessus est connue et peut être jouée : { $card }.
    }
reason-rescue-sure =
    { $number ->
        [one] Piocher 1 carte ne peut pas échouer.
       *[other] Piocher { $number } cartes ne peut pas échouer.
    }
reason-rescue-hopeless =
    { $number ->
        [one] Piocher 1 carte ne peut qu’échouer.
       *[other] Piocher { $number } cartes ne peut qu’échouer.
    }
reason-rescue-fails =
    { $number ->
        [one] Piocher 1 carte échoue avec une probabilité de { $chance }.
       *[other] Piocher { $number } cartes échoue avec une probabilité de { $chance }.
    }
reason-rescue-saves = La chance qu’un passager pioché puisse être sauvé aussitôt : { $chance }.
reason-rescue-nobody = Il ne reste personne à piocher : le sauvetage échoue.
reason-refills =
    La pioche est vide. { $count ->
        [one] Le seul passager de la défausse y revient.
       *[other] Les { $count } passagers de la défausse y reviennent.
    }
# $when : failure, miss (personne n’est trouvé) ou always. $page : le numéro de la page suivante.
reason-page-turns =
    { $when ->
        [failure] Un échec tourne la page : elle porte le numéro { $page }.
        [miss] Si personne n’est trouvé, une page est tournée : elle porte le numéro { $page }.
       *[always] Une page est tournée : elle porte le numéro { $page }.
    }
# $cards : combien de cartes sont mélangées. Les autres variables sont celles de titanic-of.
reason-page-floods =
    { $when ->
        [failure] Un échec tourne la page (numéro { $page })
        [miss] Si personne n’est trouvé, une page est tournée (numéro { $page })
       *[always] Une page est tournée (numéro { $page })
    } et l’eau gagne { titanic-line } : ses passagers fuient parmi ceux du suivant, et { $cards } cartes sont mélangées face cachée.
reason-page-ends =
    { $when ->
        [failure] Un échec tourne la dernière page et finit la partie.
        [miss] Si personne n’est trouvé, la dernière page est tournée et la partie finit.
       *[always] La dernière page est tournée et la partie finit.
    }
reason-compensation =
    { $count ->
        [0] Aucune carte Action ne viendrait en compensation.
        [one] 1 carte Action viendrait en compensation.
       *[other] { $count } cartes Action viendraient en compensation.
    }
reason-compensation-choice =
    { $count ->
        [one] 1 carte Action viendrait en compensation.
       *[other] Une carte Action au choix parmi { $count } viendrait en compensation.
    }
# $who : un membre d’équipage.
reason-compensation-other = { $who } piocherait alors une carte Action.
reason-stack-left =
    { $left ->
        [0] La pioche est vide ensuite, et le sauvetage d’après coûte une page.
        [one] Il reste 1 carte dans la pioche.
       *[other] Il reste { $left } cartes dans la pioche.
    }

## SOS Titanic : qui va où

# Combien des $unseen passagers peut-être dans la pioche peuvent être joués : $before, puis $then.
reason-playable-then = Ensuite, { $then } au lieu de { $before } des { $unseen } passagers qui peuvent être dans la pioche peuvent être joués.
# $saved sur $unseen : combien des cartes qui peuvent être là pourraient être sauvées.
reason-reveals =
    Une carte cachée { titanic-of } est révélée. { $saved ->
        [0] Aucune des { $unseen } cartes possibles ne pourrait être sauvée aussitôt.
        [one] 1 des { $unseen } cartes possibles pourrait être sauvée aussitôt : { $chance }.
       *[other] { $saved } des { $unseen } cartes possibles pourraient être sauvées aussitôt : { $chance }.
    }
reason-reveals-playable = La chance qu’elle puisse repartir aussitôt, vers un groupe ou une autre file : { $chance }.
reason-reveals-known = Une carte cachée { titanic-of } est révélée. Ce ne peut être que { $card }.
# $card : qui peut suivre. $unseen : combien des deux sont cachés.
reason-awaits =
    Qui peut y suivre : { $card }. { $unseen ->
        [0] Aucun des deux n’est plus caché.
        [one] L’un des deux est encore caché.
       *[other] Les deux sont encore cachés.
    }
reason-closes-line = Personne ne peut suivre une Chaloupe dans une file.
# $use : saved, moves ou stays.
reason-uncovers =
    Découvre { $card } : { $use ->
        [saved] cette carte peut être sauvée aussitôt.
        [moves] cette carte peut aller dans une autre file.
       *[stays] cette carte ne peut encore aller nulle part.
    }
reason-frees-line = Vide { titanic-line } : un 13 de 1re classe ou un 17 de 2de classe peut y commencer une file.
reason-frees-boat = Vide le canot, qui va à la défausse Action.
reason-all-safe = Les 60 sont alors sauvés : l’équipage a réussi.
reason-replaces = Le Passager mystère va à la défausse Action. À sa place vient { $card }.
reason-saves = Met en sécurité { $card }, ce qui vaut un point.
reason-followers =
    { $count ->
        [one] 1 autre peut suivre aussitôt.
       *[other] { $count } autres peuvent suivre aussitôt.
    }
reason-discards =
    { $count ->
        [one] 1 passager pioché va à la défausse.
       *[other] { $count } passagers piochés vont à la défausse.
    }
# $use : saved, moves, named ou stays.
reason-front =
    { $use ->
        [saved] Là, cette carte peut être sauvée aussitôt.
        [moves] Là, cette carte peut aller aussitôt dans une autre file.
        [named] Là, cette carte peut prendre n’importe quel rang.
       *[stays] Là, cette carte ne peut encore aller nulle part.
    }
reason-stands-in =
    { $unseen ->
        [0] Aucun vrai passager de ce rang n’est plus caché.
        [one] L’un des deux vrais passagers est encore caché et pourra prendre sa place.
       *[other] Les deux vrais passagers sont encore cachés, et l’un d’eux pourra prendre sa place.
    }
reason-turned-down =
    { $count ->
        [one] 1 carte visible est retournée face cachée.
       *[other] { $count } cartes visibles sont retournées face cachée.
    }
# $at : le rang à partir du dessus. $use : playable ou idle.
reason-top =
    { $use ->
        [playable] Pour l’instant elle peut être jouée
       *[idle] Pour l’instant elle ne peut pas être jouée
    }, et elle sera { $at ->
        [1] la prochaine carte piochée.
       *[other] la carte { $at } à partir du dessus.
    }
# $count : combien de cartes sont au-dessus.
reason-bottom =
    { $use ->
        [playable] Pour l’instant elle peut être jouée
       *[idle] Pour l’instant elle ne peut pas être jouée
    }, et elle vient après { $count ->
        [one] 1 autre carte.
       *[other] { $count } autres cartes.
    }

## SOS Titanic : cartes Action et équipage

reason-card-of = La carte est à { $who }.
# $average : combien des $count cartes suivantes peuvent être jouées.
reason-looks =
    { $count ->
        [0] La pioche est vide : il n’y a rien à voir.
        [one] De la seule carte qui reste, { $average } peut être jouée en moyenne.
       *[other] Des { $count } cartes suivantes, { $average } peuvent être jouées en moyenne.
    }
# $chance : que quelqu’un puisse être joué. $saved : que quelqu’un puisse être sauvé.
reason-searches = La chance que la pioche contienne un passager à jouer : { $chance } ; un passager à sauver aussitôt : { $saved }.
reason-calls-back =
    { $count ->
        [0] La défausse est vide.
       *[other] Cartes dans la défausse : { $count }. Qui peuvent être jouées : { $playable } ; être sauvées aussitôt : { $saved }.
    }
reason-returns =
    { $count ->
        [0] La défausse est vide : personne ne revient.
       *[other] Passagers qui reviennent dans la pioche : { $count }. À jouer dès à présent : { $playable }.
    }
# $cards : les cartes Action qu’il y a.
reason-fetches =
    { $count ->
        [one] Il y a une carte à prendre : { $cards }
       *[other] Il y a { $count } sortes de cartes à prendre : { $cards }
    }
reason-fetches-nothing = Il n’y a aucune carte à prendre.
reason-hides =
    { $count ->
        [one] La chance que la seule carte cachée { titanic-of } puisse être sauvée aussitôt : { $chance }.
       *[other] La chance qu’une des { $count } cartes cachées { titanic-of } puisse être sauvée aussitôt : { $chance }.
    }
reason-hides-nobody = Personne n’est caché { titanic-on }.
reason-mixes =
    { $cards ->
        [one] 1 carte est mélangée.
       *[other] { $cards } cartes sont mélangées.
    } La chance qu’une nouvelle carte de tête puisse être sauvée aussitôt : { $chance }.
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
# $average : combien de cartes sont défaussées. $chance : qu’une ancre vienne.
reason-anchor-draws = En moyenne { $average } cartes vont à la défausse. La chance qu’une ancre vienne : { $chance }.
reason-exchanges =
    { $count ->
        [0] Aucune paire de rescapés ne pourrait changer de place.
        [one] 1 paire de rescapés pourrait changer de place.
       *[other] { $count } paires de rescapés pourraient changer de place.
    }
# $class : f ou s. $before et $then : la plus longue série d’ancres.
reason-anchor-rows =
    La plus longue série d’ancres en { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } : { $before } avant, { $then } après. Elle ne compte que si les 60 sont sauvés.
# $card : une carte Action.
reason-holds-back = { $card } reste en main pour plus tard.
reason-no-exchange = Tous les rescapés restent où ils sont.
reason-passes-up =
    { $count ->
        [0] Il n’y a pas d’autre carte au choix.
        [one] L’autre carte va à la défausse Action.
       *[other] Les { $count } autres cartes vont à la défausse Action.
    }
reason-copies-left =
    { $count ->
        [0] Il n’y a pas d’autre { $card } parmi elles.
        [one] Il y a encore 1 { $card } parmi elles.
       *[other] Il y a encore { $count } { $card } parmi elles.
    }
reason-holds =
    { $count ->
        [one] Cela fait 1 carte Action en main.
       *[other] Cela fait { $count } cartes Action en main.
    }
# $turns : combien de tours jusqu’à celui de ce membre d’équipage.
reason-receives =
    { $who } a alors { $count ->
        [one] 1 carte Action
       *[other] { $count } cartes Action
    } et joue { $turns ->
        [one] au tour suivant.
       *[other] dans { $turns } tours.
    }
# $draws : le plus de cartes lors d’un sauvetage.
reason-begins =
    { $who } peut piocher jusqu’à { $draws } cartes lors d’un sauvetage et a { $count ->
        [0] 0 carte Action.
        [one] 1 carte Action.
       *[other] { $count } cartes Action.
    }

## Septentrick : un pli
## $who et $seat : celles de septentrick-seat.

reason-wins = Gagne le pli : vous jouez en dernier.
# $count : combien jouent encore dans le pli.
reason-wins-never =
    { $count ->
        [0] Le pli ne compte que des cartes Passager, et la partie est perdue (S12).
       *[other] Une carte Passager ne gagne aucun pli.
    }
reason-stays-behind = Ne gagne pas : { $card } est devant ({ septentrick-by }).
reason-safe =
    { $who ->
        [you] Votre carte
       *[seat] La carte de la place { $seat }
    } ne peut plus être dépassée.
# $beating : combien de cartes inconnues sont plus fortes. $count : combien jouent encore.
reason-overtaken =
    { $beating ->
        [one] 1 carte inconnue bat
       *[other] { $beating } cartes inconnues battent
    } { $who ->
        [you] votre carte
       *[seat] la carte de la place { $seat }
    }. { $count ->
        [one] La chance que le dernier joueur puisse la dépasser : { $chance }.
       *[other] La chance que l’un des { $count } joueurs suivants puisse la dépasser : { $chance }.
    }
# $tally : septentrick-tally, avec le pli tel qu’il est. $stands : sure ou open.
reason-collects =
    { $stands ->
        [sure] { $who ->
            [you] Vous ramassez
           *[seat] La place { $seat } ramasse
        }
       *[open] { $who ->
            [you] Si rien ne change, vous ramassez
           *[seat] Si rien ne change, la place { $seat } ramasse
        }
    } { $rings } et { $people }, ce qui donne : { $tally }.
reason-trick-holds = Le pli contient pour l’instant { $rings } et { $people }.
reason-void = { septentrick-seat } : plus de { $suit }, donc pas obligé de fournir.
reason-blanks-left =
    { $count ->
        [0] Aucune de vos autres cartes n’est sans bouée ni passager, ce qui vaut mieux pour la dernière.
        [one] 1 de vos autres cartes est sans bouée ni passager, ce qui vaut mieux pour la dernière.
       *[other] { $count } de vos autres cartes sont sans bouée ni passager, ce qui vaut mieux pour la dernière.
    }
reason-only-passengers = Ensuite vous n’avez plus que des cartes Passager.
reason-last-card =
    Votre dernière carte est alors { $card }. { $stands ->
        [sure] Votre compte final :
       *[open] Si rien ne change, votre compte final :
    } { $tally }.

## Septentrick : avant le premier pli

# $suit : la couleur. $count : combien de cartes de cette couleur.
reason-suit-left =
    { $count ->
        [0] Il ne vous reste rien dans la couleur { $suit } : vous n’aurez pas à y fournir.
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
        [0] Il ne vous reste pas de carte Sauvetage.
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
    { septentrick-seat }{ $role ->
        [captain] { " " }(Capitaine)
       *[mate] { "" }
    } : les deux cartes y vont, l’une y reste et l’autre est passée plus loin.
reason-goes-on =
    { septentrick-seat }{ $role ->
        [captain] { " " }(Capitaine)
       *[mate] { "" }
    } : y va l’autre carte, { $card }.
reason-is-trump = C’est un atout.
reason-passes-trumps =
    { $count ->
        [one] L’une des deux est un atout.
       *[other] Les deux sont des atouts.
    }
# $card : la plus haute.
reason-suit-own =
    { $count ->
        [0] Vous n’avez rien dans la couleur { $suit }.
        [one] Vous avez 1 carte dans la couleur { $suit }, avec { $rings } : { $card }.
       *[other] Vous avez { $count } cartes dans la couleur { $suit }, avec { $rings } en tout. La plus haute est { $card }.
    }
reason-suit-others =
    { $count ->
        [one] Les autres en ont 1.
       *[other] Les autres en ont { $count }.
    }
reason-captain-names = Vous annonceriez l’atout et entameriez le premier pli.
reason-captain-unknown = Vous ne connaissez pas cette main : { septentrick-by }.
