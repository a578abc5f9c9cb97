### Der Browser-Client: Regelheft, Wiederholungen, Karten des Tages, Statistik; und ohne Verbindung.

## Das Regelheft

web-rules-about-titanic = Eine Patience für eine Person oder ein Spiel für zwei bis fünf an einem Tisch: Bringt Passagiere von den Decks in die Rettungsboote, bevor das Schiff sinkt.
web-rules-about-septentrick = Ein stilles Stichspiel für drei bis fünf: Am Ende braucht jeder von euch genau so viele Rettungsringe wie Passagiere.
web-rules-read = Regeln lesen
web-rules-learn = In zwei Minuten lernen
web-rules-other = Das andere Regelheft
web-rules-search = Regeln durchsuchen
web-rules-found =
    { $count ->
        [0] Das sagt keine Regel.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-rules-contents = Inhalt
web-rules-part-setup = Karten und Aufbau
web-rules-part-moves = Ein Zug: Bewegungen
web-rules-part-rescue = Die Aktion: eine Rettung
web-rules-part-action = Die Aktion: eine Aktionskarte
web-rules-part-pages = Seiten und steigendes Wasser
web-rules-part-cards = Was die Aktionskarten bewirken
web-rules-part-crew = Was die Crew kann
web-rules-part-end = Ende und Wertung
web-rules-part-quiet = Stille Bewegungen
web-rules-part-rulebooks = Regelhefte
web-rules-part-deck = Die Karten
web-rules-part-deal = Vor dem ersten Stich
web-rules-part-trick = Ein Stich
web-rules-part-close = Das Ende
web-rules-crew = Die Crew auf einen Blick
web-rules-cards = Die Aktionskarten auf einen Blick

## Wiederholungen

web-replay = Wiederholung: { $game }
web-replay-open = Ein Spiel noch einmal ansehen
    .what = Öffne die Aufzeichnung eines Spiels: einen Text mit den ausgeteilten Karten und allen Aktionen. Ist sie beschädigt, siehst du den Teil, der heil ist.
web-replay-drop = Lege eine Aufzeichnung hier ab oder
web-replay-file = Wähle eine Datei
web-replay-paste = Oder füge ihren Text ein
web-replay-show = Dieses Spiel zeigen
web-replay-another = Andere Aufzeichnung öffnen
web-replay-controls = Durch das Spiel gehen
web-replay-scrubber = Schritt
web-replay-step = Schritt { $step } von { $steps }
web-replay-first = Zum Anfang
web-replay-previous = Ein Schritt zurück
web-replay-play = Von selbst weiterlaufen
web-replay-pause = Pause
web-replay-next = Ein Schritt weiter
web-replay-last = Zum Ende
web-replay-pace = Tempo
    .slow = Langsam
    .steady = Mittel
    .quick = Schnell
web-replay-told = Was geschah
web-replay-dealt = Die Karten sind ausgeteilt. Noch ist nichts entschieden.
# $name: wer den Platz hat. $player: der Name eines Bots.
web-replay-bot = { $name }, entschieden vom Bot „{ $player }“
web-replay-sealed = Eine Wahl, die von hier aus nicht zu sehen ist.
web-replay-seat = Platz { $seat }
web-replay-look = Gesehen von
    .decider = dem, der als Nächstes entscheidet
    .spectator = Zuschauern
web-replay-link = Link zu diesem Schritt kopieren
# $steps: wie viele Schritte heil sind.
web-replay-broken =
    { $steps ->
        [0] Diese Aufzeichnung bricht vor dem ersten Schritt ab; gezeigt werden nur die ausgeteilten Karten.
        [one] Diese Aufzeichnung bricht nach dem ersten Schritt ab. Sie wird bis dahin gezeigt.
       *[other] Diese Aufzeichnung bricht nach Schritt { $steps } ab. Sie wird bis dahin gezeigt.
    }

## Ergebnisse

web-result-rank = Rang
web-result-team = Team
web-result-score = Punkte
web-result-pages = Seiten
web-result-ending = Ausgang
web-result-own = Dein Spiel
web-result-bot = Bot „{ $player }“
# $reason: ein Wort des Spiels.
web-result-reason =
    { $reason ->
        [all-safe] alle in Sicherheit
        [sunk] gesunken
        [rescued] alle gerettet
        [all-passengers] ein Stich nur aus Passagieren
       *[unmatched] nicht alle gerettet
    }
web-result-copy = Diese Zeile kopieren

## Die Karten des Tages

web-day = Karten des Tages
web-day-past = Karten dieses Tages
web-day-days = Tage
web-day-before = Tag davor
web-day-after = Tag danach
web-day-today = Zu den Karten von heute
web-day-other = Karten des Tages: { $game }
web-day-what-titanic = Ein Schiff, ein Crewmitglied, dieselben Karten für alle bis Mitternacht UTC. Wie viele kannst du retten?
web-day-what-septentrick = Dieselben Karten für alle bis Mitternacht UTC. Bringst du alle vier ins Gleichgewicht?
web-day-law = Dein erstes Ergebnis zählt. Bis der Tag vorbei ist, sieht nur, wer gespielt hat, wie andere es gemacht haben.
web-day-name = Dein Name
web-day-nameless = Jemand
web-day-play-titanic = Allein spielen
web-day-play-septentrick = Mit drei Bots spielen
web-day-friends = Mit Freunden spielen
web-day-go-on = Dein Spiel fortsetzen
web-day-played = Du hast die Karten von heute gespielt. Die nächsten kommen um Mitternacht UTC.
web-day-results = Ergebnisse
web-day-nobody = Niemand hat diese Karten zu Ende gespielt.
web-day-nobody-yet = Noch hat sie niemand zu Ende gespielt. Mach den Anfang!

## Statistik

web-statistics = Statistik
web-statistics-whose = Wessen Spiele
    .own = Meine Spiele
    .all = Alle Spiele
web-statistics-games = Spiele
web-statistics-won = Gewonnen
web-statistics-mean = Mittlere Wertung
web-statistics-best = Beste Wertung
web-statistics-pages = Seiten im Mittel
web-statistics-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
web-statistics-by-players = Nach Zahl der Spieler
web-statistics-by-layout = Nach Startaufstellung
web-statistics-by-crew = Nach Crewmitglied
web-statistics-own-games = Meine Spiele, das neueste zuerst
web-statistics-replay = Ansehen
web-statistics-empty-own = In diesem Browser hast du noch kein Spiel beendet. Die Rettungsboote warten.
web-statistics-empty-all = Hier hat noch niemand ein Spiel beendet. Die Rettungsboote warten.
web-statistics-play = Ein Spiel spielen

## Ohne Verbindung, und eine neue Version

web-offline = Keine Verbindung. Was den Server braucht, muss warten.
web-online = Die Verbindung ist wieder da.
web-new-version = Es gibt eine neue Version.
web-new-version-load = Laden
