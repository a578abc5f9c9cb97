### The browser client: the start page, setting up a table, and all that is around a game.

## The start page

web-start-date = 14 April 1912
web-start-about = Two co-operative card games about one night at sea. Bring everybody home, alone or together.
web-start-titanic = Order the passengers, lower the lifeboats and save them all before the last page of the log book is turned.
    .kind = Patience · 1 to 5 players
    .now = Play solo now
web-start-septentrick = Twelve tricks without a word. In the end everyone must have a life ring for every passenger.
    .kind = Silent tricks · 3 to 5 players
    .now = Play with two bots now
web-start-day = Today’s deal
web-start-new = Set up a table
web-start-learn = Learn it in two minutes
web-start-join = Join by link
    .example = Link or code of a table
    .go = Go
    .wrong = This is neither a link to a table nor its code.
web-start-open = Open tables
    .none = Nobody is looking for company right now.
    .new = Set up a table of your own
web-start-own = Your tables
web-start-past = Look back
    .replay = Replay a game from a file
    .statistics = Statistics
web-status-open = open
web-status-playing = being played
web-status-over = over
web-guest = Guest

## Links

web-link-copy = Copy
web-link-copied = Copied
web-link-share = Share
web-link-qr = QR code
    .label = QR code of the link

## Setting up a table

web-new = Set up a table
web-new-of = { $game }: set up a table
web-new-more = More options
web-new-create = Set up the table
web-new-begin = Begin the game
web-new-seats = Who sits where
    .help = Empty seats wait for people with the link. You can take several seats and share one screen.
    .me = I
    .open = Open for somebody
    .bot = Bot “{ $player }”
web-name = Your name
    .help = What the others call you at this table.
    .change = Change
web-deal = Deal
    .help = Where the order of the cards comes from.
    .random = Shuffled at random
    .seed = By a word of your own
    .day = Today’s deal
    .again = The same cards once more
    .day-help = Today’s deal is the same for all, with the usual options, and is played by link only.
web-seed = The word
    .help = The same word with the same options deals the same cards again, so tell it only to those who should know them.
web-players = Players
    .help = How many seats the table has.
web-crew = Crew
    .help = Who of the officers and crew each player is.
    .drawn = Drawn by lot
    .chosen = Chosen for each seat
    .choose = Choose …
    .numbers = { $cards ->
            [0] Starts without an action card
            [one] Starts with 1 action card
           *[other] Starts with { $cards } action cards
        }, draws up to { $draws } passengers.
web-field-layout = Layout
    .help = How many passengers wait before decks 1 to 4 at the start.
web-field-rulebook = Rulebook
    .help = What the printed rules say differently, set at once. You can change each of the three points below.
web-field-murdoch = Murdoch at a rescue
    .help = What he does when several of the cards he drew can be played.
web-field-latimer = Latimer’s rows of anchors
    .help = When a row of anchors gives him an action card.
web-field-ability = Lowe’s and Smith’s abilities
    .help = Whether they may make moves before they use their ability.
web-field-first = First player
    .help = Who has the first turn.
web-field-captain = Captain
    .help = Who names the trump suit and leads the first trick.
    .drawn = Drawn by lot
    .table = Picked by the table
web-listed = Who can find it
    .help = Whether strangers see the table on the start page.
    .yes = Everybody, on the start page
    .no = Only people with the link
web-patience = Patience
    .help = How long an absent player’s turn waits before a bot plays for them. Whoever comes back plays on.
    .words = After { $time } the bot “{ $player }” stands in.
web-stand-in-choice = Stand-in
    .help = The bot that plays for people who are away.
web-proposals = Sealed proposals
    .help = The others may lay a proposal face down before somebody decides, so that nobody is talked into anything.
    .on = With proposals
    .off = Without
web-edition = Own edition
    .help = A TOML file with numbers of your own, such as the pages of the log book or the number of each card.
    .own = Numbers of its own
    .forget = Without { $file }
web-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
# What a bot is called. .about: how it plays, after its name.
web-bot-random = Random
    .about = takes any action that is allowed.
web-bot-steady = Steady
    .about = weighs what it sees and plays soundly.

## A table before the game

web-table-connecting = Coming to the table …
web-table-refused = The table does not let you in
    .watch = Watch only
web-table-left = You have left this table.
web-table-removed = The host has sent you away from this table.
web-gathering = { $game }: before the game
web-gathering-seats = Seats
web-gathering-start = Begin the game
web-gathering-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-gathering-full = Everybody is seated.
web-gathering-wait = Everybody is seated. The host can begin.
web-seat = Seat { $seat }
web-seat-bot = Bot { $seat }
web-seat-stand-in = { $name } (bot)
web-seat-several = { $seat } · { $name }
web-seat-free = Free
web-seat-you = you
web-seat-host = host
web-seat-sit = Sit here
web-seat-leave = Stand up
web-seat-clear = Free the seat
web-seat-put-bot = Put a bot …
    .label = Put a bot on seat { $seat }
web-seat-invite = Invite
web-invite = Invite others
web-invite-table = Link to this table
    .help = Whoever has it can watch, join and take a free seat.
web-invite-seat = Invitation to seat { $seat }
    .help = It leads one person straight to this seat. An earlier invitation to it is worthless now.
    .link = Link to the seat
web-join = Join the table
    .seat = Say who you are and take a seat.
    .help = Say who you are. You can watch and talk.
    .go = Join
web-join-invited = You are invited
    .help = A seat is kept for you. Say who you are.
web-options = What is agreed

## Around a game

web-turn-own = Your turn
web-turn-of = { $name } decides
web-turn-over = The game is over
web-turn-given-up = The game was given up
web-board = The game
web-watching = watching
web-people = Who is at the table
web-presence-here = here
web-presence-away = away
web-presence-thinking = thinking
web-stand-in = away, the bot “{ $player }” plays
web-resigned = wants to give up
web-claim = I am back
    .words = A bot is playing for you.
web-undo = Undo
    .help = Takes back your last step, if it showed no card, shuffled none and did not end your turn.
web-log = Log
    .none = Nothing has happened yet.
web-talk = Talk
    .none = Nobody has said anything yet.
    .label = Say something to all
    .say = Say
    .join = Join the table to talk.
    .unread = New words were said
    .silence = From the deal to the end nobody talks at this table.
web-side = Log, talk and people
web-side-log = Log
web-side-talk = Talk
web-side-people = Table
web-table-menu = Table menu
web-watch-link = Link to watch this table
web-device = Continue on another device
    .help = Whoever opens this link plays as you. Keep it to yourself.
    .link = Your own link
web-device-replace = Replace my link
    .help = Has somebody else got your link? Replace it: whoever has the old one is out, your other devices too.
    .done = Your link is new. The old one is worthless.
web-resign = Give up
    .question = Give the game up?
    .alone = The game ends at once and counts nowhere.
    .others = The game ends when everybody at the table wants to give up.
web-leave = Leave the table
    .question = Leave for good?
    .playing = A bot plays on for you to the end. You cannot come back to this seat.
    .other = You cannot come back as the same person. Just close the page if you only want a break.
web-remove = Remove { $name }
    .question = Send { $name } away?
    .playing = A bot plays on for them to the end. They cannot come back to this seat.
    .other = Their seats become free. Whoever has the link to the table can come again.
web-keys = Keys
web-keys-u = Undo
web-keys-l = Log
web-keys-t = Talk
web-keys-p = People and options
web-keys-m = Table menu
web-keys-arrows = From one card or place to the next
    .key = Arrows
web-keys-enter = Pick up, put down or choose what has the focus
    .key = Enter
web-keys-escape = Put back what was picked up, or close what is open
    .key = Esc
web-keys-s = Rescue the passenger that has the focus at once
    .key = s
web-keys-help = This help
web-keys-on = Use single keys
web-connection-lost = Connection lost, trying again …
web-connection-back = Connected again.

## Proposals

web-proposals-lay = { $name } decides. Lay a proposal face down: choose as if it were your turn.
web-proposals-laid = Your proposal to { $name } lies face down. Choose again to change it.
web-proposals-none = No proposals are awaited now.
web-proposals-decide = { $count ->
        [0] You decide. The others may lay proposals.
        [one] You decide. 1 proposal lies face down.
       *[other] You decide. { $count } proposals lie face down.
    }
web-proposals-watched = { $count ->
        [0] { $name } decides. The others may lay proposals.
        [one] { $name } decides. 1 proposal lies face down.
       *[other] { $name } decides. { $count } proposals lie face down.
    }
web-proposals-turn-up = Turn them up
web-proposals-up = The proposals:
web-proposals-do = Do this

## After a game

web-rematch-new = Play again
web-rematch-same = Same cards again
    .help = For learning: it ranks nowhere and counts in no statistics.
web-rematch-go = Go to the next game
web-over-replay = Replay
web-over-record = Save the record
web-over-results = { $count ->
        [one] 1 result on this deal
       *[other] { $count } results on this deal
    }
web-over-same-deal = Results on this deal
