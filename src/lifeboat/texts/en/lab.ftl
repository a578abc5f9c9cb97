### The lab: many games, and what they say.

## Commands

cli-simulate = Let a player play many deals, and count out how it does.
cli-tournament = Let several players play the same deals, and compare them.
cli-lab-player = Who plays, in every seat: { $names }.
cli-lab-entrant = A player: { $names }. Give the option once for each of them.
cli-lab-deals = How many deals, otherwise 100. With more than before a study is carried on.
cli-lab-seed = A word that stands for the deals; the same word, the same cards for all.
cli-lab-playouts = How many playouts a player may think about a decision, otherwise 1000. Every machine gives the same results.
cli-lab-seconds = How many seconds a player may think about a decision. Results depend on the machine.
cli-lab-solver = Find the best of each deal with all cards open, too.
cli-lab-positions = How many positions the solver may look at for each deal, otherwise 1000000.
cli-lab-jobs = How many games are played at once, otherwise one on each core.
cli-lab-cluster = The address of a Dask scheduler, whose workers play.
cli-lab-out = A Parquet file for the results, a row for each game. The same command goes on from there.
cli-lab-plots = A folder for plots.
cli-lab-format = The kind of the plots: png or svg.
cli-lab-json = Print the summary as JSON, and nothing else.
cli-lab-players = Number of players, or each.
cli-lab-crew = The crew, with commas between the names, such as lee,smith; or each: everybody who can sail alone.
cli-lab-layout = How the passengers are laid out: standard, expert, ultimate or each.

## While it runs

# $done, $total: numbers of games.
lab-progress = { $done } of { $total } games
lab-rate = { NUMBER($rate, maximumFractionDigits: 1) } a second
lab-rate-minute = { NUMBER($rate, maximumFractionDigits: 1) } a minute
lab-remaining = { $time } left
lab-found = { $games ->
        [one] One game is there already; the study goes on.
       *[other] { $games } games are there already; the study goes on.
    }
lab-stopped = Stopped. { $games ->
        [one] One game of { $total } is in { $file }.
       *[other] { $games } games of { $total } are in { $file }.
    } The same command goes on from there.
lab-stopped-lost = Stopped after { $games } of { $total } games. They are not kept; with “--out FILE” they would be.
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
    } of the seed “{ $seed }”
lab-budget-playouts = Thinking: at most { $playouts } playouts a decision.
lab-budget-seconds = Thinking: at most { NUMBER($seconds, maximumFractionDigits: 3) } s a decision. Results depend on the machine.
lab-budget-both = Thinking: at most { $playouts } playouts and { NUMBER($seconds, maximumFractionDigits: 3) } s a decision. Results depend on the machine.
lab-intervals = Intervals are 95 %.
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
    .septentrick = players in balance
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
    .septentrick = players in balance
lab-difference-won = all safe, percentage points
    .septentrick = won, percentage points
# $sign: +, − or nothing.
lab-signed = { $sign }{ NUMBER($size, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-range = { $value } ({ $low } to { $high })
lab-solver = With all cards open, over { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: in { NUMBER($decided, style: "percent", maximumFractionDigits: 1) } of them it is decided whether everything can be reached, in { NUMBER($proved, style: "percent", maximumFractionDigits: 1) } it is proved what the best is. Elsewhere the figure means “at least”.

## Plots

lab-plot-scores = How the scores are spread
lab-plot-scores-axis = score
lab-plot-won = How often all are saved
    .septentrick = How often the crew wins
lab-plot-won-axis = share of games
lab-plot-pages = On which page the game ends
lab-plot-pages-axis = number of the page
lab-plot-last = { $player } (last page: { $share })
lab-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
lab-plot-pairs = Differences on the same deals
lab-plot-pairs-axis = difference of the scores, in points
    .septentrick = difference of the shares won, in percentage points
lab-plot-historical = 1912: { $score }
lab-plot-note = { $games } games, { $deals } deals, seed “{ $seed }”; bars: 95 %
