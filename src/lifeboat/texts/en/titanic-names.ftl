### SOS Titanic: names of the crew, the cards and the places.

titanic-name = SOS Titanic

## Crew

titanic-crew-murdoch = William Murdoch
    .role = First Officer
    .ability = At a rescue he may play several of the drawn cards, one after the other. If his rescue fails, he draws no action card.
    .short = Murdoch
titanic-crew-lee = Reginald Lee
    .role = Lookout
    .ability = If his rescue fails, he draws no action card.
    .short = Lee
titanic-crew-lowe = Harold Lowe
    .role = Fifth Officer
    .ability = Instead of an action (English and German rulebooks: of his whole turn) he discards from the stack until an anchor comes. Then he may let two passengers of the same class and rank in different groups change places.
    .short = Lowe
titanic-crew-boxhall = Joseph Boxhall
    .role = Fourth Officer
    .ability = If his rescue fails, he draws 2 action cards after the page and keeps both.
    .short = Boxhall
titanic-crew-latimer = Andrew Latimer
    .role = Chief Steward
    .ability = He draws an action card whenever a passenger added to a group completes a row of exactly 3 anchors (French rulebook: 3 that haven’t counted yet), no matter who added it.
    .short = Latimer
titanic-crew-fleet = Frederick Fleet
    .role = Lookout
    .ability = If his rescue fails, he draws 3 action cards after the page, keeps one and discards the others.
    .short = Fleet
titanic-crew-smith = Edward John Smith
    .role = Captain
    .ability = Instead of an action (English and German rulebooks: of his whole turn) he redistributes the action cards of all players. At least one hand must be different afterwards.
    .short = Smith
titanic-crew-phillips = Jack Phillips
    .role = Wireless Operator
    .ability = When he plays an action card, it may be one that lies in front of another player.
    .short = Phillips
titanic-crew-pitman = Herbert John Pitman
    .role = Third Officer
    .ability = If his rescue fails, he draws no action card. Whenever another player’s rescue fails, he draws one.
    .short = Pitman
titanic-crew-lightoller = Charles Lightoller
    .role = Second Officer
    .ability = After a failed rescue he may at once play an action card drawn in compensation.
    .short = Lightoller

## Action cards

titanic-card-get-ready = Get Ready!
    .text = You see the 5 topmost cards of the stack. Put them back as you like, on top, at the bottom or divided between the two.
titanic-card-come-on = Come On!
    .text = Play a passenger from the stack, then the stack is shuffled. If none can be played, a page is turned, without compensation.
titanic-card-come-back = Come Back!
    .text = Play a passenger from the discard. If none can be played, a page is turned, without compensation.
titanic-card-your-turn = Your Turn!
    .text = Look at all cards of a line and put one of them face up at the front. The others are shuffled face down behind it.
titanic-card-same-lines = Same Lines!
    .text = Shuffle the cards of two decks together and share them out equally, face down; an odd card goes to the line nearer the stern. Then both front cards are revealed.
titanic-card-wait = Wait!
    .text = All face-up cards of a line go to the discard. Then its next card is revealed.
titanic-card-save-time = Save Time
    .text = The stack and the discard are shuffled into a new stack. No page is turned.
titanic-card-plan-a = Plan A
    .text = Take any card from the action stack. Then the action stack is shuffled.
titanic-card-plan-b = Plan B
    .text = Take any card from the action discard, but not this one.
titanic-card-boat = Collapsible Boat
    .text = It becomes one more line: put a run on it at once, or one or more cards from its front, whatever their ranks. Passengers on it are not safe yet.
titanic-card-mystery-f = Mystery Passenger (first class)
    .text = Play it as a first class passenger of any rank. The real passenger may replace it later.
titanic-card-mystery-s = Mystery Passenger (second class)
    .text = Play it as a second class passenger of any rank. The real passenger may replace it later.

## Classes, ranks and cards in words

titanic-class-f = first class
titanic-class-s = second class
titanic-rank-1 = Lifeboat
# $class: f or s. $rank: the rank as a number. $anchor: yes or no.
titanic-passenger =
    { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } { $rank ->
        [1] { titanic-rank-1 }
       *[other] { $rank }
    }{ $anchor ->
        [yes] { " " }with anchor
       *[no] { "" }
    }
# $class: f or s. $rank: the rank as a number, 0 while it has none.
titanic-mystery =
    { $class ->
        [f] { titanic-class-f }
       *[s] { titanic-class-s }
    } mystery{ $rank ->
        [0] { "" }
        [1] { " " }as { titanic-rank-1 }
       *[other] { " " }as { $rank }
    }

## Places

titanic-place-deck = Deck { $number }
titanic-place-boat = Collapsible Boat
titanic-place-group-f = First class group { $number }
titanic-place-group-s = Second class group { $number }
titanic-place-stack = Stack
titanic-place-discard = Discard
titanic-place-action-stack = Action stack
titanic-place-action-discard = Action discard
titanic-place-hand = Hand

## Layouts and options

titanic-layout-standard = Standard (4, 6, 8, 10)
titanic-layout-expert = Expert (7, 7, 7, 7)
titanic-layout-ultimate = Ultimate (10, 8, 6, 4)
titanic-option-murdoch = Murdoch at a rescue
    .may = May play several cards (French and German rule)
    .all = Must play every card he can (English rule)
titanic-option-latimer = Latimer’s rows of anchors
    .en = Exactly three anchors (English and German rule)
    .fr = Each passenger counts in one row only (French rule)
titanic-option-ability = Lowe’s and Smith’s abilities
    .action = Instead of the action (French rule)
    .turn = Instead of the whole turn (English and German rule)
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
standing-reported = Reported by someone who had the game
standing-derived = Derived from stated numbers
standing-chosen = Our choice; it fits all that is known
