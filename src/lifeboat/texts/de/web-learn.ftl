### Die Einführungen des Browser-Clients: ein Text je Schritt, was dabei zu tun ist, und sein Titel.

web-learn = { $game } lernen
web-learn-step = Schritt { $step } von { $steps }
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-show = Zeig es mir
web-learn-again = Von vorn beginnen
web-learn-skip = Einführung überspringen
web-learn-play = Jetzt spielen
web-learn-rules = Alle Regeln lesen
web-learn-wrong = Auch das ist erlaubt. Versuche es jetzt aber so:
web-learn-left = Links
web-learn-right = Rechts

## SOS Titanic

web-learn-titanic-ship = Das Schiff sinkt. Passagiere warten in Reihen vor den Decks; nur wer an der Spitze steht, ist zu erreichen. Deine Aufgabe: Bringe sie in die Rettungsboote, Klasse für Klasse und Rang für Rang, bevor die letzte Seite umgeblättert ist.
    .title = Die Nacht des 14. April 1912
web-learn-titanic-lower = In deinem Zug machst du so viele Bewegungen, wie du willst. Ein Rettungsboot an der Spitze einer Reihe kannst du zu Wasser lassen: Damit beginnt eine Gruppe, und die nächste Karte der Reihe wird aufgedeckt. Jede Klasse hat zwei Gruppen.
    .title = Ein Rettungsboot zu Wasser lassen
    .do = Lass das Rettungsboot von Deck 1 zu Wasser.
web-learn-titanic-join = Auf das Rettungsboot folgen 2, 3, 4 und so weiter, alle aus derselben Klasse: in der 1. Klasse bis 13, in der 2. Klasse bis 17. Wer in einer Gruppe ist, ist endgültig in Sicherheit.
    .title = Ins Boot
    .do = Bringe die 2 von Deck 2 in die Gruppe.
web-learn-titanic-run = Ein Passagier darf sich auch einer anderen Reihe anschließen, wenn an ihrer Spitze jemand aus derselben Klasse steht, der um genau 1 höher ist. So wachsen Folgen: 7, 6, 5. Du kannst eine Folge ganz bewegen oder nur ihre vordersten Karten.
    .title = Reihen und Folgen
    .do = Lege die 6 von Deck 1 an die 7 von Deck 3.
web-learn-titanic-build = Bewegst du eine Karte weg, wird die Karte hinter ihr aufgedeckt. So gräbst du nach den Passagieren, die du brauchst. 1. und 2. Klasse mischen sich nie.
    .title = Weitergraben
    .do = Lege die 8 von Deck 1 an die 9 von Deck 2.
web-learn-titanic-deck = Zu einem leeren Deck darfst du nur eine Folge bewegen, die mit dem höchsten Rang beginnt: mit einer 13 der 1. oder einer 17 der 2. Klasse. Deck 1 am Bug läuft zuerst voll, also lohnt es sich, dieses Deck zu räumen.
    .title = Leere Decks
    .do = Bewege die 13 von Deck 1 zu Deck 5.
web-learn-titanic-rescue = Nützliche Bewegungen gibt es nicht mehr. Jetzt musst du eine Aktion ausführen, dann ist dein Zug vorbei. Meist ist das eine Rettung: Du sagst an, wie viele Karten du innerhalb der Spanne deines Crewmitglieds vom Stapel ziehst.
    .title = Eine Rettung
    .do = Ziehe 2 Karten.
web-learn-titanic-place = Ist eine der gezogenen Karten spielbar, musst du eine spielen; die anderen kommen auf den Ablagestapel. Hier sind zwei spielbar. Mit dem Rettungsboot beginnt eine Gruppe der 2. Klasse.
    .title = Eine davon spielen
    .do = Lass das Rettungsboot der 2. Klasse zu Wasser.
web-learn-titanic-fail = Je mehr Karten du ziehst, desto eher passt eine. Aber alle anderen kommen auf den Ablagestapel, und eine Rettung bei leerem Stapel kostet eine Seite. Ziehst du nur eine, sparst du Karten, gehst aber ein größeres Risiko ein.
    .title = Viele oder wenige?
    .do = Ziehe nur 1 Karte.
web-learn-titanic-page = Nichts hat gepasst: Die Rettung ist gescheitert, und eine Seite wurde umgeblättert. Mit jeder Seite läuft ein Abteil voll, und dieses war das letzte von Deck 1. Du hattest das Deck geräumt; sonst wäre seine ganze Reihe verdeckt mit der nächsten gemischt worden. Zum Ausgleich hat Boxhall Aktionskarten gezogen.
    .title = Das Wasser steigt
web-learn-titanic-card = Deine Aktionskarten liegen offen vor dir. Statt einer Rettung kannst du als Aktion auch eine davon spielen. „Zurück!“ holt einen Passagier aus dem Ablagestapel: die 12, die du ablegen musstest.
    .title = Aktionskarten
    .do = Spiele „Zurück!“.
web-learn-titanic-find = Das ist der Ablagestapel; spielbare Karten sind hervorgehoben. Die 12 passt an die 13 von Deck 5.
    .title = Suchen
    .do = Lege die 12 an Deck 5.
web-learn-titanic-mystery = Ein Blinder Passagier kann für jeden passenden Rang seiner Klasse stehen. Hier kann er die 2 sein, auf die die Gruppe der 2. Klasse wartet. Später darf die echte 2 seinen Platz einnehmen.
    .title = Ein Blinder Passagier
    .do = Lege den Blinden Passagier in die Gruppe der 2. Klasse.
web-learn-titanic-score = Der letzte Rang jeder Gruppe zählt, dazu die Zahl auf der aufgeschlagenen Seite: bisher 2 + 2 + 7 = 11 Punkte. Sind alle 60 in Sicherheit, zählen auch Ankerserien. Die Crew von 1912 wäre auf 19 gekommen. Mehr als 100 sind nicht möglich.
    .title = Die Punktzahl

## Septentrick

web-learn-septentrick-aim = Ihr spielt gemeinsam und gewinnt gemeinsam. Mit Stichen sammelt ihr Passagierkarten und Meereskarten mit Rettungsringen. Am Ende muss jeder von euch genauso viele Ringe wie Passagiere haben. Vom Austeilen bis zum Ende sagt niemand ein Wort über die Karten.
    .title = Alle ausgeglichen
web-learn-septentrick-trump = Du bist Kapitän: Du siehst dir deine Hand an und sagst den Trumpf an. Trümpfe schlagen jede andere Farbe. Du hast vier Sterne, darunter den höchsten.
    .title = Trumpf
    .do = Sage Stern als Trumpf an.
web-learn-septentrick-pass = Alle geben zwei Karten verdeckt nach links weiter, aber keine Passagierkarten. Wer von einer Farbe nichts mehr hat, muss sie später nicht bedienen. Gib also deine beiden Rauten weiter.
    .title = Weitergeben
    .do = Gib die Raute 1 und die Raute 5 weiter.
web-learn-septentrick-keep = Zwei Karten sind von rechts gekommen. Du behältst eine und gibst die andere nach links weiter. Die Dreieck 6 zeigt drei Rettungsringe.
    .title = Eine behalten
    .do = Behalte die Dreieck 6.
web-learn-septentrick-lead = Der Kapitän spielt zum ersten Stich an, mit einer Meeres- oder Rettungskarte; mit einer Passagierkarte nur, wenn er sonst nichts hat. Die höchste Karte der angespielten Farbe gewinnt, es sei denn, im Stich liegt ein Trumpf.
    .title = Anspielen
    .do = Spiele die Kreis 7 an.
web-learn-septentrick-again = Der Stich gehört dir und mit ihm die vier Ringe auf seinen Karten. Nun brauchst du vier Passagiere. Wer einen Stich gewinnt, spielt zum nächsten an. Vorerst brauchst du keine Ringe mehr: Spiele niedrig an, damit jemand anders gewinnt.
    .title = Eingesammelt
    .do = Spiele die Dreieck 1 an.
web-learn-septentrick-give = Dein linker Nachbar spielt die Raute 7 an und wird vier Ringe haben. Du hast keine Raute, also darfst du alles spielen, auch eine Passagierkarte. Welche gleicht die Ringe deines Nachbarn aus?
    .title = Passagiere abgeben
    .do = Spiele die Passagierkarte mit 4 Passagieren.
web-learn-septentrick-follow = Dreieck ist angespielt, und du hast die Farbe, also musst du bedienen. Einen Ausweg gibt es: Eine Rettungskarte darfst du immer spielen. Die 2 gäbe einem Nachbarn, der ausgeglichen ist, einen Ring zu viel, und mit der 6 bekämst du selbst drei weitere.
    .title = Bedienen oder retten
    .do = Spiele die Rettungskarte.
web-learn-septentrick-tally = Was jeder eingesammelt hat, liegt offen: bei dir vier Ringe und noch kein Passagier, links vier und vier, rechts nichts. Nach zwölf Stichen müsst ihr alle ausgeglichen sein. Achte darauf, wer was braucht.
    .title = Der Stand
web-learn-septentrick-danger = Das ist eine andere Partie, kurz vor dem Ende. Besteht ein Stich nur aus Passagierkarten, ist sofort alles verloren. Beachte die Warnung: Nur du hast noch eine andere Karte. Behalte sie für den nächsten Stich und spiele jetzt eine Passagierkarte.
    .title = Vorsicht, nur Passagierkarten!
    .do = Spiele eine Passagierkarte.
web-learn-septentrick-end = Nach zwölf Stichen hat jeder noch eine Karte. Sie wird aufgedeckt und zählt mit. Hier geht es bei allen auf: 14 und 14, 0 und 0, 6 und 6. Alle sind gerettet. Wenn du mit Bots spielst, hilft es, ihren Plan zu kennen: Der Kapitän sagt seine längste Farbe als Trumpf an und sammelt am meisten ein; die beiden Spieler rechts von ihm geben Trümpfe weiter; alle anderen geben Karten einer kurzen Farbe weiter und spielen hohe Karten früh an.
    .title = Die letzte Karte
