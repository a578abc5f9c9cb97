### SOS Titanic : noms de l’équipage, des cartes et des lieux.

titanic-name = SOS Titanic

## Équipage

titanic-crew-murdoch = William Murdoch
    .role = Premier officier
    .ability = Lors d’un sauvetage, il peut jouer plusieurs des cartes piochées, l’une après l’autre. Si son sauvetage échoue, il ne pioche rien en compensation.
    .short = Murdoch
titanic-crew-lee = Reginald Lee
    .role = Vigie
    .ability = Si son sauvetage échoue, il ne pioche rien en compensation.
    .short = Lee
titanic-crew-lowe = Harold Lowe
    .role = Cinquième officier
    .ability = Au lieu d’une action (livrets anglais et allemand : de son tour entier), il défausse les cartes de la pioche jusqu’à ce qu’une ancre sorte. Deux passagers de même classe et de même rang, dans deux groupes différents, peuvent alors changer de place s’il le veut.
    .short = Lowe
titanic-crew-boxhall = Joseph Boxhall
    .role = Quatrième officier
    .ability = Si son sauvetage échoue, il pioche 2 cartes Action après la page et garde les deux.
    .short = Boxhall
titanic-crew-latimer = Andrew Latimer
    .role = Chef steward
    .ability = Il pioche une carte Action dès qu’un passager ajouté à un groupe complète une série d’exactement 3 ancres (livret français : 3 qui n’ont pas encore compté), peu importe qui l’a ajouté.
    .short = Latimer
titanic-crew-fleet = Frederick Fleet
    .role = Vigie
    .ability = Si son sauvetage échoue, il pioche 3 cartes Action après la page, mais n’en garde qu’une ; les autres sont défaussées.
    .short = Fleet
titanic-crew-smith = Edward John Smith
    .role = Capitaine
    .ability = Au lieu d’une action (livrets anglais et allemand : de son tour entier), il redistribue les cartes Action de tous les joueurs. Au moins une main doit être différente ensuite.
    .short = Smith
titanic-crew-phillips = Jack Phillips
    .role = Opérateur radio
    .ability = Quand il joue une carte Action, il peut choisir une carte qui se trouve devant un autre joueur.
    .short = Phillips
titanic-crew-pitman = Herbert John Pitman
    .role = Troisième officier
    .ability = Si son sauvetage échoue, il ne pioche rien en compensation. Chaque fois que le sauvetage d’un autre joueur échoue, il pioche une carte Action.
    .short = Pitman
titanic-crew-lightoller = Charles Lightoller
    .role = Deuxième officier
    .ability = Après un sauvetage échoué, il peut jouer aussitôt une carte Action reçue en compensation.
    .short = Lightoller

## Cartes Action

titanic-card-get-ready = Get Ready!
    .text = « Préparez-vous ! » Regardez les 5 cartes du dessus de la pioche et remettez-les dans l’ordre voulu, sur le dessus, en dessous ou réparties entre les deux.
titanic-card-come-on = Come On!
    .text = « Venez ! » Jouez un passager de la pioche, puis la pioche est mélangée. Si aucun n’est jouable, une page est tournée, sans compensation.
titanic-card-come-back = Come Back!
    .text = « Revenez ! » Jouez un passager de la défausse. Si aucun n’est jouable, une page est tournée, sans compensation.
titanic-card-your-turn = Your Turn!
    .text = « À vous ! » Regardez toutes les cartes d’une file et mettez-en une, face visible, en tête. Les autres sont mélangées derrière elle, faces cachées.
titanic-card-same-lines = Same Lines!
    .text = « Files égales ! » Mélangez ensemble les cartes de deux ponts et partagez-les à égalité, faces cachées ; s’il en reste une, elle va à la file la plus proche de la poupe. Puis les deux cartes de tête sont révélées.
titanic-card-wait = Wait!
    .text = « Attendez ! » Toutes les cartes visibles d’une file vont à la défausse. Puis sa carte suivante est révélée.
titanic-card-save-time = Save Time
    .text = « Gagner du temps » La pioche et la défausse sont mélangées et forment une nouvelle pioche. Aucune page n’est tournée.
titanic-card-plan-a = Plan A
    .text = Prenez la carte de votre choix de la pioche Action. Puis la pioche Action est mélangée.
titanic-card-plan-b = Plan B
    .text = Prenez la carte de votre choix de la défausse Action, mais pas celle-ci.
titanic-card-boat = Collapsible Boat
    .text = « Canot pliable » C’est une file de plus : posez-y aussitôt une suite, entière ou seulement une ou plusieurs cartes à partir de sa tête, quels que soient leurs rangs. Les passagers qui s’y trouvent ne sont pas encore sauvés.
titanic-card-mystery-f = Passager mystère (1re classe)
    .text = Jouez-le comme un passager de 1re classe du rang de votre choix. Le vrai passager peut le remplacer plus tard.
titanic-card-mystery-s = Passager mystère (2de classe)
    .text = Jouez-le comme un passager de 2de classe du rang de votre choix. Le vrai passager peut le remplacer plus tard.

## Classes, rangs et cartes en toutes lettres

titanic-class-f = 1re classe
titanic-class-s = 2de classe
titanic-rank-1 = Chaloupe
# $class : f ou s. $rank : le rang, un nombre. $anchor : yes ou no.
titanic-passenger =
    { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    } de { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }{ $anchor ->
        [yes] { " " }avec ancre
       *[no] { "" }
    }
# $class : f ou s. $rank : le rang, un nombre, 0 tant qu’il n’en a pas.
titanic-mystery =
    Passager mystère de { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }{ $rank ->
        [0] { "" }
        [1] { " " }tenant lieu de { titanic-rank-1 }
       *[other] { " " }tenant lieu de { $rank }
    }

## Lieux

titanic-place-deck = Pont { $number }
titanic-place-boat = Canot pliable
titanic-place-group-f = Groupe { $number } de 1re classe
titanic-place-group-s = Groupe { $number } de 2de classe
titanic-place-stack = Pioche
titanic-place-discard = Défausse
titanic-place-action-stack = Pioche Action
titanic-place-action-discard = Défausse Action
titanic-place-hand = Main

## Dispositions et options

titanic-layout-standard = Standard (4, 6, 8, 10)
titanic-layout-expert = Expert (7, 7, 7, 7)
titanic-layout-ultimate = Ultime (10, 8, 6, 4)
titanic-option-murdoch = Murdoch lors d’un sauvetage
    .may = Peut jouer plusieurs cartes (règle française et allemande)
    .all = Doit jouer toutes les cartes possibles (règle anglaise)
titanic-option-latimer = Les séries d’ancres de Latimer
    .en = Exactement trois ancres (règle anglaise et allemande)
    .fr = Chaque passager ne compte que dans une série (règle française)
titanic-option-ability = Capacités de Lowe et de Smith
    .action = À la place de l’action (règle française)
    .turn = À la place du tour entier (règle anglaise et allemande)
titanic-option-rulebook = Livret de règles
    .house = Maison
    .english = Anglais
    .german = Allemand
    .french = Français
    .mixed = Votre propre mélange
titanic-option-first = Premier joueur
    .drawn = Tiré au sort
    .table = Désigné par la table

## Sur quoi repose un nombre de l’édition

standing-stated = Indiqué dans les règles imprimées
standing-reported = Rapporté par quelqu’un qui a eu le jeu
standing-derived = Déduit de nombres indiqués
standing-chosen = Notre choix ; il s’accorde avec tout ce qu’on sait
