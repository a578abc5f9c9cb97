### Les leçons du client pour navigateur : pour chaque étape, un texte, un titre et ce qu’il faut faire.

web-learn = Apprendre à jouer à { $game }
web-learn-step = Étape { $step } sur { $steps }
web-learn-next = Suivant
web-learn-back = Retour
web-learn-show = Jouer ce coup à ma place
web-learn-again = Recommencer
web-learn-skip = Passer la leçon
web-learn-play = Jouer maintenant
web-learn-rules = Lire toutes les règles
web-learn-wrong = C’est permis aussi, mais pour l’instant, essayez plutôt ceci :
web-learn-left = Gauche
web-learn-right = Droite

## SOS Titanic

web-learn-titanic-ship = Le navire sombre. Les passagers attendent en files devant les ponts ; seule la tête d’une file est accessible. Votre mission : les amener dans les Chaloupes, classe par classe, dans l’ordre des rangs, avant que la dernière page ne soit tournée.
    .title = La nuit du 14 avril 1912
web-learn-titanic-lower = À votre tour, faites autant de déplacements que vous voulez. Quand une Chaloupe est en tête d’une file, vous pouvez la mettre à l’eau : elle crée un groupe, et la carte suivante de la file est révélée. Chaque classe peut avoir deux groupes.
    .title = Mettre une Chaloupe à l’eau
    .do = Mettez à l’eau la Chaloupe du pont 1.
web-learn-titanic-join = Après la Chaloupe viennent le 2, le 3, le 4 et ainsi de suite, tous de la même classe : jusqu’au 13 en 1re classe, jusqu’au 17 en 2de. Une fois dans un groupe, un passager est sauvé pour de bon.
    .title = Dans la Chaloupe
    .do = Amenez le 2 du pont 2 dans le groupe.
web-learn-titanic-run = Un passager peut aussi rejoindre une autre file, si la carte de tête est de la même classe et vaut exactement un de plus. Vous formez ainsi des suites : 7, 6, 5. Vous pouvez déplacer une suite entière, ou seulement ses cartes de tête.
    .title = Files et suites
    .do = Déplacez le 6 du pont 1 sur le 7 du pont 3.
web-learn-titanic-build = Chaque carte qui part révèle celle de derrière. C’est ainsi que vous dégagez les passagers qu’il vous faut. La 1re et la 2de classe ne se mélangent jamais.
    .title = Dégager les files
    .do = Déplacez le 8 du pont 1 sur le 9 du pont 2.
web-learn-titanic-deck = Un pont vide n’accueille qu’une suite qui commence par le rang le plus haut : un 13 de 1re classe ou un 17 de 2de. Le pont 1, à la proue, est inondé le premier : mieux vaut le vider.
    .title = Les ponts vides
    .do = Déplacez le 13 du pont 1 vers le pont 5.
web-learn-titanic-rescue = Il n’y a plus de déplacement utile. Vous devez maintenant faire une action, et votre tour sera fini. La plus courante est le sauvetage : annoncez combien de cartes vous piochez, dans l’intervalle de votre membre d’équipage.
    .title = Un sauvetage
    .do = Piochez 2 cartes.
web-learn-titanic-place = Si l’une des cartes piochées est jouable, vous devez en jouer une ; les autres vont à la défausse. Ici, deux sont jouables. La Chaloupe crée un groupe de 2de classe.
    .title = En jouer une
    .do = Mettez à l’eau la Chaloupe de 2de classe.
web-learn-titanic-fail = Plus vous piochez de cartes, plus vous avez de chances que l’une convienne. Mais toutes les autres partent à la défausse, et un sauvetage avec une pioche vide coûte une page. Piocher une seule carte ménage la pioche, mais c’est plus risqué.
    .title = Beaucoup ou peu ?
    .do = Piochez une seule carte.
web-learn-titanic-page = Rien ne convenait : le sauvetage est manqué et une page est tournée. Chaque page inonde un compartiment, et c’était le dernier du pont 1. Heureusement, vous aviez vidé ce pont ; sinon, toute sa file aurait été mélangée à la suivante, faces cachées. En compensation, Boxhall a pioché des cartes Action.
    .title = L’eau monte
web-learn-titanic-card = Les cartes Action sont visibles devant vous. En jouer une est aussi une action, à la place d’un sauvetage. Come Back! ramène un passager de la défausse : le 12 que vous avez dû défausser.
    .title = Les cartes Action
    .do = Jouez Come Back!
web-learn-titanic-find = Vous voyez toute la défausse ; les cartes jouables sont mises en évidence. Le 12 va sur le 13 du pont 5.
    .title = Chercher dans la défausse
    .do = Posez le 12 au pont 5.
web-learn-titanic-mystery = La carte Mystery Passenger, le Passager mystère, représente un passager de sa classe, du rang qui convient. Ici, il peut être le 2 qu’attend le groupe de 2de classe. Plus tard, le vrai 2 pourra prendre sa place.
    .title = Le Passager mystère
    .do = Jouez le Passager mystère dans le groupe de 2de classe.
web-learn-titanic-score = Le dernier rang de chaque groupe compte, ainsi que le numéro de la page ouverte : 2 + 2 + 7 = 11 points pour l’instant. Si les 60 passagers sont sauvés, les séries d’ancres comptent aussi. L’équipage de 1912 aurait marqué 19 points. Le maximum est de 100.
    .title = Le score

## Septentrick

web-learn-septentrick-aim = Vous jouez ensemble et gagnez ensemble. Les plis vous apportent des bouées, sur les cartes Mer, et des passagers, sur les cartes Passager. À la fin, chacun doit avoir exactement autant de bouées que de passagers. De la donne à la fin, personne ne dit un mot sur ses cartes.
    .title = L’équilibre pour tous
web-learn-septentrick-trump = Vous êtes Capitaine : vous regardez votre main et annoncez l’atout. Les atouts battent toutes les autres couleurs. Vous avez quatre étoiles, dont la plus haute.
    .title = L’atout
    .do = Annoncez étoile comme atout.
web-learn-septentrick-pass = Chacun passe deux cartes à gauche, faces cachées ; les cartes Passager restent en main. Si vous n’avez plus de carte d’une couleur, vous n’aurez pas à la fournir. Passez donc vos deux losanges.
    .title = La passe
    .do = Passez le 1 et le 5 de losange.
web-learn-septentrick-keep = Votre voisin de droite vous a passé deux cartes. Gardez-en une et passez l’autre à gauche. Le 6 de triangle montre trois bouées.
    .title = En garder une
    .do = Gardez le 6 de triangle.
web-learn-septentrick-lead = Le Capitaine entame le premier pli, avec une carte Mer ou Sauvetage ; on n’entame avec une carte Passager que si l’on n’a rien d’autre. La plus haute carte de la couleur gagne, sauf s’il y a un atout.
    .title = Entamer
    .do = Entamez avec le 7 de cercle.
web-learn-septentrick-again = Le pli est à vous, avec les quatre bouées de ses cartes. Il vous faut maintenant quatre passagers. Le gagnant d’un pli entame le suivant. Vous n’avez pas besoin d’autres bouées pour l’instant : entamez bas, pour laisser le pli à quelqu’un d’autre.
    .title = Cartes ramassées
    .do = Entamez avec le 1 de triangle.
web-learn-septentrick-give = Votre voisin de gauche entame avec le 7 de losange. Il va gagner le pli et aura alors quatre bouées. Vous n’avez pas de losange : vous pouvez jouer n’importe quelle carte, même une carte Passager. Laquelle le mettra à l’équilibre ?
    .title = Donner des passagers
    .do = Jouez la carte Passager avec 4 passagers.
web-learn-septentrick-follow = La couleur demandée est le triangle, et vous en avez : il faut fournir. Mais il reste une échappatoire : vous pouvez toujours jouer une carte Sauvetage. Le 2 donnerait une bouée de trop à un voisin déjà à l’équilibre, et avec le 6 vous en prendriez vous-même trois de plus.
    .title = Fournir, ou sauver
    .do = Jouez la carte Sauvetage.
web-learn-septentrick-tally = Ce que chacun a ramassé est visible : quatre bouées et encore aucun passager pour vous, quatre et quatre à gauche, rien à droite. Il y a douze plis pour mettre tout le monde à l’équilibre. Regardez bien qui a besoin de quoi.
    .title = L’équilibre
web-learn-septentrick-danger = Voici la fin d’une autre partie. Si un pli ne contient que des cartes Passager, la partie est aussitôt perdue : un avertissement vous le rappelle. À part vous, plus personne n’a de carte autre que Passager : gardez la vôtre pour le pli suivant et jouez maintenant une carte Passager.
    .title = Gare aux plis de passagers
    .do = Jouez une carte Passager.
web-learn-septentrick-end = Après douze plis, il reste une carte à chacun. Elle est révélée et compte aussi. Ici, le compte est bon pour tous : 14 et 14, 0 et 0, 6 et 6. Tout le monde est sauvé. Si vous jouez avec des bots, mieux vaut connaître leur plan : le Capitaine annonce sa couleur la plus longue et ramasse le plus de cartes ; les deux joueurs à sa droite passent des atouts ; les autres passent des cartes d’une couleur courte et entament tôt avec leurs cartes hautes.
    .title = La dernière carte
