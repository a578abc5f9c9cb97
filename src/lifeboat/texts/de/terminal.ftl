### Die Spiele im Terminal: Befehle, Hilfe und was eine Sitzung sagt.

## Befehle im Spiel, wie man sie tippt. Die englischen Wörter werden immer auch verstanden.

command-help = hilfe
command-rules = regeln
command-table = tisch
command-list = liste
command-cards = karten
command-crew = crew
command-hint = tipp
command-undo = zurück
command-log = verlauf
command-record = partie
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
    .text = die Titel aller Regeln oder eine Regel
help-table = { command-table }
    .text = den Tisch noch einmal
help-list = { command-list }
    .text = jede mögliche Aktion in einer eigenen Zeile
help-cards = { command-cards }, { command-cards } alles
    .text = über die Karten, auf die es jetzt ankommt, oder über alle
help-crew = { command-crew }
    .text = wer am Tisch sitzt
help-hint = { command-hint }
    .text = was jetzt das Beste wäre, und warum
help-undo = { command-undo }
    .text = den letzten Schritt zurücknehmen, wenn er nichts gezeigt und nichts gemischt hat und du noch am Zug bist
help-log = { command-log }, { command-log } alles
    .text = was zuletzt geschehen ist, oder alles von Anfang an
help-record = { command-record }
    .text = die bisherige Partie in Notation
help-save = { command-save } { $file }
    .text = die Partie in eine Datei schreiben ({ command-save }! ersetzt eine vorhandene)
help-load = { command-load } { $file }
    .text = eine Partie aus einer Datei weiterspielen
help-again = { command-again }
    .text = noch eine Partie, alle auf denselben Plätzen
help-quit = { command-quit }
    .text = das Spiel verlassen

## Was eine Sitzung sagt

session-seed = Verteilung: { $seed }. --seed { $seed } mit denselben Optionen bringt dieselben Karten wieder.
session-layout = Startaufstellung: { $layout }
session-option = { $option }: { $choice }
session-position = Das Spiel beginnt mit einer von Hand aufgebauten Stellung.
session-hint = Tippe die Nummer einer Aktion. „{ command-help }“ zeigt, was du sonst tippen kannst.
session-over-hint = „{ command-save } { $file }“ bewahrt die Partie auf, „{ command-log } alles“ erzählt sie noch einmal, „{ command-again }“ beginnt eine neue, „{ command-quit }“ verlässt das Spiel.
session-undone = Zurückgenommen: { $action }.
# $action: die zuerst getippte von zwei Karten, in Notation.
session-saved = Gespeichert in { $file }.
session-saved-secret = Die Datei verrät alle Karten. Sieh nicht hinein, bevor die Partie zu Ende ist.
# After a game was left. $game: its name as it is typed.
session-kept = „lifeboat play { $game } --load { $file }“ macht damit weiter.
session-loaded = { $file }: { $steps ->
        [0] am Anfang
        [one] 1 Schritt gespielt
       *[other] { $steps } Schritte gespielt
    }.
session-unsaved = Diese Partie ist nicht gespeichert. „{ command-save } { $file }“ bewahrt sie auf. Tippe noch einmal „{ $again }“, um ohne Speichern fortzufahren.
session-left = Das ist deine bisherige Partie. In eine Datei geschrieben kann sie wieder geladen werden:
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
seat-none = Nur Bots spielen. Du siehst zu.
handover = Gebt den Bildschirm an Platz { $seat } weiter. Platz { $seat }: drücke die Eingabetaste, wenn sonst niemand hinsieht.
handover-again = Es ist nichts geschehen. Drücke nur die Eingabetaste, wenn sonst niemand hinsieht; danach kannst du tippen. „{ command-quit }“ verlässt das Spiel.
watch-hint = Eingabetaste: der nächste Schritt. Eine Zahl: bis zu diesem Schritt. „{ command-help }“ zeigt, was du sonst tippen kannst.

## Partien ansehen

replay-heading = { $steps ->
        [0] Eine Partie ohne Schritte.
        [one] Eine Partie mit 1 Schritt.
       *[other] Eine Partie mit { $steps } Schritten.
    }
replay-start = Am Anfang:
replay-end = Nach Schritt { $step }:
replay-view = Wie Platz { $seat } es sieht:
replay-prompt = Eingabetaste: nächster Schritt. b: zurück. Eine Zahl: dorthin. q: verlassen.

## Tipps

# $playouts: wie viele Partien in Gedanken gespielt wurden.
hint-heading =
    { $playouts ->
        [0] Das Beste zuerst, ohne eine Partie in Gedanken:
        [one] Das Beste zuerst, nach 1 Partie in Gedanken:
       *[other] Das Beste zuerst, nach { $playouts } Partien in Gedanken:
    }
hint-only = Es gibt nur dies zu tun:
# $estimate: eine der Schätzungen von hints.ftl.
hint-estimate =
    { $playouts ->
        [0] { $estimate }.
        [one] { $estimate }, nach 1 Partie.
       *[other] { $estimate }, nach { $playouts } Partien.
    }
hint-others =
    { $count ->
        [one] 1 andere Aktion kommt nach diesen.
       *[other] { $count } andere Aktionen kommen nach diesen.
    }
hint-thinking = Am Überlegen …

## Lösungen

# $score: die beste gefundene Punktzahl.
solution-titanic-proved = Die beste Punktzahl mit offenen Karten: { $score }. Das ist bewiesen.
solution-titanic-found = Die beste Punktzahl mit offenen Karten: mindestens { $score }, höchstens { $bound }.
solution-titanic-winnable =
    { $winnable ->
        [yes] Alle 60 können gerettet werden.
        [no] Nicht alle 60 können gerettet werden.
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
        [one] 1 Stellung wurde betrachtet.
       *[other] { $positions } Stellungen wurden betrachtet.
    }
solution-line = Eine Zugfolge, die dorthin führt:

## Prüfen

# $hash: der SHA-256-Hash des Geheimnisses.
verify-commitment = Der Hash ist der versprochene: { $hash }.
verify-deal = { $game }, { $seats ->
        [1] 1 Platz
       *[other] { $seats } Plätze
    }: Die Karten wurden aus dem Geheimnis neu verteilt.
verify-steps = { $steps ->
        [0] Es gab keinen Schritt zu spielen.
        [one] 1 Schritt wurde nachgespielt. Die Regeln erlauben ihn.
       *[other] { $steps } Schritte wurden nachgespielt. Die Regeln erlauben jeden davon.
    }
verify-shuffles = { $shuffles ->
        [one] 1 Mischen wurde wiederholt, wie das Geheimnis es will.
       *[other] { $shuffles }-mal wurde wieder gemischt, wie das Geheimnis es will.
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
verify-broken = Nicht alles stimmt.
replay-finished = Das war der letzte Schritt.

## Ausgaben

edition-heading = Die Zahlen der Ausgabe „{ $name }“
edition-legend = Worauf eine Zahl beruht

## Die Befehlszeile

cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-rules-hint = „lifeboat rules { $rule }“ zeigt den Text einer Regel.
cli-about = Zwei kooperative Kartenspiele über die Nacht des 14. April 1912.
cli-help = Diese Seite zeigen.
cli-version = Die Version nennen und welche Maschine läuft.
cli-version-text = Lifeboat { $version }, { $engine ->
        [compiled] kompilierte Regeln
       *[plain] Regeln in einfachem Python
    }
cli-version-source = (nicht installiert)
cli-lang = Sprache: { $languages }. Sonst die deiner Umgebung.
cli-play = Ein Spiel spielen, allein oder zu mehreren an einem Bildschirm.
cli-play-players = Zahl der Spieler: 1 bis 5, bei Septentrick 3 bis 5.
cli-play-crew = Die Crew, mit Kommas zwischen den Namen, etwa lee,smith.
cli-play-layout = Die Startaufstellung der Passagiere: standard, expert oder ultimate.
cli-play-seed = Ein Wort, das für eine Verteilung steht; gleiches Wort, gleiche Karten.
cli-play-rulebook = Das Regelheft, nach dem du spielst: house (Haus, die Vorgabe), english (englisch), german (deutsch) oder french (französisch). Es setzt --murdoch, --latimer und --ability, wo du es nicht tust.
cli-play-murdoch = Muss Murdoch alle möglichen Karten spielen (all) oder darf er aufhören (may)?
cli-play-latimer = Wie Latimers Serien von Ankern zählen: en oder fr.
cli-play-ability = Wessen Stelle die Fähigkeit von Lowe oder Smith einnimmt: die der Aktion (action) oder die des ganzen Zuges (turn).
cli-play-first = Wer beginnt: drawn (ausgelost), table (ihr bestimmt) oder die Nummer eines Platzes.
cli-play-captain = Septentrick: wer Kapitän ist: drawn (ausgelost), table (ihr bestimmt) oder die Nummer eines Platzes.
cli-play-bot = Ein Bot ({ $names }) für jeden Platz außer deinem; mit einer Nummer, etwa 2=random, nur für diesen Platz, und ebenso für weitere. none: nur Menschen. Ohne diese Option hat Septentrick einen Menschen und die besten Bots, SOS Titanic nur Menschen.
cli-play-seat = Du sitzt dort, mit Bots auf den anderen Plätzen; 0: du siehst zu. Sonst hast du Platz 1.
cli-play-edition = Eine TOML-Datei mit eigenen Zahlen.
cli-play-load = Die Partie in dieser Datei weiterspielen.
cli-play-position = Mit einer Stellung in Notation beginnen.
cli-play-plain = Den Tisch in Sätzen erzählen statt zeichnen, für einen Screenreader.
cli-replay = Eine aufgezeichnete Partie Schritt für Schritt zeigen.
cli-replay-to = Bis zu diesem Schritt zeigen.
cli-replay-seat = Sie so zeigen, wie dieser Platz sie sah, 0: wie ein Zuschauer. Sonst wird jeder Schritt so gezeigt, wie ihn der Platz sah, der entschied.
cli-verify = Eine aufgezeichnete Partie prüfen: den versprochenen Hash, die Karten, jeden Schritt und das Ergebnis.
cli-verify-commitment = Der Hash, den der Tisch vor der Partie gezeigt hat. Sonst der in der Aufzeichnung.
cli-score = Die Wertung einer aufgezeichneten Partie vorrechnen.
cli-hint = Sagen, welche Aktionen in der Partie einer Datei jetzt die besten sind, und warum.
cli-hint-playouts = So viele Partien in Gedanken spielen, egal wie lange es dauert.
cli-hint-seconds = So viele Sekunden überlegen, egal wie viele Partien es werden. Ohne beides: höchstens 2 Sekunden.
cli-hint-json = JSON ausgeben und sonst nichts.
cli-solve = Die beste Zugfolge mit offenen Karten finden, von der letzten Stellung einer Partie an.
cli-solve-at = Von der Stellung vor diesem Schritt an; 0: vom Austeilen an.
cli-solve-deal = Vom Austeilen an.
cli-solve-positions = Höchstens so viele Stellungen betrachten, egal wie lange es dauert.
cli-solve-seconds = So viele Sekunden suchen. Ohne beides: höchstens 10 Sekunden.
cli-edition = Die Zahlen eines Spiels zeigen und worauf sie beruhen.
cli-rules = Die Titel der Regeln zeigen oder eine Regel.
cli-serve = Tische für Browser, Bots und Programme bereitstellen.
cli-serve-host = Unter welcher Adresse. 0.0.0.0: auch für andere Rechner erreichbar.
cli-serve-port = Unter welchem Port, sonst 1912. 0: irgendein freier.
cli-serve-database = Eine Datei für SQLite oder die Adresse eines PostgreSQL-Servers. Sonst eine Datei in deinem Datenordner.
cli-serve-log = Was protokolliert wird: debug, info, warning oder error.
cli-serve-open = Die Seite im Browser öffnen.
cli-serve-listening = Lifeboat ist offen unter { $address }. Strg+C schließt es.
cli-serve-no-browser = Hier ließ sich kein Browser öffnen. Öffne selbst { $address }.
cli-serve-unknown = { $name } ist keine Einstellung und bleibt unbeachtet. docs/hosting.md nennt die Einstellungen.
