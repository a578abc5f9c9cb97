### Septentrick: warum eine Aktion abgelehnt wird.
### $card: eine Karte in Worten. $suit: die Farbe, die zu bedienen ist.

septentrick-refused-not-held = Diese Karte hast du nicht auf der Hand: { $card }.
septentrick-refused-follow = Diese Karte ({ $card }) kannst du nicht spielen: Zu bedienen ist { $suit }, und du hast die Farbe. Spiele sie oder, wenn du eine hast, eine Rettungskarte.
septentrick-refused-lead = Diese Karte ({ $card }) kannst du nicht anspielen, solange du eine Meeres- oder Rettungskarte hast.
septentrick-refused-after-rescue = Diese Karte ({ $card }) kannst du nicht spielen, solange du eine Meeres- oder Rettungskarte hast: Noch liegt keine Meereskarte im Stich.
septentrick-refused-keep = Diese Karte ({ $card }) kannst du nicht behalten: Wähle eine der zwei Karten, die du bekommen hast.
septentrick-refused-asks-over = Die Partie ist zu Ende.
septentrick-refused-asks-captain = Bestimmt zuerst den Kapitän.
septentrick-refused-asks-trump = Sage zuerst den Trumpf an.
septentrick-refused-asks-pass = Wähle zuerst die Karten, die du nach links weitergibst.
septentrick-refused-asks-keep = Wähle zuerst, welche der beiden Karten du behältst.
septentrick-refused-asks-play = Spiele zuerst eine Karte zum Stich.
septentrick-refused-unknown = Diese Aktion gibt es nicht. Wähle eine, die angeboten wird.
