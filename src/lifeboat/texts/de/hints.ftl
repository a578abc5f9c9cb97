### Tipps: Schätzungen und die Gründe dahinter. Die Zahlen kommen von den Bots.

## Schätzungen

# $chance: von 0 bis 1.
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-least = weniger als 1 %
chance-most = mehr als 99 %
average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value: die zu erwartenden Punkte. $error: die Hälfte des 95-%-Intervalls.
estimate-titanic = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    .rough = etwa { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
# $value: die Gewinnchance. $error: die Hälfte des 95-%-Intervalls, in Prozentpunkten.
estimate-septentrick = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } Gewinnchance (± { NUMBER($error, maximumFractionDigits: 0) } { $error ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    })
    .rough = etwa { NUMBER($value, style: "percent", maximumFractionDigits: 0) } Gewinnchance
estimate-none = keine Schätzung

## SOS Titanic: Rettungen

# $playable von $unseen: wie viele der Passagiere, die im Stapel sein können, spielbar wären.
reason-rescue-playable =
    { $unseen ->
        [one] { $playable ->
            [0] Der einzige unbekannte Passagier im Stapel wäre nicht spielbar.
           *[other] Der einzige unbekannte Passagier im Stapel wäre spielbar.
        }
       *[other] { $playable ->
            [0] Keiner der { $unseen } Passagiere, die im Stapel sein können, wäre spielbar.
            [one] Einer der { $unseen } Passagiere, die im Stapel sein können, wäre spielbar.
           *[other] { $playable } der { $unseen } Passagiere, die im Stapel sein können, wären spielbar.
        }
    }
# $at: die Stelle von oben. $card: der Passagier.
reason-rescue-known =
    { $at ->
        [1] Die oberste Karte des Stapels ist bekannt und spielbar: { $card }.
       *[other] Die { $at }. Karte von oben ist bekannt und spielbar: { $card }.
    }
reason-rescue-sure =
    { $number ->
        [one] Ziehst du 1 Karte, kann die Rettung nicht scheitern.
       *[other] Ziehst du { $number } Karten, kann die Rettung nicht scheitern.
    }
reason-rescue-hopeless =
    { $number ->
        [one] Ziehst du 1 Karte, scheitert die Rettung auf jeden Fall.
       *[other] Ziehst du { $number } Karten, scheitert die Rettung auf jeden Fall.
    }
reason-rescue-fails =
    { $number ->
        [one] Ziehst du 1 Karte, scheitert die Rettung mit einer Wahrscheinlichkeit von { $chance }.
       *[other] Ziehst du { $number } Karten, scheitert die Rettung mit einer Wahrscheinlichkeit von { $chance }.
    }
reason-rescue-saves = Wahrscheinlichkeit, dass du einen gezogenen Passagier sofort in Sicherheit bringen kannst: { $chance }.
reason-rescue-nobody = Es ist keine Karte mehr zu ziehen: Die Rettung scheitert.
reason-refills =
    Der Stapel ist leer. { $count ->
        [one] Der eine Passagier aus dem Ablagestapel kommt wieder hinein.
       *[other] Die { $count } Passagiere aus dem Ablagestapel kommen wieder hinein.
    }
# $when: failure, miss (niemand wird gefunden) oder always. $page: die Zahl der nächsten Seite.
reason-page-turns =
    { $when ->
        [failure] Scheitert die Rettung, wird auf Seite { $page } umgeblättert.
        [miss] Findet sich niemand, wird auf Seite { $page } umgeblättert.
       *[always] Es wird auf Seite { $page } umgeblättert.
    }
# $cards: wie viele Karten gemischt werden. Die anderen Variablen sind die von titanic-of.
reason-page-floods =
    { $when ->
        [failure] Scheitert die Rettung, wird auf Seite { $page } umgeblättert,
        [miss] Findet sich niemand, wird auf Seite { $page } umgeblättert,
       *[always] Es wird auf Seite { $page } umgeblättert,
    } und { titanic-line } läuft voll: { $cards ->
        [one] Sein einziger Passagier flieht zum nächsten Deck.
       *[other] Seine Passagiere fliehen zum nächsten Deck, und { $cards } Karten werden dort verdeckt gemischt.
    }
reason-page-ends =
    { $when ->
        [failure] Scheitert die Rettung, wird die letzte Seite umgeblättert, und die Partie ist zu Ende.
        [miss] Findet sich niemand, wird die letzte Seite umgeblättert, und die Partie ist zu Ende.
       *[always] Es wird die letzte Seite umgeblättert, und die Partie ist zu Ende.
    }
reason-compensation =
    { $count ->
        [0] Zum Ausgleich gäbe es keine Aktionskarte.
        [one] Zum Ausgleich gäbe es 1 Aktionskarte.
       *[other] Zum Ausgleich gäbe es { $count } Aktionskarten.
    }
reason-compensation-choice =
    { $count ->
        [one] Zum Ausgleich gäbe es 1 Aktionskarte.
       *[other] Zum Ausgleich gäbe es { $count } Aktionskarten, von denen du eine behältst.
    }
# $who: ein Crewmitglied.
reason-compensation-other = { $who } bekäme dann eine Aktionskarte.
reason-stack-left =
    { $left ->
        [0] Danach ist der Stapel leer, und die nächste Rettung kostet eine Seite.
        [one] Im Stapel bleibt 1 Karte.
       *[other] Im Stapel bleiben { $left } Karten.
    }

## SOS Titanic: wer wohin geht

# Wie viele der $unseen, die im Stapel sein können, spielbar sind: $before jetzt, $then danach.
reason-playable-then =
    { $unseen ->
        [one] Der einzige Passagier, der im Stapel sein kann, ist danach { $then ->
            [0] nicht mehr spielbar.
           *[other] spielbar, jetzt aber noch nicht.
        }
       *[other] Von den { $unseen } Passagieren, die im Stapel sein können, { $then ->
            [0] ist danach keiner mehr spielbar (jetzt { $before }).
            [one] ist danach einer spielbar (jetzt { $before }).
           *[other] sind danach { $then } spielbar (jetzt { $before }).
        }
    }
# $saved von $unseen: wie viele der Karten, die dort liegen können, zu retten wären.
reason-reveals =
    Eine verdeckte Karte { titanic-on } wird aufgedeckt. { $saved ->
        [0] Keine der { $unseen } möglichen Karten ließe sich sofort in Sicherheit bringen.
        [one] Eine der { $unseen } möglichen Karten ließe sich sofort in Sicherheit bringen ({ $chance }).
       *[other] { $saved } der { $unseen } möglichen Karten ließen sich sofort in Sicherheit bringen ({ $chance }).
    }
reason-reveals-playable = Wahrscheinlichkeit, dass du die aufgedeckte Karte sofort in Sicherheit bringen oder an eine andere Reihe bewegen kannst: { $chance }.
reason-reveals-known = Das deckt { titanic-on } eine Karte auf. Es kann sich nur um { $card } handeln.
# $card: wer folgen kann. $unseen: wie viele der beiden verdeckt sind.
reason-awaits =
    Als Nächstes passt dort { $card }. { $unseen ->
        [0] Keine der beiden Karten dieses Rangs ist noch verdeckt.
        [one] Eine der beiden Karten dieses Rangs ist noch verdeckt.
       *[other] Beide Karten dieses Rangs sind noch verdeckt.
    }
reason-closes-line = Liegt ein Rettungsboot an der Spitze einer Reihe, kann sich dort niemand mehr anschließen.
# $use: saved, moves oder stays.
reason-uncovers =
    Das legt { $card } frei. { $use ->
        [saved] Diese Karte lässt sich sofort in Sicherheit bringen.
        [moves] Diese Karte lässt sich an eine andere Reihe bewegen.
       *[stays] Diese Karte lässt sich noch nirgendwohin bewegen.
    }
reason-frees-line = Das leert { titanic-line }: Dort lässt sich dann mit einer 13 der 1. Klasse oder einer 17 der 2. Klasse eine neue Reihe beginnen.
reason-frees-boat = Damit ist das Brüchige Boot leer und kommt auf den Aktions-Ablagestapel.
reason-all-safe = Damit sind alle 60 in Sicherheit: Die Crew hat es geschafft.
reason-replaces = Der Blinde Passagier macht Platz für { $card } und kommt auf den Aktions-Ablagestapel.
reason-saves = Das bringt { $card } in Sicherheit und ist 1 Punkt wert.
reason-followers =
    { $count ->
        [one] 1 weitere Karte kann sofort folgen.
       *[other] { $count } weitere Karten können sofort folgen.
    }
reason-discards =
    { $count ->
        [one] 1 gezogener Passagier kommt auf den Ablagestapel.
       *[other] { $count } gezogene Passagiere kommen auf den Ablagestapel.
    }
# $use: saved, moves, named oder stays.
reason-front =
    { $use ->
        [saved] An der Spitze lässt sich diese Karte sofort in Sicherheit bringen.
        [moves] An der Spitze lässt sich diese Karte sofort an eine andere Reihe bewegen.
        [named] An der Spitze kann diese Karte jeden Rang annehmen.
       *[stays] Auch an der Spitze lässt sich diese Karte noch nirgendwohin bewegen.
    }
reason-stands-in =
    { $unseen ->
        [0] Kein echter Passagier dieses Rangs ist noch verdeckt.
        [one] Einer der beiden echten Passagiere dieses Rangs ist noch verdeckt und könnte den Blinden Passagier später ersetzen.
       *[other] Beide echten Passagiere dieses Rangs sind noch verdeckt, und einer davon könnte den Blinden Passagier später ersetzen.
    }
reason-turned-down =
    { $count ->
        [one] Dafür wird 1 aufgedeckte Karte wieder verdeckt.
       *[other] Dafür werden { $count } aufgedeckte Karten wieder verdeckt.
    }
# $at: die Stelle von oben. $use: playable oder idle.
reason-top =
    { $use ->
        [playable] Diese Karte ist im Augenblick spielbar.
       *[idle] Diese Karte ist im Augenblick nicht spielbar.
    } Sie { $at ->
        [1] wird dann als nächste gezogen.
       *[other] liegt dann als { $at }. Karte von oben im Stapel.
    }
# $count: wie viele Karten darüber liegen.
reason-bottom =
    { $use ->
        [playable] Diese Karte ist im Augenblick spielbar.
       *[idle] Diese Karte ist im Augenblick nicht spielbar.
    } Sie kommt { $count ->
        [0] ganz unten in den Stapel.
        [one] unter eine andere Karte.
       *[other] unter { $count } andere Karten.
    }

## SOS Titanic: Aktionskarten und Crew

reason-card-of = Die Karte gehört { $who }.
# $average: wie viele der nächsten $count Karten spielbar sind.
reason-looks =
    { $count ->
        [0] Der Stapel ist leer: Es gibt nichts zu sehen.
        [one] Im Stapel liegt nur noch 1 Karte: Mehr gibt es nicht zu sehen.
       *[other] Von den nächsten { $count } Karten sind im Schnitt { $average } spielbar.
    }
# $chance: dass jemand spielbar ist. $saved: dass jemand in Sicherheit kann.
reason-searches = Wahrscheinlichkeit, dass im Stapel ein spielbarer Passagier ist: { $chance }. Wahrscheinlichkeit, dass du einen Passagier aus dem Stapel sofort in Sicherheit bringen kannst: { $saved }.
reason-calls-back =
    { $count ->
        [0] Der Ablagestapel ist leer.
        [one] Die einzige Karte im Ablagestapel { $playable ->
            [0] ist nicht spielbar.
           *[other] { $saved ->
                [0] ist spielbar, lässt sich aber nicht sofort in Sicherheit bringen.
               *[other] lässt sich sofort in Sicherheit bringen.
            }
        }
       *[other] Von den { $count } Karten im Ablagestapel { $playable ->
            [0] ist keine spielbar.
            [one] { $saved ->
                [0] ist eine spielbar, lässt sich aber nicht sofort in Sicherheit bringen.
               *[other] lässt sich eine spielen und sofort in Sicherheit bringen.
            }
           *[other] sind { $playable } spielbar. { $saved ->
                [0] Keine davon lässt sich sofort in Sicherheit bringen.
                [one] Eine davon lässt sich sofort in Sicherheit bringen.
               *[other] { $saved } davon lassen sich sofort in Sicherheit bringen.
            }
        }
    }
reason-returns =
    { $count ->
        [0] Der Ablagestapel ist leer: Niemand kommt in den Stapel zurück.
        [one] 1 Passagier kommt in den Stapel zurück und wäre jetzt { $playable ->
            [0] nicht spielbar.
           *[other] spielbar.
        }
       *[other] { $count } Passagiere kommen in den Stapel zurück. { $playable ->
            [0] Keiner davon wäre jetzt spielbar.
            [one] Einer davon wäre jetzt spielbar.
           *[other] { $playable } davon wären jetzt spielbar.
        }
    }
# $cards: die Aktionskarten, die es gibt.
reason-fetches =
    { $count ->
        [one] Zur Wahl steht eine Karte: { $cards }
       *[other] Zur Wahl stehen { $count } verschiedene Karten: { $cards }
    }
reason-fetches-nothing = Dort ist keine Karte zu holen.
reason-hides =
    { $count ->
        [one] Wahrscheinlichkeit, dass du die einzige verdeckte Karte { titanic-of } sofort in Sicherheit bringen kannst: { $chance }.
       *[other] Wahrscheinlichkeit, dass du eine der { $count } verdeckten Karten { titanic-of } sofort in Sicherheit bringen kannst: { $chance }.
    }
reason-hides-nobody = Es liegen keine verdeckten Karten { titanic-on }.
reason-mixes =
    { $cards ->
        [one] 1 Karte wird gemischt.
       *[other] { $cards } Karten werden zusammen gemischt.
    } Wahrscheinlichkeit, dass du eine neue vorderste Karte sofort in Sicherheit bringen kannst: { $chance }.
reason-puts-off =
    { $count ->
        [one] 1 aufgedeckte Karte { titanic-of } kommt auf den Ablagestapel.
       *[other] { $count } aufgedeckte Karten { titanic-of } kommen auf den Ablagestapel.
    }
reason-hands-out =
    { $count ->
        [one] 1 Aktionskarte kann
       *[other] { $count } Aktionskarten können
    } unter { $players } Spielern neu verteilt werden.
# $average: wie viele Karten abgelegt werden. $chance: dass ein Anker kommt.
reason-anchor-draws = Im Schnitt kommen { $average } Karten auf den Ablagestapel. Wahrscheinlichkeit, dass ein Anker dabei ist: { $chance }.
reason-exchanges =
    { $count ->
        [0] Keine zwei Überlebenden könnten die Plätze tauschen.
        [one] 1 Paar von Überlebenden könnte die Plätze tauschen.
       *[other] { $count } Paare von Überlebenden könnten die Plätze tauschen.
    }
# $class: f oder s. $before und $then: die längste Ankerserie.
reason-anchor-rows =
    Längste Ankerserie der { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }: bisher { $before }, danach { $then }. Sie zählt nur, wenn am Ende alle 60 in Sicherheit sind.
# $card: eine Aktionskarte.
reason-holds-back = „{ $card }“ bleibt für später auf der Hand.
reason-no-exchange = Alle Überlebenden bleiben, wo sie sind.
reason-passes-up =
    { $count ->
        [0] Eine andere Karte steht nicht zur Wahl.
        [one] Die andere Karte kommt auf den Aktions-Ablagestapel.
       *[other] Die { $count } anderen Karten kommen auf den Aktions-Ablagestapel.
    }
reason-copies-left =
    { $count ->
        [0] „{ $card }“ steht nur dieses eine Mal zur Wahl.
        [one] „{ $card }“ steht noch einmal zur Wahl.
       *[other] „{ $card }“ steht noch { $count }-mal zur Wahl.
    }
reason-holds =
    { $count ->
        [one] Danach ist 1 Aktionskarte auf der Hand.
       *[other] Danach sind { $count } Aktionskarten auf der Hand.
    }
# $turns: wie viele Züge es bis zu diesem Crewmitglied sind.
reason-receives =
    { $who } hat dann { $count ->
        [one] 1 Aktionskarte
       *[other] { $count } Aktionskarten
    } und ist { $turns ->
        [one] gleich danach am Zug.
       *[other] in { $turns } Zügen an der Reihe.
    }
# $draws: die meisten Karten bei einer Rettung.
reason-begins =
    { $who } darf bei einer Rettung bis zu { $draws } Karten ziehen und hat { $count ->
        [0] keine Aktionskarte.
        [one] 1 Aktionskarte.
       *[other] { $count } Aktionskarten.
    }

## Septentrick: ein Stich
## $who, $name und $seat: die von septentrick-seat.

reason-wins = Damit gewinnst du den Stich: Nach dir spielt niemand mehr.
# $count: wie viele noch zum Stich spielen.
reason-wins-never =
    { $count ->
        [0] Der Stich besteht dann nur aus Passagierkarten, und damit ist die Partie verloren (S12).
       *[other] Eine Passagierkarte gewinnt keinen Stich.
    }
reason-stays-behind = Das gewinnt nicht: Vorn liegt { $card } ({ septentrick-by }).
reason-safe =
    { $who ->
        [you] Deine Karte
       *[other] Die Karte von { septentrick-by }
    } kann nicht mehr geschlagen werden.
# $beating: wie viele unbekannte Karten höher oder Trumpf sind. $count: wie viele noch spielen.
reason-overtaken =
    { $beating ->
        [one] 1 unbekannte Karte schlägt
       *[other] { $beating } unbekannte Karten schlagen
    } { $who ->
        [you] deine Karte
       *[other] die Karte von { septentrick-by }
    }. { $count ->
        [one] Wahrscheinlichkeit, dass der letzte Spieler sie schlagen kann: { $chance }.
       *[other] Wahrscheinlichkeit, dass einer der nächsten { $count } Spieler sie schlagen kann: { $chance }.
    }
# $tally: septentrick-tally, mit dem Stich, soweit er gespielt ist. $stands: sure oder open.
reason-collects =
    { $stands ->
        [sure] { $who ->
            [you] Du bekommst
           *[other] { septentrick-subject } bekommt
        }
       *[open] { $who ->
            [you] Bleibt es so, bekommst du
           *[other] { septentrick-subject } bekommt, wenn es so bleibt,
        }
    } { $rings } und { $people }. Stand danach: { $tally }.
reason-trick-holds = Bisher im Stich: { $rings } und { $people }.
reason-void = { septentrick-seat } kann { $suit } nicht bedienen.
reason-blanks-left =
    Am besten zeigt deine letzte Karte weder Rettungsringe noch Passagiere. { $count ->
        [0] Du hast dann keine solche Karte mehr.
        [one] Du hast dann noch 1 solche Karte.
       *[other] Du hast dann noch { $count } solche Karten.
    }
reason-only-passengers = Danach hast du nur noch Passagierkarten.
reason-last-card =
    Deine letzte Karte ist dann { $card }. { $stands ->
        [sure] Dein Endstand:
       *[open] Bleibt es so, lautet dein Endstand:
    } { $tally }.

## Septentrick: vor dem ersten Stich

# $suit: die Farbe. $count: wie viele Karten davon.
reason-suit-left =
    { $count ->
        [0] Dir bleibt keine Karte der Farbe { $suit }, also musst du diese Farbe nicht bedienen.
        [one] Dir bleibt 1 Karte der Farbe { $suit }.
       *[other] Dir bleiben { $count } Karten der Farbe { $suit }.
    }
reason-suit-then =
    { $count ->
        [one] Du hast dann 1 Karte der Farbe { $suit }.
       *[other] Du hast dann { $count } Karten der Farbe { $suit }.
    }
reason-rescues-left =
    { $count ->
        [0] Dir bleibt keine Rettungskarte.
        [one] Dir bleibt 1 Rettungskarte.
       *[other] Dir bleiben { $count } Rettungskarten.
    }
reason-rescues-then =
    { $count ->
        [one] Du hast dann 1 Rettungskarte.
       *[other] Du hast dann { $count } Rettungskarten.
    }
# $role: captain oder mate.
reason-gets =
    { septentrick-seat }{ $role ->
        [captain] , der Kapitän,
       *[mate] { "" }
    } bekommt beide Karten, behält eine und gibt die andere weiter.
reason-goes-on =
    { septentrick-seat }{ $role ->
        [captain] , der Kapitän,
       *[mate] { "" }
    } bekommt die andere Karte: { $card }.
reason-is-trump = Diese Karte ist Trumpf.
reason-passes-trumps =
    { $count ->
        [one] Eine davon ist Trumpf.
       *[other] Beide sind Trumpf.
    }
# $card: die höchste.
reason-suit-own =
    { $count ->
        [0] Du hast keine Karte der Farbe { $suit }.
        [one] Du hast 1 Karte der Farbe { $suit }: { $card } ({ $rings }).
       *[other] Du hast { $count } Karten der Farbe { $suit } (zusammen { $rings }). Die höchste ist { $card }.
    }
reason-suit-others =
    { $count ->
        [0] Die anderen haben keine Karte dieser Farbe.
        [one] Die anderen haben 1 Karte dieser Farbe.
       *[other] Die anderen haben { $count } Karten dieser Farbe.
    }
reason-captain-names = Du würdest den Trumpf ansagen und zum ersten Stich anspielen.
reason-captain-unknown = Die Hand von { septentrick-by } kennst du nicht.
