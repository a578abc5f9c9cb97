### web-titanic: der Tisch von SOS Titanic.

web-titanic-lines = Das Schiff und seine Reihen
web-titanic-groups = Die Rettungsboote
web-titanic-drawn = Gezogene Passagiere

## Lines and groups

# $number: of the deck. $flooded: yes or no. $dry, $all: how many of its compartments are dry, and how many there are.
web-titanic-deck =
    Deck { $number }, { $flooded ->
        [yes] vollgelaufen
       *[no] { $dry } von { $all } Abteilen trocken
    }
# $count: how many.
web-titanic-down =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
# $count: how many are saved. $highest: how many there are. $card: the last one, in words.
web-titanic-saved = { $count } von { $highest } gerettet, zuletzt: { $card }
web-titanic-unlowered = Noch kein Rettungsboot zu Wasser
# $ranks: the numbers of the passengers with an anchor, as a list in words.
web-titanic-anchors = Anker auf { $ranks }

## Picking up and putting down

# $card: in words. $count: how many places there are for it.
web-titanic-picked =
    { $card } aufgenommen. { $count ->
        [one] Ein Platz leuchtet.
       *[other] { $count } Plätze leuchten.
    }
# $place: in words.
web-titanic-put = Hier ablegen: { $place }
# $card: in words.
web-titanic-from = Die Folge ab hier nehmen: { $card }
web-titanic-touched = Gewählt
web-titanic-where = Wohin damit?
    .second = Und welche andere Reihe?
    .run = Ab welcher Karte? Tippe auf eine Karte einer Folge.
web-titanic-which = Als was?
web-titanic-play = Ausspielen
web-titanic-back = Zurücklegen
web-titanic-hint = Karten mit einem Messingpfeil lassen sich bewegen oder ausspielen: verschiebe sie, oder tippe auf die Karte und dann auf den Platz.
web-titanic-missed = Diese Karte lässt sich jetzt nicht nehmen: nur die mit einem Messingpfeil.
# $card: in words, the highest passenger who can.
web-titanic-part = Nur ein Teil dieser Folge kann dorthin. Nimm sie ab hier auf: { $card }.
web-titanic-rescue = Ziehen
    .empty = Rettung

## Crew and piles

# $name: of the crew member.
web-titanic-about = Über { $name }
# $most: the most passengers to draw.
web-titanic-draws = Zieht 1–{ $most }.
# $name: of the crew member.
web-titanic-hand = Aktionskarten von { $name }
web-titanic-you = du
web-titanic-turn = am Zug
# $count: how many cards.
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
