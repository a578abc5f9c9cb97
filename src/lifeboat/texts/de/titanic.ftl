### SOS Titanic: Aktionen, Fragen, Ereignisse und die Punktzahl in Worten.

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
# Ein Passagier in einer Aufzählung, wie im Verlauf. Die Variablen sind die von titanic-passenger.
titanic-brief =
    { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    } ({ $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }{ $anchor ->
        [yes] , Anker
       *[no] { "" }
    })
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
       *[deck] vor Deck { $number }
    }

## Aktionen: Bewegungen

titanic-action-move = Bewege { $cards } { $from } { $to }
titanic-action-lower = Lass { $cards } { $from } zu Wasser
titanic-action-save = Bringe { $cards } { $from } { $to }
titanic-action-replace = Ersetze den Blinden Passagier durch { $cards } { $from }

## Aktionen: gezogene und gefundene Passagiere

titanic-action-place = Lege { $cards } { $at }
titanic-action-place-lower = Lass { $cards } zu Wasser
titanic-action-place-replace = Ersetze den Blinden Passagier durch { $cards }

## Aktionen: die übrigen

titanic-action-rescue =
    { $number ->
        [one] Ziehe { $number } Passagier
       *[other] Ziehe { $number } Passagiere
    }
    .refill = Der Stapel ist leer: Erst wird neu gemischt und umgeblättert
    .nothing = Es ist niemand mehr zu ziehen: Die Rettung scheitert
titanic-action-ability-lowe = Lowe: ablegen, bis ein Anker kommt, dann auf Wunsch zwei Überlebende tauschen
titanic-action-ability-smith = Smith: alle Aktionskarten neu verteilen
titanic-action-stop-place = Spiele keine weitere der gezogenen Karten
titanic-action-stop-exchange = Tausche niemanden
titanic-action-stop-encore = Spiele jetzt keine Karte
titanic-action-name =
    { $rank ->
        [1] Er steht für ein Rettungsboot
       *[other] Er steht für Rang { $rank }
    }
titanic-action-take = Nimm „{ $card }“
titanic-action-keep = Behalte „{ $card }“
titanic-action-give = Gib „{ $card }“ an { $who }
    .you = Behalte „{ $card }“ selbst
titanic-action-first = { $who } beginnt
    .you = Du beginnst
titanic-action-exchange = Tausche die beiden Passagiere mit Rang { $rank } ({ $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    })
titanic-action-choose = Lege { $cards } an die Spitze
titanic-action-top = Lege { $cards } als nächste Karte nach oben
    .any = Nach oben: Die zuerst gewählte Karte wird zuerst gezogen
titanic-action-bottom = Lege { $cards } nach unten
    .any = Ganz nach unten, unter die Karten, die schon dort liegen

## Aktionen: Aktionskarten
## Das Attribut any ist die Karte ohne ihr Ziel.

titanic-play-get-ready = „{ titanic-card-get-ready }“: die obersten Karten des Stapels ansehen und neu ordnen
titanic-play-come-on = „{ titanic-card-come-on }“: im Stapel einen spielbaren Passagier suchen
titanic-play-come-back = „{ titanic-card-come-back }“: im Ablagestapel einen spielbaren Passagier suchen
titanic-play-your-turn = „{ titanic-card-your-turn }“: { $line } ansehen und die vorderste Karte wählen
    .any = „{ titanic-card-your-turn }“: eine Reihe ansehen und die vorderste Karte wählen
titanic-play-same-lines = „{ titanic-card-same-lines }“: die Decks { $bow } und { $stern } zusammen mischen und neu aufteilen
    .any = „{ titanic-card-same-lines }“: zwei Decks zusammen mischen und neu aufteilen
titanic-play-wait = „{ titanic-card-wait }“: die aufgedeckten Karten { $of } ablegen
    .any = „{ titanic-card-wait }“: die aufgedeckten Karten einer Reihe ablegen
titanic-play-save-time = „{ titanic-card-save-time }“: den Ablagestapel in den Stapel mischen
titanic-play-plan-a = „{ titanic-card-plan-a }“: eine beliebige Karte aus dem Aktionsstapel nehmen
titanic-play-plan-b = „{ titanic-card-plan-b }“: eine beliebige Karte aus dem Aktions-Ablagestapel nehmen
titanic-play-boat = { titanic-card-boat }: { $cards } { $from } darauflegen
    .any = { titanic-card-boat }: eine Folge oder nur ihre vordersten Karten darauflegen
titanic-play-mystery-f = { titanic-card-mystery-f }: { $at } legen, als { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }
    .any = { titanic-card-mystery-f }: Wohin du ihn legst, bestimmt seinen Rang
titanic-play-mystery-s = { titanic-card-mystery-s }: { $at } legen, als { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }
    .any = { titanic-card-mystery-s }: Wohin du ihn legst, bestimmt seinen Rang
# Die Karte eines anderen Spielers. $words: eine der Meldungen oben. $who: wem sie gehört.
titanic-play-for = { $words } (Karte von { $who })
    .you = { $words } (deine Karte)

## Überschriften über den Aktionen

titanic-heading-moves = Bewegungen
titanic-heading-rescue = Rettung: Passagiere ziehen und einen davon spielen
titanic-heading-cards = Aktionskarten
titanic-heading-ability = Fähigkeit

## Fragen
## An den, der entscheidet; das Attribut other ist, was alle anderen erfahren. $who: wer entscheidet.

titanic-question-first = Wer beginnt? Entscheidet gemeinsam.
    .other = Wer beginnt? Der Tisch entscheidet.
titanic-question-turn = Du bist am Zug: beliebig viele Bewegungen, dann eine Aktion.
    .other = { $who } ist am Zug: beliebig viele Bewegungen, dann eine Aktion.
titanic-question-number = Wie viele Passagiere ziehst du?
    .other = { $who } entscheidet, wie viele Passagiere gezogen werden.
titanic-question-place = Welchen gezogenen Passagier spielst du, und wohin?
    .other = { $who } wählt einen der gezogenen Passagiere.
titanic-question-place-more = Spielst du noch einen der gezogenen Passagiere?
    .other = { $who } darf noch einen der gezogenen Passagiere spielen.
titanic-question-name = Ein Blinder Passagier der { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } wird { $on } aufgedeckt. Für welchen Rang steht er?
    .other = Ein Blinder Passagier der { $class ->
            [f] { titanic-class-f }
           *[s] { titanic-class-s }
        } wird { $on } aufgedeckt. { $who } sagt seinen Rang an.
titanic-question-arrange =
    { $number ->
        [one] Wohin legst du die letzte Karte?
       *[other] Noch { $number } Karten. Welche legst du als Nächstes zurück, und wohin?
    }
    .other =
        { $number ->
            [one] { $who } legt die letzte Karte zurück.
           *[other] { $who } muss noch { $number } Karten zurücklegen.
        }
titanic-question-search-come-on = Welchen Passagier aus dem Stapel spielst du, und wohin?
    .other = { $who } sucht im Stapel einen Passagier.
titanic-question-search-come-back = Welchen Passagier aus dem Ablagestapel spielst du, und wohin?
    .other = { $who } sucht im Ablagestapel einen Passagier.
titanic-question-front = Welche Karte legst du an die Spitze { $of }?
    .other = { $who } wählt eine Karte für die Spitze { $of }.
titanic-question-fetch = Welche Aktionskarte nimmst du?
    .other = { $who } sucht sich eine Aktionskarte aus.
titanic-question-exchange = Welche zwei Überlebenden tauschst du?
    .other = { $who } wählt zwei Überlebende zum Tauschen.
titanic-question-give = Wem gibst du „{ $card }“?
    .other = { $who } entscheidet, wer „{ $card }“ bekommt.
titanic-question-keep = Welche Aktionskarte behältst du?
    .other = { $who } wählt, welche Aktionskarte bleibt.
titanic-question-encore = Spielst du die gerade gezogene Karte?
    .other = { $who } darf die gerade gezogene Karte spielen.

## Ereignisse
## Das Attribut you ist, was erfährt, wer es getan hat. $who: wer es getan hat.

titanic-event-moved = { $who } bewegt { $cards } { $from } { $to }.
    .you = Du bewegst { $cards } { $from } { $to }.
titanic-event-moved-lower = { $who } lässt { $cards } { $from } zu Wasser.
    .you = Du lässt { $cards } { $from } zu Wasser.
titanic-event-moved-save = { $who } bringt { $cards } { $from } { $to }.
    .you = Du bringst { $cards } { $from } { $to }.
titanic-event-placed = { $who } legt { $cards } { $at }.
    .you = Du legst { $cards } { $at }.
titanic-event-placed-lower = { $who } lässt { $cards } zu Wasser.
    .you = Du lässt { $cards } zu Wasser.
titanic-event-revealed =
    { $place ->
        [boat] Auf dem Brüchigen Boot aufgedeckt: { $card }.
       *[deck] Vor Deck { $number } aufgedeckt: { $card }.
    }
titanic-event-rescue-empty = { $who } beginnt eine Rettung, aber der Stapel ist leer.
    .you = Du beginnst eine Rettung, aber der Stapel ist leer.
titanic-event-drew = { $who } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }: { $cards }.
    .you = Du ziehst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }: { $cards }.
titanic-event-failed = Rettung gescheitert: Es wird umgeblättert.
# Unter einem gezogenen Passagier, der nicht gespielt werden kann: warum nicht.
# $rank: first, last oder between. $lower, $higher: die Ränge vor und nach seinem. $class: f oder s.
titanic-unplayable =
    { $rank ->
        [first] beide Rettungsboote der { titanic-of-class } sind zu Wasser, und keine 2 der { titanic-of-class } liegt an der Spitze
        [last] keine Gruppe der { titanic-of-class } steht bei { $lower }, und kein trockenes Deck ist leer
       *[between] keine Gruppe der { titanic-of-class } steht bei { $lower }, und keine { $higher } der { titanic-of-class } liegt an der Spitze
    }
# $class: f oder s.
titanic-of-class =
    { $class ->
        [f] 1. Klasse
       *[s] 2. Klasse
    }
titanic-event-discarded = Abgelegt: { $cards }.
titanic-event-page = Es wird umgeblättert: Seite { $page }.
titanic-event-page-breaks = Es wird umgeblättert: Seite { $page }. Das Schiff bricht entzwei.
titanic-event-page-last = Die letzte Seite wird umgeblättert: Das Schiff ist untergegangen.
titanic-event-flooded =
    Deck { $number } ist vollgelaufen. { $count ->
        [0] Dort war niemand.
        [one] Der Passagier flieht zu Deck { $next }, und alle Karten dort werden verdeckt gemischt.
       *[other] Die { $count } Passagiere fliehen zu Deck { $next }, und alle Karten dort werden verdeckt gemischt.
    }
titanic-event-looked-stack = { $who } sieht { $count ->
        [0] in den Stapel: Er ist leer
        [one] sich die einzige Karte im Stapel an
       *[other] sich { $count } Karten aus dem Stapel an
    }.
    .you = Du siehst { $count ->
            [0] in den Stapel: Er ist leer
            [one] dir die einzige Karte im Stapel an
           *[other] dir { $count } Karten aus dem Stapel an
        }.
titanic-event-looked-discard = { $who } sieht den Ablagestapel durch: { $count ->
        [0] Er ist leer
        [one] 1 Karte
       *[other] { $count } Karten
    }.
    .you = Du siehst den Ablagestapel durch: { $count ->
            [0] Er ist leer
            [one] 1 Karte
           *[other] { $count } Karten
        }.
titanic-event-looked-line = { $who } sieht sich { $count ->
        [one] die einzige Karte
       *[other] alle { $count } Karten
    } { $of } an.
    .you = Du siehst dir { $count ->
            [one] die einzige Karte
           *[other] alle { $count } Karten
        } { $of } an.
titanic-event-arranged = { $who } legt { $count ->
        [0] { $bottom ->
            [0] keine Karten zurück
            [one] 1 Karte unter den Stapel
           *[other] alle { $bottom } Karten unter den Stapel
        }
        [one] { $bottom ->
            [0] 1 Karte auf den Stapel zurück
           *[other] 1 Karte auf den Stapel zurück und { $bottom } darunter
        }
       *[other] { $bottom ->
            [0] alle { $count } Karten auf den Stapel zurück
           *[other] { $count } Karten auf den Stapel zurück und { $bottom } darunter
        }
    }.
    .you = Du legst { $count ->
            [0] { $bottom ->
                [0] keine Karten zurück
                [one] 1 Karte unter den Stapel
               *[other] alle { $bottom } Karten unter den Stapel
            }
            [one] { $bottom ->
                [0] 1 Karte auf den Stapel zurück
               *[other] 1 Karte auf den Stapel zurück und { $bottom } darunter
            }
           *[other] { $bottom ->
                [0] alle { $count } Karten auf den Stapel zurück
               *[other] { $count } Karten auf den Stapel zurück und { $bottom } darunter
            }
        }.
titanic-event-fronted = { $who } legt { $cards } an die Spitze { $of }.
    .you = Du legst { $cards } an die Spitze { $of }.
titanic-event-mixed = { $who } mischt die Karten der Decks { $bow } und { $stern } zusammen und teilt sie neu auf.
    .you = Du mischst die Karten der Decks { $bow } und { $stern } zusammen und teilst sie neu auf.
titanic-event-shuffled-stack = Der Stapel wird gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
titanic-event-shuffled-actions = Der Aktionsstapel wird gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
titanic-event-replaced = { $who } ersetzt den Blinden Passagier durch { $cards }.
    .you = Du ersetzt den Blinden Passagier durch { $cards }.
titanic-event-named = { $who } sagt einen Rang an. Jetzt liegt { $on }: { $card }.
    .you = Du sagst einen Rang an. Jetzt liegt { $on }: { $card }.
titanic-event-played = { $who } spielt „{ $card }“.
    .you = Du spielst „{ $card }“.
titanic-event-played-for = { $who } spielt „{ $card }“, eine Karte von { $owner }.
    .you = Du spielst „{ $card }“, eine Karte von { $owner }.
    .yours = { $who } spielt „{ $card }“, eine Karte von dir.
titanic-event-drew-action = { $who } zieht die Aktionskarte „{ $card }“.
    .you = Du ziehst die Aktionskarte „{ $card }“.
titanic-event-discarded-action = Abgelegte { $count ->
        [one] Aktionskarte
       *[other] Aktionskarten
    }: { $cards }.
titanic-event-fetched = { $who } nimmt „{ $card }“.
    .you = Du nimmst „{ $card }“.
titanic-event-kept = { $who } behält „{ $card }“.
    .you = Du behältst „{ $card }“.
titanic-event-given = { $who } bekommt „{ $card }“.
    .you = Du bekommst „{ $card }“.
titanic-event-exchanged = { $who } tauscht die beiden Passagiere mit Rang { $rank } ({ $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }).
    .you = Du tauschst die beiden Passagiere mit Rang { $rank } ({ $class ->
            [f] { titanic-class-f }
           *[s] { titanic-class-s }
        }).
titanic-event-ability-lowe = { $who } legt Karten vom Stapel ab, bis ein Anker kommt.
    .you = Du legst Karten vom Stapel ab, bis ein Anker kommt.
titanic-event-ability-smith = { $who } sammelt alle Aktionskarten ein, um sie neu zu verteilen.
    .you = Du sammelst alle Aktionskarten ein, um sie neu zu verteilen.
titanic-event-turn = { $who } ist am Zug.
    .you = Du bist am Zug.
titanic-event-ended = Die Partie ist zu Ende.

## Das Ende und die Punktzahl

titanic-outcome-all-safe = Alle 60 Passagiere sind in Sicherheit. Was für eine Crew!
titanic-outcome-sunk = Die Titanic ist gesunken.
titanic-score-heading = Punktzahl
titanic-score-heading-now = Punktzahl, wenn die Partie jetzt zu Ende wäre
titanic-score-page = Zahl auf der Seite
titanic-score-row-f = Längste Ankerserie, 1. Klasse
titanic-score-row-s = Längste Ankerserie, 2. Klasse
titanic-score-rows-none = Ankerserien zählen nur, wenn alle in Sicherheit sind.
titanic-score-total = Eure Punktzahl
titanic-score-historical = Die Crew von 1912
titanic-score-best = Höchstmögliche Punktzahl
# $points: um wie viele Punkte mehr oder weniger als die Crew von 1912.
titanic-score-more = { $points ->
        [one] 1 Punkt mehr als die Crew von 1912.
       *[other] { $points } Punkte mehr als die Crew von 1912.
    }
titanic-score-same = Genauso viele Punkte wie die Crew von 1912.
titanic-score-fewer = { $points ->
        [one] 1 Punkt weniger als die Crew von 1912. Nächstes Mal klappt’s!
       *[other] { $points } Punkte weniger als die Crew von 1912. Nächstes Mal klappt’s!
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
titanic-table-bottom = Unten im Stapel, die unterste zuletzt
titanic-table-drawn = Gezogen
titanic-table-to-arrange = Zum Zurücklegen
titanic-table-arranged = Bisher oben zurückgelegt, die nächste zuerst
titanic-table-looked-at = Aufgedeckt
titanic-table-offer = Zur Wahl
# Die Zeichen der Zeichnung. Die Werte sind die Zeichen selbst.
titanic-table-legend = f 1. Klasse, s 2. Klasse, + Anker, ? Blinder Passagier, { $back } verdeckt, { $water } vollgelaufen, { $dry } trocken. Die Spitze einer Reihe ist rechts.
titanic-table-legend-groups = Gruppen: der letzte Passagier, dann jeder Rang (+ Anker, { $plain } ohne Anker, { $missing } fehlt noch).

## Der Tisch in Sätzen

titanic-told-page = Seite { $page }, Schiffsuhr { $clock }. { $safe ->
        [0] Noch ist niemand in Sicherheit.
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
titanic-told-hand = { $who } zieht { $low } bis { $high } Passagiere. Aktionskarten: { $cards }.
titanic-told-no-hand = { $who } zieht { $low } bis { $high } Passagiere. Keine Aktionskarten.
titanic-told-cards = { $label }: { $cards }.
