### Tipps: Schätzungen und die Gründe dahinter. Die Zahlen kommen von den Spielern.

## Schätzungen

# $chance: von 0 bis 1.
chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
chance-least = weniger als 1 %
chance-most = mehr als 99 %
average = { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $value: die zu erwartenden Punkte. $error: die Hälfte des 95-%-Intervalls.
estimate-titanic = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, auf { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } genau
    .rough = etwa { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
# $value: die Gewinnchance. $error: die Hälfte des 95-%-Intervalls, in Prozentpunkten.
estimate-septentrick = gewinnt in { NUMBER($value, style: "percent", maximumFractionDigits: 0) } der Fälle, auf { NUMBER($error, maximumFractionDigits: 0) } { $error ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    } genau
    .rough = gewinnt in etwa { NUMBER($value, style: "percent", maximumFractionDigits: 0) } der Fälle
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
            [one] 1 der { $unseen } Passagiere, die im Stapel sein können, wäre spielbar.
           *[other] { $playable } der { $unseen } Passagiere, die im Stapel sein können, wären spielbar.
        }
    }
# $at: die Stelle von oben. $card: der Passagier.
reason-rescue-known =
    { $at ->
        [1] Die oberste Karte des Stapels ist bekannt und spielbar: { $card }.
       *[other] Karte { $at } von oben ist bekannt und spielbar: { $card }.
    }
reason-rescue-sure =
    { $number ->
        [one] Mit 1 Karte kann die Rettung nicht misslingen.
       *[other] Mit { $number } Karten kann die Rettung nicht misslingen.
    }
reason-rescue-hopeless =
    { $number ->
        [one] Mit 1 Karte muss die Rettung misslingen.
       *[other] Mit { $number } Karten muss die Rettung misslingen.
    }
reason-rescue-fails =
    { $number ->
        [one] Mit 1 Karte misslingt die Rettung mit einer Wahrscheinlichkeit von { $chance }.
       *[other] Mit { $number } Karten misslingt die Rettung mit einer Wahrscheinlichkeit von { $chance }.
    }
reason-rescue-saves = Die Chance, dass ein Gezogener sofort in Sicherheit kann: { $chance }.
reason-rescue-nobody = Es ist niemand mehr zu ziehen: Die Rettung misslingt.
reason-refills =
    Der Stapel ist leer. { $count ->
        [one] Der eine Passagier aus dem Ablagestapel kommt wieder hinein.
       *[other] Die { $count } Passagiere aus dem Ablagestapel kommen wieder hinein.
    }
# $when: failure, miss (niemand wird gefunden) oder always. $page: die Zahl der nächsten Seite.
reason-page-turns =
    { $when ->
        [failure] Misslingt sie, wird umgeblättert: auf Seite { $page }.
        [miss] Wird niemand gefunden, wird umgeblättert: auf Seite { $page }.
       *[always] Es wird umgeblättert: auf Seite { $page }.
    }
# $cards: wie viele Karten gemischt werden. Die anderen Variablen sind die von titanic-of.
reason-page-floods =
    { $when ->
        [failure] Misslingt sie, wird auf Seite { $page } umgeblättert,
        [miss] Wird niemand gefunden, wird auf Seite { $page } umgeblättert,
       *[always] Es wird auf Seite { $page } umgeblättert,
    } und das Wasser nimmt { titanic-line }: Seine Passagiere laufen unter die des nächsten, und { $cards } Karten werden verdeckt gemischt.
reason-page-ends =
    { $when ->
        [failure] Misslingt sie, kommt die letzte Seite, und das Spiel ist aus.
        [miss] Wird niemand gefunden, kommt die letzte Seite, und das Spiel ist aus.
       *[always] Es kommt die letzte Seite, und das Spiel ist aus.
    }
reason-compensation =
    { $count ->
        [0] Zum Ausgleich käme keine Aktionskarte.
        [one] Zum Ausgleich käme 1 Aktionskarte.
       *[other] Zum Ausgleich kämen { $count } Aktionskarten.
    }
reason-compensation-choice =
    { $count ->
        [one] Zum Ausgleich käme 1 Aktionskarte.
       *[other] Zum Ausgleich käme eine von { $count } Aktionskarten nach Wahl.
    }
# $who: ein Crewmitglied.
reason-compensation-other = { $who } zöge dann eine Aktionskarte.
reason-stack-left =
    { $left ->
        [0] Der Stapel ist dann leer, und die Rettung danach kostet eine Seite.
        [one] 1 Karte bleibt im Stapel.
       *[other] { $left } Karten bleiben im Stapel.
    }

## SOS Titanic: wer wohin geht

# Wie viele der $unseen, die im Stapel sein können, spielbar sind: $before jetzt, $then danach.
reason-playable-then = Danach sind { $then } statt { $before } der { $unseen } Passagiere spielbar, die im Stapel sein können.
# $saved von $unseen: wie viele der Karten, die dort liegen können, zu retten wären.
reason-reveals =
    Eine verdeckte Karte { titanic-of } wird aufgedeckt. { $saved ->
        [0] Keine der { $unseen } möglichen Karten könnte sofort in Sicherheit.
        [one] 1 der { $unseen } möglichen Karten könnte sofort in Sicherheit: { $chance }.
       *[other] { $saved } der { $unseen } möglichen Karten könnten sofort in Sicherheit: { $chance }.
    }
reason-reveals-playable = Die Chance, dass sie sofort weiterkann, in Sicherheit oder in eine andere Reihe: { $chance }.
reason-reveals-known = Eine verdeckte Karte { titanic-of } wird aufgedeckt. Es kann nur diese sein: { $card }.
# $card: wer folgen kann. $unseen: wie viele der beiden verdeckt sind.
reason-awaits =
    Wer dort folgen kann: { $card }. { $unseen ->
        [0] Keine der beiden Karten ist noch verdeckt.
        [one] Eine der beiden Karten ist noch verdeckt.
       *[other] Beide Karten sind noch verdeckt.
    }
reason-closes-line = In einer Reihe kann einem Rettungsboot niemand folgen.
# $use: saved, moves oder stays.
reason-uncovers =
    Macht { $card } frei: { $use ->
        [saved] Diese Karte kann sofort in Sicherheit.
        [moves] Diese Karte kann in eine andere Reihe.
       *[stays] Diese Karte kann noch nirgends hin.
    }
reason-frees-line = Leert { titanic-line }: Eine 13 der 1. Klasse oder eine 17 der 2. Klasse kann dort beginnen.
reason-frees-boat = Leert das Boot, das auf den Aktions-Ablagestapel kommt.
reason-all-safe = Dann sind alle 60 in Sicherheit: Die Crew hat es geschafft.
reason-replaces = Der Blinde Passagier macht Platz und kommt auf den Aktions-Ablagestapel. An seine Stelle kommt: { $card }.
reason-saves = Bringt { $card } in Sicherheit, das ist ein Punkt.
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
        [saved] Dort kann diese Karte sofort in Sicherheit.
        [moves] Dort kann diese Karte sofort in eine andere Reihe.
        [named] Dort kann diese Karte jeden Rang annehmen.
       *[stays] Dort kann diese Karte noch nirgends hin.
    }
reason-stands-in =
    { $unseen ->
        [0] Kein echter Passagier dieses Rangs ist noch verdeckt.
        [one] Einer der beiden echten Passagiere ist noch verdeckt und kann ihn ersetzen.
       *[other] Beide echten Passagiere sind noch verdeckt, und einer kann ihn ersetzen.
    }
reason-turned-down =
    { $count ->
        [one] 1 offene Karte wird dafür wieder verdeckt.
       *[other] { $count } offene Karten werden dafür wieder verdeckt.
    }
# $at: die Stelle von oben. $use: playable oder idle.
reason-top =
    { $use ->
        [playable] Sie ist im Augenblick spielbar
       *[idle] Sie ist im Augenblick nicht spielbar
    } und wird { $at ->
        [1] die nächste gezogene Karte.
       *[other] Karte { $at } von oben.
    }
# $count: wie viele Karten darüber liegen.
reason-bottom =
    { $use ->
        [playable] Sie ist im Augenblick spielbar
       *[idle] Sie ist im Augenblick nicht spielbar
    } und kommt nach { $count ->
        [one] 1 anderen Karte.
       *[other] { $count } anderen Karten.
    }

## SOS Titanic: Aktionskarten und Crew

reason-card-of = Die Karte gehört { $who }.
# $average: wie viele der nächsten $count Karten spielbar sind.
reason-looks =
    { $count ->
        [0] Der Stapel ist leer: Es gibt nichts zu sehen.
        [one] Von der einen Karte, die noch da ist, sind im Mittel { $average } spielbar.
       *[other] Von den nächsten { $count } Karten sind im Mittel { $average } spielbar.
    }
# $chance: dass jemand spielbar ist. $saved: dass jemand in Sicherheit kann.
reason-searches = Die Chance, dass im Stapel jemand spielbar ist: { $chance }; dass jemand sofort in Sicherheit kann: { $saved }.
reason-calls-back =
    { $count ->
        [0] Der Ablagestapel ist leer.
       *[other] Im Ablagestapel liegen { $count }. Davon spielbar: { $playable }; sofort in Sicherheit können: { $saved }.
    }
reason-returns =
    { $count ->
        [0] Der Ablagestapel ist leer: Niemand kommt zurück.
       *[other] In den Stapel kommen zurück: { $count }. Davon jetzt spielbar: { $playable }.
    }
# $cards: die Aktionskarten, die es gibt.
reason-fetches =
    { $count ->
        [one] Zu nehmen gibt es eine Karte: { $cards }
       *[other] Zu nehmen gibt es { $count } Arten von Karten: { $cards }
    }
reason-fetches-nothing = Es gibt keine Karte zu nehmen.
reason-hides =
    { $count ->
        [one] Die Chance, dass die eine verdeckte Karte { titanic-of } sofort in Sicherheit kann: { $chance }.
       *[other] Die Chance, dass eine der { $count } verdeckten Karten { titanic-of } sofort in Sicherheit kann: { $chance }.
    }
reason-hides-nobody = Verdeckt liegt { titanic-on } niemand.
reason-mixes =
    { $cards ->
        [one] 1 Karte wird gemischt.
       *[other] { $cards } Karten werden gemischt.
    } Die Chance, dass eine neue vorderste Karte sofort in Sicherheit kann: { $chance }.
reason-puts-off =
    { $count ->
        [one] 1 offene Karte { titanic-of } kommt auf den Ablagestapel.
       *[other] { $count } offene Karten { titanic-of } kommen auf den Ablagestapel.
    }
reason-hands-out =
    { $count ->
        [one] 1 Aktionskarte kann
       *[other] { $count } Aktionskarten können
    } unter { $players } Spielern neu verteilt werden.
# $average: wie viele Karten abgelegt werden. $chance: dass ein Anker kommt.
reason-anchor-draws = Im Mittel kommen { $average } Karten auf den Ablagestapel. Die Chance, dass ein Anker kommt: { $chance }.
reason-exchanges =
    { $count ->
        [0] Es gibt keine zwei Überlebenden, die tauschen könnten.
        [one] 1 Paar Überlebender könnte tauschen.
       *[other] { $count } Paare Überlebender könnten tauschen.
    }
# $class: f oder s. $before und $then: die längste Ankerserie.
reason-anchor-rows =
    Die längste Ankerserie der { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }: { $before } vorher, { $then } nachher. Sie zählt nur, wenn alle 60 gerettet sind.
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
        [0] „{ $card }“ gibt es dort sonst nicht mehr.
        [one] „{ $card }“ gibt es dort noch 1-mal.
       *[other] „{ $card }“ gibt es dort noch { $count }-mal.
    }
reason-holds =
    { $count ->
        [one] Das macht 1 Aktionskarte auf der Hand.
       *[other] Das macht { $count } Aktionskarten auf der Hand.
    }
# $turns: wie viele Züge es bis zu diesem Crewmitglied sind.
reason-receives =
    { $who } hat dann { $count ->
        [one] 1 Aktionskarte
       *[other] { $count } Aktionskarten
    } und ist { $turns ->
        [one] als Nächster am Zug.
       *[other] in { $turns } Zügen dran.
    }
# $draws: die meisten Karten bei einer Rettung.
reason-begins =
    { $who } darf bei einer Rettung bis zu { $draws } Karten ziehen und hat { $count ->
        [0] keine Aktionskarte.
        [one] 1 Aktionskarte.
       *[other] { $count } Aktionskarten.
    }

## Septentrick: ein Stich
## $who und $seat: die von septentrick-seat.

reason-wins = Gewinnt den Stich: Du spielst als Letzter.
# $count: wie viele noch zum Stich spielen.
reason-wins-never =
    { $count ->
        [0] Der Stich besteht nur aus Passagierkarten, und das Spiel ist verloren (S12).
       *[other] Eine Passagierkarte gewinnt keinen Stich.
    }
reason-stays-behind = Gewinnt nicht: { $card } liegt vorn ({ septentrick-by }).
reason-safe =
    { $who ->
        [you] Deine Karte
       *[seat] Die Karte von Platz { $seat }
    } kann nicht mehr übertroffen werden.
# $beating: wie viele unbekannte Karten höher oder Trumpf sind. $count: wie viele noch spielen.
reason-overtaken =
    { $beating ->
        [one] 1 unbekannte Karte schlägt
       *[other] { $beating } unbekannte Karten schlagen
    } { $who ->
        [you] deine Karte
       *[seat] die Karte von Platz { $seat }
    }. { $count ->
        [one] Die Chance, dass der Letzte sie übertreffen kann: { $chance }.
       *[other] Die Chance, dass einer der { $count } nächsten Spieler sie übertreffen kann: { $chance }.
    }
# $tally: septentrick-tally, mit dem Stich, soweit er gespielt ist. $stands: sure oder open.
reason-collects =
    { $stands ->
        [sure] { $who ->
            [you] Du bekommst
           *[seat] Platz { $seat } bekommt
        }
       *[open] { $who ->
            [you] Bleibt es so, bekommst du
           *[seat] Bleibt es so, dann bekommt Platz { $seat }:
        }
    } { $rings } und { $people }. Stand dann: { $tally }.
reason-trick-holds = Im Stich liegen bisher { $rings } und { $people }.
reason-void = { septentrick-seat } kann { $suit } nicht bedienen.
reason-blanks-left =
    { $count ->
        [0] Keine deiner anderen Karten ist ohne Rettungsringe und Passagiere, wie es die letzte am besten ist.
        [one] 1 deiner anderen Karten ist ohne Rettungsringe und Passagiere, wie es die letzte am besten ist.
       *[other] { $count } deiner anderen Karten sind ohne Rettungsringe und Passagiere, wie es die letzte am besten ist.
    }
reason-only-passengers = Danach hast du nur noch Passagierkarten.
reason-last-card =
    Deine letzte Karte ist dann { $card }. { $stands ->
        [sure] Dein Endstand:
       *[open] Bleibt es so, dein Endstand:
    } { $tally }.

## Septentrick: vor dem ersten Stich

# $suit: die Farbe. $count: wie viele Karten davon.
reason-suit-left =
    { $count ->
        [0] Dir bleibt keine Karte der Farbe { $suit }: Du musst dort nicht bedienen.
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
    } bekommt die andere: { $card }.
reason-is-trump = Sie ist ein Trumpf.
reason-passes-trumps =
    { $count ->
        [one] Eine davon ist ein Trumpf.
       *[other] Beide sind Trümpfe.
    }
# $card: die höchste.
reason-suit-own =
    { $count ->
        [0] Du hast keine Karte der Farbe { $suit }.
        [one] Du hast 1 Karte der Farbe { $suit }, mit { $rings }: { $card }.
       *[other] Du hast { $count } Karten der Farbe { $suit } mit zusammen { $rings }. Die höchste ist { $card }.
    }
reason-suit-others =
    { $count ->
        [one] Die anderen haben 1 davon.
       *[other] Die anderen haben { $count } davon.
    }
reason-captain-names = Du würdest den Trumpf nennen und den ersten Stich beginnen.
reason-captain-unknown = Diese Hand kennst du nicht: { septentrick-by }.
