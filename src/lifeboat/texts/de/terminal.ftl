### Die Spiele im Terminal: Befehle, Hilfe und was während einer Sitzung gesagt wird.

## Befehle im Spiel, wie man sie tippt. Die englischen Wörter werden immer auch verstanden.

command-help = hilfe
command-rules = regeln
command-table = tisch
command-list = liste
command-cards = karten
command-crew = crew
command-hint = tipp
command-undo = rückgängig
command-log = verlauf
command-record = aufzeichnung
command-save = speichern
command-load = laden
command-again = nochmal
command-quit = ende

## Hilfe im Spiel

help-heading = Was du tippen kannst
help-action = 7
    .text = die Aktion mit dieser Nummer in der Liste
help-notation = { $notation }
    .text = dieselbe Aktion in Notation
help-help = { command-help }
    .text = diese Seite
help-rules = { command-rules }, { command-rules } { $rule }
    .text = die Titel aller Regeln oder der Text einer Regel
help-table = { command-table }
    .text = den Tisch noch einmal zeigen
help-list = { command-list }
    .text = jede mögliche Aktion in einer eigenen Zeile
help-cards = { command-cards }, { command-cards } alles
    .text = was die Karten bewirken: nur die gerade wichtigen oder alle
help-crew = { command-crew }
    .text = wer am Tisch sitzt
help-hint = { command-hint }
    .text = was jetzt das Beste wäre, und warum
help-undo = { command-undo }
    .text = den letzten Schritt rückgängig machen, außer wenn dabei Karten gezeigt oder gemischt wurden oder dein Zug zu Ende ging
help-log = { command-log }, { command-log } alles
    .text = was zuletzt geschehen ist, oder alles von Anfang an
help-record = { command-record }
    .text = die bisherige Partie in Notation
help-save = { command-save } { $file }
    .text = die Partie in einer Datei speichern ({ command-save }! ersetzt eine vorhandene)
help-load = { command-load } { $file }
    .text = eine gespeicherte Partie weiterspielen
help-again = { command-again }
    .text = noch eine Partie, alle auf denselben Plätzen
help-quit = { command-quit }
    .text = das Spiel verlassen

## Was eine Sitzung sagt

session-seed = Startwort: { $seed }. „--seed { $seed }“ mit denselben Optionen ergibt wieder dieselben Karten.
session-layout = Startaufstellung: { $layout }
session-option = { $option }: { $choice }
session-position = Die Partie beginnt mit einer von Hand aufgebauten Stellung.
session-hint = Tippe die Nummer einer Aktion. „{ command-help }“ zeigt, was du sonst tippen kannst.
session-over-hint = „{ command-save } { $file }“ speichert die Partie, „{ command-log } alles“ erzählt sie noch einmal, „{ command-again }“ beginnt eine neue, „{ command-quit }“ verlässt das Spiel.
session-undone = Rückgängig gemacht: { $action }.
session-saved = Gespeichert in { $file }.
session-saved-secret = Die Datei verrät alle Karten. Sieh nicht hinein, bevor die Partie zu Ende ist.
# Nachdem eine Partie verlassen wurde. $game: der Name des Spiels, wie man ihn tippt.
session-kept = Mit „lifeboat play { $game } --load { $file }“ geht die Partie weiter.
session-loaded = { $file }: { $steps ->
        [0] noch kein Schritt gespielt
        [one] 1 Schritt gespielt
       *[other] { $steps } Schritte gespielt
    }.
session-unsaved = Diese Partie ist nicht gespeichert. „{ command-save } { $file }“ speichert sie. Tippe noch einmal „{ $again }“, um ohne Speichern weiterzumachen.
session-left = Das ist deine Partie bis hierher. Speichere sie in einer Datei, wenn du sie später wieder laden willst:
session-bye = Auf Wiedersehen.
session-no-steps = Noch ist nichts geschehen.
session-step = Schritt { $step }: { $action }
# Ein Schritt von einem Platz unter mehreren, mit seiner Aktion.
session-step-seat = Schritt { $step }: Platz { $seat }, { $action }
session-step-other = Schritt { $step }: Platz { $seat }
session-rules-hint = „{ command-rules } { $rule }“ zeigt den Text einer Regel.
session-cards-none = Niemand hat eine Aktionskarte.

## Wer wo sitzt

seat-label = Platz { $seat }
seat-bot = Platz { $seat }: der Bot „{ $bot }“
seat-yours = Du sitzt auf Platz { $seat }.
seat-shared = { $players } Spieler. Ihr gebt diesen Bildschirm von Platz zu Platz weiter. Jeder sieht nur die eigene Hand.
seat-none = Es spielen nur Bots. Du siehst zu.
handover = Gebt den Bildschirm an Platz { $seat } weiter. Platz { $seat }: Drücke die Eingabetaste, wenn sonst niemand hinsieht.
handover-again = Es ist nichts geschehen. Drücke nur die Eingabetaste, wenn sonst niemand hinsieht; danach kannst du tippen. „{ command-quit }“ verlässt das Spiel.
watch-hint = Eingabetaste: der nächste Schritt. Eine Zahl: bis zu diesem Schritt. „{ command-help }“ zeigt, was du sonst tippen kannst.

## Aufzeichnungen ansehen

replay-heading = { $steps ->
        [0] Eine Aufzeichnung ohne Schritte.
        [one] Eine Aufzeichnung mit 1 Schritt.
       *[other] Eine Aufzeichnung mit { $steps } Schritten.
    }
replay-start = Am Anfang:
replay-end = Nach Schritt { $step }:
replay-view = Wie Platz { $seat } es sieht:
replay-prompt = Eingabetaste: nächster Schritt. b: zurück. Eine Zahl: zu diesem Schritt. q: verlassen.

## Tipps

# $playouts: wie viele Partien simuliert wurden.
hint-heading =
    { $playouts ->
        [0] Das Beste zuerst, ohne simulierte Partien:
        [one] Das Beste zuerst, nach einer simulierten Partie:
       *[other] Das Beste zuerst, nach { $playouts } simulierten Partien:
    }
hint-only = Es gibt nur eine Möglichkeit:
# $estimate: eine der Schätzungen von hints.ftl.
hint-estimate =
    { $playouts ->
        [0] { $estimate }.
        [one] { $estimate }, nach einer Partie.
       *[other] { $estimate }, nach { $playouts } Partien.
    }
hint-others =
    { $count ->
        [one] Dahinter liegt 1 weitere Aktion.
       *[other] Dahinter liegen { $count } weitere Aktionen.
    }
hint-thinking = Denkt nach …

## Lösungen

# $score: die beste gefundene Punktzahl.
solution-titanic-proved = Die beste Punktzahl mit offenen Karten: { $score }. Das ist bewiesen.
solution-titanic-found = Die beste Punktzahl mit offenen Karten: mindestens { $score }, höchstens { $bound }.
solution-titanic-winnable =
    { $winnable ->
        [yes] Alle 60 können gerettet werden.
        [no] Es können nicht alle 60 gerettet werden.
       *[unknown] Ob alle 60 gerettet werden können, ist nicht bekannt.
    }
solution-septentrick-winnable =
    { $winnable ->
        [yes] Mit offenen Karten kann die Crew von hier aus gewinnen.
        [no] Mit offenen Karten kann die Crew nicht mehr gewinnen.
       *[unknown] Ob die Crew von hier aus gewinnen kann, ist nicht bekannt.
    }
solution-positions =
    { $positions ->
        [one] 1 Stellung wurde untersucht.
       *[other] { $positions } Stellungen wurden untersucht.
    }
solution-line = Eine Zugfolge, die dorthin führt:

## Prüfen

# $hash: der SHA-256-Hash des Geheimnisses.
verify-commitment = Der Hash stimmt mit dem vorher festgelegten überein: { $hash }.
verify-deal = { $game }, { $seats ->
        [1] 1 Platz
       *[other] { $seats } Plätze
    }: Die Karten wurden anhand des Geheimnisses noch einmal ausgeteilt.
verify-steps = { $steps ->
        [0] Es gab keine Schritte zum Nachspielen.
        [one] 1 Schritt wurde nachgespielt. Die Regeln erlauben ihn.
       *[other] { $steps } Schritte wurden nachgespielt. Die Regeln erlauben sie alle.
    }
verify-shuffles = { $shuffles ->
        [one] Es wurde einmal gemischt, und zwar so, wie das Geheimnis es vorgibt.
       *[other] Es wurde { $shuffles }-mal gemischt, und zwar so, wie das Geheimnis es vorgibt.
    }
# $reason: wie es endete, ein Satz.
verify-result = { $over ->
        [no] Das Ergebnis stimmt: Die Partie wurde nicht zu Ende gespielt.
       *[yes] Das Ergebnis stimmt: { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }. { $reason }
    }
verify-sound = Alles stimmt.
verify-broken = Es stimmt nicht alles.
replay-finished = Das war der letzte Schritt.

## Ausgaben

edition-heading = Die Zahlen der Ausgabe „{ $name }“
edition-legend = Woher die Zahlen stammen

## Die Befehlszeile

cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-rules-hint = „lifeboat rules { $rule }“ zeigt den Text einer Regel.
cli-about = Zwei kooperative Kartenspiele über die Nacht des 14. April 1912.
cli-help = Diese Hilfe anzeigen.
cli-version = Die Version anzeigen und angeben, ob die Regeln kompiliert sind.
cli-version-text = Lifeboat { $version }, { $engine ->
        [compiled] kompilierte Regeln
       *[plain] Regeln in einfachem Python
    }
cli-version-source = (nicht installiert)
cli-lang = Sprache: { $languages }. Vorgabe: die Sprache deines Systems.
cli-play = Eine Partie spielen, allein oder zu mehreren an einem Bildschirm.
cli-play-players = Zahl der Spieler: 1 bis 5, bei Septentrick 3 bis 5.
cli-play-crew = Die Crew, durch Kommas getrennt, etwa „lee,smith“.
cli-play-layout = Die Startaufstellung der Passagiere: „standard“, „expert“ oder „ultimate“.
cli-play-seed = Das Startwort der Verteilung: gleiches Wort, gleiche Karten.
cli-play-rulebook = Das Regelheft, nach dem ihr spielt: „house“ (Haus, die Vorgabe), „english“ (englisch), „german“ (deutsch) oder „french“ (französisch). Es bestimmt --murdoch, --latimer und --ability, soweit du sie nicht angibst.
cli-play-murdoch = Muss Murdoch alle spielbaren Karten spielen („all“), oder darf er aufhören („may“)?
cli-play-latimer = Wie Latimers Ankerserien zählen: genau drei Anker („en“) oder jeder Passagier nur in einer Serie („fr“).
cli-play-ability = Was die Fähigkeit von Lowe oder Smith ersetzt: die Aktion („action“) oder den ganzen Zug („turn“).
cli-play-first = Wer beginnt: „drawn“ (ausgelost), „table“ (ihr bestimmt) oder die Nummer eines Platzes.
cli-play-captain = Wer bei Septentrick Kapitän ist: „drawn“ (ausgelost), „table“ (ihr bestimmt) oder die Nummer eines Platzes.
cli-play-bot = Ein Bot für jeden Platz außer deinem, der schwächste zuerst: { $names }. Mit einer Nummer, etwa „2=steady“, nur für diesen Platz. Die Option darf mehrmals vorkommen. „none“: nur Menschen. Vorgabe: bei Septentrick du und die besten Bots, bei SOS Titanic nur Menschen.
cli-play-seat = Dein Platz, mit Bots auf den anderen; 0: du siehst zu. Vorgabe: Platz 1.
cli-play-edition = Eine TOML-Datei mit eigenen Zahlen.
cli-play-load = Die Partie in dieser Datei weiterspielen.
cli-play-position = Mit einer Stellung in Notation beginnen.
cli-play-plain = Den Tisch in Sätzen beschreiben statt zeichnen, für Screenreader.
cli-replay = Die Aufzeichnung einer Partie Schritt für Schritt zeigen.
cli-replay-to = Bis zu diesem Schritt zeigen.
cli-replay-seat = Die Partie so zeigen, wie dieser Platz sie sah; 0: wie ein Zuschauer. Vorgabe: jeder Schritt so, wie ihn der Platz sah, der entschied.
cli-verify = Die Aufzeichnung einer Partie prüfen: den vorher festgelegten Hash, die Verteilung, jeden Schritt und das Ergebnis.
cli-verify-commitment = Der Hash, den der Tisch vor der Partie gezeigt hat. Vorgabe: der in der Aufzeichnung.
cli-score = Zeigen, wie sich die Punktzahl einer aufgezeichneten Partie zusammensetzt.
cli-hint = Die besten Aktionen für die Partie in einer Aufzeichnung nennen und begründen.
cli-hint-playouts = So viele Partien simulieren, egal wie lange es dauert.
cli-hint-seconds = So viele Sekunden überlegen, egal wie viele Partien es werden. Ohne diese Option und „--playouts“: höchstens 2 Sekunden.
cli-hint-json = Nur JSON ausgeben.
cli-solve = Die beste Zugfolge mit offenen Karten finden, ab der letzten Stellung einer Aufzeichnung.
cli-solve-at = Ab der Stellung vor diesem Schritt; 0: ab dem Austeilen.
cli-solve-deal = Ab dem Austeilen.
cli-solve-positions = Höchstens so viele Stellungen untersuchen, egal wie lange es dauert.
cli-solve-seconds = So viele Sekunden suchen. Ohne diese Option und „--positions“: höchstens 10 Sekunden.
cli-edition = Zeigen, mit welchen Zahlen ein Spiel gespielt wird und woher sie stammen.
cli-rules = Die Titel aller Regeln zeigen oder den Text einer Regel.
cli-serve = Tische für Browser, Bots und Programme anbieten.
cli-serve-host = Die Adresse, unter der der Server erreichbar ist. 0.0.0.0: auch von anderen Rechnern aus.
cli-serve-port = Der Port. Vorgabe: 1912. 0: irgendein freier.
cli-serve-database = Eine Datei für SQLite oder die Adresse eines PostgreSQL-Servers. Vorgabe: eine Datei in deinem Datenordner.
cli-serve-processes = Wie viele Prozesse der Server startet. Für mehr als einen ist PostgreSQL nötig. Vorgabe: 1.
cli-serve-log = Was protokolliert wird: „debug“, „info“, „warning“ oder „error“.
cli-serve-open = Die Seite im Browser öffnen.
cli-serve-listening = Lifeboat läuft unter { $address }. Strg+C beendet es.
cli-serve-no-browser = Hier ließ sich kein Browser öffnen. Öffne { $address } selbst.
cli-serve-unknown = { $name } ist keine Einstellung und wird ignoriert. docs/hosting.md nennt alle Einstellungen.
