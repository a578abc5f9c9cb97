### Browser: das Bild des Schiffs und der See, in Worten.

# $ship: whole, broken oder gone. $clock: die Uhrzeit, etwa 23:40. $page: die Zahl auf der offenen
# Seite. $flooded: wie viele Decks vollgelaufen sind, vom Bug an.
web-titanic-scene =
    { $ship ->
        [gone] { $clock } Uhr: Das Schiff ist untergegangen, die See ist ruhig. Seite { $page }.
        [broken] { $clock } Uhr: Das Schiff ist entzweigebrochen, { $flooded ->
            [0] noch ist kein Deck vollgelaufen.
            [one] Deck 1 ist vollgelaufen.
           *[other] die Decks 1 bis { $flooded } sind vollgelaufen.
        } Seite { $page }.
       *[whole] { $clock } Uhr: Das Schiff schwimmt noch, { $flooded ->
            [0] kein Deck ist vollgelaufen.
            [one] Deck 1 ist vollgelaufen.
           *[other] die Decks 1 bis { $flooded } sind vollgelaufen.
        } Seite { $page }.
    }
