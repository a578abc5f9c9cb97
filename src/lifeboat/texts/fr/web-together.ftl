### Le client du navigateur : à qui de jouer, places à un seul écran, enveloppes, absences, entraînement.

## À qui de jouer

# $name : qui joue, parmi plusieurs à cet écran ou comme membre d’équipage.
web-turn-own-named = { web-turn-own }, { $name }
    .seat = { web-turn-own }, place { $seat }
# $role : le membre d’équipage.
web-turn-of-role = { web-turn-of } ({ $role })
web-turn-propose = Faites une proposition à { $name }

## Noms des places à un seul écran

web-seat-name = Nom
    .label = Qui joue à la place { $seat }

## Absences

# $time : un des quatre suivants.
web-away = { $name } n’est plus là : un bot joue dans { $time }
web-away-seconds = { $count } s
web-away-minutes = { $count } min
web-away-hours = { $count } h
web-away-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Enveloppes

# $name : qui a fait la proposition.
web-envelope = Proposition secrète de { $name }
    .own = Votre proposition secrète

## Entraînement

web-practice = Entraînement
    .help = Toutes les personnes qui jouent peuvent annuler n’importe quel coup, même si des cartes ont été révélées. Le résultat ne compte pas.
    .on = Entraînement : tout peut être annulé
    .off = Non, cette partie compte
    .undo = Annuler n’importe quel coup : c’est un entraînement.
