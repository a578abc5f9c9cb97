### Der Browser-Client: Antworten auf die Fragen von SOS Titanic und das Ende der Partie.

web-question-hide = Tisch zeigen
web-question-show = Zurück zur Frage
web-question-show-end = Zurück zum Ergebnis
# $line: der Name eines Decks oder des Boots.
web-question-line = Reihe: { $line }

## Bereit machen!

web-question-arrange = Lege die Karten zurück, wie du willst.
    .hint = Verschiebe die Karten, oder wähle eine und bewege sie mit den Knöpfen oder den Pfeiltasten.
    .top = Oben: Die erste wird zuerst gezogen
    .bottom = Unten: Die letzte wird zuletzt gezogen
    .empty = Keine Karte
    .moves = Die gewählte Karte bewegen
    .earlier = Früher
    .later = Später
    .to-top = Nach oben
    .to-bottom = Nach unten
    .send = Zurücklegen
    .stopped = So ließ sich nicht alles zurücklegen. Sieh nach, was übrig ist, und versuche es noch einmal.
# $number: wie viele Karten im Stapel bleiben, zwischen denen obenauf und denen darunter.
web-question-arrange-rest =
    { $number ->
        [one] 1 andere Karte
       *[other] { $number } andere Karten
    }
# $card: ein Passagier in Worten. $zone: top oder bottom. $at: an welcher Stelle. $number: von wie vielen.
web-question-arrange-at =
    { $card }: { $zone ->
        [top] oben
       *[bottom] unten
    }, { $at } von { $number }

## Einen Passagier suchen

web-question-search-where = Wohin?
web-question-search-hint = Spielbare Karten sind hervorgehoben.
# $card: ein Passagier in Worten.
web-question-search-unplayable = { $card }, nicht spielbar

## Lowe

web-question-exchange-hint = Gruppe 1 oben, Gruppe 2 unten. Wähle die beiden, die die Plätze tauschen.

## Smith

web-question-give = Verteile alle Aktionskarten neu.
    .hint = Verschiebe die Karten von Spieler zu Spieler, oder wähle eine Karte und dann, wer sie bekommt.
    .nobody = Noch nicht verteilt
    .empty = Keine Karten
    .send = Verteilen
    .same = Noch ist alles wie vorher.
    .missing = Einige Karten sind noch nicht verteilt.
    .stopped = So ließ sich nicht alles verteilen. Sieh nach, was übrig ist, und wähle neu.
# $who: der Spieler.
web-question-give-to = An { $who } geben
# $card: die Aktionskarte. $who: wer sie bekommt.
web-question-give-done = „{ $card }“ geht an { $who }.
# $card: die Aktionskarte. $who: wer sie hat.
web-question-give-held = „{ $card }“: { $who }

## Was andere sehen

web-question-open = Aufgedeckt

## Das Ende

web-question-end-score = Die Punktzahl
    .part = Was zählt
    .points = Punkte
    .total = Erreichte Punktzahl
    .historical = Die Crew von 1912
    .best = Höchstmögliche Punktzahl
