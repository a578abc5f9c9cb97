### What happens at a table on the server, apart from the game itself.
### $name: what a person is called. $seat: a seat, counted from 1. $player: the name of a bot.

server-joined = { $name } comes to the table.
server-left = { $name } leaves the table.
server-removed = The host sends { $name } away from the table.
# $former: the name before.
server-renamed = { $former } is now called { $name }.
server-sat = { $name } takes seat { $seat }.
server-bot-sat = The bot “{ $player }” takes seat { $seat }.
server-freed = Seat { $seat } is free.
server-started = The game begins.
server-undone = { $name } takes the last step back.
server-proposed = Seat { $seat } lays a proposal face down.
# $words: an action in words, without a full stop.
server-proposal = Seat { $seat } proposes: { $words }
server-said = { $name }: { $text }
server-hinted = { $name } is given a hint.
server-taken-over = { $name } is away. The bot “{ $player }” plays for seat { $seat }.
server-claimed-back = { $name } is back in seat { $seat }.
server-resigned = { $name } wants to give up.
server-given-up = All have given up. The game is over.
server-rematched = Another game is set up for the same people.

## A result in one line

# $deal: which deal it was. $verdict: how it ended.
result-line = { $game }, { $deal }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }: { $verdict }
# $day: a date such as 2026-04-14.
result-day = deal of { $day }
# $deal: a word for the deal.
result-deal = deal { $deal }
result-given-up = given up
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
        [all-passengers] lost in a trick of nothing but passengers
       *[unmatched] not all rescued
    }, { $score } of { $players } players matched
