### The first game: the goal, what is pointed out, what buttons cost, and hands that needn’t do everything

## The goal, and sound

web-goal = The goal
    .ok = Got it
web-goal-titanic = Bring the passengers to the four lifeboats, each class in order from 1 upwards, before the last page turns.
web-goal-septentrick = Win tricks so that, at the end, each of you has exactly as many life rings as passengers.
web-offer = Yes
    .no = No, thanks
    .done = Done

## What is pointed out

web-mark = OK
    .none = No more tips
web-mark-titanic-boat = This card can go to the lifeboats. Drag it there, or tap it and then its place on the water.
web-mark-titanic-rescue = No useful move left? Then end your turn with a rescue: draw passengers from the stack, and play one of them.
web-mark-titanic-page = The booklet counts down. A failed rescue turns a page; when the last one has turned, the ship is gone.
web-tip-double = Tip: double-click or double-tap a card to bring it straight to its boat, or press S on the keyboard.
web-new-here = New here?
    .words = The tutorial shows you the game step by step.
    .learn = Learn it (2 minutes)
    .play = Play right away

## Rescues

web-rescue-draw = Rescue: draw
    .reshuffle = Reshuffle: a page turns
    .nobody = Nobody left to draw: a page turns
# $percent: the chance of failing.
web-rescue-fails = fails { $percent }%
    .words = { $percent }% chance of failing
web-rescue-hopeless = can’t succeed
    .words = This rescue can’t succeed.
web-next-page-last = When the next page turns, the game is over.

## Points

# $total: the points so far.
web-points = Points: { $total }
    .why = How the points add up
    .group = Last passenger: { $place }
    .page = The open page
    .rows = Rows of anchors
    .later = once all 60 are safe
    .total = Total
    .best = The highest possible score is { $best }.
# $page: the number of the open page. $left: how many more pages can turn.
web-points-page =
    The booklet counts down, and page { $page } is open. { $left ->
        [one] When the next page turns, the ship is gone.
       *[other] When { $left } more pages have turned, the ship is gone.
    }
# $points: theirs.
web-points-historical = The crew of 1912 would have scored { $points }, with { $points } survivors in the boats when the ship was gone.

## Moves

# $count: how many passengers.
web-bring-all = Bring all ({ $count })
    .to = Bring all ({ $count }): { $place }
web-finish = Finish: bring all { $count } to the boats
web-where-line = Which line?
web-elsewhere = This card can’t be played there. Choose one of the highlighted places.
