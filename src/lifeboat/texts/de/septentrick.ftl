### Septentrick: Aktionen, Fragen, Ereignisse, der Stand und der Tisch in Worten.

## Plätze und Karten in einem Satz
## $who: you, wenn der Leser dort sitzt, sonst seat. $seat: der Platz, ab 1.

# Ein Platz als Beschriftung.
septentrick-seat =
    { $who ->
        [you] Du
       *[seat] Platz { $seat }
    }
# Ein Platz im Satz oder in Klammern.
septentrick-by =
    { $who ->
        [you] du
       *[seat] Platz { $seat }
    }
# Die Variablen sind die von septentrick-card-sea.
septentrick-some-sea = { septentrick-card-sea }
# $count: wie viele solche Karten. $people: die Zahl der Passagiere auf jeder.
septentrick-some-passengers =
    { $count ->
        [one] eine Passagierkarte
       *[other] { $count } Passagierkarten
    } mit { $people ->
        [one] 1 Passagier
       *[other] { $people } Passagieren
    }
septentrick-some-rescues =
    { $count ->
        [one] eine Rettungskarte
       *[other] { $count } Rettungskarten
    }
# $card: eine Karte in Worten. $rings: septentrick-rings.
septentrick-with-rings = { $card } ({ $rings })

## Der Stand eines Spielers
## $rings: septentrick-rings. $people: septentrick-passengers. $balance: eines der nächsten drei.

septentrick-balance-matched = ausgeglichen
septentrick-balance-rings =
    { $count ->
        [one] 1 Rettungsring fehlt
       *[other] { $count } Rettungsringe fehlen
    }
septentrick-balance-people =
    { $count ->
        [one] 1 Passagier fehlt
       *[other] { $count } Passagiere fehlen
    }
septentrick-tally = { $rings }, { $people }: { $balance }

## Aktionen

septentrick-action-play = Spiele { $cards }
septentrick-action-pass = Gib { $cards } nach links
septentrick-action-keep = Behalte { $cards } und gib die andere Karte weiter
septentrick-action-trump = Sage { $suit } als Trumpf an
septentrick-action-captain =
    { $who ->
        [you] Du wirst Kapitän
       *[seat] Platz { $seat } wird Kapitän
    }

## Fragen
## Das Attribut other ist die Frage an jemand anderen, so wie die Wartenden sie hören.

septentrick-question-captain = Wer ist Kapitän? Der Tisch bestimmt es.
    .other = Wer ist Kapitän? Der Tisch bestimmt es.
septentrick-question-trump = Du bist Kapitän. Welche Farbe ist das ganze Spiel über Trumpf?
    .other = Platz { $seat } ist Kapitän und sagt den Trumpf an.
# $to: der linke Nachbar.
septentrick-question-pass = Welche zwei Karten gibst du Platz { $to } links von dir?
    .other = Platz { $seat } wählt zwei Karten, die nach links gehen.
# $from: der rechte Nachbar. $cards: die zwei erhaltenen Karten.
septentrick-question-keep = Von Platz { $from } hast du { $cards } erhalten. Welche Karte behältst du? Die andere geht weiter an Platz { $to }.
    .other = Platz { $seat } wählt, welche von zwei Karten bleibt.
# $trick: die Nummer des Stichs.
septentrick-question-lead = Du spielst zu Stich { $trick } von { $tricks } an.
    .other = Platz { $seat } spielt zu Stich { $trick } von { $tricks } an.
# $who und $leader: wer zu diesem Stich angespielt hat.
septentrick-question-play = Du bist dran in Stich { $trick } von { $tricks }; Platz { $leader } hat angespielt.
    .other = Platz { $seat } ist dran in Stich { $trick } von { $tricks }; { $who ->
            [you] du hast
           *[seat] Platz { $leader } hat
        } angespielt.

## Warum diese Karten gespielt werden dürfen und keine anderen

septentrick-reason-lead = Du darfst eine Meeres- oder Rettungskarte anspielen; eine Passagierkarte nur, wenn du sonst nichts hast (S7).
septentrick-reason-lead-any = Du darfst jede deiner Karten anspielen (S7).
septentrick-reason-lead-passengers = Du hast nur Passagierkarten, also spielst du eine davon an (S7).
septentrick-reason-open = Noch liegt keine Meereskarte darin, also spielst du wie beim Anspielen: eine Meeres- oder Rettungskarte, eine Passagierkarte nur, wenn du sonst nichts hast (S11).
septentrick-reason-open-any = Noch liegt keine Meereskarte darin, also darfst du jede deiner Karten spielen (S11).
septentrick-reason-open-passengers = Noch liegt keine Meereskarte darin, und du hast nur Passagierkarten, also spielst du eine davon (S11).
septentrick-reason-follow = Zu bedienen ist { $suit }. Du hast die Farbe, also musst du sie spielen (S8).
septentrick-reason-follow-rescue = Zu bedienen ist { $suit }. Du hast die Farbe, also musst du sie spielen (S8) oder stattdessen eine Rettungskarte (S9).
septentrick-reason-free = Zu bedienen ist { $suit }. Du hast die Farbe nicht, also darfst du jede Karte spielen (S10).
# Was jemand anderen bindet, so weit alle es sehen.
septentrick-reason-suit = Zu bedienen ist { $suit }.
septentrick-reason-no-suit = Noch liegt keine Meereskarte im Stich.
septentrick-warning-lost = Dieser Stich wird nur aus Passagierkarten bestehen, und damit ist das Spiel sofort verloren (S12).
septentrick-warning-danger = Vorsicht: Spielen jetzt alle ihre letzte andere Karte, besteht der nächste Stich nur aus Passagierkarten, und das Spiel ist sofort verloren (S12).

## Ereignisse

septentrick-event-captain =
    { $who ->
        [you] Du bist Kapitän.
       *[seat] Platz { $seat } ist Kapitän.
    }
septentrick-event-trump =
    { $who ->
        [you] Du sagst { $suit } als Trumpf an.
       *[seat] Platz { $seat } sagt { $suit } als Trumpf an.
    }
septentrick-event-chose-pass =
    { $who ->
        [you] Du hast zwei Karten zum Weitergeben gewählt.
       *[seat] Platz { $seat } hat zwei Karten zum Weitergeben gewählt.
    }
septentrick-event-chose-keep =
    { $who ->
        [you] Du hast die Karte gewählt, die du behältst.
       *[seat] Platz { $seat } hat die Karte gewählt, die bleibt.
    }
# $to: wer die Karten bekommt.
septentrick-event-passed-given = Du gibst { $cards } an Platz { $to }.
septentrick-event-passed-received = Platz { $seat } gibt dir { $cards }.
# $passes: einmal oder mehrmals die nächste Meldung.
septentrick-event-passed-unseen = Verdeckt: { $passes }.
septentrick-pass-unseen =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } von Platz { $seat } an Platz { $to }
septentrick-event-led =
    { $who ->
        [you] Du spielst { $card } an.
       *[seat] Platz { $seat } spielt { $card } an.
    }
septentrick-event-played =
    { $who ->
        [you] Du spielst { $card }.
       *[seat] Platz { $seat } spielt { $card }.
    }
# $card: die Karte, die gewinnt. $cards: was eingesammelt wird. $tally: septentrick-tally.
septentrick-event-won =
    { $who ->
        [you] Du gewinnst den Stich mit { $card } und sammelst ein: { $cards }.
       *[seat] Platz { $seat } gewinnt den Stich mit { $card } und sammelt ein: { $cards }.
    } Jetzt { $tally }.
septentrick-event-won-nothing =
    { $who ->
        [you] Du gewinnst den Stich mit { $card }. Es gibt nichts einzusammeln.
       *[seat] Platz { $seat } gewinnt den Stich mit { $card }. Es gibt nichts einzusammeln.
    }
septentrick-event-revealed =
    { $who ->
        [you] Deine letzte Karte ist { $card }.
       *[seat] Die letzte Karte von Platz { $seat } ist { $card }.
    } Am Ende { $tally }.
septentrick-event-ended = Das Spiel ist zu Ende.

## Das Ende und die Wertung

septentrick-outcome-rescued = Alle haben so viele Rettungsringe wie Passagiere. Alle sind gerettet: Ihr gewinnt gemeinsam!
septentrick-outcome-unmatched = Nicht alle haben so viele Rettungsringe wie Passagiere. Die Rettung ist gescheitert.
septentrick-outcome-all-passengers = Nur Passagierkarten im Stich: Das Spiel endet sofort und ist verloren (S12).
septentrick-score-heading = Die Wertung
septentrick-score-heading-now = Die Wertung, wenn das Spiel jetzt endete (die letzten Karten kommen noch dazu)
# $matched: bei wie vielen sich Rettungsringe und Passagiere ausgleichen. $players: wie viele spielen.
septentrick-score-matched = Ausgeglichen: { $matched } von { $players } Spielern.

## Der Tisch

septentrick-table-trick = Stich { $trick } von { $tricks }
septentrick-table-deal = Vor dem ersten Stich
septentrick-table-over = { $tricks ->
        [one] 1 Stich gespielt
       *[other] { $tricks } Stiche gespielt
    }
# Trumpf oder Kapitän.
septentrick-table-open = noch offen
septentrick-table-rings = Ringe
septentrick-table-people = Passagiere
septentrick-table-hand = Hand
septentrick-table-last = Letzte Karte
septentrick-table-voids = Ohne
septentrick-table-own-hand = Deine Hand
septentrick-table-in-trick = Im Stich
septentrick-table-leads =
    { $who ->
        [you] du spielst an
       *[seat] Platz { $seat } spielt an
    }
septentrick-table-follow = Zu bedienen
septentrick-table-no-suit = noch keine Farbe
septentrick-table-given = An Platz { $to } gegeben
septentrick-table-received = Von Platz { $from } erhalten
# Zwischen den Karten der ersten Weitergabe und der Karte der zweiten.
septentrick-table-then = dann
septentrick-table-chosen = Zum Weitergeben gewählt
septentrick-table-kept = Behalten
# Die Zeichen der Zeichnung. Die Werte sind die Zeichen selbst.
septentrick-table-legend = Farben: { $diamond }d Raute, { $triangle }t Dreieck, { $circle }c Kreis, { $star }s Stern. p1 bis p4: Passagierkarten mit 1 bis 4 Passagieren. r: Rettungskarte. { $ring }: ein Rettungsring auf der Karte.
septentrick-table-legend-marks = { $turn } entscheidet jetzt, { $playable } darf gespielt werden, { $winning } gewinnt bisher den Stich. Hand: wie viele Karten und wie viele davon Passagierkarten sind (p). Ohne: Farben, die diese Hand nicht mehr haben kann.

## Der Tisch in Sätzen

# $moment: septentrick-table-trick oder eine der zwei Meldungen danach. $captain: septentrick-by.
septentrick-told-game = { $moment }. Trumpf: { $trump }. Kapitän: { $captain }.
# $name: septentrick-seat. $tally: septentrick-tally.
septentrick-told-seat = { $name }: { $tally }.
# $cards: wie viele auf der Hand. $held: wie viele davon Passagierkarten sind.
septentrick-told-holds =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand, { $held ->
        [0] keine Passagierkarte darunter
        [one] 1 Passagierkarte darunter
       *[other] { $held } Passagierkarten darunter
    }.
septentrick-told-voids = Ohne { $suits }.
# $cards: jede Karte mit dem, der sie gespielt hat. $card: die Karte, die bisher gewinnt.
septentrick-told-trick = Im Stich: { $cards }.
septentrick-told-winning = Bisher gewinnt: { $card }.
septentrick-told-play = { $card } ({ septentrick-by })
septentrick-told-hand = Deine Hand: { $cards }.
# $on: die Karte der zweiten Weitergabe oder none.
septentrick-told-given = Du hast { $cards } an Platz { $to } gegeben{ $on ->
        [none] { "" }
       *[other] , dann { $on }
    }.
septentrick-told-received = Du hast { $cards } von Platz { $from } erhalten{ $on ->
        [none] { "" }
       *[other] , dann { $on }
    }.
septentrick-told-chosen = Zum Weitergeben gewählt: { $cards }.
septentrick-told-kept = Du behältst { $cards }.
septentrick-told-last =
    { $who ->
        [you] Deine letzte Karte: { $card }.
       *[seat] Die letzte Karte von Platz { $seat }: { $card }.
    }

## Die Karten des Spiels und die Plätze

septentrick-cards-sea = Meereskarten: { $suits }, jede Farbe mit den Rängen { $low } bis { $high }.
septentrick-cards-rings = Rettungsringe: { $ranks }, keiner auf den anderen.
septentrick-cards-rank = { $count } auf jeder { $rank }
septentrick-cards-passengers = Passagierkarten: { $kinds }.
septentrick-cards-people =
    { $count } mit { $people ->
        [one] 1 Passagier
       *[other] { $people } Passagieren
    }
septentrick-cards-rescues = Rettungskarten: { $count ->
        [0] keine in diesem Spiel
       *[other] { $count }
    }.
septentrick-cards-total = Zusammen { $rings } und { $people }: von beidem gleich viel.
septentrick-seats-own = { $players } Spieler. Du sitzt auf Platz { $seat }. Platz { $left }, links von dir, bekommt deine Karten und spielt nach dir; Platz { $right }, rechts von dir, gibt dir Karten.
septentrick-seats-watching = { $players } Spieler. Du siehst zu.
