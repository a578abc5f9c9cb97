### Septentrick : les règles, un texte par numéro de règle, une phrase par ligne.

## Cartes

septentrick-rule-S1 =
    Il y a trois sortes de cartes.
    48 cartes Mer : quatre couleurs (losange, triangle, cercle, étoile), avec les rangs 1 à 12. Chaque carte montre de 0 à 3 bouées.
    15 cartes Passager : chacune montre de 1 à 4 passagers.
    4 cartes Sauvetage : elles ne montrent ni bouée ni passager.
    .title = Les cartes
septentrick-rule-S2 =
    Les cartes en jeu dépendent du nombre de joueurs : 39 cartes à 3 joueurs, 52 à 4, 65 à 5.
    Parmi elles, 9, 12 ou 15 sont des cartes Passager.
    Quel que soit le nombre de joueurs, il y a exactement autant de bouées que de passagers en jeu.
    Tout le monde peut consulter la liste des cartes : combien de bouées montre chaque rang, et quelles cartes Passager et Sauvetage sont en jeu.
    .title = Les cartes en jeu

## Mise en place

septentrick-rule-S3 =
    Les cartes Mer et Sauvetage sont mélangées ensemble, et vous en recevez 10. Les cartes Passager sont mélangées à part, et vous en recevez 3.
    Ces 13 cartes forment votre main. Personne d’autre ne la voit, et vous pouvez la regarder à tout moment.
    .title = Votre main
septentrick-rule-S4 =
    Votre table choisit le Capitaine ; sinon, il est tiré au sort.
    Après avoir vu sa main, le Capitaine annonce l’une des quatre couleurs comme atout.
    L’atout reste le même pendant toute la partie.
    (Règle maison : d’après les règles imprimées, le Capitaine est la personne qui a pris un bateau le plus récemment.)
    .title = Capitaine et atout
septentrick-rule-S5 =
    Une fois l’atout annoncé, tous les joueurs passent en même temps 2 cartes, faces cachées, à leur voisin de gauche. Les cartes Passager ne peuvent pas être passées.
    Vous regardez ensuite les 2 cartes reçues, vous en gardez une et vous passez l’autre à gauche, là encore en même temps que tout le monde.
    La carte reçue en dernier rejoint votre main, qui compte alors de nouveau 13 cartes.
    Les deux fois, personne ne voit de carte avant que chaque joueur ait fait son choix.
    (Règle maison : les règles imprimées ne le disent que pour la première passe.)
    .title = Passer des cartes

## Un pli

septentrick-rule-S6 =
    Il y a 12 plis. À chaque pli, chaque joueur joue une carte, face visible, dans le sens horaire.
    Le Capitaine entame le premier pli. Ensuite, le gagnant d’un pli entame le suivant.
    .title = Qui entame
septentrick-rule-S7 =
    Quand vous entamez, jouez la carte Mer ou Sauvetage de votre choix.
    Vous ne pouvez entamer avec une carte Passager que si vous n’avez rien d’autre en main.
    .title = Entamer
septentrick-rule-S8 =
    La première carte Mer du pli détermine la couleur demandée.
    Si vous avez une carte Mer de la couleur demandée, vous devez en jouer une, de n’importe quel rang, ou bien une carte Sauvetage (S9).
    .title = Fournir la couleur
septentrick-rule-S9 =
    Vous pouvez toujours jouer une carte Sauvetage au lieu de fournir la couleur.
    .title = Les cartes Sauvetage
septentrick-rule-S10 =
    Si vous n’avez aucune carte Mer de la couleur demandée, vous pouvez jouer n’importe quelle carte, même une carte Passager ou un atout.
    .title = Quand vous ne pouvez pas fournir
septentrick-rule-S11 =
    Tant qu’il n’y a pas de carte Mer dans le pli, vous jouez comme si vous entamiez (S7) : une carte Mer ou Sauvetage, et une carte Passager seulement si vous n’avez rien d’autre en main.
    La première carte Mer fixe alors la couleur à fournir.
    (Règle maison : les règles imprimées ne disent pas quelle couleur fournir ensuite ; cela découle de la façon dont un pli est gagné, S13.)
    .title = Pas encore de carte Mer
septentrick-rule-S12 =
    Si toutes les cartes d’un pli sont des cartes Passager, la partie s’arrête aussitôt et compte comme perdue.
    Rien n’est ramassé, et les dernières cartes ne sont pas ajoutées (S16 ne s’applique pas).
    Pour la nouvelle donne, le Capitaine reste le même : S18 ne vaut qu’après une partie jouée jusqu’au bout.
    Cela ne peut arriver que tard dans la partie. Les dernières cartes (S16) ne forment pas un pli.
    (Règle maison : les règles imprimées demandent de recommencer à partir de la mise en place, sans dire que la partie est perdue ni qui est alors Capitaine.)
    .title = Rien que des cartes Passager
septentrick-rule-S13 =
    S’il y a des atouts dans le pli, le plus haut gagne.
    S’il n’y en a pas, la plus haute carte Mer de la couleur demandée gagne.
    S’il n’y a aucune carte Mer, la première carte Sauvetage jouée gagne.
    .title = Qui gagne le pli
septentrick-rule-S14 =
    Le gagnant ramasse les cartes du pli qui montrent une bouée ou un passager. Elles restent visibles de tous.
    Les autres cartes sont écartées, faces cachées, et personne ne peut plus les regarder.
    .title = Ramasser des cartes
septentrick-rule-S15 =
    Les cartes ramassées ne reviennent jamais dans une main.
    .title = Ce qui est ramassé reste ramassé

## Fin

septentrick-rule-S16 =
    Après 12 plis, il vous reste une carte. Révélez-la et ajoutez-la à vos cartes ramassées, quelle qu’elle soit.
    Une carte sans bouée ni passager n’ajoute rien.
    .title = La dernière carte
septentrick-rule-S17 =
    Vous gagnez ensemble si chaque joueur, sans exception, a ramassé exactement autant de bouées que de passagers.
    Sinon, vous perdez tous.
    .title = Victoire et défaite
septentrick-rule-S18 =
    Si vous faites une autre partie, le joueur à gauche du Capitaine devient Capitaine.
    .title = Le Capitaine suivant
septentrick-rule-S19 =
    Silence à la table : de la donne à la fin, ne dites pas un mot sur les mains et ne donnez aucun conseil.
    À une table en ligne, il n’y a donc ni discussion ni texte libre pendant ce temps.
    Vous pouvez vous appuyer sur tout ce que vous avez vu : votre main, les cartes que vous avez passées et reçues, toutes les cartes jouées, par qui et dans quel ordre, toutes les cartes ramassées, l’atout, le nombre de cartes de chaque main, et ce que vous pouvez déduire quand quelqu’un ne fournit pas.
    Vous ne voyez jamais la main d’un autre joueur.
    .title = Silence à la table
