### SOS Titanic: warum eine Aktion abgelehnt wird.
### $cards: die Karten, die irgendwohin sollten. $onto: die Karte, die dort liegt.
### $to, $at, $on: der Ort in den Formen von titanic.ftl. $card: eine Aktionskarte.

## Wohin Passagiere können

titanic-refused-line = Du kannst { $cards } nicht auf { $onto } { $on } legen: Nötig ist eine Karte derselben Klasse, die um genau 1 höher ist.
titanic-refused-empty-deck = Du kannst { $cards } nicht { $to } bewegen: Zu einem leeren Deck darf nur eine 13 der 1. Klasse oder eine 17 der 2. Klasse bewegt werden, mit oder ohne die Karten davor.
titanic-refused-group-class = Du kannst { $cards } nicht { $to } bringen: Die Klassen mischen sich nie.
titanic-refused-group-begun = Du kannst { $cards } dort nicht zu Wasser lassen: Es liegt schon ein Rettungsboot { $at }.
titanic-refused-group-order = Du kannst { $cards } dort noch nicht zu Wasser lassen: Das erste Rettungsboot dieser Klasse kommt { $at }.
titanic-refused-group-empty = Du kannst { $cards } noch nicht { $to } bringen: Dort muss erst ein Rettungsboot zu Wasser gelassen werden.
titanic-refused-group-rank = Du kannst { $cards } jetzt nicht { $to } bringen: Der nächste Passagier dort muss den Rang { $number } haben.
titanic-refused-group-full = Du kannst { $cards } nicht { $to } bringen: Dort fehlt niemand mehr.
titanic-refused-mystery-none = Du kannst { $cards } nicht an die Stelle eines Blinden Passagiers legen: In dieser Klasse liegt keiner aufgedeckt.
titanic-refused-mystery-other = Du kannst { $onto } nicht durch { $cards } ersetzen: Seinen Platz kann nur der Passagier einnehmen, für den er steht.
titanic-refused-flooded = Deck { $number } ist vollgelaufen: Niemand kann dorthin oder von dort weg.
titanic-refused-boat-away = Das Brüchige Boot liegt nicht auf dem Tisch.
titanic-refused-nobody = Es wartet niemand { $on }.
titanic-refused-same-line = Diese Passagiere sind schon dort.
titanic-refused-quiet = Du hast { $number } Bewegungen hintereinander gemacht, die keine Karte aufgedeckt haben. Decke mit der nächsten Bewegung eine Karte auf, bringe jemanden in eine Gruppe oder führe deine Aktion aus.

## Aktionen eines Zuges

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
titanic-refused-ability-hands = Smith kann seine Fähigkeit nicht einsetzen: Dafür braucht er Mitspieler und Aktionskarten, die er verteilen kann.
titanic-refused-ability-late = In diesem Zug kannst du die Fähigkeit nicht mehr einsetzen: An diesem Tisch ersetzt sie den ganzen Zug samt allen Bewegungen.
titanic-refused-ability-none = Dein Crewmitglied hat keine Fähigkeit, die es statt einer Aktion einsetzen kann.
titanic-refused-card-others = Du kannst nicht die Karte „{ $card }“ eines anderen Spielers spielen: Das darf nur Phillips.
titanic-refused-card-not-held = Du hast die Karte „{ $card }“ nicht.
titanic-refused-card-not-there = Dieser Spieler hat die Karte „{ $card }“ nicht.
titanic-refused-card-empty = Du kannst die Karte „{ $card }“ dort nicht spielen: Dort liegen keine Karten.
titanic-refused-card-place = Du kannst die Karte „{ $card }“ nicht { $at } legen: Kein Passagier dieser Klasse würde dort passen.
titanic-refused-boat-run = So viele Karten kannst du nicht nehmen: { $number ->
        [one] Es liegt { $on } nur 1 aufgedeckte Karte.
       *[other] Es liegen { $on } nur { $number } aufgedeckte Karten.
    }

## Antworten

titanic-refused-not-asked = Danach ist jetzt nicht gefragt. Mache eine Bewegung oder führe deine Aktion aus.
titanic-refused-not-shown = Du kannst { $cards } nicht wählen. Nimm eine der Karten, die zur Wahl stehen.
titanic-refused-card-not-offered = Die Karte „{ $card }“ steht nicht zur Wahl. Nimm eine der Karten, die zur Wahl stehen.
titanic-refused-stop-first = Du kannst noch nicht aufhören: Mindestens einen der gezogenen Passagiere musst du spielen.
titanic-refused-stop-placed = Du kannst noch nicht aufhören: An diesem Tisch muss Murdoch weiterspielen, solange ein gezogener Passagier spielbar ist.
titanic-refused-rank = Diesen Rang gibt es in dieser Klasse nicht. Sage einen Rang von 1 bis { $number } an.
titanic-refused-exchange = Diese beiden können nicht die Plätze tauschen: In beiden Gruppen der Klasse muss ein Passagier dieses Rangs sein.
titanic-refused-give = Diesem Spieler kannst du die Karte nicht geben: Am Ende muss mindestens eine Hand anders sein als vorher.
titanic-refused-asks-over = Die Partie ist zu Ende.
titanic-refused-asks-first = Bestimmt zuerst, wer beginnt.
titanic-refused-asks-number = Sage zuerst, wie viele Passagiere du ziehst.
titanic-refused-asks-place = Spiele zuerst einen der gezogenen Passagiere.
titanic-refused-asks-name = Sage zuerst den Rang des Blinden Passagiers an.
titanic-refused-asks-arrange = Lege zuerst die Karten zurück, nach oben oder nach unten.
titanic-refused-asks-search = Wähle zuerst den Passagier, den du spielst.
titanic-refused-asks-front = Wähle zuerst die vorderste Karte der Reihe.
titanic-refused-asks-fetch = Wähle zuerst die Aktionskarte, die du nimmst.
titanic-refused-asks-exchange = Wähle zuerst zwei Überlebende, die die Plätze tauschen, oder verzichte auf den Tausch.
titanic-refused-asks-give = Verteile zuerst die Aktionskarten.
titanic-refused-asks-keep = Wähle zuerst die Aktionskarte, die du behältst.
titanic-refused-asks-encore = Du kannst jetzt nur die Aktionskarte spielen, die du gerade gezogen hast, oder keine.
titanic-refused-unknown = Diese Aktion gibt es nicht. Wähle eine, die angeboten wird.
