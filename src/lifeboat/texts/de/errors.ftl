### Was schiefgehen kann, eine Meldung je Code: was versucht wurde, was erwartet war, was nun zu tun ist.
### $tried: was versucht wurde, in Notation. $expected: was stattdessen erwartet war.

## Das Spiel und sein Aufbau

error-game = Ein Spiel „{ $tried }“ gibt es hier nicht. Du kannst spielen: { $expected }.
error-setup-field = Ein Aufbau hat kein Feld „{ $tried }“. Seine Felder: { $expected }.
error-setup-players = „{ $tried }“ ist keine Spielerzahl für dieses Spiel. Wähle { $expected }.
error-setup-option = „{ $tried }“ ist nicht möglich. Wähle eines von: { $expected }.
error-setup-first = Platz { $tried } kann nicht beginnen. Wähle einen Platz ({ $expected }), „drawn“ oder „table“.
error-player = Für dieses Spiel gibt es keinen Mitspieler „{ $tried }“. Es gibt: { $expected }.
error-seat = Hier gibt es keinen Platz „{ $tried }“. Wähle { $expected }.
error-seat-taken = „{ $tried }“ und „{ $expected }“ sagen beide, wer auf demselben Platz sitzt. Lass eines davon weg.
error-setup-crew-count = „{ $tried }“ passt nicht zu { $expected ->
        [1] einem Spieler
       *[other] { $expected } Spielern
    }. Nenne für jeden Spieler ein Crewmitglied, mit Kommas dazwischen.
error-setup-crew-unknown = Ein Crewmitglied „{ $tried }“ gibt es nicht. Wähle aus: { $expected }.
error-setup-crew-players = „{ $tried }“ braucht mehr Spieler. Bei dieser Zahl kannst du wählen aus: { $expected }.
error-setup-crew-twice = „{ $tried }“ ist doppelt genannt. Jedes Crewmitglied sitzt nur einmal am Tisch.

## Ausgaben

error-edition-syntax = Die Datei der Ausgabe ist kein gültiges TOML: { $tried }. Verbessere diese Zeile und versuche es noch einmal.
error-edition-field = In der Datei der Ausgabe steht etwas Unmögliches: { $tried }. Erwartet: { $expected }.
error-edition-word = Die Ausgabe „{ $tried }“ ist nicht lesbar. Erwartet: { $expected }.
error-edition-size = In der Ausgabe ist etwas zu groß oder zu lang: { $tried }. Erwartet: { $expected }.
error-edition-starts = Fünf Crewmitglieder dieser Ausgabe beginnen zusammen mit { $tried } Aktionskarten. Erwartet: { $expected }.
error-edition-players = Diese Ausgabe hat zu wenige Crewmitglieder für { $tried } Spieler. Jeder Spieler braucht eines.
error-edition-box = Eine Schachtel Karten dient drei, vier und fünf Spielern. Sie bräuchte mehr Karten, als es gibt, mit { $tried }. Erwartet: { $expected } insgesamt.

## Aktionen

error-action = „{ $tried }“ ist weder eine Aktion noch ein Befehl. Tippe die Nummer einer Aktion oder { $expected }. „{ command-help }“ zeigt die Befehle.
error-action-card = Eine Aktionskarte „{ $tried }“ gibt es nicht. Es gibt: { $expected }.
error-place = „{ $tried }“ ist kein Ort. Orte sind: { $expected }.
error-line = „{ $tried }“ ist keine Reihe. Reihen sind: { $expected }.
error-card = „{ $tried }“ ist keine Karte. Karten sind f1 bis f13 und s1 bis s17, mit + für einen Anker und ? für einen Blinden Passagier.
error-illegal-action = { $tried } ist jetzt nicht möglich. Wähle eine der Aktionen aus der Liste.
error-action-number = Eine Aktion mit der Nummer { $tried } gibt es nicht. Wähle { $expected }.
error-game-over = Das Spiel ist zu Ende, also geht „{ $tried }“ nicht mehr. „{ command-help }“ zeigt, was du tippen kannst.
error-undo = Der letzte Schritt ({ $tried }) lässt sich nicht zurücknehmen: Er hat etwas gezeigt, Karten gemischt oder einen Zug beendet.
error-undo-nothing = Noch gibt es nichts zurückzunehmen.
error-undo-other = „{ command-undo }“ nimmt eigene Schritte zurück. Der letzte Schritt war nicht deiner.
error-watching = Hier spielen nur Bots, darum ist „{ $tried }“ nicht möglich. Drücke die Eingabetaste für den nächsten Schritt, oder tippe die Nummer eines späteren.

## Aufgezeichnete Partien

error-record-tag = Das ist keine aufgezeichnete Partie: Der Text beginnt mit „{ $tried }“. Eine Partie beginnt mit { $expected }.
error-record-empty = Diese Datei ist leer. Eine Partie beginnt mit { $expected }.
error-record-secret = Das Geheimnis „{ $tried }“ dieser Partie ist nicht lesbar. Erwartet: { $expected }.
error-record-deal = Diese Aufzeichnung sagt nicht, welche Kartenverteilung gespielt wurde. Sie braucht eine Angabe wie { $expected }.
error-secret = Ein Geheimnis mit { $tried } ist zu lang. Erwartet: { $expected }.
error-record-setup = Der Aufbau in dieser Partie ist nicht möglich: „{ $tried }“. Erwartet: { $expected }.
error-record-action = Die Partie bricht bei Schritt „{ $tried }“ ab. Möglich ist dort: { $expected }. Was davor kam, bleibt erhalten.
error-record-result = Die Partie soll mit „{ $tried }“ geendet haben, führt aber zu „{ $expected }“. Ihre Schritte bleiben erhalten.
error-record-game = „{ $tried }“ enthält eine Partie { $expected }. Tippe „lifeboat play { $expected } --load { $tried }“.
error-record-broken = Die Partie bricht bei Schritt { $tried } ab. Was davor kam, bleibt erhalten.
error-record-bots = Die Bots dieser Partie finden keinen Platz: „{ $tried }“. Erwartet: { $expected }. „--load“ mit „--bot“ sagt neu, wer wo sitzt.
error-verify-start = Diese Partie begann mit der Stellung „{ $tried }“. Es wurden keine Karten verteilt, die zu prüfen wären.
error-verify-promise = Die Aufzeichnung sagt nicht, welcher Hash vor der Partie versprochen wurde. Sie braucht eine Angabe wie { $expected }, oder nenne den Hash mit „--commitment“.
error-verify-commitment = Das Geheimnis hält das Versprechen nicht. Sein Hash ist { $tried }; versprochen war { $expected }.
error-record-hidden = „{ command-record }“ würde alle Karten zeigen, und die Partie ist nicht zu Ende. „{ command-save } { $expected }“ bewahrt sie in einer Datei auf.

## Stellungen

error-position-field = „{ $tried }“ ist kein Feld einer Stellung. Schreibe jedes Feld einmal, als field=value, mit Leerzeichen dazwischen. Die Felder: { $expected }.
error-position-parts = „{ $tried }“ hat die falsche Zahl von Teilen. Erwartet: { $expected }, mit / dazwischen.
error-position-number = „{ $tried }“ ist nicht möglich. Erwartet: { $expected }.
error-position-word = „{ $tried }“ ist nicht möglich. Wähle eines von: { $expected }.
error-position-fate = Das Schicksal „{ $tried }“ ist nicht lesbar. Erwartet: { $expected }.
error-position-shuffles = Die Mischungen „{ $tried }“ sind nicht lesbar. Erwartet: { $expected }, mit Kommas dazwischen.
error-position-card-twice = Der Passagier { $tried } ist in dieser Stellung mehrmals. Jeder Passagier ist einmal da.
error-position-card-missing = Der Passagier { $tried } fehlt. Nenne jeden Passagier einmal, oder setze * in einen Stapel für alle übrigen.
error-position-action-cards = Die Aktionskarten gehen nicht auf: { $tried }. Erwartet: { $expected }.
error-position-action-stack = Der Aktionsstapel ist leer, der Aktions-Ablagestapel aber nicht. Er wäre neu gefüllt worden.
error-position-mystery = Der Blinde Passagier { $tried } kann dort nicht sein. Erwartet: { $expected }.
error-position-flooded = Deck { $tried } ist vollgelaufen und hat keine Reihe mehr. Lege seine Karten an ein anderes Deck.
error-position-front = Die vorderste Karte der Reihe { $tried } liegt verdeckt. Erwartet: eine aufgedeckte Karte an der Spitze.
error-position-class = Die Klassen sind vermischt: { $tried }. Eine Reihe oder eine Gruppe hat nur eine Klasse.
error-position-run = { $tried } ist nicht in der richtigen Ordnung. In einer Folge ist jede Karte um 1 niedriger als die hinter ihr.
error-position-group = { $tried } ist in seiner Gruppe am falschen Platz. Erwartet: { $expected }.
error-position-over = „{ $tried }“ kann hier nicht gefragt sein. Erwartet: { $expected }.
error-position-question = „{ $tried }“ passt nicht zum Rest der Stellung. Erwartet: { $expected }.
error-position-known = Was bekannt sein soll, kann nicht stimmen: { $tried }. Erwartet: { $expected }.
error-position-paid = { $tried } kann nicht in einer Serie von Ankern gezählt haben. Erwartet: { $expected }.

## Die Datenbank

error-store-address = „{ $tried }“ ist keine Datenbank, die hier geht. Es gibt: { $expected }.
error-store-driver = PostgreSQL braucht das Paket { $tried }. Installiere { $expected } und starte neu.
error-store-open = Die Datenbank lässt sich nicht öffnen: { $tried }.
error-store-newer = Die Datenbank hat die Version { $tried }, neuer als { $expected } von diesem Programm. Installiere das neuere Programm.
error-store-in-use = Die Datenbank „{ $tried }“ ist schon in einem anderen Server offen. Halte den zuerst an.
error-store-away = Die Datenbank ist nicht zu erreichen ({ $tried }). Nichts wurde geschrieben. Versuche es bald noch einmal.
error-store-lost = Die Verbindung zur Datenbank ist abgerissen ({ $tried }). Nichts wurde geschrieben. Versuche es noch einmal.
error-store-uncertain = Die Verbindung zur Datenbank ist im falschen Moment abgerissen ({ $tried }). Sieh dir den Tisch noch einmal an, bevor du weitermachst.
error-store-failed = Die Datenbank hat das abgelehnt ({ $tried }). Nichts wurde geschrieben.
error-store-closed = Der Server hält an: „{ $tried }“ geht nicht mehr. Komm bald wieder.
error-store-number = Eintrag { $tried } kann nicht geschrieben werden: der nächste ist { $expected }. Jemand anderes hat an diesem Tisch geschrieben. Lade ihn neu.
error-store-table = Es gibt keinen Tisch „{ $tried }“.
error-store-exists = Es gibt schon einen Tisch „{ $tried }“.
error-store-invite = Die Einladung an den Tisch „{ $tried }“ ist benutzt oder zurückgezogen. Bitte um eine neue.
error-table-unreadable = Tisch { $tried } lässt sich aus der Datenbank nicht lesen. Sag es dem Betreiber des Servers, oder eröffne einen anderen Tisch.

## Dateien, Befehle und Optionen

error-file-missing = Eine Datei „{ $tried }“ gibt es nicht. Sieh nach dem Namen und dem Ordner.
error-file-directory = „{ $tried }“ ist ein Ordner. Nenne eine Datei.
error-file-permission = „{ $tried }“ darfst du nicht öffnen. Wähle eine andere Datei oder ändere ihre Rechte.
error-file-text = „{ $tried }“ ist kein Text in UTF-8. Ist es die richtige Datei?
error-file-exists = „{ $tried }“ gibt es schon. Wähle einen anderen Namen, oder tippe „{ command-save }! { $tried }“, um sie zu ersetzen.
error-file-special = „{ $tried }“ ist keine gewöhnliche Datei. Wähle einen anderen Namen.
error-file-other = „{ $tried }“ lässt sich nicht öffnen: { $expected }.
error-file-nowhere = Die Partie ({ $tried }) ließ sich in keinen Ordner schreiben. Sie ist verloren.
error-file-name = Es fehlt ein Dateiname. Tippe zum Beispiel „{ $tried ->
        [save] { command-save }
       *[load] { command-load }
    } { $expected }“.
error-rule = Eine Regel „{ $tried }“ gibt es nicht. Regeln sind: { $expected }.
error-seed = Die Verteilung „{ $tried }“ ist nicht brauchbar. Nimm einfache Buchstaben, Ziffern und Zeichen, aber kein gerades Anführungszeichen (").
error-language = Eine Sprache „{ $tried }“ gibt es hier nicht. Wähle { $expected }.
error-options = { $tried } verträgt sich nicht mit { $expected }: Sie sagen auf zwei Arten, wie das Spiel beginnt.
error-step = „{ $tried }“ ist kein Schritt dieser Partie. Wähle { $expected }.
error-hint-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
error-hint-bot = Am Zug ist Platz { $tried }, und dort sitzt der Bot „{ $expected }“. Ein Tipp ist für Menschen da.
error-budget = „{ $tried }“ lässt sich nicht aufs Überlegen verwenden. Wähle { $expected }.
error-solver = Für „{ $tried }“ gibt es hier keinen Löser.
error-solve-over = Die Partie dieser Datei ist zu Ende. „--deal“ löst sie vom Austeilen an, „--at“ von einem Schritt an.
error-command = Einen Befehl „{ $tried }“ gibt es nicht. Befehle sind: { $expected }. „lifeboat --help“ sagt mehr.
error-option = Eine Option „{ $tried }“ gibt es hier nicht. „{ $expected } --help“ zeigt die Optionen.
error-option-game = Dieses Spiel hat keine Option „{ $tried }“. Zum Aufbau dienen: { $expected }.
error-option-needs = { $tried } hat nur zusammen mit { $expected } einen Sinn.
error-argument-missing = Es fehlt etwas: { $tried }. „{ $expected } --help“ zeigt, wie man es schreibt.
error-option-value = Die Option { $tried } braucht einen Wert dahinter. „{ $expected } --help“ zeigt, wie man es schreibt.
error-arguments-extra = Das ist zu viel: { $tried }. „{ $expected } --help“ zeigt, wie man es schreibt.
error-usage = Das ist nicht zu verstehen: { $tried } „{ $expected } --help“ zeigt, wie man es schreibt.

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
expected-field-value = field=value
expected-a-name-of-its-own-a-z-n-n = ein eigener Name aus a-z, 0-9 und -
expected-standard-or-name-field-value = standard oder name(feld=wert;...)
expected-decks-without-compartments-only-at-the-stern = Decks ohne Abteile nur am Heck
expected-a-last-page-worth-n = eine letzte Seite mit dem Wert 0
expected-two-times-such-as-n-n = zwei Uhrzeiten, etwa ["23:40", "02:30"]
expected-the-name-of-a-colour = der Name einer Farbe
expected-n-most = [1, das Höchste]
expected-in-a-line-group = in einer Reihe oder in einer Gruppe
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
expected-a-stack-of-n-at-most = ein Stapel von höchstens { $number } Karten
expected-another-stack = ein Stapel, der nicht leer ist
expected-hidden-cards = Karten, die verdeckt liegen
expected-pockets-cards-pockets-of-n-n-b-s = Taschen:Karten, mit Taschen aus 1-6, b und s
expected-cards-with-an-anchor = Karten mit Anker
expected-such-as-n-n-n-gn-rescue-n-fn-n-wait-n-stop = Wörter wie 3>5, 2>g1, rescue:3, f7+>4, wait:2 oder stop

## Septentrick

error-sea-card = „{ $tried }“ ist keine Karte. Schreibe { $expected }.
error-setup-captain = Für den Kapitän gibt es keinen Platz { $tried }. Wähle { $expected }.
error-position-cards = In dieser Partie kann es nicht { $tried } geben, sondern { $expected }.
error-position-hand = Diese Hand ist nicht möglich: { $tried }. Erwartet: { $expected }.
error-position-pass = So kann nicht weitergegeben worden sein: { $tried }. Erwartet: { $expected }.
error-position-played = Diese Karte konnte da nicht gespielt werden: { $tried }. Möglich: { $expected }.

expected-another-trump = ein anderer Trumpf
expected-as-many-rings-as-people-with-n-players-not-n-and-n = so viele Rettungsringe wie Personen bei { $number } Spielern, nicht { $second } Rettungsringe und { $third } Personen
expected-another-on = andere weitergereichte Karten
expected-fewer-of-them = weniger davon
expected-lowest-highest = [niedrigster, höchster]
expected-another-passed = andere weitergegebene Karten
expected-another-passing = andere zum Weitergeben gewählte Karten
expected-such-as-dn-pn-r-pass-cn-dn-keep-sn-trump-star = Wörter wie d7, p2, r, pass:c4,d7, keep:s9 oder trump:star
expected-n-sea-and-rescue-cards = { $number } Meeres- und Rettungskarten
expected-n-passenger-cards = { $number } Passagierkarten
expected-another-played = andere gespielte Karten

## Auf dem Server

error-command-form = Diesen Befehl versteht der Server nicht: { $tried }.
error-action-text = „{ $tried }“ ist keine Aktion. Aktionen sind { $expected }. Was jetzt möglich ist, steht in „legal“ deiner Ansicht.
error-not-at-table = Du schaust zu, darum ist „{ $tried }“ nicht möglich. Komm zuerst an den Tisch.
error-people = Für { $tried } ist an diesem Tisch kein Platz mehr. Erwartet: { $expected }.
error-game-begun = Das Spiel hat begonnen, darum ist „{ $tried }“ nicht mehr möglich.
error-game-not-begun = Das Spiel hat noch nicht begonnen, darum ist „{ $tried }“ noch nicht möglich.
error-game-ended = Das Spiel ist zu Ende, darum ist „{ $tried }“ nicht mehr möglich.
error-seats-free = Auf diesen Plätzen sitzt niemand: { $tried }. Besetze sie, bevor das Spiel beginnt.
error-seat-occupied = Auf Platz { $tried } sitzt schon jemand. Wähle einen freien.
error-seat-free = Auf Platz { $tried } sitzt niemand.
error-not-seated = Du hast keinen Platz an diesem Tisch, darum ist „{ $tried }“ nicht möglich.
error-host-only = Das kann nur, wer den Tisch eröffnet hat: „{ $tried }“.
error-person = Person { $tried } ist nicht an diesem Tisch.
error-remove-self = „{ $tried }“ ist für andere da, nicht für dich selbst. Verlass stattdessen den Tisch.
error-not-your-turn = Du bist nicht an der Reihe, darum ist „{ $tried }“ nicht möglich. Erwartet: { $expected }.
error-stale = Der Tisch hat sich geändert, seit du ihn gesehen hast (Nummer { $tried }, jetzt { $expected }). Sieh noch einmal hin und wähle dann.
error-version = Nummer { $tried } gibt es noch nicht. Erwartet: { $expected }.
error-undo-not-yours = Den letzten Schritt kannst nicht du zurücknehmen.
error-undo-law = Der letzte Schritt lässt sich nicht zurücknehmen: Er hat eine Karte gezeigt, Karten gemischt oder einen Zug beendet.
error-propose-seat = Platz { $tried } kann jetzt nichts vorschlagen: Er ist nicht deiner, oder du entscheidest selbst.
error-proposals-none = Es liegt kein Vorschlag da.
error-proposals-off = Dieser Tisch spielt ohne Vorschläge, darum ist „{ $tried }“ nicht möglich.
error-proposals-up = Die Vorschläge sind aufgedeckt, darum ist „{ $tried }“ bis zur nächsten Entscheidung nicht möglich.
error-silence = Vom Austeilen bis zum Ende redet an diesem Tisch niemand, auch nicht, wenn für dieselben Leute ein weiteres Spiel bereitsteht.
error-name-form = Ein Name braucht mindestens ein Zeichen, und keines, das man nicht sieht: „{ $tried }“.
error-text-form = Ein Text braucht mindestens ein Zeichen, und keines, das man nicht sieht: „{ $tried }“.
error-name-taken = An diesem Tisch heißt schon jemand „{ $tried }“. Wähle einen anderen Namen.
error-table-full = „{ $tried }“ gab es hier schon { $expected } Mal, mehr geht nicht. Eröffne einen anderen Tisch.
error-hints-off = Dieser Tisch spielt ohne Tipps.
error-hints-used-up = Du hast in diesem Spiel schon alle deine Tipps bekommen: { $expected }.
error-hint-under-way = Über deinen Tipp wird schon nachgedacht. Warte einen Augenblick.
error-rematch = Dieser Tisch kann jetzt kein weiteres Spiel vorbereiten.
error-bot-late = Die Aktion { $tried } des Bots kommt zu spät: Er entscheidet nicht mehr für { $expected }.
error-take-over = Auf Platz { $tried } kann jetzt kein Bot einspringen.

expected-at-most-n-people = höchstens { $number } Personen
expected-seat-n = Platz { $number }
expected-at-most-n = höchstens { $number }
## Der Server

error-setting = Die Einstellung „{ $tried }“ ist nicht möglich. Erwartet: { $expected }.
error-listen = Der Server kann unter { $tried } nicht erreichbar sein: { $expected }. Wähle anders mit „--host“ oder „--port“.
error-request-form = Die Anfrage ist nicht zu verstehen: { $tried }.
error-request-size = { $tried } Bytes sind zu viel für eine Anfrage. Erwartet: { $expected }.
error-path = Unter „{ $tried }“ gibt es nichts. „/api/docs“ zeigt, was es gibt.
error-client = Unter „{ $tried }“ gibt es keine Seite: Diese Installation wurde ohne den Browser-Client gebaut. „make web“ im Quelltext baut ihn. Programme können trotzdem „/api/docs“ benutzen.
error-method = „{ $tried }“ geht dort nicht. Möglich: { $expected }.
error-origin = Seiten von „{ $tried }“ dürfen diesen Server nicht benutzen.
error-token = Die Marke fehlt oder gilt an diesem Tisch nicht ({ $tried }). Komm an den Tisch, dann bekommst du eine.
error-table-unknown = Einen Tisch „{ $tried }“ gibt es hier nicht. Sieh dir den Link noch einmal an.
error-record-open = Aufzeichnung und Ergebnisse von Tisch { $tried } lassen sich lesen, wenn die Partie zu Ende ist: Sie verraten die Karten.
error-review-given-up = Tisch { $tried } wurde vor dem Ende aufgegeben, darum gibt es keine Analyse.
error-reviews-full = Es werden schon so viele Analysen gemacht: { $tried }. Versuch es in ein paar Minuten noch einmal.
error-stopping = Der Server hält gerade an. Komm gleich wieder.
error-day-setup = Die Karten des Tages für { $tried } sind für alle gleich: Wähle dazu keinen Aufbau, keine Ausgabe und keinen Startwert.
error-day-listed = Die Karten des Tages für { $tried } werden nur über einen Link gespielt: Wer an einem offenen Tisch zusähe, würde sie kennen.
error-day-running = Die Karten vom { $tried } gelten für alle bis Mitternacht (UTC). Spiel sie zu Ende oder komm morgen wieder, um zu sehen, wie andere sie gespielt haben.
error-day-date = Für „{ $tried }“ gibt es keine Karten des Tages. Wähle ein Datum wie { $expected } oder ein früheres.
error-key = Die Kopfzeile „{ $tried }“ fehlt oder enthält keinen Schlüssel. Ein Schlüssel hat 16 bis 100 ASCII-Zeichen.
error-replay-length = Eine Partie mit { $tried } Schritten ist zu lang, um hier gezeigt zu werden. Höchstens { $expected } Schritte.
error-invite = Diese Einladung an Tisch { $tried } ist verbraucht oder gilt nicht mehr. Bitte den Gastgeber um eine neue.
error-table-broken = Tisch { $tried } muss neu geweckt werden. Versuche es noch einmal.
error-too-many-requests = Das war zu viel auf einmal. Versuch es in { $expected ->
        [1] einer Sekunde
       *[other] { $expected } Sekunden
    } noch einmal.
error-too-many-connections = Von deiner Adresse gibt es schon { $tried } Verbindungen. Schließ zuerst eine davon.
error-too-many-tables = Es gibt schon { $tried } offene Tische. Beende zuerst einen davon oder versuch es später.
error-fault = Im Server ist etwas schiefgegangen. Es lag nicht an dir. Versuch es noch einmal.

expected-an-address-or-a-network = eine Adresse oder ein Netz, etwa 192.0.2.7 oder 10.0.0.0/8
expected-an-origin = eine Herkunft wie https://example.org, mit http:// oder https:// und ohne Pfad

## Lernumgebungen

error-action-wait = { $tried } ist jetzt nicht möglich: Dieser Agent hat nichts zu entscheiden. Er wartet, das ist Aktion { $expected }.
error-no-episode = Es läuft kein Spiel, also geht { $tried } nicht. Setze die Umgebung zuerst zurück.

## Das Labor

error-lab-extra = Das Labor braucht das Paket „{ $tried }“. In einem Klon von Lifeboat installierst du es mit: { $expected }
error-lab-player-twice = „{ $tried }“ steht zweimal da. Nenne jeden Spieler einmal.
error-lab-solver = Für { $tried } gibt es keinen Löser. Es gibt einen für: { $expected }.
error-lab-jobs = { $tried } geht nicht zusammen mit { $expected }: der Cluster sagt, wie viele Partien zugleich gespielt werden.
error-lab-file = „{ $tried }“ enthält keine Ergebnisse einer Studie. Wähle eine andere Datei.
error-lab-study = „{ $tried }“ gehört zu einer anderen Studie. Es unterscheiden sich: { $expected }. Wähle eine andere Datei oder dieselben Optionen wie zuvor.
error-lab-cluster = Unter { $tried } antwortet niemand. Läuft dort ein Dask-Scheduler?
error-lab-cluster-empty = Der Cluster unter { $tried } hat keine Arbeiter. Starte welche und versuche es noch einmal.
error-lab-workers = Die Arbeiter sind weg; { $tried } von { $expected } Partien fehlen noch. Was gespielt ist, ist aufgehoben, wenn es eine Datei „--out“ gibt; derselbe Befehl macht weiter.
error-lab-worker-version = Ein Arbeiter hat Version { $tried } von Lifeboat, die Studie aber Version { $expected }. Installiere überall dieselbe.

expected-a-whole-number-from-n = eine ganze Zahl ab { $number }
expected-a-number-of-seconds-above-n = eine Zahl von Sekunden über { $number }

error-pass-pair = Diese zwei Karten kannst du nicht zusammen weitergeben. Wähle zwei verschiedene Karten, die keine Passagierkarten sind.