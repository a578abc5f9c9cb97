### Septentrick: Aktionen, Fragen, Ereignisse, der Stand und der Tisch in Worten.

## Plätze und Karten in einem Satz
## $who: you, wenn der Leser dort sitzt; named, wenn dort jemand mit Namen sitzt; sonst seat.
## $name: dieser Name. $seat: der Platz, ab 1.

# Ein Platz als Beschriftung.
septentrick-seat =
    { $who ->
        [you] Du
        [named] { $name }
       *[seat] Platz { $seat }
    }
# Ein Platz in Klammern oder nach einem Doppelpunkt.
septentrick-by =
    { $who ->
        [you] du
        [named] { $name }
       *[seat] Platz { $seat }
    }
# Ein Platz mitten im Satz. Der Leser selbst nur im Dativ, nach „von“.
septentrick-person =
    { $who ->
        [you] dir
       *[other] { septentrick-by }
    }
# Ein Platz, nicht der des Lesers, als Subjekt am Satzanfang.
septentrick-subject = { septentrick-seat }
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
septentrick-action-pass = Gib { $cards } nach links weiter
septentrick-action-keep = Behalte { $cards } und gib die andere Karte weiter
septentrick-action-trump = Sage { $suit } als Trumpf an
septentrick-action-captain =
    { $who ->
        [you] Werde selbst Kapitän
       *[other] Mache { septentrick-by } zum Kapitän
    }

## Fragen
## Das Attribut other ist die Frage an jemand anderen, so wie die Wartenden sie hören.

septentrick-question-captain = Wer ist Kapitän? Entscheidet gemeinsam.
    .other = Wer ist Kapitän? Der Tisch entscheidet.
septentrick-question-trump = Du bist Kapitän. Welche Farbe ist die ganze Partie über Trumpf?
    .other = { septentrick-subject } ist Kapitän und sagt den Trumpf an.
# $to: der linke Nachbar.
septentrick-question-pass = Welche zwei Karten gibst du nach links an { $to } weiter?
    .other = { septentrick-subject } wählt zwei Karten zum Weitergeben.
# $from: der rechte Nachbar. $cards: die zwei erhaltenen Karten.
septentrick-question-keep = Du hast { $cards } von { $from } bekommen. Welche Karte behältst du? Die andere geht weiter an { $to }.
    .other = { septentrick-subject } behält eine von zwei Karten und gibt die andere weiter.
# $trick: die Nummer des Stichs.
septentrick-question-lead = Du spielst zu Stich { $trick } von { $tricks } an.
    .other = { septentrick-subject } spielt zu Stich { $trick } von { $tricks } an.
# $leader: wer zu diesem Stich angespielt hat, wie septentrick-person.
septentrick-question-play = Stich { $trick } von { $tricks }, angespielt von { $leader }: Du bist dran.
    .other = Stich { $trick } von { $tricks }, angespielt von { $leader }: { septentrick-subject } ist dran.

## Warum diese Karten gespielt werden dürfen und keine anderen

septentrick-reason-lead = Du darfst eine Meeres- oder Rettungskarte anspielen; eine Passagierkarte nur, wenn du sonst nichts hast (S7).
septentrick-reason-lead-any = Du darfst jede deiner Karten anspielen (S7).
septentrick-reason-lead-passengers = Du hast nur Passagierkarten, also musst du eine davon anspielen (S7).
septentrick-reason-open = Im Stich liegt noch keine Meereskarte, also spielst du wie beim Anspielen: eine Meeres- oder Rettungskarte; eine Passagierkarte nur, wenn du sonst nichts hast (S11).
septentrick-reason-open-any = Im Stich liegt noch keine Meereskarte, also darfst du jede deiner Karten spielen (S11).
septentrick-reason-open-passengers = Im Stich liegt noch keine Meereskarte, und du hast nur Passagierkarten, also musst du eine davon spielen (S11).
septentrick-reason-follow = Zu bedienen ist { $suit }. Du hast die Farbe, also musst du sie spielen (S8).
septentrick-reason-follow-rescue = Zu bedienen ist { $suit }. Du hast die Farbe, also musst du sie spielen (S8) oder stattdessen eine Rettungskarte (S9).
septentrick-reason-free = Zu bedienen ist { $suit }. Du hast die Farbe nicht, also darfst du jede Karte spielen (S10).
# Was jemand anderen bindet, so weit alle es sehen.
septentrick-reason-suit = Zu bedienen ist { $suit }.
septentrick-reason-no-suit = Noch ist keine Farbe zu bedienen.
septentrick-warning-lost = Dieser Stich wird nur aus Passagierkarten bestehen, und damit ist die Partie sofort verloren (S12).
septentrick-warning-danger = Vorsicht: Wenn jetzt alle ihre letzte Karte spielen, die keine Passagierkarte ist, besteht der nächste Stich nur aus Passagierkarten, und die Partie ist sofort verloren (S12).

## Ereignisse

septentrick-event-captain =
    { $who ->
        [you] Du bist Kapitän.
       *[other] { septentrick-subject } ist Kapitän.
    }
septentrick-event-trump =
    { $who ->
        [you] Du sagst { $suit } als Trumpf an.
       *[other] { septentrick-subject } sagt { $suit } als Trumpf an.
    }
septentrick-event-chose-pass =
    { $who ->
        [you] Du hast zwei Karten zum Weitergeben gewählt.
       *[other] { septentrick-subject } hat zwei Karten zum Weitergeben gewählt.
    }
septentrick-event-chose-keep =
    { $who ->
        [you] Du hast die Karte gewählt, die du behältst.
       *[other] { septentrick-subject } hat sich für eine Karte entschieden.
    }
# $to: wer die Karten bekommt.
septentrick-event-passed-given = Du gibst { $cards } an { $to } weiter.
septentrick-event-passed-received = { septentrick-subject } gibt dir { $cards }.
# $passes: einmal oder mehrmals die nächste Meldung.
septentrick-event-passed-unseen = Verdeckt weitergegeben: { $passes }.
septentrick-pass-unseen =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } von { $from } an { $to }
septentrick-event-led =
    { $who ->
        [you] Du spielst { $card } an.
       *[other] { septentrick-subject } spielt { $card } an.
    }
septentrick-event-played =
    { $who ->
        [you] Du spielst { $card }.
       *[other] { septentrick-subject } spielt { $card }.
    }
# $card: die Karte, die gewinnt. $cards: was eingesammelt wird. $tally: septentrick-tally.
septentrick-event-won =
    { $who ->
        [you] Den Stich gewinnt { $card }. Du sammelst ein: { $cards }.
       *[other] Den Stich gewinnt { $card }. { septentrick-subject } sammelt ein: { $cards }.
    } Das macht { $tally }.
septentrick-event-won-nothing = Den Stich gewinnt { $card } ({ septentrick-by }). Es gibt nichts einzusammeln.
septentrick-event-revealed =
    { $who ->
        [you] Deine letzte Karte: { $card }.
       *[other] Die letzte Karte von { septentrick-by }: { $card }.
    } Das macht am Ende { $tally }.
septentrick-event-ended = Die Partie ist zu Ende.

## Das Ende und das Ergebnis

septentrick-outcome-rescued = Alle haben genauso viele Rettungsringe wie Passagiere. Alle sind gerettet: Ihr gewinnt gemeinsam!
septentrick-outcome-unmatched = Nicht alle haben genauso viele Rettungsringe wie Passagiere. Die Rettung ist gescheitert.
septentrick-outcome-all-passengers = Ein Stich nur aus Passagierkarten: Die Partie endet sofort und ist verloren (S12).
septentrick-score-heading = Ergebnis
septentrick-score-heading-now = Ergebnis, wenn die Partie jetzt zu Ende wäre (die letzten Karten kommen noch dazu)
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
       *[other] { septentrick-by } spielt an
    }
septentrick-table-follow = Zu bedienen
septentrick-table-no-suit = noch keine Farbe
septentrick-table-given = An { $to } gegeben
septentrick-table-received = Von { $from } erhalten
# Zwischen den Karten der ersten Weitergabe und der Karte der zweiten.
septentrick-table-then = dann
septentrick-table-chosen = Zum Weitergeben gewählt
septentrick-table-kept = Behalten
# Die Zeichen der Zeichnung. Die Werte sind die Zeichen selbst.
septentrick-table-legend = Farben: { $diamond }d Raute, { $triangle }t Dreieck, { $circle }c Kreis, { $star }s Stern. p1 bis p4: Passagierkarten mit 1 bis 4 Passagieren. r: Rettungskarte. { $ring }: ein Rettungsring auf der Karte.
septentrick-table-legend-marks = { $turn } entscheidet jetzt, { $playable } darf gespielt werden, { $winning } gewinnt bisher den Stich. Hand: die Zahl der Karten und wie viele davon Passagierkarten sind (p). Ohne: Farben, die diese Hand nicht mehr haben kann.

## Der Tisch in Sätzen

# $moment: septentrick-table-trick oder eine der zwei Meldungen danach. $captain: septentrick-by.
septentrick-told-game = { $moment }. Trumpf: { $trump }. Kapitän: { $captain }.
# $name: septentrick-seat. $tally: septentrick-tally.
septentrick-told-seat = { $name }: { $tally }.
# $cards: wie viele auf der Hand. $held: wie viele davon Passagierkarten sind.
septentrick-told-holds =
    { $cards ->
        [one] { $held ->
            [0] 1 Karte auf der Hand, keine Passagierkarte
           *[other] 1 Karte auf der Hand, eine Passagierkarte
        }
       *[other] { $cards } Karten auf der Hand, { $held ->
            [0] keine Passagierkarte darunter
            [one] 1 Passagierkarte darunter
           *[other] { $held } Passagierkarten darunter
        }
    }.
septentrick-told-voids = Ohne { $suits }.
# $cards: jede Karte mit dem, der sie gespielt hat. $card: die Karte, die bisher gewinnt.
septentrick-told-trick = Im Stich: { $cards }.
septentrick-told-winning = Bisher gewinnt: { $card }.
septentrick-told-play = { $card } ({ septentrick-by })
septentrick-told-hand = Deine Hand: { $cards }.
# $on: die Karte der zweiten Weitergabe oder none.
septentrick-told-given = Du hast { $cards } an { $to } gegeben{ $on ->
        [none] { "" }
       *[other] , dann { $on }
    }.
septentrick-told-received = Du hast { $cards } von { $from } bekommen{ $on ->
        [none] { "" }
       *[other] , dann { $on }
    }.
septentrick-told-chosen = Zum Weitergeben gewählt: { $cards }.
septentrick-told-kept = Du behältst { $cards }.
septentrick-told-last =
    { $who ->
        [you] Deine letzte Karte: { $card }.
       *[other] Die letzte Karte von { septentrick-by }: { $card }.
    }

## Die Karten des Spiels und die Plätze

septentrick-cards-sea = Meereskarten: { $suits }, jede Farbe mit den Rängen { $low } bis { $high }.
septentrick-cards-rings = Rettungsringe: { $ranks }, auf den anderen keiner.
septentrick-cards-rank = { $count } auf jeder { $rank }
septentrick-cards-passengers = Passagierkarten: { $kinds }.
septentrick-cards-people =
    { $count } mit { $people ->
        [one] 1 Passagier
       *[other] { $people } Passagieren
    }
septentrick-cards-rescues = Rettungskarten: { $count ->
        [0] keine in dieser Partie
       *[other] { $count }
    }.
septentrick-cards-total = Zusammen { $rings } und { $people }: von beiden gleich viele.
septentrick-seats-own = { $players } Spieler. Du sitzt auf Platz { $seat }. Dein linker Nachbar ({ $left }) bekommt deine Karten und spielt nach dir; dein rechter Nachbar ({ $right }) gibt dir Karten.
septentrick-seats-watching = { $players } Spieler. Du siehst zu.
