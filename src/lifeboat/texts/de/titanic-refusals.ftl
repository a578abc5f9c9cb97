### SOS Titanic: warum eine Aktion abgelehnt wird.
### $cards: die Karten, die irgendwohin sollten. $onto: die Karte, die dort liegt.
### $to, $at, $on: der Ort in den Formen von titanic.ftl. $card: eine Aktionskarte.

## Wohin Passagiere können

titanic-refused-line = Du kannst { $cards } nicht auf { $onto } { $on } legen: Eine Karte darf nur auf eine derselben Klasse, die um genau 1 höher ist.
titanic-refused-empty-deck = Du kannst { $cards } nicht { $to } bewegen: Ein leeres Deck kann nur eine 13 der 1. Klasse oder eine 17 der 2. Klasse beginnen, mit oder ohne Karten davor.
titanic-refused-group-class = Du kannst { $cards } nicht { $to } bringen: Die Klassen mischen sich nie.
titanic-refused-group-begun = Du kannst { $cards } dort nicht zu Wasser lassen: Ein Rettungsboot ist schon { $at }.
titanic-refused-group-order = Du kannst { $cards } dort noch nicht zu Wasser lassen: Das erste Rettungsboot der Klasse kommt { $at }.
titanic-refused-group-empty = Du kannst { $cards } noch nicht { $to } bringen: Dort muss erst ein Rettungsboot zu Wasser gelassen werden.
titanic-refused-group-rank = Du kannst { $cards } jetzt nicht { $to } bringen: Der nächste Passagier dort muss den Rang { $number } haben.
titanic-refused-group-full = Du kannst { $cards } nicht { $to } bringen: Dort fehlt niemand mehr.
titanic-refused-mystery-none = Du kannst { $cards } nicht an die Stelle eines Blinden Passagiers legen: Keiner dieser Klasse liegt aufgedeckt.
titanic-refused-mystery-other = Du kannst { $onto } nicht durch { $cards } ersetzen: Seinen Platz kann nur der Passagier einnehmen, für den er steht.
titanic-refused-flooded = Deck { $number } ist vollgelaufen: Niemand kann dorthin oder von dort weg.
titanic-refused-boat-away = Das Brüchige Boot liegt nicht auf dem Tisch.
titanic-refused-nobody = Niemand ist { $on }.
titanic-refused-same-line = Diese Passagiere sind schon dort.
titanic-refused-quiet = Du hast { $number } Bewegungen nacheinander gemacht, die keine Karte aufgedeckt haben. Mach eine, die eine aufdeckt, bring jemanden in eine Gruppe, oder führe deine Aktion aus.

## Aktionen eines Zugs

titanic-refused-rescue-empty = Der Stapel ist leer: Nenne noch keine Zahl, beginne einfach die Rettung.
titanic-refused-rescue-range = { $number ->
        [one] Du kannst nur 1 Passagier ziehen.
       *[other] Du kannst 1 bis { $number } Passagiere ziehen.
    }
titanic-refused-rescue-stack = { $number ->
        [one] Im Stapel ist nur noch 1 Passagier.
       *[other] Im Stapel sind nur noch { $number } Passagiere.
    }
titanic-refused-ability-stack = Lowe kann seine Fähigkeit nicht einsetzen: Der Stapel ist leer, es gibt nichts abzulegen.
titanic-refused-ability-hands = Smith kann seine Fähigkeit nicht einsetzen: Er braucht andere Spieler und Aktionskarten, die er verteilen kann.
titanic-refused-ability-late = In diesem Zug kannst du die Fähigkeit nicht mehr einsetzen: Hier steht sie an der Stelle des ganzen Zugs, samt Bewegungen.
titanic-refused-ability-none = Dein Crewmitglied hat keine Fähigkeit, die es statt einer Aktion einsetzen kann.
titanic-refused-card-others = Du kannst die Karte { $card } von jemand anderem nicht spielen: Das darf nur Phillips.
titanic-refused-card-not-held = Die Karte { $card } ist nicht unter deinen Aktionskarten.
titanic-refused-card-not-there = Die Karte { $card } ist nicht unter den Aktionskarten dieses Spielers.
titanic-refused-card-empty = Du kannst die Karte { $card } dort nicht spielen: Dort liegen keine Karten.
titanic-refused-card-place = Du kannst die Karte { $card } nicht { $at } spielen: Kein Passagier dieser Klasse könnte dorthin.
titanic-refused-boat-run = So viele Karten kannst du nicht nehmen: { $number ->
        [one] Nur 1 Karte liegt { $on } aufgedeckt.
       *[other] Nur { $number } Karten liegen { $on } aufgedeckt.
    }

## Antworten

titanic-refused-not-asked = Danach ist jetzt nicht gefragt. Mach eine Bewegung, oder führe deine Aktion aus.
titanic-refused-not-shown = Du kannst { $cards } nicht wählen: Wähle eine der Karten, die zur Wahl stehen.
titanic-refused-card-not-offered = Du kannst nur eine der Karten wählen, die zur Wahl stehen: Die Karte { $card } ist nicht dabei.
titanic-refused-stop-first = Du kannst noch nicht aufhören: Mindestens einer der gezogenen Passagiere muss gespielt werden.
titanic-refused-stop-placed = Du kannst noch nicht aufhören: An diesem Tisch macht Murdoch weiter, solange ein gezogener Passagier gespielt werden kann.
titanic-refused-rank = Diesen Rang gibt es in dieser Klasse nicht. Sage einen von 1 bis { $number } an.
titanic-refused-exchange = Diese beiden können nicht die Plätze tauschen: In beiden Gruppen der Klasse muss ein Passagier dieses Rangs sein.
titanic-refused-give = Du kannst sie diesem Spieler nicht geben: Am Ende muss mindestens eine Hand anders sein.
titanic-refused-asks-over = Das Spiel ist zu Ende.
titanic-refused-asks-first = Wähle zuerst, wer beginnt.
titanic-refused-asks-number = Sage zuerst, wie viele Passagiere gezogen werden.
titanic-refused-asks-place = Spiele zuerst einen der gezogenen Passagiere.
titanic-refused-asks-name = Sage zuerst den Rang des Blinden Passagiers an.
titanic-refused-asks-arrange = Lege zuerst die Karten zurück, obenauf oder nach unten.
titanic-refused-asks-search = Wähle zuerst einen Passagier, den du spielst.
titanic-refused-asks-front = Wähle zuerst die vorderste Karte der Reihe.
titanic-refused-asks-fetch = Wähle zuerst eine Aktionskarte, die du nimmst.
titanic-refused-asks-exchange = Wähle zuerst zwei Überlebende, die tauschen, oder niemanden.
titanic-refused-asks-give = Verteile zuerst die Aktionskarten.
titanic-refused-asks-keep = Wähle zuerst eine Aktionskarte, die du behältst.
titanic-refused-asks-encore = Du kannst nur die Aktionskarte spielen, die du gerade gezogen hast, oder keine.
titanic-refused-unknown = Diese Aktion gibt es nicht.
