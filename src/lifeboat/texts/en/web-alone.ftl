### The browser client: playing on this device, without a server

# $size: a number of megabytes.
web-alone = Play on this device
    .help = Play alone, with bots, or with others at this screen, without a connection. What that takes is downloaded once: { $size } MB.
    .go = Play on this device
web-alone-starting = Getting the games ready…
web-alone-fetching = The games couldn’t be downloaded. Check your connection and try again.
web-alone-crashed = Lifeboat has stopped on this device. Nothing you played is lost.
web-alone-stopped = Lifeboat doesn’t answer on this device. Nothing you played is lost. Try again in a moment.

## What it can't do

web-alone-here = You’re playing on this device
    .help = Your games stay here, and nobody else can see them. To play with people elsewhere, use a server.
# $server: the address of a server.
web-alone-server = Go to { $server }
web-alone-day = The deal of the day comes from a server, which also compares everyone’s results.
web-alone-invite = Everybody at this table plays at this screen: take several seats, and hand the device on. Inviting people elsewhere takes a server.

## All games as one file

web-alone-games = Your games on this device
    .help = Save all your games as a file, to keep them safe or to take them to another device. Whoever has the file can see all cards of these games, also of those that aren’t over.
    .save = Save all games
    .add = Add games from a file
web-alone-left-out = { $count ->
        [one] 1 game can’t be read any more, so it isn’t in the file.
       *[other] { $count } games can’t be read any more, so they aren’t in the file.
    }
web-alone-added = { $count ->
        [one] 1 game was added.
       *[other] { $count } games were added.
    } Brought up to date: { $continued }. Already here: { $known }.
