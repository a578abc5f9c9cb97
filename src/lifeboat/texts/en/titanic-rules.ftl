### SOS Titanic: the rules, one text per rule id, one sentence or thought per line.

## Cards and set-up

titanic-rule-T1 =
    There are 60 passengers in two classes.
    First class has ranks 1 to 13, second class ranks 1 to 17.
    In each class there are two passengers of every rank: one with an anchor and one without.
    Rank 1 is a Lifeboat.
    .title = Passengers
titanic-rule-T2 =
    There are 20 action cards: 2 Get Ready!, 3 Come On!, 3 Come Back!, 2 Your Turn!, 2 Same Lines!, 2 Wait!, 1 Save Time, 1 Plan A, 1 Plan B, 1 Collapsible Boat and 2 Mystery Passengers, one for each class.
    .title = Action cards
titanic-rule-T3 =
    There are 10 crew members.
    Each has a number of action cards to start with, a range for how many passengers to draw at a rescue, a minimum number of players and an ability.
    Playing alone, you can be Murdoch, Boxhall, Lee, Latimer, Lowe or Fleet.
    With two or more players, you can also be Smith, Pitman, Lightoller or Phillips.
    .title = Crew members
titanic-rule-T4 =
    You get a random crew member from those allowed for your number of players, unless your table chooses the crew.
    Then you get as many action cards as your crew member starts with. They lie face up in front of you: this is your hand.
    Nothing in this game is private: all players know the same things.
    Three things are hidden from everyone: the order of the stack, the face-down cards in the lines, and the order of the action stack.
    A card that you have been shown stays known until it is shuffled.
    You may not look through a discard pile unless a card says so, but you may remember what went there.
    (House ruling: the printed rules don’t say whether action cards lie face up.)
    .title = Your crew member, your hand and what you know
titanic-rule-T5 =
    The booklet starts open at its first page.
    Lines of 4, 6, 8 and 10 passengers are laid face down in front of decks 1 to 4; deck 1 is nearest the bow. (For other layouts, see T6.)
    Then the front card of each line is revealed.
    The other 32 passengers form the stack, face down.
    .title = Set-up
titanic-rule-T6 =
    You choose how many passengers start in front of decks 1 to 4.
    Standard: 4, 6, 8 and 10. Expert: 7, 7, 7 and 7. Ultimate: 10, 8, 6 and 4.
    .title = Layouts
titanic-rule-T7 =
    After the set-up, with everything in view, your table picks the first player; otherwise one is drawn by lot.
    Play goes round clockwise.
    On your turn, you first make as many moves as you like, or none (T8 to T14, T37, T54).
    Then you must take exactly one action: a rescue or an action card. Smith and Lowe may use their ability instead.
    You may all talk freely, but every decision is the active player’s alone.
    .title = First player, turns and talk

## A turn: moves

titanic-rule-T8 =
    A line has its face-down cards at the back, if there are any, and its run in front: face-up cards of one class, each exactly one lower than the card behind it.
    You may move a whole run, or just the front part of one; the cards stay in order.
    You may put them onto another line if its front card is of the same class and exactly one higher than the highest card you move.
    .title = Moving onto another line
titanic-rule-T9 =
    You may move a run, or just the front part of one, into an empty line if the highest card you move is a first-class 13 or a second-class 17.
    An empty line is a deck that isn’t flooded and has no cards. Decks 5 and 6 are empty lines from the start.
    The boat (T35) is never an empty line.
    .title = Moving into an empty line
titanic-rule-T10 =
    You may lower a Lifeboat from the front of a line: it starts a new group of its class.
    There are four groups at most, two for each class.
    A mystery lowered as a Lifeboat starts one of the two groups of its class. A class never gets a third.
    .title = Lowering a Lifeboat
titanic-rule-T11 =
    The front passenger of a line may join a group of the same class if the last passenger of that group is exactly one lower.
    Passengers leave the line one by one, the lowest first. Each is a move of its own.
    .title = Moving into a group
titanic-rule-T12 =
    Survivors, the passengers in a group, never move again, with two exceptions: a mystery that is replaced (T37) and Lowe’s swap (T44).
    First and second class never mix, whether in a line or in a group.
    .title = Survivors stay, classes stay apart
titanic-rule-T13 =
    When a face-down card becomes the front of a line, it is revealed at once.
    .title = Revealing a card
titanic-rule-T14 =
    A Lifeboat is also a passenger of rank 1: in a line, it may lie on a 2 of its class.
    .title = Lifeboats in a line

## Action: rescue

titanic-rule-T15 =
    To start a rescue, say how many cards you will draw: a number within your crew member’s range, and never more than the stack holds.
    Then take that many cards from the top of the stack. Don’t look at any of them until you have them all.
    .title = Rescue: how many cards
titanic-rule-T16 =
    If any of the drawn cards can be played, you must play exactly one of them. (Only Murdoch may play more: T40.)
    Each drawn card counts as a run of one. It can go wherever such a run could move (T8 to T11), or take the place of a mystery (T37, T39).
    You choose the card and the place.
    The other drawn cards go to the discard pile.
    .title = Rescue: playing one card
titanic-rule-T17 =
    If none of the drawn cards can be played, the rescue fails.
    All of them go to the discard pile and a page turns, with all that this entails (T22 to T25).
    After that you draw one action card in compensation, unless it was the last page.
    Some crew members draw differently (T40 to T43, T48). T50 gives the exact order.
    .title = A failed rescue
titanic-rule-T18 =
    If the stack is empty when you start a rescue, the discard pile is first shuffled to make a new stack, and a page turns. Nobody gets an action card for this page.
    If it was the last page, the game is over.
    Otherwise, you look at the table as it now is, say how many cards you will draw, and draw them. You can’t make any moves in between.
    .title = Rescue with an empty stack
titanic-rule-T19 =
    If the stack and the discard pile are both empty, you may still choose a rescue. T18 doesn’t apply, so nothing is reshuffled and no page turns for that.
    You don’t name a number, and the rescue fails (T17): one page turns, with compensation as usual.
    So there is always an action you can take and, together with T54, this means that every game comes to an end.
    (House ruling: the printed rules don’t cover this.)
    .title = Rescue with nothing left to draw

## Action: action card

titanic-rule-T20 =
    Play one of your own action cards (Phillips has a wider choice: T47), do what it says, then put it on the action discard pile. The boat and the mysteries stay on the table instead.
    You can always play Get Ready!, Save Time, Plan A and Plan B, even if they have no effect.
    You can always play Come On! and Come Back! too. If the pile to search is empty, they find nothing and a page turns; unlike in T18, the discard pile isn’t reshuffled.
    Your Turn! and Wait! need a line that holds a card; the boat counts as a line here.
    Same Lines! needs two decks that aren’t flooded, with a card at one or both of them.
    The Collapsible Boat needs a run to put on it, and a Mystery Passenger needs somewhere to go.
    (House ruling: the printed rules mention playing a card without effect only for Plan B.)
    .title = Playing an action card
titanic-rule-T21 =
    As soon as the action stack is empty and the action discard pile isn’t, that pile is shuffled and becomes the new action stack. This is checked after each draw, search or discard.
    A card being played is in neither pile. Nor are the cards that Fleet has drawn, until he has chosen.
    Cards that one effect discards together are all discarded before the new stack is made. So if Fleet discards two, both are shuffled in.
    If you draw several cards, you draw them one by one.
    If both piles are empty, nobody draws.
    .title = When the action stack is empty

## Pages and flooding

titanic-rule-T22 =
    Each page that turns floods one more compartment.
    If it was the last compartment of a deck, the whole deck is flooded (T23, T24).
    .title = Turning a page
titanic-rule-T23 =
    When a deck is flooded, all passengers in its line are shuffled together with all those in the line of the next deck towards the stern.
    They form one face-down line in front of that next deck, and its front card is revealed.
    This happens even if the line of the next deck is empty.
    All of this happens before any compensation.
    (House ruling: the new line goes in front of the next deck, as under the English and French rules, even if that deck’s line was empty. Under the German rules, it goes in front of the last deck that isn’t flooded yet.)
    .title = A deck is flooded
titanic-rule-T24 =
    If the line of the flooded deck is empty, nothing is shuffled.
    A flooded deck no longer has a line, so no cards can go there.
    .title = Flooding an empty deck
titanic-rule-T25 =
    When the last page turns, the game ends at once.
    .title = The last page

## Action cards

titanic-rule-T26 =
    Look at the top 5 cards of the stack, or at all of them if there are fewer.
    Put them back in any order you like: on top, at the bottom, or some on top and some at the bottom.
    .title = Get Ready!
titanic-rule-T27 =
    Search the stack for a passenger that can be played (T39) and play it at once. If there is one, you must play one; you choose the card and the place.
    If there is none, a page turns, without compensation.
    Either way the stack is shuffled, before any page turns.
    .title = Come On!
titanic-rule-T28 =
    Search the discard pile for a passenger that can be played (T39) and play it at once. If there is one, you must play one; you choose the card and the place.
    If there is none, a page turns, without compensation.
    The discard pile isn’t shuffled: its order doesn’t matter.
    .title = Come Back!
titanic-rule-T29 =
    Choose a line that holds a card; the boat is allowed.
    Look at all its cards and put one of them face up at the front.
    The others are shuffled and go face down behind it.
    .title = Your Turn!
titanic-rule-T30 =
    Choose two decks that aren’t flooded, next to each other or not. At most one of them may be empty. The boat can’t be chosen.
    All the cards of both lines are shuffled and shared out equally, face down. An odd card goes to the line nearer the stern.
    Then the front cards of both lines are revealed.
    .title = Same Lines!
titanic-rule-T31 =
    Choose a line that holds a card; the boat is allowed.
    All its face-up cards go to the discard pile (a mystery goes to the action discard pile).
    Then the next card of the line, if there is one, is revealed.
    .title = Wait!
titanic-rule-T32 =
    The stack and the discard pile are shuffled together to make a new stack, even if the stack was empty.
    No page turns.
    .title = Save Time
titanic-rule-T33 =
    Take any card you like from the action stack into your hand. Then the action stack is shuffled.
    .title = Plan A
titanic-rule-T34 =
    Take any card you like from the action discard pile into your hand, but never the Plan B you are playing.
    .title = Plan B
titanic-rule-T35 =
    The boat becomes one more line. You immediately put the run of any line on it, or just the front part of one; its highest card may be of any rank.
    From then on the boat is a line in every way: for moves, drawn cards, mysteries, Your Turn! (which can leave face-down cards on it) and Wait! (T8 to T14, T29, T31, T36 to T39).
    But it is never an empty line for T9, and neither flooding nor Same Lines! touches it.
    The moment it holds no cards, it goes to the action discard pile, whether after a move, a replaced mystery (T37) or Wait! (T31).
    Passengers on the boat aren’t safe and don’t count at the end.
    .title = Collapsible Boat
titanic-rule-T36 =
    Play the mystery as a passenger of its class and of any rank you name, wherever such a card could be played (T8 to T11).
    You may even name 1 or the highest rank (13 in first class, 17 in second class), or a rank whose two passengers are both safe.
    From then on it is that passenger: it moves, is built on and counts at the end as that rank.
    .title = Mystery Passenger
titanic-rule-T37 =
    A face-up mystery may be replaced by a real passenger of its class and rank, wherever it lies: in a line, on the boat or in a group, even in the middle.
    The real passenger can be the front card of another line (this is then a move), or a card you play from a rescue, Come On! or Come Back!
    A card drawn or found in this way counts as playable if it can replace a mystery, so if nothing else can be played, you must replace the mystery.
    If the mystery is the front card of a line, the run of another line, or just the front part of one, may replace it, as long as the highest card you move is the passenger the mystery stands for.
    Survivors can’t be used to replace a mystery.
    The replaced mystery goes to the action discard pile.
    .title = Replacing a mystery
titanic-rule-T38 =
    A mystery has no anchor.
    It keeps its rank while it is face up, even when Your Turn! puts a face-up mystery at the front. Face down, it has no rank.
    When it is revealed, or when Your Turn! picks it from the face-down cards, the active player names any rank of its class before anything else happens.
    If one effect reveals several cards, they are all revealed first; then any mysteries are named, from bow to stern.
    Wait! sends a mystery to the action discard pile.
    (House ruling: the printed rules don’t cover this, except that under the German rules, a mystery keeps its rank and class while it is face up.)
    .title = Mysteries: anchor, face down, new rank
titanic-rule-T39 =
    A card drawn at a rescue, or found by Come On! or Come Back!, can be played wherever it could be moved from a line: onto a line, into an empty line, into the water as a Lifeboat, or into a group (T8 to T11).
    It can also be played in place of a mystery (T37).
    .title = Where a drawn or found card can go

## Crew

titanic-rule-T40 =
    As Murdoch, you may play as many of the cards drawn at a rescue as can be played, one after the other. Each may open the way for the next.
    If any can be played, you must play at least one.
    When you stop, the cards you haven’t played are discarded.
    If your rescue fails, you draw no action card.
    With the option “Must play every card he can (English rules)” (T55), you have to go on as long as any drawn card can be played; you still choose the order and the places.
    (House ruling: you may stop, as under the French and German rules. Under the English rules, Murdoch must play every card he can.)
    .title = Murdoch
titanic-rule-T41 =
    As Lee, you never draw an action card when your rescue fails.
    .title = Lee
titanic-rule-T42 =
    As Boxhall, when your rescue fails, you draw 2 action cards after turning the page and keep both.
    .title = Boxhall
titanic-rule-T43 =
    As Fleet, when your rescue fails, you draw 3 action cards after turning the page. Keep one and discard the other two together (T21).
    If there are fewer cards to draw, you draw fewer and still keep one.
    .title = Fleet
titanic-rule-T44 =
    As Lowe, you may do the following instead of an action, after any moves: discard cards from the stack one by one until you have discarded one with an anchor.
    Then you may swap two passengers of the same class and rank in two different groups. It doesn’t matter which anchor card turned up.
    The stack must not be empty. You may do this even if no swap is possible.
    If no anchor turns up, there is no swap.
    A mystery in a group can be swapped as the rank it stands for.
    With the option “Instead of the whole turn (English and German rules)” (T55), you may do this only if you haven’t made a move this turn.
    (House ruling: this replaces an action, as in the French ability texts. In the English and German ones, it replaces the standard turn. The rules above for an empty stack, a missing anchor and a mystery are also ours.)
    .title = Lowe
titanic-rule-T45 =
    As Latimer, you draw an action card each time any player, including you, adds a passenger to a group and thereby completes a row of exactly 3 anchors on consecutive ranks.
    The row is the whole unbroken stretch of anchors that the added card belongs to.
    Replacing a mystery in a group counts as adding. Lowe’s swap doesn’t.
    With the option “Each passenger counts in only one row (French rules)” (T55), the length of the stretch doesn’t matter. You draw if it contains three neighbouring anchors, including the added one, that haven’t earned a card yet; the lowest three that qualify have then earned theirs. So 6 anchors in a row earn two cards.
    .title = Latimer
titanic-rule-T46 =
    As Smith, you may do the following instead of an action, after any moves: redistribute the action cards of all players, including your own, in any way you like.
    At least one hand must be different afterwards. What counts is which kinds of card a hand holds, and how many of each.
    With the option “Instead of the whole turn (English and German rules)” (T55), you may do this only if you haven’t made a move this turn.
    (House ruling: this replaces an action, as in the French ability texts. In the English and German ones, it replaces the standard turn.)
    .title = Smith
titanic-rule-T47 =
    As Phillips, when you play an action card, you may play one that lies in front of another player.
    It counts as played by you, and any card it fetches is yours.
    .title = Phillips
titanic-rule-T48 =
    As Pitman, you draw no action card when your own rescue fails.
    Instead, you draw one each time another player’s rescue fails.
    .title = Pitman
titanic-rule-T49 =
    As Lightoller, once your rescue has failed, the page has turned and you have drawn, you may immediately play a card you have just drawn.
    It must be a card from this compensation, and one that T20 lets you play.
    If it turns a page, that page brings no compensation. If it fetches a card (Plan A, Plan B), you can’t play that card yet.
    You can’t make any moves in between.
    .title = Lightoller
titanic-rule-T50 =
    A failed rescue is resolved in this order.
    First, the drawn cards are discarded.
    Second, the page turns, with any flooding (T22 to T24) and any mystery to be named (T38).
    Third, unless the game is over, the active player draws; Fleet chooses at once.
    Fourth, Pitman draws, even if the player who failed gets nothing.
    Fifth, Lightoller may play his card.
    Turning a page for a reshuffle (T18), Come On! or Come Back! doesn’t count as a failed rescue.
    Latimer draws right after the play that earned him the card.
    (House ruling: the printed rules don’t say what comes first when Pitman and Lightoller are both at the table.)
    .title = The order of a failed rescue

## End and score

titanic-rule-T51 =
    The game ends at once when the last page turns or when the four groups are complete, even in the middle of your moves, Murdoch’s plays or a card’s effect.
    Nothing else happens: no action, no draw, no compensation. The page open at that moment is the one that counts.
    A mystery in a group counts as the passenger it stands for, here and in the score (T52), even if the real one isn’t safe.
    (House ruling: the printed rules say only that a mystery counts as its passenger in the score; we have added that it also completes a group.)
    .title = The end of the game
titanic-rule-T52 =
    Your score is the sum of three things.
    First, the rank of the last passenger of each group.
    Second, the number of the page the booklet is open at.
    Third, only if all passengers are safe: for each class, the longest row of anchors on consecutive ranks within one group.
    .title = The score
titanic-rule-T53 =
    19 survivors in the Lifeboats and the ship sunk: 19 points.
    All 60 passengers safe, rows of 5 and 3 anchors, and the booklet open at the page numbered 2: 70 points.
    The highest possible score follows from T52: all 60 safe, all 13 and all 17 anchors in a row, and the booklet still open at its first page. If that page is numbered 10, that makes 60 + 13 + 17 + 10 = 100 points.
    .title = Examples of scores

## Moves, continued

titanic-rule-T54 =
    A quiet move is a move onto a line (T8) or into an empty line (T9) that reveals no card, replaces no mystery and doesn’t discard the boat.
    After 20 quiet moves in a row in one turn, you can’t make another until you have made a different kind of move. You can still take your action, of course.
    The count starts at 0 each turn. It is part of the position, so undoing a move also restores the earlier count.
    (House ruling: the printed rules allow any number of moves, so a turn could go on for ever.)
    .title = Quiet moves

## Rulebooks

titanic-rule-T55 =
    Your table plays by a rulebook. It settles three questions that the printed rules answer differently: whether Murdoch may stop (T40), how Latimer’s rows are counted (T45), and what Lowe’s and Smith’s abilities replace (T44, T46).
    House: Murdoch may stop, exactly three anchors count, an ability replaces the action. This is the default.
    English: Murdoch must play every card he can, exactly three anchors count, an ability replaces the whole turn.
    German: Murdoch may stop, exactly three anchors count, an ability replaces the whole turn.
    French: Murdoch may stop, each passenger counts in only one row, an ability replaces the action.
    You can also set each of the three separately. The record of a game names all three.
    .title = Rulebooks
