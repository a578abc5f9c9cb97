### SOS Titanic: the rules, one text a rule id, a sentence a line.

## Cards and set-up

titanic-rule-T1 =
    There are 60 passengers in two classes.
    First class has the ranks 1 to 13, second class the ranks 1 to 17.
    Each rank exists twice in its class: once with an anchor and once without.
    Rank 1 is a Lifeboat.
    .title = Passengers
titanic-rule-T2 =
    There are 20 action cards: 2 Get Ready!, 3 Come On!, 3 Come Back!, 2 Your Turn!, 2 Same Lines!, 2 Wait!, 1 Save Time, 1 Plan A, 1 Plan B, 1 Collapsible Boat and 2 Mystery Passengers, one for each class.
    .title = Action cards
titanic-rule-T3 =
    There are 10 crew members.
    Each one has a number of action cards to start with, a range for the number of passengers to draw at a rescue, a smallest number of players and an ability.
    If you play alone, you can be Murdoch, Boxhall, Lee, Latimer, Lowe or Fleet.
    With two or more players, Smith, Pitman, Lightoller and Phillips can be in the game too.
    .title = Crew members
titanic-rule-T4 =
    You get one crew member at random from those allowed for your number of players; your table may also choose them.
    Then you get as many action cards as this crew member starts with. They lie face up in front of you: this is your hand.
    Nothing in this game is private to one player. All players know the same things.
    Three things are hidden from everybody: the order of the stack, the face-down cards in the lines and the order of the action stack.
    What a card has let you see stays known until a shuffle mixes it up.
    You may not look through a discard unless a card says so, but you may remember what went there.
    (House ruling: the printed rules don’t say whether action cards lie face up.)
    .title = Your crew member, your hand and what you know
titanic-rule-T5 =
    The booklet lies open at its first page.
    Decks 1 to 4 get lines of 4, 6, 8 and 10 passengers, face down; deck 1 is the one nearest the bow. (T6 has other layouts.)
    Then the front card of each line is revealed.
    The other 32 passengers are the stack, face down.
    .title = Set-up
titanic-rule-T6 =
    You choose how many passengers lie before decks 1 to 4 at the start.
    Standard: 4, 6, 8 and 10. Expert: 7, 7, 7 and 7. Ultimate: 10, 8, 6 and 4.
    .title = Layouts
titanic-rule-T7 =
    After the set-up, with everything in view, your table picks the first player; if you leave it open, one is drawn by lot.
    Turns go round clockwise.
    On your turn you first make as many moves as you like, or none (T8 to T14, T37, T54).
    Then you must take exactly one action: a rescue, an action card, or the ability of Smith or Lowe in its place.
    You may all talk freely, but every decision belongs to the active player alone.
    .title = First player, turns and talk

## A turn: moves

titanic-rule-T8 =
    A line has its face-down cards at the back, if any, and its run in front: face-up cards of one class, each exactly one lower than the card behind it.
    You may move a whole run, or only one or more cards from its front; they stay in their order.
    You may put them onto another line if its front card is of the same class and exactly one higher than the highest card you move.
    .title = Moving onto another line
titanic-rule-T9 =
    You may move a run, or one or more cards from its front, into an empty line if the highest card you move is a 13 of first class or a 17 of second class.
    An empty line is a deck that is not flooded and holds no card. Decks 5 and 6 are empty lines from the start.
    The boat (T35) is never an empty line.
    .title = Moving into an empty line
titanic-rule-T10 =
    You may lower a Lifeboat that is at the front of a line: it starts a new group of its class.
    There are at most four groups, two for each class.
    A mystery lowered as a Lifeboat starts one of the two groups of its class. A class never gets a third group.
    .title = Lowering a Lifeboat
titanic-rule-T11 =
    The front passenger of a line may join a group of the same class if the last passenger of that group is exactly one lower.
    Passengers leave the line one by one, the lowest first. Each of them is a move of its own.
    .title = Moving into a group
titanic-rule-T12 =
    Survivors, the passengers in a group, never move again. There are two exceptions: a mystery that is replaced (T37) and Lowe’s exchange (T44).
    First and second class never mix, neither in a line nor in a group.
    .title = Survivors stay, classes stay apart
titanic-rule-T13 =
    When a face-down card becomes the front of a line, it is revealed at once.
    .title = Revealing a card
titanic-rule-T14 =
    A Lifeboat is a passenger of rank 1 as well: in a line it may lie on a 2 of its class.
    .title = Lifeboats in a line

## Action: rescue

titanic-rule-T15 =
    To start a rescue, say how many cards you draw: a number within your crew member’s range, and never more than the stack holds.
    Then take that many cards from the top of the stack. Look at them only when you have them all.
    .title = Rescue: how many cards
titanic-rule-T16 =
    If any of the drawn cards can be played, you must play exactly one of them. (Only Murdoch may play more: T40.)
    Each drawn card counts as a run of one card. It can go wherever such a run could move (T8 to T11) or take the place of a mystery (T37, T39).
    You pick the card and the place.
    The other drawn cards go to the discard.
    .title = Rescue: playing one card
titanic-rule-T17 =
    If none of the drawn cards can be played, the rescue has failed.
    All of them go to the discard, and a page is turned with everything that follows from it (T22 to T25).
    After that you draw one action card in compensation. You get none if that was the last page.
    Some crew members draw differently (T40 to T43, T48). T50 gives the exact order.
    .title = A failed rescue
titanic-rule-T18 =
    If the stack is empty when you start a rescue, the discard is first shuffled and becomes the new stack, and a page is turned. Nobody gets an action card for this page.
    If it is the last page, the game is over.
    Otherwise you now say how many cards you draw, with the table as it now is, and draw them. You cannot make a move in between.
    .title = Rescue with an empty stack
titanic-rule-T19 =
    If the stack and the discard are both empty, you may still choose a rescue. Nothing is reshuffled, and no page is turned for that (T18 does not apply).
    You name no number and the rescue fails (T17): one page is turned, with compensation as usual.
    So you always have an action to take and, thanks to T54 as well, every game comes to an end.
    (House ruling: the printed rules are silent.)
    .title = Rescue with nothing left to draw

## Action: action card

titanic-rule-T20 =
    Play one of your own action cards (Phillips has a wider choice: T47), do what it says, then put it on the action discard. The boat and the mysteries stay on the table instead.
    You can always play Get Ready!, Save Time, Plan A and Plan B, even if they have no effect.
    You can always play Come On! and Come Back! too. If the pile to be searched is empty, they find nothing and a page is turned; the discard is not reshuffled as in T18.
    For Your Turn! or Wait! there must be a line that holds a card; the boat counts as a line here.
    For Same Lines! there must be two decks that are not flooded, with a card on at least one of them.
    For the Collapsible Boat there must be a run to put on it, and for a Mystery Passenger there must be a place where it can go.
    (House ruling: of cards without effect, the printed rules mention only Plan B.)
    .title = Playing an action card
titanic-rule-T21 =
    As soon as the action stack is empty and the action discard is not, the action discard is shuffled and becomes the action stack. This is checked after each draw, search or discard.
    A card being played is in neither pile. Nor are the cards that Fleet has drawn, until he has chosen.
    Cards that one effect discards together are all discarded before the stack is made again. If Fleet discards two, both are shuffled.
    If you draw several cards, you draw them one by one.
    If both piles are empty, nobody draws.
    .title = When the action stack is empty

## Pages and flooding

titanic-rule-T22 =
    Each page you turn floods one more compartment.
    If it was the last compartment of a deck, the whole deck is flooded (T23, T24).
    .title = Turning a page
titanic-rule-T23 =
    When a deck is flooded, all passengers in its line and all passengers in the line of the next deck towards the stern are shuffled together.
    They form one face-down line at that next deck, and its front card is revealed.
    This also happens if the line of the next deck is empty.
    All this comes before any compensation.
    (House ruling: at the next deck, as in the English and French rules, even if its line is empty. The German rules lay the new line in front of the last deck that isn’t flooded yet.)
    .title = A deck is flooded
titanic-rule-T24 =
    If the line of the flooded deck is empty, nothing is shuffled.
    A flooded deck has no line any more, so no card can go there.
    .title = Flooding an empty deck
titanic-rule-T25 =
    When the last page has been turned, the game ends at once.
    .title = The last page

## Action cards

titanic-rule-T26 =
    You see the 5 topmost cards of the stack, or all of them if there are fewer.
    Put them back in any order you like: on top, at the bottom, or some on top and some at the bottom.
    .title = Get Ready!
titanic-rule-T27 =
    Search the stack for a passenger that can be played (T39) and play it at once. If there is one, you must play one; you pick the card and the place.
    If there is none, a page is turned, without compensation.
    The stack is shuffled in either case, before any page is turned.
    .title = Come On!
titanic-rule-T28 =
    Search the discard for a passenger that can be played (T39) and play it at once. If there is one, you must play one; you pick the card and the place.
    If there is none, a page is turned, without compensation.
    The discard is not shuffled: its order means nothing.
    .title = Come Back!
titanic-rule-T29 =
    Choose a line that holds a card; the boat is allowed.
    Look at all its cards and put one of them face up at the front.
    The others are shuffled and lie face down behind it.
    .title = Your Turn!
titanic-rule-T30 =
    Choose two decks that are not flooded, side by side or not. At most one of them may be empty. The boat cannot be chosen.
    All cards of the two lines are shuffled and shared out equally, face down. An odd card goes to the line nearer the stern.
    Then the front cards of both lines are revealed.
    .title = Same Lines!
titanic-rule-T31 =
    Choose a line that holds a card; the boat is allowed.
    All its face-up cards go to the discard (a mystery goes to the action discard).
    Then the next card of the line, if there is one, is revealed.
    .title = Wait!
titanic-rule-T32 =
    The stack and the discard are shuffled together into a new stack, even if the stack was empty.
    No page is turned.
    .title = Save Time
titanic-rule-T33 =
    Take any card you like from the action stack into your hand. Then the action stack is shuffled.
    .title = Plan A
titanic-rule-T34 =
    Take any card you like from the action discard into your hand, but never the Plan B you are playing.
    .title = Plan B
titanic-rule-T35 =
    The boat becomes one more line. Put on it at once the run of any line, or one or more cards from the front of that run; its highest card may have any rank.
    From then on the boat is a line in everything: for moves, for drawn cards, for mysteries, for Your Turn! (which can leave face-down cards on it) and for Wait! (T8 to T14, T29, T31, T36 to T39).
    But it is never an empty line for T9, and neither flooding nor Same Lines! touches it.
    The moment it holds no card, it goes to the action discard, be it after a move, a replaced mystery (T37) or Wait! (T31).
    Passengers on the boat are not safe and do not count at the end.
    .title = Collapsible Boat
titanic-rule-T36 =
    Play the mystery as a passenger of its class and of any rank you name, wherever such a card could be played (T8 to T11).
    You may also name 1 or the highest rank (13 in first class, 17 in second class), and even a rank whose two passengers are both safe.
    From then on it is that passenger: it moves, is built on and counts at the end as that rank.
    .title = Mystery Passenger
titanic-rule-T37 =
    A face-up mystery may be replaced by a real passenger of its class and rank, wherever it lies: in a line, on the boat or in a group, even in the middle.
    The real passenger is the front card of another line (then this is a move), or a card you play from a rescue, Come On! or Come Back!
    For such a drawn or found card, replacing a mystery counts as “can be played”: if nothing else can be played, you must do it.
    If the mystery is the front card of a line, a run from another line may replace it, or one or more cards from the front of that run, if their highest card is the passenger it stands for.
    Survivors cannot be used to replace a mystery.
    The replaced mystery goes to the action discard.
    .title = Replacing a mystery
titanic-rule-T38 =
    A mystery has no anchor.
    It keeps its rank while it is face up, also when Your Turn! puts a face-up mystery at the front. Face down it has no rank.
    When it is revealed, or when Your Turn! picks it from the face-down cards, the active player names any rank of its class before anything else happens.
    If one effect reveals several cards, all of them are revealed first; then the mysteries are named from bow to stern.
    Wait! sends a mystery to the action discard.
    (House ruling: the printed rules are silent, except that in the German ones a mystery keeps its rank and class while it is face up.)
    .title = Mysteries: anchor, face down, new rank
titanic-rule-T39 =
    A card drawn at a rescue, or found by Come On! or Come Back!, can be played wherever it could be moved from a line: onto a line, into an empty line, lowered as a Lifeboat or into a group (T8 to T11).
    It can also be played in place of a mystery (T37).
    .title = Where a drawn or found card can go

## Crew

titanic-rule-T40 =
    As Murdoch, you may play as many of the cards drawn at a rescue as can be played, one after the other. Each one may open the way for the next.
    If any can be played, you must play at least one.
    When you stop, the cards you have not played are discarded.
    If your rescue fails, you draw no action card.
    With the option “Must play every card he can (English rule)” (T55) you have to go on while any drawn card can be played; the order and the places are still yours to choose.
    (House ruling: you may stop, as in the French and German rules. By the English ones he plays all he can.)
    .title = Murdoch
titanic-rule-T41 =
    As Lee, you never draw an action card when your rescue fails.
    .title = Lee
titanic-rule-T42 =
    As Boxhall, you draw 2 action cards when your rescue fails, after the page, and keep both.
    .title = Boxhall
titanic-rule-T43 =
    As Fleet, you draw 3 action cards when your rescue fails, after the page. Keep one and discard the other two together (T21).
    If there are fewer cards to draw, you draw fewer and still keep one.
    .title = Fleet
titanic-rule-T44 =
    As Lowe, you may do this instead of an action, after any moves: discard cards from the stack one by one until you have discarded one with an anchor.
    Then you may let two passengers of the same class and rank in two different groups change places. Which anchor card came does not matter.
    The stack must not be empty. You may do this even if no exchange is possible.
    If no anchor comes, there is no exchange.
    A mystery in a group can be exchanged as the rank it stands for.
    With the option “Instead of the whole turn (English and German rule)” (T55) you may do this only if you have made no move in this turn.
    (House ruling: instead of an action, as the French ability texts have it. The English and German ones say instead of the standard turn. That the stack must not be empty is ours too.)
    .title = Lowe
titanic-rule-T45 =
    As Latimer, you draw an action card each time any player, you included, adds a passenger to a group and so completes a row of exactly 3 anchors on consecutive ranks.
    The row is the whole unbroken stretch of anchors that holds the added card.
    Replacing a mystery in a group counts as adding. Lowe’s exchange does not.
    With the option “Each passenger counts in one row only (French rule)” (T55), the length of the stretch does not matter: if it holds three neighbouring anchors that have not been rewarded yet, the added card among them, you draw, and the lowest such three are then rewarded. So 6 anchors in a row bring two cards.
    .title = Latimer
titanic-rule-T46 =
    As Smith, you may do this instead of an action, after any moves: hand out the action cards of all players again, yours included, in any way you like.
    At least one hand must be different afterwards. What counts is which kinds of card it holds and how many of each.
    With the option “Instead of the whole turn (English and German rule)” (T55) you may do this only if you have made no move in this turn.
    (House ruling: instead of an action, as the French ability texts have it. The English and German ones say instead of the standard turn.)
    .title = Smith
titanic-rule-T47 =
    As Phillips, when you play an action card, you may play one that lies in front of another player.
    It counts as played by you, and what it fetches is yours.
    .title = Phillips
titanic-rule-T48 =
    As Pitman, you draw no action card when your own rescue fails.
    Instead you draw one each time another player’s rescue fails.
    .title = Pitman
titanic-rule-T49 =
    As Lightoller, after your rescue has failed, the page has been turned and you have drawn, you may at once play a card you have just drawn.
    It must be a card from this compensation, and one that T20 lets you play.
    If it turns a page, that page brings no compensation. If it fetches a card (Plan A, Plan B), you may not play that one now.
    You cannot make a move in between.
    .title = Lightoller
titanic-rule-T50 =
    A failed rescue runs in this order.
    First, the drawn cards are discarded.
    Second, the page is turned, with any flooding (T22 to T24) and any mystery to be named (T38).
    Third, unless the game is over, the active player draws; Fleet chooses at once.
    Fourth, Pitman draws, even if the player who failed gets nothing.
    Fifth, Lightoller may play his card.
    A page turned for a reshuffle (T18), by Come On! or by Come Back! is no failed rescue.
    Latimer draws right after the placement that earned him the card.
    (House ruling: the printed rules don’t say what comes first when Pitman and Lightoller are both at the table.)
    .title = The order of a failed rescue

## End and score

titanic-rule-T51 =
    The game ends at once when the last page has been turned or when the four groups are complete, even amid moves, Murdoch’s placements or the effect of a card.
    Nothing further happens: no action, no draw, no compensation. The page then open is the one that counts.
    A mystery in a group counts as the passenger it stands for, here and in the score (T52), even if the real one is not safe.
    (House ruling: the printed rules say of the score only that a mystery counts as its passenger; that it also completes a group is ours.)
    .title = The end of the game
titanic-rule-T52 =
    Your score is the sum of three things.
    First, the rank of the last passenger of each group.
    Second, the number of the page at which the booklet lies open.
    Third, only if all passengers are safe: for each class, the longest row of anchors on consecutive ranks within one group.
    .title = The score
titanic-rule-T53 =
    19 survivors in the Lifeboats and the ship sunk: 19 points.
    All 60 passengers safe, rows of 5 and 3 anchors, the page numbered 2: 70 points.
    The best conceivable result follows from T52: all 60 safe, all 13 and all 17 anchors in a row, and the booklet still at its first page. If that page is numbered 10, this makes 60 + 13 + 17 + 10 = 100 points.
    .title = Examples of scores

## Moves, continued

titanic-rule-T54 =
    A quiet move is a move onto a line (T8) or into an empty line (T9) that reveals no card, replaces no mystery and does not discard the boat.
    After 20 quiet moves in a row in one turn, you cannot make another quiet move until you have made a move of another kind. You may of course take your action.
    Each turn starts at 0. The count is part of the position, and undo takes it back.
    (House ruling: the printed rules allow any number of moves, so a turn could go on for ever.)
    .title = Quiet moves

## Rulebooks

titanic-rule-T55 =
    Your table plays by a rulebook. It settles three questions that the printed rules answer differently: whether Murdoch may stop (T40), how Latimer’s rows are counted (T45), and what Lowe’s or Smith’s ability takes the place of (T44, T46).
    House: Murdoch may stop, exactly three anchors count, an ability takes the place of the action. This is the default.
    English: Murdoch must play every card he can, exactly three anchors count, an ability takes the place of the whole turn.
    German: Murdoch may stop, exactly three anchors count, an ability takes the place of the whole turn.
    French: Murdoch may stop, each passenger counts in one row only, an ability takes the place of the action.
    You can also set each of the three on its own. The record of a game names all three.
    .title = Rulebooks
