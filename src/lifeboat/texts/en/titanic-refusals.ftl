### SOS Titanic: why an action is refused.
### $cards: the cards that were to go somewhere. $onto: the card already there.
### $to, $at, $on: the place, in the forms that titanic.ftl gives it. $card: an action card.

## Where passengers can go

titanic-refused-line = You can’t put { $cards } on { $onto } { $on }: it needs a card of the same class, exactly one higher.
titanic-refused-empty-deck = You can’t move { $cards } { $to }: only a first-class 13 or a second-class 17 can go to an empty deck, with or without the cards in front of it.
titanic-refused-group-class = You can’t bring { $cards } { $to }: the classes never mix.
titanic-refused-group-begun = You can’t lower { $cards }: there is already a Lifeboat { $at }.
titanic-refused-group-order = You can’t lower { $cards } into that group yet: the first Lifeboat of its class goes { $at }.
titanic-refused-group-empty = You can’t bring { $cards } { $to } yet: a Lifeboat has to be lowered there first.
titanic-refused-group-rank = You can’t bring { $cards } { $to } right now: the next passenger in that group must be of rank { $number }.
titanic-refused-group-full = You can’t bring { $cards } { $to }: that group is complete.
titanic-refused-mystery-none = You can’t replace a mystery with { $cards }: there is no face-up mystery of that class.
titanic-refused-mystery-other = You can’t replace { $onto } with { $cards }: only the passenger it stands for can take its place.
titanic-refused-flooded = Deck { $number } is flooded: nobody can move to it or from it.
titanic-refused-boat-away = The Collapsible Boat isn’t on the table.
titanic-refused-nobody = There is nobody { $on }.
titanic-refused-same-line = These passengers are already in that line.
titanic-refused-quiet = You have made { $number } moves in a row that revealed no cards. Make one that does, bring someone to a group, or take your action.

## Actions of a turn

titanic-refused-rescue-empty = The stack is empty, so don’t name a number yet. Just start the rescue.
titanic-refused-rescue-range = { $number ->
        [one] You can draw only 1 passenger.
       *[other] You can draw 1 to { $number } passengers.
    }
titanic-refused-rescue-stack = { $number ->
        [one] Only 1 passenger is left in the stack.
       *[other] Only { $number } passengers are left in the stack.
    }
titanic-refused-ability-stack = Lowe can’t use his ability: the stack is empty, so there is nothing to discard.
titanic-refused-ability-hands = Smith can’t use his ability: he needs other players, and action cards to hand out.
titanic-refused-ability-late = You can’t use this ability any more this turn: at this table, it replaces the whole turn, moves included.
titanic-refused-ability-none = Your crew member has no ability to use instead of an action.
titanic-refused-card-others = You can’t play another player’s { $card }: only Phillips can.
titanic-refused-card-not-held = { $card } isn’t one of your action cards.
titanic-refused-card-not-there = { $card } isn’t one of that player’s action cards.
titanic-refused-card-empty = You can’t play { $card } like that: there are no cards to use it on.
titanic-refused-card-place = You can’t play { $card } { $at }: no passenger of its class could go there.
titanic-refused-boat-run = You can’t take that many cards: { $number ->
        [one] only 1 card is face up { $on }.
       *[other] only { $number } cards are face up { $on }.
    }

## Answers

titanic-refused-not-asked = There is nothing to answer right now. Make a move, or take your action.
titanic-refused-not-shown = You can’t choose { $cards }: it isn’t one of the cards on offer.
titanic-refused-card-not-offered = You can’t choose { $card }: it isn’t one of the cards on offer.
titanic-refused-stop-first = You can’t stop yet: at least one of the drawn passengers has to be played.
titanic-refused-stop-placed = You can’t stop yet: at this table, Murdoch has to go on while any drawn passenger can be played.
titanic-refused-rank = This class doesn’t have that rank. Name one from 1 to { $number }.
titanic-refused-exchange = These two can’t be swapped: both groups of their class must have a passenger of that rank.
titanic-refused-give = You can’t give the card to that player: at least one hand has to be different in the end.
titanic-refused-asks-over = The game is over.
titanic-refused-asks-first = Choose who goes first.
titanic-refused-asks-number = First say how many passengers to draw.
titanic-refused-asks-place = First play one of the drawn passengers.
titanic-refused-asks-name = Name the mystery’s rank first.
titanic-refused-asks-arrange = First put the cards back, on top or at the bottom.
titanic-refused-asks-search = First choose a passenger to play.
titanic-refused-asks-front = First choose the front card of the line.
titanic-refused-asks-fetch = First choose an action card to take.
titanic-refused-asks-exchange = First choose two survivors to swap, or swap nobody.
titanic-refused-asks-give = First hand out the action cards.
titanic-refused-asks-keep = First choose an action card to keep.
titanic-refused-asks-encore = Right now you can play only the action card you have just drawn, or none.
titanic-refused-unknown = That action doesn’t exist. Choose one that is on offer.
