### Browser: das Bild des Schiffs und der See, in Worten.

# $ship: whole, broken oder gone. $clock: die Uhrzeit, etwa 23:40. $page: die Zahl auf der offenen
# Seite. $flooded: wie viele Decks vollgelaufen sind, vom Bug an.
web-titanic-scene =
    { $ship ->
        [gone] { $clock } Uhr: Das Schiff ist untergegangen, die See ist ruhig. Seite { $page }.
        [broken] { $clock } Uhr: Das Schiff ist entzweigebrochen. Seite { $page }. Vollgelaufene Decks: { $flooded }.
       *[whole] { $clock } Uhr: { $flooded ->
            [0] das Schiff, noch kein Deck vollgelaufen.
            [one] das Schiff, Deck 1 vollgelaufen.
           *[other] das Schiff, Decks 1 bis { $flooded } vollgelaufen.
        } Seite { $page }.
    }
