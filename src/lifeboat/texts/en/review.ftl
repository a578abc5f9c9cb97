### Reviews: what a finished game owes to luck and what to its decisions.

## Amounts

# $sign: +, − or nothing. $amount: a number that is not below 0.
review-amount-titanic = { $sign }{ NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
review-amount-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) }%
# Changes of them, and how much two differ: a chance then in percentage points.
review-change-titanic = { review-amount-titanic }
review-change-septentrick = { $sign }{ NUMBER($amount, maximumFractionDigits: 0) } { $amount ->
        [one] point
       *[other] points
    }
# $amount, $error: in words; the error is half of the 95 % interval.
review-about = { $amount }, give or take { $error }

## The review

# $steps: all actions; $decisions: those in which there was a choice.
review-heading = { $game }: { $steps } steps, { $decisions ->
        [one] 1 real decision
       *[other] { $decisions } real decisions
    }
review-best-titanic = { $known ->
        [proved] With all cards open, { $best } points were possible and no more.
       *[least] With all cards open, at least { $best } points were possible.
    }
review-best-septentrick = { $known ->
        [yes] With all cards open, this deal could be won.
        [no] Even with all cards open, nobody could win this deal.
       *[unknown] Whether this deal could be won with all cards open is not known.
    }
review-turning-point = After step { $step } it could not be won any more, whatever was played.
# $first, $last: one of these steps did it; which one is not known.
review-turning-between = Somewhere from step { $first } to step { $last } it was lost for good: until then it could be won, and after that no more, whatever was played.
# Four lines of a sum: what was expected, luck, decisions, and what they add up to.
review-expected = Expected at the start
review-luck = Luck
review-skill = Decisions
review-result = Result
review-meaning = What is expected is what a fair player expects: one who plays on steadily and knows no hidden card. Luck is what came to light between the decisions. Decisions are measured against those of the fair player.
# $amount: half of the 95 % interval.
review-doubt = Luck and decisions are told apart to within { $amount }. More playouts tell more closely.
review-cost = Against the best that was found for each, all decisions together cost { $amount }.
review-costly = What cost most
review-none = No decision was worse than another by more than chance explains.
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
review-plot-expected-titanic = points expected
review-plot-expected-septentrick = chance to win
review-plot-changes-titanic = points since the start
review-plot-changes-septentrick = points since the start
review-plot-curve = what a fair player expected
review-plot-best-titanic = { $known ->
        [proved] best with open cards: { $best }
       *[least] best with open cards: at least { $best }
    }
review-plot-best-septentrick = { $known ->
        [yes] could be won with open cards
        [no] could not be won with open cards
       *[unknown] open cards: not known
    }
review-plot-luck = luck: { $amount }
review-plot-skill = decisions: { $amount }
review-plot-turning-point = lost for good after step { $step }
review-plot-turning-between = lost for good between steps { $first } and { $last }
review-plot-costly = costly decision

## The command

cli-review = Review the record of a finished game: luck apart from skill, and the decisions that cost most.
cli-review-playouts = How many games to play out in thought for each decision. The same number, the same review.
cli-review-seconds = How long the review may take. Otherwise it takes about half a minute.
cli-review-seed = A word that the imagined games are drawn by.
cli-review-plot = Draw the game into this file, .svg or .png.
cli-review-most = How many costly decisions to name, 5 otherwise.
cli-review-json = Print the whole review as JSON and nothing else. Steps and seats count from 1.

## What can go wrong

error-review-unfinished = The game in this record is not over after { $tried } steps. A review wants a finished game.
