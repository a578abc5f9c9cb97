### Reviews: how much of a finished game was luck, and how much its decisions.

## Amounts

# $sign: +, − or nothing. $amount: a number from 0 up.
review-amount-titanic = { $sign }{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-amount-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) }%
# Changes and differences of such amounts; those of a chance are in percentage points.
review-change-titanic = { review-amount-titanic }
review-change-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] percentage point
       *[other] percentage points
    }
# $amount, $error: in words; the error is half of the 95% interval.
review-about = { $amount }, give or take { $error }

## The review

# $steps: all actions; $decisions: those in which there was a choice.
review-heading = { $game }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $decisions ->
        [one] 1 real decision
       *[other] { $decisions } real decisions
    }
review-best-titanic = { $known ->
        [proved] With all cards visible, the best possible score was { $best } points.
       *[least] With all cards visible, at least { $best } points were possible.
    }
review-best-septentrick = { $known ->
        [yes] With all cards visible, this deal could have been won.
        [no] Even with all cards visible, this deal couldn’t have been won.
       *[unknown] It isn’t known whether this deal could have been won with all cards visible.
    }
review-turning-point = After step { $step }, the game could no longer be won, no matter what anyone played.
# $first, $last: it was one of these steps; which one isn’t known.
review-turning-between = At some point in steps { $first } to { $last }, the game was lost for good. Until then, it could still have been won; after that it couldn’t, no matter what anyone played.
# Four lines of a sum: what was expected, luck, decisions, and what they add up to.
review-expected = Expected at the start
review-luck = Luck
review-skill = Decisions
review-result = Result
review-meaning = “Expected” is the average result of a reference player, who plays steadily and doesn’t know the hidden cards. Luck is what came to light between decisions. Decisions are compared with the reference player’s.
# $amount: half of the 95% interval.
review-doubt = The split between luck and decisions is accurate to within { $amount }. More simulated games make it more precise.
review-cost = Compared with the best option found each time, the decisions cost { $amount } in total.
review-costly = Costliest decisions
review-none = No decision was clearly worse than an alternative.
review-decision = { $number }. Step { $step }: { $amount }
review-decision-seat = { $number }. Step { $step }, seat { $seat }: { $amount }
review-chosen = Chosen: { $words } [{ $action }]
review-better = Better: { $words } [{ $action }]
review-progress = Judging the decisions
review-plot-written = The plot is in { $file }.

## The plot

review-plot-title = { $game }: { $result }
review-plot-result-titanic = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
review-plot-result-septentrick = { $won ->
        [yes] won
       *[no] lost
    }
review-plot-end = result: { $result }
review-plot-steps = step
review-plot-expected-titanic = expected score
review-plot-expected-septentrick = chance of winning
review-plot-changes-titanic = points since the start
review-plot-changes-septentrick = percentage points since the start
review-plot-curve = what a reference player would expect
review-plot-best-titanic = { $known ->
        [proved] best with all cards visible: { $best }
       *[least] best with all cards visible: at least { $best }
    }
review-plot-best-septentrick = { $known ->
        [yes] winnable with all cards visible
        [no] not winnable with all cards visible
       *[unknown] with all cards visible: unknown
    }
review-plot-luck = luck: { $amount }
review-plot-skill = decisions: { $amount }
review-plot-turning-point = lost for good after step { $step }
review-plot-turning-between = lost for good in steps { $first } to { $last }
review-plot-costly = costly decision

## The command

cli-review = Review the record of a finished game: what was luck, what was skill, and which decisions cost the most.
cli-review-playouts = How many games to simulate for each decision. The same number gives the same review.
cli-review-seconds = How many seconds the review may take. By default it takes about half a minute.
cli-review-seed = The seed for the simulated games: any word.
cli-review-plot = Save a plot of the game in this file, as .svg or .png.
cli-review-most = How many costly decisions to list (5 by default).
cli-review-json = Print the whole review as JSON and nothing else. Steps and seats are numbered from 1.

## What can go wrong

error-review-unfinished = The game in this record isn’t over: it stops after step { $tried }. Only a finished game can be reviewed.
