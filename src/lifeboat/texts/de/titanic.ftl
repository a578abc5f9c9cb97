### SOS Titanic: Aktionen, Fragen, Ereignisse und die Wertung in Worten.

## Karten und Orte in einem Satz

# Die Variablen sind die von titanic-passenger.
titanic-the-passenger =
    { $rank ->
        [1] das { titanic-passenger }
       *[other] die { titanic-passenger }
    }
# Die Variablen sind die von titanic-mystery.
titanic-the-mystery =
    den Blinden Passagier der { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }{ $rank ->
        [0] { "" }
        [1] { " " }als { titanic-rank-1 }
       *[other] { " " }als { $rank }
    }
# $class: f oder s. $high und $low: die Ränge an den beiden Enden der Folge.
titanic-the-run =
    die Folge { $high }–{ $low } der { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }
# $place: deck, boat, group-f oder group-s. $number: welches.
titanic-from =
    { $place ->
        [boat] vom Brüchigen Boot
       *[deck] von Deck { $number }
    }
titanic-to =
    { $place ->
        [boat] auf das Brüchige Boot
        [group-f] in Gruppe { $number } der 1. Klasse
        [group-s] in Gruppe { $number } der 2. Klasse
       *[deck] zu Deck { $number }
    }
titanic-at =
    { $place ->
        [boat] auf das Brüchige Boot
        [group-f] in Gruppe { $number } der 1. Klasse
        [group-s] in Gruppe { $number } der 2. Klasse
       *[deck] an Deck { $number }
    }
# Eine Reihe als Objekt eines Satzes.
titanic-line =
    { $place ->
        [boat] das Brüchige Boot
       *[deck] Deck { $number }
    }
titanic-of =
    { $place ->
        [boat] des Brüchigen Boots
       *[deck] von Deck { $number }
    }
titanic-on =
    { $place ->
        [boat] auf dem Brüchigen Boot
       *[deck] an Deck { $number }
    }
# Ein Platz mit seinem Crewmitglied. $seat: ab 1. $name: das Crewmitglied.
titanic-seat = { $name } (Platz { $seat })

## Aktionen: Bewegungen

titanic-action-move = Bewege { $cards } { $from } { $to }
titanic-action-lower = Lass { $cards } { $from } zu Wasser
titanic-action-save = Bringe { $cards } { $from } { $to }
titanic-action-replace = Lege { $cards } { $from } an die Stelle des Blinden Passagiers

## Aktionen: gezogene und gefundene Passagiere

titanic-action-place = Lege { $cards } { $at }
titanic-action-place-lower = Lass { $cards } zu Wasser
titanic-action-place-replace = Lege { $cards } an die Stelle des Blinden Passagiers

## Aktionen: die übrigen

titanic-action-rescue =
    { $number ->
        [one] Ziehe { $number } Passagier
       *[other] Ziehe { $number } Passagiere
    }
    .refill = Der Stapel ist leer: Erst wird neu gemischt und umgeblättert
    .nothing = Es ist nichts mehr zu ziehen: Die Rettung scheitert
titanic-action-ability-lowe = Lowe: ablegen, bis ein Anker kommt, dann auf Wunsch zwei Überlebende tauschen
titanic-action-ability-smith = Smith: alle Aktionskarten neu verteilen
titanic-action-stop-place = Spiele keine weitere der gezogenen Karten
titanic-action-stop-exchange = Tausche niemanden
titanic-action-stop-encore = Spiele jetzt keine Karte
titanic-action-name =
    { $rank ->
        [1] Er steht für ein Rettungsboot
       *[other] Er steht für eine { $rank }
    }
titanic-action-take = Nimm „{ $card }“
titanic-action-keep = Behalte „{ $card }“
titanic-action-give = Gib „{ $card }“ an { $who }
titanic-action-first = { $who } beginnt
titanic-action-exchange = Tausche die beiden mit Rang { $rank }, { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }
titanic-action-choose = Lege { $cards } an die Spitze
titanic-action-top = Lege { $cards } obenauf, als Nächstes zu ziehen
    .any = Obenauf, als Nächstes zu ziehen
titanic-action-bottom = Lege { $cards } darunter
    .any = Ganz nach unten, unter die schon dort liegenden

## Aktionen: Aktionskarten
## Das Attribut any ist die Karte ohne ihr Ziel.

titanic-play-get-ready = „{ titanic-card-get-ready }“: oben in den Stapel sehen und nach Wunsch zurücklegen
titanic-play-come-on = „{ titanic-card-come-on }“: im Stapel einen spielbaren Passagier suchen
titanic-play-come-back = „{ titanic-card-come-back }“: im Ablagestapel einen spielbaren Passagier suchen
titanic-play-your-turn = „{ titanic-card-your-turn }“: { $line } ansehen und die vorderste Karte wählen
    .any = „{ titanic-card-your-turn }“: eine Reihe ansehen und die vorderste Karte wählen
titanic-play-same-lines = „{ titanic-card-same-lines }“: Decks { $bow } und { $stern } mischen und teilen
    .any = „{ titanic-card-same-lines }“: zwei Decks mischen und teilen
titanic-play-wait = „{ titanic-card-wait }“: die aufgedeckten Karten { $of } ablegen
    .any = „{ titanic-card-wait }“: die aufgedeckten Karten einer Reihe ablegen
titanic-play-save-time = „{ titanic-card-save-time }“: den Ablagestapel in den Stapel mischen
titanic-play-plan-a = „{ titanic-card-plan-a }“: eine beliebige Karte aus dem Aktionsstapel nehmen
titanic-play-plan-b = „{ titanic-card-plan-b }“: eine beliebige Karte aus dem Aktions-Ablagestapel nehmen
titanic-play-boat = { titanic-card-boat }: { $cards } { $from } darauflegen
    .any = { titanic-card-boat }: eine Folge oder ihre Spitze darauflegen
titanic-play-mystery-f = { titanic-card-mystery-f }: { $at } legen, als { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }
    .any = { titanic-card-mystery-f }: Der Platz bestimmt seinen Rang
titanic-play-mystery-s = { titanic-card-mystery-s }: { $at } legen, als { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }
    .any = { titanic-card-mystery-s }: Der Platz bestimmt seinen Rang
# Die Karte eines anderen Spielers. $words: eine der Meldungen oben. $who: wem sie gehört.
titanic-play-for = { $words } (Karte von { $who })

## Überschriften über den Aktionen

titanic-heading-moves = Bewegungen
titanic-heading-rescue = Rettung: Passagiere ziehen und einen davon spielen
titanic-heading-cards = Aktionskarten
titanic-heading-ability = Fähigkeit

## Fragen

titanic-question-first = Wer beginnt? Ihr bestimmt.
titanic-question-turn = { $who } ist am Zug: beliebig viele Bewegungen, dann eine Aktion.
titanic-question-number = Wie viele Passagiere zieht { $who }?
titanic-question-place = Welchen gezogenen Passagier spielt { $who }, und wohin?
titanic-question-place-more = Spielt { $who } noch einen der gezogenen Passagiere?
titanic-question-name = Ein Blinder Passagier der { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } kommt { $on } zum Vorschein. Welchen Rang sagt { $who } an?
titanic-question-arrange =
    { $number ->
        [one] Wohin legt { $who } die letzte Karte zurück?
       *[other] { $number } Karten zum Zurücklegen. Welche nimmt { $who } als nächste, und wohin?
    }
titanic-question-search-come-on = Welchen Passagier aus dem Stapel spielt { $who }, und wohin?
titanic-question-search-come-back = Welchen Passagier aus dem Ablagestapel spielt { $who }, und wohin?
titanic-question-front = Welche Karte legt { $who } an die Spitze { $of }?
titanic-question-fetch = Welche Aktionskarte nimmt { $who }?
titanic-question-exchange = Welche Überlebenden tauscht { $who }?
titanic-question-give = Wem gibt { $who } „{ $card }“?
titanic-question-keep = Welche Aktionskarte behält { $who }?
titanic-question-encore = Spielt { $who } die gerade gezogene Karte?

## Ereignisse

titanic-event-moved = { $who } bewegt { $cards } { $from } { $to }.
titanic-event-moved-lower = { $who } lässt { $cards } { $from } zu Wasser.
titanic-event-moved-save = { $who } bringt { $cards } { $from } { $to }.
titanic-event-placed = { $who } legt { $cards } { $at }.
titanic-event-placed-lower = { $who } lässt { $cards } zu Wasser.
titanic-event-revealed =
    { $place ->
        [boat] Das Brüchige Boot zeigt: { $card }.
       *[deck] Deck { $number } zeigt: { $card }.
    }
titanic-event-rescue-empty = { $who } beginnt eine Rettung, aber der Stapel ist leer.
titanic-event-drew = { $who } zieht: { $cards }.
titanic-event-failed = Kein Passagier ist spielbar: Die Rettung ist gescheitert.
titanic-event-discarded = Auf den Ablagestapel: { $cards }.
titanic-event-page = Eine Seite wird umgeblättert: Sie trägt die Zahl { $page }.
titanic-event-page-breaks = Eine Seite wird umgeblättert: Sie trägt die Zahl { $page }. Das Schiff bricht entzwei.
titanic-event-page-last = Eine Seite wird umgeblättert: Es ist die letzte.
titanic-event-flooded =
    Deck { $number } ist vollgelaufen. { $count ->
        [0] Niemand war dort.
        [one] Der Passagier flieht zu Deck { $next }.
       *[other] Die { $count } Passagiere fliehen zu Deck { $next }.
    }
titanic-event-looked-stack = { $who } sieht in den Stapel: { $count ->
        [0] Er ist leer
        [one] 1 Karte
       *[other] { $count } Karten
    }.
titanic-event-looked-discard = { $who } sieht den Ablagestapel durch: { $count ->
        [0] Er ist leer
        [one] 1 Karte
       *[other] { $count } Karten
    }.
titanic-event-looked-line = { $who } sieht sich { $line } an: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
titanic-event-arranged = { $who } hat { $count ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    } obenauf zurückgelegt und { $bottom ->
        [0] keine
       *[other] { $bottom }
    } darunter.
titanic-event-fronted = { $who } legt { $cards } an die Spitze { $of }.
titanic-event-mixed = { $who } mischt die Decks { $bow } und { $stern } und teilt sie auf.
titanic-event-shuffled-stack = Der Stapel wird gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
titanic-event-shuffled-actions = Der Aktionsstapel wird gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
titanic-event-replaced = { $who } legt { $cards } an die Stelle des Blinden Passagiers.
titanic-event-named = { $who } sagt den Rang des Blinden Passagiers { $on } an: { $card }.
titanic-event-played = { $who } spielt „{ $card }“.
titanic-event-played-for = { $who } spielt „{ $card }“, eine Karte von { $owner }.
titanic-event-drew-action = { $who } zieht die Aktionskarte „{ $card }“.
titanic-event-discarded-action = Auf den Aktions-Ablagestapel: { $cards }.
titanic-event-fetched = { $who } nimmt „{ $card }“.
titanic-event-kept = { $who } behält „{ $card }“.
titanic-event-given = { $who } bekommt „{ $card }“.
titanic-event-exchanged = { $who } lässt die beiden mit Rang { $rank }, { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }, die Plätze tauschen.
titanic-event-ability-lowe = { $who } legt vom Stapel ab, bis ein Anker kommt.
titanic-event-ability-smith = { $who } nimmt alle Aktionskarten auf, um sie neu zu verteilen.
titanic-event-turn = { $who } ist an der Reihe.
titanic-event-ended = Das Spiel ist zu Ende.

## Das Ende und die Wertung

titanic-outcome-all-safe = Alle 60 Passagiere sind in Sicherheit. Was für eine Crew!
titanic-outcome-sunk = Die Titanic ist gesunken.
titanic-score-heading = Die Wertung
titanic-score-heading-now = Die Wertung, wenn das Spiel jetzt endete
titanic-score-page = Zahl der Seite
titanic-score-row-f = Längste Serie von Ankern, 1. Klasse
titanic-score-row-s = Längste Serie von Ankern, 2. Klasse
titanic-score-rows-none = Serien von Ankern zählen nur, wenn alle in Sicherheit sind.
titanic-score-total = Eure Punktzahl
titanic-score-historical = Die Crew von 1912
titanic-score-best = Das beste mögliche Ergebnis
# $points: um wie viele Punkte mehr oder weniger als die Crew von 1912.
titanic-score-more = { $points ->
        [one] 1 Punkt mehr als die Crew von 1912.
       *[other] { $points } Punkte mehr als die Crew von 1912.
    }
titanic-score-same = So viele Punkte wie die Crew von 1912.
titanic-score-fewer = { $points ->
        [one] 1 Punkt weniger als die Crew von 1912. Beim nächsten Mal!
       *[other] { $points } Punkte weniger als die Crew von 1912. Beim nächsten Mal!
    }

## Der Tisch

titanic-table-bow = { titanic-place-deck } (Bug)
titanic-table-stern = { titanic-place-deck } (Heck)
titanic-table-page = Seite { $page }
titanic-table-flooded = vollgelaufen
titanic-table-empty = leer
titanic-table-groups = Gruppen
titanic-table-draws = zieht { $low }–{ $high }
titanic-table-no-cards = keine Aktionskarten
titanic-table-top = Oben auf dem Stapel, die nächste zuerst
titanic-table-bottom = Unten im Stapel, die letzte zuletzt
titanic-table-drawn = Gezogen
titanic-table-to-arrange = Zum Zurücklegen
titanic-table-arranged = Schon obenauf gelegt, die nächste zuerst
titanic-table-looked-at = Offen
titanic-table-offer = Zur Wahl
# Die Zeichen der Zeichnung. Die Werte sind die Zeichen selbst.
titanic-table-legend = f 1. Klasse, s 2. Klasse, + Anker, ? Blinder Passagier, { $back } verdeckt, { $water } vollgelaufen, { $dry } trocken. Die Spitze einer Reihe ist rechts.
titanic-table-legend-groups = Gruppen: der letzte Passagier, dann jeder Rang: + Anker, { $plain } ohne Anker, { $missing } fehlt noch.

## Der Tisch in Sätzen

titanic-told-page = Seite { $page }, Schiffsuhr { $clock }. { $safe ->
        [0] Noch niemand ist in Sicherheit.
        [one] { $safe } von 60 Passagieren ist in Sicherheit.
       *[other] { $safe } von 60 Passagieren sind in Sicherheit.
    }
titanic-told-flooded = { $name }: vollgelaufen.
# $cards: die Karten in Worten. $down: wie viele Karten verdeckt dahinter liegen.
titanic-told-line = { $name }{ $dry ->
        [0] { "" }
        [one] , 1 trockenes Abteil
       *[other] , { $dry } trockene Abteile
    }: { $down ->
        [0] { $cards }
        [one] 1 Karte verdeckt, dann { $cards }
       *[other] { $down } Karten verdeckt, dann { $cards }
    }.
titanic-told-empty = { $name }{ $dry ->
        [0] { "" }
        [one] , 1 trockenes Abteil
       *[other] , { $dry } trockene Abteile
    }: leer.
titanic-told-group = { $name }: { $last ->
        [0] noch niemand
        [1] { titanic-rank-1 }
       *[other] bis { $last }
    }{ $anchors ->
        [none] { "" }
       *[other] ; Anker auf { $anchors }
    }.
titanic-told-piles = Stapel { $stack }, Ablagestapel { $discard }, Aktionsstapel { $actions }, Aktions-Ablagestapel { $used }.
titanic-told-hand = { $who } zieht { $low } bis { $high }. Aktionskarten: { $cards }.
titanic-told-no-hand = { $who } zieht { $low } bis { $high }. Keine Aktionskarten.
titanic-told-cards = { $label }: { $cards }.
