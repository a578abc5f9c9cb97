### Der Client im Browser: wer am Zug ist, Plätze an einem Bildschirm, Umschläge, wer fehlt, Übung.

## Wer am Zug ist

# $name: wer am Zug ist, von mehreren an diesem Bildschirm oder als Crewmitglied.
web-turn-own-named = { web-turn-own }, { $name }
    .seat = { web-turn-own }, Platz { $seat }
# $role: das Crewmitglied.
web-turn-of-role = { web-turn-of } ({ $role })
web-turn-propose = Dein Vorschlag für { $name }

## Namen der Plätze an einem Bildschirm

web-seat-name = Name
    .label = Wer auf Platz { $seat } spielt

## Wer fehlt

# $time: eine der nächsten vier Meldungen.
web-away = { $name } ist nicht da: Ein Bot spielt in { $time }
web-away-seconds = { $count } s
web-away-minutes = { $count } min
web-away-hours = { $count } Std.
web-away-days = { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    }

## Umschläge

# $name: von wem der Vorschlag ist.
web-envelope = Verdeckter Vorschlag von { $name }
    .own = Dein verdeckter Vorschlag

## Übung

web-practice = Übung
    .help = Alle, die mitspielen, können jeden Schritt rückgängig machen, auch wenn Karten aufgedeckt wurden. Das Ergebnis zählt nicht.
    .on = Übung: Alles lässt sich rückgängig machen
    .off = Nein, diese Partie zählt
    .undo = Jeden Schritt rückgängig machen: Das ist eine Übung.
