### Der Browser-Client: Regelheft, Wiederholungen, Tagespartie und Statistik; und was ohne Verbindung gilt.

## Das Regelheft

web-rules-about-titanic = Eine Patience für eine Person oder ein kooperatives Spiel für zwei bis fünf: Bringt die Passagiere von den Decks in die Rettungsboote, bevor das Schiff sinkt.
web-rules-about-septentrick = Ein stilles Stichspiel für drei bis fünf: Am Ende braucht jeder von euch genauso viele Rettungsringe wie Passagiere.
web-rules-read = Regeln lesen
web-rules-learn = In zwei Minuten lernen
web-rules-other = Regeln des anderen Spiels
web-rules-search = Regeln durchsuchen
web-rules-found =
    { $count ->
        [0] Keine Regel gefunden.
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
web-rules-part-end = Ende und Punktzahl
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
web-replay-open = Eine Partie noch einmal ansehen
    .what = Öffne die Aufzeichnung einer Partie: einen Text mit der Verteilung und allen Schritten. Ist sie beschädigt, siehst du, was noch lesbar ist.
web-replay-drop = Ziehe eine Aufzeichnung hierher oder
web-replay-file = Datei wählen
web-replay-paste = Oder füge ihren Text ein
web-replay-show = Diese Partie zeigen
web-replay-another = Andere Aufzeichnung öffnen
web-replay-controls = Durch die Partie gehen
web-replay-scrubber = Schritt
web-replay-step = Schritt { $step } von { $steps }
web-replay-first = Zum Anfang
web-replay-previous = Ein Schritt zurück
web-replay-play = Abspielen
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
web-replay-bot = { $name }, gespielt vom Bot „{ $player }“
web-replay-sealed = Diese Wahl ist aus dieser Sicht nicht zu sehen.
web-replay-seat = Platz { $seat }
web-replay-look = Sicht
    .decider = Wer als Nächstes entscheidet
    .spectator = Zuschauer
web-replay-link = Link zu diesem Schritt kopieren
# $steps: wie viele Schritte heil sind.
web-replay-broken =
    { $steps ->
        [0] Diese Aufzeichnung bricht vor dem ersten Schritt ab. Gezeigt wird nur die Verteilung.
        [one] Diese Aufzeichnung bricht nach dem ersten Schritt ab. Sie wird bis dahin gezeigt.
       *[other] Diese Aufzeichnung bricht nach Schritt { $steps } ab. Sie wird bis dahin gezeigt.
    }

## Ergebnisse

web-result-rank = Rang
web-result-team = Team
web-result-score = Punkte
web-result-pages = Seiten
web-result-ending = Ausgang
web-result-own = Deine Partie
web-result-bot = Bot „{ $player }“
# $reason: ein Wort des Spiels.
web-result-reason =
    { $reason ->
        [all-safe] alle in Sicherheit
        [sunk] gesunken
        [rescued] alle gerettet
        [all-passengers] Stich nur aus Passagierkarten
       *[unmatched] nicht alle gerettet
    }
web-result-copy = Ergebnis kopieren

## Die Tagespartie

web-day = Tagespartie
web-day-past = Tagespartie
web-day-days = Andere Tage
web-day-before = Vorheriger Tag
web-day-after = Nächster Tag
web-day-today = Zur Tagespartie von heute
web-day-other = Tagespartie: { $game }
web-day-what-titanic = Ein Schiff, ein Crewmitglied, dieselben Karten für alle bis Mitternacht UTC. Wie viele kannst du retten?
web-day-what-septentrick = Dieselben Karten für alle bis Mitternacht UTC. Sind am Ende alle vier ausgeglichen?
web-day-law = Dein erstes Ergebnis zählt. Wie andere abgeschnitten haben, sieht bis zum Ende des Tages nur, wer selbst gespielt hat.
web-day-name = Dein Name
web-day-nameless = Jemand
web-day-play-titanic = Allein spielen
web-day-play-septentrick = Mit drei Bots spielen
web-day-friends = Mit Freunden spielen
web-day-go-on = Deine Partie fortsetzen
web-day-played = Du hast die Tagespartie von heute gespielt. Die nächste kommt um Mitternacht UTC.
web-day-results = Ergebnisse
web-day-nobody = Niemand hat diese Tagespartie zu Ende gespielt.
web-day-nobody-yet = Noch hat sie niemand zu Ende gespielt. Mach den Anfang.

## Statistik

web-statistics = Statistik
web-statistics-whose = Wessen Partien
    .own = Meine Partien
    .all = Alle Partien
web-statistics-games = Partien
web-statistics-won = Gewonnen
web-statistics-mean = Ergebnis im Schnitt
web-statistics-best = Bestes Ergebnis
web-statistics-pages = Seiten im Schnitt
web-statistics-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
web-statistics-by-players = Nach Spielerzahl
web-statistics-by-layout = Nach Startaufstellung
web-statistics-by-crew = Nach Crewmitglied
web-statistics-own-games = Meine Partien, die neueste zuerst
web-statistics-replay = Ansehen
web-statistics-empty-own = In diesem Browser hast du noch keine Partie beendet. Die Rettungsboote warten.
web-statistics-empty-all = Hier hat noch niemand eine Partie beendet. Die Rettungsboote warten.
web-statistics-play = Eine Partie spielen

## Ohne Verbindung, und eine neue Version

web-offline = Keine Verbindung. Alles, was den Server braucht, muss warten.
web-online = Die Verbindung ist wieder da.
web-new-version = Es gibt eine neue Version.
web-new-version-load = Neu laden
