### Was an einem Tisch auf dem Server geschieht, außer dem Spiel selbst.
### $name: wie jemand heißt. $seat: ein Platz, ab 1 gezählt. $player: der Name eines Bots.

server-joined = { $name } kommt an den Tisch.
server-left = { $name } verlässt den Tisch.
server-removed = { $name } wird vom Tisch weggeschickt.
# $former: der Name davor.
server-renamed = { $former } heißt jetzt { $name }.
server-sat = { $name } nimmt Platz { $seat }.
server-bot-sat = Der Bot „{ $player }“ nimmt Platz { $seat }.
server-freed = Platz { $seat } ist frei.
server-started = Das Spiel beginnt.
server-undone = { $name } nimmt den letzten Schritt zurück.
server-proposed = Platz { $seat } legt einen Vorschlag verdeckt hin.
# $words: eine Aktion in Worten, ohne Punkt am Ende.
server-proposal = Platz { $seat } schlägt vor: { $words }
server-said = { $name }: { $text }
server-hinted = { $name } bekommt einen Tipp.
server-taken-over = { $name } ist nicht da. Der Bot „{ $player }“ spielt für Platz { $seat }.
server-claimed-back = { $name } ist wieder auf Platz { $seat }.
server-resigned = { $name } möchte aufgeben.
server-given-up = Alle haben aufgegeben. Das Spiel ist zu Ende.
server-rematched = Für dieselben Leute steht ein weiteres Spiel bereit.

## Ein Ergebnis in einer Zeile

# $deal: welche Karten es waren. $verdict: wie es endete.
result-line = { $game }, { $deal }, { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }: { $verdict }
# $day: ein Datum wie 2026-04-14.
result-day = Karten vom { $day }
# $deal: ein Wort für die Karten.
result-deal = Karten { $deal }
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
        [all-passengers] verloren in einem Stich nur aus Passagieren
       *[unmatched] nicht alle gerettet
    }, ausgeglichen: { $score } von { $players } Spielern
