### Septentrick im Browser: der Tisch, die Hand, das Weitergeben und das Ende.

## Der Tisch

web-septentrick-table = Septentrick-Tisch
web-septentrick-others = Die anderen am Tisch
web-septentrick-trick = Der Stich
web-septentrick-hand = Deine Hand
web-septentrick-state = Der Stand der Partie
# $card: eine Karte in Worten. $rings: wie viele Rettungsringe sie zeigt, in Worten.
web-septentrick-card = { $card }, { $rings }
# Eine Karte, die beim Weitergeben gekommen ist.
web-septentrick-fresh = { $card }, gerade erhalten

## Ein Platz

web-septentrick-seat = { $name }, Platz { $seat }
web-septentrick-you = { $name } (du)
web-septentrick-active = entscheidet jetzt
web-septentrick-holds =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-septentrick-passengers =
    { $count ->
        [0] keine Passagierkarte darunter
        [one] 1 Passagierkarte darunter
       *[other] { $count } Passagierkarten darunter
    }
# Vor den Zeichen der Farben, die diese Hand nicht mehr haben kann.
web-septentrick-voids = Ohne:

## Der Stand der Partie

web-septentrick-tricks = Stich { $number } von { $all }
    .deal = Vor dem ersten Stich
    .over =
        { $count ->
            [one] 1 Stich gespielt
           *[other] { $count } Stiche gespielt
        }
web-septentrick-trump-open = noch offen
web-septentrick-follow = Zu bedienen
    .none = noch keine Farbe

## Der Stich

# Wer welche Karte gespielt hat.
web-septentrick-play = { $name }: { $card }
    .leads = { $name } spielt an: { $card }
    .winning = { $name }: { $card }, gewinnt bisher
web-septentrick-taken = { $name } bekommt den Stich.
    .you = Du bekommst den Stich.
    .nobody = Niemand bekommt den Stich.
web-septentrick-go-on = Weiter

## Vor dem ersten Stich

# Wie viele Karten einer Farbe auf der Hand sind.
web-septentrick-held =
    { $count ->
        [0] keine auf der Hand
       *[other] { $count } auf der Hand
    }
# $name: der linke Nachbar.
web-septentrick-pass = Beide an { $name } geben
web-septentrick-shut = Passagierkarten können nicht weitergegeben werden.
web-septentrick-keep = Behalten
web-septentrick-on = Weitergeben

## Rückblick

web-septentrick-back = Letzter Stich
    .passes = Weitergegeben
web-septentrick-last-trick = Der letzte Stich
web-septentrick-took = hat den Stich bekommen
web-septentrick-passed = An { $name } gegeben
web-septentrick-received = Von { $name } erhalten
web-septentrick-passed-on = Weitergegeben an { $name }
web-septentrick-got = Dann von { $name } erhalten

## Das Ende

web-septentrick-end = So steht es bei allen
web-septentrick-last = Letzte Karte: { $card }
# Die Karte in einem Stich, der die Partie sofort beendet.
web-septentrick-played = Gespielt: { $card }

## Ein Gerät für mehrere

web-septentrick-curtain = Gib das Gerät an { $name } weiter
    .why = Jetzt darf sonst niemand hinsehen.
    .show = Meine Hand zeigen
