### Der Browser-Client: die Startseite, das Eröffnen eines Tisches und alles um eine Partie herum.

## Die Startseite

web-start-date = 14. April 1912
web-start-about = Zwei kooperative Kartenspiele über eine Nacht auf See. Bringt alle nach Hause, allein oder gemeinsam.
web-start-titanic = Ordne die Passagiere, lass die Rettungsboote zu Wasser und rette alle, bevor die letzte Seite des Buchs umgeblättert ist.
    .kind = Patience · 1 bis 5 Spieler
    .now = Jetzt solo spielen
web-start-septentrick = Zwölf Stiche ohne ein Wort. Am Ende muss jeder genauso viele Rettungsringe wie Passagiere haben.
    .kind = Stichspiel · 3 bis 5 Spieler
    .now = Jetzt mit zwei Bots spielen
web-start-day = Tagespartie
web-start-new = Tisch eröffnen
web-start-learn = In zwei Minuten lernen
web-start-join = Mit einem Link mitspielen
    .example = Link oder Code eines Tisches
    .go = Los
    .wrong = Das ist weder der Link noch der Code eines Tisches.
web-start-open = Offene Tische
    .none = Gerade ist kein Tisch offen.
    .new = Selbst einen Tisch eröffnen
web-start-own = Deine Tische
web-start-past = Rückblick
    .replay = Eine Partie aus einer Datei ansehen
    .statistics = Statistik
web-status-open = offen
web-status-playing = läuft
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
web-new-more = Weitere Einstellungen
web-new-create = Tisch eröffnen
web-new-begin = Partie beginnen
web-new-seats = Wer wo sitzt
    .help = Einen freien Platz kann jeder nehmen, der den Link hat. Spielt ihr zu mehreren an einem Gerät, nimm mehrere Plätze. Die Bots sind nach Stärke geordnet, der schwächste zuerst.
    .me = Ich
    .open = Freier Platz
    .bot = Bot „{ $player }“
web-name = Dein Name
    .help = Unter diesem Namen sehen dich die anderen am Tisch.
    .change = Ändern
web-deal = Verteilung
    .help = Wie die Karten gemischt werden.
    .random = Zufällig gemischt
    .seed = Nach einem Startwort
    .day = Tagespartie
    .again = Noch einmal dieselben Karten
    .day-help = Die Tagespartie ist für alle gleich, mit den Standardeinstellungen; mitspielen kann nur, wer den Link hat.
web-seed = Startwort
    .help = Dasselbe Wort ergibt mit denselben Einstellungen wieder dieselben Karten. Verrate es nur denen, die sie kennen dürfen.
web-players = Spieler
    .help = Wie viele Plätze der Tisch hat.
web-crew = Crew
    .help = Wer welches Crewmitglied spielt.
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
    .help = Klärt drei Fragen, die in den gedruckten Regeln verschieden beantwortet werden. Du kannst sie unten auch einzeln entscheiden.
web-field-murdoch = Murdoch bei einer Rettung
    .help = Was er tut, wenn sich mehrere der gezogenen Karten spielen lassen.
web-field-latimer = Latimers Ankerserien
    .help = Wann ihm eine Ankerserie eine Aktionskarte bringt.
web-field-ability = Fähigkeiten von Lowe und Smith
    .help = Ob sie Bewegungen machen dürfen, bevor sie ihre Fähigkeit nutzen.
web-field-first = Startspieler
    .help = Wer den ersten Zug hat.
web-field-captain = Kapitän
    .help = Wer den Trumpf ansagt und zum ersten Stich anspielt.
    .drawn = Ausgelost
    .table = Von euch bestimmt
web-listed = Sichtbar für
    .help = Ob Fremde den Tisch auf der Startseite sehen.
    .yes = Alle, auf der Startseite
    .no = Nur Leute mit dem Link
web-patience = Wartezeit
    .help = Wie lange gewartet wird, wenn jemand am Zug, aber nicht da ist. Danach springt ein Bot ein. Wer zurückkommt, spielt selbst weiter.
    .words = Nach { $time } springt der Bot „{ $player }“ ein.
web-stand-in-choice = Vertretung
    .help = Der Bot, der für Abwesende spielt.
web-proposals = Verdeckte Vorschläge
    .help = Bevor jemand entscheidet, können die anderen verdeckt Vorschläge machen. So beeinflusst ihr euch nicht gegenseitig.
    .on = Mit Vorschlägen
    .off = Ohne
web-edition = Eigene Ausgabe
    .help = Eine TOML-Datei mit eigenen Zahlen, etwa für die Seiten des Buchs oder die Anzahl jeder Karte.
    .own = Eigene Zahlen
    .forget = { $file } entfernen
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
web-bot-choice = { $bot } ({ $strength })
# Wie ein Bot heißt. .about: wie er spielt, nach seinem Namen. .strength: in Klammern, nach seinem
# Namen.
web-bot-random = Zufall
    .about = wählt irgendeine erlaubte Aktion.
    .strength = planlos
web-bot-beginner = Anfänger
    .about = spielt solide, überlässt aber etwa jede fünfte Entscheidung dem Zufall.
    .strength = schwach
web-bot-steady = Besonnen
    .about = wägt seine Möglichkeiten ab und spielt solide.
    .strength = mittel
web-bot-skilled = Geübt
    .about = probiert seine Möglichkeiten etwa hundertmal durch, bevor er sich entscheidet.
    .strength = stark
web-bot-captain = Vorausschauend
    .about = probiert seine Möglichkeiten so oft durch, wie es seine Bedenkzeit erlaubt.
    .strength = am stärksten

## Ein Tisch vor der Partie

web-table-connecting = Auf dem Weg zum Tisch …
web-table-refused = Du kannst nicht an diesen Tisch kommen
    .watch = Nur zusehen
web-table-left = Du hast diesen Tisch verlassen.
web-table-removed = Der Gastgeber hat dich vom Tisch entfernt.
web-gathering = { $game }: vor der Partie
web-gathering-seats = Plätze
web-gathering-start = Partie beginnen
web-gathering-free = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-gathering-full = Alle Plätze sind besetzt.
web-gathering-wait = Alle Plätze sind besetzt. Der Gastgeber kann beginnen.
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
web-seat-put-bot = Bot hinzufügen …
    .label = Einen Bot auf Platz { $seat } setzen
web-seat-invite = Einladen
web-invite = Andere einladen
web-invite-table = Link zu diesem Tisch
    .help = Wer ihn hat, kann zusehen, an den Tisch kommen und einen freien Platz nehmen.
web-invite-seat = Einladung für Platz { $seat }
    .help = Damit kommt eine Person direkt auf diesen Platz. Eine frühere Einladung für diesen Platz gilt nicht mehr.
    .link = Link zum Platz
web-join = An den Tisch kommen
    .seat = Sag, wie du heißt, und nimm Platz.
    .help = Sag, wie du heißt. Du kannst zusehen und mitreden.
    .go = Mitspielen
web-join-invited = Du bist eingeladen
    .help = Ein Platz ist für dich reserviert. Sag, wie du heißt.
web-options = Tischeinstellungen

## Um eine Partie herum

web-turn-own = Du bist dran
web-turn-of = { $name } ist dran
web-turn-over = Die Partie ist zu Ende
web-turn-given-up = Die Partie wurde aufgegeben
web-board = Die Partie
web-watching = sieht zu
web-people = Wer am Tisch ist
web-presence-here = da
web-presence-away = nicht da
web-presence-thinking = denkt nach
web-stand-in = nicht da, der Bot „{ $player }“ spielt
web-resigned = möchte aufgeben
web-claim = Ich bin wieder da
    .words = Ein Bot spielt für dich.
web-undo = Rückgängig
    .help = Macht deinen letzten Schritt rückgängig, außer wenn dabei Karten gezeigt oder gemischt wurden oder dein Zug zu Ende ging.
web-log = Verlauf
    .none = Noch ist nichts geschehen.
web-talk = Chat
    .none = Noch hat niemand etwas geschrieben.
    .label = Nachricht an alle
    .say = Senden
    .join = Komm an den Tisch, um mitzureden.
    .unread = Neue Nachricht
    .silence = Vom Austeilen bis zum Ende der Partie gibt es an diesem Tisch keinen Chat.
web-side = Verlauf, Chat und Leute
web-side-log = Verlauf
web-side-talk = Chat
web-side-people = Tisch
web-table-menu = Tischmenü
web-watch-link = Link zum Zusehen
web-device = Auf einem anderen Gerät weiterspielen
    .help = Wer diesen Link öffnet, spielt an deiner Stelle. Behalte ihn für dich.
    .link = Dein persönlicher Link
web-device-replace = Meinen Link ersetzen
    .help = Hat jemand anders deinen Link? Ersetze ihn: Mit dem alten kommt dann niemand mehr an den Tisch, auch deine anderen Geräte nicht.
    .done = Du hast einen neuen Link. Der alte gilt nicht mehr.
web-resign = Aufgeben
    .question = Die Partie aufgeben?
    .alone = Die Partie endet sofort und zählt nicht.
    .others = Die Partie endet, wenn alle, die mitspielen, aufgeben möchten.
web-leave = Tisch verlassen
    .question = Endgültig gehen?
    .playing = Ein Bot spielt für dich bis zum Ende weiter. Auf diesen Platz kannst du nicht zurück.
    .other = Du kannst nicht als dieselbe Person zurückkommen. Für eine Pause reicht es, die Seite zu schließen.
web-remove = { $name } entfernen
    .question = { $name } vom Tisch entfernen?
    .playing = Ein Bot spielt auf diesem Platz bis zum Ende weiter. Eine Rückkehr auf den Platz ist nicht möglich.
    .other = Die Plätze werden frei. Wer den Link zum Tisch hat, kann wiederkommen.
web-keys = Tastenkürzel
web-keys-u = Rückgängig
web-keys-l = Verlauf
web-keys-t = Chat
web-keys-p = Leute und Einstellungen
web-keys-m = Tischmenü
web-keys-arrows = Von einer Karte oder einem Platz zum nächsten
    .key = Pfeile
web-keys-enter = Markierte Karte aufnehmen, ablegen oder wählen
    .key = Enter
web-keys-escape = Aufgenommene Karte zurücklegen oder Fenster schließen
    .key = Esc
web-keys-s = Den markierten Passagier sofort retten
    .key = s
web-keys-help = Diese Hilfe
web-keys-on = Diese Tastenkürzel verwenden
web-connection-lost = Verbindung verloren, neuer Versuch …
web-connection-back = Wieder verbunden.

## Vorschläge

web-proposals-lay = { $name } entscheidet. Was du wählst, geht in einem versiegelten Umschlag an { $name }.
web-proposals-laid = Dein Umschlag für { $name } ist versiegelt. Wähle noch einmal, um den Inhalt zu ändern.
web-proposals-none = Gerade ist kein Vorschlag gefragt.
web-proposals-decide = { $count ->
        [0] Du entscheidest. Die anderen können verdeckt Vorschläge machen.
        [one] Du entscheidest. 1 verdeckter Vorschlag liegt vor.
       *[other] Du entscheidest. { $count } verdeckte Vorschläge liegen vor.
    }
web-proposals-watched = { $count ->
        [0] { $name } entscheidet. Die anderen können verdeckt Vorschläge machen.
        [one] { $name } entscheidet. 1 verdeckter Vorschlag liegt vor.
       *[other] { $name } entscheidet. { $count } verdeckte Vorschläge liegen vor.
    }
web-proposals-turn-up = Öffnen
web-proposals-up = Die Vorschläge:
web-proposals-do = So spielen

## Nach einer Partie

web-rematch-new = Noch eine Partie
web-rematch-same = Noch einmal dieselben Karten
    .help = Zum Üben: Das Ergebnis zählt weder für die Rangliste noch für die Statistik.
web-rematch-go = Zur nächsten Partie
web-over-replay = Partie ansehen
web-over-record = Aufzeichnung speichern
web-over-results = { $count ->
        [one] 1 Ergebnis mit dieser Verteilung
       *[other] { $count } Ergebnisse mit dieser Verteilung
    }
web-over-same-deal = Ergebnisse mit dieser Verteilung
