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
    .volume = Lautstärke
    .offer = Mit Ton spielen?
web-pace = Tempo
    .slow = Langsam
    .normal = Normal
    .fast = Schnell
    .off = Ohne Pausen
web-cards = Karten
    .small = Klein
    .normal = Mittel
    .large = Groß
web-hand = Knöpfe
    .right = Rechts
    .left = Links
web-odds = Risiko anzeigen
    .words = An Tischen mit Tipps steht auf den Rettungsknöpfen, wie wahrscheinlich die Rettung scheitert.
web-helps = Passagiere für mich in die Boote bringen
    .words = Nur wenn es nichts kostet und dir keine Möglichkeit nimmt. Du kannst es rückgängig machen.
web-rules = Regeln
web-close = Schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-page-unknown = Diese Seite gibt es nicht.
    .back = Zur Startseite
web-game-unknown = Der Server bietet dieses Spiel an, aber diese Seite kann es nicht zeigen.
# $rule: die Nummer einer Regel, zum Beispiel T23.
web-rule-open = Regel { $rule }
web-rule-place = In den Regeln nachlesen
# Wenn nicht einmal die Texte der Seite geladen werden; danach kommt web-again.
web-page-fault = Die Seite lässt sich nicht laden.
web-fault = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
web-again = Noch einmal versuchen
