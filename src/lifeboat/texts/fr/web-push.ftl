### Jouer à son rythme : longs temps d’attente, parties à reprendre, notifications

# $time : une durée, par exemple « 3 jours ».
web-patience-after = Un bot joue au bout de { $time }
web-patience-never = Jamais de bot
    .words = Aucun bot ne joue pour les absents. La partie attend tout le monde.
# Vient après « au bout de ».
web-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-continue = Reprendre
    .others = { $count ->
        [one] C’est aussi à vous de jouer à une autre table.
       *[other] C’est aussi à vous de jouer à { $count } autres tables.
    }
web-push = Me prévenir quand c’est mon tour
    .help = Quand c’est à vous de jouer et que cette page est fermée ou en arrière-plan, votre navigateur vous prévient. Le message ne dit rien d’autre de la partie.
    .on = Votre navigateur vous préviendra quand ce sera à vous de jouer, même si cette page est fermée.
    .stop = Ne plus me prévenir
    .stopped = Vous ne recevrez plus de notifications.
    .blocked = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages et réessayez.
    .failed = Votre navigateur n’a pas pu activer les notifications. Réessayez plus tard.
