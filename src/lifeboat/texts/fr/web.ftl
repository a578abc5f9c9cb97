### Le client pour navigateur : les mots communs à toutes ses pages.

web-home = Page d’accueil
web-skip = Aller au contenu
web-menu = Réglages
web-language = Langue
web-theme = Couleurs
    .system = Comme l’appareil
    .light = Clair
    .dark = Sombre
web-sound = Son
    .on = Activé
    .off = Coupé
web-rules = Règles
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-page-unknown = Cette page n’existe pas.
    .back = Aller à la page d’accueil
web-game-unknown = Le serveur propose ce jeu, mais cette page ne sait pas l’afficher.
# $rule: le numéro d’une règle, par exemple T23.
web-rule-open = Règle { $rule }
web-rule-place = La lire dans le livret de règles
# Where not even the words of the page come; with web-again after it.
web-page-fault = La page ne se charge pas.
web-fault = Cela n’a pas marché : le serveur ne répond pas. Réessayez dans un instant.
web-again = Réessayer
