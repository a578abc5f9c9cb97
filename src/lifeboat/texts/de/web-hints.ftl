### Tipps während einer Partie und die Analyse danach.

## Tipps

web-hint = Tipp
    .help = Wie ein besonnener Spieler deine Möglichkeiten einschätzt, wenn er nur sieht, was du siehst.
    .off = Keine Tipps
web-hint-thinking = Deine Möglichkeiten werden abgewogen …
# $playouts: wie viele Partien simuliert wurden.
web-hint-method = { $playouts ->
        [0] Es gab nichts abzuwägen.
        [one] Nach einer simulierten Partie, nur mit dem, was du von deinem Platz aus siehst.
       *[other] Nach { $playouts } simulierten Partien, nur mit dem, was du von deinem Platz aus siehst.
    }
web-hint-do = So spielen
web-hint-why = Warum?
web-hint-left = { $count ->
        [0] Das war dein letzter Tipp in dieser Partie.
        [one] Du hast noch einen Tipp in dieser Partie.
       *[other] Du hast noch { $count } Tipps in dieser Partie.
    }
web-keys-h = Tipp
web-hints = Tipps
    .help = Wie viele Tipps sich jeder in einer Partie holen darf. Alle sehen, dass jemand gefragt hat; die Antwort sieht nur, wer gefragt hat.
    .any = Beliebig viele
    .number = { $count ->
        [one] 1 je Spieler
       *[other] { $count } je Spieler
    }
web-thinking = Bedenkzeit
    .help = Wie lange ein Bot über eine Entscheidung nachdenken darf. „Vorausschauend“ nutzt die Zeit ganz.
    .time = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }

## Analyse

web-review = Analyse
    .title = Analyse: { $game }
    .lead = Glück und Können getrennt: was bei jeder Entscheidung zu erwarten war, ohne einen Blick auf verdeckte Karten.
web-review-making = Die Partie wird Entscheidung für Entscheidung durchgegangen.
    .progress = { $done } von { $of }
web-review-failed = Die Analyse hat nicht geklappt.
web-review-result = Ergebnis
web-review-expected = Zu Beginn erwartet
web-review-luck = Glück
web-review-skill = Entscheidungen
web-review-won = gewonnen
web-review-not-won = verloren
web-review-plot = Der Verlauf der Partie
    .summary = Zu Beginn erwartet: { $expected }. Ergebnis: { $result }. Glück: { $luck }, Entscheidungen: { $skill }.
    .better = Glück
    .worse = Pech
    .gained = durch eine Entscheidung gewonnen
    .lost = durch eine Entscheidung verloren
    .steps =
        { $steps ->
            [one] 1 Schritt
           *[other] { $steps } Schritte
        }
web-review-table = Als Tabelle zeigen
    .step = Schritt
    .before = Erwartet
    .skill = Entscheidung
    .luck = Glück
web-review-costly = Die teuersten Entscheidungen
    .none = Keine Entscheidung war messbar schlechter als eine andere.
web-review-done = Gewählt: { $words }
web-review-better = Besser: { $words }
web-review-show = Schritt ansehen
web-review-turning = Zeigen, wo die Partie verloren ging
