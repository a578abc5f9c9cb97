### The browser client: rulebook, replays, deals of the day, statistics; and being without connection.

## The rulebook

web-rules-about-titanic = A patience for one, or a game for two to five around one table: bring passengers from the decks into the lifeboats before the ship goes down.
web-rules-about-septentrick = Silent trick-taking for three to five: in the end each of you needs exactly as many life rings as passengers.
web-rules-read = Read the rules
web-rules-learn = Learn it in two minutes
web-rules-other = The other rulebook
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No rule says that.
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-contents = Contents
web-rules-part-setup = Cards and set-up
web-rules-part-moves = A turn: moves
web-rules-part-rescue = The action: a rescue
web-rules-part-action = The action: an action card
web-rules-part-pages = Pages and flooding
web-rules-part-cards = What the action cards do
web-rules-part-crew = What the crew can do
web-rules-part-end = End and score
web-rules-part-quiet = Quiet moves
web-rules-part-rulebooks = Rulebooks
web-rules-part-deck = The cards
web-rules-part-deal = Before the first trick
web-rules-part-trick = A trick
web-rules-part-close = The end
web-rules-crew = The crew at a glance
web-rules-cards = The action cards at a glance

## Replays

web-replay = Replay: { $game }
web-replay-open = Replay a game
    .what = Open the record of a game: a text that holds the deal and every action. If it is broken, you see the part that is sound.
web-replay-drop = Drop a record here, or
web-replay-file = Choose a file
web-replay-paste = Or paste its text
web-replay-show = Show this game
web-replay-another = Open another record
web-replay-controls = Moving through the game
web-replay-scrubber = Step
web-replay-step = Step { $step } of { $steps }
web-replay-first = To the beginning
web-replay-previous = One step back
web-replay-play = Play on by itself
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-pace = Speed
    .slow = Slow
    .steady = Steady
    .quick = Quick
web-replay-told = What happened
web-replay-dealt = The cards are dealt. Nothing has been decided yet.
# $name: who has the seat. $player: the name of a bot.
web-replay-bot = { $name }, decided by the bot “{ $player }”
web-replay-sealed = A choice that is not seen from here.
web-replay-seat = Seat { $seat }
web-replay-look = Seen by
    .decider = whoever decides next
    .spectator = a spectator
web-replay-link = Copy the link to this step
# $steps: how many steps are sound.
web-replay-broken =
    { $steps ->
        [0] This record breaks before its first step; only the deal is shown.
        [one] This record breaks after its first step. It is shown up to there.
       *[other] This record breaks after step { $steps }. It is shown up to there.
    }

## Results

web-result-rank = Place
web-result-team = Team
web-result-score = Points
web-result-pages = Pages
web-result-ending = Ending
web-result-own = Your game
web-result-bot = Bot “{ $player }”
# $reason: a word of the game's own.
web-result-reason =
    { $reason ->
        [all-safe] all safe
        [sunk] sunk
        [rescued] all rescued
        [all-passengers] nothing but passengers in a trick
       *[unmatched] not all rescued
    }
web-result-copy = Copy this line

## The deal of the day

web-day = Deal of the day
web-day-past = Deal of that day
web-day-days = Days
web-day-before = Day before
web-day-after = Day after
web-day-today = To today’s deal
web-day-other = Deal of the day: { $game }
web-day-what-titanic = One ship, one crew member, the same cards for everybody until midnight UTC. How many can you save?
web-day-what-septentrick = The same hands for everybody until midnight UTC. Can you bring all four players into balance?
web-day-law = Your first result counts. Until the day is over, only those who have played see how others did it.
web-day-name = Your name
web-day-nameless = Somebody
web-day-play-titanic = Play alone
web-day-play-septentrick = Play with three bots
web-day-friends = Play with friends
web-day-go-on = Go on with your game
web-day-played = You have played today’s deal. The next one comes at midnight UTC.
web-day-results = Results
web-day-nobody = Nobody played this deal to the end.
web-day-nobody-yet = Nobody has played it to the end yet. Be the first!

## Statistics

web-statistics = Statistics
web-statistics-whose = Whose games
    .own = My games
    .all = Everybody’s
web-statistics-games = Games
web-statistics-won = Won
web-statistics-mean = Mean score
web-statistics-best = Best score
web-statistics-pages = Mean pages
web-statistics-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-statistics-by-players = By number of players
web-statistics-by-layout = By layout
web-statistics-by-crew = By crew member
web-statistics-own-games = My games, the latest first
web-statistics-replay = Replay
web-statistics-empty-own = You have not finished a game in this browser yet. The lifeboats are waiting.
web-statistics-empty-all = Nobody has finished a game here yet. The lifeboats are waiting.
web-statistics-play = Play a game

## Without connection, and a new version

web-offline = No connection. What needs the server has to wait.
web-online = The connection is back.
web-new-version = There is a new version.
web-new-version-load = Load it
