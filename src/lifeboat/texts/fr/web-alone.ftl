### Le client web : jouer sur cet appareil, sans serveur

# $size: a number of megabytes.
web-alone = Jouer sur cet appareil
    .help = Jouez en solitaire, avec des bots ou à plusieurs devant cet écran, sans connexion. Le nécessaire est téléchargé une seule fois : { $size } Mo.
    .go = Jouer sur cet appareil
web-alone-starting = Préparation des jeux…
web-alone-fetching = Les jeux n’ont pas pu être téléchargés. Vérifiez votre connexion et réessayez.
web-alone-crashed = Lifeboat s’est arrêté sur cet appareil. Rien de ce que vous avez joué n’est perdu.
web-alone-stopped = Lifeboat ne répond pas sur cet appareil. Rien de ce que vous avez joué n’est perdu. Réessayez dans un instant.

## Ce qui n’est pas possible

web-alone-here = Vous jouez sur cet appareil
    .help = Vos parties restent ici, et personne d’autre ne peut les voir. Pour jouer avec des personnes qui sont ailleurs, utilisez un serveur.
# $server: the address of a server.
web-alone-server = Aller sur { $server }
web-alone-day = La donne du jour vient d’un serveur, qui compare aussi les résultats de chacun.
web-alone-invite = À cette table, tout le monde joue devant cet écran : prenez plusieurs places et passez-vous l’appareil. Pour inviter des personnes qui sont ailleurs, il faut un serveur.

## Toutes les parties dans un fichier

web-alone-games = Vos parties sur cet appareil
    .help = Enregistrez toutes vos parties dans un fichier, pour les garder en lieu sûr ou les emporter sur un autre appareil. Qui possède ce fichier peut voir toutes les cartes de ces parties, même de celles qui ne sont pas terminées.
    .save = Enregistrer toutes les parties
    .add = Ajouter les parties d’un fichier
web-alone-left-out = { $count ->
        [one] { $count } partie ne peut plus être lue : elle n’est pas dans le fichier.
       *[other] { $count } parties ne peuvent plus être lues : elles ne sont pas dans le fichier.
    }
web-alone-added = { $count ->
        [one] { $count } partie a été ajoutée.
       *[other] { $count } parties ont été ajoutées.
    } Mises à jour : { $continued }. Déjà présentes : { $known }.
