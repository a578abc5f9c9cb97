### Septentrick: die Regeln, ein Text je Regelnummer, ein Satz je Zeile.

## Karten

septentrick-rule-S1 =
    Es gibt drei Arten von Karten.
    48 Meereskarten: vier Farben (Raute, Dreieck, Kreis, Stern) mit den Rängen 1 bis 12. Jede zeigt 0 bis 3 Rettungsringe.
    15 Passagierkarten: Jede zeigt 1 bis 4 Passagiere.
    4 Rettungskarten: Sie zeigen weder Rettungsringe noch Passagiere.
    .title = Die Karten
septentrick-rule-S2 =
    Die Spielerzahl bestimmt, welche Karten im Spiel sind: 39 Karten zu dritt, 52 zu viert, 65 zu fünft.
    Davon sind 9, 12 oder 15 Passagierkarten.
    Bei jeder Spielerzahl sind genauso viele Rettungsringe wie Passagiere im Spiel.
    Alle dürfen die Kartenliste kennen: wie viele Rettungsringe jeder Rang zeigt und welche Passagier- und Rettungskarten dabei sind.
    .title = Welche Karten im Spiel sind

## Aufbau

septentrick-rule-S3 =
    Meeres- und Rettungskarten werden zusammen gemischt, und du bekommst 10 davon. Die Passagierkarten werden getrennt gemischt, und du bekommst 3.
    Diese 13 Karten sind deine Hand. Nur du siehst sie, und du darfst sie dir jederzeit ansehen.
    .title = Deine Hand
septentrick-rule-S4 =
    Ihr bestimmt den Kapitän; lasst ihr es offen, entscheidet das Los.
    Der Kapitän sieht sich seine Hand an und sagt dann eine der vier Farben als Trumpf an.
    Der Trumpf bleibt die ganze Partie über gleich.
    (Hausregel: Nach den gedruckten Regeln ist Kapitän, wer zuletzt an Bord eines Schiffes gegangen ist.)
    .title = Kapitän und Trumpf
septentrick-rule-S5 =
    Ist der Trumpf angesagt, geben alle gleichzeitig 2 Karten verdeckt nach links weiter. Passagierkarten dürfen nicht weitergegeben werden.
    Dann siehst du dir die 2 erhaltenen Karten an, behältst eine und gibst die andere nach links weiter, wieder alle gleichzeitig.
    Die zuletzt erhaltene Karte kommt auf deine Hand, die nun wieder 13 Karten hat.
    Bei beiden Weitergaben sieht niemand eine Karte, bevor sich alle Spieler festgelegt haben.
    (Hausregel: Die gedruckten Regeln sagen das nur zur ersten Weitergabe.)
    .title = Karten weitergeben

## Ein Stich

septentrick-rule-S6 =
    Es gibt 12 Stiche. In jedem Stich spielt jeder Spieler im Uhrzeigersinn eine Karte offen aus.
    Zum ersten Stich spielt der Kapitän an. Danach spielt an, wer den vorigen Stich gewonnen hat.
    .title = Wer anspielt
septentrick-rule-S7 =
    Anspielen darfst du jede Meeres- oder Rettungskarte.
    Eine Passagierkarte darfst du nur anspielen, wenn du nichts anderes auf der Hand hast.
    .title = Anspielen
septentrick-rule-S8 =
    Die erste Meereskarte im Stich bestimmt die angespielte Farbe.
    Hast du eine Meereskarte der angespielten Farbe, musst du eine davon spielen, egal mit welchem Rang, oder stattdessen eine Rettungskarte (S9).
    .title = Farbe bedienen
septentrick-rule-S9 =
    Statt zu bedienen, darfst du immer eine Rettungskarte spielen.
    .title = Rettungskarten
septentrick-rule-S10 =
    Hast du keine Meereskarte der angespielten Farbe, darfst du jede Karte spielen, auch eine Passagierkarte oder einen Trumpf.
    .title = Wenn du nicht bedienen kannst
septentrick-rule-S11 =
    Solange keine Meereskarte im Stich liegt, spielst du so, als würdest du anspielen (S7): eine Meeres- oder Rettungskarte; eine Passagierkarte nur, wenn du nichts anderes auf der Hand hast.
    Die erste Meereskarte legt dann die Farbe fest, die zu bedienen ist.
    (Hausregel: Die gedruckten Regeln sagen nicht, welche Farbe dann zu bedienen ist; das folgt daraus, wie ein Stich gewonnen wird, S13.)
    .title = Noch keine Meereskarte
septentrick-rule-S12 =
    Sind alle Karten eines Stichs Passagierkarten, endet die Partie sofort und gilt als verloren.
    Nichts wird eingesammelt, und die letzten Karten kommen nicht dazu (S16 entfällt).
    Beim nächsten Austeilen bleibt der Kapitän derselbe: S18 gilt nur nach einer zu Ende gespielten Partie.
    Ein solcher Stich kann nur spät in einer Partie vorkommen. Die letzten Karten (S16) sind kein Stich.
    (Hausregel: Nach den gedruckten Regeln fangt ihr beim Aufbau neu an; dass die Partie verloren ist und wer dann Kapitän ist, steht dort nicht.)
    .title = Nur Passagierkarten
septentrick-rule-S13 =
    Liegen Trümpfe im Stich, gewinnt der höchste.
    Liegt keiner darin, gewinnt die höchste Meereskarte der angespielten Farbe.
    Liegt gar keine Meereskarte darin, gewinnt die zuerst gespielte Rettungskarte.
    .title = Wer den Stich gewinnt
septentrick-rule-S14 =
    Wer den Stich gewinnt, sammelt die Karten ein, die einen Rettungsring oder einen Passagier zeigen, und legt sie für alle sichtbar vor sich hin.
    Die anderen Karten kommen verdeckt aus dem Spiel, und niemand sieht sie sich noch einmal an.
    .title = Karten einsammeln
septentrick-rule-S15 =
    Eingesammelte Karten kommen nie auf eine Hand zurück.
    .title = Eingesammelt bleibt eingesammelt

## Ende

septentrick-rule-S16 =
    Nach 12 Stichen hast du noch eine Karte. Decke sie auf und lege sie zu deinen eingesammelten Karten, egal welche es ist.
    Eine Karte ohne Rettungsringe und Passagiere ändert nichts.
    .title = Die letzte Karte
septentrick-rule-S17 =
    Ihr gewinnt gemeinsam, wenn jeder einzelne Spieler genauso viele Rettungsringe wie Passagiere eingesammelt hat.
    Sonst verliert ihr gemeinsam.
    .title = Sieg und Niederlage
septentrick-rule-S18 =
    In der nächsten Partie ist Kapitän, wer links vom bisherigen Kapitän sitzt.
    .title = Der nächste Kapitän
septentrick-rule-S19 =
    Keine Absprachen: Vom Austeilen bis zum Ende sagt ihr kein Wort über die Karten auf der Hand und gebt keinen Rat.
    An einem Online-Tisch gibt es deshalb in dieser Zeit weder Chat noch freie Texteingabe.
    Nutzen darfst du alles, was du gesehen hast: deine eigene Hand, die Karten, die du weitergegeben und erhalten hast, jede gespielte Karte, von wem und in welcher Reihenfolge, alle eingesammelten Karten, den Trumpf, die Kartenzahl jeder Hand und was du daraus schließen kannst, wenn jemand nicht bedient.
    Die Hand eines anderen Spielers siehst du nie.
    .title = Stille am Tisch
