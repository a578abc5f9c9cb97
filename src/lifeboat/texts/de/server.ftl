### Was an einem Tisch auf dem Server geschieht, außer dem Spiel selbst.
### $name: wie jemand heißt. $seat: ein Platz, ab 1 gezählt. $player: der Name eines Bots.
### Das Attribut you ist, was erfährt, wer es getan hat.

server-joined = { $name } kommt an den Tisch.
    .you = Du kommst an den Tisch.
server-left = { $name } verlässt den Tisch.
server-removed = Der Gastgeber entfernt { $name } vom Tisch.
# $former: der Name davor.
server-renamed = { $former } heißt jetzt { $name }.
    .you = Du heißt jetzt { $name }.
server-sat = { $name } setzt sich auf Platz { $seat }.
    .you = Du setzt dich auf Platz { $seat }.
server-seat-named = Auf Platz { $seat } spielt { $name }.
    .none = Platz { $seat } hat keinen eigenen Namen mehr.
server-bot-sat = Ein Bot ({ $player }) setzt sich auf Platz { $seat }.
server-freed = Platz { $seat } ist frei.
server-started = Die Partie beginnt.
server-practice = Das ist eine Übung: Alle, die mitspielen, können alles rückgängig machen, und das Ergebnis zählt nicht.
server-undone = { $name } macht den letzten Schritt rückgängig.
    .you = Du machst den letzten Schritt rückgängig.
server-proposed = { $name } hat einen verdeckten Vorschlag gemacht.
    .you = Du hast einen verdeckten Vorschlag gemacht.
# $words: eine Aktion in Worten, ohne Punkt am Ende.
server-proposal = { $name } schlägt vor: { $words }
    .you = Du schlägst vor: { $words }
server-said = { $name }: { $text }
server-hinted = { $name } bekommt einen Tipp.
    .you = Du bekommst einen Tipp.
server-taken-over = { $name } ist nicht da. Ein Bot ({ $player }) spielt so lange weiter.
    .you = Du bist nicht da. Ein Bot ({ $player }) spielt so lange weiter.
server-claimed-back = { $name } ist wieder da.
    .you = Du bist wieder da.
server-resigned = { $name } möchte aufgeben.
    .you = Du möchtest aufgeben.
server-given-up = Alle haben aufgegeben. Die Partie ist zu Ende.
server-rematched = Die nächste Partie steht bereit.

## Ein Ergebnis in einer Zeile

# $deal: welche Karten es waren. $verdict: wie es endete.
result-line = { $game }, { $deal }, { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }: { $verdict }
# $line: result-line.
result-practice = { $line } (Übung)
# $day: ein Datum wie 2026-04-14.
result-day = Tagespartie vom { $day }
# $deal: ein Wort für die Karten.
result-deal = Verteilung { $deal }
result-given-up = aufgegeben
result-titanic = { $reason ->
        [all-safe] alle in Sicherheit
       *[sunk] gesunken
    }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $pages ->
        [one] 1 Seite umgeblättert
       *[other] { $pages } Seiten umgeblättert
    }
result-septentrick = { $reason ->
        [rescued] alle gerettet
        [all-passengers] verloren durch einen Stich nur aus Passagierkarten
       *[unmatched] nicht alle gerettet
    }, ausgeglichen: { $score } von { $players } Spielern
