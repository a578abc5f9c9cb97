### The browser client: the rules, replays, deals of the day, statistics, and being offline.

## The rules

web-rules-about-titanic = A patience game for one, or a co-operative game for two to five: get the passengers off the decks and into the lifeboats before the ship goes down.
web-rules-about-septentrick = A silent trick-taking game for three to five: at the end, each of you must have exactly as many life rings as passengers.
web-rules-read = Read the rules
web-rules-learn = Learn it in two minutes
web-rules-other = Rules for the other game
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No rules found.
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
    .what = Open the record of a game: a text with the deal and every step. If it’s damaged, you’ll see the part that can still be read.
web-replay-drop = Drop a record here, or
web-replay-file = Choose a file
web-replay-paste = Or paste the text
web-replay-show = Show this game
web-replay-another = Open another record
web-replay-controls = Replay controls
web-replay-scrubber = Step
web-replay-step = Step { $step } of { $steps }
web-replay-first = Go to the start
web-replay-previous = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-last = Go to the end
web-replay-pace = Speed
    .slow = Slow
    .steady = Normal
    .quick = Fast
web-replay-told = What happened
web-replay-dealt = The cards have been dealt. No decisions have been made yet.
# $name: who has the seat. $player: the name of a bot.
web-replay-bot = { $name }, played by the bot “{ $player }”
web-replay-sealed = This choice can’t be seen from this point of view.
web-replay-seat = Seat { $seat }
web-replay-look = View as
    .decider = the player deciding
    .spectator = a spectator
web-replay-link = Copy the link to this step
# $steps: how many steps can be shown.
web-replay-broken =
    { $steps ->
        [0] This record is damaged before its first step: only the deal is shown.
        [one] This record is damaged after its first step. The game is shown up to that point.
       *[other] This record is damaged after step { $steps }. The game is shown up to that point.
    }

## Results

web-result-rank = Place
web-result-team = Team
web-result-score = Points
web-result-pages = Pages
web-result-ending = Outcome
web-result-own = Your game
web-result-bot = Bot “{ $player }”
# $reason: the game’s own word for how it ended.
web-result-reason =
    { $reason ->
        [all-safe] all safe
        [sunk] sunk
        [rescued] all rescued
        [all-passengers] all-Passenger trick
       *[unmatched] not all rescued
    }
web-result-copy = Copy result

## The deal of the day

web-day = Deal of the day
web-day-past = That day’s deal
web-day-days = Other days
web-day-before = Previous day
web-day-after = Next day
web-day-today = Today’s deal
web-day-other = Deal of the day: { $game }
web-day-what-titanic = One ship, one crew member, the same cards for everyone until midnight UTC. How many can you save?
web-day-what-septentrick = The same hands for everyone until midnight UTC. Can you get all four players matched?
web-day-law = Only your first result counts. Until the day is over, only people who have played can see how others did.
web-day-name = Your name
web-day-nameless = Anonymous
web-day-play-titanic = Play solo
web-day-play-septentrick = Play with three bots
web-day-friends = Play with friends
web-day-go-on = Continue your game
web-day-played = You’ve played today’s deal. The next one comes at midnight UTC.
web-day-results = Results
web-day-nobody = Nobody finished this deal.
web-day-nobody-yet = Nobody has finished it yet. Be the first!

## Statistics

web-statistics = Statistics
web-statistics-whose = Whose games
    .own = My games
    .all = Everyone’s games
web-statistics-games = Games
web-statistics-won = Won
web-statistics-mean = Average score
web-statistics-best = Best score
web-statistics-pages = Average pages
web-statistics-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-statistics-by-players = By number of players
web-statistics-by-layout = By layout
web-statistics-by-crew = By crew member
web-statistics-own-games = My games, latest first
web-statistics-replay = Replay
web-statistics-empty-own = You haven’t finished a game in this browser yet. The lifeboats are waiting.
web-statistics-empty-all = Nobody has finished a game on this server yet. The lifeboats are waiting.
web-statistics-play = Play a game

## Offline, and a new version

web-offline = You’re offline. Anything that needs the server will have to wait.
web-online = You’re back online.
web-new-version = A new version is available.
web-new-version-load = Update now
