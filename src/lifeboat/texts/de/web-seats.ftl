### Der Browser-Client: die Startseite, das Eröffnen eines Tisches und alles um ein Spiel herum.

## Die Startseite

web-start-date = 14. April 1912
web-start-about = Zwei kooperative Kartenspiele über eine Nacht auf See. Bringt alle nach Hause, allein oder gemeinsam.
web-start-titanic = Ordne die Passagiere, lass die Rettungsboote zu Wasser und rette alle, bevor die letzte Seite des Logbuchs umgeblättert ist.
    .kind = Patience · 1 bis 5 Spieler
    .now = Jetzt solo spielen
web-start-septentrick = Zwölf Stiche ohne ein Wort. Am Ende muss jeder für jeden Passagier einen Rettungsring haben.
    .kind = Stille Stiche · 3 bis 5 Spieler
    .now = Jetzt mit zwei Bots spielen
web-start-day = Karten des Tages
web-start-new = Tisch eröffnen
web-start-learn = In zwei Minuten lernen
web-start-join = Mit einem Link mitspielen
    .example = Link oder Code eines Tisches
    .go = Los
    .wrong = Das ist weder der Link eines Tisches noch sein Code.
web-start-open = Offene Tische
    .none = Gerade sucht niemand Gesellschaft.
    .new = Selbst einen Tisch eröffnen
web-start-own = Deine Tische
web-start-past = Rückblick
    .replay = Ein Spiel aus einer Datei ansehen
    .statistics = Statistik
web-status-open = offen
web-status-playing = im Spiel
web-status-over = zu Ende
web-guest = Gast

## Links

web-link-copy = Kopieren
web-link-copied = Kopiert
web-link-share = Teilen
web-link-qr = QR-Code
    .label = QR-Code des Links

## Einen Tisch eröffnen

web-new = Einen Tisch eröffnen
web-new-of = { $game }: einen Tisch eröffnen
web-new-more = Weitere Möglichkeiten
web-new-create = Tisch eröffnen
web-new-begin = Spiel beginnen
web-new-seats = Wer wo sitzt
    .help = Freie Plätze warten auf Leute mit dem Link. Du kannst mehrere Plätze nehmen und einen Bildschirm teilen.
    .me = Ich
    .open = Frei für jemanden
    .bot = Bot „{ $player }“
web-name = Dein Name
    .help = Wie dich die anderen an diesem Tisch nennen.
    .change = Ändern
web-deal = Karten
    .help = Woher die Reihenfolge der Karten kommt.
    .random = Zufällig gemischt
    .seed = Durch ein eigenes Wort
    .day = Karten des Tages
    .again = Noch einmal dieselben Karten
    .day-help = Die Karten des Tages sind für alle gleich, mit den üblichen Einstellungen, und werden nur über einen Link gespielt.
web-seed = Das Wort
    .help = Dasselbe Wort gibt mit denselben Einstellungen wieder dieselben Karten. Verrate es nur denen, die sie kennen dürfen.
web-players = Spieler
    .help = Wie viele Plätze der Tisch hat.
web-crew = Crew
    .help = Wen von den Offizieren und der Crew jeder spielt.
    .drawn = Ausgelost
    .chosen = Für jeden Platz gewählt
    .choose = Wählen …
    .numbers = { $cards ->
            [0] Beginnt ohne Aktionskarte
            [one] Beginnt mit 1 Aktionskarte
           *[other] Beginnt mit { $cards } Aktionskarten
        }, zieht bis zu { $draws } Passagiere.
web-field-layout = Startaufstellung
    .help = Wie viele Passagiere zu Beginn vor den Decks 1 bis 4 warten.
web-field-rulebook = Regelheft
    .help = Was die gedruckten Regeln verschieden sagen, auf einmal eingestellt. Jeden der drei Punkte kannst du unten ändern.
web-field-murdoch = Murdoch bei einer Rettung
    .help = Was er tut, wenn sich mehrere der gezogenen Karten spielen lassen.
web-field-latimer = Latimers Ankerserien
    .help = Wann ihm eine Serie von Ankern eine Aktionskarte bringt.
web-field-ability = Fähigkeiten von Lowe und Smith
    .help = Ob sie Bewegungen machen dürfen, bevor sie ihre Fähigkeit nutzen.
web-field-first = Startspieler
    .help = Wer als Erster am Zug ist.
web-field-captain = Kapitän
    .help = Wer den Trumpf bestimmt und zum ersten Stich ausspielt.
    .drawn = Ausgelost
    .table = Vom Tisch bestimmt
web-listed = Wer ihn findet
    .help = Ob Fremde den Tisch auf der Startseite sehen.
    .yes = Alle, auf der Startseite
    .no = Nur Leute mit dem Link
web-patience = Geduld
    .help = Wie lange auf jemanden gewartet wird, der am Zug und nicht da ist, bevor ein Bot für ihn spielt. Wer zurückkommt, spielt weiter.
    .words = Nach { $time } springt der Bot „{ $player }“ ein.
web-stand-in-choice = Vertretung
    .help = Der Bot, der für Abwesende spielt.
web-proposals = Verdeckte Vorschläge
    .help = Die anderen können einen Vorschlag verdeckt hinlegen, bevor jemand entscheidet. So wird niemand überredet.
    .on = Mit Vorschlägen
    .off = Ohne
web-edition = Eigene Ausgabe
    .help = Eine TOML-Datei mit eigenen Zahlen, etwa den Seiten des Logbuchs oder der Anzahl jeder Karte.
    .own = Eigene Zahlen
    .forget = Ohne { $file }
web-seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
web-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
web-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
# Wie ein Bot heißt. .about: wie er spielt, nach seinem Namen.
web-bot-random = Zufall
    .about = nimmt irgendeine erlaubte Aktion.
web-bot-steady = Besonnen
    .about = wägt ab, was er sieht, und spielt solide.

## Ein Tisch vor dem Spiel

web-table-connecting = Auf dem Weg zum Tisch …
web-table-refused = Der Tisch lässt dich nicht herein
    .watch = Nur zusehen
web-table-left = Du hast diesen Tisch verlassen.
web-table-removed = Du wurdest von diesem Tisch weggeschickt.
web-gathering = { $game }: vor dem Spiel
web-gathering-seats = Plätze
web-gathering-start = Spiel beginnen
web-gathering-free = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-gathering-full = Alle sitzen.
web-gathering-wait = Alle sitzen. Der Gastgeber kann beginnen.
web-seat = Platz { $seat }
web-seat-bot = Bot { $seat }
web-seat-stand-in = { $name } (Bot)
web-seat-several = { $seat } · { $name }
web-seat-free = Frei
web-seat-you = du
web-seat-host = Gastgeber
web-seat-sit = Hier Platz nehmen
web-seat-leave = Aufstehen
web-seat-clear = Platz frei machen
web-seat-put-bot = Bot hinsetzen …
    .label = Einen Bot auf Platz { $seat } setzen
web-seat-invite = Einladen
web-invite = Andere einladen
web-invite-table = Link zu diesem Tisch
    .help = Wer ihn hat, kann zusehen, an den Tisch kommen und einen freien Platz nehmen.
web-invite-seat = Einladung auf Platz { $seat }
    .help = Sie führt eine Person geradewegs auf diesen Platz. Eine frühere Einladung auf diesen Platz gilt nicht mehr.
    .link = Link zum Platz
web-join = An den Tisch kommen
    .seat = Sag, wer du bist, und nimm Platz.
    .help = Sag, wer du bist. Du kannst zusehen und mitreden.
    .go = Mitspielen
web-join-invited = Du bist eingeladen
    .help = Ein Platz ist für dich frei gehalten. Sag, wer du bist.
web-options = Was vereinbart ist

## Um ein Spiel herum

web-turn-own = Du bist dran
web-turn-of = { $name } entscheidet
web-turn-over = Das Spiel ist zu Ende
web-turn-given-up = Das Spiel wurde aufgegeben
web-board = Das Spiel
web-watching = sieht zu
web-people = Wer am Tisch ist
web-presence-here = da
web-presence-away = nicht da
web-presence-thinking = denkt nach
web-stand-in = nicht da, der Bot „{ $player }“ spielt
web-resigned = möchte aufgeben
web-claim = Ich bin wieder da
    .words = Ein Bot spielt für dich.
web-undo = Zurücknehmen
    .help = Nimmt deinen letzten Schritt zurück, wenn er keine Karte gezeigt, keine gemischt und deinen Zug nicht beendet hat.
web-log = Verlauf
    .none = Noch ist nichts geschehen.
web-talk = Gespräch
    .none = Noch hat niemand etwas gesagt.
    .label = Allen etwas sagen
    .say = Sagen
    .join = Komm an den Tisch, um mitzureden.
    .unread = Neue Nachricht
    .silence = Vom Austeilen bis zum Ende redet an diesem Tisch niemand.
web-side = Verlauf, Gespräch und Leute
web-side-log = Verlauf
web-side-talk = Gespräch
web-side-people = Tisch
web-table-menu = Tischmenü
web-watch-link = Link zum Zusehen
web-device = Auf einem anderen Gerät weiterspielen
    .help = Wer diesen Link öffnet, spielt an deiner Stelle. Behalte ihn für dich.
    .link = Dein eigener Link
web-device-replace = Meinen Link ersetzen
    .help = Hat jemand anders deinen Link? Ersetze ihn: Wer den alten hat, ist draußen, auch deine anderen Geräte.
    .done = Dein Link ist neu. Der alte gilt nicht mehr.
web-resign = Aufgeben
    .question = Das Spiel aufgeben?
    .alone = Das Spiel endet sofort und zählt nirgends.
    .others = Das Spiel endet, wenn alle am Tisch aufgeben möchten.
web-leave = Tisch verlassen
    .question = Endgültig gehen?
    .playing = Ein Bot spielt für dich bis zum Ende. Auf diesen Platz kannst du nicht zurück.
    .other = Du kannst nicht als dieselbe Person zurückkommen. Für eine Pause schließ einfach die Seite.
web-remove = { $name } wegschicken
    .question = { $name } vom Tisch wegschicken?
    .playing = Ein Bot spielt auf diesem Platz bis zum Ende weiter. Zurück auf den Platz geht es nicht.
    .other = Die Plätze werden frei. Wer den Link zum Tisch hat, kann wiederkommen.
web-keys = Tasten
web-keys-u = Zurücknehmen
web-keys-l = Verlauf
web-keys-t = Gespräch
web-keys-p = Leute und Einstellungen
web-keys-m = Tischmenü
web-keys-arrows = Von einer Karte oder einem Platz zum nächsten
    .key = Pfeile
web-keys-enter = Aufnehmen, ablegen oder wählen, was den Fokus hat
    .key = Enter
web-keys-escape = Aufgenommenes zurücklegen oder Offenes schließen
    .key = Esc
web-keys-s = Den Passagier, der den Fokus hat, sofort retten
    .key = s
web-keys-help = Diese Hilfe
web-keys-on = Diese Tasten verwenden
web-connection-lost = Verbindung verloren, neuer Versuch …
web-connection-back = Wieder verbunden.

## Vorschläge

web-proposals-lay = { $name } entscheidet. Leg einen Vorschlag verdeckt hin: Wähle, als wärst du am Zug.
web-proposals-laid = Dein Vorschlag an { $name } liegt verdeckt. Wähle noch einmal, um ihn zu ändern.
web-proposals-none = Gerade wird kein Vorschlag erwartet.
web-proposals-decide = { $count ->
        [0] Du entscheidest. Die anderen können Vorschläge hinlegen.
        [one] Du entscheidest. 1 Vorschlag liegt verdeckt.
       *[other] Du entscheidest. { $count } Vorschläge liegen verdeckt.
    }
web-proposals-watched = { $count ->
        [0] { $name } entscheidet. Die anderen können Vorschläge hinlegen.
        [one] { $name } entscheidet. 1 Vorschlag liegt verdeckt.
       *[other] { $name } entscheidet. { $count } Vorschläge liegen verdeckt.
    }
web-proposals-turn-up = Aufdecken
web-proposals-up = Die Vorschläge:
web-proposals-do = Das tun

## Nach einem Spiel

web-rematch-new = Noch ein Spiel
web-rematch-same = Noch einmal dieselben Karten
    .help = Zum Lernen: Das Spiel kommt in keine Rangliste und in keine Statistik.
web-rematch-go = Zum nächsten Spiel
web-over-replay = Spiel ansehen
web-over-record = Aufzeichnung sichern
web-over-results = { $count ->
        [one] 1 Ergebnis mit diesen Karten
       *[other] { $count } Ergebnisse mit diesen Karten
    }
web-over-same-deal = Ergebnisse mit diesen Karten
