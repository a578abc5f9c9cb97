### Die Einführungen des Browser-Clients: ein Text je Schritt, was dabei zu tun ist, und sein Titel.

web-learn = { $game } lernen
web-learn-step = Schritt { $step } von { $steps }
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-show = Mach es für mich
web-learn-again = Von vorn beginnen
web-learn-skip = Einführung überspringen
web-learn-play = Jetzt spielen
web-learn-rules = Alle Regeln lesen
web-learn-wrong = Das wäre erlaubt. Versuche jetzt aber dies:
web-learn-left = Links
web-learn-right = Rechts

## SOS Titanic

web-learn-titanic-ship = Das Schiff sinkt. Passagiere warten in Reihen vor den Decks; nur wer vorn steht, ist zu erreichen. Deine Aufgabe: Bring sie in die Rettungsboote, Klasse für Klasse, in der Folge ihrer Ränge, bevor die letzte Seite umgeblättert ist.
    .title = Die Nacht des 14. April 1912
web-learn-titanic-lower = In deinem Zug machst du so viele Bewegungen, wie du willst. Ein Rettungsboot vorn in einer Reihe kannst du zu Wasser lassen: Es eröffnet eine Gruppe. Jede Klasse hat zwei. Dann wird die nächste Karte der Reihe aufgedeckt.
    .title = Ein Rettungsboot zu Wasser
    .do = Lass das Rettungsboot von Deck 1 zu Wasser.
web-learn-titanic-join = Nach dem Rettungsboot kommen 2, 3, 4 und so weiter, alle aus einer Klasse: in der 1. Klasse bis 13, in der 2. Klasse bis 17. Wer in einer Gruppe ist, bleibt in Sicherheit.
    .title = Ins Boot
    .do = Bring die 2 von Deck 2 in die Gruppe.
web-learn-titanic-run = Ein Passagier darf sich auch an eine andere Reihe stellen, wenn vorn jemand aus derselben Klasse steht, der genau um eins höher ist. So wachsen Folgen: 7, 6, 5. Eine Folge bewegt sich ganz oder nur mit ihrem vorderen Teil.
    .title = Reihen und Folgen
    .do = Stell die 6 von Deck 1 an die 7 von Deck 3.
web-learn-titanic-build = Jede Karte, die geht, deckt die hinter ihr auf. So gräbst du nach den Passagieren, die du brauchst. 1. und 2. Klasse mischen sich nie.
    .title = Weiter graben
    .do = Stell die 8 von Deck 1 an die 9 von Deck 2.
web-learn-titanic-deck = Ein leeres Deck nimmt nur eine Folge auf, die mit dem höchsten Rang beginnt: mit einer 13 der 1. oder einer 17 der 2. Klasse. Deck 1 am Bug läuft zuerst voll, also räumst du es am besten.
    .title = Leere Decks
    .do = Bring die 13 von Deck 1 auf Deck 5.
web-learn-titanic-rescue = Keine nützliche Bewegung ist mehr da. Nun musst du eine Aktion ausführen, dann ist dein Zug vorbei. Meist ist es eine Rettung: Du sagst, wie viele Karten du vom Stapel ziehst, so viele, wie dein Crewmitglied darf.
    .title = Eine Rettung
    .do = Zieh 2 Karten.
web-learn-titanic-place = Eine der gezogenen Karten muss gespielt werden, wenn es geht; die anderen kommen auf den Ablagestapel. Hier sind zwei spielbar. Ein Rettungsboot eröffnet die Gruppe der 2. Klasse.
    .title = Spiel eine davon
    .do = Lass das Rettungsboot der 2. Klasse zu Wasser.
web-learn-titanic-fail = Je mehr Karten du ziehst, desto eher passt eine. Aber alle anderen gehen auf den Ablagestapel, und wenn der Stapel aufgebraucht ist, wird eine Seite umgeblättert. Nur eine zu ziehen spart Karten und wagt mehr.
    .title = Viel oder wenig?
    .do = Zieh nur 1 Karte.
web-learn-titanic-page = Nichts hat gepasst: Die Rettung ist gescheitert, und eine Seite wurde umgeblättert. Jede Seite lässt ein Abteil volllaufen, und das war das letzte von Deck 1. Du hattest es geräumt; sonst wäre seine ganze Reihe mit der nächsten verdeckt gemischt worden. Zum Trost hat Boxhall Aktionskarten gezogen.
    .title = Das Wasser steigt
web-learn-titanic-card = Aktionskarten liegen offen vor dir. Eine zu spielen ist auch eine Aktion, anstelle einer Rettung. „Zurück!“ holt einen Passagier vom Ablagestapel: die 12, die du abwerfen musstest.
    .title = Aktionskarten
    .do = Spiel „Zurück!“.
web-learn-titanic-find = Der Ablagestapel liegt offen, und was sich spielen lässt, ist hervorgehoben. Die 12 passt an die 13 von Deck 5.
    .title = Suchen
    .do = Stell die 12 auf Deck 5.
web-learn-titanic-mystery = Ein Blinder Passagier steht für jeden Rang seiner Klasse, der passt. Hier kann er die 2 sein, auf die die Gruppe der 2. Klasse wartet. Später darf die echte 2 seinen Platz einnehmen.
    .title = Ein Blinder Passagier
    .do = Spiel den Blinden Passagier in die Gruppe der 2. Klasse.
web-learn-titanic-score = Der letzte Rang jeder Gruppe zählt, und ebenso die Zahl auf der offenen Seite: bisher 2 + 2 + 7 = 11 Punkte. Sind alle 60 in Sicherheit, zählen auch Serien von Ankern. Die Crew von 1912 wäre auf 19 gekommen. Mehr als 100 sind nicht möglich.
    .title = Die Wertung

## Septentrick

web-learn-septentrick-aim = Ihr spielt gemeinsam und gewinnt gemeinsam. Stiche bringen euch Meereskarten mit Rettungsringen und Passagierkarten. Am Ende muss jeder von euch genau so viele Ringe wie Passagiere haben. Vom Austeilen bis zum Ende sagt niemand ein Wort über die Karten.
    .title = Gleichgewicht für alle
web-learn-septentrick-trump = Du bist Kapitän: Du siehst deine Hand an und bestimmst den Trumpf. Trümpfe schlagen jede andere Farbe. Du hast vier Sterne, darunter den höchsten.
    .title = Trumpf
    .do = Bestimme Stern als Trumpf.
web-learn-septentrick-pass = Jeder gibt zwei Karten verdeckt nach links; Passagierkarten bleiben. Wer von einer Farbe nichts mehr hat, muss sie später nicht bedienen. Gib also deine beiden Rauten weg.
    .title = Weitergeben
    .do = Gib die Raute 1 und die Raute 5 weiter.
web-learn-septentrick-keep = Zwei Karten sind von rechts gekommen. Du behältst eine und gibst die andere nach links weiter. Das Dreieck 6 zeigt drei Rettungsringe.
    .title = Eine behalten
    .do = Behalte das Dreieck 6.
web-learn-septentrick-lead = Der Kapitän spielt zum ersten Stich an, mit einer Meeres- oder Rettungskarte; eine Passagierkarte erst, wenn du nichts anderes hast. Die höchste Karte der Farbe gewinnt, es sei denn, ein Trumpf liegt da.
    .title = Anspielen
    .do = Spiel den Kreis 7 an.
web-learn-septentrick-again = Der Stich ist dein, und mit ihm die Ringe auf seinen Karten: vier. Nun brauchst du vier Passagiere. Wer einen Stich gewinnt, spielt zum nächsten an. Vorerst keine Ringe mehr: Spiel niedrig an, damit jemand anders gewinnt.
    .title = Eingesammelt
    .do = Spiel das Dreieck 1 an.
web-learn-septentrick-give = Dein linker Nachbar spielt die Raute 7 an und wird vier Ringe haben. Du hast keine Raute, also darfst du alles spielen, auch eine Passagierkarte. Welche bringt deinen Nachbarn ins Gleichgewicht?
    .title = Passagiere geben
    .do = Spiel die Passagierkarte mit 4 Passagieren.
web-learn-septentrick-follow = Dreieck ist verlangt, und du hast welche, also musst du bedienen. Einen Ausweg gibt es: Eine Rettungskarte darfst du immer spielen. Die 2 gäbe einem Nachbarn, der im Gleichgewicht ist, einen Ring zu viel, und mit der 6 bekämst du selbst drei weitere.
    .title = Bedienen oder retten
    .do = Spiel die Rettungskarte.
web-learn-septentrick-tally = Was jeder eingesammelt hat, liegt offen: bei dir vier Ringe und noch kein Passagier, links vier und vier, rechts nichts. In zwölf Stichen müsst ihr alle ins Gleichgewicht kommen. Achte darauf, wer was braucht.
    .title = Das Gleichgewicht
web-learn-septentrick-danger = Spät in einem anderen Spiel. Besteht ein Stich nur aus Passagierkarten, ist sofort alles verloren. Du bist gewarnt: Nur du hast noch eine andere Karte. Behalte sie für den nächsten Stich und spiel jetzt eine Passagierkarte.
    .title = Vorsicht vor lauter Passagieren
    .do = Spiel eine Passagierkarte.
web-learn-septentrick-end = Nach zwölf Stichen hat jeder noch eine Karte. Sie wird aufgedeckt und zählt auch. Hier hat es für alle gepasst: 14 und 14, 0 und 0, 6 und 6. Alle sind gerettet.
    .title = Die letzte Karte
