### Septentrick dans le navigateur : la table, la main, les passes et la fin.

## La table

web-septentrick-table = Table de Septentrick
web-septentrick-others = Les autres joueurs
web-septentrick-trick = Le pli
web-septentrick-hand = Votre main
web-septentrick-state = État de la partie
# $card : une carte en toutes lettres. $rings : combien de bouées elle montre, en toutes lettres.
web-septentrick-card = { $card }, { $rings }
# Une carte reçue dans une passe.
web-septentrick-fresh = { $card }, carte reçue à l’instant

## Une place

web-septentrick-seat = { $name }, place { $seat }
web-septentrick-you = { $name } (vous)
web-septentrick-active = c’est son tour
web-septentrick-holds =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-septentrick-passengers =
    { $count ->
        [0] sans carte Passager
        [one] dont { $count } carte Passager
       *[other] dont { $count } cartes Passager
    }
# Devant les signes des couleurs que cette main ne peut plus avoir.
web-septentrick-voids = N’a plus :

## L’état de la partie

web-septentrick-tricks = Pli { $number } sur { $all }
    .deal = Avant le premier pli
    .over =
        { $count ->
            [one] { $count } pli joué
           *[other] { $count } plis joués
        }
web-septentrick-trump-open = pas encore annoncé
web-septentrick-follow = À fournir
    .none = pas encore de couleur

## Le pli

# Qui a joué quelle carte.
web-septentrick-play = { $name } : { $card }
    .leads = { $name } entame : { $card }
    .winning = { $name } : { $card }, en tête pour l’instant
web-septentrick-taken = { $name } gagne le pli.
    .you = Vous gagnez le pli.
    .nobody = Personne ne gagne le pli.
web-septentrick-go-on = Continuer

## Avant le premier pli

# Combien de cartes d’une couleur sont dans la main.
web-septentrick-held =
    { $count ->
        [0] aucune en main
       *[other] { $count } en main
    }
# $name : le voisin de gauche.
web-septentrick-pass = Passer les deux à { $name }
web-septentrick-shut = Les cartes Passager ne peuvent pas être passées.
web-septentrick-keep = À garder
web-septentrick-on = À passer

## Regarder en arrière

web-septentrick-back = Dernier pli
    .passes = Cartes passées
web-septentrick-last-trick = Le dernier pli
web-septentrick-took = a gagné le pli
web-septentrick-passed = Passées à { $name }
web-septentrick-received = Passées par { $name }
web-septentrick-passed-on = Puis passée à { $name }
web-septentrick-got = Puis passée par { $name }

## La fin

web-septentrick-end = Bilan de chaque joueur
web-septentrick-last = Dernière carte : { $card }
# La carte dans un pli qui arrête aussitôt la partie.
web-septentrick-played = Carte jouée : { $card }

## Un appareil pour plusieurs personnes

web-septentrick-curtain = Passez l’appareil à { $name }
    .why = Personne d’autre ne doit regarder l’écran maintenant.
    .show = Montrer ma main
