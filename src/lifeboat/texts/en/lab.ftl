### The lab: many games, and what they show.

## Commands

cli-simulate = Have a bot play many deals, and summarise how it does.
cli-tournament = Have several bots play the same deals, and compare them.
cli-lab-player = The bot that plays every seat, weakest first: { $names }.
cli-lab-entrant = A bot that takes part, weakest first: { $names }. Repeat the option for each bot.
cli-lab-deals = How many deals to play. Default: 100. A higher number continues an earlier study.
cli-lab-seed = The word used to generate the deals. With the same word, every bot gets the same cards.
cli-lab-playouts = How many games a bot may simulate per decision. Default: 1000. Results are the same on every machine.
cli-lab-seconds = How many seconds a bot may think per decision. Results depend on the machine.
cli-lab-solver = Also find the best possible result for each deal with all cards visible.
cli-lab-positions = How many positions --solver may search per deal. Default: 1000000.
cli-lab-jobs = How many games to play at once. Default: one per core.
cli-lab-cluster = The address of a Dask scheduler whose workers play the games.
cli-lab-out = A Parquet file for the results, one row per game. Run the same command again to continue.
cli-lab-plots = A folder for plots.
cli-lab-format = File format of the plots: png or svg.
cli-lab-json = Print the summary as JSON and nothing else.
cli-lab-players = Number of players, or “each” for every possible number.
cli-lab-crew = The crew members, separated by commas (such as lee,smith), or “each” for everyone who can play alone, one at a time.
cli-lab-layout = How many passengers start in front of each deck: standard, expert or ultimate, or “each” for all three.

## While it runs

# $done, $total: numbers of games.
lab-progress = { $done } of { $total } games
lab-rate = { NUMBER($rate, maximumFractionDigits: 1) } per second
lab-rate-minute = { NUMBER($rate, maximumFractionDigits: 1) } per minute
lab-remaining = { $time } left
lab-found = { $games ->
        [one] One game has already been played; the study continues from there.
       *[other] { $games } games have already been played; the study continues from there.
    }
lab-stopped = Stopped. { $games ->
        [one] One of { $total } games is in { $file }.
       *[other] { $games } of { $total } games are in { $file }.
    } Run the same command again to continue.
lab-stopped-lost = Stopped after { $games } of { $total } games. They weren’t saved; use “--out FILE” to save them next time.
lab-written = The results are in { $file }.
lab-plotted = Plot: { $file }

## The summary

# $game: its name. $games, $deals: numbers. $seed: the seed of the deals.
lab-heading = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } from the seed “{ $seed }”
lab-budget-playouts = Thinking: at most { $playouts } simulated games per decision.
lab-budget-seconds = Thinking: at most { NUMBER($seconds, maximumFractionDigits: 3) } s per decision. Results depend on the machine.
lab-budget-both = Thinking: at most { $playouts } simulated games and { NUMBER($seconds, maximumFractionDigits: 3) } s per decision. Results depend on the machine.
lab-intervals = All intervals are 95% intervals.
lab-by-setup = By set-up
lab-by-crew = By crew member
lab-by-layout = By layout
lab-by-players = By number of players
lab-by-page = Page at the end
lab-players = { $players ->
        [one] one player
       *[other] { $players } players
    }
lab-all = all
lab-page-last = last
lab-player = player
lab-share-head = share of games
lab-games = games
lab-score = mean score
    .septentrick = players matched
lab-won = all safe
    .septentrick = won
# A column for one of several players.
lab-of = { $player }: { $measure }
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-mean-alone = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) })
lab-pair = { $player } − { $other }
lab-deals = deals
lab-difference-score = points
    .septentrick = players matched
lab-difference-won = all safe, percentage points
    .septentrick = won, percentage points
# $sign: +, − or nothing.
lab-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-range = { $value } ({ $low } to { $high })
lab-solver = With all cards visible, over { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: for { NUMBER($decided, style: "percent", maximumFractionDigits: 1) } of them, it is known whether everyone can be saved, and for { NUMBER($proved, style: "percent", maximumFractionDigits: 1) }, the best result is proven. For the rest, the figure means “at least”.

## Plots

lab-plot-scores = Distribution of scores
lab-plot-scores-axis = score
lab-plot-won = How often everyone is saved
    .septentrick = How often the crew wins
lab-plot-won-axis = share of games
lab-plot-pages = Page on which the game ends
lab-plot-pages-axis = page number
lab-plot-last = { $player } (last page: { $share })
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
lab-plot-pairs = Differences on the same deals
lab-plot-pairs-axis = difference in score, in points
    .septentrick = difference in share won, in percentage points
lab-plot-historical = 1912: { $score }
lab-plot-note = { $games } games, { $deals } deals, seed “{ $seed }”; bars: 95% intervals
