### SOS Titanic: Namen der Crew, der Karten und der Orte.

titanic-name = SOS Titanic

## Crew

titanic-crew-murdoch = William Murdoch
    .role = Erster Offizier
    .ability = Bei einer Rettung darf er mehrere der gezogenen Karten spielen, eine nach der anderen. Scheitert seine Rettung, zieht er keine Aktionskarte.
    .short = Murdoch
titanic-crew-lee = Reginald Lee
    .role = Ausguck
    .ability = Scheitert seine Rettung, zieht er keine Aktionskarte.
    .short = Lee
titanic-crew-lowe = Harold Lowe
    .role = Fünfter Offizier
    .ability = Statt einer Aktion (englisches und deutsches Regelheft: statt seines ganzen Zuges) kann er Karten vom Stapel ablegen, bis ein Anker kommt. Dann darf er zwei Passagiere derselben Klasse und desselben Rangs aus verschiedenen Gruppen tauschen.
    .short = Lowe
titanic-crew-boxhall = Joseph Boxhall
    .role = Vierter Offizier
    .ability = Scheitert seine Rettung, zieht er nach dem Umblättern 2 Aktionskarten und behält beide.
    .short = Boxhall
titanic-crew-latimer = Andrew Latimer
    .role = Chefsteward
    .ability = Vollendet ein Passagier, egal von wem gelegt, in einer Gruppe eine Serie von genau 3 Ankern (französisches Regelheft: von 3, die noch nicht gewertet wurden), zieht Latimer eine Aktionskarte.
    .short = Latimer
titanic-crew-fleet = Frederick Fleet
    .role = Ausguck
    .ability = Scheitert seine Rettung, zieht er nach dem Umblättern 3 Aktionskarten, behält eine und legt die anderen ab.
    .short = Fleet
titanic-crew-smith = Edward John Smith
    .role = Kapitän
    .ability = Statt einer Aktion (englisches und deutsches Regelheft: statt seines ganzen Zuges) kann er die Aktionskarten aller Spieler neu verteilen. Danach muss mindestens eine Hand anders sein.
    .short = Smith
titanic-crew-phillips = Jack Phillips
    .role = Funker
    .ability = Spielt er eine Aktionskarte, darf er auch die eines anderen Spielers nehmen.
    .short = Phillips
titanic-crew-pitman = Herbert John Pitman
    .role = Dritter Offizier
    .ability = Scheitert seine Rettung, zieht er keine Aktionskarte. Scheitert die Rettung eines anderen Spielers, zieht er eine.
    .short = Pitman
titanic-crew-lightoller = Charles Lightoller
    .role = Zweiter Offizier
    .ability = Scheitert seine Rettung, darf er eine zum Ausgleich gezogene Aktionskarte sofort spielen.
    .short = Lightoller

## Aktionskarten

titanic-card-get-ready = Bereit machen!
    .text = Sieh dir die 5 obersten Karten des Stapels an. Lege sie in beliebiger Reihenfolge zurück, jede nach oben oder nach unten.
titanic-card-come-on = Beeilung!
    .text = Spiele einen Passagier aus dem Stapel, dann wird der Stapel gemischt. Ist keiner spielbar, wird eine Seite umgeblättert, ohne Ausgleich.
titanic-card-come-back = Zurück!
    .text = Spiele einen Passagier aus dem Ablagestapel. Ist keiner spielbar, wird eine Seite umgeblättert, ohne Ausgleich.
titanic-card-your-turn = Nach Ihnen!
    .text = Sieh dir alle Karten einer Reihe an und lege eine davon aufgedeckt an die Spitze. Die anderen kommen gemischt und verdeckt dahinter.
titanic-card-same-lines = Gleichmäßig verteilen!
    .text = Mische die Karten zweier Decks zusammen und verteile sie verdeckt gleichmäßig auf beide; bleibt eine übrig, kommt sie in die Reihe, die näher am Heck ist. Dann werden beide vordersten Karten aufgedeckt.
titanic-card-wait = Moment noch!
    .text = Alle aufgedeckten Karten einer Reihe kommen auf den Ablagestapel. Dann wird ihre nächste Karte aufgedeckt.
titanic-card-save-time = Zeit gewinnen
    .text = Stapel und Ablagestapel werden zu einem neuen Stapel gemischt. Es wird keine Seite umgeblättert.
titanic-card-plan-a = Plan A!
    .text = Nimm eine beliebige Karte aus dem Aktionsstapel. Dann wird der Aktionsstapel gemischt.
titanic-card-plan-b = Plan B!
    .text = Nimm eine beliebige Karte aus dem Aktions-Ablagestapel, nur nicht diese hier.
titanic-card-boat = Brüchiges Boot
    .text = Es wird zu einer weiteren Reihe: Lege sofort eine Folge oder nur ihre vordersten Karten darauf, egal mit welchem Rang. Passagiere darauf sind noch nicht in Sicherheit.
titanic-card-mystery-f = Blinder Passagier (1. Klasse)
    .text = Spiele ihn als Passagier der 1. Klasse mit beliebigem Rang. Der echte Passagier darf ihn später ersetzen.
titanic-card-mystery-s = Blinder Passagier (2. Klasse)
    .text = Spiele ihn als Passagier der 2. Klasse mit beliebigem Rang. Der echte Passagier darf ihn später ersetzen.

## Klassen, Ränge und Karten in Worten

titanic-class-f = 1. Klasse
titanic-class-s = 2. Klasse
titanic-rank-1 = Rettungsboot
# $class: f oder s. $rank: der Rang als Zahl. $anchor: yes oder no.
titanic-passenger =
    { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    } der { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }{ $anchor ->
        [yes] { " " }mit Anker
       *[no] { "" }
    }
# $class: f oder s. $rank: der Rang als Zahl, 0, solange er keinen hat.
titanic-mystery =
    Blinder Passagier der { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    }{ $rank ->
        [0] { "" }
        [1] { " " }als { titanic-rank-1 }
       *[other] { " " }als { $rank }
    }

## Orte

titanic-place-deck = Deck { $number }
titanic-place-boat = Brüchiges Boot
titanic-place-group-f = Gruppe { $number } der 1. Klasse
titanic-place-group-s = Gruppe { $number } der 2. Klasse
titanic-place-stack = Stapel
titanic-place-discard = Ablagestapel
titanic-place-action-stack = Aktionsstapel
titanic-place-action-discard = Aktions-Ablagestapel
titanic-place-hand = Hand

## Startaufstellungen und Optionen

titanic-layout-standard = Standard (4, 6, 8, 10)
titanic-layout-expert = Experte (7, 7, 7, 7)
titanic-layout-ultimate = Ultimativ (10, 8, 6, 4)
titanic-option-murdoch = Murdoch bei einer Rettung
    .may = Darf mehrere Karten spielen (französische und deutsche Regel)
    .all = Muss alle spielbaren Karten spielen (englische Regel)
titanic-option-latimer = Latimers Ankerserien
    .en = Genau drei Anker (englische und deutsche Regel)
    .fr = Jeder Passagier zählt nur in einer Serie (französische Regel)
titanic-option-ability = Fähigkeiten von Lowe und Smith
    .action = Statt der Aktion (französische Regel)
    .turn = Statt des ganzen Zuges (englische und deutsche Regel)
titanic-option-rulebook = Regelheft
    .house = Haus
    .english = Englisch
    .german = Deutsch
    .french = Französisch
    .mixed = Eigene Mischung
titanic-option-first = Startspieler
    .drawn = Ausgelost
    .table = Von euch bestimmt

## Worauf eine Zahl der Ausgabe beruht

standing-stated = In den gedruckten Regeln angegeben
standing-reported = Berichtet von jemandem, der das Spiel besitzt
standing-derived = Aus angegebenen Zahlen abgeleitet
standing-chosen = Von uns gewählt; passt zu allem, was bekannt ist
