### Septentrick : pourquoi une action est refusée.
### $card : une carte en toutes lettres. $suit : la couleur demandée.

septentrick-refused-not-held = Cette carte n’est pas dans votre main : { $card }.
septentrick-refused-follow = Vous ne pouvez pas jouer { $card } : vous avez de quoi fournir la couleur demandée ({ $suit }). Fournissez-la, ou jouez une carte Sauvetage si vous en avez une.
septentrick-refused-lead = Vous ne pouvez pas entamer avec { $card } tant que vous avez une carte Mer ou Sauvetage.
septentrick-refused-after-rescue = Vous ne pouvez pas jouer { $card } tant que vous avez une carte Mer ou Sauvetage : il n’y a pas encore de carte Mer dans ce pli.
septentrick-refused-keep = Vous ne pouvez pas garder { $card } : choisissez l’une des deux cartes reçues.
septentrick-refused-asks-over = La partie est finie.
septentrick-refused-asks-captain = Choisissez d’abord le Capitaine.
septentrick-refused-asks-trump = Annoncez d’abord l’atout.
septentrick-refused-asks-pass = Choisissez d’abord les cartes à passer à gauche.
septentrick-refused-asks-keep = Choisissez d’abord laquelle des deux cartes garder.
septentrick-refused-asks-play = Jouez d’abord une carte dans le pli.
septentrick-refused-unknown = Cette action n’existe pas. Choisissez-en une parmi celles qui sont proposées.
