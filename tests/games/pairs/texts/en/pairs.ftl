pairs-name = Pairs
# $place: the card's place in the row.
pairs-action = Turn up card { $place }
# $seat: whose turn it is.
pairs-question = Player { $seat } turns up a card.
# $ranks: the row, "?" for a card that lies face down.
pairs-table = The cards: { $ranks }.
# $seat turned up $rank.
pairs-event-turned = Player { $seat } turns up card { $place }: a { $rank }.
pairs-outcome-turned = All cards are turned up.
pairs-verdict = Pairs: { $pairs }
pairs-refused-turned = Card { $place } is turned up already.
# $pairs: how many there were.
result-pairs = { $score } pairs
pairs-rule-P1 =
    Turn up a card that lies face down. The same rank as the card before makes a pair.
    .title = A turn
