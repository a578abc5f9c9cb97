### SOS Titanic: names of the crew, the cards and the places.

titanic-name = SOS Titanic

## Crew

titanic-crew-murdoch = William Murdoch
    .role = First Officer
    .ability = During a rescue, he may play several of the drawn cards, one after another. If his rescue fails, he doesn’t draw an action card.
    .short = Murdoch
titanic-crew-lee = Reginald Lee
    .role = Lookout
    .ability = If his rescue fails, he doesn’t draw an action card.
    .short = Lee
titanic-crew-lowe = Harold Lowe
    .role = Fifth Officer
    .ability = Instead of an action (English and German rulebooks: instead of his whole turn), he may discard cards from the stack until an anchor turns up. Then he may swap two passengers of the same class and rank in different groups.
    .short = Lowe
titanic-crew-boxhall = Joseph Boxhall
    .role = Fourth Officer
    .ability = If his rescue fails, he draws 2 action cards after the page turns and keeps both.
    .short = Boxhall
titanic-crew-latimer = Andrew Latimer
    .role = Chief Steward
    .ability = Whenever anyone adds a passenger to a group and completes a row of exactly 3 anchors (French rulebook: 3 that haven’t counted yet), he draws an action card.
    .short = Latimer
titanic-crew-fleet = Frederick Fleet
    .role = Lookout
    .ability = If his rescue fails, he draws 3 action cards after the page turns, keeps one and discards the others.
    .short = Fleet
titanic-crew-smith = Edward John Smith
    .role = Captain
    .ability = Instead of an action (English and German rulebooks: instead of his whole turn), he may redistribute all players’ action cards. At least one player’s cards must change.
    .short = Smith
titanic-crew-phillips = Jack Phillips
    .role = Wireless Operator
    .ability = When he plays an action card, he may use another player’s card instead of his own.
    .short = Phillips
titanic-crew-pitman = Herbert John Pitman
    .role = Third Officer
    .ability = If his own rescue fails, he doesn’t draw an action card. Whenever another player’s rescue fails, he draws one.
    .short = Pitman
titanic-crew-lightoller = Charles Lightoller
    .role = Second Officer
    .ability = If his rescue fails, he may immediately play an action card he has just drawn in compensation.
    .short = Lightoller

## Action cards

titanic-card-get-ready = Get Ready!
    .text = Look at the top 5 cards of the stack. Put each of them back on top or at the bottom, in any order.
titanic-card-come-on = Come On!
    .text = Play a passenger from the stack, then shuffle the stack. If none can be played, a page turns without compensation.
titanic-card-come-back = Come Back!
    .text = Play a passenger from the discard pile. If none can be played, a page turns without compensation.
titanic-card-your-turn = Your Turn!
    .text = Look at all the cards in a line and put one of them face up at the front. Shuffle the others and put them face down behind it.
titanic-card-same-lines = Same Lines!
    .text = Shuffle the cards from two decks together and share them out equally, face down; an odd card goes to the line nearer the stern. Then reveal both front cards.
titanic-card-wait = Wait!
    .text = Discard all the face-up cards in a line. Then reveal its next card.
titanic-card-save-time = Save Time
    .text = Shuffle the stack and the discard pile together to make a new stack. No page turns.
titanic-card-plan-a = Plan A
    .text = Take any card from the action stack, then shuffle the rest.
titanic-card-plan-b = Plan B
    .text = Take any card from the action discard pile except this one.
titanic-card-boat = Collapsible Boat
    .text = The boat becomes an extra line. Immediately put any run on it, or just the front part of one. Passengers on the boat aren’t safe yet.
titanic-card-mystery-f = Mystery Passenger (first class)
    .text = Play it as a first-class passenger of any rank. The real passenger may replace it later.
titanic-card-mystery-s = Mystery Passenger (second class)
    .text = Play it as a second-class passenger of any rank. The real passenger may replace it later.

## Classes, ranks and cards in words

titanic-class-f = first class
titanic-class-s = second class
titanic-rank-1 = Lifeboat
# $class: f or s. $rank: the rank as a number. $anchor: yes or no.
titanic-passenger =
    { $class ->
        [f] first-class
       *[s] second-class
    } { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }{ $anchor ->
        [yes] { " " }with an anchor
       *[no] { "" }
    }
# $class: f or s. $rank: the rank as a number, 0 while it has none.
titanic-mystery =
    { $class ->
        [f] first-class
       *[s] second-class
    } mystery{ $rank ->
        [0] { "" }
        [1] { " " }as a { titanic-rank-1 }
        [8] { " " }as an { $rank }
        [11] { " " }as an { $rank }
       *[other] { " " }as a { $rank }
    }

## Places

titanic-place-deck = Deck { $number }
titanic-place-boat = Collapsible Boat
titanic-place-group-f = First-class group { $number }
titanic-place-group-s = Second-class group { $number }
titanic-place-stack = Stack
titanic-place-discard = Discard pile
titanic-place-action-stack = Action stack
titanic-place-action-discard = Action discard pile
titanic-place-hand = Hand

## Layouts and options

titanic-layout-standard = Standard (4, 6, 8, 10)
titanic-layout-expert = Expert (7, 7, 7, 7)
titanic-layout-ultimate = Ultimate (10, 8, 6, 4)
titanic-option-murdoch = Murdoch’s rescues
    .may = May play several cards (French and German rules)
    .all = Must play every card he can (English rules)
titanic-option-latimer = Latimer’s rows of anchors
    .en = Exactly three anchors (English and German rules)
    .fr = Each passenger counts in only one row (French rules)
titanic-option-ability = Lowe’s and Smith’s abilities
    .action = Instead of the action (French rules)
    .turn = Instead of the whole turn (English and German rules)
titanic-option-rulebook = Rulebook
    .house = House
    .english = English
    .german = German
    .french = French
    .mixed = Your own mix
titanic-option-first = First player
    .drawn = Drawn by lot
    .table = Picked by the table

## What a number of the edition rests on

standing-stated = Stated in a rulebook
standing-reported = Reported by someone with a copy of the game
standing-derived = Derived from stated numbers
standing-chosen = Our choice, consistent with all that is known
