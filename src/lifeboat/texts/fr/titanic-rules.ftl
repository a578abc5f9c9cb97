### SOS Titanic : les règles, un texte par numéro de règle, une phrase par ligne.

## Cartes et mise en place

titanic-rule-T1 =
    Il y a 60 passagers, répartis en deux classes.
    La 1re classe va du rang 1 au rang 13, la 2de classe du rang 1 au rang 17.
    Dans sa classe, chaque rang existe en double : une fois avec une ancre, une fois sans.
    Le rang 1 est une Chaloupe.
    .title = Les passagers
titanic-rule-T2 =
    Il y a 20 cartes Action : 2 Get Ready!, 3 Come On!, 3 Come Back!, 2 Your Turn!, 2 Same Lines!, 2 Wait!, 1 Save Time, 1 Plan A, 1 Plan B, 1 Collapsible Boat (le canot pliable) et 2 Mystery Passenger (les Passagers mystère), un par classe.
    .title = Les cartes Action
titanic-rule-T3 =
    Il y a 10 membres d’équipage.
    Chacun a un nombre de cartes Action au départ, un intervalle pour le nombre de passagers à piocher lors d’un sauvetage, un nombre minimal de joueurs et une capacité.
    En solitaire, vous pouvez être Murdoch, Boxhall, Lee, Latimer, Lowe ou Fleet.
    À partir de deux joueurs, Smith, Pitman, Lightoller et Phillips peuvent aussi être de la partie.
    .title = Les membres d’équipage
titanic-rule-T4 =
    Vous recevez au hasard un membre d’équipage parmi ceux que permet le nombre de joueurs, à moins que votre table ne choisisse l’équipage.
    Vous recevez ensuite autant de cartes Action que ce membre d’équipage en a au départ. Elles restent visibles devant vous : c’est votre main.
    Dans ce jeu, il n’y a pas de secret entre vous : tous les joueurs disposent des mêmes informations.
    Trois choses sont cachées à tout le monde : l’ordre de la pioche, les cartes cachées des files et l’ordre de la pioche Action.
    Ce qu’une carte vous a montré reste connu jusqu’à ce que les cartes concernées soient mélangées.
    Il est interdit de consulter une défausse, sauf si une carte le permet, mais vous pouvez vous souvenir de ce qui s’y trouve.
    (Règle maison : les règles imprimées ne disent pas si les cartes Action sont visibles.)
    .title = Votre membre d’équipage, votre main et ce que vous savez
titanic-rule-T5 =
    Le livret est ouvert à la première page.
    Des files de 4, 6, 8 et 10 passagers, faces cachées, sont placées devant les ponts 1 à 4 ; le pont 1 est le plus proche de la proue. (Autres dispositions : T6.)
    La carte de tête de chaque file est ensuite révélée.
    Les 32 autres passagers forment la pioche, faces cachées.
    .title = La mise en place
titanic-rule-T6 =
    Vous choisissez combien de passagers se trouvent au départ devant les ponts 1 à 4.
    Classique : 4, 6, 8 et 10. Expert : 7, 7, 7 et 7. Ultime : 10, 8, 6 et 4.
    .title = Les dispositions
titanic-rule-T7 =
    Après la mise en place, au vu des cartes, votre table choisit le premier joueur ; sinon, il est tiré au sort.
    On joue ensuite à tour de rôle, dans le sens horaire.
    À votre tour, vous faites d’abord autant de déplacements que vous voulez, ou aucun (T8 à T14, T37, T54).
    Vous devez ensuite faire une action, et une seule : un sauvetage, une carte Action ou, à la place, la capacité de Smith ou de Lowe.
    Vous pouvez discuter librement, mais chaque décision revient au seul joueur actif.
    .title = Premier joueur, tours et discussions

## Un tour : les déplacements

titanic-rule-T8 =
    Une file se compose de ses cartes cachées à l’arrière, s’il y en a, et de sa suite à l’avant : des cartes visibles d’une même classe, chacune valant exactement un de moins que la carte placée derrière elle.
    Vous pouvez déplacer une suite entière, ou seulement une partie, en partant de la tête ; l’ordre des cartes ne change pas.
    Vous pouvez poser ces cartes sur une autre file si la carte de tête de celle-ci est de la même classe et vaut exactement un de plus que la plus haute des cartes déplacées.
    .title = Déplacer vers une autre file
titanic-rule-T9 =
    Vous pouvez déplacer vers une file vide une suite entière, ou seulement une partie, en partant de la tête, si la plus haute des cartes déplacées est un 13 de 1re classe ou un 17 de 2de classe.
    On appelle file vide un pont non inondé devant lequel il n’y a aucune carte. Les ponts 5 et 6 sont des files vides dès le début.
    Le canot pliable (T35) n’est jamais une file vide.
    .title = Déplacer vers une file vide
titanic-rule-T10 =
    Vous pouvez mettre à l’eau une Chaloupe qui est en tête d’une file : elle crée un nouveau groupe de sa classe.
    Il y a au plus quatre groupes, deux par classe.
    Un Passager mystère mis à l’eau comme Chaloupe crée l’un des deux groupes de sa classe. Une classe n’a jamais de troisième groupe.
    .title = Mettre une Chaloupe à l’eau
titanic-rule-T11 =
    Le passager en tête d’une file peut rejoindre un groupe de la même classe si le dernier passager de ce groupe vaut exactement un de moins.
    Les passagers quittent la file un par un, le plus bas d’abord. Chacun d’eux compte comme un déplacement.
    .title = Déplacer vers un groupe
titanic-rule-T12 =
    Les rescapés, c’est-à-dire les passagers d’un groupe, ne bougent plus jamais. Il y a deux exceptions : un Passager mystère qu’on remplace (T37) et l’échange de Lowe (T44).
    La 1re et la 2de classe ne se mélangent jamais, ni dans une file ni dans un groupe.
    .title = Les rescapés restent en place, les classes restent séparées
titanic-rule-T13 =
    Quand une carte cachée arrive en tête d’une file, elle est aussitôt révélée.
    .title = Révéler une carte
titanic-rule-T14 =
    Une Chaloupe est aussi un passager de rang 1 : dans une file, elle peut être posée sur un 2 de sa classe.
    .title = Les Chaloupes dans une file

## Action : le sauvetage

titanic-rule-T15 =
    Pour lancer un sauvetage, annoncez combien de cartes vous piochez : un nombre compris dans l’intervalle de votre membre d’équipage, et jamais plus que la pioche n’en contient.
    Prenez-les ensuite toutes ensemble sur le dessus de la pioche, avant de les regarder.
    .title = Sauvetage : combien de cartes
titanic-rule-T16 =
    Si au moins une des cartes piochées est jouable, vous devez en jouer une et une seule. (Seul Murdoch peut en jouer plus : T40.)
    Chaque carte piochée compte comme une suite d’une seule carte. Elle peut aller partout où une telle suite pourrait aller (T8 à T11), ou prendre la place d’un Passager mystère (T37, T39).
    Vous choisissez la carte et l’endroit.
    Les autres cartes piochées vont à la défausse.
    .title = Sauvetage : jouer une carte
titanic-rule-T17 =
    Si aucune des cartes piochées n’est jouable, le sauvetage est manqué.
    Toutes vont à la défausse et une page est tournée, avec tout ce que cela entraîne (T22 à T25).
    Vous piochez ensuite une carte Action en compensation. Si c’était la dernière page, vous n’en piochez pas.
    Certains membres d’équipage piochent autrement (T40 à T43, T48). T50 donne l’ordre exact.
    .title = Un sauvetage manqué
titanic-rule-T18 =
    Si la pioche est vide quand vous lancez un sauvetage, la défausse est d’abord mélangée et devient la nouvelle pioche, et une page est tournée. Personne ne reçoit de carte Action pour cette page.
    Si c’est la dernière page, la partie est finie.
    Sinon, vous annoncez maintenant, au vu de la nouvelle situation, combien de cartes vous piochez, puis vous les piochez. Aucun déplacement n’est permis entre-temps.
    .title = Sauvetage avec une pioche vide
titanic-rule-T19 =
    Si la pioche et la défausse sont vides toutes les deux, vous pouvez quand même choisir un sauvetage. T18 ne s’applique pas : rien n’est mélangé, et aucune page n’est tournée à ce titre.
    Vous n’annoncez aucun nombre et le sauvetage est manqué (T17) : une page est tournée, avec la compensation habituelle.
    Vous avez donc toujours une action possible et, grâce aussi à T54, toute partie a une fin.
    (Règle maison : les règles imprimées n’en disent rien.)
    .title = Sauvetage quand il ne reste rien à piocher

## Action : la carte Action

titanic-rule-T20 =
    Jouez une de vos propres cartes Action (Phillips a plus de choix : T47), appliquez son effet, puis mettez-la dans la défausse Action. Le canot pliable et les Passagers mystère, eux, restent sur la table.
    Vous pouvez toujours jouer les cartes Get Ready!, Save Time, Plan A et Plan B, même si elles n’ont aucun effet.
    De même, vous pouvez toujours jouer Come On! et Come Back! : si la pioche ou la défausse à fouiller est vide, vous ne trouvez personne et une page est tournée ; contrairement à T18, la défausse n’est pas mélangée.
    Pour Your Turn! ou Wait!, il faut une file qui contienne au moins une carte ; le canot pliable compte ici comme une file.
    Pour Same Lines!, il faut deux ponts non inondés, dont un au moins avec une carte.
    Pour Collapsible Boat, il faut une suite à y poser ; pour un Mystery Passenger, un endroit où il puisse aller.
    (Règle maison : à propos des cartes sans effet, les règles imprimées ne parlent que de Plan B.)
    .title = Jouer une carte Action
titanic-rule-T21 =
    Dès que la pioche Action est vide et que la défausse Action ne l’est pas, la défausse Action est mélangée et devient la pioche Action. On le vérifie après chaque pioche, chaque recherche et chaque défausse.
    Une carte en cours de jeu n’est ni dans l’une ni dans l’autre. Les cartes piochées par Fleet non plus, tant qu’il n’a pas choisi.
    Les cartes qu’un même effet défausse ensemble sont toutes défaussées avant que la pioche soit reformée. Si Fleet en défausse deux, les deux sont mélangées.
    Si vous piochez plusieurs cartes, vous les piochez une par une.
    Si la pioche Action et la défausse Action sont vides toutes les deux, personne ne pioche.
    .title = Quand la pioche Action est vide

## Pages et inondation

titanic-rule-T22 =
    Chaque page que vous tournez inonde un compartiment de plus.
    Si c’était le dernier compartiment d’un pont, tout le pont est inondé (T23, T24).
    .title = Tourner une page
titanic-rule-T23 =
    Quand un pont est inondé, tous les passagers de sa file et tous ceux de la file du pont suivant, vers la poupe, sont mélangés ensemble.
    Ils forment une seule file, faces cachées, devant ce pont suivant, et sa carte de tête est révélée.
    C’est aussi le cas si la file du pont suivant est vide.
    Tout cela a lieu avant une éventuelle compensation.
    (Règle maison : la nouvelle file va devant le pont suivant, comme dans les règles anglaises et françaises, même si la file de ce pont était vide. Les règles allemandes la placent devant le dernier pont qui n’est pas encore inondé.)
    .title = Un pont est inondé
titanic-rule-T24 =
    Si la file du pont inondé est vide, rien n’est mélangé.
    Un pont inondé n’a plus de file : aucune carte ne peut plus y aller.
    .title = Inondation d’un pont vide
titanic-rule-T25 =
    Quand la dernière page est tournée, la partie s’arrête aussitôt.
    .title = La dernière page

## Cartes Action

titanic-rule-T26 =
    Regardez les 5 premières cartes de la pioche, ou toutes s’il y en a moins.
    Remettez chacune d’elles sur le dessus ou en dessous, dans l’ordre de votre choix.
    .title = Get Ready!
titanic-rule-T27 =
    Cherchez dans la pioche un passager jouable (T39) et jouez-le aussitôt. S’il y en a un, vous devez en jouer un ; vous choisissez la carte et l’endroit.
    S’il n’y en a aucun, une page est tournée, sans compensation.
    Dans tous les cas, la pioche est mélangée ; si une page doit être tournée, elle l’est ensuite.
    .title = Come On!
titanic-rule-T28 =
    Cherchez dans la défausse un passager jouable (T39) et jouez-le aussitôt. S’il y en a un, vous devez en jouer un ; vous choisissez la carte et l’endroit.
    S’il n’y en a aucun, une page est tournée, sans compensation.
    La défausse n’est pas mélangée : son ordre n’a aucune importance.
    .title = Come Back!
titanic-rule-T29 =
    Choisissez une file qui contient au moins une carte ; le canot pliable peut aussi être choisi.
    Regardez toutes ses cartes et mettez-en une en tête, face visible.
    Les autres sont mélangées et placées derrière elle, faces cachées.
    .title = Your Turn!
titanic-rule-T30 =
    Choisissez deux ponts non inondés, voisins ou non. L’un des deux peut être vide, mais pas les deux. Le canot pliable ne peut pas être choisi.
    Toutes les cartes des deux files sont mélangées et réparties à parts égales, faces cachées. S’il en reste une, elle va à la file la plus proche de la poupe.
    Puis les cartes de tête des deux files sont révélées.
    .title = Same Lines!
titanic-rule-T31 =
    Choisissez une file qui contient au moins une carte ; le canot pliable peut aussi être choisi.
    Toutes ses cartes visibles vont à la défausse (un Passager mystère va à la défausse Action).
    La carte suivante de la file, s’il y en a une, est alors révélée.
    .title = Wait!
titanic-rule-T32 =
    La pioche et la défausse sont mélangées ensemble et forment une nouvelle pioche, même si la pioche était vide.
    Aucune page n’est tournée.
    .title = Save Time
titanic-rule-T33 =
    Prenez en main la carte de votre choix dans la pioche Action, puis mélangez celle-ci.
    .title = Plan A
titanic-rule-T34 =
    Prenez en main la carte de votre choix dans la défausse Action, mais jamais le Plan B que vous êtes en train de jouer.
    .title = Plan B
titanic-rule-T35 =
    Le canot pliable devient une file de plus. Posez-y aussitôt toute la suite d’une file de votre choix, ou seulement une partie, en partant de la tête ; la plus haute de ces cartes peut être de n’importe quel rang.
    Dès lors, le canot pliable est une file comme les autres : pour les déplacements, les cartes piochées, les Passagers mystère, Your Turn! (qui peut y laisser des cartes cachées) et Wait! (T8 à T14, T29, T31, T36 à T39).
    Mais il n’est jamais une file vide au sens de T9, et ni les inondations ni Same Lines! ne le concernent.
    Dès qu’il ne contient plus de carte, il va à la défausse Action, que ce soit après un déplacement, le remplacement d’un Passager mystère (T37) ou Wait! (T31).
    Les passagers du canot pliable ne sont pas sauvés et ne comptent pas à la fin.
    .title = Collapsible Boat (canot pliable)
titanic-rule-T36 =
    Jouez le Passager mystère comme un passager de sa classe et du rang que vous annoncez, partout où une telle carte serait jouable (T8 à T11).
    Vous pouvez aussi annoncer 1 ou le rang le plus haut (13 en 1re classe, 17 en 2de classe), et même un rang dont les deux passagers sont déjà sauvés.
    Dès lors, il est ce passager : c’est ce rang qui compte pour ses déplacements, pour les cartes qu’on pose sur lui et pour le score.
    .title = Mystery Passenger (Passager mystère)
titanic-rule-T37 =
    Un Passager mystère visible peut être remplacé par un vrai passager de sa classe et de son rang, où qu’il se trouve : dans une file, dans le canot pliable ou dans un groupe, même au milieu.
    Le vrai passager est la carte de tête d’une autre file (c’est alors un déplacement), ou une carte que vous jouez lors d’un sauvetage ou grâce à Come On! ou Come Back!
    Une carte ainsi piochée ou trouvée compte comme jouable si elle peut remplacer un Passager mystère : si rien d’autre n’est jouable, vous devez donc le remplacer.
    Si le Passager mystère est la carte de tête d’une file, il peut aussi être remplacé par toute la suite d’une autre file, ou seulement par une partie, en partant de la tête, si la plus haute de ces cartes est le passager qu’il représente.
    Un rescapé ne peut pas servir à remplacer un Passager mystère.
    Le Passager mystère remplacé va à la défausse Action.
    .title = Remplacer un Passager mystère
titanic-rule-T38 =
    Un Passager mystère n’a pas d’ancre.
    Il garde son rang tant qu’il est visible, même si Your Turn! le met en tête alors qu’il était déjà visible. Face cachée, il n’a pas de rang.
    Quand il est révélé, ou quand Your Turn! le choisit parmi les cartes cachées, le joueur actif annonce, avant toute autre chose, le rang de son choix dans cette classe.
    Si un même effet révèle plusieurs cartes, elles sont d’abord toutes révélées ; puis on annonce le rang des Passagers mystère, de la proue vers la poupe.
    Wait! envoie un Passager mystère à la défausse Action.
    (Règle maison : les règles imprimées n’en disent rien ; seules les allemandes précisent qu’un Passager mystère garde son rang et sa classe tant qu’il est visible.)
    .title = Passagers mystère : sans ancre, face cachée, nouveau rang
titanic-rule-T39 =
    Une carte piochée lors d’un sauvetage, ou trouvée par Come On! ou Come Back!, est jouable partout où l’on pourrait la déplacer depuis une file : sur une file, dans une file vide, dans un groupe ou, si c’est une Chaloupe, à l’eau (T8 à T11).
    Elle est aussi jouable à la place d’un Passager mystère (T37).
    .title = Où jouer une carte piochée ou trouvée

## Équipage

titanic-rule-T40 =
    Avec Murdoch, vous pouvez jouer plusieurs des cartes piochées lors d’un sauvetage, l’une après l’autre, tant qu’il y en a de jouables. Chacune peut ouvrir la voie à la suivante.
    Si au moins une est jouable, vous devez en jouer au moins une.
    Quand vous vous arrêtez, les cartes que vous n’avez pas jouées sont défaussées.
    Si vous manquez votre sauvetage, vous ne piochez pas de carte Action.
    Avec l’option « Doit jouer toutes les cartes possibles (règle anglaise) » (T55), vous devez continuer tant qu’une carte piochée est jouable ; l’ordre et les endroits restent libres.
    (Règle maison : vous pouvez vous arrêter, comme dans les règles françaises et allemandes. D’après les règles anglaises, Murdoch doit jouer toutes les cartes possibles.)
    .title = Murdoch
titanic-rule-T41 =
    Avec Lee, vous ne piochez jamais de carte Action quand vous manquez un sauvetage.
    .title = Lee
titanic-rule-T42 =
    Avec Boxhall, quand vous manquez un sauvetage, vous piochez 2 cartes Action après avoir tourné la page et vous gardez les deux.
    .title = Boxhall
titanic-rule-T43 =
    Avec Fleet, quand vous manquez un sauvetage, vous piochez 3 cartes Action après avoir tourné la page. Gardez-en une et défaussez les deux autres ensemble (T21).
    S’il y a moins de cartes à piocher, vous en piochez moins, mais vous en gardez toujours une.
    .title = Fleet
titanic-rule-T44 =
    Avec Lowe, au lieu d’une action et après d’éventuels déplacements, vous pouvez défausser les cartes de la pioche une par une jusqu’à défausser un passager avec ancre.
    Vous pouvez alors échanger deux passagers de même classe et de même rang qui se trouvent dans deux groupes différents. Peu importe quelle ancre est sortie.
    La pioche ne doit pas être vide, mais il n’est pas nécessaire qu’un échange soit possible.
    Si aucune ancre ne sort, il n’y a pas d’échange.
    Un Passager mystère d’un groupe peut être échangé : il compte avec le rang qu’il représente.
    Avec l’option « À la place du tour entier (règles anglaise et allemande) » (T55), vous ne pouvez le faire que si vous n’avez fait aucun déplacement pendant ce tour.
    (Règle maison : cette capacité remplace une action, comme dans les textes français des capacités. Dans les textes anglais et allemands, elle remplace le tour normal. Les règles ci-dessus sur la pioche vide, l’ancre qui ne sort pas et le Passager mystère sont aussi de nous.)
    .title = Lowe
titanic-rule-T45 =
    Avec Latimer, vous piochez une carte Action chaque fois qu’un joueur, vous compris, ajoute un passager à un groupe et complète ainsi une série d’exactement 3 ancres sur des rangs consécutifs.
    Par série, on entend toute la chaîne ininterrompue d’ancres dont fait partie la carte ajoutée.
    Remplacer un Passager mystère dans un groupe compte comme un ajout. L’échange de Lowe ne compte pas.
    Avec l’option « Chaque passager ne compte que dans une série (règle française) » (T55), la longueur de la série est sans importance : si elle contient trois ancres voisines qui n’ont pas encore compté, dont celle de la carte ajoutée, vous piochez. Les trois plus basses qui remplissent cette condition ont alors compté. Une série de 6 ancres rapporte donc deux cartes.
    .title = Latimer
titanic-rule-T46 =
    Avec Smith, au lieu d’une action et après d’éventuels déplacements, vous pouvez redistribuer comme vous voulez les cartes Action de tous les joueurs, y compris les vôtres.
    Au moins une main doit changer. Ce qui compte, ce sont les sortes de cartes qu’elle contient et le nombre de chacune.
    Avec l’option « À la place du tour entier (règles anglaise et allemande) » (T55), vous ne pouvez le faire que si vous n’avez fait aucun déplacement pendant ce tour.
    (Règle maison : cette capacité remplace une action, comme dans les textes français des capacités. Dans les textes anglais et allemands, elle remplace le tour normal.)
    .title = Smith
titanic-rule-T47 =
    Avec Phillips, quand vous jouez une carte Action, vous pouvez en jouer une qui se trouve devant un autre joueur.
    Elle compte comme jouée par vous, et la carte qu’elle permet de prendre est pour vous.
    .title = Phillips
titanic-rule-T48 =
    Avec Pitman, vous ne piochez pas de carte Action quand vous manquez vous-même un sauvetage.
    En revanche, vous en piochez une chaque fois qu’un autre joueur manque le sien.
    .title = Pitman
titanic-rule-T49 =
    Avec Lightoller, après un sauvetage manqué, une fois la page tournée et la compensation piochée, vous pouvez jouer aussitôt une carte que vous venez de piocher.
    Ce doit être une carte de cette compensation, et une carte que T20 permet de jouer.
    Si elle fait tourner une page, cette page ne donne pas de compensation. Si elle permet de prendre une carte (Plan A, Plan B), vous ne pouvez pas jouer celle-ci maintenant.
    Aucun déplacement n’est permis entre-temps.
    .title = Lightoller
titanic-rule-T50 =
    Un sauvetage manqué se déroule dans cet ordre.
    Premièrement, les cartes piochées sont défaussées.
    Deuxièmement, la page est tournée, avec l’inondation éventuelle (T22 à T24) et le rang à annoncer pour tout Passager mystère révélé (T38).
    Troisièmement, sauf si la partie est finie, le joueur actif pioche ; Fleet choisit aussitôt.
    Quatrièmement, Pitman pioche, même si le joueur qui a manqué son sauvetage ne reçoit rien.
    Cinquièmement, Lightoller peut jouer sa carte.
    Une page tournée à cause d’une pioche vide (T18), de Come On! ou de Come Back! n’est pas un sauvetage manqué.
    Latimer pioche juste après l’ajout qui lui a valu la carte.
    (Règle maison : les règles imprimées ne disent pas qui passe en premier quand Pitman et Lightoller sont tous deux à la table.)
    .title = Le déroulement d’un sauvetage manqué

## Fin et score

titanic-rule-T51 =
    La partie s’arrête dès que la dernière page est tournée ou que les quatre groupes sont complets, même au milieu de vos déplacements, d’un sauvetage de Murdoch ou de l’effet d’une carte.
    Plus rien ne se passe : ni action, ni pioche, ni compensation. C’est la page alors ouverte qui compte.
    Un Passager mystère dans un groupe compte comme le passager qu’il représente, ici et pour le score (T52), même si le vrai n’est pas sauvé.
    (Règle maison : d’après les règles imprimées, un Passager mystère compte comme son passager pour le score ; qu’il complète aussi un groupe est notre choix.)
    .title = La fin de la partie
titanic-rule-T52 =
    Votre score est la somme de trois éléments.
    Premièrement, le rang du dernier passager de chaque groupe.
    Deuxièmement, le numéro de la page à laquelle le livret est ouvert.
    Troisièmement, seulement si tous les passagers sont sauvés : pour chaque classe, la plus longue série d’ancres sur des rangs consécutifs dans un même groupe.
    .title = Le score
titanic-rule-T53 =
    19 rescapés dans les Chaloupes et le navire englouti : 19 points.
    Les 60 passagers sauvés, des séries de 5 et de 3 ancres, la page numéro 2 : 70 points.
    Le meilleur score possible découle de T52 : les 60 passagers sauvés, les 13 et les 17 ancres à la suite, et le livret encore à sa première page. Si cette page porte le numéro 10, cela fait 60 + 13 + 17 + 10 = 100 points.
    .title = Exemples de scores

## Déplacements (suite)

titanic-rule-T54 =
    Un déplacement neutre est un déplacement vers une file (T8) ou vers une file vide (T9) qui ne révèle aucune carte, ne remplace aucun Passager mystère et ne fait pas défausser le canot pliable.
    Après 20 déplacements neutres d’affilée dans un même tour, vous ne pouvez plus en faire tant que vous n’avez pas fait un déplacement d’une autre sorte. Vous pouvez bien sûr faire votre action.
    Chaque tour commence à 0. Le compte fait partie de la position, et il recule quand vous annulez un coup.
    (Règle maison : les règles imprimées permettent autant de déplacements qu’on veut, si bien qu’un tour pourrait ne jamais finir.)
    .title = Déplacements neutres

## Livres de règles

titanic-rule-T55 =
    Votre table suit un livre de règles. Il tranche trois questions auxquelles les règles imprimées répondent différemment : Murdoch peut-il s’arrêter (T40) ? Comment compter les séries de Latimer (T45) ? Que remplace la capacité de Lowe ou de Smith (T44, T46) ?
    Maison : Murdoch peut s’arrêter, il faut exactement trois ancres, une capacité remplace l’action. C’est le choix par défaut.
    Anglais : Murdoch doit jouer toutes les cartes possibles, il faut exactement trois ancres, une capacité remplace le tour entier.
    Allemand : Murdoch peut s’arrêter, il faut exactement trois ancres, une capacité remplace le tour entier.
    Français : Murdoch peut s’arrêter, chaque passager ne compte que dans une série, une capacité remplace l’action.
    Vous pouvez aussi régler ces trois points séparément. L’enregistrement d’une partie les indique tous les trois.
    .title = Livres de règles
