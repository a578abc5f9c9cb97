### Der Browser-Client: der Tisch von SOS Titanic.

web-titanic-lines = Das Schiff und seine Reihen
web-titanic-groups = Die Rettungsboote
web-titanic-drawn = Gezogene Passagiere

## Reihen und Gruppen

# $number: welches Deck. $flooded: yes oder no. $dry, $all: wie viele seiner Abteile trocken sind und wie viele es hat.
web-titanic-deck =
    Deck { $number }, { $flooded ->
        [yes] vollgelaufen
       *[no]
            { $all ->
                [0] ohne Abteile
               *[other] { $dry } von { $all } Abteilen trocken
            }
    }
# $count: wie viele.
web-titanic-down =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
# $count: wie viele gerettet sind. $highest: wie viele es gibt. $card: der letzte, in Worten.
web-titanic-saved = { $count } von { $highest } gerettet, zuletzt: { $card }
web-titanic-unlowered = Noch kein Rettungsboot zu Wasser
# $ranks: die Ränge der Passagiere mit Anker, als Aufzählung.
web-titanic-anchors = Anker auf { $ranks }

## Aufnehmen und ablegen

# $card: in Worten. $count: wie viele Plätze es für sie gibt.
web-titanic-picked =
    { $card } aufgenommen. { $count ->
        [one] Ein Platz ist hervorgehoben.
       *[other] { $count } Plätze sind hervorgehoben.
    }
# $place: in Worten.
web-titanic-put = Hier ablegen: { $place }
# $card: in Worten.
web-titanic-from = Die Folge ab hier nehmen: { $card }
web-titanic-touched = Gewählt
web-titanic-where = Wohin damit?
    .second = Und welche andere Reihe?
    .run = Ab welcher Karte? Tippe auf eine Karte einer Folge.
web-titanic-which = Als welcher Passagier?
web-titanic-play = Ausspielen
web-titanic-back = Zurücklegen
web-titanic-hint = Karten mit einem Messingpfeil kannst du bewegen oder spielen: Verschiebe sie, oder tippe auf die Karte und dann auf den Platz.
web-titanic-missed = Diese Karte kannst du jetzt nicht nehmen, nur solche mit einem Messingpfeil.
# $card: in Worten, der höchste Passagier, der dorthin kann.
web-titanic-part = Nur ein Teil dieser Folge passt dorthin. Nimm sie erst ab dieser Karte auf: { $card }.

## Crew und Stapel

# $name: der Name des Crewmitglieds.
web-titanic-about = Über { $name }
# $most: wie viele Passagiere höchstens gezogen werden.
web-titanic-draws = Zieht 1–{ $most }.
# $name: der Name des Crewmitglieds.
web-titanic-hand = Aktionskarten von { $name }
web-titanic-you = du
web-titanic-turn = am Zug
# $count: wie viele Karten.
web-titanic-count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-titanic-known-top = Als Nächstes:
web-titanic-known-bottom = Ganz unten:
web-titanic-status-page = Seite
web-titanic-status-clock = Uhrzeit
web-titanic-status-score = Punkte
web-titanic-status-historical = Crew von 1912
