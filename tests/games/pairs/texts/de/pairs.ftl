pairs-name = Paare
pairs-action = Karte { $place } aufdecken
pairs-question = Spieler { $seat } deckt eine Karte auf.
pairs-table = Die Karten: { $ranks }.
pairs-event-turned = Spieler { $seat } deckt Karte { $place } auf: eine { $rank }.
pairs-outcome-turned = Alle Karten liegen offen.
pairs-verdict = Paare: { $pairs }
pairs-refused-turned = Karte { $place } liegt schon offen.
result-pairs = { $score } Paare
pairs-rule-P1 =
    Decke eine verdeckte Karte auf. Derselbe Rang wie die Karte davor ist ein Paar.
    .title = Ein Zug
