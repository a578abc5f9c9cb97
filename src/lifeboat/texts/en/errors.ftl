### What can go wrong, one message an error code: what was tried, what was expected, what to do now.
### $tried: what was tried, in notation. $expected: what was expected instead.

## The game and its set-up

error-game = There is no game called “{ $tried }” here. You can play: { $expected }.
error-setup-field = A set-up has no field “{ $tried }”. Its fields: { $expected }.
error-setup-players = “{ $tried }” is no number of players for this game. Choose { $expected }.
error-setup-option = “{ $tried }” is not possible. Choose one of: { $expected }.
error-setup-first = Seat { $tried } cannot begin. Choose a seat ({ $expected }), “drawn” or “table”.
error-player = There is no player called “{ $tried }” for this game. There are: { $expected }.
error-seat = There is no seat “{ $tried }” here. Choose { $expected }.
error-seat-taken = “{ $tried }” and “{ $expected }” both say who sits in the same seat. Leave one of them out.
error-setup-crew-count = “{ $tried }” does not fit { $expected ->
        [1] one player
       *[other] { $expected } players
    }. Name one crew member for each player, with commas between them.
error-setup-crew-unknown = There is no crew member “{ $tried }”. Choose from: { $expected }.
error-setup-crew-players = “{ $tried }” needs more players. With this number you can choose from: { $expected }.
error-setup-crew-twice = “{ $tried }” is named twice. Each crew member is at the table only once.

## Editions

error-edition-syntax = The edition file is no valid TOML: { $tried }. Mend that line and try again.
error-edition-field = The edition file has something that cannot be: { $tried }. Expected: { $expected }.
error-edition-word = The edition “{ $tried }” cannot be read. Expected: { $expected }.
error-edition-size = The edition has something too large or too long: { $tried }. Expected: { $expected }.
error-edition-starts = Five crew members of this edition start with { $tried } action cards together. Expected: { $expected }.
error-edition-players = This edition has too few crew members for { $tried } players. Each player needs one.
error-edition-box = One box of cards serves three, four and five players. It would need more cards than there are with { $tried }. Expected: { $expected } in all.

## Actions

error-action = “{ $tried }” is neither an action nor a command. Type the number of an action, or { $expected }. “{ command-help }” lists the commands.
error-action-card = There is no action card “{ $tried }”. There are: { $expected }.
error-place = “{ $tried }” is no place. Places are: { $expected }.
error-line = “{ $tried }” is no line. Lines are: { $expected }.
error-card = “{ $tried }” is no card. Cards are f1 to f13 and s1 to s17, with + for an anchor and ? for a mystery.
error-illegal-action = { $tried } is not possible now. Choose one of the actions in the list.
error-action-number = There is no action number { $tried }. Choose { $expected }.
error-game-over = The game is over, so “{ $tried }” cannot be played. “{ command-help }” shows what you can type.
error-undo = The last step ({ $tried }) cannot be taken back: it showed something, shuffled cards, or ended a turn.
error-undo-nothing = There is nothing to take back yet.
error-undo-other = “{ command-undo }” takes back steps of your own. The last step was somebody else’s.
error-watching = Only bots play here, so “{ $tried }” is not possible. Press Enter for the next step, or type the number of a later one.

## Records

error-record-tag = This is no record of a game: it begins with “{ $tried }”. A record begins with { $expected }.
error-record-empty = This file is empty. A record begins with { $expected }.
error-record-secret = The secret “{ $tried }” of this record cannot be read. Expected: { $expected }.
error-record-deal = This record does not say which deal was played. It needs a tag such as { $expected }.
error-secret = A deal’s secret of { $tried } is too long. Expected: { $expected }.
error-record-setup = The set-up in this record is not possible: “{ $tried }”. Expected: { $expected }.
error-record-action = The record breaks at step “{ $tried }”. Possible there: { $expected }. What came before is kept.
error-record-result = The record says that it ended with “{ $tried }”, but it leads to “{ $expected }”. Its steps are kept.
error-record-game = “{ $tried }” holds a game of { $expected }. Type “lifeboat play { $expected } --load { $tried }”.
error-record-broken = The record breaks at step { $tried }. What came before is kept.
error-record-bots = The bots in this record cannot be seated: “{ $tried }”. Expected: { $expected }. “--load” with “--bot” says anew who sits where.
error-verify-start = This game began from the position “{ $tried }”. There was no deal that could be checked.
error-verify-promise = The record does not say what hash was promised before the game. It needs a tag such as { $expected }, or give the hash with “--commitment”.
error-verify-commitment = The secret does not keep the promise. Its hash is { $tried }; promised was { $expected }.
error-record-hidden = “{ command-record }” would show every hand, and the game is not over. “{ command-save } { $expected }” keeps it in a file.

## Positions

error-position-field = “{ $tried }” is no field of a position. Write each field once, as field=value, with spaces between them. The fields: { $expected }.
error-position-parts = “{ $tried }” has the wrong number of parts. Expected: { $expected }, with / between them.
error-position-number = “{ $tried }” is not possible. Expected: { $expected }.
error-position-word = “{ $tried }” is not possible. Choose one of: { $expected }.
error-position-fate = The fate “{ $tried }” cannot be read. Expected: { $expected }.
error-position-shuffles = The shuffles “{ $tried }” cannot be read. Expected: { $expected }, with commas between them.
error-position-card-twice = The passenger { $tried } is in this position more than once. Each passenger is there once.
error-position-card-missing = The passenger { $tried } is missing. Name each passenger once, or put * in a pile for all the rest.
error-position-action-cards = The action cards do not add up: { $tried }. Expected: { $expected }.
error-position-action-stack = The action stack is empty while the action discard is not. It would have been refilled.
error-position-mystery = The mystery { $tried } cannot be there. Expected: { $expected }.
error-position-flooded = Deck { $tried } is flooded, so it has no line. Move its cards to another deck.
error-position-front = The front card of line { $tried } lies face down. Expected: a face-up card at the front.
error-position-class = The classes are mixed at { $tried }. A line or a group is of one class.
error-position-run = { $tried } is out of order. In a run each card is one lower than the one behind it.
error-position-group = { $tried } is out of order in its group. Expected: { $expected }.
error-position-over = “{ $tried }” cannot be asked here. Expected: { $expected }.
error-position-question = “{ $tried }” does not fit the rest of the position. Expected: { $expected }.
error-position-known = What is known cannot be true: { $tried }. Expected: { $expected }.
error-position-paid = { $tried } cannot have counted in a row of anchors. Expected: { $expected }.

## The store

error-store-address = “{ $tried }” is no database that can be used. There are: { $expected }.
error-store-driver = PostgreSQL needs the package { $tried }. Install { $expected } and start again.
error-store-open = The database cannot be opened: { $tried }.
error-store-newer = The database has version { $tried }, which is newer than this program’s { $expected }. Install the newer program.
error-store-in-use = The database “{ $tried }” is already open in another server. Stop that one first.
error-store-away = The database cannot be reached ({ $tried }). Nothing was written. Try again soon.
error-store-lost = The connection to the database broke ({ $tried }). Nothing was written. Try again.
error-store-uncertain = The connection to the database broke at a bad moment ({ $tried }). Look at the table again before you go on.
error-store-failed = The database refused this ({ $tried }). Nothing was written.
error-store-closed = The server is stopping: “{ $tried }” is not possible any more. Come back soon.
error-store-number = Entry { $tried } cannot be written: the next one is { $expected }. Somebody else has written to this table. Load it again.
error-store-table = There is no table “{ $tried }”.
error-store-exists = There is already a table “{ $tried }”.
error-store-invite = The invitation to table “{ $tried }” has been used or withdrawn. Ask for another one.
error-table-unreadable = Table { $tried } cannot be read from the database. Tell whoever runs this server, or set up another table.

## Files, commands and options

error-file-missing = There is no file “{ $tried }”. Look at the name and the folder.
error-file-directory = “{ $tried }” is a folder. Give the name of a file.
error-file-permission = “{ $tried }” may not be opened by you. Choose another file, or change its permissions.
error-file-text = “{ $tried }” is no text in UTF-8. Is it the right file?
error-file-exists = “{ $tried }” exists already. Choose another name, or type “{ command-save }! { $tried }” to replace it.
error-file-special = “{ $tried }” is no ordinary file. Choose another name.
error-file-other = “{ $tried }” cannot be opened: { $expected }.
error-file-nowhere = The game ({ $tried }) could not be written to any folder. It is lost.
error-file-name = A file name is missing. Type, for example, “{ $tried ->
        [save] { command-save }
       *[load] { command-load }
    } { $expected }”.
error-rule = There is no rule “{ $tried }”. Rules are: { $expected }.
error-seed = The seed “{ $tried }” cannot be used. Take plain letters, digits and signs, but no double quote (").
error-language = There is no language “{ $tried }” here. Choose { $expected }.
error-options = { $tried } cannot go together with { $expected }: they say in two ways how the game begins.
error-step = “{ $tried }” is no step of this record. Choose { $expected }.
error-hint-over = The game is over: there is nothing left to decide.
error-hint-bot = Seat { $tried } decides now, and it is the bot “{ $expected }”. A hint is for people.
error-budget = “{ $tried }” cannot be spent on thinking. Choose { $expected }.
error-solver = There is no solver for “{ $tried }” here.
error-solve-over = The game of this record is over. “--deal” solves its deal, “--at” the position before a step.
error-command = There is no command “{ $tried }”. Commands are: { $expected }. “lifeboat --help” says more.
error-option = There is no option “{ $tried }” here. “{ $expected } --help” lists the options.
error-option-game = This game has no option “{ $tried }”. It is set up with: { $expected }.
error-option-needs = { $tried } says something only together with { $expected }.
error-argument-missing = Something is missing: { $tried }. “{ $expected } --help” shows how it is written.
error-option-value = The option { $tried } wants a value behind it. “{ $expected } --help” shows how it is written.
error-arguments-extra = There is too much: { $tried }. “{ $expected } --help” shows how it is written.
error-usage = That cannot be understood: { $tried } “{ $expected } --help” shows how it is written.

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
expected-field-value = field=value
expected-a-name-of-its-own-a-z-n-n = a name of its own, from a-z, 0-9 and -
expected-standard-or-name-field-value = standard, or name(field=value;...)
expected-decks-without-compartments-only-at-the-stern = decks without compartments only at the stern
expected-a-last-page-worth-n = a last page worth 0
expected-two-times-such-as-n-n = two times, such as ["23:40", "02:30"]
expected-the-name-of-a-colour = the name of a colour
expected-n-most = [1, the most]
expected-in-a-line-group = in a line or in a group
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
expected-pockets-cards-pockets-of-n-n-b-s = pockets:cards, with pockets from 1-6, b and s
expected-cards-with-an-anchor = cards with an anchor
expected-such-as-n-n-n-gn-rescue-n-fn-n-wait-n-stop = words such as 3>5, 2>g1, rescue:3, f7+>4, wait:2 or stop

## Septentrick

error-sea-card = “{ $tried }” is no card. Write { $expected }.
error-setup-captain = There is no seat { $tried } for the Captain. Choose { $expected }.
error-position-cards = In this game there cannot be { $tried }, but { $expected }.
error-position-hand = This hand cannot be: { $tried }. Expected: { $expected }.
error-position-pass = These passes cannot be: { $tried }. Expected: { $expected }.
error-position-played = This card could not be played then: { $tried }. Possible: { $expected }.

expected-another-trump = another trump
expected-as-many-rings-as-people-with-n-players-not-n-and-n = as many life rings as people with { $number } players, not { $second } rings and { $third } people
expected-another-on = other cards passed on
expected-fewer-of-them = fewer of them
expected-lowest-highest = [lowest, highest]
expected-another-passed = other cards passed
expected-another-passing = other cards chosen for the pass
expected-such-as-dn-pn-r-pass-cn-dn-keep-sn-trump-star = words such as d7, p2, r, pass:c4,d7, keep:s9 or trump:star
expected-n-sea-and-rescue-cards = { $number } Sea and Rescue cards
expected-n-passenger-cards = { $number } Passenger cards
expected-another-played = other cards played

## On the server

error-command-form = This is no command that the server understands: { $tried }.
error-action-text = “{ $tried }” is no action. Actions are { $expected }. Those that are possible now are in the “legal” of your view.
error-not-at-table = You are watching, so “{ $tried }” is not possible. Join the table first.
error-people = There is no place for { $tried } at this table any more. Expected: { $expected }.
error-game-begun = The game has begun, so “{ $tried }” is not possible any more.
error-game-not-begun = The game has not begun, so “{ $tried }” is not possible yet.
error-game-ended = The game is over, so “{ $tried }” is not possible any more.
error-seats-free = Nobody sits in these seats: { $tried }. Fill them before the game begins.
error-seat-occupied = Somebody sits in seat { $tried } already. Choose a free one.
error-seat-free = Nobody sits in seat { $tried }.
error-not-seated = You have no seat at this table, so “{ $tried }” is not possible.
error-host-only = Only the host of the table can do that: “{ $tried }”.
error-person = Person { $tried } is not at this table.
error-remove-self = “{ $tried }” is for others, not for yourself. Leave the table instead.
error-not-your-turn = It is not your turn, so “{ $tried }” is not possible. Awaited: { $expected }.
error-stale = The table has changed since you saw it (number { $tried }, now { $expected }). Look again, then choose.
error-version = Number { $tried } has not come yet. Expected: { $expected }.
error-undo-not-yours = The last step was not yours to take back.
error-undo-law = The last step cannot be taken back: it showed a card, shuffled some, or ended a turn.
error-propose-seat = Seat { $tried } cannot propose now: it is not yours, or you decide yourself.
error-proposals-none = There is no proposal to turn up.
error-proposals-off = This table plays without proposals, so “{ $tried }” is not possible.
error-proposals-up = The proposals have been turned up, so “{ $tried }” is not possible until the next decision.
error-silence = From the deal to the end nobody talks at this table, nor once another game is set up for the same people.
error-name-form = A name needs at least one character, and none that cannot be seen: “{ $tried }”.
error-text-form = A text needs at least one character, and none that cannot be seen: “{ $tried }”.
error-name-taken = Somebody at this table is called “{ $tried }” already. Choose another name.
error-table-full = “{ $tried }” has been done { $expected } times here, which is the most. Set up another table.
error-hints-off = This table plays without hints.
error-hints-used-up = You have had all your hints in this game: { $expected }.
error-hint-under-way = Your hint is being thought of already. Wait a moment.
error-rematch = This table cannot set up another game now.
error-bot-late = The bot’s action { $tried } comes too late: it does not decide for { $expected } any more.
error-take-over = No bot can stand in at seat { $tried } now.

expected-at-most-n-people = at most { $number } people
expected-seat-n = seat { $number }
expected-at-most-n = at most { $number }
## The server

error-setting = The setting “{ $tried }” is not possible. Expected: { $expected }.
error-listen = The server cannot listen at { $tried }: { $expected }. Choose another “--host” or “--port”.
error-request-form = The request cannot be understood: { $tried }.
error-request-size = { $tried } bytes are too much for one request. Expected: { $expected }.
error-path = There is nothing at “{ $tried }”. “/api/docs” lists what there is.
error-client = There is no page at “{ $tried }”: this installation was made without the browser client. “make web” in the source builds it. Programs can use “/api/docs” all the same.
error-method = “{ $tried }” is not possible there. Possible: { $expected }.
error-origin = Pages of “{ $tried }” may not use this server.
error-token = The token is missing, or is worth nothing at this table ({ $tried }). Join the table to get one.
error-table-unknown = There is no table “{ $tried }” here. Look at the link once more.
error-record-open = Records and results of table { $tried } can be read when its game is over: they tell of the cards.
error-review-given-up = Table { $tried } was given up before its end, so there is no review of it.
error-reviews-full = So many reviews are being made already: { $tried }. Try again in a few minutes.
error-stopping = The server is stopping. Come back in a moment.
error-day-setup = The deal of the day for { $tried } is the same for all: choose no set-up, edition or seed with it.
error-day-listed = The deal of the day for { $tried } is played by link only: whoever watched an open table would know the cards.
error-day-running = The deal of { $tried } is for all until midnight (UTC). Play it to the end, or come back tomorrow, to see how others played it.
error-day-date = There is no deal of the day for “{ $tried }”. Choose a date such as { $expected } or an earlier one.
error-key = The header “{ $tried }” is missing or holds no key. A key has 16 to 100 ASCII characters.
error-replay-length = A record of { $tried } steps is too long to be shown here. At most { $expected } steps.
error-invite = This invitation to table { $tried } is used up or no longer good. Ask the host for another one.
error-table-broken = Table { $tried } has to be woken up anew. Try once more.
error-too-many-requests = That was too much at once. Try again in { $expected ->
        [1] one second
       *[other] { $expected } seconds
    }.
error-too-many-connections = There are { $tried } connections from your address already. Close one of them first.
error-too-many-tables = There are { $tried } open tables already. Finish one of them first, or try again later.
error-fault = Something went wrong in the server. It was not your doing. Try again.

expected-an-address-or-a-network = an address or a network, such as 192.0.2.7 or 10.0.0.0/8
expected-an-origin = an origin such as https://example.org, with http:// or https:// and without a path

## Learning environments

error-action-wait = { $tried } is not possible now: this agent has nothing to decide. It waits, which is action { $expected }.
error-no-episode = No game is going on, so { $tried } is not possible. Reset the environment first.

## The lab

error-lab-extra = The lab needs the package “{ $tried }”. In a clone of Lifeboat, install it with: { $expected }
error-lab-player-twice = “{ $tried }” is there twice. Name each player once.
error-lab-solver = There is no solver for { $tried }. There is one for: { $expected }.
error-lab-jobs = { $tried } cannot go together with { $expected }: the cluster says how many games are played at once.
error-lab-file = “{ $tried }” holds no results of a study. Choose another file.
error-lab-study = “{ $tried }” belongs to another study. These differ: { $expected }. Choose another file, or the same options as before.
error-lab-cluster = Nobody answers at { $tried }. Is a Dask scheduler running there?
error-lab-cluster-empty = The cluster at { $tried } has no workers. Start some, then try again.
error-lab-workers = The workers have gone, with { $tried } of { $expected } games still to be played. What was played is kept if there is an “--out” file; the same command goes on.
error-lab-worker-version = A worker runs version { $tried } of Lifeboat, but the study is of version { $expected }. Install the same one everywhere.

expected-a-whole-number-from-n = a whole number from { $number }
expected-a-number-of-seconds-above-n = a number of seconds above { $number }

error-pass-pair = These two can’t be passed together. Choose two different cards that aren’t Passenger cards.