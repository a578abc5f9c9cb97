### SOS Titanic : noms de l’équipage, des cartes et des lieux.

titanic-name = SOS Titanic

## Équipage

titanic-crew-murdoch = William Murdoch
    .role = Premier officier
    .ability = Lors d’un sauvetage, il peut jouer plusieurs des cartes piochées, l’une après l’autre. S’il manque son sauvetage, il ne pioche pas de carte Action.
    .short = Murdoch
titanic-crew-lee = Reginald Lee
    .role = Vigie
    .ability = S’il manque son sauvetage, il ne pioche pas de carte Action.
    .short = Lee
titanic-crew-lowe = Harold Lowe
    .role = Cinquième officier
    .ability = Au lieu d’une action (règles anglaises et allemandes : de son tour entier), il peut défausser des cartes de la pioche jusqu’à ce qu’une ancre sorte. Il peut alors échanger deux passagers de même classe et de même rang entre deux groupes.
    .short = Lowe
titanic-crew-boxhall = Joseph Boxhall
    .role = Quatrième officier
    .ability = S’il manque son sauvetage, il pioche 2 cartes Action après avoir tourné la page et garde les deux.
    .short = Boxhall
titanic-crew-latimer = Andrew Latimer
    .role = Chef steward
    .ability = Il pioche une carte Action chaque fois qu’un passager ajouté à un groupe, par n’importe quel joueur, complète une série d’exactement 3 ancres (règles françaises : de 3 ancres qui n’ont pas encore compté).
    .short = Latimer
titanic-crew-fleet = Frederick Fleet
    .role = Vigie
    .ability = S’il manque son sauvetage, il pioche 3 cartes Action après avoir tourné la page, en garde une et défausse les autres.
    .short = Fleet
titanic-crew-smith = Edward John Smith
    .role = Capitaine
    .ability = Au lieu d’une action (règles anglaises et allemandes : de son tour entier), il peut redistribuer les cartes Action de tous les joueurs. Au moins une main doit changer.
    .short = Smith
titanic-crew-phillips = Jack Phillips
    .role = Opérateur radio
    .ability = Quand il joue une carte Action, il peut choisir celle d’un autre joueur.
    .short = Phillips
titanic-crew-pitman = Herbert John Pitman
    .role = Troisième officier
    .ability = S’il manque son sauvetage, il ne pioche pas de carte Action. En revanche, il en pioche une chaque fois qu’un autre joueur manque le sien.
    .short = Pitman
titanic-crew-lightoller = Charles Lightoller
    .role = Deuxième officier
    .ability = S’il manque son sauvetage, il peut jouer aussitôt une carte Action qu’il vient de piocher en compensation.
    .short = Lightoller

## Cartes Action

titanic-card-get-ready = Get Ready!
    .text = « Préparez-vous ! » Regardez les 5 premières cartes de la pioche. Remettez chacune sur le dessus ou en dessous, dans l’ordre de votre choix.
titanic-card-come-on = Come On!
    .text = « Venez ! » Jouez un passager de la pioche, puis mélangez la pioche. Si aucun n’est jouable, tournez une page, sans compensation.
titanic-card-come-back = Come Back!
    .text = « Revenez ! » Jouez un passager de la défausse. Si aucun n’est jouable, tournez une page, sans compensation.
titanic-card-your-turn = Your Turn!
    .text = « À vous ! » Regardez toutes les cartes d’une file et mettez-en une en tête, face visible. Mélangez les autres et placez-les derrière elle, faces cachées.
titanic-card-same-lines = Same Lines!
    .text = « Files égales ! » Mélangez ensemble les cartes de deux ponts et répartissez-les à parts égales, faces cachées ; s’il en reste une, elle va à la file la plus proche de la poupe. Révélez ensuite les deux cartes de tête.
titanic-card-wait = Wait!
    .text = « Attendez ! » Défaussez toutes les cartes visibles d’une file, puis révélez sa carte suivante.
titanic-card-save-time = Save Time
    .text = « Gagner du temps » : mélangez la pioche et la défausse pour former une nouvelle pioche. Ne tournez pas de page.
titanic-card-plan-a = Plan A
    .text = Prenez la carte de votre choix dans la pioche Action, puis mélangez celle-ci.
titanic-card-plan-b = Plan B
    .text = Prenez la carte de votre choix dans la défausse Action, sauf ce Plan B.
titanic-card-boat = Collapsible Boat
    .text = « Canot pliable » : une file de plus. Posez-y aussitôt une suite, ou seulement ses cartes de tête, quels que soient leurs rangs. Les passagers du canot ne sont pas encore sauvés.
titanic-card-mystery-f = Mystery Passenger (1re classe)
    .text = « Passager mystère » : jouez-le comme un passager de 1re classe du rang de votre choix. Le vrai passager pourra le remplacer plus tard.
titanic-card-mystery-s = Mystery Passenger (2de classe)
    .text = « Passager mystère » : jouez-le comme un passager de 2de classe du rang de votre choix. Le vrai passager pourra le remplacer plus tard.

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
        [1] { " " }({ titanic-rank-1 })
       *[other] { " " }(rang { $rank })
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

titanic-layout-standard = Classique (4, 6, 8, 10)
titanic-layout-expert = Expert (7, 7, 7, 7)
titanic-layout-ultimate = Ultime (10, 8, 6, 4)
titanic-option-murdoch = Sauvetages de Murdoch
    .may = Peut jouer plusieurs cartes (règles française et allemande)
    .all = Doit jouer toutes les cartes possibles (règle anglaise)
titanic-option-latimer = Séries d’ancres de Latimer
    .en = Exactement trois ancres (règles anglaise et allemande)
    .fr = Chaque passager ne compte que dans une série (règle française)
titanic-option-ability = Capacités de Lowe et de Smith
    .action = À la place de l’action (règle française)
    .turn = À la place du tour entier (règles anglaise et allemande)
titanic-option-rulebook = Livre de règles
    .house = Maison
    .english = Anglais
    .german = Allemand
    .french = Français
    .mixed = Personnalisé
titanic-option-first = Premier joueur
    .drawn = Tiré au sort
    .table = Choisi par la table

## D’où vient un nombre de l’édition

standing-stated = Indiqué dans les règles imprimées
standing-reported = Signalé par une personne qui possède le jeu
standing-derived = Déduit des nombres indiqués
standing-chosen = Notre choix, compatible avec tout ce que l’on sait
