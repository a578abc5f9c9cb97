### Das Labor: viele Partien und was sie zeigen.

## Befehle

cli-simulate = Einen Bot viele Verteilungen spielen lassen und auszählen, wie er abschneidet.
cli-tournament = Mehrere Bots dieselben Verteilungen spielen lassen und sie vergleichen.
cli-lab-player = Der Bot, der auf allen Plätzen spielt, der schwächste zuerst: { $names }.
cli-lab-entrant = Ein Bot, der mitspielt, der schwächste zuerst: { $names }. Die Option für jeden Bot einmal angeben.
cli-lab-deals = Wie viele Verteilungen gespielt werden. Vorgabe: 100. Eine größere Zahl als zuvor setzt eine Studie fort.
cli-lab-seed = Das Startwort der Verteilungen: gleiches Wort, gleiche Karten für alle.
cli-lab-playouts = Wie viele Partien ein Bot je Entscheidung simulieren darf. Vorgabe: 1000. Die Ergebnisse sind auf jedem Rechner gleich.
cli-lab-seconds = Wie viele Sekunden ein Bot je Entscheidung nachdenken darf. Die Ergebnisse hängen vom Rechner ab.
cli-lab-solver = Für jede Verteilung auch das beste Ergebnis mit offenen Karten suchen.
cli-lab-positions = Wie viele Stellungen der Solver je Verteilung untersuchen darf. Vorgabe: 1000000.
cli-lab-jobs = Wie viele Partien gleichzeitig gespielt werden. Vorgabe: eine je Prozessorkern.
cli-lab-cluster = Die Adresse eines Dask-Schedulers, dessen Worker spielen.
cli-lab-out = Eine Parquet-Datei für die Ergebnisse, eine Zeile je Partie. Derselbe Befehl setzt die Studie dort fort.
cli-lab-plots = Ein Ordner für Diagramme.
cli-lab-format = Das Format der Diagramme: „png“ oder „svg“.
cli-lab-json = Nur die Zusammenfassung ausgeben, als JSON.
cli-lab-players = Die Zahl der Spieler oder „each“ für jede mögliche Zahl.
cli-lab-crew = Die Crew, durch Kommas getrennt, etwa „lee,smith“, oder „each“: nacheinander alle, mit denen man allein spielen kann.
cli-lab-layout = Die Startaufstellung der Passagiere: „standard“, „expert“, „ultimate“ oder „each“ für alle drei.

## Während es läuft

# $done, $total: wie viele Partien.
lab-progress = { $done } von { $total } Partien
lab-rate = { NUMBER($rate, maximumFractionDigits: 1) } je Sekunde
lab-rate-minute = { NUMBER($rate, maximumFractionDigits: 1) } je Minute
lab-remaining = noch { $time }
lab-found = { $games ->
        [one] Eine Partie ist schon gespielt; die Studie geht weiter.
       *[other] { $games } Partien sind schon gespielt; die Studie geht weiter.
    }
lab-stopped = Unterbrochen. { $games ->
        [one] 1 von { $total } Partien steht in { $file }.
       *[other] { $games } von { $total } Partien stehen in { $file }.
    } Derselbe Befehl macht dort weiter.
lab-stopped-lost = Unterbrochen nach { $games } von { $total } Partien. Deren Ergebnisse sind verloren; mit „--out DATEI“ bleiben sie beim nächsten Mal erhalten.
lab-written = Die Ergebnisse stehen in { $file }.
lab-plotted = Diagramm: { $file }

## Die Zusammenfassung

# $game: der Name des Spiels. $games, $deals: Anzahlen. $seed: das Startwort der Verteilungen.
lab-heading = { $game }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] einer Verteilung
       *[other] { $deals } Verteilungen
    } zum Startwort „{ $seed }“
lab-budget-playouts = Bedenkzeit: höchstens { $playouts } simulierte Partien je Entscheidung.
lab-budget-seconds = Bedenkzeit: höchstens { NUMBER($seconds, maximumFractionDigits: 3) } Sekunden je Entscheidung. Die Ergebnisse hängen vom Rechner ab.
lab-budget-both = Bedenkzeit: höchstens { $playouts } simulierte Partien und { NUMBER($seconds, maximumFractionDigits: 3) } Sekunden je Entscheidung. Die Ergebnisse hängen vom Rechner ab.
lab-intervals = Alle Intervalle sind 95-%-Intervalle.
lab-by-setup = Nach Aufbau
lab-by-crew = Nach Crewmitglied
lab-by-layout = Nach Startaufstellung
lab-by-players = Nach Spielerzahl
lab-by-page = Seite am Ende
lab-players = { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }
lab-all = alle
lab-page-last = letzte
lab-player = Bot
lab-share-head = Anteil der Partien
lab-games = Partien
lab-score = Punkte im Schnitt
    .septentrick = ausgeglichene Spieler
lab-won = alle gerettet
    .septentrick = gewonnen
# Die Spalte eines von mehreren Bots.
lab-of = { $player }: { $measure }
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) })
lab-pair = { $player } − { $other }
lab-deals = Verteilungen
lab-difference-score = Punkte
    .septentrick = ausgeglichene Spieler
lab-difference-won = alle gerettet, Prozentpunkte
    .septentrick = gewonnen, Prozentpunkte
# $sign: +, − oder nichts.
lab-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-range = { $value } ({ $low } bis { $high })
lab-solver = Mit offenen Karten ({ $deals ->
        [one] 1 Verteilung
       *[other] { $deals } Verteilungen
    }): Bei { NUMBER($decided, style: "percent", maximumFractionDigits: 1) } ist bekannt, ob sich alle retten lassen, und bei { NUMBER($proved, style: "percent", maximumFractionDigits: 1) } ist das beste Ergebnis bewiesen. Bei den übrigen ist die Zahl ein Mindestwert.

## Diagramme

lab-plot-scores = Wie sich die Punktzahlen verteilen
lab-plot-scores-axis = Punktzahl
lab-plot-won = Wie oft alle gerettet werden
    .septentrick = Wie oft die Crew gewinnt
lab-plot-won-axis = Anteil der Partien
lab-plot-pages = Auf welcher Seite die Partie endet
lab-plot-pages-axis = Zahl auf der Seite
lab-plot-last = { $player } (letzte Seite: { $share })
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
lab-plot-pairs = Unterschiede bei denselben Verteilungen
lab-plot-pairs-axis = Unterschied der Punktzahlen, in Punkten
    .septentrick = Unterschied der Gewinnanteile, in Prozentpunkten
lab-plot-historical = 1912: { $score }
lab-plot-note = Partien: { $games }; Verteilungen: { $deals }; Startwort: „{ $seed }“; Balken: 95-%-Intervalle
