### Septentrick: the rules, one text per rule id, one sentence or thought per line.

## Cards

septentrick-rule-S1 =
    There are three kinds of card.
    48 Sea cards: four suits (diamond, triangle, circle, star) with ranks 1 to 12. Each shows 0 to 3 life rings.
    15 Passenger cards: each shows 1 to 4 passengers.
    4 Rescue cards: they show neither life rings nor passengers.
    .title = The cards
septentrick-rule-S2 =
    The number of players decides which cards are in the game: 39 cards with 3 players, 52 with 4, 65 with 5.
    Of these, 9, 12 or 15 are Passenger cards.
    With any number of players, there are exactly as many life rings as passengers in the game.
    Everyone may look at the card list: how many life rings each rank shows, and which Passenger and Rescue cards are in the game.
    .title = Which cards are in the game

## Set-up

septentrick-rule-S3 =
    Sea and Rescue cards are shuffled together, and you get 10 of them. Passenger cards are shuffled separately, and you get 3.
    These 13 cards are your hand. Only you can see it, and you may look at it at any time.
    .title = Your hand
septentrick-rule-S4 =
    Your table picks the Captain; otherwise one is drawn by lot.
    The Captain looks at their own hand, then names one of the four suits as trump.
    The trump stays the same for the whole game.
    (House ruling: in the printed rules, the player who most recently boarded a ship is Captain.)
    .title = Captain and trump
septentrick-rule-S5 =
    Once the trump is named, everyone passes 2 cards face down to the left, all at the same time. Passenger cards can’t be passed.
    Then you look at the 2 cards you were passed, keep one and pass the other on to the left, again all at the same time.
    The last card you are passed joins your hand, which then has 13 cards again.
    In both passes, nobody sees a card until every player has chosen.
    (House ruling: the printed rules say this only about the first pass.)
    .title = Passing cards

## A trick

septentrick-rule-S6 =
    There are 12 tricks. In each trick every player plays one card face up, in clockwise order.
    The Captain leads the first trick. After that, the winner of a trick leads the next one.
    .title = Who leads
septentrick-rule-S7 =
    When you lead, play any Sea card or Rescue card you like.
    You may lead a Passenger card only if you hold nothing else.
    .title = Leading
septentrick-rule-S8 =
    The first Sea card in the trick decides which suit is led.
    If you hold a Sea card of that suit, you must play one, of any rank, or a Rescue card instead (S9).
    .title = Following suit
septentrick-rule-S9 =
    You may always play a Rescue card instead of following suit.
    .title = Rescue cards
septentrick-rule-S10 =
    If you hold no Sea card of the suit that was led, you may play any card, even a Passenger card or a trump.
    .title = When you can’t follow suit
septentrick-rule-S11 =
    While there is no Sea card in the trick, you play as if you were leading (S7): a Sea or Rescue card, and a Passenger card only if you hold nothing else.
    The first Sea card then sets the suit to follow.
    (House ruling: the printed rules don’t say which suit to follow then; our ruling follows from the way a trick is won, S13.)
    .title = No Sea card yet
septentrick-rule-S12 =
    If every card of a trick is a Passenger card, the game ends at once and counts as lost.
    Nothing is collected, and the last cards aren’t added (S16 is skipped).
    The Captain stays the same for the new deal: S18 applies only to a game that was played out.
    This can happen only late in the game. The last cards (S16) don’t count as a trick.
    (House ruling: the printed rules say to start again from the set-up, but don’t say that the game is lost or who is then Captain.)
    .title = Nothing but Passenger cards
septentrick-rule-S13 =
    If there are trumps in the trick, the highest one wins.
    If there are none, the highest Sea card of the suit that was led wins.
    If there is no Sea card at all, the Rescue card that was played first wins.
    .title = Who wins the trick
septentrick-rule-S14 =
    The winner collects the cards of the trick that show a life ring or a passenger. These stay face up for all to see.
    The other cards leave the game face down, and nobody looks at them again.
    .title = Collecting cards
septentrick-rule-S15 =
    Collected cards never go back into a hand.
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
    If you play another game, the player on the Captain’s left is the new Captain.
    .title = The next Captain
septentrick-rule-S19 =
    No table talk: from the deal to the end of the game, don’t say a word about any hand and don’t give advice.
    So there is no chat or free text at an online table during that time.
    You may use everything you have seen: your own hand, the cards you passed and were passed, every card played, by whom and in which order, all collected cards, the trump, the number of cards in each hand, and what you can tell when someone doesn’t follow suit.
    You never see another player’s hand.
    .title = Silence at the table
