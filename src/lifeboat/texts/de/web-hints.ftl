### Tipps während einer Partie, und die Analyse danach

## Tipps

web-hint = Tipp
    .help = Was ein umsichtiger Spieler von deinen Möglichkeiten hält, nach dem, was du siehst.
    .off = Keine Tipps
web-hint-thinking = Deine Möglichkeiten werden abgewogen …
# $playouts: how many games were played out in thought.
web-hint-method = { $playouts ->
        [0] Es gab nichts abzuwägen.
        [one] Eine Partie wurde in Gedanken durchgespielt, nach dem, was dein Platz sieht.
       *[other] { $playouts } Partien wurden in Gedanken durchgespielt, nach dem, was dein Platz sieht.
    }
web-hint-do = Das tun
web-hint-why = Warum
web-hint-left = { $count ->
        [0] Das war dein letzter Tipp in dieser Partie.
        [one] Du hast noch einen Tipp in dieser Partie.
       *[other] Du hast noch { $count } Tipps in dieser Partie.
    }
web-keys-h = Tipp
web-hints = Tipps
    .help = Wie viele Tipps sich jeder in einer Partie holen darf. Alle sehen, dass jemand gefragt hat, niemand sonst, was gesagt wurde.
    .any = So viele man will
    .number = { $count ->
        [one] 1 für jeden
       *[other] { $count } für jeden
    }
web-thinking = Bedenkzeit
    .help = Wie lange der Bot „Vorausschauend“ über eine Entscheidung nachdenkt.
    .time = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
web-bot-captain = Vorausschauend
    .about = spielt Hunderte Partien im Kopf durch, bevor er sich entscheidet.

## Analyse

web-review = Analyse
    .title = Analyse: { $game }
    .lead = Glück und Können getrennt: was bei jeder Entscheidung zu erwarten war, ohne einen Blick auf verdeckte Karten.
web-review-making = Die Partie wird durchgegangen, Entscheidung für Entscheidung.
    .progress = { $done } von { $of }
web-review-failed = Die Analyse ist nicht gelungen.
web-review-result = Ergebnis
web-review-expected = Erwartet beim Geben
web-review-luck = Glück
web-review-skill = Entscheidungen
web-review-won = gewonnen
web-review-not-won = nicht gewonnen
web-review-plot = Der Verlauf der Partie
    .summary = Die Erwartung ging von { $expected } beim Geben auf { $result } am Ende; das Glück brachte { $luck }, die Entscheidungen { $skill }.
    .better = Glück
    .worse = Pech
    .gained = durch eine Entscheidung gewonnen
    .lost = durch eine Entscheidung verloren
    .steps = { $steps } Schritte
web-review-table = Dasselbe als Tabelle
    .step = Schritt
    .before = Erwartet
    .skill = Entscheidung
    .luck = Glück
web-review-costly = Die teuersten Entscheidungen
    .none = Keine Entscheidung hat messbar etwas gekostet.
web-review-done = Getan: { $words }
web-review-better = Besser: { $words }
web-review-show = Im Replay zeigen
web-review-turning = Zeigen, wo die Partie verloren ging
