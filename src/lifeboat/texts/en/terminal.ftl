### The games in a terminal: commands, help and what a session says.

## Commands in a game, as they are typed. The English words are always understood too.

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
    .text = the action with that number in the list
help-notation = { $notation }
    .text = the same action in notation
help-help = { command-help }
    .text = this page
help-rules = { command-rules }, { command-rules } { $rule }
    .text = the titles of all rules, or one rule
help-table = { command-table }
    .text = the table once more
help-list = { command-list }
    .text = every possible action on a line of its own
help-cards = { command-cards }, { command-cards } all
    .text = about the cards that matter now, or about all of them
help-crew = { command-crew }
    .text = who is at the table
help-hint = { command-hint }
    .text = what would be best now, and why
help-undo = { command-undo }
    .text = take back the last step, if it showed and shuffled nothing and it is still your turn
help-log = { command-log }, { command-log } all
    .text = what happened last, or from the beginning
help-record = { command-record }
    .text = the game so far in notation
help-save = { command-save } { $file }
    .text = write the game to a file ({ command-save }! replaces one that exists)
help-load = { command-load } { $file }
    .text = go on with a game from a file
help-again = { command-again }
    .text = another game, with everybody in the same seats
help-quit = { command-quit }
    .text = leave

## What a session says

session-seed = Deal: { $seed }. --seed { $seed } with the same options deals the same cards again.
session-layout = Layout: { $layout }
session-option = { $option }: { $choice }
session-position = The game begins from a position set up by hand.
session-hint = Type the number of an action. “{ command-help }” shows what else you can type.
session-over-hint = “{ command-save } { $file }” keeps the game, “{ command-log } all” tells it again, “{ command-again }” plays another one, “{ command-quit }” leaves.
session-undone = Taken back: { $action }.
# $action: the one of two cards that was typed first, in notation.
session-saved = Saved in { $file }.
session-saved-secret = The file tells every hand. Do not look into it before the game is over.
# After a game was left. $game: its name as it is typed.
session-kept = “lifeboat play { $game } --load { $file }” goes on with it.
session-loaded = { $file }: { $steps ->
        [0] at the beginning
        [one] 1 step played
       *[other] { $steps } steps played
    }.
session-unsaved = This game is not saved. “{ command-save } { $file }” keeps it. Type “{ $again }” once more to go on without saving.
session-left = This is your game so far. Written to a file it can be loaded again:
session-bye = Goodbye.
session-no-steps = Nothing has happened yet.
session-step = Step { $step }: { $action }
# A step of one seat among several, with its action.
session-step-seat = Step { $step }: seat { $seat }, { $action }
session-step-other = Step { $step }: seat { $seat }
session-rules-hint = “{ command-rules } { $rule }” shows the text of a rule.
session-cards-none = Nobody has an action card.

## Who sits where

seat-label = Seat { $seat }
seat-bot = Seat { $seat }: the bot “{ $bot }”
seat-yours = You sit in seat { $seat }.
seat-shared = { $players } players. You pass this screen from seat to seat. Each of you sees only your own hand.
seat-none = Only bots play. You watch.
handover = Pass the screen to seat { $seat }. Seat { $seat }: press Enter when nobody else is looking.
handover-again = Nothing has been done. Press Enter and nothing else when nobody else is looking; after that you can type. “{ command-quit }” leaves.
watch-hint = Enter: the next step. A number: on to that step. “{ command-help }” shows what else you can type.

## Replays

replay-heading = { $steps ->
        [0] A record without steps.
        [one] A record of 1 step.
       *[other] A record of { $steps } steps.
    }
replay-start = At the beginning:
replay-end = After step { $step }:
replay-view = As seat { $seat } sees it:
replay-prompt = Enter: next step. b: back. A number: go there. q: leave.

## Hints

# $playouts: how many games were played out in thought.
hint-heading =
    { $playouts ->
        [0] The best first, without a game played out in thought:
        [one] The best first, after 1 game played out in thought:
       *[other] The best first, after { $playouts } games played out in thought:
    }
hint-only = There is only this to do:
# $estimate: one of the estimates of hints.ftl.
hint-estimate =
    { $playouts ->
        [0] { $estimate }.
        [one] { $estimate }, from 1 game.
       *[other] { $estimate }, from { $playouts } games.
    }
hint-others =
    { $count ->
        [one] 1 other action comes after these.
       *[other] { $count } other actions come after these.
    }
hint-thinking = Thinking…

## Solutions

# $score: the best score found.
solution-titanic-proved = The best score with all cards open: { $score }. That is proved.
solution-titanic-found = The best score with all cards open: at least { $score }, at most { $bound }.
solution-titanic-winnable =
    { $winnable ->
        [yes] All 60 can be saved.
        [no] Not all 60 can be saved.
       *[unknown] Whether all 60 can be saved is not known.
    }
solution-septentrick-winnable =
    { $winnable ->
        [yes] With all cards open the crew can win from here.
        [no] With all cards open the crew can no longer win.
       *[unknown] Whether the crew can win from here is not known.
    }
solution-positions =
    { $positions ->
        [one] 1 position was looked at.
       *[other] { $positions } positions were looked at.
    }
solution-line = A line of play that reaches it:

## Verifying

# $hash: the SHA-256 hash of the secret.
verify-commitment = The hash is the one that was promised: { $hash }.
verify-deal = { $game }, { $seats ->
        [1] 1 seat
       *[other] { $seats } seats
    }: the cards were dealt again from the secret.
verify-steps = { $steps ->
        [0] There was no step to play.
        [one] 1 step was played again. The rules allow it.
       *[other] { $steps } steps were played again. The rules allow each of them.
    }
verify-shuffles = { $shuffles ->
        [one] 1 shuffle was done again as the secret says.
       *[other] { $shuffles } shuffles were done again as the secret says.
    }
# $reason: how it ended, a sentence.
verify-result = { $over ->
        [no] The result holds: the game was not played to its end.
       *[yes] The result holds: { $score ->
            [one] 1 point
           *[other] { $score } points
        }. { $reason }
    }
verify-sound = All of it holds.
verify-broken = Not all of it holds.
replay-finished = That was the last step.

## Editions

edition-heading = The numbers of the edition “{ $name }”
edition-legend = What a number rests on

## The command line

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-rules-hint = “lifeboat rules { $rule }” shows the text of a rule.
cli-about = Two co-operative card games about the night of 14 April 1912.
cli-help = Show this page.
cli-version = Say the version and which engine runs.
cli-version-text = Lifeboat { $version }, { $engine ->
        [compiled] compiled engine
       *[plain] plain Python engine
    }
cli-version-source = (not installed)
cli-lang = Language: { $languages }. Otherwise that of your environment.
cli-play = Play a game, alone or with several at one screen.
cli-play-players = Number of players: 1 to 5, at Septentrick 3 to 5.
cli-play-crew = The crew, with commas between the names, such as lee,smith.
cli-play-layout = How the passengers are laid out: standard, expert or ultimate.
cli-play-seed = A word that stands for a deal; the same word, the same cards.
cli-play-rulebook = The rulebook to play by: house (the default), english, german or french. It sets --murdoch, --latimer and --ability where you don’t.
cli-play-murdoch = Must Murdoch play every card he can (all), or may he stop (may)?
cli-play-latimer = How Latimer’s rows of anchors are counted: en or fr.
cli-play-ability = What Lowe’s or Smith’s ability takes the place of: the action, or the whole turn.
cli-play-first = Who begins: drawn, table, or the number of a seat.
cli-play-captain = Septentrick: who is Captain: drawn, table, or the number of a seat.
cli-play-bot = A bot ({ $names }) for every seat but yours; with a number, such as 2=random, for that seat alone, and again for others. none: only people. Without it, Septentrick has one person and the best bots, SOS Titanic only people.
cli-play-seat = You sit there, with bots in the other seats; 0: you watch. Otherwise you have seat 1.
cli-play-edition = A TOML file with numbers of your own.
cli-play-load = Go on with the game in this file.
cli-play-position = Begin from a position in notation.
cli-play-plain = Tell the table in sentences instead of drawing it, for a screen reader.
cli-replay = Show the record of a game step by step.
cli-replay-to = Show it up to this step.
cli-replay-seat = Show it as this seat saw it, 0: as a spectator did. Otherwise each step is shown as the seat saw it that decided.
cli-verify = Check the record of a game: the promised hash, the deal, every step and the result.
cli-verify-commitment = The hash that the table showed before the game. Otherwise the one in the record.
cli-score = Count out the score of a record.
cli-hint = Say which actions are best now in the game of a record, and why.
cli-hint-playouts = So many games are played out in thought, whatever the time.
cli-hint-seconds = Think so many seconds, however many games. Without either: 2 seconds at most.
cli-hint-json = Print JSON and nothing else.
cli-solve = Find the best line of play with all cards open, from the last position of a record.
cli-solve-at = From the position before this step; 0: from the deal.
cli-solve-deal = From the deal.
cli-solve-positions = Look at so many positions at most, whatever the time.
cli-solve-seconds = Search so many seconds. Without either: 10 seconds at most.
cli-edition = Print the numbers of a game and what they rest on.
cli-rules = Print the titles of the rules, or one rule.
cli-serve = Host tables for browsers, bots and programs.
cli-serve-host = The address to listen at. 0.0.0.0: reachable from other machines.
cli-serve-port = The port to listen at, 1912 otherwise. 0: any that is free.
cli-serve-database = A file for SQLite, or the address of a PostgreSQL server. Otherwise a file in your data folder.
cli-serve-log = What is logged: debug, info, warning or error.
cli-serve-open = Open the page in the browser.
cli-serve-listening = Lifeboat is open at { $address }. Ctrl+C closes it.
cli-serve-no-browser = No browser could be opened here. Open { $address } yourself.
cli-serve-unknown = { $name } is no setting and is ignored. docs/hosting.md lists the settings.
