### Le client pour navigateur : les mots communs à toutes ses pages.

web-home = Page d’accueil
web-skip = Aller au contenu
web-menu = Réglages
web-language = Langue
web-theme = Thème
    .system = Comme l’appareil
    .light = Clair
    .dark = Sombre
web-sound = Son
    .on = Activé
    .off = Coupé
    .volume = Volume
    .offer = Jouer avec le son ?
web-pace = Rythme
    .slow = Lent
    .normal = Normal
    .fast = Rapide
    .off = Sans attente
web-cards = Cartes
    .small = Petites
    .normal = Moyennes
    .large = Grandes
web-hand = Boutons
    .right = À droite
    .left = À gauche
web-odds = Afficher les risques
    .words = Les boutons de sauvetage indiquent le risque d’échec, aux tables qui permettent les conseils.
web-helps = Amener les passagers aux Chaloupes à ma place
    .words = Seulement quand cela ne coûte rien et ne vous prive d’aucun choix. Vous pouvez annuler.
web-rules = Règles
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-page-unknown = Cette page n’existe pas.
    .back = Aller à la page d’accueil
web-game-unknown = Le serveur propose ce jeu, mais cette page ne sait pas l’afficher.
# $rule : le numéro d’une règle, par exemple T23.
web-rule-open = Règle { $rule }
web-rule-place = Voir cette règle parmi les autres
# Quand même les mots de la page n’arrivent pas ; suivi de web-again.
web-page-fault = Impossible de charger la page.
web-fault = Le serveur ne répond pas. Réessayez dans un instant.
web-again = Réessayer
