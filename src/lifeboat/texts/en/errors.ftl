### What can go wrong, one message per error code: what was tried, what is wrong with it, what to do now.
### $tried: what was tried: figures, a phrase or, in quotes, what somebody wrote. $typed: the same, without quotes.
### $expected: what to use instead, in the same forms. $wanted: the same, without quotes. $why: a reason from the rules.

## The game and its set-up

error-game = There is no game called { $tried }. Choose { $expected }.
error-setup-field = { $tried } isn’t a field of the set-up. Use { $expected }.
error-setup-players = { $tried } is the wrong number of players for this game. Choose { $expected }.
error-setup-option = { $tried } isn’t a valid setting. Choose { $expected }.
error-setup-first = Seat { $tried } can’t go first. Choose a seat ({ $expected }), “drawn” or “table”.
error-player = There is no bot called { $tried } for this game. Choose { $expected }.
error-player-broken = The bot { $tried } can’t be used: its package is broken. Reinstall the package, or choose another bot.
error-seat = There is no seat { $tried } in this game. Choose { $expected }.
error-seat-taken = { $tried } and { $expected } contradict each other about who sits where. Leave one of them out.
error-setup-crew-count = { $tried } names the wrong number of crew members for { $expected ->
        [1] one player
       *[other] { $expected } players
    }. Name one for each player, separated by commas.
error-setup-crew-unknown = There is no crew member called { $tried }. Choose { $expected }.
error-setup-crew-players = { $tried } is only for games with more players. Choose { $expected }.
error-setup-crew-twice = { $tried } is named twice. Each crew member can be chosen only once.

## Editions

error-edition-syntax = The edition file isn’t valid TOML: there is a mistake at { $tried }. Correct it and try again.
error-edition-field = { $tried } isn’t valid in an edition file. Use { $expected }.
error-edition-word = The edition { $tried } can’t be read. Use { $expected }.
error-edition-size = This is too large or too long for an edition file: { $tried }. Use { $expected }.
error-edition-starts = In this edition, five crew members could start with { $tried } action cards between them. Choose numbers that add up to { $expected }.
error-edition-players = This edition has too few crew members for a table of { $tried }. Each player needs one.
error-edition-box = One box of cards has to be enough for three, four or five players. With { $tried }, the box would need more cards than it has. Use no more than { $expected } in all.

## Actions

error-action = { $tried } is neither an action nor a command. Type the number of an action, or { $expected }. “{ command-help }” lists the commands.
error-action-card = There is no action card { $tried }. Choose { $expected }.
error-place = { $tried } isn’t a place. Choose { $expected }.
error-line = { $tried } isn’t a line. Choose { $expected }.
error-card = { $tried } isn’t a card. Use “f1” to “f13” or “s1” to “s17”, with “+” for an anchor and “?” for a mystery.
error-illegal-action = { $why ->
        [none] That isn’t possible right now. Choose one of the actions on offer.
       *[other] { $why }
    }
error-action-number = There is no action number { $tried }. Choose { $expected }.
error-game-over = The game is over, so { $tried } can’t be played. “{ command-help }” shows what you can still type.
error-undo = The last step can’t be undone: it revealed or shuffled cards, or ended a turn.
error-undo-nothing = There is nothing to undo yet.
error-undo-other = “{ command-undo }” works only on your own steps, and the last one was someone else’s.
error-watching = Only bots are playing, so { $tried } doesn’t work. Press Enter for the next step, or type the number of a later one.

## Records

error-record-tag = This isn’t a record of a game: it begins with { $tried }. A record begins with { $expected }.
error-record-empty = This file is empty. A record begins with { $expected }.
error-record-secret = The secret { $tried } in this record isn’t valid. Use { $expected }.
error-record-deal = This record doesn’t say which deal was played. It needs a tag such as { $expected }.
error-secret = A secret of { $tried } is too long for a deal. Use { $expected }.
error-record-setup = The set-up in this record isn’t valid: { $tried }. Use { $expected }.
error-record-action = The record goes wrong at step { $tried }. { $why ->
        [none] That step can’t be read.
       *[other] { $why }
    } Everything up to that point is kept.
error-record-result = The record gives the result as { $tried }, but its steps lead to { $expected }. The steps are kept.
error-record-game = { $tried } is a record of the other game. Type “lifeboat play { $wanted } --load { $typed }”.
error-record-broken = The record goes wrong at step { $tried }. Everything up to that point is kept.
error-record-bots = The bots in this record can’t be seated: { $tried }. Use { $expected }, or say who sits where with “--bot” after “--load”.
error-verify-start = This game began from the position { $tried }, so there is no deal to check.
error-verify-promise = The record doesn’t say which hash was promised before the game. Add a tag such as { $expected }, or give the hash with “--commitment”.
error-verify-commitment = The secret doesn’t match the promise: its hash is { $tried }, but { $expected } was promised.
error-record-hidden = “{ command-record }” would show every hand, and the game isn’t over yet. “{ command-save } { $wanted }” writes the record to a file instead.

## Positions

error-position-field = { $tried } isn’t a field of a position. Write each field once, as “field=value”, separated by spaces. Use { $expected }.
error-position-parts = { $tried } has the wrong number of parts. Use { $expected }, separated by “/”.
error-position-number = { $tried } isn’t valid. Choose { $expected }.
error-position-word = { $tried } isn’t valid. Choose { $expected }.
error-position-fate = The fate { $tried } can’t be read. Use { $expected }.
error-position-shuffles = The shuffles { $tried } can’t be read. Use { $expected }, separated by commas.
error-position-card-twice = The passenger { $tried } is in this position more than once. Name each passenger once.
error-position-card-missing = The passenger { $tried } is missing. Name each passenger once, or put “*” in a pile for all the rest.
error-position-action-cards = The action cards don’t add up: { $tried }. Use { $expected }.
error-position-action-stack = The action stack can’t be empty while the action discard pile isn’t: it would have been refilled. Put a card in the action stack.
error-position-mystery = There is a problem with the mystery { $tried }: it needs { $expected }.
error-position-flooded = Deck { $tried } is flooded, so it has no line. Move its cards to another deck.
error-position-front = The front card of line { $tried } is face down. Put a face-up card at the front.
error-position-class = The classes are mixed at { $tried }. A line or a group can have only one class.
error-position-run = { $tried } is out of order. In a run, each card is one lower than the one behind it.
error-position-group = { $tried } is out of order in its group, where { $expected } comes next.
error-position-over = { $tried } doesn’t fit the rest of the position: { $expected }.
error-position-question = { $tried } doesn’t fit the rest of the position, which needs { $expected }.
error-position-known = This can’t be known: { $tried }. Use { $expected }.
error-position-paid = { $tried } can’t have counted in a row of anchors. Use { $expected }.

## The store

error-store-address = Lifeboat can’t use the database { $tried }. Choose { $expected }.
error-store-driver = PostgreSQL needs the package { $tried }. Install { $expected }, then start again.
error-store-open = The database can’t be opened: { $tried }.
error-store-newer = The database is at version { $tried }, but this program only knows versions up to { $expected }. Install a newer version of Lifeboat.
error-store-rights = The database user { $tried } lacks a right that the server needs: { $expected }. Grant it, then start again.
error-store-in-use = The database { $tried } is already in use by another server. Stop that server first.
error-store-away = The database can’t be reached, so nothing was saved. Try again in a moment.
error-store-lost = The connection to the database was lost, so nothing was saved. Try again.
error-store-uncertain = The connection to the database was lost at a bad moment, so this may or may not have been saved. Look at the table again before you go on.
error-store-failed = The database refused this, so nothing was saved. Tell whoever runs this server.
error-store-closed = The server is shutting down. Come back in a moment.
error-store-number = Someone else has changed this table in the meantime. Reload it.
error-store-table = There is no table { $tried }. Check the link.
error-store-exists = There is already a table { $tried }. Try again.
error-store-invite = This invitation has been used or withdrawn. Ask for a new one.
error-table-unreadable = This table can’t be read any more. Set up another one; if there is a server, tell whoever runs it.

## Files, commands and options

error-file-missing = There is no file { $tried }. Check the name and the folder.
error-file-directory = { $tried } is a folder. Give the name of a file.
error-file-permission = You don’t have permission to open { $tried }. Choose another file, or change the permissions of this one.
error-file-text = { $tried } isn’t UTF-8 text. Is it the right file?
error-file-exists = { $tried } already exists. Choose another name, or type “{ command-save }! { $typed }” to replace it.
error-file-special = { $tried } isn’t an ordinary file. Choose another name.
error-file-folder = The folder { $tried } doesn’t exist. Create it first, or choose another one.
error-file-not-folder = { $tried } isn’t a folder. Choose another place.
error-file-long = The name { $tried } is too long. Choose a shorter one.
error-file-characters = The name { $tried } contains characters that aren’t allowed in file names. Choose another one.
error-file-full = There isn’t enough disk space for { $tried }. Free some up, or choose another folder.
error-file-locked = { $tried } can’t be saved: its folder is read-only. Choose another folder.
error-file-other = { $tried } can’t be opened (system error { $expected }). Choose another file.
error-file-nowhere = The game couldn’t be saved in any folder.
error-file-name = The file name is missing. Type, for example, “{ $typed ->
        [save] { command-save }
       *[load] { command-load }
    } { $wanted }”.
error-rule = There is no rule { $tried }. Choose { $expected }.
error-seed = The seed { $tried } can’t be used. Use plain letters, digits and punctuation, but no double quotes.
error-language = The language { $tried } isn’t available. Choose { $expected }.
error-options = { $tried } and { $expected } can’t be used together: both say how the game begins. Leave one of them out.
error-step = { $tried } isn’t a step in this record. Choose { $expected }.
error-hint-over = The game is over: there is nothing left to decide.
error-hint-bot = Hints are for human players only, and it’s the turn of the bot in seat { $tried }.
error-hint-none = There are no hints for this game.
error-budget = The thinking limit can’t be { $tried }. Choose { $expected }.
error-solver = Lifeboat can’t solve { $tried }. Choose another game.
error-solve-over = The game in this record is over. Use “--deal” to solve its deal, or “--at” to solve the position before a step.
error-command = There is no command { $tried }. Choose { $expected }. “lifeboat --help” tells you more.
error-option = This command has no option { $tried }. “{ $wanted } --help” lists its options.
error-option-game = This game has no option { $tried }. Use { $expected }.
error-option-needs = { $tried } works only together with { $expected }.
error-argument-missing = Something is missing: { $tried }. “{ $wanted } --help” shows the correct usage.
error-option-value = The option { $tried } needs a value after it. “{ $wanted } --help” shows the correct usage.
error-arguments-extra = The command doesn’t take { $tried }. “{ $wanted } --help” shows the correct usage.
error-usage = The command line doesn’t make sense. “{ $wanted } --help” shows the correct usage.

# After an error that has a rule behind it.
error-see-rule = (Rule { $rule }: { $title })

## What to use instead, where it takes words
## The ids are the phrases that the source uses, with n for each number.

expected-hexadecimal-digits = hexadecimal digits (0–9, a–f)
expected-n-n-bytes = 1 to 64 bytes
expected-n-bytes-at-most = at most { $number } bytes
expected-n-characters-at-most = at most { $number } characters
expected-n-values-at-most = at most { $number } values
expected-n-levels-at-most = at most { $number } levels
expected-n-dots-at-most = at most { $number } dots
expected-n-numbers = { $number ->
        [one] 1 number
       *[other] { $number } numbers
    }
expected-a-list-of-numbers = a list of numbers
expected-field-value = “field=value”
expected-a-name-of-its-own-a-z-n-n = a name of its own, made of the letters a to z, digits and hyphens
expected-standard-or-name-field-value = “standard”, or “name(field=value;...)”
expected-decks-without-compartments-only-at-the-stern = decks without compartments only at the stern
expected-a-last-page-worth-n = a last page worth 0
expected-two-times-such-as-n-n = two times of day, such as “["23:40", "02:30"]”
expected-the-name-of-a-colour = the name of a colour
expected-n-most = “[1, highest]”
expected-in-a-line-group = a place in a line or a group
expected-no-rank-face-down = to have no rank while it is face down
expected-a-rank-face-up = a rank while it is face up
expected-rank-n = rank { $number }
expected-over = the game is over
expected-a-question = the game isn’t over
expected-another-asks = a different question
expected-another-playing = a different card being played, or none
expected-another-drawn = a different number of drawn cards
expected-another-arranged = “arranged=-”
expected-another-placed = “placed=0”
expected-another-line = a chosen line with “asks=front”, and none otherwise
expected-another-turned = no pages turned, no discards and no survivors
expected-cards-in-a-group = cards that are in a group
expected-another-before = all the cards of “hands” and “offer” in “before” with “asks=give”, and none otherwise
expected-another-offer = a different number of cards on offer
expected-another-agenda = a different agenda
expected-another-hands = the offered card in the hand
expected-another-decks = one face-up mystery without a rank for each rank still to be named
expected-another-moved = the other value of “moved”, 0 or 1
expected-an-answer = at least one possible answer
expected-a-stack-of-n-at-most = a stack of { $number ->
        [one] 1 card at most
       *[other] at most { $number } cards
    }
expected-another-stack = a stack that isn’t empty
expected-hidden-cards = hidden cards
expected-pockets-cards-pockets-of-n-n-b-s = “pockets:cards”, where the pockets are “1” to “6”, “b” and “s”
expected-cards-with-an-anchor = cards with an anchor
expected-such-as-n-n-n-gn-rescue-n-fn-n-wait-n-stop = words such as “3>5”, “2>g1”, “rescue:3”, “f7+>4”, “wait:2” or “stop”

## What was tried, where it takes words

tried-line-n = line { $number }
tried-line-n-column-n = line { $number }, column { $second }
tried-the-end = the end
tried-n-bytes = { $number } bytes
tried-n-cards-at-seat-n = { $number ->
        [one] 1 card
       *[other] { $number } cards
    } at seat { $second }
tried-n-passenger-cards-at-seat-n = { $number ->
        [one] 1 Passenger card
       *[other] { $number } Passenger cards
    } at seat { $second }

## Septentrick

error-sea-card = { $tried } isn’t a card. Use { $expected }.
error-setup-captain = Seat { $tried } can’t be Captain. Choose { $expected }.
error-position-cards = { $tried } is the wrong number of cards: in this game there should be { $expected }.
error-position-hand = This hand isn’t possible: { $tried }. It needs { $expected }.
error-position-pass = The passes don’t fit { $tried }: the position needs { $expected }.
error-position-played = This card couldn’t have been played: { $tried }. Choose { $expected }.

expected-another-trump = a trump, or none before it is named
expected-as-many-rings-as-people-with-n-players-not-n-and-n = as many life rings as passengers with { $number } players, not { $second } life rings and { $third } passengers
expected-another-on = different cards in “on”
expected-fewer-of-them = fewer of them
expected-lowest-highest = “[lowest, highest]”
expected-another-passed = different cards in “passed”
expected-another-passing = different cards in “passing”
expected-such-as-dn-pn-r-pass-cn-dn-keep-sn-trump-star = words such as “d7”, “p2”, “r”, “pass:c4,d7”, “keep:s9” or “trump:star”
expected-n-sea-and-rescue-cards = { $number } Sea and Rescue cards
expected-n-passenger-cards = { $number ->
        [one] 1 Passenger card
       *[other] { $number } Passenger cards
    }
expected-another-played = different cards in “played”

## On the server

error-command-form = The server doesn’t understand this command. “/api/docs” describes the commands.
error-action-text = { $tried } isn’t an action. Choose one that the table offers.
error-not-at-table = You’re only watching. Join the table first.
error-people = This table is full: it has room for { $expected }.
error-game-begun = You can do that only before the game begins.
error-game-not-begun = The game hasn’t begun yet.
error-game-ended = The game is over.
error-seats-free = These seats are still free: { $tried }. Fill them before you start the game.
error-seat-occupied = Someone is already sitting in seat { $tried }. Choose a free one.
error-seat-free = Nobody is sitting in seat { $tried }.
error-seat-name = You can’t name seat { $tried }: you can name only your own seats, and only if you have more than one. With a single seat, you go by your own name.
error-not-seated = You have no seat at this table.
error-host-only = Only the host can do that.
error-person = That person isn’t at this table.
error-remove-self = You can’t remove yourself. Leave the table instead.
error-not-your-turn = It isn’t your turn: the table is waiting for { $expected }.
error-stale = The table has changed in the meantime. Look again, then choose.
error-version = The table hasn’t got that far yet. Reload it.
error-undo-not-yours = You can undo only your own steps, and the last one wasn’t yours.
error-undo-law = The last step can’t be undone: it revealed or shuffled cards, or ended a turn.
error-propose-seat = You can’t make a proposal from seat { $tried } right now: either the seat isn’t yours, or the decision is yours anyway. Propose from your own seat when someone else decides.
error-proposals-none = There are no proposals to reveal.
error-proposals-off = This table doesn’t use proposals.
error-proposals-up = The proposals have already been revealed. Wait for the next decision.
error-silence = There is no talking at this table from the deal to the end of the game, or once a rematch is ready.
error-name-form = A name needs at least one character and can’t contain invisible ones.
error-text-form = A message needs at least one character and can’t contain invisible ones.
error-name-taken = Someone at this table is already called { $tried }. Choose another name.
error-table-full = You have done that { $expected } times, which is the most this table allows. Set up another table.
error-hints-off = This table doesn’t allow hints. Set up another one with hints if you’d like some.
error-hints-used-up = You have used all your hints for this game ({ $expected }).
error-hint-under-way = Your hint is already on its way. Wait a moment.
error-rematch = A rematch isn’t possible at this table right now. Set up a new table instead.
error-server-only = Only a server can do that, and this table runs without one.
error-bot-late = The bot is too late: it’s no longer deciding for { $expected }.
error-take-over = A bot can’t stand in for seat { $tried } right now.

expected-at-most-n-people = at most { $number } people
expected-seat-n = seat { $number }
expected-at-most-n = at most { $number }
## The server

error-setting = The setting { $tried } isn’t valid. Use { $expected }.
error-listen = The server can’t listen at { $tried }: { $expected }. Choose another “--host” or “--port”.
error-request-form = The server doesn’t understand this request. “/api/docs” describes the requests it accepts.
error-request-size = A request of { $tried } bytes is too large. Use { $expected }.
error-path = There is nothing at { $tried }. “/api/docs” lists the addresses you can use.
error-client = There is no page at { $tried }: this installation has no browser client. Build it by running “make web” in the source folder. Programs can still use the API (see “/api/docs”).
error-method = { $tried } isn’t allowed at this address. Use { $expected }.
error-origin = Pages from { $tried } aren’t allowed to use this server.
error-token = This table doesn’t recognise you, or no longer does. Join it first.
error-table-unknown = There is no table { $tried } here. Check the link.
error-record-open = This table’s record and results can’t be read until its game is over: they would give the cards away.
error-review-given-up = This game was abandoned before the end, so it has no review.
error-reviews-full = Too many reviews are already being prepared ({ $tried }). Try again in a few minutes.
error-stopping = The server is shutting down. Come back in a moment.
error-day-setup = The deal of the day is the same for everybody: leave out any set-up, edition or seed.
error-day-listed = The deal of the day can be played by link only: anyone watching an open table would know the cards.
error-day-practice = The deal of the day can’t be played for practice: everyone gets one try at it.
error-day-running = The deal of { $tried } runs until midnight (UTC). Play it to the end, or come back tomorrow, to see how others did.
error-day-date = There is no deal of the day for { $tried }. Choose { $expected } or an earlier date.
error-key = The header { $tried } is missing or doesn’t contain a key. Send a key of 16 to 100 ASCII characters.
error-replay-length = A record of { $tried } steps is too long to show here. Use one with at most { $expected } steps.
error-invite = This invitation has been used or is no longer valid. Ask the host for a new one.
error-table-broken = This table has to be reloaded. Try again.
error-not-finished = This couldn’t be finished, through no fault of yours. Try again in a moment.
error-too-many-requests = You’re going too fast. Try again in { $expected ->
        [1] one second
       *[other] { $expected } seconds
    }.
error-too-many-connections = Your address already has as many connections as it’s allowed ({ $tried }). Close one first.
error-too-many-tables = There are already as many unfinished tables as allowed ({ $tried }). Finish one of yours first, or try again later.
error-fault = Something went wrong, through no fault of yours. Try again.

expected-the-port-is-taken = the port is already taken
expected-it-is-not-allowed = it isn’t allowed
expected-no-such-address = there is no such address
expected-system-error-n = system error { $number }
expected-an-address-or-a-network = an address or a network, such as “192.0.2.7” or “10.0.0.0/8”
expected-an-origin = an origin such as “https://example.org”, with “http://” or “https://” and without a path
expected-one-process-for-sqlite = 1, or choose a PostgreSQL server with “--database”: only one process at a time can use an SQLite file

## On a device

error-needs-server = { $typed ->
        [invite] Nobody can follow an invitation to this game, as it’s kept on this device alone. Set up a table on a server to play with people elsewhere.
        [push] A game on this device can’t send notifications. That takes a table on a server.
        [day] The deal of the day comes from a server, as it’s the same for everybody. Play it there when you have a connection.
       *[lobby] Only a server has tables that other people can find. Go there when you have a connection.
    }
error-shelf-full = There is no room left on this device, so nothing was saved. Free some space, then try again.
error-shelf-denied = This browser doesn’t let the page keep anything, so games can’t be saved here. Leave private browsing or allow storage for this page, then reload it.
error-shelf-failed = This couldn’t be saved on this device. Reload the page, then try again.
error-export-form = This file can’t be read: { $typed ->
        [0] it isn’t one that Lifeboat has written
       *[other] something is wrong in line { $typed }
    }. Nothing was changed. Choose another file.
error-export-other = One of the games in this file isn’t the one that this device keeps under the same id. Nothing was changed. Choose another file.
error-export-newer = This file was written by a newer version of Lifeboat. Nothing was changed. Update this page, then try again.

## Learning environments

error-action-wait = That isn’t possible right now: this agent has nothing to decide. It can only wait, which is action { $wanted }.
error-no-episode = No game is in progress. Reset the environment first.

## The lab

error-lab-extra = The lab needs the package { $tried }. In a clone of Lifeboat, install it with { $expected }.
error-lab-player-twice = { $tried } is given twice. Name each bot once.
error-lab-solver = Deals of { $tried } can’t be solved. Choose { $expected }.
error-lab-jobs = { $tried } and { $expected } can’t be used together: the cluster decides how many games are played at once.
error-lab-file = { $tried } doesn’t hold the results of a study. Choose another file.
error-lab-study = { $tried } belongs to a study with a different { $expected }. Choose another file, or use the same options as before.
error-lab-cluster = Nothing answers at { $tried }. Is a Dask scheduler running there?
error-lab-cluster-empty = The cluster at { $tried } has no machines to play on. Start some Dask workers, then try again.
error-lab-workers = The cluster’s workers are gone, with { $tried } of { $expected } games still to play. With an “--out” file, the games played so far are kept: run the same command again to continue.
error-lab-worker-version = A worker runs version { $tried } of Lifeboat, but the study runs version { $expected }. Install the same version everywhere.

expected-a-number-above-n = a number greater than { $number }
expected-no-fields = no fields at all
expected-a-whole-number-from-n = a whole number of at least { $number }
expected-a-number-of-seconds-above-n = a number of seconds greater than { $number }

error-pass-pair = These two cards can’t be passed together. Choose two different cards that aren’t Passenger cards.