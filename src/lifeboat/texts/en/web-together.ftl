### The browser client: whose turn it is, seats at one screen, envelopes, people who are away, practice.

## Whose turn it is

# $name: whose turn it is, among several at this screen or as the crew member.
web-turn-own-named = { web-turn-own }, { $name }
    .seat = { web-turn-own }, seat { $seat }
# $role: the crew member.
web-turn-of-role = { web-turn-of } ({ $role })
web-turn-propose = Propose to { $name }

## Names of seats at one screen

web-seat-name = Name
    .label = Who plays seat { $seat }

## People who are away

# $time: one of the next four.
web-away = { $name } is away: a bot plays in { $time }
web-away-seconds = { $count } s
web-away-minutes = { $count } min
web-away-hours = { $count } h
web-away-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }

## Envelopes

# $name: who made the proposal.
web-envelope = Sealed proposal from { $name }
    .own = Your sealed proposal

## Practice

web-practice = Practice
    .help = Everyone who plays can undo any step, even after cards have been revealed. The result doesn’t count.
    .on = Practice: undo anything
    .off = No, this game counts
    .undo = Undo any step: this is practice.
