### Les leçons du client pour navigateur : un texte par étape, ce qu’il faut y faire, et son titre.

web-learn = Apprendre { $game }
web-learn-step = Étape { $step } sur { $steps }
web-learn-next = Suivant
web-learn-back = Retour
web-learn-show = Le faire pour moi
web-learn-again = Recommencer
web-learn-skip = Passer la leçon
web-learn-play = Jouer maintenant
web-learn-rules = Lire toutes les règles
web-learn-wrong = Ce serait permis. Pour l’instant, essayez ceci :
web-learn-left = À gauche
web-learn-right = À droite

## SOS Titanic

web-learn-titanic-ship = Le navire sombre. Les passagers attendent en files devant les ponts ; seule la tête d’une file est à portée. Votre tâche : les mener dans les Chaloupes, classe par classe, dans l’ordre des rangs, avant que la dernière page ne soit tournée.
    .title = La nuit du 14 avril 1912
web-learn-titanic-lower = À votre tour, vous faites autant de déplacements que vous voulez. Une Chaloupe en tête d’une file peut être mise à l’eau : elle ouvre un groupe. Chaque classe en a deux. Puis la carte suivante de la file est révélée.
    .title = Mettre une Chaloupe à l’eau
    .do = Mettez à l’eau la Chaloupe du pont 1.
web-learn-titanic-join = Après la Chaloupe viennent le 2, le 3, le 4 et ainsi de suite, tous de la même classe : jusqu’au 13 en 1re classe, jusqu’au 17 en 2de. Qui est dans un groupe est sauvé pour de bon.
    .title = Dans la Chaloupe
    .do = Menez le 2 du pont 2 dans le groupe.
web-learn-titanic-run = Un passager peut aussi rejoindre une autre file, si celui qui est en tête est de la même classe et d’un rang de plus, exactement. Ainsi grandissent les suites : 7, 6, 5. Une suite se déplace en entier, ou seulement sa tête.
    .title = Files et suites
    .do = Placez le 6 du pont 1 sur le 7 du pont 3.
web-learn-titanic-build = Chaque carte qui part révèle celle de derrière. C’est ainsi que vous dégagez les passagers qu’il vous faut. La 1re et la 2de classe ne se mêlent jamais.
    .title = Dégager encore
    .do = Placez le 8 du pont 1 sur le 9 du pont 2.
web-learn-titanic-deck = Un pont vide n’accueille qu’une suite qui commence par le rang le plus haut : un 13 de 1re classe ou un 17 de 2de. Le pont 1, à la proue, est inondé le premier : il est bon de le vider.
    .title = Les ponts vides
    .do = Menez le 13 du pont 1 au pont 5.
web-learn-titanic-rescue = Plus aucun déplacement utile. Vous devez maintenant faire une action, puis votre tour est fini. La plus courante est le sauvetage : vous dites combien de cartes vous piochez, dans la fourchette de votre membre d’équipage.
    .title = Un sauvetage
    .do = Piochez 2 cartes.
web-learn-titanic-place = L’une des cartes piochées doit être jouée, si c’est possible ; les autres vont à la défausse. Ici, deux peuvent l’être. Une Chaloupe ouvre le groupe de 2de classe.
    .title = En jouer une
    .do = Mettez à l’eau la Chaloupe de 2de classe.
web-learn-titanic-fail = Plus vous piochez de cartes, plus il est probable que l’une convienne. Mais toutes les autres partent à la défausse, et quand la pioche est épuisée, une page est tournée. Piocher une seule carte épargne la pioche et risque davantage.
    .title = Beaucoup ou peu ?
    .do = Piochez 1 seule carte.
web-learn-titanic-page = Rien ne convenait : le sauvetage a échoué et une page a été tournée. Chaque page inonde un compartiment, et c’était le dernier du pont 1. Vous l’aviez vidé ; sinon, toute sa file aurait été mélangée à la suivante, face cachée. En compensation, Boxhall a pioché des cartes Action.
    .title = L’eau monte
web-learn-titanic-card = Les cartes Action sont visibles devant vous. En jouer une est aussi une action, à la place d’un sauvetage. Come Back! ramène un passager de la défausse : le 12 dont vous avez dû vous séparer.
    .title = Les cartes Action
    .do = Jouez Come Back!
web-learn-titanic-find = La défausse est ouverte, et ce qui peut être joué est mis en valeur. Le 12 va sur le 13 du pont 5.
    .title = Chercher
    .do = Placez le 12 au pont 5.
web-learn-titanic-mystery = Un Passager mystère tient lieu de n’importe quel rang de sa classe qui convient. Ici, il peut être le 2 qu’attend le groupe de 2de classe. Plus tard, le vrai 2 pourra prendre sa place.
    .title = Un mystère
    .do = Jouez le Passager mystère dans le groupe de 2de classe.
web-learn-titanic-score = Le dernier rang de chaque groupe compte, ainsi que le numéro de la page ouverte : 2 + 2 + 7 = 11 points pour l’instant. Si les 60 sont sauvés, les séries d’ancres comptent aussi. L’équipage de 1912 aurait marqué 19 points. Le maximum serait 100.
    .title = Le score

## Septentrick

web-learn-septentrick-aim = Vous jouez ensemble et gagnez ensemble. Les plis vous apportent des cartes Mer avec des bouées et des cartes Passager. À la fin, chacun doit avoir exactement autant de bouées que de passagers. De la donne à la fin, personne ne dit un mot de ses cartes.
    .title = L’équilibre pour tous
web-learn-septentrick-trump = Vous êtes Capitaine : vous regardez votre main et nommez l’atout. Les atouts battent toutes les autres couleurs. Vous avez quatre étoiles, dont la plus haute.
    .title = L’atout
    .do = Nommez l’étoile comme atout.
web-learn-septentrick-pass = Chacun passe deux cartes à gauche, face cachée ; les cartes Passager restent. Qui n’a plus de carte d’une couleur n’aura pas à la fournir. Donnez donc vos deux losanges.
    .title = La passe
    .do = Passez le 1 et le 5 de losange.
web-learn-septentrick-keep = Deux cartes sont venues de la droite. Vous en gardez une et passez l’autre à gauche. Le 6 de triangle montre trois bouées.
    .title = En garder une
    .do = Gardez le 6 de triangle.
web-learn-septentrick-lead = Le Capitaine entame le premier pli, avec une carte Mer ou Sauvetage ; une carte Passager ne peut pas être entamée tant que vous avez autre chose. La plus haute carte de la couleur gagne, sauf s’il y a un atout.
    .title = Entamer
    .do = Entamez du 7 de cercle.
web-learn-septentrick-again = Le pli est à vous, avec les bouées de ses cartes : quatre. Il vous faut maintenant quatre passagers. Qui gagne un pli entame le suivant. Plus de bouées pour l’instant : entamez bas, pour qu’un autre gagne.
    .title = Ramassé
    .do = Entamez du 1 de triangle.
web-learn-septentrick-give = Votre voisin de gauche entame du 7 de losange et aura quatre bouées. Vous n’avez pas de losange : vous pouvez tout jouer, même une carte Passager. Laquelle met votre voisin à égalité ?
    .title = Donner des passagers
    .do = Jouez la carte Passager à 4 passagers.
web-learn-septentrick-follow = On demande triangle, et vous en avez : il faut fournir. Il y a une issue : une carte Sauvetage peut toujours être jouée. Le 2 ajouterait une bouée à un voisin qui est à égalité, et avec le 6 vous en prendriez vous-même trois de plus.
    .title = Fournir, ou sauver
    .do = Jouez la carte Sauvetage.
web-learn-septentrick-tally = Ce que chacun a ramassé est visible : quatre bouées et encore aucun passager chez vous, quatre et quatre à gauche, rien à droite. Il y a douze plis pour mettre tout le monde à égalité. Regardez bien qui a besoin de quoi.
    .title = L’égalité
web-learn-septentrick-danger = Vers la fin d’une autre partie. Si un pli n’a que des cartes Passager, tout est perdu sur-le-champ. Vous êtes averti : vous seul avez une autre carte. Gardez-la pour le pli suivant et jouez maintenant une carte Passager.
    .title = Gare aux passagers seuls
    .do = Jouez une carte Passager.
web-learn-septentrick-end = Après douze plis, il reste une carte à chacun. Elle est révélée et compte aussi. Ici, tout convenait : 14 et 14, 0 et 0, 6 et 6. Tout le monde est sauvé.
    .title = La dernière carte
