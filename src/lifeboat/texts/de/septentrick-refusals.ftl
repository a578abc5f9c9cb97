### Septentrick: warum eine Aktion abgelehnt wird.
### $card: eine Karte in Worten. $suit: die Farbe, die zu bedienen ist.

septentrick-refused-not-held = Das hast du nicht auf der Hand: { $card }.
septentrick-refused-follow = Du kannst { $card } nicht spielen: Zu bedienen ist { $suit }, und du hast die Farbe. Spiele sie, oder eine Rettungskarte, wenn du eine hast.
septentrick-refused-lead = Du kannst { $card } nicht anspielen, solange du eine Meeres- oder Rettungskarte hast.
septentrick-refused-after-rescue = Du kannst { $card } nicht spielen, solange du eine Meeres- oder Rettungskarte hast: Noch liegt keine Meereskarte im Stich.
septentrick-refused-keep = Du kannst { $card } nicht behalten: Wähle eine der zwei Karten, die du bekommen hast.
septentrick-refused-asks-over = Das Spiel ist zu Ende.
septentrick-refused-asks-captain = Wähle zuerst den Kapitän.
septentrick-refused-asks-trump = Sage zuerst den Trumpf an.
septentrick-refused-asks-pass = Wähle zuerst die Karten, die nach links gehen.
septentrick-refused-asks-keep = Wähle zuerst, welche der zwei Karten du behältst.
septentrick-refused-asks-play = Spiele zuerst eine Karte.
septentrick-refused-unknown = Diese Aktion gibt es nicht.
