### Browser: wie eine Partie endet und was davon geteilt wird.

## Der letzte Augenblick, vor dem Ergebnis

web-ending-skip = Überspringen
web-ending-won = Die Carpathia hat die Raketen gesehen und taucht am Horizont auf.
web-ending-lost-titanic = Die See ist wieder ruhig, und die Boote warten auf den Morgen.
web-ending-lost-septentrick = Ein Rettungsring treibt auf der ruhigen See.
web-ending-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Woraus eine Punktzahl besteht
##
## $points: zusammengezählte Punkte, etwa 12 + 9 + 15 + 8.

web-ending-groups = Passagiere in den Gruppen
    .why = Je 1 Punkt: { $points }
web-ending-page = Aufgeschlagene Seite
    .why = Die Zahl darauf: Je weniger umgeblättert wird, desto mehr ist sie wert.
web-ending-rows = Ankerserien
    .why = 1 Punkt für jeden Anker in der längsten Serie jeder Klasse: { $points }
    .none = Sie zählen nur, wenn alle Passagiere in Sicherheit sind.

## Was ein Ergebnis für dich bedeutet

web-ending-first = Dein erstes Ergebnis: Jetzt gibt es etwas zu überbieten.
# $points: um wie viele Punkte es die früheren überbietet.
web-ending-best =
    { $points ->
        [one] Persönlicher Rekord: 1 Punkt mehr als je zuvor!
       *[other] Persönlicher Rekord: { $points } Punkte mehr als je zuvor!
    }
web-ending-streak-titanic = { $count }-mal hintereinander alle in Sicherheit!
web-ending-streak-septentrick = { $count } Siege in Folge!

## Was geteilt wird: eine Reihe von Zeichen, in Worten
##
## $levels: wie es auf jeder Seite oder in jedem Stich lief.

web-signs-titanic = Passagiere, die in Sicherheit kamen, Seite für Seite: { $levels }
    .level-0 = niemand
    .level-1 = 1 bis 3
    .level-2 = 4 oder mehr
web-signs-septentrick = Ausgeglichene Spieler nach jedem Stich: { $levels }
    .level-0 = weniger als die Hälfte
    .level-1 = mindestens die Hälfte
    .level-2 = alle
