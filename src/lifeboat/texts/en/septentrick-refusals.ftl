### Septentrick: why an action is refused.
### $card: a card in words. $suit: the suit that was led.

septentrick-refused-not-held = You don’t have { $card }.
septentrick-refused-follow = You can’t play { $card }: { $suit } was led, and you can follow suit. Play a card of that suit, or a Rescue card if you have one.
septentrick-refused-lead = You can’t lead { $card } while you have a Sea card or a Rescue card.
septentrick-refused-after-rescue = You can’t play { $card } while you have a Sea card or a Rescue card: there is no Sea card in this trick yet.
septentrick-refused-keep = You can’t keep { $card }: choose one of the two cards you were passed.
septentrick-refused-asks-over = The game is over.
septentrick-refused-asks-captain = First choose the Captain.
septentrick-refused-asks-trump = Name the trump suit first.
septentrick-refused-asks-pass = First choose the cards to pass to the left.
septentrick-refused-asks-keep = First choose which of the two cards to keep.
septentrick-refused-asks-play = First play a card to the trick.
septentrick-refused-unknown = That action doesn’t exist. Choose one that is on offer.
