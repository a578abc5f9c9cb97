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
review-heading = { $game }: { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $decisions ->
        [one] 1 echte Entscheidung
       *[other] { $decisions } echte Entscheidungen
    }
review-best-titanic = { $known ->
        [proved] Mit offenen Karten waren höchstens { $best } Punkte möglich.
       *[least] Mit offenen Karten waren mindestens { $best } Punkte möglich.
    }
review-best-septentrick = { $known ->
        [yes] Mit offenen Karten war diese Verteilung zu gewinnen.
        [no] Selbst mit offenen Karten war diese Verteilung nicht zu gewinnen.
       *[unknown] Ob diese Verteilung mit offenen Karten zu gewinnen war, ist nicht bekannt.
    }
review-turning-point = Nach Schritt { $step } war die Partie nicht mehr zu gewinnen, egal was gespielt wurde.
# $first, $last: einer dieser Schritte war es; welcher, ist nicht bekannt.
review-turning-between = Mit einem der Schritte { $first } bis { $last } ging die Partie endgültig verloren: Davor war sie zu gewinnen, danach nicht mehr, egal was gespielt wurde.
# Vier Zeilen einer Summe: was erwartet wurde, Glück, Entscheidungen, und was sie ergeben.
review-expected = Zu Beginn erwartet
review-luck = Glück
review-skill = Entscheidungen
review-result = Ergebnis
review-meaning = „Erwartet“ heißt: was ein Referenzspieler im Schnitt erreicht, also einer, der solide spielt und keine verdeckte Karte kennt. Glück ist, was zwischen den Entscheidungen ans Licht kam. Die Entscheidungen werden mit denen des Referenzspielers verglichen.
# $amount: die Hälfte des 95-%-Intervalls.
review-doubt = Glück und Entscheidungen lassen sich auf { $amount } genau trennen. Mit mehr simulierten Partien wird es genauer.
review-cost = Gegenüber der jeweils besten gefundenen Möglichkeit kosteten alle Entscheidungen zusammen { $amount }.
review-costly = Die teuersten Entscheidungen
review-none = Keine Entscheidung war deutlich schlechter als eine Alternative.
review-decision = { $number }) Schritt { $step }: { $amount }
review-decision-seat = { $number }) Schritt { $step }, Platz { $seat }: { $amount }
review-chosen = Gewählt: { $words } [{ $action }]
review-better = Besser: { $words } [{ $action }]
review-progress = Die Entscheidungen werden bewertet
review-plot-written = Die Grafik liegt in { $file }.

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
review-plot-curve = Erwartung eines Referenzspielers
review-plot-best-titanic = { $known ->
        [proved] das Beste mit offenen Karten: { $best }
       *[least] das Beste mit offenen Karten: mindestens { $best }
    }
review-plot-best-septentrick = { $known ->
        [yes] mit offenen Karten zu gewinnen
        [no] mit offenen Karten nicht zu gewinnen
       *[unknown] ob mit offenen Karten zu gewinnen: nicht bekannt
    }
review-plot-luck = Glück: { $amount }
review-plot-skill = Entscheidungen: { $amount }
review-plot-turning-point = nach Schritt { $step } nicht mehr zu gewinnen
review-plot-turning-between = zwischen Schritt { $first } und { $last } endgültig verloren
review-plot-costly = teure Entscheidung

## Der Befehl

cli-review = Eine beendete Partie analysieren: Glück und Können getrennt, dazu die teuersten Entscheidungen.
cli-review-playouts = Wie viele Partien je Entscheidung simuliert werden. Dieselbe Zahl ergibt dieselbe Analyse.
cli-review-seconds = Wie viele Sekunden die Analyse dauern darf. Vorgabe: etwa eine halbe Minute.
cli-review-seed = Das Startwort der simulierten Partien.
cli-review-plot = Den Verlauf der Partie als Grafik in dieser Datei speichern (.svg oder .png).
cli-review-most = Wie viele teure Entscheidungen genannt werden. Vorgabe: 5.
cli-review-json = Nur die Analyse ausgeben, vollständig und als JSON. Schritte und Plätze werden ab 1 gezählt.

## Was schiefgehen kann

error-review-unfinished = Diese Partie ist noch nicht zu Ende (bisher gespielte Schritte: { $tried }). Analysieren lässt sich nur eine beendete Partie.
