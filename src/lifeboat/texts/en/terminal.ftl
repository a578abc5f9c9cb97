### The games in a terminal: commands, help and messages.

## Commands in a game, as they are typed. The English words always work too.

command-help = help
command-rules = rules
command-table = table
command-list = list
command-cards = cards
command-crew = crew
command-hint = hint
command-undo = undo
command-log = log
command-record = record
command-save = save
command-load = load
command-again = again
command-quit = quit

## Help in a game

help-heading = What you can type
help-action = 7
    .text = take the action with that number in the list
help-notation = { $notation }
    .text = take the same action, written in notation
help-help = { command-help }
    .text = show this page
help-rules = { command-rules }, { command-rules } { $rule }
    .text = list the titles of all rules, or show one rule
help-table = { command-table }
    .text = show the table again
help-list = { command-list }
    .text = list all possible actions, one per line
help-cards = { command-cards }, { command-cards } all
    .text = explain the cards that matter right now, or all of them
help-crew = { command-crew }
    .text = show who is at the table
help-hint = { command-hint }
    .text = say what would be best right now, and why
help-undo = { command-undo }
    .text = undo the last step, unless it revealed or shuffled cards or ended your turn
help-log = { command-log }, { command-log } all
    .text = show what happened last, or everything from the beginning
help-record = { command-record }
    .text = show the game so far in notation
help-save = { command-save } { $file }
    .text = save the game in a file ({ command-save }! replaces an existing one)
help-load = { command-load } { $file }
    .text = continue a game from a file
help-again = { command-again }
    .text = play another game, with everyone in the same seats
help-quit = { command-quit }
    .text = leave

## What a session says

session-seed = Deal: { $seed }. “--seed { $seed }” with the same options deals the same cards again.
session-layout = Layout: { $layout }
session-option = { $option }: { $choice }
session-position = The game begins from a position set up by hand.
session-hint = Type the number of an action. “{ command-help }” shows what else you can type.
session-over-hint = “{ command-save } { $file }” saves the game, “{ command-log } all” retells it from the beginning, “{ command-again }” starts another one, “{ command-quit }” leaves.
session-undone = Undone: { $action }.
session-saved = Saved in { $file }.
session-saved-secret = The file shows every hand, so don’t open it until the game is over.
# After somebody has left a game. $game: its name, as it is typed.
session-kept = “lifeboat play { $game } --load { $file }” continues the game.
session-loaded = { $file }: { $steps ->
        [0] at the beginning
        [one] 1 step played
       *[other] { $steps } steps played
    }.
session-unsaved = This game hasn’t been saved. “{ command-save } { $file }” saves it. Type “{ $again }” once more to go on without saving.
session-left = Here is your game so far. Save it in a file if you want to load it later:
session-bye = Goodbye.
session-no-steps = Nothing has happened yet.
session-step = Step { $step }: { $action }
# A step of one seat among several, with its action.
session-step-seat = Step { $step }: seat { $seat }, { $action }
session-step-other = Step { $step }: seat { $seat }
session-rules-hint = “{ command-rules } { $rule }” shows the text of a rule.
session-cards-none = Nobody has any action cards.

## Who sits where

seat-label = Seat { $seat }
seat-bot = Seat { $seat }: the bot “{ $bot }”
seat-yours = You’re in seat { $seat }.
seat-shared = { $players } players. Pass this screen from seat to seat: each of you sees only their own hand.
seat-none = Only bots are playing. You’re watching.
handover = Pass the screen to seat { $seat }. Seat { $seat }: press Enter when nobody else is looking.
handover-again = Nothing has happened yet. Just press Enter when nobody else is looking; after that, you can type. “{ command-quit }” leaves.
watch-hint = Enter: next step. A number: go to that step. “{ command-help }” shows what else you can type.

## Replays

replay-heading = { $steps ->
        [0] A record without steps.
        [one] A record of 1 step.
       *[other] A record of { $steps } steps.
    }
replay-start = At the beginning:
replay-end = After step { $step }:
replay-view = As seat { $seat } sees it:
replay-prompt = Enter: next step. b: back. A number: go to that step. q: leave.

## Hints

# $playouts: how many games were simulated.
hint-heading =
    { $playouts ->
        [0] Best first, without simulated games:
        [one] Best first, after 1 simulated game:
       *[other] Best first, after { $playouts } simulated games:
    }
hint-only = There is only one thing to do:
# $estimate: one of the estimates of hints.ftl.
hint-estimate =
    { $playouts ->
        [0] { $estimate }.
        [one] { $estimate }, from 1 game.
       *[other] { $estimate }, from { $playouts } games.
    }
hint-others =
    { $count ->
        [one] 1 other action ranks below these.
       *[other] { $count } other actions rank below these.
    }
hint-thinking = Thinking…

## Solutions

# $score: the best score found.
solution-titanic-proved = The best score with all cards visible is { $score }. This is proven.
solution-titanic-found = The best score with all cards visible is at least { $score } and at most { $bound }.
solution-titanic-winnable =
    { $winnable ->
        [yes] All 60 can be saved.
        [no] Not all 60 can be saved.
       *[unknown] It isn’t known whether all 60 can be saved.
    }
solution-septentrick-winnable =
    { $winnable ->
        [yes] With all cards visible, the crew can win from here.
        [no] Even with all cards visible, the crew can no longer win.
       *[unknown] It isn’t known whether the crew can win from here.
    }
solution-positions =
    { $positions ->
        [one] 1 position was searched.
       *[other] { $positions } positions were searched.
    }
solution-line = A line of play that leads to this result:

## Verifying

# $hash: the SHA-256 hash of the secret.
verify-commitment = The hash matches the one that was promised: { $hash }.
verify-deal = { $game }, { $seats ->
        [1] 1 seat
       *[other] { $seats } seats
    }: the cards were dealt again from the secret.
verify-steps = { $steps ->
        [0] There were no steps to replay.
        [one] 1 step was replayed. The rules allow it.
       *[other] { $steps } steps were replayed. The rules allow all of them.
    }
verify-shuffles = { $shuffles ->
        [one] 1 shuffle was repeated from the secret.
       *[other] { $shuffles } shuffles were repeated from the secret.
    }
# $reason: how it ended, as a sentence.
verify-result = { $over ->
        [no] The result is correct: the game wasn’t played to the end.
       *[yes] The result is correct: { $score ->
            [one] 1 point
           *[other] { $score } points
        }. { $reason }
    }
verify-sound = Everything checks out.
verify-broken = Not everything checks out.
replay-finished = That was the last step.

## Editions

edition-heading = Numbers in the “{ $name }” edition
edition-legend = Where the numbers come from

## The command line

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-rules-hint = “lifeboat rules { $rule }” shows the text of a rule.
cli-about = Two co-operative card games about the night of 14 April 1912.
cli-help = Show this page.
cli-version = Show the version and which engine is running.
cli-version-text = Lifeboat { $version }, { $engine ->
        [compiled] compiled engine
       *[plain] plain Python engine
    }
cli-version-source = (not installed)
cli-lang = Language: { $languages }. Default: the language of your system.
cli-play = Play a game, alone or with others on one screen.
cli-play-players = Number of players: 1 to 5 (Septentrick: 3 to 5).
cli-play-crew = The crew members, separated by commas, such as lee,smith.
cli-play-layout = How many passengers start in front of each deck: standard, expert or ultimate.
cli-play-seed = The word used to generate the deal. The same word always gives the same cards.
cli-play-rulebook = The rulebook to play by: house (the default), english, german or french. It sets --murdoch, --latimer and --ability unless you set them yourself.
cli-play-murdoch = Whether Murdoch may stop (may) or must play every card he can (all).
cli-play-latimer = How Latimer’s rows of anchors are counted: exactly three (en), or each passenger in only one row (fr).
cli-play-ability = What Lowe’s and Smith’s abilities replace: the action (action) or the whole turn (turn).
cli-play-first = Who goes first: drawn (by lot), table (you pick) or the number of a seat.
cli-play-captain = Who is Captain in Septentrick: drawn (by lot), table (you pick) or the number of a seat.
cli-play-bot = A bot for every seat but yours, from weak to strong: { $names }. With a number, such as 2=steady, it takes only that seat; repeat the option for other seats. none: people only. Default: in Septentrick, one person and the best bots; in SOS Titanic, people only.
cli-play-seat = Your seat, with bots in the others. 0: just watch. Default: seat 1.
cli-play-edition = A TOML file with your own numbers.
cli-play-load = Continue the game in this file.
cli-play-position = Begin from a position in notation.
cli-play-plain = Describe the table in sentences instead of drawing it, for screen readers.
cli-replay = Show the record of a game step by step.
cli-replay-to = Show the game up to this step.
cli-replay-seat = Show the game as this seat saw it. 0: as a spectator saw it. Default: each step as seen from the seat whose turn it was.
cli-verify = Check the record of a game: the promised hash, the deal, every step and the result.
cli-verify-commitment = The hash that the table showed before the game. Default: the one in the record.
cli-score = Work out the score of a recorded game.
cli-hint = Say which actions are best in the last position of a record, and why.
cli-hint-playouts = Simulate this many games, however long it takes.
cli-hint-seconds = Think for this many seconds, however many games that allows. Default: 2 seconds at most.
cli-hint-json = Print JSON and nothing else.
cli-solve = Find the best line of play with all cards visible, from the last position of a record.
cli-solve-at = Start from the position before this step. 0: from the deal.
cli-solve-deal = Start from the deal.
cli-solve-positions = Search this many positions at most, however long it takes.
cli-solve-seconds = Search for this many seconds. Default: 10 seconds at most.
cli-edition = Print the numbers of a game and where they come from.
cli-rules = Print the titles of all rules, or the text of one rule.
cli-serve = Host tables for browsers, bots and programs.
cli-serve-host = The address to listen on. 0.0.0.0: reachable from other machines.
cli-serve-port = The port to listen on. Default: 1912. 0: any free port.
cli-serve-database = A file for SQLite, or the address of a PostgreSQL server. Default: a file in your data folder.
cli-serve-processes = How many server processes to run. More than one needs PostgreSQL. Default: 1.
cli-serve-log = What to log: debug, info, warning or error.
cli-serve-open = Open the page in your browser.
cli-serve-listening = Lifeboat is running at { $address }. Press Ctrl+C to stop it.
cli-serve-no-browser = No browser could be opened. Open { $address } yourself.
cli-serve-unknown = { $name } isn’t a setting, so it will be ignored. docs/hosting.md lists the settings.
