### SOS Titanic: why an action is refused.
### $cards: the cards that were to go somewhere. $onto: the card that lies there.
### $to, $at, $on: the place in the forms of titanic.ftl. $card: an action card.

## Where passengers can go

titanic-refused-line = You can’t put { $cards } on { $onto } { $on }: a card goes only on one of the same class that is exactly one higher.
titanic-refused-empty-deck = You can’t move { $cards } { $to }: only a first class 13 or a second class 17 can start an empty deck, with or without cards in front of it.
titanic-refused-group-class = You can’t bring { $cards } { $to }: the classes never mix.
titanic-refused-group-begun = You can’t lower { $cards } there: a Lifeboat is already { $at }.
titanic-refused-group-order = You can’t lower { $cards } there yet: the first Lifeboat of its class goes { $at }.
titanic-refused-group-empty = You can’t bring { $cards } { $to } yet: a Lifeboat has to be lowered there first.
titanic-refused-group-rank = You can’t bring { $cards } { $to } now: the next passenger there has to be of rank { $number }.
titanic-refused-group-full = You can’t bring { $cards } { $to }: nobody is missing there.
titanic-refused-mystery-none = You can’t put { $cards } in place of a mystery: none of that class lies face up.
titanic-refused-mystery-other = You can’t replace { $onto } with { $cards }: only the passenger it stands for can take its place.
titanic-refused-flooded = Deck { $number } is flooded: nobody can go there or leave from there.
titanic-refused-boat-away = The Collapsible Boat isn’t on the table.
titanic-refused-nobody = Nobody is { $on }.
titanic-refused-same-line = These passengers are there already.
titanic-refused-quiet = You have made { $number } moves in a row that revealed no card. Make a move that does, bring somebody to a group, or take your action.

## Actions of a turn

titanic-refused-rescue-empty = The stack is empty, so you name no number yet. Just start the rescue.
titanic-refused-rescue-range = { $number ->
        [one] You can draw only 1 passenger.
       *[other] You can draw 1 to { $number } passengers.
    }
titanic-refused-rescue-stack = { $number ->
        [one] Only 1 passenger is left in the stack.
       *[other] Only { $number } passengers are left in the stack.
    }
titanic-refused-ability-stack = Lowe can’t use his ability: the stack is empty, so there is nothing to discard.
titanic-refused-ability-hands = Smith can’t use his ability: it takes other players, and action cards to hand out.
titanic-refused-ability-late = You can’t use the ability any more in this turn: here it takes the place of the whole turn, moves and all.
titanic-refused-ability-none = Your crew member has no ability to use instead of an action.
titanic-refused-card-others = You can’t play another player’s { $card }: only Phillips can.
titanic-refused-card-not-held = { $card } isn’t among your action cards.
titanic-refused-card-not-there = { $card } isn’t among that player’s action cards.
titanic-refused-card-empty = You can’t play { $card } there: there are no cards.
titanic-refused-card-place = You can’t play { $card } { $at }: no passenger of its class could go there.
titanic-refused-boat-run = You can’t take that many cards: { $number ->
        [one] only 1 card lies face up { $on }.
       *[other] only { $number } cards lie face up { $on }.
    }

## Answers

titanic-refused-not-asked = Nothing like that is asked now. Make a move, or take your action.
titanic-refused-not-shown = You can’t choose { $cards }: it isn’t among the cards you can choose from.
titanic-refused-card-not-offered = You can’t choose { $card }: it isn’t among the cards you can choose from.
titanic-refused-stop-first = You can’t stop yet: at least one of the drawn passengers has to be played.
titanic-refused-stop-placed = You can’t stop yet: at this table Murdoch goes on while a drawn passenger can be played.
titanic-refused-rank = There is no such rank in this class. Name one from 1 to { $number }.
titanic-refused-exchange = These two can’t change places: both groups of the class must hold a passenger of that rank.
titanic-refused-give = You can’t give it to that player: at least one hand has to differ in the end.
titanic-refused-asks-over = The game is over.
titanic-refused-asks-first = First choose a player to begin.
titanic-refused-asks-number = First say how many passengers to draw.
titanic-refused-asks-place = First play one of the drawn passengers.
titanic-refused-asks-name = First name the mystery’s rank.
titanic-refused-asks-arrange = First put the cards back, on top or at the bottom.
titanic-refused-asks-search = First choose a passenger to play.
titanic-refused-asks-front = First choose the front card of the line.
titanic-refused-asks-fetch = First choose an action card to take.
titanic-refused-asks-exchange = First choose two survivors to exchange, or nobody.
titanic-refused-asks-give = First hand out the action cards.
titanic-refused-asks-keep = First choose an action card to keep.
titanic-refused-asks-encore = You can play only the action card you have just drawn, or none.
titanic-refused-unknown = There is no such action.
