### Analysen: was eine beendete Partie dem Glück verdankt und was den Entscheidungen.

## Beträge

# $sign: +, − oder nichts. $amount: eine Zahl, die nicht unter 0 liegt.
review-amount-titanic = { $sign }{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
review-amount-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) } %
# Änderungen daran, und was zwei trennt: eine Chance dann in Prozentpunkten.
review-change-titanic = { review-amount-titanic }
review-change-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    }
# $amount, $error: in Worten; der Fehler ist die Hälfte des 95-%-Intervalls.
review-about = { $amount }, auf { $error } genau

## Die Analyse

# $steps: alle Aktionen; $decisions: die, bei denen es eine Wahl gab.
review-heading = { $game }: { $steps } Schritte, { $decisions ->
        [one] 1 echte Entscheidung
       *[other] { $decisions } echte Entscheidungen
    }
review-best-titanic = { $known ->
        [proved] Mit offenen Karten waren { $best } Punkte möglich und nicht mehr.
       *[least] Mit offenen Karten waren mindestens { $best } Punkte möglich.
    }
review-best-septentrick = { $known ->
        [yes] Mit offenen Karten war diese Partie zu gewinnen.
        [no] Selbst mit offenen Karten konnte niemand diese Partie gewinnen.
       *[unknown] Ob diese Partie mit offenen Karten zu gewinnen war, ist nicht bekannt.
    }
review-turning-point = Nach Schritt { $step } war sie nicht mehr zu gewinnen, was auch gespielt wurde.
# $first, $last: einer dieser Schritte war es; welcher, ist nicht bekannt.
review-turning-between = Irgendwo von Schritt { $first } bis Schritt { $last } ging sie endgültig verloren: Bis dahin war sie zu gewinnen, danach nicht mehr, was auch gespielt wurde.
# Vier Zeilen einer Summe: was erwartet wurde, Glück, Entscheidungen, und was sie ergeben.
review-expected = Zu Beginn erwartet
review-luck = Glück
review-skill = Entscheidungen
review-result = Ergebnis
review-meaning = Erwartet ist, was ein ehrlicher Spieler erwartet: einer, der beständig weiterspielt und keine verdeckte Karte kennt. Glück ist, was zwischen den Entscheidungen ans Licht kam. Die Entscheidungen werden an denen des ehrlichen Spielers gemessen.
# $amount: die Hälfte des 95-%-Intervalls.
review-doubt = Glück und Entscheidungen sind auf { $amount } genau getrennt. Mit mehr gedachten Partien wird es genauer.
review-cost = Gegenüber dem jeweils Besten, das gefunden wurde, kosteten alle Entscheidungen zusammen { $amount }.
review-costly = Was am meisten kostete
review-none = Keine Entscheidung war um mehr schlechter als eine andere, als der Zufall erklärt.
review-decision = { $number }. Schritt { $step }: { $amount }
review-decision-seat = { $number }. Schritt { $step }, Platz { $seat }: { $amount }
review-chosen = Gewählt: { $words } [{ $action }]
review-better = Besser: { $words } [{ $action }]
review-progress = Die Entscheidungen werden beurteilt
review-plot-written = Die Grafik steht in { $file }.

## Die Grafik

review-plot-title = { $game }: { $result }
review-plot-result-titanic = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
review-plot-result-septentrick = { $won ->
        [yes] gewonnen
       *[no] verloren
    }
review-plot-end = Ergebnis: { $result }
review-plot-steps = Schritt
review-plot-expected-titanic = erwartete Punkte
review-plot-expected-septentrick = Gewinnchance
review-plot-changes-titanic = Punkte seit Beginn
review-plot-changes-septentrick = Prozentpunkte seit Beginn
review-plot-curve = was ein ehrlicher Spieler erwartete
review-plot-best-titanic = { $known ->
        [proved] das Beste mit offenen Karten: { $best }
       *[least] das Beste mit offenen Karten: mindestens { $best }
    }
review-plot-best-septentrick = { $known ->
        [yes] mit offenen Karten zu gewinnen
        [no] mit offenen Karten nicht zu gewinnen
       *[unknown] mit offenen Karten: nicht bekannt
    }
review-plot-luck = Glück: { $amount }
review-plot-skill = Entscheidungen: { $amount }
review-plot-turning-point = nach Schritt { $step } nicht mehr zu gewinnen
review-plot-turning-between = zwischen Schritt { $first } und { $last } endgültig verloren
review-plot-costly = teure Entscheidung

## Der Befehl

cli-review = Eine beendete Partie analysieren: Glück und Können getrennt, und die Entscheidungen, die am meisten kosteten.
cli-review-playouts = Wie viele Partien für jede Entscheidung in Gedanken gespielt werden. Dieselbe Zahl ergibt dieselbe Analyse.
cli-review-seconds = Wie viele Sekunden die Analyse dauern darf. Sonst etwa eine halbe Minute.
cli-review-seed = Ein Wort, nach dem die gedachten Partien gezogen werden.
cli-review-plot = Die Partie in diese Datei zeichnen, .svg oder .png.
cli-review-most = Wie viele teure Entscheidungen genannt werden, sonst 5.
cli-review-json = Die ganze Analyse als JSON ausgeben und sonst nichts. Schritte und Plätze zählen ab 1.

## Was schiefgehen kann

error-review-unfinished = Diese Partie ist nach { $tried } Schritten nicht zu Ende. Eine Analyse braucht eine beendete Partie.
