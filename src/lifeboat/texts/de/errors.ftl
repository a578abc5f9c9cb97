### Was schiefgehen kann, eine Meldung je Code: was versucht wurde, was erwartet war, was nun zu tun ist.
### $tried: was versucht wurde: Zahlen, eine Wendung oder in Anführungszeichen, was jemand schrieb. $typed: so, wie es dastand.
### $expected: was stattdessen zu tun ist, in denselben Formen. $wanted: so, wie man es schreibt. $why: ein Grund der Regeln.

## Das Spiel und sein Aufbau

error-game = Ein Spiel { $tried } gibt es hier nicht. Wähle { $expected }.
error-setup-field = Ein Aufbau hat kein Feld { $tried }. Nimm { $expected }.
error-setup-players = { $tried } ist keine Spielerzahl für dieses Spiel. Wähle { $expected }.
error-setup-option = { $tried } ist nicht möglich. Wähle { $expected }.
error-setup-first = Platz { $tried } kann nicht beginnen. Wähle einen Platz ({ $expected }), „drawn“ oder „table“.
error-player = Für dieses Spiel gibt es keinen Mitspieler { $tried }. Wähle { $expected }.
error-player-broken = Der Bot { $tried } lässt sich nicht benutzen: Sein Paket ist defekt.
error-seat = Hier gibt es keinen Platz { $tried }. Wähle { $expected }.
error-seat-taken = { $tried } und { $expected } sagen beide, wer auf demselben Platz sitzt. Lass eines davon weg.
error-setup-crew-count = { $tried } passt nicht zu { $expected ->
        [1] einem Spieler
       *[other] { $expected } Spielern
    }. Nenne für jeden Spieler ein Crewmitglied, mit Kommas dazwischen.
error-setup-crew-unknown = Ein Crewmitglied { $tried } gibt es nicht. Wähle { $expected }.
error-setup-crew-players = { $tried } braucht mehr Spieler. Bei dieser Zahl wähle { $expected }.
error-setup-crew-twice = { $tried } ist doppelt genannt. Jedes Crewmitglied sitzt nur einmal am Tisch.

## Ausgaben

error-edition-syntax = Die Datei der Ausgabe ist kein gültiges TOML: Sieh nach bei { $tried }. Verbessere das und versuche es noch einmal.
error-edition-field = { $tried } ist in der Datei einer Ausgabe nicht möglich. Nimm { $expected }.
error-edition-word = Die Ausgabe { $tried } ist nicht lesbar. Nimm { $expected }.
error-edition-size = Das ist zu groß oder zu lang für die Datei einer Ausgabe: { $tried }. Nimm { $expected }.
error-edition-starts = Fünf Crewmitglieder dieser Ausgabe beginnen zusammen mit { $tried } Aktionskarten. Wähle { $expected }.
error-edition-players = Für eine Runde zu { $tried } hat diese Ausgabe zu wenige Crewmitglieder. Jeder Spieler braucht eines.
error-edition-box = Eine Schachtel Karten dient drei, vier und fünf Spielern. Sie bräuchte mehr Karten, als es gibt, mit { $tried }. Nimm { $expected } insgesamt.

## Aktionen

error-action = { $tried } ist weder eine Aktion noch ein Befehl. Tippe die Nummer einer Aktion oder { $expected }. „{ command-help }“ zeigt die Befehle.
error-action-card = Eine Aktionskarte { $tried } gibt es nicht. Wähle { $expected }.
error-place = { $tried } ist kein Ort. Wähle { $expected }.
error-line = { $tried } ist keine Reihe. Wähle { $expected }.
error-card = { $tried } ist keine Karte. Nimm „f1“ bis „f13“ oder „s1“ bis „s17“, mit „+“ für einen Anker und „?“ für einen Blinden Passagier.
error-illegal-action = { $why ->
        [none] Das ist jetzt nicht möglich.
       *[other] { $why }
    }
error-action-number = Eine Aktion mit der Nummer { $tried } gibt es nicht. Wähle { $expected }.
error-game-over = Das Spiel ist zu Ende, also geht { $tried } nicht mehr. „{ command-help }“ zeigt, was du tippen kannst.
error-undo = Der letzte Schritt lässt sich nicht zurücknehmen: Er hat etwas gezeigt, Karten gemischt oder einen Zug beendet.
error-undo-nothing = Noch gibt es nichts zurückzunehmen.
error-undo-other = „{ command-undo }“ nimmt eigene Schritte zurück. Der letzte Schritt war nicht deiner.
error-watching = Hier spielen nur Bots, darum ist { $tried } nicht möglich. Drücke die Eingabetaste für den nächsten Schritt, oder tippe die Nummer eines späteren.

## Aufgezeichnete Partien

error-record-tag = Das ist keine aufgezeichnete Partie: Der Text beginnt mit { $tried }. Eine Partie beginnt mit { $expected }.
error-record-empty = Diese Datei ist leer. Eine Partie beginnt mit { $expected }.
error-record-secret = Das Geheimnis { $tried } dieser Partie ist nicht lesbar. Nimm { $expected }.
error-record-deal = Diese Aufzeichnung sagt nicht, welche Kartenverteilung gespielt wurde. Sie braucht eine Angabe wie { $expected }.
error-secret = Ein Geheimnis mit { $tried } ist zu lang. Nimm { $expected }.
error-record-setup = Der Aufbau in dieser Partie ist nicht möglich: { $tried }. Nimm { $expected }.
error-record-action = Die Partie bricht bei Schritt { $tried } ab. { $why ->
        [none] Dieser Schritt ist nicht lesbar.
       *[other] { $why }
    } Was davor kam, bleibt erhalten.
error-record-result = Die Partie soll mit { $tried } geendet haben, führt aber zu { $expected }. Ihre Schritte bleiben erhalten.
error-record-game = { $tried } enthält eine Partie des anderen Spiels. Tippe „lifeboat play { $wanted } --load { $typed }“.
error-record-broken = Die Partie bricht bei Schritt { $tried } ab. Was davor kam, bleibt erhalten.
error-record-bots = Die Bots dieser Partie finden keinen Platz: { $tried }. Nimm { $expected }. „--load“ mit „--bot“ sagt neu, wer wo sitzt.
error-verify-start = Diese Partie begann mit der Stellung { $tried }. Es wurden keine Karten verteilt, die zu prüfen wären.
error-verify-promise = Die Aufzeichnung sagt nicht, welcher Hash vor der Partie versprochen wurde. Sie braucht eine Angabe wie { $expected }, oder nenne den Hash mit „--commitment“.
error-verify-commitment = Das Geheimnis hält das Versprechen nicht. Sein Hash ist { $tried }; versprochen war { $expected }.
error-record-hidden = „{ command-record }“ würde alle Karten zeigen, und die Partie ist nicht zu Ende. „{ command-save } { $wanted }“ bewahrt sie in einer Datei auf.

## Stellungen

error-position-field = { $tried } ist kein Feld einer Stellung. Schreibe jedes Feld einmal, als „field=value“, mit Leerzeichen dazwischen. Nimm { $expected }.
error-position-parts = { $tried } hat die falsche Zahl von Teilen. Nimm { $expected }, mit „/“ dazwischen.
error-position-number = { $tried } ist nicht möglich. Wähle { $expected }.
error-position-word = { $tried } ist nicht möglich. Wähle { $expected }.
error-position-fate = Das Schicksal { $tried } ist nicht lesbar. Nimm { $expected }.
error-position-shuffles = Die Mischungen { $tried } sind nicht lesbar. Nimm { $expected }, mit Kommas dazwischen.
error-position-card-twice = Der Passagier { $tried } ist in dieser Stellung mehrmals. Jeder Passagier ist einmal da.
error-position-card-missing = Der Passagier { $tried } fehlt. Nenne jeden Passagier einmal, oder setze „*“ in einen Stapel für alle übrigen.
error-position-action-cards = Die Aktionskarten gehen nicht auf: { $tried }. Nimm { $expected }.
error-position-action-stack = Der Aktionsstapel ist leer, der Aktions-Ablagestapel aber nicht. Er wäre neu gefüllt worden.
error-position-mystery = Der Blinde Passagier { $tried } kann so nicht sein. Nötig: { $expected }.
error-position-flooded = Deck { $tried } ist vollgelaufen und hat keine Reihe mehr. Lege seine Karten an ein anderes Deck.
error-position-front = Die vorderste Karte der Reihe { $tried } liegt verdeckt. Lege eine aufgedeckte Karte an die Spitze.
error-position-class = Die Klassen sind vermischt: { $tried }. Eine Reihe oder eine Gruppe hat nur eine Klasse.
error-position-run = { $tried } ist nicht in der richtigen Ordnung. In einer Folge ist jede Karte um 1 niedriger als die hinter ihr.
error-position-group = { $tried } ist in seiner Gruppe am falschen Platz. Nötig: { $expected }.
error-position-over = { $tried } kann hier nicht gefragt sein. Nötig: { $expected }.
error-position-question = { $tried } passt nicht zum Rest der Stellung. Nötig: { $expected }.
error-position-known = Was bekannt sein soll, kann nicht stimmen: { $tried }. Nimm { $expected }.
error-position-paid = { $tried } kann nicht in einer Serie von Ankern gezählt haben. Nimm { $expected }.

## Die Datenbank

error-store-address = { $tried } ist keine Datenbank, die hier geht. Wähle { $expected }.
error-store-driver = PostgreSQL braucht das Paket { $tried }. Installiere { $expected } und starte neu.
error-store-open = Die Datenbank lässt sich nicht öffnen: { $tried }.
error-store-newer = Die Datenbank hat die Version { $tried }, neuer als { $expected } von diesem Programm. Installiere das neuere Programm.
error-store-in-use = Die Datenbank { $tried } ist schon in einem anderen Server offen. Halte den zuerst an.
error-store-away = Die Datenbank ist nicht zu erreichen. Nichts wurde geschrieben. Versuche es bald noch einmal.
error-store-lost = Die Verbindung zur Datenbank ist abgerissen. Nichts wurde geschrieben. Versuche es noch einmal.
error-store-uncertain = Die Verbindung zur Datenbank ist im falschen Moment abgerissen. Sieh dir den Tisch noch einmal an, bevor du weitermachst.
error-store-failed = Die Datenbank hat das abgelehnt. Nichts wurde geschrieben.
error-store-closed = Der Server hält an. Komm bald wieder.
error-store-number = Jemand anderes hat inzwischen an diesem Tisch geschrieben. Lade ihn neu.
error-store-table = Es gibt keinen Tisch { $tried }.
error-store-exists = Es gibt schon einen Tisch { $tried }.
error-store-invite = Diese Einladung ist benutzt oder zurückgezogen. Bitte um eine neue.
error-table-unreadable = Dieser Tisch lässt sich aus der Datenbank nicht lesen. Sag es dem Betreiber des Servers, oder eröffne einen anderen Tisch.

## Dateien, Befehle und Optionen

error-file-missing = Eine Datei { $tried } gibt es nicht. Sieh nach dem Namen und dem Ordner.
error-file-directory = { $tried } ist ein Ordner. Nenne eine Datei.
error-file-permission = { $tried } darfst du nicht öffnen. Wähle eine andere Datei oder ändere ihre Rechte.
error-file-text = { $tried } ist kein Text in UTF-8. Ist es die richtige Datei?
error-file-exists = { $tried } gibt es schon. Wähle einen anderen Namen, oder tippe „{ command-save }! { $typed }“, um sie zu ersetzen.
error-file-special = { $tried } ist keine gewöhnliche Datei. Wähle einen anderen Namen.
error-file-folder = Den Ordner { $tried } gibt es nicht. Lege ihn zuerst an oder wähle einen anderen.
error-file-not-folder = { $tried } ist kein Ordner. Wähle einen anderen Ort.
error-file-long = Der Name { $tried } ist zu lang. Wähle einen kürzeren.
error-file-characters = Der Name { $tried } hat Zeichen, die kein Dateiname haben kann. Wähle einen anderen.
error-file-full = Für { $tried } ist kein Platz mehr. Schaffe Platz oder wähle einen anderen Ordner.
error-file-locked = { $tried } liegt, wo nichts geschrieben werden kann. Wähle einen anderen Ordner.
error-file-other = { $tried } lässt sich nicht öffnen (Systemfehler { $expected }). Wähle eine andere Datei.
error-file-nowhere = Die Partie ließ sich in keinen Ordner schreiben.
error-file-name = Es fehlt ein Dateiname. Tippe zum Beispiel „{ $typed ->
        [save] { command-save }
       *[load] { command-load }
    } { $wanted }“.
error-rule = Eine Regel { $tried } gibt es nicht. Wähle { $expected }.
error-seed = Die Verteilung { $tried } ist nicht brauchbar. Nimm einfache Buchstaben, Ziffern und Zeichen, aber kein gerades Anführungszeichen.
error-language = Eine Sprache { $tried } gibt es hier nicht. Wähle { $expected }.
error-options = { $tried } verträgt sich nicht mit { $expected }: Sie sagen auf zwei Arten, wie das Spiel beginnt.
error-step = { $tried } ist kein Schritt dieser Partie. Wähle { $expected }.
error-hint-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
error-hint-bot = Tipps sind nur für Menschen da, und jetzt entscheidet ein Bot, auf Platz { $tried }.
error-hint-none = In diesem Spiel gibt es keine Tipps.
error-budget = { $tried } lässt sich nicht aufs Überlegen verwenden. Wähle { $expected }.
error-solver = Für { $tried } gibt es hier keinen Löser.
error-solve-over = Die Partie dieser Datei ist zu Ende. „--deal“ löst sie vom Austeilen an, „--at“ von einem Schritt an.
error-command = Einen Befehl { $tried } gibt es nicht. Wähle { $expected }. „lifeboat --help“ sagt mehr.
error-option = Eine Option { $tried } gibt es hier nicht. „{ $wanted } --help“ zeigt die Optionen.
error-option-game = Dieses Spiel hat keine Option { $tried }. Nimm { $expected }.
error-option-needs = { $tried } geht nur zusammen mit { $expected }.
error-argument-missing = Es fehlt etwas: { $tried }. „{ $wanted } --help“ zeigt, wie man es schreibt.
error-option-value = Die Option { $tried } braucht einen Wert dahinter. „{ $wanted } --help“ zeigt, wie man es schreibt.
error-arguments-extra = Das ist zu viel: { $tried }. „{ $wanted } --help“ zeigt, wie man es schreibt.
error-usage = Diese Befehlszeile ist nicht zu verstehen. „{ $wanted } --help“ zeigt, wie man es schreibt.

# Nach einem Fehler, hinter dem eine Regel steht.
error-see-rule = (Regel { $rule }: { $title })

## Was erwartet war, wo es Worte braucht
## Die Namen sind die Wendungen der Regeln, mit n für jede Zahl.

expected-hexadecimal-digits = hexadezimale Ziffern (0-9, a-f)
expected-n-n-bytes = 1 bis 64 Bytes
expected-n-bytes-at-most = höchstens { $number } Bytes
expected-n-characters-at-most = höchstens { $number } Zeichen
expected-n-values-at-most = höchstens { $number } Werte
expected-n-levels-at-most = höchstens { $number } Ebenen
expected-n-dots-at-most = höchstens { $number } Punkte
expected-n-numbers = { $number } Zahlen
expected-a-list-of-numbers = eine Liste von Zahlen
expected-field-value = „field=value“
expected-a-name-of-its-own-a-z-n-n = einen eigenen Namen aus Buchstaben von a bis z, Ziffern und Bindestrichen
expected-standard-or-name-field-value = „standard“ oder „name(field=value;...)“
expected-decks-without-compartments-only-at-the-stern = Decks ohne Abteile nur am Heck
expected-a-last-page-worth-n = eine letzte Seite mit dem Wert 0
expected-two-times-such-as-n-n = zwei Uhrzeiten, etwa „["23:40", "02:30"]“
expected-the-name-of-a-colour = den Namen einer Farbe
expected-n-most = „[1, das Höchste]“
expected-in-a-line-group = ein Platz in einer Reihe oder in einer Gruppe
expected-no-rank-face-down = kein Rang, solange er verdeckt liegt
expected-a-rank-face-up = ein Rang, solange er aufgedeckt liegt
expected-rank-n = Rang { $number }
expected-over = das Ende des Spiels
expected-a-question = eine Frage, denn das Spiel ist nicht zu Ende
expected-another-asks = eine andere Frage
expected-another-playing = eine andere gerade gespielte Karte, oder keine
expected-another-drawn = andere gezogene Karten
expected-another-arranged = andere zurückgelegte Karten
expected-another-placed = eine andere Zahl gespielter Karten
expected-another-line = eine andere gewählte Reihe
expected-another-turned = eine andere Zahl umgeblätterter Seiten
expected-cards-in-a-group = Karten, die in einer Gruppe liegen
expected-another-before = andere Hände von vorher
expected-another-offer = andere Karten zur Wahl
expected-another-agenda = eine andere Abfolge von Schritten
expected-another-hands = die angebotene Karte in der Hand
expected-another-decks = ein Blinder Passagier ohne Rang
expected-another-moved = Bewegungen dieses Zuges vermerkt, wo sie zählen, und nur dort
expected-an-answer = mindestens eine mögliche Antwort
expected-a-stack-of-n-at-most = einen Stapel von höchstens { $number } Karten
expected-another-stack = ein Stapel, der nicht leer ist
expected-hidden-cards = Karten, die verdeckt liegen
expected-pockets-cards-pockets-of-n-n-b-s = „pockets:cards“, mit Taschen aus „1“ bis „6“, „b“ und „s“
expected-cards-with-an-anchor = Karten mit Anker
expected-such-as-n-n-n-gn-rescue-n-fn-n-wait-n-stop = Wörter wie „3>5“, „2>g1“, „rescue:3“, „f7+>4“, „wait:2“ oder „stop“

## Was versucht wurde, wo es Worte braucht

tried-line-n = Zeile { $number }
tried-line-n-column-n = Zeile { $number }, Spalte { $second }
tried-the-end = dem Ende
tried-n-bytes = { $number } Bytes
tried-n-cards-at-seat-n = { $number } Karten auf Platz { $second }
tried-n-passenger-cards-at-seat-n = { $number } Passagierkarten auf Platz { $second }

## Septentrick

error-sea-card = { $tried } ist keine Karte. Nimm { $expected }.
error-setup-captain = Für den Kapitän gibt es keinen Platz { $tried }. Wähle { $expected }.
error-position-cards = { $tried } ist nicht möglich: Diese Partie hat { $expected } von dieser Karte.
error-position-hand = Diese Hand ist nicht möglich: { $tried }. Nötig: { $expected }.
error-position-pass = So kann nicht weitergegeben worden sein: { $tried }. Nötig: { $expected }.
error-position-played = Diese Karte konnte da nicht gespielt werden: { $tried }. Wähle { $expected }.

expected-another-trump = ein anderer Trumpf
expected-as-many-rings-as-people-with-n-players-not-n-and-n = so viele Rettungsringe wie Personen bei { $number } Spielern, nicht { $second } Rettungsringe und { $third } Personen
expected-another-on = andere weitergereichte Karten
expected-fewer-of-them = weniger davon
expected-lowest-highest = „[niedrigster, höchster]“
expected-another-passed = andere weitergegebene Karten
expected-another-passing = andere zum Weitergeben gewählte Karten
expected-such-as-dn-pn-r-pass-cn-dn-keep-sn-trump-star = Wörter wie „d7“, „p2“, „r“, „pass:c4,d7“, „keep:s9“ oder „trump:star“
expected-n-sea-and-rescue-cards = { $number } Meeres- und Rettungskarten
expected-n-passenger-cards = { $number } Passagierkarten
expected-another-played = andere gespielte Karten

## Auf dem Server

error-command-form = Diesen Befehl versteht der Server nicht. „/api/docs“ beschreibt die Befehle.
error-action-text = { $tried } ist keine Aktion. Wähle eine, die der Tisch anbietet.
error-not-at-table = Du schaust nur zu. Komm zuerst an den Tisch.
error-people = An diesem Tisch ist kein Platz mehr: { $expected } passen darum.
error-game-begun = Das geht nur, bevor das Spiel beginnt.
error-game-not-begun = Das Spiel hat noch nicht begonnen.
error-game-ended = Das Spiel ist zu Ende.
error-seats-free = Diese Plätze sind noch frei: { $tried }. Besetze sie, bevor das Spiel beginnt.
error-seat-occupied = Auf Platz { $tried } sitzt schon jemand. Wähle einen freien.
error-seat-free = Auf Platz { $tried } sitzt niemand.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-person = Diese Person ist nicht an diesem Tisch.
error-remove-self = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
error-not-your-turn = Du bist nicht an der Reihe: Gewartet wird auf { $expected }.
error-stale = Der Tisch hat sich inzwischen geändert. Sieh noch einmal hin und wähle dann.
error-version = So weit ist der Tisch noch nicht. Lade ihn neu.
error-undo-not-yours = Den letzten Schritt kannst nicht du zurücknehmen.
error-undo-law = Der letzte Schritt lässt sich nicht zurücknehmen: Er hat eine Karte gezeigt, Karten gemischt oder einen Zug beendet.
error-propose-seat = Für Platz { $tried } kannst du jetzt nichts vorschlagen: Er ist nicht deiner, oder du entscheidest selbst.
error-proposals-none = Es liegt kein Vorschlag da.
error-proposals-off = Dieser Tisch spielt ohne Vorschläge.
error-proposals-up = Die Vorschläge sind aufgedeckt. Warte auf die nächste Entscheidung.
error-silence = Vom Austeilen bis zum Ende redet an diesem Tisch niemand, auch nicht, wenn für dieselben Leute ein weiteres Spiel bereitsteht.
error-name-form = Ein Name braucht mindestens ein Zeichen, und keines, das man nicht sieht.
error-text-form = Eine Nachricht braucht mindestens ein Zeichen, und keines, das man nicht sieht.
error-name-taken = An diesem Tisch heißt schon jemand { $tried }. Wähle einen anderen Namen.
error-table-full = Das hast du { $expected } Mal getan, mehr geht an diesem Tisch nicht. Eröffne einen anderen.
error-hints-off = Dieser Tisch spielt ohne Tipps.
error-hints-used-up = Du hast in diesem Spiel schon alle deine Tipps bekommen ({ $expected }).
error-hint-under-way = Über deinen Tipp wird schon nachgedacht. Warte einen Augenblick.
error-rematch = Dieser Tisch kann jetzt kein weiteres Spiel vorbereiten.
error-server-only = Das kann nur ein Server. Dieser Tisch wird ohne Server gespielt.
error-bot-late = Der Bot kommt zu spät: Er entscheidet nicht mehr für { $expected }.
error-take-over = Auf Platz { $tried } kann jetzt kein Bot einspringen.

expected-at-most-n-people = höchstens { $number } Personen
expected-seat-n = Platz { $number }
expected-at-most-n = höchstens { $number }
## Der Server

error-setting = Die Einstellung { $tried } ist nicht möglich. Nimm { $expected }.
error-listen = Der Server kann unter { $tried } nicht erreichbar sein: { $expected }. Wähle anders mit „--host“ oder „--port“.
error-request-form = Diese Anfrage versteht der Server nicht. „/api/docs“ beschreibt, was man ihn fragen kann.
error-request-size = Eine Anfrage mit { $tried } Bytes ist zu groß. Nimm { $expected }.
error-path = Unter { $tried } gibt es nichts. „/api/docs“ zeigt, was es gibt.
error-client = Unter { $tried } gibt es keine Seite: Diese Installation wurde ohne den Browser-Client gebaut. „make web“ im Quelltext baut ihn. Programme können trotzdem „/api/docs“ benutzen.
error-method = { $tried } geht dort nicht. Nimm { $expected }.
error-origin = Seiten von { $tried } dürfen diesen Server nicht benutzen.
error-token = Deine Marke fehlt oder gilt an diesem Tisch nicht. Komm an den Tisch, dann bekommst du eine.
error-table-unknown = Einen Tisch { $tried } gibt es hier nicht. Sieh dir den Link noch einmal an.
error-record-open = Aufzeichnung und Ergebnisse dieses Tischs lassen sich lesen, wenn die Partie zu Ende ist: Sie verraten die Karten.
error-review-given-up = Diese Partie wurde vor dem Ende aufgegeben, darum gibt es keine Analyse.
error-reviews-full = Es werden schon { $tried } Analysen gemacht. Versuch es in ein paar Minuten noch einmal.
error-stopping = Der Server hält gerade an. Komm gleich wieder.
error-day-setup = Die Karten des Tages sind für alle gleich: Wähle dazu keinen Aufbau, keine Ausgabe und keinen Startwert.
error-day-listed = Die Karten des Tages werden nur über einen Link gespielt: Wer an einem offenen Tisch zusähe, würde sie kennen.
error-day-running = Die Karten vom { $tried } gelten für alle bis Mitternacht (UTC). Spiel sie zu Ende oder komm morgen wieder, um zu sehen, wie andere sie gespielt haben.
error-day-date = Für { $tried } gibt es keine Karten des Tages. Wähle ein Datum wie { $expected } oder ein früheres.
error-key = Die Kopfzeile { $tried } fehlt oder enthält keinen Schlüssel. Ein Schlüssel hat 16 bis 100 ASCII-Zeichen.
error-replay-length = Eine Partie mit { $tried } Schritten ist zu lang, um hier gezeigt zu werden. Nimm höchstens { $expected } Schritte.
error-invite = Diese Einladung ist verbraucht oder gilt nicht mehr. Bitte den Gastgeber um eine neue.
error-table-broken = Dieser Tisch muss neu geladen werden. Versuche es noch einmal.
error-not-finished = Der Server ist damit nicht fertig geworden. Es lag nicht an dir. Versuche es gleich noch einmal.
error-too-many-requests = Das war zu viel auf einmal. Versuch es in { $expected ->
        [1] einer Sekunde
       *[other] { $expected } Sekunden
    } noch einmal.
error-too-many-connections = Von deiner Adresse gibt es schon so viele Verbindungen wie erlaubt ({ $tried }). Schließ zuerst eine davon.
error-too-many-tables = Es gibt schon so viele offene Tische wie erlaubt ({ $tried }). Beende zuerst einen davon oder versuch es später.
error-fault = Im Server ist etwas schiefgegangen. Es lag nicht an dir. Versuch es noch einmal.

expected-the-port-is-taken = der Port ist schon belegt
expected-it-is-not-allowed = das ist nicht erlaubt
expected-no-such-address = diese Adresse gibt es nicht
expected-system-error-n = Systemfehler { $number }
expected-an-address-or-a-network = eine Adresse oder ein Netz, etwa „192.0.2.7“ oder „10.0.0.0/8“
expected-an-origin = eine Herkunft wie „https://example.org“, mit „http://“ oder „https://“ und ohne Pfad

## Lernumgebungen

error-action-wait = Das ist jetzt nicht möglich: Dieser Agent hat nichts zu entscheiden. Er wartet, das ist Aktion { $expected }.
error-no-episode = Es läuft kein Spiel. Setze die Umgebung zuerst zurück.

## Das Labor

error-lab-extra = Das Labor braucht das Paket { $tried }. In einem Klon von Lifeboat installierst du es mit { $expected }.
error-lab-player-twice = { $tried } steht zweimal da. Nenne jeden Spieler einmal.
error-lab-solver = Für { $tried } gibt es keinen Löser. Wähle { $expected }.
error-lab-jobs = { $tried } geht nicht zusammen mit { $expected }: der Cluster sagt, wie viele Partien zugleich gespielt werden.
error-lab-file = { $tried } enthält keine Ergebnisse einer Studie. Wähle eine andere Datei.
error-lab-study = { $tried } gehört zu einer anderen Studie. Es unterscheiden sich: { $expected }. Wähle eine andere Datei oder dieselben Optionen wie zuvor.
error-lab-cluster = Unter { $tried } antwortet niemand. Läuft dort ein Dask-Scheduler?
error-lab-cluster-empty = Der Cluster unter { $tried } hat keine Arbeiter. Starte welche und versuche es noch einmal.
error-lab-workers = Die Arbeiter sind weg; { $tried } von { $expected } Partien fehlen noch. Was gespielt ist, ist aufgehoben, wenn es eine Datei „--out“ gibt; derselbe Befehl macht weiter.
error-lab-worker-version = Ein Arbeiter hat Version { $tried } von Lifeboat, die Studie aber Version { $expected }. Installiere überall dieselbe.

expected-a-number-above-n = eine Zahl über { $number }
expected-no-fields = keines
expected-a-whole-number-from-n = eine ganze Zahl ab { $number }
expected-a-number-of-seconds-above-n = eine Zahl von Sekunden über { $number }

error-pass-pair = Diese zwei Karten kannst du nicht zusammen weitergeben. Wähle zwei verschiedene Karten, die keine Passagierkarten sind.