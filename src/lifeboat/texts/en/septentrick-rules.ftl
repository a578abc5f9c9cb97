### Septentrick: the rules, one text a rule id, a sentence a line.

## Cards

septentrick-rule-S1 =
    There are three kinds of card.
    48 Sea cards: four suits (diamond, triangle, circle, star) with the ranks 1 to 12. Each shows 0 to 3 life rings.
    15 Passenger cards: each shows 1 to 4 passengers.
    4 Rescue cards: they show neither life rings nor passengers.
    .title = The cards
septentrick-rule-S2 =
    The number of players decides which cards are in the game: 39 cards with 3 players, 52 with 4, 65 with 5.
    Of these, 9, 12 or 15 are Passenger cards.
    With any number of players, there are exactly as many life rings as passengers in the game.
    The card list is open to everybody: how many life rings each rank shows, and which Passenger and Rescue cards are in.
    .title = Which cards are in the game

## Setup

septentrick-rule-S3 =
    Sea and Rescue cards are shuffled together, and you get 10 of them. Passenger cards are shuffled apart, and you get 3.
    These 13 cards are your hand. You alone see it, and you may look at it at any time.
    .title = Your hand
septentrick-rule-S4 =
    Your table picks the Captain; if you leave it open, one is drawn by lot.
    The Captain, having seen their own hand, names one of the four suits as trump.
    The trump stays the same for the whole game.
    (House ruling: in the printed rules, whoever most recently boarded a ship is Captain.)
    .title = Captain and trump
septentrick-rule-S5 =
    Once the trump is named, everyone passes 2 cards face down to the left, all at the same time. Passenger cards cannot be passed.
    Then you look at the 2 cards you received, keep one and pass the other on to the left, again all at the same time.
    The card you receive last joins your hand, which then has 13 cards again.
    In both passes, nobody sees a card before every player has committed.
    (House ruling: the printed rules say so of the first pass alone.)
    .title = Passing cards

## A trick

septentrick-rule-S6 =
    There are 12 tricks. In each trick every player plays one card face up, in clockwise order.
    The Captain leads the first trick. After that, the winner of a trick leads the next one.
    .title = Who leads
septentrick-rule-S7 =
    When you lead, choose freely among your Sea cards and Rescue cards.
    You may lead a Passenger card only if you hold nothing else.
    .title = Leading
septentrick-rule-S8 =
    The first Sea card in the trick decides which suit is led.
    If you hold a Sea card of the led suit, you must play one, of any rank, or a Rescue card instead (S9).
    .title = Following suit
septentrick-rule-S9 =
    You may always play a Rescue card instead of following suit.
    .title = Rescue cards
septentrick-rule-S10 =
    If you hold no Sea card of the led suit, you may play any card, also a Passenger card or a trump.
    .title = When you cannot follow suit
septentrick-rule-S11 =
    As long as no Sea card lies in the trick, you play as if you were leading (S7): a Sea or Rescue card, and a Passenger card only if you hold nothing else.
    The first Sea card then sets the suit to follow.
    (House ruling: the printed rules don’t say which suit to follow then; that follows from how a trick is won, S13.)
    .title = No Sea card yet
septentrick-rule-S12 =
    If every card of a trick is a Passenger card, the game ends at once and counts as lost.
    Nothing is collected, and the last cards are not added (S16 is skipped).
    The new deal keeps the same Captain: S18 is only for a game played out.
    This can happen only late in the game. The last cards (S16) are no trick.
    (House ruling: the printed rules say to set up and start again, but not that the game is lost or who is Captain then.)
    .title = Nothing but Passenger cards
septentrick-rule-S13 =
    If there are trumps in the trick, the highest one wins.
    If there are none, the highest Sea card of the led suit wins.
    If there is no Sea card at all, the Rescue card played first wins.
    .title = Who wins the trick
septentrick-rule-S14 =
    The winner collects the cards of the trick that show a life ring or a passenger. They lie face up for all to see.
    The other cards leave the game face down, and nobody looks at them again.
    .title = Collecting cards
septentrick-rule-S15 =
    Collected cards never go back to a hand.
    .title = Collected cards stay

## End

septentrick-rule-S16 =
    After 12 tricks you have one card left. It is revealed and joins your collected cards, whatever it is.
    A card without life rings or passengers adds nothing.
    .title = The last card
septentrick-rule-S17 =
    You win together if every single player has collected exactly as many life rings as passengers.
    Otherwise you all lose.
    .title = Winning and losing
septentrick-rule-S18 =
    If you play another game, the Captain’s left neighbour is the new Captain.
    .title = The next Captain
septentrick-rule-S19 =
    No table talk: from the deal to the end, do not say a word about a hand and give no advice.
    At an online table there is therefore no chat and no free text during that time.
    You may use all you have seen: your own hand, the cards you passed and received, every card played, by whom and in which order, all collected cards, the trump, the number of cards in each hand, and what you can conclude when someone does not follow suit.
    You never see another player’s hand.
    .title = Silence at the table
