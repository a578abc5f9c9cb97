### Der Web-Client: auf diesem Gerät spielen, ohne Server

# $size: a number of megabytes.
web-alone = Auf diesem Gerät spielen
    .help = Spiele allein, mit Bots oder zu mehreren an diesem Bildschirm, ohne Verbindung. Was es dazu braucht, wird einmal heruntergeladen: { $size } MB.
    .go = Auf diesem Gerät spielen
web-alone-starting = Die Spiele werden vorbereitet …
web-alone-fetching = Die Spiele konnten nicht heruntergeladen werden. Prüfe deine Verbindung und versuche es noch einmal.
web-alone-crashed = Lifeboat ist auf diesem Gerät stehen geblieben. Nichts von dem, was du gespielt hast, ist verloren.
web-alone-stopped = Lifeboat antwortet auf diesem Gerät nicht. Nichts von dem, was du gespielt hast, ist verloren. Versuche es gleich noch einmal.

## Was nicht geht

web-alone-here = Du spielst auf diesem Gerät
    .help = Deine Partien bleiben hier, und niemand sonst kann sie sehen. Um mit Leuten anderswo zu spielen, brauchst du einen Server.
# $server: the address of a server.
web-alone-server = Weiter zu { $server }
web-alone-day = Die Tagespartie kommt von einem Server, der auch die Ergebnisse aller vergleicht.
web-alone-invite = An diesem Tisch spielen alle an diesem Bildschirm: Nimm mehrere Plätze und gib das Gerät weiter. Um Leute anderswo einzuladen, braucht es einen Server.

## Alle Partien in einer Datei

web-alone-games = Deine Partien auf diesem Gerät
    .help = Speichere alle deine Partien als Datei, um sie sicher aufzubewahren oder auf ein anderes Gerät mitzunehmen. Wer die Datei hat, kann alle Karten dieser Partien sehen, auch die der laufenden.
    .save = Alle Partien speichern
    .add = Partien aus einer Datei hinzufügen
web-alone-left-out = { $count ->
        [one] 1 Partie lässt sich nicht mehr lesen und ist deshalb nicht in der Datei.
       *[other] { $count } Partien lassen sich nicht mehr lesen und sind deshalb nicht in der Datei.
    }
web-alone-added = { $count ->
        [one] 1 Partie wurde hinzugefügt.
       *[other] { $count } Partien wurden hinzugefügt.
    } Auf den neuesten Stand gebracht: { $continued }. Schon vorhanden: { $known }.
