### Playing at one’s own pace: long waiting times, games to continue, and notifications

# $time: a time such as “3 days”.
web-patience-after = A bot plays after { $time }
web-patience-never = No bot stands in
    .words = No bot stands in. The game waits for everyone.
# Comes after “after”.
web-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-continue = Continue
    .others = { $count ->
        [one] It’s your turn at one more table.
       *[other] It’s your turn at { $count } more tables.
    }
web-push = Notify me of my turn
    .help = When it’s your turn and this page is closed or in the background, your browser tells you. The message says nothing else about the game.
    .on = Your browser will tell you when it’s your turn, even when this page is closed.
    .stop = Stop notifying me
    .stopped = You won’t be notified any more.
    .blocked = Your browser blocks notifications from this site. Allow them in its settings and try again.
    .failed = Your browser couldn’t turn on notifications. Try again later.
