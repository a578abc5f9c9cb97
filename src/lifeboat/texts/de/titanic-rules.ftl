### SOS Titanic: die Regeln, ein Text je Regelnummer, ein Satz je Zeile.

## Karten und Aufbau

titanic-rule-T1 =
    Es gibt 60 Passagiere in zwei Klassen.
    Die 1. Klasse hat die Ränge 1 bis 13, die 2. Klasse die Ränge 1 bis 17.
    Jeden Rang gibt es in seiner Klasse zweimal: einmal mit Anker und einmal ohne.
    Rang 1 ist ein Rettungsboot.
    .title = Passagiere
titanic-rule-T2 =
    Es gibt 20 Aktionskarten: 2 „Bereit machen!“, 3 „Beeilung!“, 3 „Zurück!“, 2 „Nach Ihnen!“, 2 „Gleichmäßig verteilen!“, 2 „Moment noch!“, 1 „Zeit gewinnen“, 1 „Plan A!“, 1 „Plan B!“, 1 Brüchiges Boot und 2 Blinde Passagiere (einer je Klasse).
    .title = Aktionskarten
titanic-rule-T3 =
    Es gibt 10 Crewmitglieder.
    Jedes legt fest, mit wie vielen Aktionskarten du beginnst, wie viele Passagiere du bei einer Rettung ziehen darfst (seine Spanne, etwa 1 bis 3) und wie viele Spieler mindestens mitspielen müssen. Außerdem hat jedes eine Fähigkeit.
    Spielst du allein, kannst du Murdoch, Boxhall, Lee, Latimer, Lowe oder Fleet sein.
    Ab zwei Spielern können auch Smith, Pitman, Lightoller und Phillips mitspielen.
    .title = Crewmitglieder
titanic-rule-T4 =
    Du bekommst zufällig eines der Crewmitglieder, die bei eurer Spielerzahl erlaubt sind; ihr dürft sie euch auch aussuchen.
    Dann bekommst du so viele Aktionskarten, wie dieses Crewmitglied zu Beginn hat. Sie liegen offen vor dir: Das ist deine Hand.
    In diesem Spiel hat niemand Geheimnisse vor den anderen. Alle Spieler wissen dasselbe.
    Drei Dinge bleiben allen verborgen: die Reihenfolge des Stapels, die verdeckten Karten in den Reihen und die Reihenfolge des Aktionsstapels.
    Was ihr durch eine Karte gesehen habt, bleibt bekannt, bis es durch Mischen durcheinandergerät.
    Du darfst einen Ablagestapel nicht durchsehen, es sei denn, eine Karte erlaubt es; merken darfst du dir aber, was dort gelandet ist.
    (Hausregel: Die gedruckten Regeln sagen nicht, ob Aktionskarten offen liegen.)
    .title = Dein Crewmitglied, deine Hand und was du weißt
titanic-rule-T5 =
    Das Buch liegt auf der ersten Seite aufgeschlagen.
    Vor den Decks 1 bis 4 liegen Reihen von 4, 6, 8 und 10 verdeckten Passagieren; Deck 1 liegt dem Bug am nächsten. (Andere Startaufstellungen nennt T6.)
    Dann wird die vorderste Karte jeder Reihe aufgedeckt.
    Die übrigen 32 Passagiere bilden verdeckt den Stapel.
    .title = Aufbau
titanic-rule-T6 =
    Ihr wählt, wie viele Passagiere zu Beginn vor den Decks 1 bis 4 liegen.
    Standard: 4, 6, 8 und 10. Experte: 7, 7, 7 und 7. Ultimativ: 10, 8, 6 und 4.
    .title = Startaufstellungen
titanic-rule-T7 =
    Nach dem Aufbau, wenn alle den Tisch vor sich sehen, bestimmt ihr den Startspieler; lasst ihr es offen, entscheidet das Los.
    Danach geht es im Uhrzeigersinn weiter.
    In deinem Zug machst du zuerst so viele Bewegungen, wie du willst, oder keine (T8 bis T14, T37, T54).
    Dann musst du genau eine Aktion ausführen: eine Rettung, eine Aktionskarte oder stattdessen die Fähigkeit von Smith oder Lowe.
    Ihr dürft frei miteinander reden, aber jede Entscheidung trifft allein, wer am Zug ist.
    .title = Startspieler, Züge und Absprachen

## Ein Zug: Bewegungen

titanic-rule-T8 =
    Eine Reihe hat hinten ihre verdeckten Karten, falls es welche gibt, und vorne ihre Folge: aufgedeckte Karten einer Klasse, jede um genau 1 niedriger als die Karte hinter ihr.
    Du darfst eine ganze Folge bewegen oder nur ihren vorderen Teil; die Reihenfolge der Karten bleibt gleich.
    Du darfst sie an eine andere Reihe legen, wenn deren vorderste Karte zur selben Klasse gehört und um genau 1 höher ist als die höchste Karte, die du bewegst.
    .title = Bewegung an eine andere Reihe
titanic-rule-T9 =
    Du darfst eine ganze Folge oder nur ihren vorderen Teil in eine leere Reihe bewegen, wenn die höchste bewegte Karte eine 13 der 1. Klasse oder eine 17 der 2. Klasse ist.
    Eine leere Reihe ist ein Deck ohne Karten, das nicht vollgelaufen ist. Die Decks 5 und 6 sind von Anfang an leere Reihen.
    Das Brüchige Boot (T35) ist nie eine leere Reihe.
    .title = Bewegung in eine leere Reihe
titanic-rule-T10 =
    Du darfst ein Rettungsboot, das an der Spitze einer Reihe liegt, zu Wasser lassen: Damit beginnt eine neue Gruppe seiner Klasse.
    Es gibt höchstens vier Gruppen, zwei je Klasse.
    Lässt du einen Blinden Passagier als Rettungsboot zu Wasser, beginnt damit eine der beiden Gruppen seiner Klasse. Eine dritte Gruppe gibt es in keiner Klasse.
    .title = Ein Rettungsboot zu Wasser lassen
titanic-rule-T11 =
    Der vorderste Passagier einer Reihe darf sich einer Gruppe derselben Klasse anschließen, wenn deren letzter Passagier um genau 1 niedriger ist.
    Die Passagiere verlassen die Reihe einzeln, der niedrigste zuerst. Jeder von ihnen zählt als eigene Bewegung.
    .title = Bewegung in eine Gruppe
titanic-rule-T12 =
    Überlebende, also die Passagiere in einer Gruppe, bewegen sich nie wieder. Es gibt zwei Ausnahmen: einen Blinden Passagier, der ersetzt wird (T37), und den Tausch von Lowe (T44).
    Die 1. und die 2. Klasse mischen sich nie, weder in einer Reihe noch in einer Gruppe.
    .title = Überlebende bleiben, Klassen bleiben getrennt
titanic-rule-T13 =
    Wird eine verdeckte Karte zur vordersten einer Reihe, wird sie sofort aufgedeckt.
    .title = Eine Karte aufdecken
titanic-rule-T14 =
    Ein Rettungsboot ist auch ein Passagier mit Rang 1: In einer Reihe darf es auf einer 2 seiner Klasse liegen.
    .title = Rettungsboote in einer Reihe

## Aktion: Rettung

titanic-rule-T15 =
    Zu Beginn einer Rettung sagst du an, wie viele Karten du ziehst: eine Zahl aus der Spanne deines Crewmitglieds, aber nie mehr, als im Stapel liegen.
    Dann nimmst du so viele Karten oben vom Stapel. Sieh sie dir erst an, wenn du alle hast.
    .title = Rettung: wie viele Karten
titanic-rule-T16 =
    Ist mindestens eine der gezogenen Karten spielbar, musst du genau eine davon spielen. (Nur Murdoch darf mehr spielen: T40.)
    Jede gezogene Karte gilt als Folge aus einer Karte. Du darfst sie überall hinlegen, wohin du eine solche Folge bewegen dürftest (T8 bis T11), oder mit ihr einen Blinden Passagier ersetzen (T37, T39).
    Du wählst die Karte und den Platz.
    Die anderen gezogenen Karten kommen auf den Ablagestapel.
    .title = Rettung: eine Karte spielen
titanic-rule-T17 =
    Ist keine der gezogenen Karten spielbar, ist die Rettung gescheitert.
    Alle kommen auf den Ablagestapel, und eine Seite wird umgeblättert, mit allem, was daraus folgt (T22 bis T25).
    Danach ziehst du zum Ausgleich eine Aktionskarte. War es die letzte Seite, ziehst du keine.
    Manche Crewmitglieder ziehen anders (T40 bis T43, T48). Den genauen Ablauf nennt T50.
    .title = Eine gescheiterte Rettung
titanic-rule-T18 =
    Ist der Stapel leer, wenn du eine Rettung beginnst, entsteht zuerst aus dem gemischten Ablagestapel ein neuer Stapel, und eine Seite wird umgeblättert. Für diese Seite bekommt niemand eine Aktionskarte.
    Ist es die letzte Seite, ist die Partie zu Ende.
    Sonst sagst du jetzt, mit Blick auf den neuen Stand, wie viele Karten du ziehst, und ziehst sie. Dazwischen sind keine Bewegungen möglich.
    .title = Rettung bei leerem Stapel
titanic-rule-T19 =
    Sind Stapel und Ablagestapel beide leer, darfst du trotzdem eine Rettung wählen. Es wird nichts gemischt und dafür keine Seite umgeblättert (T18 gilt nicht).
    Du sagst keine Zahl an, und die Rettung scheitert (T17): Eine Seite wird umgeblättert, mit dem üblichen Ausgleich.
    So ist immer eine Aktion möglich, und dank T54 endet auch jede Partie.
    (Hausregel: Die gedruckten Regeln sagen dazu nichts.)
    .title = Rettung, wenn nichts mehr zu ziehen ist

## Aktion: Aktionskarte

titanic-rule-T20 =
    Spiele eine deiner eigenen Aktionskarten (Phillips hat mehr Auswahl: T47), führe sie aus und lege sie auf den Aktions-Ablagestapel. Das Brüchige Boot und die Blinden Passagiere bleiben stattdessen auf dem Tisch.
    „Bereit machen!“, „Zeit gewinnen“, „Plan A!“ und „Plan B!“ darfst du immer spielen, auch wenn sie nichts bewirken.
    Auch „Beeilung!“ und „Zurück!“ darfst du immer spielen. Ist der Stapel, den du durchsuchen sollst, leer, findest du nichts, und eine Seite wird umgeblättert; es wird nicht wie in T18 neu gemischt.
    Für „Nach Ihnen!“ oder „Moment noch!“ muss es eine Reihe geben, in der eine Karte liegt; das Brüchige Boot zählt hier als Reihe.
    Für „Gleichmäßig verteilen!“ muss es zwei Decks geben, die nicht vollgelaufen sind, und vor mindestens einem davon muss eine Karte liegen.
    Für das Brüchige Boot muss es eine Folge geben, die du darauflegen kannst, und für einen Blinden Passagier einen Platz, an den er passt.
    (Hausregel: Die gedruckten Regeln sprechen nur bei „Plan B!“ von einer Karte ohne Wirkung.)
    .title = Eine Aktionskarte spielen
titanic-rule-T21 =
    Sobald der Aktionsstapel leer ist und im Aktions-Ablagestapel Karten liegen, werden diese gemischt und bilden den neuen Aktionsstapel. Geprüft wird das jedes Mal, wenn jemand Karten gezogen, durchsucht oder abgelegt hat.
    Eine Karte, die gerade gespielt wird, liegt in keinem der beiden Stapel. Das gilt auch für die Karten, die Fleet gezogen hat, bis er gewählt hat.
    Sind auf einmal mehrere Karten abzulegen, entsteht der neue Stapel erst, wenn alle abgelegt sind. Legt Fleet zwei ab, kommen also beide in den neuen Stapel.
    Ziehst du mehrere Karten, ziehst du sie einzeln nacheinander.
    Sind beide Stapel leer, zieht niemand.
    .title = Wenn der Aktionsstapel leer ist

## Seiten und volllaufende Decks

titanic-rule-T22 =
    Mit jeder umgeblätterten Seite läuft ein weiteres Abteil voll.
    War es das letzte Abteil eines Decks, ist das ganze Deck vollgelaufen (T23, T24).
    .title = Eine Seite umblättern
titanic-rule-T23 =
    Läuft ein Deck voll, werden alle Passagiere seiner Reihe und alle Passagiere der Reihe des nächsten Decks in Richtung Heck zusammen gemischt.
    Sie bilden eine einzige verdeckte Reihe vor diesem nächsten Deck, und deren vorderste Karte wird aufgedeckt.
    Das geschieht auch, wenn die Reihe des nächsten Decks leer ist.
    All das geschieht, bevor jemand zum Ausgleich zieht.
    (Hausregel: Die neue Reihe liegt vor dem nächsten Deck, wie in den englischen und französischen Regeln, auch wenn dort keine Karte lag. Nach den deutschen Regeln liegt sie vor dem letzten Deck, das noch nicht vollgelaufen ist.)
    .title = Ein Deck läuft voll
titanic-rule-T24 =
    Ist die Reihe des vollgelaufenen Decks leer, wird nichts gemischt.
    Ein vollgelaufenes Deck hat keine Reihe mehr; dort kann keine Karte mehr liegen.
    .title = Ein leeres Deck läuft voll
titanic-rule-T25 =
    Ist die letzte Seite umgeblättert, endet die Partie sofort.
    .title = Die letzte Seite

## Aktionskarten

titanic-rule-T26 =
    Sieh dir die 5 obersten Karten des Stapels an oder alle, wenn es weniger sind.
    Lege sie in beliebiger Reihenfolge zurück: auf den Stapel, darunter oder einige nach oben und einige nach unten.
    .title = Bereit machen!
titanic-rule-T27 =
    Suche im Stapel einen spielbaren Passagier (T39) und spiele ihn sofort. Gibt es einen, musst du einen spielen; du wählst die Karte und den Platz.
    Gibt es keinen, wird eine Seite umgeblättert, ohne Ausgleich.
    Der Stapel wird in beiden Fällen gemischt, noch bevor eine Seite umgeblättert wird.
    .title = Beeilung!
titanic-rule-T28 =
    Suche im Ablagestapel einen spielbaren Passagier (T39) und spiele ihn sofort. Gibt es einen, musst du einen spielen; du wählst die Karte und den Platz.
    Gibt es keinen, wird eine Seite umgeblättert, ohne Ausgleich.
    Der Ablagestapel wird nicht gemischt: Seine Reihenfolge hat keine Bedeutung.
    .title = Zurück!
titanic-rule-T29 =
    Wähle eine Reihe, in der eine Karte liegt; das Brüchige Boot ist erlaubt.
    Sieh dir alle ihre Karten an und lege eine davon aufgedeckt an die Spitze.
    Die anderen werden gemischt und kommen verdeckt dahinter.
    .title = Nach Ihnen!
titanic-rule-T30 =
    Wähle zwei Decks, die nicht vollgelaufen sind, ob benachbart oder nicht. Höchstens eines davon darf leer sein. Das Brüchige Boot darfst du nicht wählen.
    Alle Karten der beiden Reihen werden gemischt und verdeckt gleichmäßig auf beide verteilt. Bleibt eine übrig, kommt sie in die Reihe, die näher am Heck ist.
    Dann werden die vordersten Karten beider Reihen aufgedeckt.
    .title = Gleichmäßig verteilen!
titanic-rule-T31 =
    Wähle eine Reihe, in der eine Karte liegt; das Brüchige Boot ist erlaubt.
    Alle ihre aufgedeckten Karten kommen auf den Ablagestapel (ein Blinder Passagier kommt auf den Aktions-Ablagestapel).
    Dann wird die nächste Karte der Reihe aufgedeckt, falls es eine gibt.
    .title = Moment noch!
titanic-rule-T32 =
    Stapel und Ablagestapel werden zusammen zu einem neuen Stapel gemischt, auch wenn der Stapel leer war.
    Es wird keine Seite umgeblättert.
    .title = Zeit gewinnen
titanic-rule-T33 =
    Nimm eine beliebige Karte aus dem Aktionsstapel auf deine Hand. Dann wird der Aktionsstapel gemischt.
    .title = Plan A!
titanic-rule-T34 =
    Nimm eine beliebige Karte aus dem Aktions-Ablagestapel auf deine Hand, aber nie den „Plan B!“, den du gerade spielst.
    .title = Plan B!
titanic-rule-T35 =
    Das Brüchige Boot wird zu einer weiteren Reihe. Lege sofort die Folge einer beliebigen Reihe darauf oder nur ihren vorderen Teil; die höchste dieser Karten darf einen beliebigen Rang haben.
    Von da an gilt das Brüchige Boot in jeder Hinsicht als Reihe: für Bewegungen, für gezogene Karten, für Blinde Passagiere, für „Nach Ihnen!“ (dadurch können verdeckte Karten darauf liegen) und für „Moment noch!“ (T8 bis T14, T29, T31, T36 bis T39).
    Nur eine leere Reihe (T9) ist es nie, und weder ein volllaufendes Deck noch „Gleichmäßig verteilen!“ betrifft es.
    Sobald keine Karte mehr darauf liegt, kommt es auf den Aktions-Ablagestapel, sei es nach einer Bewegung, nach dem Ersetzen eines Blinden Passagiers (T37) oder nach „Moment noch!“ (T31).
    Passagiere auf dem Brüchigen Boot sind nicht in Sicherheit und zählen am Ende nicht.
    .title = Brüchiges Boot
titanic-rule-T36 =
    Spiele den Blinden Passagier als Passagier seiner Klasse mit einem beliebigen Rang, den du ansagst, überall dort, wo eine solche Karte spielbar wäre (T8 bis T11).
    Du darfst auch 1 oder den höchsten Rang ansagen (13 in der 1. Klasse, 17 in der 2. Klasse) und sogar einen Rang, dessen beide Passagiere schon in Sicherheit sind.
    Von da an gilt er als dieser Passagier: beim Bewegen, beim Anlegen anderer Karten und bei den Punkten am Ende.
    .title = Blinder Passagier
titanic-rule-T37 =
    Ein aufgedeckter Blinder Passagier darf durch einen echten Passagier seiner Klasse und seines Rangs ersetzt werden, wo immer er liegt: in einer Reihe, auf dem Brüchigen Boot oder in einer Gruppe, auch mittendrin.
    Der echte Passagier ist die vorderste Karte einer anderen Reihe (dann ist es eine Bewegung) oder eine Karte, die du bei einer Rettung, mit „Beeilung!“ oder mit „Zurück!“ spielst.
    Eine so gezogene oder gefundene Karte gilt als spielbar, wenn sie einen Blinden Passagier ersetzen kann: Ist nichts anderes spielbar, musst du es tun.
    Ist der Blinde Passagier die vorderste Karte einer Reihe, darf ihn auch die Folge einer anderen Reihe ersetzen oder nur ihr vorderer Teil, wenn die höchste dieser Karten der Passagier ist, für den er steht.
    Überlebende dürfen keinen Blinden Passagier ersetzen.
    Der ersetzte Blinde Passagier kommt auf den Aktions-Ablagestapel.
    .title = Einen Blinden Passagier ersetzen
titanic-rule-T38 =
    Ein Blinder Passagier hat keinen Anker.
    Er behält seinen Rang, solange er aufgedeckt ist, auch wenn er mit „Nach Ihnen!“ aus den aufgedeckten Karten an die Spitze kommt. Verdeckt hat er keinen Rang.
    Wird er aufgedeckt oder mit „Nach Ihnen!“ aus den verdeckten Karten gewählt, sagt der Spieler am Zug einen beliebigen Rang seiner Klasse an, bevor irgendetwas anderes geschieht.
    Deckt ein Effekt mehrere Karten auf, werden erst alle aufgedeckt; dann werden die Ränge der Blinden Passagiere vom Bug zum Heck angesagt.
    „Moment noch!“ schickt einen Blinden Passagier auf den Aktions-Ablagestapel.
    (Hausregel: Die gedruckten Regeln sagen dazu nichts; nur in den deutschen steht, dass ein aufgedeckter Blinder Passagier Rang und Klasse behält.)
    .title = Blinde Passagiere: Anker, Verdecken, neuer Rang
titanic-rule-T39 =
    Eine bei einer Rettung gezogene oder mit „Beeilung!“ oder „Zurück!“ gefundene Karte ist überall dort spielbar, wohin du sie aus einer Reihe bewegen könntest: an eine Reihe, in eine leere Reihe, als Rettungsboot zu Wasser oder in eine Gruppe (T8 bis T11).
    Sie ist auch an der Stelle eines Blinden Passagiers spielbar (T37).
    .title = Wohin eine gezogene oder gefundene Karte darf

## Crew

titanic-rule-T40 =
    Als Murdoch darfst du mehrere der bei einer Rettung gezogenen Karten spielen, eine nach der anderen, solange noch eine spielbar ist. Jede kann der nächsten den Weg frei machen.
    Ist mindestens eine spielbar, musst du mindestens eine spielen.
    Wenn du aufhörst, werden die nicht gespielten Karten abgelegt.
    Scheitert deine Rettung, ziehst du keine Aktionskarte.
    Mit der Option „Muss alle spielbaren Karten spielen (englische Regel)“ (T55) musst du weitermachen, solange eine gezogene Karte spielbar ist; Reihenfolge und Plätze wählst weiterhin du.
    (Hausregel: Du darfst aufhören, wie in den französischen und deutschen Regeln. Nach den englischen spielt Murdoch alle spielbaren Karten.)
    .title = Murdoch
titanic-rule-T41 =
    Als Lee ziehst du nie eine Aktionskarte, wenn deine Rettung scheitert.
    .title = Lee
titanic-rule-T42 =
    Scheitert deine Rettung, ziehst du als Boxhall nach dem Umblättern 2 Aktionskarten und behältst beide.
    .title = Boxhall
titanic-rule-T43 =
    Scheitert deine Rettung, ziehst du als Fleet nach dem Umblättern 3 Aktionskarten. Behalte eine und lege die anderen beiden zusammen ab (T21).
    Gibt es weniger Karten zu ziehen, ziehst du weniger und behältst trotzdem eine.
    .title = Fleet
titanic-rule-T44 =
    Als Lowe darfst du statt einer Aktion, auch nach Bewegungen, Folgendes tun: Lege Karten vom Stapel einzeln ab, bis du eine mit Anker abgelegt hast.
    Dann darfst du zwei Passagiere derselben Klasse und desselben Rangs aus zwei verschiedenen Gruppen tauschen. Welche Ankerkarte kam, spielt keine Rolle.
    Der Stapel darf nicht leer sein. Du darfst es auch tun, wenn kein Tausch möglich ist.
    Kommt kein Anker, gibt es keinen Tausch.
    Auch ein Blinder Passagier in einer Gruppe darf getauscht werden; es gilt der Rang, für den er steht.
    Mit der Option „Statt des ganzen Zuges (englische und deutsche Regel)“ (T55) darfst du das nur, wenn du in diesem Zug noch keine Bewegung gemacht hast.
    (Hausregel: statt einer Aktion, wie es in den französischen Texten der Fähigkeiten steht. In den englischen und deutschen steht: statt des normalen Zuges. Auch was hier zum leeren Stapel, zum fehlenden Anker und zum Blinden Passagier steht, ist von uns.)
    .title = Lowe
titanic-rule-T45 =
    Als Latimer ziehst du jedes Mal eine Aktionskarte, wenn ein beliebiger Spieler, auch du selbst, einen Passagier zu einer Gruppe legt und damit eine Serie von genau 3 Ankern auf aufeinanderfolgenden Rängen vollendet.
    Die Serie ist die ganze lückenlose Kette von Ankern, zu der die hinzugefügte Karte gehört.
    Als Hinzufügen gilt auch das Ersetzen eines Blinden Passagiers in einer Gruppe, nicht aber der Tausch von Lowe.
    Mit der Option „Jeder Passagier zählt nur in einer Serie (französische Regel)“ (T55) spielt die Länge der Kette keine Rolle: Enthält sie drei benachbarte, noch nicht gewertete Anker und gehört die hinzugefügte Karte dazu, ziehst du eine Aktionskarte. Kommen dafür mehrere Dreierserien infrage, wird die mit den niedrigsten Rängen gewertet. 6 Anker hintereinander bringen also zwei Karten.
    .title = Latimer
titanic-rule-T46 =
    Als Smith darfst du statt einer Aktion, auch nach Bewegungen, Folgendes tun: Verteile die Aktionskarten aller Spieler, auch deine eigenen, beliebig neu.
    Danach muss mindestens eine Hand anders sein als vorher. Es zählt, welche Arten von Karten sie enthält und wie viele von jeder.
    Mit der Option „Statt des ganzen Zuges (englische und deutsche Regel)“ (T55) darfst du das nur, wenn du in diesem Zug noch keine Bewegung gemacht hast.
    (Hausregel: statt einer Aktion, wie es in den französischen Texten der Fähigkeiten steht. In den englischen und deutschen steht: statt des normalen Zuges.)
    .title = Smith
titanic-rule-T47 =
    Spielst du als Phillips eine Aktionskarte, darfst du auch eine nehmen, die vor einem anderen Spieler liegt.
    Sie gilt als von dir gespielt, und was du mit ihr holst, gehört dir.
    .title = Phillips
titanic-rule-T48 =
    Als Pitman ziehst du keine Aktionskarte, wenn deine eigene Rettung scheitert.
    Dafür ziehst du jedes Mal eine, wenn die Rettung eines anderen Spielers scheitert.
    .title = Pitman
titanic-rule-T49 =
    Ist deine Rettung gescheitert, darfst du als Lightoller nach dem Umblättern und dem Ausgleich sofort eine der gerade gezogenen Aktionskarten spielen.
    Es muss eine Karte aus diesem Ausgleich sein, und T20 muss sie erlauben.
    Wird ihretwegen eine Seite umgeblättert, gibt es dafür keinen Ausgleich. Holst du mit ihr eine Karte („Plan A!“, „Plan B!“), darfst du diese jetzt nicht spielen.
    Dazwischen sind keine Bewegungen möglich.
    .title = Lightoller
titanic-rule-T50 =
    Eine gescheiterte Rettung läuft in dieser Reihenfolge ab.
    Erstens werden die gezogenen Karten abgelegt.
    Zweitens wird die Seite umgeblättert; läuft dabei ein Deck voll (T22 bis T24) oder ist der Rang eines Blinden Passagiers anzusagen (T38), geschieht das jetzt.
    Drittens zieht der Spieler am Zug, sofern die Partie nicht zu Ende ist; Fleet wählt sofort.
    Viertens zieht Pitman, auch wenn der Spieler, dessen Rettung gescheitert ist, nichts bekommt.
    Fünftens darf Lightoller seine Karte spielen.
    Wird eine Seite wegen eines leeren Stapels (T18), durch „Beeilung!“ oder durch „Zurück!“ umgeblättert, gilt das nicht als gescheiterte Rettung.
    Latimer zieht sofort, nachdem der Passagier gelegt ist, der ihm die Karte einbringt.
    (Hausregel: Die gedruckten Regeln sagen nicht, wer zuerst drankommt, wenn Pitman und Lightoller beide mitspielen.)
    .title = Der Ablauf einer gescheiterten Rettung

## Ende und Punktzahl

titanic-rule-T51 =
    Die Partie endet sofort, wenn die letzte Seite umgeblättert ist oder die vier Gruppen vollständig sind, auch mitten in deinen Bewegungen, während Murdoch Karten spielt oder mitten im Effekt einer Karte.
    Danach geschieht nichts mehr: keine Aktion, kein Ziehen, kein Ausgleich. Es zählt die Seite, die dann aufgeschlagen ist.
    Ein Blinder Passagier in einer Gruppe zählt als der Passagier, für den er steht, hier und bei der Punktzahl (T52), auch wenn der echte nicht in Sicherheit ist.
    (Hausregel: Die gedruckten Regeln sagen nur für die Punktzahl, dass ein Blinder Passagier als der Passagier zählt, für den er steht; dass er auch eine Gruppe vollständig macht, ist von uns.)
    .title = Das Ende der Partie
titanic-rule-T52 =
    Eure Punktzahl ist die Summe aus drei Teilen.
    Erstens der Rang des letzten Passagiers jeder Gruppe.
    Zweitens die Zahl auf der aufgeschlagenen Seite.
    Drittens, nur wenn alle Passagiere in Sicherheit sind: für jede Klasse die längste Ankerserie, also Anker auf aufeinanderfolgenden Rängen innerhalb einer Gruppe.
    .title = Die Punktzahl
titanic-rule-T53 =
    19 Überlebende in den Rettungsbooten und das Schiff gesunken: 19 Punkte.
    Alle 60 Passagiere in Sicherheit, Ankerserien von 5 und 3, die Seite mit der Zahl 2: 70 Punkte.
    Das beste denkbare Ergebnis folgt aus T52: alle 60 in Sicherheit, alle 13 und alle 17 Anker hintereinander und das Buch noch auf der ersten Seite. Trägt diese Seite die Zahl 10, sind das 60 + 13 + 17 + 10 = 100 Punkte.
    .title = Beispiele für Punktzahlen

## Bewegungen (Fortsetzung)

titanic-rule-T54 =
    Eine stille Bewegung ist eine Bewegung an eine Reihe (T8) oder in eine leere Reihe (T9), die keine Karte aufdeckt, keinen Blinden Passagier ersetzt und das Brüchige Boot nicht auf den Aktions-Ablagestapel bringt.
    Nach 20 stillen Bewegungen hintereinander in einem Zug darfst du keine weitere machen, bis du eine Bewegung anderer Art gemacht hast. Deine Aktion darfst du natürlich ausführen.
    In jedem Zug beginnt die Zählung bei 0. Sie gehört zur Stellung: Machst du einen Schritt rückgängig, gilt wieder der Stand davor.
    (Hausregel: Die gedruckten Regeln erlauben beliebig viele Bewegungen, sodass ein Zug endlos dauern könnte.)
    .title = Stille Bewegungen

## Regelhefte

titanic-rule-T55 =
    Ihr spielt nach einem Regelheft. Es klärt drei Fragen, die in den gedruckten Regeln verschieden beantwortet werden: ob Murdoch aufhören darf (T40), wie Latimers Ankerserien zählen (T45) und was die Fähigkeit von Lowe oder Smith ersetzt (T44, T46).
    Haus: Murdoch darf aufhören, es zählen genau drei Anker, eine Fähigkeit ersetzt die Aktion. Das gilt, wenn ihr nichts anderes wählt.
    Englisch: Murdoch muss alle spielbaren Karten spielen, es zählen genau drei Anker, eine Fähigkeit ersetzt den ganzen Zug.
    Deutsch: Murdoch darf aufhören, es zählen genau drei Anker, eine Fähigkeit ersetzt den ganzen Zug.
    Französisch: Murdoch darf aufhören, jeder Passagier zählt nur in einer Serie, eine Fähigkeit ersetzt die Aktion.
    Jede der drei Fragen könnt ihr auch einzeln entscheiden. Die Aufzeichnung einer Partie nennt alle drei.
    .title = Regelhefte
