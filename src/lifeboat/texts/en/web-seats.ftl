### The browser client: the home page, setting up a table, and everything around a game.

## The home page

web-start-date = 14 April 1912
web-start-about = Two co-operative card games about one night at sea. Bring everyone home, alone or together.
web-start-titanic = Put the passengers in order, lower the lifeboats and save everyone before the last page of the booklet turns.
    .kind = Patience · 1–5 players
    .now = Play solo now
web-start-septentrick = Twelve tricks without a word. At the end, everyone must have exactly as many life rings as passengers.
    .kind = Silent trick-taking · 3–5 players
    .now = Play with two bots now
web-start-day = Today’s deal
web-start-new = Set up a table
web-start-learn = Learn it in two minutes
web-start-join = Join by link
    .example = Table link or code
    .go = Go
    .wrong = That isn’t a table link or code. Check that it’s complete.
web-start-open = Open tables
    .none = No open tables right now.
    .new = Set up your own table
web-start-own = Your tables
web-start-past = Look back
    .replay = Replay a game from a file
    .statistics = Statistics
web-status-open = open
web-status-playing = in play
web-status-over = finished
web-guest = Guest

## Links

web-link-copy = Copy
web-link-copied = Copied
web-link-share = Share
web-link-qr = QR code
    .label = QR code for this link

## Setting up a table

web-new = Set up a table
web-new-of = { $game }: set up a table
web-new-more = More options
web-new-create = Set up the table
web-new-begin = Start the game
web-new-seats = Who sits where
    .help = Open seats are for people with the link. You can take several seats and share one screen. Bots are listed weakest first.
    .me = Me
    .open = Open seat
    .bot = Bot “{ $player }”
web-name = Your name
    .help = What others see at this table.
    .change = Change
web-deal = Deal
    .help = How the cards are shuffled.
    .random = At random
    .seed = From a word you choose
    .day = Today’s deal
    .again = Same cards again
    .day-help = Today’s deal is the same for everyone, with the standard options, and can be joined only by link.
web-seed = The word
    .help = The same word with the same options always deals the same cards, so share it only with people who are allowed to know them.
web-players = Players
    .help = How many seats the table has.
web-crew = Crew
    .help = Which crew member each player plays.
    .drawn = Drawn by lot
    .chosen = Chosen for each seat
    .choose = Choose…
    .numbers = { $cards ->
            [0] Starts with no action cards
            [one] Starts with 1 action card
           *[other] Starts with { $cards } action cards
        }, draws up to { $draws } passengers.
web-field-layout = Layout
    .help = How many passengers wait in front of decks 1 to 4 at the start.
web-field-rulebook = Rulebook
    .help = The printed rulebooks differ on three points. Pick one, or set each point below.
web-field-murdoch = Murdoch’s rescues
    .help = What he does when he can play several of the cards he has drawn.
web-field-latimer = Latimer’s rows of anchors
    .help = When a row of anchors earns him an action card.
web-field-ability = Lowe’s and Smith’s abilities
    .help = Whether they may make moves before using their abilities.
web-field-first = First player
    .help = Who takes the first turn.
web-field-captain = Captain
    .help = Who names the trump suit and leads the first trick.
    .drawn = Drawn by lot
    .table = Picked by the table
web-listed = Who can find the table
    .help = Whether strangers can see the table on the home page.
    .yes = Everyone, on the home page
    .no = Only people with the link
web-patience = Waiting time
    .help = How long the game waits for a player who is away before a bot stands in. They can come back at any time and play on.
    .words = After { $time }, the bot “{ $player }” stands in.
web-stand-in-choice = Stand-in
    .help = The bot that plays for people who are away.
web-proposals = Sealed proposals
    .help = Before someone decides, the others can make sealed proposals, so that nobody is talked into anything.
    .on = With proposals
    .off = Without
web-edition = Custom edition
    .help = A TOML file with your own numbers, such as the pages of the booklet or how many there are of each card.
    .own = Custom numbers
    .forget = Remove { $file }
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
web-bot-choice = { $bot } ({ $strength })
# What a bot is called. .about comes after the name and says how it plays; .strength comes after the
# name in brackets.
web-bot-random = Random
    .about = plays anything that’s allowed.
    .strength = aimless
web-bot-beginner = Beginner
    .about = plays soundly, but leaves about one decision in five to chance.
    .strength = weak
web-bot-steady = Steady
    .about = weighs up what it sees and plays soundly.
    .strength = medium
web-bot-skilled = Skilled
    .about = tries out its options about a hundred times before each decision.
    .strength = strong
web-bot-captain = Far-sighted
    .about = tries out its options as often as its thinking time allows.
    .strength = strongest

## A table before the game

web-table-connecting = Connecting to the table…
web-table-refused = You can’t join this table
    .watch = Just watch
web-table-left = You’ve left this table.
web-table-removed = The host has removed you from this table.
web-gathering = { $game }: waiting to start
web-gathering-seats = Seats
web-gathering-start = Start the game
web-gathering-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-gathering-full = Everyone is seated.
web-gathering-wait = Everyone is seated. The host can start the game.
web-seat = Seat { $seat }
web-seat-bot = Bot { $seat }
web-seat-stand-in = { $name } (bot)
web-seat-several = { $seat } · { $name }
web-seat-free = Free
web-seat-you = you
web-seat-host = host
web-seat-sit = Sit here
web-seat-leave = Stand up
web-seat-clear = Clear the seat
web-seat-put-bot = Add a bot…
    .label = Add a bot to seat { $seat }
web-seat-invite = Invite
web-invite = Invite others
web-invite-table = Link to this table
    .help = Anyone with this link can watch, join and take a free seat.
web-invite-seat = Invitation to seat { $seat }
    .help = This link takes one person straight to the seat. Earlier invitations to this seat no longer work.
    .link = Link to the seat
web-join = Join the table
    .seat = Enter your name and take a seat.
    .help = Enter your name to watch and chat.
    .go = Join
web-join-invited = You’re invited
    .help = A seat is reserved for you. Enter your name.
web-options = Table settings

## Around a game

web-turn-own = Your turn
web-turn-of = { $name }’s turn
web-turn-over = The game is over
web-turn-given-up = The game was abandoned
web-board = The game
web-watching = watching
web-people = People at the table
web-presence-here = here
web-presence-away = away
web-presence-thinking = thinking
web-stand-in = away, with the bot “{ $player }” standing in
web-resigned = wants to give up
web-claim = I’m back
    .words = A bot is playing for you.
web-undo = Undo
    .help = Undo your last step, unless it revealed or shuffled cards or ended your turn.
web-log = Log
    .none = Nothing has happened yet.
web-talk = Chat
    .none = No messages yet.
    .label = Message to everyone
    .say = Send
    .join = Join the table to chat.
    .unread = New messages
    .silence = There’s no chat at this table from the deal to the end of the game.
web-side = Log, chat and people
web-side-log = Log
web-side-talk = Chat
web-side-people = Table
web-table-menu = Table menu
web-watch-link = Link to watch this table
web-device = Continue on another device
    .help = Anyone who opens this link plays as you. Keep it to yourself.
    .link = Your personal link
web-device-replace = Replace my link
    .help = Has someone else got your link? Replace it: the old one stops working, on your other devices too.
    .done = You have a new link. The old one no longer works.
web-resign = Give up
    .question = Do you want to give up?
    .alone = The game will end at once and won’t count.
    .others = The game will end once every player wants to give up.
web-leave = Leave the table
    .question = Leave for good?
    .playing = A bot will play for you until the end of the game. You can’t come back to this seat.
    .other = You can’t come back as the same person. If you just want a break, close the page.
web-remove = Remove { $name }
    .question = Remove { $name }?
    .playing = A bot will play for them until the end of the game. They can’t come back to this seat.
    .other = Their seats will become free. Anyone with the link to the table can join again.
web-keys = Shortcuts
web-keys-u = Undo
web-keys-l = Log
web-keys-t = Chat
web-keys-p = People and settings
web-keys-m = Table menu
web-keys-arrows = Move from one card or place to the next
    .key = Arrow keys
web-keys-enter = Pick up, put down or choose the selected item
    .key = Enter
web-keys-escape = Put back what you’ve picked up, or close what’s open
    .key = Esc
web-keys-s = Bring the selected passenger straight to safety
    .key = s
web-keys-help = Show this help
web-keys-on = Use single-key shortcuts
web-connection-lost = Connection lost, trying again…
web-connection-back = You’re connected again.

## Proposals

web-proposals-lay = { $name } decides. What you choose goes to { $name } in a sealed envelope.
web-proposals-laid = Your envelope for { $name } is sealed. Choose again to replace what’s in it.
web-proposals-none = No proposals can be made right now.
web-proposals-decide = { $count ->
        [0] It’s your decision. The others can make proposals.
        [one] It’s your decision. There is 1 sealed proposal.
       *[other] It’s your decision. There are { $count } sealed proposals.
    }
web-proposals-watched = { $count ->
        [0] It’s { $name }’s decision. The others can make proposals.
        [one] It’s { $name }’s decision. There is 1 sealed proposal.
       *[other] It’s { $name }’s decision. There are { $count } sealed proposals.
    }
web-proposals-turn-up = Open them
web-proposals-up = The proposals:
web-proposals-do = Do this

## After a game

web-rematch-new = Play again
web-rematch-same = Same cards again
    .help = For practice: the result isn’t ranked and doesn’t count towards the statistics.
web-rematch-go = Go to the next game
web-over-replay = Replay
web-over-record = Save the record
web-over-results = { $count ->
        [one] 1 result for this deal
       *[other] { $count } results for this deal
    }
web-over-same-deal = Results for this deal
