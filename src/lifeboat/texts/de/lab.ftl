### Das Labor: viele Partien, und was sie sagen.

## Befehle

cli-simulate = Einen Spieler viele Verteilungen spielen lassen und auszählen, was er erreicht.
cli-tournament = Mehrere Spieler dieselben Verteilungen spielen lassen und sie vergleichen.
cli-lab-player = Wer spielt, auf allen Plätzen: { $names }.
cli-lab-entrant = Ein Spieler: { $names }. Die Option einmal für jeden angeben.
cli-lab-deals = Wie viele Verteilungen, sonst 100. Mit mehr als zuvor geht eine Studie weiter.
cli-lab-seed = Ein Wort, das für die Verteilungen steht; gleiches Wort, gleiche Karten für alle.
cli-lab-playouts = Wie viele gedachte Partien ein Spieler für eine Entscheidung hat, sonst 1000. Jeder Rechner liefert dieselben Ergebnisse.
cli-lab-seconds = Wie viele Sekunden ein Spieler über eine Entscheidung nachdenken darf. Die Ergebnisse hängen vom Rechner ab.
cli-lab-solver = Auch das Beste jeder Verteilung bei offenen Karten suchen.
cli-lab-positions = Wie viele Stellungen der Löser je Verteilung ansehen darf, sonst 1000000.
cli-lab-jobs = Wie viele Partien zugleich gespielt werden, sonst eine je Kern.
cli-lab-cluster = Die Adresse eines Dask-Schedulers, dessen Arbeiter spielen.
cli-lab-out = Eine Parquet-Datei für die Ergebnisse, eine Zeile je Partie. Derselbe Befehl macht dort weiter.
cli-lab-plots = Ein Ordner für Diagramme.
cli-lab-format = Die Art der Diagramme: png oder svg.
cli-lab-json = Die Zusammenfassung als JSON ausgeben und sonst nichts.
cli-lab-players = Zahl der Spieler, oder each (jede).
cli-lab-crew = Die Crew, mit Kommas zwischen den Namen, etwa lee,smith; oder each: alle, die allein fahren können.
cli-lab-layout = Die Startaufstellung der Passagiere: standard, expert, ultimate oder each (jede).

## Während es läuft

# $done, $total: numbers of games.
lab-progress = { $done } von { $total } Partien
lab-rate = { NUMBER($rate, maximumFractionDigits: 1) } je Sekunde
lab-rate-minute = { NUMBER($rate, maximumFractionDigits: 1) } je Minute
lab-remaining = noch { $time }
lab-found = { $games ->
        [one] Eine Partie ist schon da; die Studie geht weiter.
       *[other] { $games } Partien sind schon da; die Studie geht weiter.
    }
lab-stopped = Angehalten. { $games ->
        [one] Eine Partie von { $total } ist in { $file }.
       *[other] { $games } Partien von { $total } sind in { $file }.
    } Derselbe Befehl macht dort weiter.
lab-stopped-lost = Angehalten nach { $games } von { $total } Partien. Sie sind nicht aufgehoben; mit „--out DATEI“ wären sie es.
lab-written = Die Ergebnisse sind in { $file }.
lab-plotted = Diagramm: { $file }

## Die Zusammenfassung

# $game: its name. $games, $deals: numbers. $seed: the seed of the deals.
lab-heading = { $game }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] einer Verteilung
       *[other] { $deals } Verteilungen
    } des Startworts „{ $seed }“
lab-budget-playouts = Bedenkzeit: höchstens { $playouts } gedachte Partien je Entscheidung.
lab-budget-seconds = Bedenkzeit: höchstens { NUMBER($seconds, maximumFractionDigits: 3) } s je Entscheidung. Die Ergebnisse hängen vom Rechner ab.
lab-budget-both = Bedenkzeit: höchstens { $playouts } gedachte Partien und { NUMBER($seconds, maximumFractionDigits: 3) } s je Entscheidung. Die Ergebnisse hängen vom Rechner ab.
lab-intervals = Intervalle sind solche zu 95 %.
lab-by-setup = Nach Aufbau
lab-by-crew = Nach Crewmitglied
lab-by-layout = Nach Aufstellung
lab-by-players = Nach Spielerzahl
lab-by-page = Seite am Ende
lab-players = { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }
lab-all = alle
lab-page-last = letzte
lab-player = Spieler
lab-share-head = Anteil der Partien
lab-games = Partien
lab-score = mittlere Wertung
    .septentrick = Spieler im Gleichgewicht
lab-won = alle gerettet
    .septentrick = gewonnen
# A column for one of several players.
lab-of = { $player }: { $measure }
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) })
lab-pair = { $player } − { $other }
lab-deals = Verteilungen
lab-difference-score = Punkte
    .septentrick = Spieler im Gleichgewicht
lab-difference-won = alle gerettet, Prozentpunkte
    .septentrick = gewonnen, Prozentpunkte
# $sign: +, − or nothing.
lab-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-range = { $value } ({ $low } bis { $high })
lab-solver = Mit offenen Karten: von { $deals ->
        [one] einer Verteilung
       *[other] { $deals } Verteilungen
    } ist für { NUMBER($decided, style: "percent", maximumFractionDigits: 1) } bekannt, ob alles erreichbar ist, und für { NUMBER($proved, style: "percent", maximumFractionDigits: 1) }, was das Beste ist. Sonst heißt die Zahl „mindestens“.

## Diagramme

lab-plot-scores = Wie die Wertungen verteilt sind
lab-plot-scores-axis = Wertung
lab-plot-won = Wie oft alle gerettet werden
    .septentrick = Wie oft die Crew gewinnt
lab-plot-won-axis = Anteil der Partien
lab-plot-pages = Auf welcher Seite die Partie endet
lab-plot-pages-axis = Nummer der Seite
lab-plot-last = { $player } (letzte Seite: { $share })
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
lab-plot-pairs = Unterschiede bei denselben Verteilungen
lab-plot-pairs-axis = Unterschied der Wertungen, in Punkten
    .septentrick = Unterschied der gewonnenen Anteile, in Prozentpunkten
lab-plot-historical = 1912: { $score }
lab-plot-note = { $games } Partien, { $deals } Verteilungen, Startwort „{ $seed }“; Balken: 95 %
