### SOS Titanic : actions, questions, événements et score en toutes lettres.

## Cartes et lieux dans une phrase

# Les variables sont celles de titanic-passenger.
titanic-the-passenger =
    { $rank ->
        [1] la { titanic-passenger }
       *[other] le { titanic-passenger }
    }
# Les variables sont celles de titanic-mystery.
titanic-the-mystery = le { titanic-mystery }
# Un passager dans une liste, comme dans une ligne du journal. Les variables sont celles de titanic-passenger.
titanic-brief =
    { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    } ({ $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }{ $anchor ->
        [yes] , ancre
       *[no] { "" }
    })
# $class : f ou s. $high et $low : les rangs aux deux bouts de la suite.
titanic-the-run =
    la suite { $high }–{ $low } de { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }
# $place : deck, boat, group-f ou group-s. $number : lequel.
titanic-from =
    { $place ->
        [boat] du canot pliable
       *[deck] du pont { $number }
    }
titanic-to =
    { $place ->
        [boat] vers le canot pliable
        [group-f] dans le groupe { $number } de 1re classe
        [group-s] dans le groupe { $number } de 2de classe
       *[deck] vers le pont { $number }
    }
titanic-at =
    { $place ->
        [boat] dans le canot pliable
        [group-f] dans le groupe { $number } de 1re classe
        [group-s] dans le groupe { $number } de 2de classe
       *[deck] au pont { $number }
    }
# Une file, complément d’objet.
titanic-line =
    { $place ->
        [boat] le canot pliable
       *[deck] le pont { $number }
    }
titanic-of =
    { $place ->
        [boat] du canot pliable
       *[deck] du pont { $number }
    }
titanic-on =
    { $place ->
        [boat] dans le canot pliable
       *[deck] au pont { $number }
    }

## Actions : déplacements

titanic-action-move = Déplacer { $cards } { $from } { $to }
titanic-action-lower = Mettre à l’eau { $cards } { $from }
titanic-action-save = Amener { $cards } { $from } { $to }
titanic-action-replace = Remplacer le Passager mystère par { $cards } { $from }

## Actions : passagers piochés ou trouvés

titanic-action-place = Mettre { $cards } { $at }
titanic-action-place-lower = Mettre à l’eau { $cards }
titanic-action-place-replace = Remplacer le Passager mystère par { $cards }

## Actions : les autres

titanic-action-rescue =
    { $number ->
        [one] Piocher { $number } passager
       *[other] Piocher { $number } passagers
    }
    .refill = La pioche est vide : mélanger d’abord la défausse et tourner une page
    .nothing = Il n’y a plus personne à piocher : sauvetage manqué
titanic-action-ability-lowe = Lowe : défausser jusqu’à ce qu’une ancre sorte, puis, si vous voulez, échanger deux rescapés
titanic-action-ability-smith = Smith : redistribuer toutes les cartes Action
titanic-action-stop-place = Ne plus jouer de carte piochée
titanic-action-stop-exchange = Ne faire aucun échange
titanic-action-stop-encore = Ne pas jouer de carte maintenant
titanic-action-name =
    { $rank ->
        [1] Il représente une Chaloupe
       *[other] Il représente le rang { $rank }
    }
titanic-action-take = Prendre { $card }
titanic-action-keep = Garder { $card }
titanic-action-give = Donner { $card } à { $who }
    .you = Garder { $card } pour vous
titanic-action-first = { $who } commence
    .you = Vous commencez
titanic-action-exchange = Échanger les deux passagers de { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } de rang { $rank }
titanic-action-choose = Mettre { $cards } en tête
titanic-action-top = Remettre { $cards } sur le dessus, à la suite
    .any = Sur le dessus, dans l’ordre de pioche
titanic-action-bottom = Remettre { $cards } tout en dessous
    .any = Tout en dessous de la pioche

## Actions : cartes Action
## L’attribut any est la carte sans sa cible.

titanic-play-get-ready = { titanic-card-get-ready } Regarder les premières cartes de la pioche et les réordonner
titanic-play-come-on = { titanic-card-come-on } Chercher dans la pioche un passager à jouer
titanic-play-come-back = { titanic-card-come-back } Chercher dans la défausse un passager à jouer
titanic-play-your-turn = { titanic-card-your-turn } Regarder { $line } et choisir sa carte de tête
    .any = { titanic-card-your-turn } Regarder une file et choisir sa carte de tête
titanic-play-same-lines = { titanic-card-same-lines } Mélanger les cartes des ponts { $bow } et { $stern } et les répartir à parts égales
    .any = { titanic-card-same-lines } Mélanger les cartes de deux ponts et les répartir à parts égales
titanic-play-wait = { titanic-card-wait } Défausser les cartes visibles { $of }
    .any = { titanic-card-wait } Défausser les cartes visibles d’une file
titanic-play-save-time = { titanic-card-save-time } : mélanger la défausse à la pioche
titanic-play-plan-a = { titanic-card-plan-a } : prendre la carte de votre choix dans la pioche Action
titanic-play-plan-b = { titanic-card-plan-b } : prendre la carte de votre choix dans la défausse Action
titanic-play-boat = { titanic-card-boat } : y poser { $cards } { $from }
    .any = { titanic-card-boat } : y poser une suite, ou la tête d’une suite
titanic-play-mystery-f = { titanic-card-mystery-f } : le jouer { $at }, { $rank ->
        [1] comme { titanic-rank-1 }
       *[other] avec le rang { $rank }
    }
    .any = { titanic-card-mystery-f } : l’endroit où vous le jouez décide de son rang
titanic-play-mystery-s = { titanic-card-mystery-s } : le jouer { $at }, { $rank ->
        [1] comme { titanic-rank-1 }
       *[other] avec le rang { $rank }
    }
    .any = { titanic-card-mystery-s } : l’endroit où vous le jouez décide de son rang
# La carte d’un autre joueur. $words : un des messages ci-dessus. $who : à qui elle est.
titanic-play-for = { $words } (carte posée devant { $who })
    .you = { $words } (carte posée devant vous)

## Titres au-dessus des actions

titanic-heading-moves = Déplacements
titanic-heading-rescue = Sauvetage : piocher des passagers et en jouer un
titanic-heading-cards = Cartes Action
titanic-heading-ability = Capacité

## Questions
## À la personne qui décide ; l’attribut other est ce qu’apprennent les autres. $who : qui décide.

titanic-question-first = Qui commence ? Décidez ensemble.
    .other = Qui commence ? La table décide.
titanic-question-turn = À vous de jouer : des déplacements à volonté, puis une action.
    .other = À { $who } de jouer : des déplacements à volonté, puis une action.
titanic-question-number = Combien de passagers piochez-vous ?
    .other = { $who } décide combien de passagers piocher.
titanic-question-place = Quel passager pioché jouez-vous, et où ?
    .other = { $who } choisit parmi les passagers piochés.
titanic-question-place-more = Jouez-vous un autre passager pioché ?
    .other = { $who } peut jouer un autre passager pioché.
titanic-question-name = Un Passager mystère de { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } est révélé { $on }. Quel rang représente-t-il ?
    .other = Un Passager mystère de { $class ->
            [f] { titanic-class-f }
           *[s] { titanic-class-s }
        } est révélé { $on }. { $who } annonce son rang.
titanic-question-arrange =
    { $number ->
        [one] Où remettez-vous la dernière carte ?
       *[other] Il reste { $number } cartes à remettre. Laquelle remettez-vous maintenant, et où ?
    }
    .other =
        { $number ->
            [one] { $who } remet la dernière carte.
           *[other] { $who } a encore { $number } cartes à remettre.
        }
titanic-question-search-come-on = Quel passager de la pioche jouez-vous, et où ?
    .other = { $who } cherche dans la pioche un passager à jouer.
titanic-question-search-come-back = Quel passager de la défausse jouez-vous, et où ?
    .other = { $who } cherche dans la défausse un passager à jouer.
titanic-question-front = Quelle carte mettez-vous en tête { $of } ?
    .other = { $who } choisit la carte de tête { $of }.
titanic-question-fetch = Quelle carte Action prenez-vous ?
    .other = { $who } choisit une carte Action.
titanic-question-exchange = Quels rescapés échangez-vous ?
    .other = { $who } choisit deux rescapés à échanger.
titanic-question-give = À qui donnez-vous { $card } ?
    .other = { $who } donne { $card } au joueur de son choix.
titanic-question-keep = Quelle carte Action gardez-vous ?
    .other = { $who } choisit la carte Action à garder.
titanic-question-encore = Jouez-vous la carte que vous venez de piocher ?
    .other = { $who } peut jouer la carte qui vient d’être piochée.

## Événements
## L’attribut you est ce qu’apprend la personne qui l’a fait. $who : qui l’a fait.

titanic-event-moved = { $who } déplace { $cards } { $from } { $to }.
    .you = Vous déplacez { $cards } { $from } { $to }.
titanic-event-moved-lower = { $who } met à l’eau { $cards } { $from }.
    .you = Vous mettez à l’eau { $cards } { $from }.
titanic-event-moved-save = { $who } amène { $cards } { $from } { $to }.
    .you = Vous amenez { $cards } { $from } { $to }.
titanic-event-placed = { $who } met { $cards } { $at }.
    .you = Vous mettez { $cards } { $at }.
titanic-event-placed-lower = { $who } met à l’eau { $cards }.
    .you = Vous mettez à l’eau { $cards }.
titanic-event-revealed =
    { $place ->
        [boat] Carte révélée dans le canot pliable : { $card }.
       *[deck] Carte révélée au pont { $number } : { $card }.
    }
titanic-event-rescue-empty = { $who } lance un sauvetage, mais la pioche est vide.
    .you = Vous lancez un sauvetage, mais la pioche est vide.
titanic-event-drew = { $who } pioche { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } : { $cards }.
    .you = Vous piochez { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        } : { $cards }.
titanic-event-failed = Sauvetage manqué : une page est tournée.
# Sous un passager pioché qui ne peut pas être joué : pourquoi.
# $rank : first, last ou between. $lower, $higher : les rangs avant et après le sien. $class : f ou s.
titanic-unplayable =
    { $rank ->
        [first] les deux Chaloupes de { titanic-of-class } sont à la mer, et aucun 2 de { titanic-of-class } n’est en tête
        [last] aucun groupe de { titanic-of-class } n’en est à { $lower }, et aucun pont au sec n’est vide
       *[between] aucun groupe de { titanic-of-class } n’en est à { $lower }, et aucun { $higher } de { titanic-of-class } n’est en tête
    }
# $class : f ou s.
titanic-of-class =
    { $class ->
        [f] 1re classe
       *[s] 2de classe
    }
titanic-event-discarded = À la défausse : { $cards }.
titanic-event-page = Une page est tournée : on passe à la page { $page }.
titanic-event-page-breaks = Une page est tournée : on passe à la page { $page }. Le navire se brise en deux.
titanic-event-page-last = La dernière page est tournée : le navire a disparu.
titanic-event-flooded =
    Le pont { $number } est inondé. { $count ->
        [0] Il n’y avait personne.
        [one] Son passager fuit vers le pont { $next }, et toutes les cartes y sont mélangées, faces cachées.
       *[other] Ses { $count } passagers fuient vers le pont { $next }, et toutes les cartes y sont mélangées, faces cachées.
    }
titanic-event-looked-stack = { $who } regarde { $count ->
        [0] la pioche : elle est vide
        [one] la seule carte de la pioche
       *[other] { $count } cartes de la pioche
    }.
    .you = Vous regardez { $count ->
            [0] la pioche : elle est vide
            [one] la seule carte de la pioche
           *[other] { $count } cartes de la pioche
        }.
titanic-event-looked-discard = { $who } regarde la défausse : { $count ->
        [0] elle est vide
        [one] 1 carte
       *[other] { $count } cartes
    }.
    .you = Vous regardez la défausse : { $count ->
            [0] elle est vide
            [one] 1 carte
           *[other] { $count } cartes
        }.
titanic-event-looked-line = { $who } regarde { $count ->
        [one] la seule carte
       *[other] les { $count } cartes
    } { $of }.
    .you = Vous regardez { $count ->
            [one] la seule carte
           *[other] les { $count } cartes
        } { $of }.
titanic-event-arranged =
    { $count ->
        [0] { $who } remet { $bottom ->
            [one] { $bottom } carte
           *[other] { $bottom } cartes
        } en dessous de la pioche.
        [one] { $who } remet { $count } carte sur le dessus de la pioche{ $bottom ->
            [0] .
           *[other] { " " }et { $bottom } en dessous.
        }
       *[other] { $who } remet { $count } cartes sur le dessus de la pioche{ $bottom ->
            [0] .
           *[other] { " " }et { $bottom } en dessous.
        }
    }
    .you =
        { $count ->
            [0] Vous remettez { $bottom ->
                [one] { $bottom } carte
               *[other] { $bottom } cartes
            } en dessous de la pioche.
            [one] Vous remettez { $count } carte sur le dessus de la pioche{ $bottom ->
                [0] .
               *[other] { " " }et { $bottom } en dessous.
            }
           *[other] Vous remettez { $count } cartes sur le dessus de la pioche{ $bottom ->
                [0] .
               *[other] { " " }et { $bottom } en dessous.
            }
        }
titanic-event-fronted = { $who } met { $cards } en tête { $of }.
    .you = Vous mettez { $cards } en tête { $of }.
titanic-event-mixed = { $who } mélange les cartes des ponts { $bow } et { $stern } et les répartit de nouveau.
    .you = Vous mélangez les cartes des ponts { $bow } et { $stern } et les répartissez de nouveau.
titanic-event-shuffled-stack = La pioche est mélangée : { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }.
titanic-event-shuffled-actions = La pioche Action est mélangée : { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }.
titanic-event-replaced = { $who } remplace le Passager mystère par { $cards }.
    .you = Vous remplacez le Passager mystère par { $cards }.
titanic-event-named = { $who } annonce le rang du Passager mystère révélé { $on } : { $card }.
    .you = Vous annoncez le rang du Passager mystère révélé { $on } : { $card }.
titanic-event-played = { $who } joue { $card }.
    .you = Vous jouez { $card }.
titanic-event-played-for = { $who } joue { $card }, une carte posée devant { $owner }.
    .you = Vous jouez { $card }, une carte posée devant { $owner }.
    .yours = { $who } joue { $card }, une carte posée devant vous.
titanic-event-drew-action = { $who } pioche la carte Action { $card }.
    .you = Vous piochez la carte Action { $card }.
titanic-event-discarded-action = { $count ->
        [one] Carte Action défaussée
       *[other] Cartes Action défaussées
    } : { $cards }.
titanic-event-fetched = { $who } prend { $card }.
    .you = Vous prenez { $card }.
titanic-event-kept = { $who } garde { $card }.
    .you = Vous gardez { $card }.
titanic-event-given = { $who } reçoit { $card }.
    .you = Vous recevez { $card }.
titanic-event-exchanged = { $who } échange les deux passagers de { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } de rang { $rank }.
    .you = Vous échangez les deux passagers de { $class ->
            [f] { titanic-class-f }
           *[s] { titanic-class-s }
        } de rang { $rank }.
titanic-event-ability-lowe = { $who } défausse des cartes de la pioche jusqu’à ce qu’une ancre sorte.
    .you = Vous défaussez des cartes de la pioche jusqu’à ce qu’une ancre sorte.
titanic-event-ability-smith = { $who } ramasse toutes les cartes Action pour les redistribuer.
    .you = Vous ramassez toutes les cartes Action pour les redistribuer.
titanic-event-turn = À { $who } de jouer.
    .you = À vous de jouer.
titanic-event-ended = La partie est finie.

## La fin et le score

titanic-outcome-all-safe = Les 60 passagers sont sauvés. Quel équipage !
titanic-outcome-sunk = Le Titanic a sombré.
titanic-score-heading = Score
titanic-score-heading-now = Score si la partie s’arrêtait maintenant
titanic-score-page = Numéro de la page
titanic-score-row-f = Plus longue série d’ancres, 1re classe
titanic-score-row-s = Plus longue série d’ancres, 2de classe
titanic-score-rows-none = Les séries d’ancres ne comptent que si tout le monde est sauvé.
titanic-score-total = Votre score
titanic-score-historical = L’équipage de 1912
titanic-score-best = Meilleur score possible
# $points : l’écart en points avec l’équipage de 1912.
titanic-score-more = { $points ->
        [one] 1 point de plus que l’équipage de 1912.
       *[other] { $points } points de plus que l’équipage de 1912.
    }
titanic-score-same = Autant de points que l’équipage de 1912.
titanic-score-fewer = { $points ->
        [one] 1 point de moins que l’équipage de 1912. La prochaine fois sera la bonne !
       *[other] { $points } points de moins que l’équipage de 1912. La prochaine fois sera la bonne !
    }

## La table

titanic-table-bow = { titanic-place-deck } (proue)
titanic-table-stern = { titanic-place-deck } (poupe)
titanic-table-page = Page { $page }
titanic-table-flooded = inondé
titanic-table-empty = vide
titanic-table-groups = Groupes
titanic-table-draws = pioche de { $low } à { $high }
titanic-table-no-cards = aucune carte Action
titanic-table-top = Sur le dessus, dans l’ordre de pioche
titanic-table-bottom = Tout en dessous, dans l’ordre de pioche
titanic-table-drawn = Cartes piochées
titanic-table-to-arrange = Cartes à remettre
titanic-table-arranged = Cartes déjà remises sur le dessus, dans l’ordre de pioche
titanic-table-looked-at = Cartes montrées
titanic-table-offer = Cartes proposées
# Les signes du dessin. Les valeurs sont les signes eux-mêmes.
titanic-table-legend = f 1re classe, s 2de classe, + ancre, ? Passager mystère, { $back } carte cachée, { $water } inondé, { $dry } sec. La tête d’une file est à droite.
titanic-table-legend-groups = Groupes : le dernier passager, puis, pour chaque rang, + ancre, { $plain } sans ancre, { $missing } manque encore.

## La table racontée en phrases

titanic-told-page = Page { $page }, { $clock } à l’horloge du navire. { $safe ->
        [0] Personne n’est encore sauvé.
        [one] { $safe } passager sur 60 est sauvé.
       *[other] { $safe } passagers sur 60 sont sauvés.
    }
titanic-told-flooded = { $name } : inondé.
# $cards : les cartes en toutes lettres. $down : combien de cartes cachées sont derrière.
titanic-told-line = { $name }{ $dry ->
        [0] { "" }
        [one] , 1 compartiment sec
       *[other] , { $dry } compartiments secs
    } : { $down ->
        [0] { $cards }
        [one] 1 carte cachée, puis { $cards }
       *[other] { $down } cartes cachées, puis { $cards }
    }.
titanic-told-empty = { $name }{ $dry ->
        [0] { "" }
        [one] , 1 compartiment sec
       *[other] , { $dry } compartiments secs
    } : vide.
titanic-told-group = { $name } : { $last ->
        [0] personne encore
        [1] { titanic-rank-1 }
       *[other] jusqu’au { $last }
    }{ $anchors ->
        [none] { "" }
       *[other] { "" } ; rangs avec ancre : { $anchors }
    }.
titanic-told-piles = Pioche : { $stack }. Défausse : { $discard }. Pioche Action : { $actions }. Défausse Action : { $used }.
titanic-told-hand = { $who } pioche de { $low } à { $high } passagers. Cartes Action : { $cards }.
titanic-told-no-hand = { $who } pioche de { $low } à { $high } passagers. Aucune carte Action.
titanic-told-cards = { $label } : { $cards }.
