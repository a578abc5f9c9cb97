### What can go wrong, one message an error code: what was tried, what was expected, what to do now.
### $tried: what was tried: figures, a phrase, or in quotes what somebody wrote. $typed: the same as it was written.
### $expected: what to do instead, in the same forms. $wanted: the same as it is written. $why: a reason of the rules.

## The game and its set-up

error-game = There is no game called { $tried } here. Choose { $expected }.
error-setup-field = A set-up has no field { $tried }. Use { $expected }.
error-setup-players = { $tried } isn’t a number of players for this game. Choose { $expected }.
error-setup-option = { $tried } isn’t possible. Choose { $expected }.
error-setup-first = Seat { $tried } can’t begin. Choose a seat ({ $expected }), “drawn” or “table”.
error-player = There is no player called { $tried } for this game. Choose { $expected }.
error-player-broken = The bot { $tried } can’t be used: its package is broken.
error-seat = There is no seat { $tried } here. Choose { $expected }.
error-seat-taken = { $tried } and { $expected } both say who sits in the same seat. Leave one of them out.
error-setup-crew-count = { $tried } doesn’t fit { $expected ->
        [1] one player
       *[other] { $expected } players
    }. Name one crew member for each player, with commas between them.
error-setup-crew-unknown = There is no crew member { $tried }. Choose { $expected }.
error-setup-crew-players = { $tried } needs more players. With this number, choose { $expected }.
error-setup-crew-twice = { $tried } is named twice. Each crew member is at the table only once.

## Editions

error-edition-syntax = The edition file isn’t valid TOML: look at { $tried }. Correct it and try again.
error-edition-field = { $tried } isn’t possible in an edition file. Use { $expected }.
error-edition-word = The edition { $tried } can’t be read. Use { $expected }.
error-edition-size = This is too large or too long for an edition file: { $tried }. Use { $expected }.
error-edition-starts = Five crew members of this edition start with { $tried } action cards together. Choose { $expected }.
error-edition-players = For a table of { $tried } this edition has too few crew members. Each player needs one.
error-edition-box = One box of cards serves three, four and five players. It would need more cards than there are with { $tried }. Use { $expected } in all.

## Actions

error-action = { $tried } is neither an action nor a command. Type the number of an action, or { $expected }. “{ command-help }” lists the commands.
error-action-card = There is no action card { $tried }. Choose { $expected }.
error-place = { $tried } isn’t a place. Choose { $expected }.
error-line = { $tried } isn’t a line. Choose { $expected }.
error-card = { $tried } isn’t a card. Use “f1” to “f13” or “s1” to “s17”, with “+” for an anchor and “?” for a mystery.
error-illegal-action = { $why ->
        [none] That isn’t possible now.
       *[other] { $why }
    }
error-action-number = There is no action number { $tried }. Choose { $expected }.
error-game-over = The game is over, so { $tried } can’t be played. “{ command-help }” shows what you can type.
error-undo = The last step can’t be taken back: it showed something, shuffled cards, or ended a turn.
error-undo-nothing = There is nothing to take back yet.
error-undo-other = “{ command-undo }” takes back steps of your own. The last step was somebody else’s.
error-watching = Only bots play here, so { $tried } isn’t possible. Press Enter for the next step, or type the number of a later one.

## Records

error-record-tag = This isn’t a record of a game: it begins with { $tried }. A record begins with { $expected }.
error-record-empty = This file is empty. A record begins with { $expected }.
error-record-secret = The secret { $tried } of this record can’t be read. Use { $expected }.
error-record-deal = This record doesn’t say which deal was played. It needs a tag such as { $expected }.
error-secret = A deal’s secret of { $tried } is too long. Use { $expected }.
error-record-setup = The set-up in this record isn’t possible: { $tried }. Use { $expected }.
error-record-action = The record breaks at step { $tried }. { $why ->
        [none] That step can’t be read.
       *[other] { $why }
    } What came before is kept.
error-record-result = The record says that it ended with { $tried }, but it leads to { $expected }. Its steps are kept.
error-record-game = { $tried } holds the other game. Type “lifeboat play { $wanted } --load { $typed }”.
error-record-broken = The record breaks at step { $tried }. What came before is kept.
error-record-bots = The bots in this record can’t be seated: { $tried }. Use { $expected }. “--load” with “--bot” says again who sits where.
error-verify-start = This game began from the position { $tried }. There was no deal that could be checked.
error-verify-promise = The record doesn’t say what hash was promised before the game. It needs a tag such as { $expected }, or give the hash with “--commitment”.
error-verify-commitment = The secret doesn’t keep the promise. Its hash is { $tried }; promised was { $expected }.
error-record-hidden = “{ command-record }” would show every hand, and the game isn’t over. “{ command-save } { $wanted }” keeps it in a file.

## Positions

error-position-field = { $tried } isn’t a field of a position. Write each field once, as “field=value”, with spaces between them. Use { $expected }.
error-position-parts = { $tried } has the wrong number of parts. Use { $expected }, with “/” between them.
error-position-number = { $tried } isn’t possible. Choose { $expected }.
error-position-word = { $tried } isn’t possible. Choose { $expected }.
error-position-fate = The fate { $tried } can’t be read. Use { $expected }.
error-position-shuffles = The shuffles { $tried } can’t be read. Use { $expected }, with commas between them.
error-position-card-twice = The passenger { $tried } is in this position more than once. Each passenger is there once.
error-position-card-missing = The passenger { $tried } is missing. Name each passenger once, or put “*” in a pile for all the rest.
error-position-action-cards = The action cards don’t add up: { $tried }. Use { $expected }.
error-position-action-stack = The action stack is empty while the action discard is not. It would have been refilled.
error-position-mystery = The mystery { $tried } can’t be like this: it needs { $expected }.
error-position-flooded = Deck { $tried } is flooded, so it has no line. Move its cards to another deck.
error-position-front = The front card of line { $tried } lies face down. Put a face-up card at the front.
error-position-class = The classes are mixed at { $tried }. A line or a group is of one class.
error-position-run = { $tried } is out of order. In a run each card is one lower than the one behind it.
error-position-group = { $tried } is out of order in its group: the next one there needs { $expected }.
error-position-over = { $tried } can’t be asked here: the position needs { $expected }.
error-position-question = { $tried } doesn’t fit the rest of the position: it needs { $expected }.
error-position-known = What is known can’t be true: { $tried }. Use { $expected }.
error-position-paid = { $tried } can’t have counted in a row of anchors. Use { $expected }.

## The store

error-store-address = { $tried } isn’t a database that can be used. Choose { $expected }.
error-store-driver = PostgreSQL needs the package { $tried }. Install { $expected } and start again.
error-store-open = The database can’t be opened: { $tried }.
error-store-newer = The database has version { $tried }, which is newer than this program’s { $expected }. Install the newer program.
error-store-in-use = The database { $tried } is already open in another server. Stop that one first.
error-store-away = The database can’t be reached. Nothing was written. Try again soon.
error-store-lost = The connection to the database broke. Nothing was written. Try again.
error-store-uncertain = The connection to the database broke at a bad moment. Look at the table again before you go on.
error-store-failed = The database refused this. Nothing was written.
error-store-closed = The server is stopping. Come back soon.
error-store-number = Somebody else has written to this table in the meantime. Load it again.
error-store-table = There is no table { $tried }.
error-store-exists = There is already a table { $tried }.
error-store-invite = This invitation has been used or withdrawn. Ask for another one.
error-table-unreadable = This table can’t be read from the database. Tell whoever runs this server, or set up another table.

## Files, commands and options

error-file-missing = There is no file { $tried }. Check the name and the folder.
error-file-directory = { $tried } is a folder. Give the name of a file.
error-file-permission = You aren’t allowed to open { $tried }. Choose another file, or change its permissions.
error-file-text = { $tried } isn’t UTF-8 text. Is it the right file?
error-file-exists = { $tried } already exists. Choose another name, or type “{ command-save }! { $typed }” to replace it.
error-file-special = { $tried } isn’t an ordinary file. Choose another name.
error-file-folder = The folder { $tried } doesn’t exist. Create it first, or choose another one.
error-file-not-folder = { $tried } isn’t a folder. Choose another place.
error-file-long = The name { $tried } is too long. Choose a shorter one.
error-file-characters = The name { $tried } has characters that no file name can have. Choose another one.
error-file-full = There is no space left for { $tried }. Make some, or choose another folder.
error-file-locked = { $tried } is in a place where nothing can be written. Choose another folder.
error-file-other = { $tried } can’t be opened (system error { $expected }). Choose another file.
error-file-nowhere = The game couldn’t be written to any folder.
error-file-name = A file name is missing. Type, for example, “{ $typed ->
        [save] { command-save }
       *[load] { command-load }
    } { $wanted }”.
error-rule = There is no rule { $tried }. Choose { $expected }.
error-seed = The seed { $tried } can’t be used. Use plain letters, digits and signs, but no double quote.
error-language = There is no language { $tried } here. Choose { $expected }.
error-options = { $tried } can’t go together with { $expected }: they say in two ways how the game begins.
error-step = { $tried } isn’t a step of this record. Choose { $expected }.
error-hint-over = The game is over: there is nothing left to decide.
error-hint-bot = Hints are for human players only, and a bot decides now, in seat { $tried }.
error-hint-none = There are no hints in this game.
error-budget = { $tried } can’t be spent on thinking. Choose { $expected }.
error-solver = There is no solver for { $tried } here.
error-solve-over = The game of this record is over. “--deal” solves its deal, “--at” the position before a step.
error-command = There is no command { $tried }. Choose { $expected }. “lifeboat --help” says more.
error-option = There is no option { $tried } here. “{ $wanted } --help” lists the options.
error-option-game = This game has no option { $tried }. Use { $expected }.
error-option-needs = { $tried } needs { $expected } beside it.
error-argument-missing = Something is missing: { $tried }. “{ $wanted } --help” shows how it is written.
error-option-value = The option { $tried } needs a value behind it. “{ $wanted } --help” shows how it is written.
error-arguments-extra = There is too much: { $tried }. “{ $wanted } --help” shows how it is written.
error-usage = The command line can’t be understood. “{ $wanted } --help” shows how it is written.

# After an error, where a rule stands behind it.
error-see-rule = (Rule { $rule }: { $title })

## What was expected, where it takes words
## The ids are the phrases of the rules, with n for each number.

expected-hexadecimal-digits = hexadecimal digits (0-9, a-f)
expected-n-n-bytes = 1 to 64 bytes
expected-n-bytes-at-most = { $number } bytes at most
expected-n-characters-at-most = { $number } characters at most
expected-n-values-at-most = { $number } values at most
expected-n-levels-at-most = { $number } levels at most
expected-n-dots-at-most = { $number } dots at most
expected-n-numbers = { $number } numbers
expected-a-list-of-numbers = a list of numbers
expected-field-value = “field=value”
expected-a-name-of-its-own-a-z-n-n = a name of its own, from the letters a to z, digits and hyphens
expected-standard-or-name-field-value = “standard”, or “name(field=value;...)”
expected-decks-without-compartments-only-at-the-stern = decks without compartments only at the stern
expected-a-last-page-worth-n = a last page worth 0
expected-two-times-such-as-n-n = two times, such as “["23:40", "02:30"]”
expected-the-name-of-a-colour = the name of a colour
expected-n-most = “[1, the most]”
expected-in-a-line-group = a place in a line or in a group
expected-no-rank-face-down = no rank while it lies face down
expected-a-rank-face-up = a rank while it lies face up
expected-rank-n = rank { $number }
expected-over = the end of the game
expected-a-question = a question, because the game is not over
expected-another-asks = another question
expected-another-playing = another card being played, or none
expected-another-drawn = other drawn cards
expected-another-arranged = other arranged cards
expected-another-placed = another number of placed cards
expected-another-line = another chosen line
expected-another-turned = another number of pages turned
expected-cards-in-a-group = cards that are in a group
expected-another-before = other hands from before
expected-another-offer = other cards on offer
expected-another-agenda = another agenda
expected-another-hands = the offered card in the hand
expected-another-decks = a mystery without a rank
expected-another-moved = moves of this turn noted where they matter, and only there
expected-an-answer = at least one possible answer
expected-a-stack-of-n-at-most = a stack of { $number } cards at most
expected-another-stack = a stack that is not empty
expected-hidden-cards = cards that lie hidden
expected-pockets-cards-pockets-of-n-n-b-s = “pockets:cards”, with pockets from “1” to “6”, “b” and “s”
expected-cards-with-an-anchor = cards with an anchor
expected-such-as-n-n-n-gn-rescue-n-fn-n-wait-n-stop = words such as “3>5”, “2>g1”, “rescue:3”, “f7+>4”, “wait:2” or “stop”

## What was tried, where it takes words

tried-line-n = line { $number }
tried-line-n-column-n = line { $number }, column { $second }
tried-the-end = the end
tried-n-bytes = { $number } bytes
tried-n-cards-at-seat-n = { $number } cards at seat { $second }
tried-n-passenger-cards-at-seat-n = { $number } Passenger cards at seat { $second }

## Septentrick

error-sea-card = { $tried } isn’t a card. Use { $expected }.
error-setup-captain = There is no seat { $tried } for the Captain. Choose { $expected }.
error-position-cards = { $tried } can’t be: this game has { $expected } of that card.
error-position-hand = This hand isn’t possible: { $tried }. It needs { $expected }.
error-position-pass = These passes aren’t possible: { $tried }. The position needs { $expected }.
error-position-played = This card couldn’t be played then: { $tried }. Choose { $expected }.

expected-another-trump = another trump
expected-as-many-rings-as-people-with-n-players-not-n-and-n = as many life rings as people with { $number } players, not { $second } rings and { $third } people
expected-another-on = other cards passed on
expected-fewer-of-them = fewer of them
expected-lowest-highest = “[lowest, highest]”
expected-another-passed = other cards passed
expected-another-passing = other cards chosen for the pass
expected-such-as-dn-pn-r-pass-cn-dn-keep-sn-trump-star = words such as “d7”, “p2”, “r”, “pass:c4,d7”, “keep:s9” or “trump:star”
expected-n-sea-and-rescue-cards = { $number } Sea and Rescue cards
expected-n-passenger-cards = { $number } Passenger cards
expected-another-played = other cards played

## On the server

error-command-form = The server doesn’t understand this command. “/api/docs” describes the commands.
error-action-text = { $tried } isn’t an action. Choose one that the table offers.
error-not-at-table = You are only watching. Join the table first.
error-people = There is no room at this table any more: { $expected } fit around it.
error-game-begun = That is possible only before the game begins.
error-game-not-begun = The game hasn’t begun yet.
error-game-ended = The game is over.
error-seats-free = These seats are still free: { $tried }. Fill them before the game begins.
error-seat-occupied = Somebody already sits in seat { $tried }. Choose a free one.
error-seat-free = Nobody sits in seat { $tried }.
error-not-seated = You have no seat at this table.
error-host-only = Only the host of the table can do that.
error-person = That person isn’t at this table.
error-remove-self = You can’t remove yourself. Leave the table instead.
error-not-your-turn = It’s not your turn: waiting for { $expected }.
error-stale = The table has changed in the meantime. Look again, then choose.
error-version = The table hasn’t come that far yet. Load it again.
error-undo-not-yours = The last step wasn’t yours to take back.
error-undo-law = The last step can’t be taken back: it showed a card, shuffled some, or ended a turn.
error-propose-seat = You can’t propose for seat { $tried } now: it isn’t yours, or you decide yourself.
error-proposals-none = There is no proposal to turn up.
error-proposals-off = This table plays without proposals.
error-proposals-up = The proposals have been turned up. Wait for the next decision.
error-silence = From the deal to the end nobody talks at this table, nor once another game is set up for the same people.
error-name-form = Names need at least one character and no invisible ones.
error-text-form = Messages need at least one character and no invisible ones.
error-name-taken = Somebody at this table is already called { $tried }. Choose another name.
error-table-full = You have done that { $expected } times, which is the most this table allows. Set up another table.
error-hints-off = This table plays without hints.
error-hints-used-up = You have had all your hints in this game ({ $expected }).
error-hint-under-way = Your hint is being thought of already. Wait a moment.
error-rematch = This table can’t set up another game now.
error-server-only = Only a server can do that. This table is played without one.
error-bot-late = The bot comes too late: it no longer decides for { $expected }.
error-take-over = No bot can stand in at seat { $tried } now.

expected-at-most-n-people = at most { $number } people
expected-seat-n = seat { $number }
expected-at-most-n = at most { $number }
## The server

error-setting = The setting { $tried } isn’t possible. Use { $expected }.
error-listen = The server can’t listen at { $tried }: { $expected }. Choose another “--host” or “--port”.
error-request-form = The server doesn’t understand this request. “/api/docs” describes what it can be asked.
error-request-size = A request of { $tried } bytes is too large. Use { $expected }.
error-path = There is nothing at { $tried }. “/api/docs” lists what there is.
error-client = There is no page at { $tried }: this installation was made without the browser client. “make web” in the source builds it. Programs can use “/api/docs” all the same.
error-method = { $tried } isn’t possible there. Use { $expected }.
error-origin = Pages of { $tried } aren’t allowed to use this server.
error-token = Your token is missing, or isn’t valid at this table. Join the table to get one.
error-table-unknown = There is no table { $tried } here. Check the link.
error-record-open = The record and the results of this table can be read once its game is over: they tell of the cards.
error-review-given-up = This game was given up before its end, so there is no review of it.
error-reviews-full = { $tried } reviews are already being made. Try again in a few minutes.
error-stopping = The server is stopping. Come back in a moment.
error-day-setup = The deal of the day is the same for everybody: choose no set-up, edition or seed with it.
error-day-listed = The deal of the day is played by link only: anyone watching an open table would know the cards.
error-day-running = The deal of { $tried } is for everybody until midnight (UTC). Play it to the end, or come back tomorrow, to see how others played it.
error-day-date = There is no deal of the day for { $tried }. Choose a date such as { $expected } or an earlier one.
error-key = The header { $tried } is missing or holds no key. A key has 16 to 100 ASCII characters.
error-replay-length = A record of { $tried } steps is too long to be shown here. Use at most { $expected } steps.
error-invite = This invitation has been used up or is no longer valid. Ask the host for another one.
error-table-broken = This table has to be loaded again. Try once more.
error-not-finished = The server couldn’t finish this. It wasn’t your doing. Try again in a moment.
error-too-many-requests = That was too much at once. Try again in { $expected ->
        [1] one second
       *[other] { $expected } seconds
    }.
error-too-many-connections = Your address already has as many connections as it may have ({ $tried }). Close one of them first.
error-too-many-tables = There are already as many open tables as there may be ({ $tried }). Finish one of them first, or try again later.
error-fault = Something went wrong in the server. It wasn’t your doing. Try again.

expected-the-port-is-taken = the port is already taken
expected-it-is-not-allowed = it isn’t allowed
expected-no-such-address = there is no such address
expected-system-error-n = system error { $number }
expected-an-address-or-a-network = an address or a network, such as “192.0.2.7” or “10.0.0.0/8”
expected-an-origin = an origin such as “https://example.org”, with “http://” or “https://” and without a path

## Learning environments

error-action-wait = That isn’t possible now: this agent has nothing to decide. It waits, which is action { $expected }.
error-no-episode = No game is going on. Reset the environment first.

## The lab

error-lab-extra = The lab needs the package { $tried }. In a clone of Lifeboat, install it with { $expected }.
error-lab-player-twice = { $tried } is there twice. Name each player once.
error-lab-solver = There is no solver for { $tried }. Choose { $expected }.
error-lab-jobs = { $tried } can’t go together with { $expected }: the cluster says how many games are played at once.
error-lab-file = { $tried } holds no results of a study. Choose another file.
error-lab-study = { $tried } belongs to another study. These differ: { $expected }. Choose another file, or the same options as before.
error-lab-cluster = Nobody answers at { $tried }. Is a Dask scheduler running there?
error-lab-cluster-empty = The cluster at { $tried } has no workers. Start some, then try again.
error-lab-workers = The workers have gone, with { $tried } of { $expected } games still to be played. What was played is kept if there is an “--out” file; the same command goes on.
error-lab-worker-version = A worker runs version { $tried } of Lifeboat, but the study is of version { $expected }. Install the same one everywhere.

expected-a-number-above-n = a number above { $number }
expected-no-fields = none
expected-a-whole-number-from-n = a whole number from { $number }
expected-a-number-of-seconds-above-n = a number of seconds above { $number }

error-pass-pair = These two can’t be passed together. Choose two different cards that aren’t Passenger cards.