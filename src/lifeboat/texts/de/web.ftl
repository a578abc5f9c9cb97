### Der Browser-Client: Wörter, die alle seine Seiten gemeinsam haben.

web-home = Startseite
web-skip = Zum Inhalt springen
web-menu = Einstellungen
web-language = Sprache
web-theme = Farben
    .system = Wie das Gerät
    .light = Hell
    .dark = Dunkel
web-sound = Ton
    .on = An
    .off = Aus
web-rules = Regeln
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-page-unknown = Diese Seite gibt es nicht.
    .back = Zur Startseite
web-game-unknown = Der Server bietet dieses Spiel an, aber diese Seite kann es nicht zeigen.
# $rule: die Nummer einer Regel, zum Beispiel T23.
web-rule-open = Regel { $rule }
web-rule-place = Im Regelheft lesen
# Where not even the words of the page come; with web-again after it.
web-page-fault = Die Seite lässt sich nicht laden.
web-fault = Das hat nicht geklappt: Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
web-again = Noch einmal versuchen
