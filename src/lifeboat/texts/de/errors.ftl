### Was schiefgehen kann, eine Meldung je Fehlercode: was nicht geht, warum, und was jetzt zu tun ist.
### $tried: was versucht wurde, als Zahl, als Wendung oder in Anführungszeichen. $typed: dasselbe, so wie es getippt wurde.
### $expected: was stattdessen geht, in denselben Formen. $wanted: dasselbe, so wie man es tippt. $why: der Grund nach den Regeln.

## Das Spiel und sein Aufbau

error-game = Das Spiel { $tried } gibt es hier nicht. Wähle { $expected }.
error-setup-field = Der Aufbau hat kein Feld { $tried }. Nimm { $expected }.
error-setup-players = Die Spielerzahl { $tried } ist bei diesem Spiel nicht möglich. Wähle { $expected }.
error-setup-option = { $tried } ist nicht möglich. Wähle { $expected }.
error-setup-first = Platz { $tried } kann nicht beginnen. Wähle einen Platz ({ $expected }), „drawn“ oder „table“.
error-player = Für dieses Spiel gibt es keinen Bot { $tried }. Wähle { $expected }.
error-player-broken = Der Bot { $tried } lässt sich nicht einsetzen: Sein Paket ist defekt. Installiere es neu oder wähle einen anderen Bot.
error-seat = Platz { $tried } gibt es hier nicht. Wähle { $expected }.
error-seat-taken = { $tried } und { $expected } widersprechen sich in der Frage, wer wo sitzt. Lass eine der beiden Angaben weg.
error-setup-crew-count = { $tried } sind zu viele oder zu wenige Crewmitglieder für { $expected ->
        [1] einen Spieler
       *[other] { $expected } Spieler
    }. Nenne für jeden Spieler ein Crewmitglied und trenne die Namen durch Kommas.
error-setup-crew-unknown = Das Crewmitglied { $tried } gibt es nicht. Wähle { $expected }.
error-setup-crew-players = Für { $tried } seid ihr zu wenige Spieler. Wähle { $expected }.
error-setup-crew-twice = { $tried } kommt doppelt vor. Jedes Crewmitglied gibt es nur einmal.

## Ausgaben

error-edition-syntax = Die Datei der Ausgabe ist kein gültiges TOML (Fehler: { $tried }). Korrigiere sie und versuche es noch einmal.
error-edition-field = { $tried } ist in der Datei einer Ausgabe nicht möglich. Nimm { $expected }.
error-edition-word = Die Ausgabe { $tried } lässt sich nicht lesen. Nimm { $expected }.
error-edition-size = Für die Datei einer Ausgabe ist das zu groß oder zu lang: { $tried }. Nimm { $expected }.
error-edition-starts = In dieser Ausgabe könnten fünf Crewmitglieder mit insgesamt { $tried } Aktionskarten beginnen. Erlaubt sind insgesamt { $expected }.
error-edition-players = Für { $tried } Spieler hat diese Ausgabe zu wenige Crewmitglieder. Jeder Spieler braucht eines.
error-edition-box = Dieselben Karten müssen für drei, vier und fünf Spieler reichen. Mit { $tried } wären mehr nötig, als es gibt. Nimm insgesamt höchstens { $expected }.

## Aktionen

error-action = { $tried } ist weder eine Aktion noch ein Befehl. Tippe die Nummer einer Aktion oder { $expected }. „{ command-help }“ zeigt die Befehle.
error-action-card = Die Aktionskarte { $tried } gibt es nicht. Wähle { $expected }.
error-place = { $tried } ist kein Ort. Wähle { $expected }.
error-line = { $tried } ist keine Reihe. Wähle { $expected }.
error-card = { $tried } ist keine Karte. Nimm „f1“ bis „f13“ oder „s1“ bis „s17“, mit „+“ für einen Anker und „?“ für einen Blinden Passagier.
error-illegal-action = { $why ->
        [none] Das ist jetzt nicht möglich. Wähle eine der angebotenen Aktionen.
       *[other] { $why }
    }
error-action-number = Es gibt keine Aktion mit der Nummer { $tried }. Wähle { $expected }.
error-game-over = Die Partie ist zu Ende, darum ist { $tried } nicht mehr möglich. „{ command-help }“ zeigt, was du jetzt tippen kannst.
error-undo = Der letzte Schritt lässt sich nicht rückgängig machen: Dabei wurden Karten gezeigt oder gemischt, oder ein Zug ging zu Ende.
error-undo-nothing = Noch gibt es nichts, was sich rückgängig machen lässt.
error-undo-other = „{ command-undo }“ gilt nur für deine eigenen Schritte, und der letzte war nicht deiner.
error-watching = Hier spielen nur Bots, darum ist { $tried } nicht möglich. Drücke die Eingabetaste für den nächsten Schritt oder tippe die Nummer eines späteren.

## Aufzeichnungen

error-record-tag = Das ist keine Aufzeichnung einer Partie: Der Text beginnt mit { $tried }. Eine Aufzeichnung beginnt mit { $expected }.
error-record-empty = Diese Datei ist leer. Eine Aufzeichnung beginnt mit { $expected }.
error-record-secret = Das Geheimnis { $tried } in dieser Aufzeichnung ist ungültig. Nimm { $expected }.
error-record-deal = Diese Aufzeichnung sagt nicht, welche Verteilung gespielt wurde. Sie braucht eine Angabe wie { $expected }.
error-secret = Ein Geheimnis mit { $tried } ist zu lang. Nimm { $expected }.
error-record-setup = Der Aufbau in dieser Aufzeichnung ist nicht möglich: { $tried }. Nimm { $expected }.
error-record-action = Die Aufzeichnung bricht bei Schritt { $tried } ab. { $why ->
        [none] Dieser Schritt lässt sich nicht lesen.
       *[other] { $why }
    } Was davor kam, bleibt erhalten.
error-record-result = Laut Aufzeichnung ist das Ergebnis { $tried }, die Schritte führen aber zu { $expected }. Die Schritte bleiben erhalten.
error-record-game = { $tried } enthält eine Partie des anderen Spiels. Tippe „lifeboat play { $wanted } --load { $typed }“.
error-record-broken = Die Aufzeichnung bricht bei Schritt { $tried } ab. Was davor kam, bleibt erhalten.
error-record-bots = Die Bots in dieser Aufzeichnung lassen sich nicht auf die Plätze setzen: { $tried }. Nimm { $expected } oder bestimme mit „--load“ und „--bot“ neu, wer wo sitzt.
error-verify-start = Diese Partie begann mit der Stellung { $tried }. Es wurden keine Karten ausgeteilt, also gibt es nichts zu prüfen.
error-verify-promise = In der Aufzeichnung steht nicht, welcher Hash vor der Partie festgelegt wurde. Ergänze eine Angabe wie { $expected } oder gib den Hash mit „--commitment“ an.
error-verify-commitment = Das Geheimnis passt nicht zum festgelegten Hash: Sein Hash ist { $tried }, festgelegt war { $expected }.
error-record-hidden = „{ command-record }“ würde alle Karten verraten, und die Partie ist noch nicht zu Ende. „{ command-save } { $wanted }“ schreibt die Aufzeichnung stattdessen in eine Datei.

## Stellungen

error-position-field = { $tried } ist kein Feld einer Stellung. Schreibe jedes Feld einmal, in der Form „field=value“, und trenne die Felder durch Leerzeichen. Nimm { $expected }.
error-position-parts = { $tried } hat die falsche Anzahl von Teilen. Nötig sind { $expected }, durch „/“ getrennt.
error-position-number = { $tried } ist nicht möglich. Wähle { $expected }.
error-position-word = { $tried } ist nicht möglich. Wähle { $expected }.
error-position-fate = Die Angabe { $tried } für „fate“ lässt sich nicht lesen. Nimm { $expected }.
error-position-shuffles = Die Angabe { $tried } für „shuffles“ lässt sich nicht lesen. Nimm { $expected }, durch Kommas getrennt.
error-position-card-twice = Der Passagier { $tried } kommt in dieser Stellung mehrmals vor. Jeden Passagier gibt es nur einmal.
error-position-card-missing = Der Passagier { $tried } fehlt. Nenne jeden Passagier einmal oder schreibe in einen Stapel „*“ für alle übrigen.
error-position-action-cards = Die Zahl der Aktionskarten stimmt nicht: { $tried }. Nimm { $expected }.
error-position-action-stack = Der Aktionsstapel kann nicht leer sein, solange im Aktions-Ablagestapel Karten liegen: Er wäre neu gefüllt worden. Lege eine Karte in den Aktionsstapel.
error-position-mystery = Der Blinde Passagier { $tried } kann so nicht liegen. Gib ihm { $expected }.
error-position-flooded = Deck { $tried } ist vollgelaufen und hat keine Reihe mehr. Lege seine Karten vor ein anderes Deck.
error-position-front = Die vorderste Karte der Reihe { $tried } liegt verdeckt. Lege eine aufgedeckte Karte an die Spitze.
error-position-class = Hier sind die Klassen vermischt: { $tried }. Eine Reihe oder Gruppe hat nur eine Klasse.
error-position-run = { $tried } liegt nicht in der richtigen Reihenfolge. In einer Folge ist jede Karte um genau 1 niedriger als die hinter ihr.
error-position-group = { $tried } liegt in der Gruppe am falschen Platz. Dorthin gehört { $expected }.
error-position-over = { $tried } passt nicht zum Rest der Stellung: { $expected }.
error-position-question = { $tried } passt nicht zum Rest der Stellung. Nimm { $expected }.
error-position-known = Das kann so nicht bekannt sein: { $tried }. Nimm { $expected }.
error-position-paid = { $tried } kann noch in keiner Ankerserie gewertet worden sein. Nimm { $expected }.

## Die Datenbank

error-store-address = Die Datenbank { $tried } lässt sich hier nicht benutzen. Wähle { $expected }.
error-store-driver = PostgreSQL braucht das Paket { $tried }. Installiere { $expected } und starte Lifeboat neu.
error-store-open = Die Datenbank lässt sich nicht öffnen: { $tried }.
error-store-newer = Die Datenbank hat Version { $tried }, dieses Programm kennt nur Versionen bis { $expected }. Installiere eine neuere Version von Lifeboat.
error-store-rights = Dem Datenbankbenutzer { $tried } fehlt ein Recht, das der Server braucht: { $expected }. Gib es ihm und starte neu.
error-store-in-use = Die Datenbank { $tried } wird schon von einem anderen Server benutzt. Beende ihn zuerst.
error-store-away = Die Datenbank ist nicht erreichbar. Es wurde nichts gespeichert. Versuche es gleich noch einmal.
error-store-lost = Die Verbindung zur Datenbank ist abgerissen. Es wurde nichts gespeichert. Versuche es noch einmal.
error-store-uncertain = Die Verbindung zur Datenbank ist im falschen Moment abgerissen. Vielleicht wurde gespeichert, vielleicht nicht. Sieh dir den Tisch noch einmal an, bevor du weitermachst.
error-store-failed = Die Datenbank hat das abgelehnt. Es wurde nichts gespeichert. Sag dem Betreiber des Servers Bescheid.
error-store-closed = Der Server wird gerade heruntergefahren. Versuche es gleich noch einmal.
error-store-number = Jemand anders hat diesen Tisch inzwischen verändert. Lade ihn neu.
error-store-table = Den Tisch { $tried } gibt es nicht. Prüfe den Link.
error-store-exists = Den Tisch { $tried } gibt es schon. Versuche es noch einmal.
error-store-invite = Diese Einladung wurde schon benutzt oder zurückgezogen. Bitte um eine neue.
error-table-unreadable = Dieser Tisch lässt sich nicht mehr laden. Eröffne einen anderen, und falls es einen Server gibt, sag dessen Betreiber Bescheid.

## Dateien, Befehle und Optionen

error-file-missing = Die Datei { $tried } gibt es nicht. Prüfe den Namen und den Ordner.
error-file-directory = { $tried } ist ein Ordner. Gib eine Datei an.
error-file-permission = Du darfst { $tried } nicht öffnen. Ändere die Zugriffsrechte oder wähle eine andere Datei.
error-file-text = { $tried } ist keine UTF-8-Textdatei. Ist das die richtige Datei?
error-file-exists = Die Datei { $tried } gibt es schon. Wähle einen anderen Namen oder tippe „{ command-save }! { $typed }“, um sie zu ersetzen.
error-file-special = { $tried } ist keine gewöhnliche Datei. Wähle einen anderen Namen.
error-file-folder = Den Ordner { $tried } gibt es nicht. Lege ihn zuerst an oder wähle einen anderen.
error-file-not-folder = { $tried } ist kein Ordner. Wähle einen anderen Ort.
error-file-long = Der Name { $tried } ist zu lang. Wähle einen kürzeren.
error-file-characters = Der Name { $tried } enthält Zeichen, die in Dateinamen nicht erlaubt sind. Wähle einen anderen.
error-file-full = Für { $tried } reicht der Speicherplatz nicht. Gib welchen frei oder wähle einen anderen Ordner.
error-file-locked = { $tried } lässt sich nicht speichern: Der Ordner ist schreibgeschützt. Wähle einen anderen.
error-file-other = { $tried } lässt sich nicht öffnen (Systemfehler { $expected }). Wähle eine andere Datei.
error-file-nowhere = Die Partie ließ sich in keinem Ordner speichern.
error-file-name = Es fehlt ein Dateiname. Tippe zum Beispiel „{ $typed ->
        [save] { command-save }
       *[load] { command-load }
    } { $wanted }“.
error-rule = Die Regel { $tried } gibt es nicht. Wähle { $expected }.
error-seed = Das Startwort { $tried } ist nicht möglich. Nimm nur einfache Buchstaben, Ziffern und Satzzeichen, aber keine geraden Anführungszeichen.
error-language = Die Sprache { $tried } gibt es hier nicht. Wähle { $expected }.
error-options = { $tried } lässt sich nicht zusammen mit { $expected } verwenden: Beide legen fest, wie die Partie beginnt. Lass eine der beiden Angaben weg.
error-step = { $tried } ist kein Schritt dieser Partie. Wähle { $expected }.
error-hint-over = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.
error-hint-bot = Tipps gibt es nur für Menschen, und gerade entscheidet der Bot auf Platz { $tried }.
error-hint-none = In diesem Spiel gibt es keine Tipps.
error-budget = Die Bedenkzeit kann nicht { $tried } sein. Wähle { $expected }.
error-solver = Für { $tried } gibt es hier keinen Solver. Wähle ein anderes Spiel.
error-solve-over = Die Partie in dieser Aufzeichnung ist zu Ende. „--deal“ löst ihre Verteilung, „--at“ die Stellung vor einem Schritt.
error-command = Den Befehl { $tried } gibt es nicht. Wähle { $expected }. „lifeboat --help“ hilft weiter.
error-option = Die Option { $tried } gibt es hier nicht. „{ $wanted } --help“ zeigt alle Optionen.
error-option-game = Dieses Spiel hat keine Option { $tried }. Nimm { $expected }.
error-option-needs = { $tried } ist nur zusammen mit { $expected } möglich.
error-argument-missing = Eine Angabe fehlt: { $tried }. „{ $wanted } --help“ zeigt, wie es geht.
error-option-value = Hinter der Option { $tried } fehlt ein Wert. „{ $wanted } --help“ zeigt, wie es geht.
error-arguments-extra = Diese Angabe ist zu viel: { $tried }. „{ $wanted } --help“ zeigt, wie es geht.
error-usage = Dieser Aufruf ist ungültig. „{ $wanted } --help“ zeigt, wie es geht.

# Nach einer Meldung, hinter der eine Regel steht.
error-see-rule = (Regel { $rule }: { $title })

## Was stattdessen geht, wo es Worte braucht: im Akkusativ, nach „Nimm“ oder „Wähle“
## Die Namen sind die Wendungen des Quelltexts, mit n für jede Zahl.

expected-hexadecimal-digits = hexadezimale Ziffern (0–9, a–f)
expected-n-n-bytes = 1 bis 64 Bytes
expected-n-bytes-at-most = höchstens { $number } Bytes
expected-n-characters-at-most = höchstens { $number } Zeichen
expected-n-values-at-most = höchstens { $number } Werte
expected-n-levels-at-most = höchstens { $number } Ebenen
expected-n-dots-at-most = höchstens { $number } Punkte
expected-n-numbers = { $number ->
        [one] 1 Zahl
       *[other] { $number } Zahlen
    }
expected-a-list-of-numbers = eine Liste von Zahlen
expected-field-value = „field=value“
expected-a-name-of-its-own-a-z-n-n = einen eigenen Namen aus Buchstaben von a bis z, Ziffern und Bindestrichen
expected-standard-or-name-field-value = „standard“ oder „name(field=value;...)“
expected-decks-without-compartments-only-at-the-stern = Decks ohne Abteile nur am Heck
expected-a-last-page-worth-n = eine letzte Seite mit der Zahl 0
expected-two-times-such-as-n-n = zwei Uhrzeiten, etwa „["23:40", "02:30"]“
expected-the-name-of-a-colour = den Namen einer Farbe
expected-n-most = „[1, Höchstzahl]“
expected-in-a-line-group = einen Platz in einer Reihe oder Gruppe
expected-no-rank-face-down = keinen Rang, solange er verdeckt liegt
expected-a-rank-face-up = einen Rang, solange er aufgedeckt liegt
expected-rank-n = Rang { $number }
expected-over = Die Partie ist zu Ende
expected-a-question = Die Partie ist nicht zu Ende
expected-another-asks = eine andere Frage
expected-another-playing = für „playing“ eine andere Karte oder „-“
expected-another-drawn = für „drawn“ so viele Karten, wie bei dieser Frage gezogen sein können
expected-another-arranged = „arranged=-“
expected-another-placed = „placed=0“
expected-another-line = für „line“ bei „asks=front“ eine Reihe, sonst „-“
expected-another-turned = die Stellung vor dem ersten Zug: keine Seite umgeblättert, Gruppen und Ablagestapel leer
expected-cards-in-a-group = Karten, die in einer Gruppe liegen
expected-another-before = für „before“ bei „asks=give“ alle Karten aus „hands“ und „offer“, sonst „-“
expected-another-offer = für „offer“ so viele Karten, wie bei dieser Frage zur Wahl stehen können
expected-another-agenda = für „agenda“ die Schritte, die zu dieser Frage gehören
expected-another-hands = für den Spieler am Zug eine Hand, in der auch die Karte aus „offer“ ist
expected-another-decks = für jeden Rang, der noch anzusagen ist, genau einen aufgedeckten Blinden Passagier ohne Rang
expected-another-moved = für „moved“ den anderen Wert (0 oder 1)
expected-an-answer = eine Frage, auf die es mindestens eine Antwort gibt
expected-a-stack-of-n-at-most = { $number ->
        [one] höchstens 1 Karte des Stapels
       *[other] insgesamt höchstens { $number } Karten des Stapels
    }
expected-another-stack = einen Stapel, der nicht leer ist
expected-hidden-cards = Karten, die verdeckt liegen
expected-pockets-cards-pockets-of-n-n-b-s = „pockets:cards“, wobei „pockets“ aus „1“ bis „6“, „b“ und „s“ besteht
expected-cards-with-an-anchor = Karten mit Anker
expected-such-as-n-n-n-gn-rescue-n-fn-n-wait-n-stop = Wörter wie „3>5“, „2>g1“, „rescue:3“, „f7+>4“, „wait:2“ oder „stop“

## Was versucht wurde, wo es Worte braucht

tried-line-n = Zeile { $number }
tried-line-n-column-n = Zeile { $number }, Spalte { $second }
tried-the-end = am Ende
tried-n-bytes = { $number } Bytes
tried-n-cards-at-seat-n = { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } auf Platz { $second }
tried-n-passenger-cards-at-seat-n = { $number ->
        [one] 1 Passagierkarte
       *[other] { $number } Passagierkarten
    } auf Platz { $second }

## Septentrick

error-sea-card = { $tried } ist keine Karte. Nimm { $expected }.
error-setup-captain = Platz { $tried } kann nicht Kapitän sein. Wähle { $expected }.
error-position-cards = Die Zahl dieser Karten stimmt nicht: { $tried }. In dieser Partie gibt es davon genau { $expected }.
error-position-hand = Diese Hand ist nicht möglich: { $tried }. Nimm { $expected }.
error-position-pass = Die weitergegebenen Karten passen nicht zu { $tried }. Nimm { $expected }.
error-position-played = Diese Karte durfte dort nicht gespielt werden: { $tried }. Wähle { $expected }.

expected-another-trump = für „trump“ eine Farbe oder, solange keine angesagt ist, „-“
expected-as-many-rings-as-people-with-n-players-not-n-and-n = bei { $number } Spielern so viele Rettungsringe wie Passagiere, nicht { $second } Rettungsringe und { $third } Passagiere
expected-another-on = für „on“ von jedem Platz eine der zwei erhaltenen Karten oder, vor der zweiten Weitergabe, keine
expected-fewer-of-them = weniger davon
expected-lowest-highest = „[niedrigster, höchster]“
expected-another-passed = für „passed“ von jedem Platz zwei Karten, die keine Passagierkarten sind; vor der ersten Weitergabe keine
expected-another-passing = für „passing“ nur Karten, die bei dieser Frage schon gewählt sein können
expected-such-as-dn-pn-r-pass-cn-dn-keep-sn-trump-star = Wörter wie „d7“, „p2“, „r“, „pass:c4,d7“, „keep:s9“ oder „trump:star“
expected-n-sea-and-rescue-cards = { $number ->
        [one] 1 Meeres- oder Rettungskarte
       *[other] { $number } Meeres- und Rettungskarten
    }
expected-n-passenger-cards = { $number ->
        [one] 1 Passagierkarte
       *[other] { $number } Passagierkarten
    }
expected-another-played = für „played“ die Karten, die bis zu dieser Frage gespielt sind

## Auf dem Server

error-command-form = Diesen Befehl versteht der Server nicht. „/api/docs“ beschreibt alle Befehle.
error-action-text = { $tried } ist keine Aktion. Wähle eine, die der Tisch anbietet.
error-not-at-table = Du siehst nur zu. Komm zuerst an den Tisch.
error-people = Dieser Tisch ist voll: Hier haben { $expected } Platz.
error-game-begun = Das geht nur, bevor die Partie beginnt.
error-game-not-begun = Die Partie hat noch nicht begonnen.
error-game-ended = Die Partie ist zu Ende.
error-seats-free = Diese Plätze sind noch frei: { $tried }. Besetze sie, bevor die Partie beginnt.
error-seat-occupied = Auf Platz { $tried } sitzt schon jemand. Wähle einen freien.
error-seat-free = Auf Platz { $tried } sitzt niemand.
error-seat-name = Platz { $tried } kannst du keinen Namen geben: Das geht nur bei deinen eigenen Plätzen, und nur, wenn du mehrere hast. Mit einem einzigen Platz spielst du unter deinem eigenen Namen.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-host-only = Das darf nur der Gastgeber.
error-person = Diese Person ist nicht an diesem Tisch.
error-remove-self = Dich selbst kannst du nicht entfernen. Verlasse stattdessen den Tisch.
error-not-your-turn = Du bist nicht an der Reihe: Jetzt entscheidet { $expected }.
error-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und wähle dann.
error-version = So weit ist der Tisch noch nicht. Lade ihn neu.
error-undo-not-yours = Du kannst nur deine eigenen Schritte rückgängig machen, und der letzte war nicht deiner.
error-undo-law = Der letzte Schritt lässt sich nicht rückgängig machen: Dabei wurden Karten gezeigt oder gemischt, oder ein Zug ging zu Ende.
error-propose-seat = Von Platz { $tried } aus kannst du jetzt nichts vorschlagen: Es ist nicht dein Platz, oder du entscheidest gerade selbst. Mach deinen Vorschlag von deinem Platz aus, wenn jemand anders entscheidet.
error-proposals-none = Es gibt keine Vorschläge zum Aufdecken.
error-proposals-off = An diesem Tisch wird ohne Vorschläge gespielt.
error-proposals-up = Die Vorschläge sind schon aufgedeckt. Warte auf die nächste Entscheidung.
error-silence = Vom Austeilen bis zum Ende der Partie wird an diesem Tisch nicht geredet. Das gilt auch, sobald die nächste Partie bereitsteht.
error-name-form = Ein Name muss mindestens ein Zeichen haben und darf keine unsichtbaren Zeichen enthalten.
error-text-form = Eine Nachricht muss mindestens ein Zeichen haben und darf keine unsichtbaren Zeichen enthalten.
error-name-taken = An diesem Tisch heißt schon jemand { $tried }. Wähle einen anderen Namen.
error-table-full = Das hast du schon { $expected }-mal getan; mehr lässt dieser Tisch nicht zu. Eröffne einen anderen.
error-hints-off = An diesem Tisch wird ohne Tipps gespielt. Eröffne einen anderen, wenn du Tipps möchtest.
error-hints-used-up = Deine Tipps für diese Partie sind aufgebraucht ({ $expected }).
error-hint-under-way = Dein Tipp ist schon in Arbeit. Warte einen Augenblick.
error-rematch = An diesem Tisch lässt sich jetzt keine weitere Partie vorbereiten. Eröffne einen neuen Tisch.
error-server-only = Das ist nur auf einem Server möglich, und dieser Tisch läuft ohne Server.
error-bot-late = Der Bot kommt zu spät: Er entscheidet nicht mehr für { $expected }.
error-take-over = Auf Platz { $tried } kann jetzt kein Bot einspringen.

expected-at-most-n-people = höchstens { $number } Personen
expected-seat-n = Platz { $number }
expected-at-most-n = höchstens { $number }

## Der Server

error-setting = Die Einstellung { $tried } ist nicht möglich. Nimm { $expected }.
error-listen = Der Server lässt sich unter { $tried } nicht starten: { $expected }. Wähle mit „--host“ eine andere Adresse oder mit „--port“ einen anderen Port.
error-request-form = Diese Anfrage versteht der Server nicht. „/api/docs“ beschreibt alle möglichen Anfragen.
error-request-size = Eine Anfrage mit { $tried } Bytes ist zu groß. Erlaubt sind { $expected }.
error-path = Unter { $tried } gibt es nichts. „/api/docs“ nennt alle gültigen Adressen.
error-client = Unter { $tried } gibt es keine Seite: Diese Installation hat keinen Browser-Client. „make web“ im Ordner des Quelltexts baut ihn. Programme können den Server trotzdem benutzen (siehe „/api/docs“).
error-method = { $tried } ist dort nicht erlaubt. Nimm { $expected }.
error-origin = Seiten von { $tried } dürfen diesen Server nicht benutzen.
error-token = Dieser Tisch erkennt dich nicht: Dein Zugang fehlt oder gilt hier nicht. Komm an den Tisch, dann bekommst du einen.
error-table-unknown = Den Tisch { $tried } gibt es hier nicht. Prüfe den Link.
error-record-open = Aufzeichnung und Ergebnisse dieses Tisches gibt es erst, wenn die Partie zu Ende ist: Vorher würden sie die Karten verraten.
error-review-given-up = Diese Partie wurde aufgegeben, darum gibt es keine Analyse.
error-reviews-full = Gerade laufen schon so viele Analysen wie möglich ({ $tried }). Versuche es in ein paar Minuten noch einmal.
error-stopping = Der Server wird gerade heruntergefahren. Versuche es gleich noch einmal.
error-day-setup = Die Tagespartie ist für alle gleich: Aufbau, Ausgabe und Startwort lassen sich dabei nicht wählen.
error-day-listed = Zur Tagespartie kommt man nur über einen Link: Wer an einem offenen Tisch zusieht, kennt die Karten schon, bevor er selbst spielt.
error-day-practice = Die Tagespartie gibt es nicht zum Üben: Alle haben nur einen Versuch.
error-day-running = Die Tagespartie vom { $tried } läuft noch bis Mitternacht (UTC). Spiele sie zu Ende oder komm morgen wieder, um zu sehen, wie andere sie gespielt haben.
error-day-date = Für das Datum { $tried } gibt es keine Tagespartie. Wähle { $expected } oder ein früheres Datum.
error-key = Der Header { $tried } fehlt oder enthält keinen Schlüssel. Ein Schlüssel hat 16 bis 100 ASCII-Zeichen.
error-replay-length = Eine Aufzeichnung mit { $tried } Schritten ist zu lang, um hier gezeigt zu werden. Nimm eine mit höchstens { $expected } Schritten.
error-invite = Diese Einladung wurde schon benutzt oder gilt nicht mehr. Bitte den Gastgeber um eine neue.
error-table-broken = Dieser Tisch muss neu geladen werden. Versuche es noch einmal.
error-not-finished = Das ist nicht fertig geworden. Es lag nicht an dir. Versuche es gleich noch einmal.
error-too-many-requests = Das war zu viel auf einmal. Versuche es in { $expected ->
        [1] einer Sekunde
       *[other] { $expected } Sekunden
    } noch einmal.
error-too-many-connections = Von deiner Adresse gibt es schon so viele Verbindungen wie erlaubt ({ $tried }). Schließe zuerst eine davon.
error-too-many-tables = Es gibt schon so viele laufende Tische wie erlaubt ({ $tried }). Beende zuerst einen deiner Tische oder versuche es später.
error-fault = Es ist etwas schiefgegangen. Es lag nicht an dir. Versuche es noch einmal.

expected-the-port-is-taken = Der Port ist schon belegt
expected-it-is-not-allowed = Das ist nicht erlaubt
expected-no-such-address = Diese Adresse gibt es nicht
expected-system-error-n = Systemfehler { $number }
expected-an-address-or-a-network = eine Adresse oder ein Netz, etwa „192.0.2.7“ oder „10.0.0.0/8“
expected-an-origin = eine Adresse wie „https://example.org“, mit „http://“ oder „https://“ und ohne Pfad
expected-one-process-for-sqlite = 1 oder wähle mit „--database“ einen PostgreSQL-Server: Eine SQLite-Datei kann immer nur ein Prozess benutzen

## Auf einem Gerät

error-needs-server = { $typed ->
        [invite] Zu dieser Partie kann niemand eingeladen werden, denn es gibt sie nur auf diesem Gerät. Wenn du mit Leuten anderswo spielen willst, eröffne einen Tisch auf einem Server.
        [push] Eine Partie auf diesem Gerät kann keine Benachrichtigungen schicken. Das geht nur mit einem Tisch auf einem Server.
        [day] Die Tagespartie kommt von einem Server, denn sie ist für alle gleich. Spiele sie dort, sobald du eine Verbindung hast.
       *[lobby] Nur ein Server hat Tische, die andere finden können. Geh dorthin, sobald du eine Verbindung hast.
    }
error-shelf-full = Auf diesem Gerät ist kein Platz mehr. Es wurde nichts gespeichert. Schaffe Platz und versuche es noch einmal.
error-shelf-denied = Dieser Browser lässt die Seite nichts aufbewahren, deshalb können Partien hier nicht gespeichert werden. Verlasse den privaten Modus oder erlaube der Seite das Speichern und lade sie dann neu.
error-shelf-failed = Das Speichern auf diesem Gerät hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.
error-export-form = Diese Datei lässt sich nicht lesen: { $typed ->
        [0] Lifeboat hat sie nicht geschrieben
       *[other] In Zeile { $typed } stimmt etwas nicht
    }. Es wurde nichts verändert. Wähle eine andere Datei.
error-export-other = Eine der Partien in dieser Datei ist eine andere als die, die dieses Gerät unter derselben Kennung hat. Es wurde nichts verändert. Wähle eine andere Datei.
error-export-newer = Diese Datei stammt von einer neueren Version von Lifeboat. Es wurde nichts verändert. Bring diese Seite auf den neuesten Stand und versuche es noch einmal.

## Lernumgebungen

error-action-wait = Das ist jetzt nicht möglich: Dieser Agent hat nichts zu entscheiden. Er kann nur warten, das ist Aktion { $wanted }.
error-no-episode = Es läuft keine Partie. Setze die Umgebung zuerst zurück.

## Das Labor

error-lab-extra = Das Labor braucht das Paket { $tried }. In einem Klon von Lifeboat installierst du es mit { $expected }.
error-lab-player-twice = { $tried } ist zweimal angegeben. Nenne jeden Bot nur einmal.
error-lab-solver = Für { $tried } gibt es keinen Solver. Wähle { $expected }.
error-lab-jobs = { $tried } und { $expected } lassen sich nicht zusammen verwenden: Der Cluster bestimmt, wie viele Partien gleichzeitig gespielt werden.
error-lab-file = { $tried } enthält keine Ergebnisse einer Studie. Wähle eine andere Datei.
error-lab-study = { $tried } gehört zu einer Studie mit anderen Werten für { $expected }. Wähle eine andere Datei oder dieselben Optionen wie zuvor.
error-lab-cluster = Unter { $tried } meldet sich niemand. Läuft dort ein Dask-Scheduler?
error-lab-cluster-empty = Der Cluster unter { $tried } hat keine Worker. Starte welche und versuche es noch einmal.
error-lab-workers = Es ist kein Worker mehr erreichbar, und es fehlen noch Partien ({ $tried } von { $expected }). Mit „--out“ und einer Datei bleibt erhalten, was schon gespielt ist; derselbe Befehl macht dann dort weiter.
error-lab-worker-version = Ein Worker hat Version { $tried } von Lifeboat, die Studie aber Version { $expected }. Installiere überall dieselbe.

expected-a-number-above-n = eine Zahl über { $number }
expected-no-fields = einen Aufbau ohne Felder
expected-a-whole-number-from-n = eine ganze Zahl ab { $number }
expected-a-number-of-seconds-above-n = mehr als { $number } Sekunden

error-pass-pair = Diese zwei Karten kannst du nicht zusammen weitergeben. Wähle zwei verschiedene Karten, die keine Passagierkarten sind.