### Im eigenen Tempo spielen: lange Geduld, Partien fortsetzen, Benachrichtigungen

# $time: eine Dauer wie „3 Tagen“.
web-patience-after = Nach { $time } spielt ein Bot
web-patience-never = Es springt kein Bot ein
    .words = Kein Bot springt ein. Die Partie wartet auf alle.
# Steht nach „nach“.
web-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
web-continue = Weiterspielen
    .others = { $count ->
        [one] An einem weiteren Tisch bist du auch dran.
       *[other] An { $count } weiteren Tischen bist du auch dran.
    }
web-push = Benachrichtige mich, wenn ich dran bin
    .help = Bist du dran und diese Seite ist geschlossen oder im Hintergrund, meldet sich dein Browser. Die Nachricht sagt sonst nichts über die Partie.
    .on = Dein Browser meldet sich, wenn du dran bist, auch wenn diese Seite geschlossen ist.
    .stop = Nicht mehr benachrichtigen
    .stopped = Du wirst nicht mehr benachrichtigt.
    .blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
    .failed = Dein Browser konnte die Benachrichtigungen nicht einschalten. Versuche es später noch einmal.
