### Hints during a game, and the review after it

## Hints

web-hint = Hint
    .help = What a careful player thinks of your options, from what you can see.
    .off = No hints
web-hint-thinking = Weighing your options …
# $playouts: how many games were played out in thought.
web-hint-method = { $playouts ->
        [0] Nothing had to be weighed.
        [one] One game was played out in thought, from what your seat can see.
       *[other] { $playouts } games were played out in thought, from what your seat can see.
    }
web-hint-do = Do this
web-hint-why = Why
web-hint-left = { $count ->
        [0] That was your last hint in this game.
        [one] You have one more hint in this game.
       *[other] You have { $count } more hints in this game.
    }
web-keys-h = Hint
web-hints = Hints
    .help = How many hints each player may ask for in a game. All see that somebody asked, nobody else what was said.
    .any = As many as you like
    .number = { $count ->
        [one] 1 for each player
       *[other] { $count } for each player
    }
web-thinking = Time to think
    .help = How long the bot “Farsighted” thinks about a decision.
    .time = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-bot-captain = Farsighted
    .about = plays hundreds of games in its head before it decides.

## Review

web-review = Review
    .title = Review: { $game }
    .lead = Luck apart from skill: what could be expected at each decision, without a look at hidden cards.
web-review-making = The game is being gone through, decision by decision.
    .progress = { $done } of { $of }
web-review-failed = The review could not be made.
web-review-result = Result
web-review-expected = Expected at the deal
web-review-luck = Luck
web-review-skill = Decisions
web-review-won = won
web-review-not-won = not won
web-review-plot = The course of the game
    .summary = The expectation went from { $expected } at the deal to { $result } at the end; luck gave { $luck }, decisions { $skill }.
    .better = good luck
    .worse = bad luck
    .gained = gained by a decision
    .lost = lost by a decision
    .steps = { $steps } steps
web-review-table = The same as a table
    .step = Step
    .before = Expected
    .skill = Decision
    .luck = Luck
web-review-costly = The costliest decisions
    .none = No decision cost anything that could be measured.
web-review-done = Done: { $words }
web-review-better = Better: { $words }
web-review-show = Show in the replay
web-review-turning = Show where the game was lost
