### The browser client: what just happened at a table.

# The strip above the question; a press opens the log.
web-recent = Open the log
# $turns: how many turns others took.
web-absence = While you were away: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
    .watch = Watch
    .close = Dismiss
