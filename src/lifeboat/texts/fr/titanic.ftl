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
        [group-f] vers le groupe { $number } de 1re classe
        [group-s] vers le groupe { $number } de 2de classe
       *[deck] vers le pont { $number }
    }
titanic-at =
    { $place ->
        [boat] sur le canot pliable
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
        [boat] sur le canot pliable
       *[deck] au pont { $number }
    }
# Une place avec son membre d’équipage. $seat : à partir de 1. $name : le membre d’équipage.
titanic-seat = { $name } (place { $seat })

## Actions : déplacements

titanic-action-move = Déplacer { $cards } { $from } { $to }
titanic-action-lower = Mettre à l’eau { $cards } { $from }
titanic-action-save = Amener { $cards } { $from } { $to }
titanic-action-replace = Mettre { $cards } { $from } à la place du Passager mystère

## Actions : passagers piochés ou trouvés

titanic-action-place = Mettre { $cards } { $at }
titanic-action-place-lower = Mettre à l’eau { $cards }
titanic-action-place-replace = Mettre { $cards } à la place du Passager mystère

## Actions : les autres

titanic-action-rescue =
    { $number ->
        [one] Piocher { $number } passager
       *[other] Piocher { $number } passagers
    }
    .refill = La pioche est vide : d’abord la défausse est mélangée et une page tournée
    .nothing = Il ne reste rien à piocher : le sauvetage échoue
titanic-action-ability-lowe = Lowe : défausser jusqu’à une ancre, puis échanger deux rescapés si vous voulez
titanic-action-ability-smith = Smith : redistribuer toutes les cartes Action
titanic-action-stop-place = Ne plus jouer de carte piochée
titanic-action-stop-exchange = N’échanger personne
titanic-action-stop-encore = Ne pas jouer de carte maintenant
titanic-action-name =
    { $rank ->
        [1] Il tient lieu de Chaloupe
       *[other] Il tient lieu de { $rank }
    }
titanic-action-take = Prendre { $card }
titanic-action-keep = Garder { $card }
titanic-action-give = Donner { $card } à { $who }
titanic-action-first = { $who } commence
titanic-action-exchange = Échanger les deux de rang { $rank }, { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }
titanic-action-choose = Mettre { $cards } en tête
titanic-action-top = Remettre { $cards } sur le dessus, à piocher ensuite
    .any = Sur le dessus, à piocher ensuite
titanic-action-bottom = Mettre { $cards } en dessous
    .any = En dessous, sous ce qui y est déjà

## Actions : cartes Action
## L’attribut any est la carte sans sa cible.

titanic-play-get-ready = { titanic-card-get-ready } : regarder le dessus de la pioche et le remettre à votre gré
titanic-play-come-on = { titanic-card-come-on } : chercher dans la pioche un passager à jouer
titanic-play-come-back = { titanic-card-come-back } : chercher dans la défausse un passager à jouer
titanic-play-your-turn = { titanic-card-your-turn } : regarder { $line } et choisir sa carte de tête
    .any = { titanic-card-your-turn } : regarder une file et choisir sa carte de tête
titanic-play-same-lines = { titanic-card-same-lines } : mélanger et partager les ponts { $bow } et { $stern }
    .any = { titanic-card-same-lines } : mélanger et partager deux ponts
titanic-play-wait = { titanic-card-wait } : défausser les cartes visibles { $of }
    .any = { titanic-card-wait } : défausser les cartes visibles d’une file
titanic-play-save-time = { titanic-card-save-time } : mélanger la défausse dans la pioche
titanic-play-plan-a = { titanic-card-plan-a } : prendre une carte au choix de la pioche Action
titanic-play-plan-b = { titanic-card-plan-b } : prendre une carte au choix de la défausse Action
titanic-play-boat = { titanic-card-boat } : y poser { $cards } { $from }
    .any = { titanic-card-boat } : y poser une suite, ou le devant d’une suite
titanic-play-mystery-f = { titanic-card-mystery-f } : le jouer { $at }, tenant lieu de { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }
    .any = { titanic-card-mystery-f } : l’endroit dit son rang
titanic-play-mystery-s = { titanic-card-mystery-s } : le jouer { $at }, tenant lieu de { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }
    .any = { titanic-card-mystery-s } : l’endroit dit son rang
# La carte d’un autre joueur. $words : un des messages ci-dessus. $who : à qui elle est.
titanic-play-for = { $words } (carte de { $who })

## Titres au-dessus des actions

titanic-heading-moves = Déplacements
titanic-heading-rescue = Sauvetage : piocher des passagers et en jouer un
titanic-heading-cards = Cartes Action
titanic-heading-ability = Capacité

## Questions

titanic-question-first = Qui commence ? La table choisit.
titanic-question-turn = À { $who } de jouer : des déplacements à volonté, puis une action.
titanic-question-number = Combien de passagers { $who } pioche-t-il ?
titanic-question-place = Quel passager pioché { $who } joue-t-il, et où ?
titanic-question-place-more = { $who } joue-t-il encore un des passagers piochés ?
titanic-question-name = Un Passager mystère de { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } apparaît { $on }. Quel rang annonce { $who } ?
titanic-question-arrange =
    { $number ->
        [one] Où { $who } remet-il la dernière carte ?
       *[other] { $number } cartes à remettre. Laquelle { $who } prend-il ensuite, et pour où ?
    }
titanic-question-search-come-on = Quel passager de la pioche { $who } joue-t-il, et où ?
titanic-question-search-come-back = Quel passager de la défausse { $who } joue-t-il, et où ?
titanic-question-front = Quelle carte { $who } met-il en tête { $of } ?
titanic-question-fetch = Quelle carte Action { $who } prend-il ?
titanic-question-exchange = Quels rescapés { $who } échange-t-il ?
titanic-question-give = À qui { $who } donne-t-il { $card } ?
titanic-question-keep = Quelle carte Action { $who } garde-t-il ?
titanic-question-encore = { $who } joue-t-il la carte qu’il vient de piocher ?

## Événements

titanic-event-moved = { $who } déplace { $cards } { $from } { $to }.
titanic-event-moved-lower = { $who } met à l’eau { $cards } { $from }.
titanic-event-moved-save = { $who } amène { $cards } { $from } { $to }.
titanic-event-placed = { $who } met { $cards } { $at }.
titanic-event-placed-lower = { $who } met à l’eau { $cards }.
titanic-event-revealed =
    { $place ->
        [boat] Le canot pliable montre : { $card }.
       *[deck] Le pont { $number } montre : { $card }.
    }
titanic-event-rescue-empty = { $who } lance un sauvetage, mais la pioche est vide.
titanic-event-drew = { $who } pioche : { $cards }.
titanic-event-failed = Aucun passager n’est jouable : le sauvetage a échoué.
titanic-event-discarded = À la défausse : { $cards }.
titanic-event-page = Une page est tournée : elle porte le numéro { $page }.
titanic-event-page-breaks = Une page est tournée : elle porte le numéro { $page }. Le navire se brise en deux.
titanic-event-page-last = Une page est tournée : c’est la dernière.
titanic-event-flooded =
    Le pont { $number } est inondé. { $count ->
        [0] Il n’y avait personne.
        [one] Son passager fuit vers le pont { $next }.
       *[other] Ses { $count } passagers fuient vers le pont { $next }.
    }
titanic-event-looked-stack = { $who } regarde { $count ->
        [0] la pioche : elle est vide
        [one] la seule carte de la pioche
       *[other] { $count } cartes de la pioche
    }.
titanic-event-looked-discard = { $who } regarde la défausse : { $count ->
        [0] elle est vide
        [one] 1 carte
       *[other] { $count } cartes
    }.
titanic-event-looked-line = { $who } regarde { $line } : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
titanic-event-arranged = { $who } a remis { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    } sur le dessus et { $bottom ->
        [0] aucune
       *[other] { $bottom }
    } en dessous.
titanic-event-fronted = { $who } met { $cards } en tête { $of }.
titanic-event-mixed = { $who } mélange les ponts { $bow } et { $stern } et les partage.
titanic-event-shuffled-stack = La pioche est mélangée : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
titanic-event-shuffled-actions = La pioche Action est mélangée : { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
titanic-event-replaced = { $who } met { $cards } à la place du Passager mystère.
titanic-event-named = { $who } annonce le rang du Passager mystère { $on } : { $card }.
titanic-event-played = { $who } joue { $card }.
titanic-event-played-for = { $who } joue { $card }, une carte de { $owner }.
titanic-event-drew-action = { $who } pioche la carte Action { $card }.
titanic-event-discarded-action = À la défausse Action : { $cards }.
titanic-event-fetched = { $who } prend { $card }.
titanic-event-kept = { $who } garde { $card }.
titanic-event-given = { $who } reçoit { $card }.
titanic-event-exchanged = { $who } échange les deux de rang { $rank }, { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }.
titanic-event-ability-lowe = { $who } défausse les cartes de la pioche jusqu’à une ancre.
titanic-event-ability-smith = { $who } reprend toutes les cartes Action pour les redistribuer.
titanic-event-turn = Au tour de { $who }.
titanic-event-ended = La partie est finie.

## La fin et le score

titanic-outcome-all-safe = Les 60 passagers sont sauvés. Quel équipage !
titanic-outcome-sunk = Le Titanic a sombré.
titanic-score-heading = Le score
titanic-score-heading-now = Le score, si la partie s’arrêtait maintenant
titanic-score-page = Numéro de la page
titanic-score-row-f = Plus longue série d’ancres, 1re classe
titanic-score-row-s = Plus longue série d’ancres, 2de classe
titanic-score-rows-none = Les séries d’ancres ne comptent que si tous sont sauvés.
titanic-score-total = Votre score
titanic-score-historical = L’équipage de 1912
titanic-score-best = Le meilleur score possible
# $points : l’écart en points avec l’équipage de 1912.
titanic-score-more = { $points ->
        [one] 1 point de plus que l’équipage de 1912.
       *[other] { $points } points de plus que l’équipage de 1912.
    }
titanic-score-same = Autant de points que l’équipage de 1912.
titanic-score-fewer = { $points ->
        [one] 1 point de moins que l’équipage de 1912. Une autre fois !
       *[other] { $points } points de moins que l’équipage de 1912. Une autre fois !
    }

## La table

titanic-table-bow = { titanic-place-deck } (proue)
titanic-table-stern = { titanic-place-deck } (poupe)
titanic-table-page = Page { $page }
titanic-table-flooded = inondé
titanic-table-empty = vide
titanic-table-groups = Groupes
titanic-table-draws = pioche { $low }–{ $high }
titanic-table-no-cards = aucune carte Action
titanic-table-top = Sur le dessus de la pioche, la prochaine d’abord
titanic-table-bottom = En dessous de la pioche, la dernière à la fin
titanic-table-drawn = Piochées
titanic-table-to-arrange = À remettre
titanic-table-arranged = Déjà remises sur le dessus, la prochaine d’abord
titanic-table-looked-at = Sous vos yeux
titanic-table-offer = Au choix
# Les signes du dessin. Les valeurs sont les signes eux-mêmes.
titanic-table-legend = f 1re classe, s 2de classe, + ancre, ? Passager mystère, { $back } carte cachée, { $water } inondé, { $dry } sec. La tête d’une file est à droite.
titanic-table-legend-groups = Groupes : le dernier passager, puis chaque rang : + ancre, { $plain } sans ancre, { $missing } manque encore.

## La table racontée en phrases

titanic-told-page = Page { $page }, horloge du navire { $clock }. { $safe ->
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
       *[other] { "" } ; ancres sur { $anchors }
    }.
titanic-told-piles = Pioche { $stack }, défausse { $discard }, pioche Action { $actions }, défausse Action { $used }.
titanic-told-hand = { $who } pioche de { $low } à { $high }. Cartes Action : { $cards }.
titanic-told-no-hand = { $who } pioche de { $low } à { $high }. Aucune carte Action.
titanic-told-cards = { $label } : { $cards }.
