### What happens at a table on the server, apart from the game itself.
### $name: what a person is called. $seat: a seat, counted from 1. $player: the name of a bot.
### The attribute you is what the person who did it is told.

server-joined = { $name } joins the table.
    .you = You join the table.
server-left = { $name } leaves the table.
server-removed = The host removes { $name } from the table.
# $former: the name before.
server-renamed = { $former } is now called { $name }.
    .you = You’re now called { $name }.
server-sat = { $name } takes seat { $seat }.
    .you = You take seat { $seat }.
server-seat-named = Seat { $seat } is { $name }.
    .none = Seat { $seat } no longer has a name of its own.
server-bot-sat = A bot ({ $player }) takes seat { $seat }.
server-freed = Seat { $seat } is now free.
server-started = The game begins.
server-practice = This is practice: anyone who plays can undo anything, and the result doesn’t count.
server-undone = { $name } undoes the last step.
    .you = You undo the last step.
server-proposed = { $name } has made a sealed proposal.
    .you = You’ve made a sealed proposal.
# $words: an action in words, without a full stop.
server-proposal = { $name } proposes: { $words }
    .you = You propose: { $words }
server-said = { $name }: { $text }
server-hinted = { $name } gets a hint.
    .you = You get a hint.
server-taken-over = { $name } is away. A bot ({ $player }) takes over.
    .you = You’re away. A bot ({ $player }) takes over.
server-claimed-back = { $name } is back.
    .you = You’re back.
server-resigned = { $name } wants to give up.
    .you = You want to give up.
server-given-up = Everyone has given up. The game is over.
server-rematched = A rematch is ready.

## A result in one line

# $deal: which deal it was. $verdict: how it ended.
result-line = { $game }, { $deal }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: { $verdict }
# $line: result-line.
result-practice = { $line } (practice)
# $day: a date such as 2026-04-14.
result-day = deal for { $day }
# $deal: a word for the deal.
result-deal = deal { $deal }
result-given-up = abandoned
result-titanic = { $reason ->
        [all-safe] all safe
       *[sunk] sunk
    }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $pages ->
        [one] 1 page turned
       *[other] { $pages } pages turned
    }
result-septentrick = { $reason ->
        [rescued] all rescued
        [all-passengers] lost to an all-Passenger trick
       *[unmatched] not all rescued
    }, { $score } of { $players } players matched
