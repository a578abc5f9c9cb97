### Die erste Partie: das Ziel, was gezeigt wird, was Knöpfe kosten, und Züge, die dir abgenommen werden

## Das Ziel und der Ton

web-goal = Das Ziel
    .ok = Verstanden
web-goal-titanic = Bringe die Passagiere in die vier Rettungsboote, jede Klasse der Reihe nach ab 1, bevor die letzte Seite umgeblättert wird.
web-goal-septentrick = Macht Stiche, sodass am Ende jeder von euch genauso viele Rettungsringe wie Passagiere hat.
web-offer = Ja
    .no = Nein, danke
    .done = Fertig

## Was gezeigt wird

web-mark = OK
    .none = Keine Hinweise mehr
web-mark-titanic-boat = Diese Karte kann ins Rettungsboot. Schiebe sie dorthin, oder tippe erst auf die Karte und dann auf ihren Platz im Wasser.
web-mark-titanic-rescue = Keine nützliche Bewegung mehr? Dann beende deinen Zug mit einer Rettung: Ziehe Passagiere vom Stapel und spiele einen davon.
web-mark-titanic-page = Das Buch zählt rückwärts. Scheitert eine Rettung, wird umgeblättert; nach der letzten Seite ist das Schiff gesunken.
web-tip-double = Tipp: Mit einem Doppelklick oder doppeltem Antippen bringst du eine Karte direkt in ihr Boot, auf der Tastatur mit der Taste S.
web-new-here = Neu hier?
    .words = Die Einführung zeigt dir das Spiel Schritt für Schritt.
    .learn = Lernen (2 Minuten)
    .play = Gleich spielen

## Rettungen

web-rescue-draw = Rettung: ziehen
    .reshuffle = Neu mischen: Es wird umgeblättert
    .nobody = Niemand mehr da: Es wird umgeblättert
# $percent: wie wahrscheinlich sie scheitert.
web-rescue-fails = { $percent } % Risiko
    .words = scheitert mit { $percent } % Wahrscheinlichkeit
web-rescue-hopeless = aussichtslos
    .words = Diese Rettung kann nicht gelingen.
web-next-page-last = Beim nächsten Umblättern ist die Partie zu Ende.

## Punkte

# $total: die Punkte bisher.
web-points = Punkte: { $total }
    .why = Wie sich die Punkte zusammensetzen
    .group = Letzter Passagier: { $place }
    .page = Die aufgeschlagene Seite
    .rows = Ankerserien
    .later = sobald alle 60 in Sicherheit sind
    .total = Zusammen
    .best = Mehr als { $best } Punkte sind nicht möglich.
# $page: die Zahl der aufgeschlagenen Seite. $left: wie oft noch umgeblättert werden kann.
web-points-page =
    Das Buch zählt rückwärts, aufgeschlagen ist Seite { $page }. { $left ->
        [one] Wird noch einmal umgeblättert, ist das Schiff gesunken.
       *[other] Wird noch { $left }-mal umgeblättert, ist das Schiff gesunken.
    }
# $points: ihre.
web-points-historical = Die Crew von 1912 wäre auf { $points } Punkte gekommen: { $points } Überlebende saßen in den Booten, nachdem das Schiff gesunken war.

## Bewegungen

# $count: wie viele Passagiere.
web-bring-all = Alle ins Boot ({ $count })
    .to = Alle ins Boot ({ $count }): { $place }
web-finish = Zu Ende spielen: alle { $count } in die Boote
web-where-line = Welche Reihe?
web-elsewhere = Dort kannst du diese Karte nicht spielen. Wähle einen der hervorgehobenen Plätze.
