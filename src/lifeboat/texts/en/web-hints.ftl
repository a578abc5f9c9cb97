### Hints during a game, and the review after it

## Hints

web-hint = Hint
    .help = What a careful player would make of your options, knowing only what you know.
    .off = No hints
web-hint-thinking = Weighing up your options…
# $playouts: the number of simulated games.
web-hint-method = { $playouts ->
        [0] There was nothing to weigh up.
        [one] Based on one simulated game, using only what you can see.
       *[other] Based on { $playouts } simulated games, using only what you can see.
    }
web-hint-do = Do this
web-hint-why = Why?
web-hint-left = { $count ->
        [0] That was your last hint in this game.
        [one] You have one hint left in this game.
       *[other] You have { $count } hints left in this game.
    }
web-keys-h = Hint
web-hints = Hints
    .help = How many hints each player may ask for in a game. Everyone sees when someone asks, but not what the hint says.
    .any = As many as you like
    .number = { $count ->
        [one] 1 per player
       *[other] { $count } per player
    }
web-thinking = Thinking time
    .help = How long a bot may think about each decision. “Far-sighted” makes full use of it.
    .time = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }

## Review

web-review = Review
    .title = Review: { $game }
    .lead = Was it luck or skill? See what could be expected at each decision, without peeking at hidden cards.
web-review-making = Going through the game, decision by decision.
    .progress = { $done } of { $of }
web-review-failed = Something went wrong while the game was being reviewed.
web-review-result = Result
web-review-expected = Expected at the start
web-review-luck = Luck
web-review-skill = Decisions
web-review-won = won
web-review-not-won = lost
web-review-plot = How the game went
    .summary = Expected at the start: { $expected }. Result: { $result }. Luck: { $luck }, decisions: { $skill }.
    .better = good luck
    .worse = bad luck
    .gained = gained by a decision
    .lost = lost by a decision
    .steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
web-review-table = Show as a table
    .step = Step
    .before = Expected
    .skill = Decision
    .luck = Luck
web-review-costly = Costliest decisions
    .none = None that could be measured.
web-review-done = Chosen: { $words }
web-review-better = Better: { $words }
web-review-show = See it in the replay
web-review-turning = See where the game was lost
