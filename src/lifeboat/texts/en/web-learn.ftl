### The tutorials of the browser client: a text a step, what to do in it, and its title.

web-learn = Learn { $game }
web-learn-step = Step { $step } of { $steps }
web-learn-next = Next
web-learn-back = Back
web-learn-show = Do it for me
web-learn-again = Begin again
web-learn-skip = Skip the tutorial
web-learn-play = Play now
web-learn-rules = Read all rules
web-learn-wrong = That would be allowed. For now, try this:
web-learn-left = Left
web-learn-right = Right

## SOS Titanic

web-learn-titanic-ship = The ship is sinking. Passengers wait in lines before the decks; only the front of a line is in reach. Your task: bring them into the lifeboats, class by class, in the order of their ranks, before the last page is turned.
    .title = The night of 14 April 1912
web-learn-titanic-lower = On your turn you make as many moves as you like. A Lifeboat at the front of a line can be lowered: it begins a group on the water. Each class has two. Then the next card of the line is revealed.
    .title = Lower a lifeboat
    .do = Lower the Lifeboat of deck 1.
web-learn-titanic-join = After the Lifeboat come 2, 3, 4 and so on, all of one class: first class up to 13, second class up to 17. Whoever is in a group is safe for good.
    .title = Into the boat
    .do = Bring the 2 of deck 2 into the group.
web-learn-titanic-run = A passenger may also join another line, if the one at its front is of the same class and exactly one higher. So runs grow: 7, 6, 5. A run can move as a whole, or only its front part.
    .title = Lines and runs
    .do = Move the 6 of deck 1 onto the 7 of deck 3.
web-learn-titanic-build = Each card that leaves reveals the one behind it. That is how you dig for the passengers you need. First and second class never mix.
    .title = Dig on
    .do = Move the 8 of deck 1 onto the 9 of deck 2.
web-learn-titanic-deck = An empty deck takes only a run that begins with the highest rank: a 13 of first class or a 17 of second class. Deck 1, the one at the bow, floods first, so it is good to clear it.
    .title = Empty decks
    .do = Move the 13 of deck 1 to deck 5.
web-learn-titanic-rescue = No useful move is left. Now you must take one action, then your turn is over. The usual one is a rescue: you say how many cards you draw from the stack, within the range of your crew member.
    .title = A rescue
    .do = Draw 2 cards.
web-learn-titanic-place = One of the drawn cards must be played, if any can be; the others go to the discard. Two can be played here. A Lifeboat opens the second class group.
    .title = Play one of them
    .do = Lower the second class Lifeboat.
web-learn-titanic-fail = The more cards you draw, the likelier one of them fits. But all others are lost to the discard, and when the stack is used up, a page is turned. Drawing one card saves cards and risks more.
    .title = Much or little?
    .do = Draw just 1 card.
web-learn-titanic-page = Nothing fitted: the rescue failed and a page was turned. Each page floods a compartment, and this was the last one of deck 1. You had cleared it; else all in its line would have been shuffled with the next one, face down. As a comfort, Boxhall has drawn action cards.
    .title = The water rises
web-learn-titanic-card = Action cards lie open before you. Playing one is an action too, in place of a rescue. Come Back! fetches a passenger from the discard: the 12 that you had to throw away.
    .title = Action cards
    .do = Play Come Back!
web-learn-titanic-find = The discard lies open, and what can be played is lit. The 12 fits onto the 13 of deck 5.
    .title = Search
    .do = Put the 12 onto deck 5.
web-learn-titanic-mystery = A Mystery Passenger stands for any rank of its class that fits. Here it can be the 2 that the second class group waits for. Later the real 2 may take its place.
    .title = A mystery
    .do = Play the mystery into the second class group.
web-learn-titanic-score = The last rank of each group counts, and so does the number of the open page: 2 + 2 + 7 = 11 points so far. If all 60 are safe, rows of anchors count too. The crew of 1912 would have scored 19. The most there could be is 100.
    .title = The score

## Septentrick

web-learn-septentrick-aim = You play together and win together. Tricks bring you Sea cards with life rings and Passenger cards with people. In the end, every one of you must have exactly as many rings as passengers. From the deal to the end nobody says a word about the cards.
    .title = The same for everyone
web-learn-septentrick-trump = You are the Captain: you look at your hand and name the trump. Trumps beat every other suit. You hold four stars, among them the highest.
    .title = Trump
    .do = Name star as trump.
web-learn-septentrick-pass = Everyone passes two cards to the left, face down; Passenger cards stay. Whoever has no card of a suit need not follow it later. So give both your diamonds away.
    .title = The pass
    .do = Pass the diamond 1 and the diamond 5.
web-learn-septentrick-keep = Two cards came from the right. You keep one and pass the other on to the left. The triangle 6 shows three life rings.
    .title = Keep one
    .do = Keep the triangle 6.
web-learn-septentrick-lead = The Captain leads the first trick, with a Sea or a Rescue card; Passenger cards cannot be led while you hold anything else. The highest card of the suit wins, unless a trump lies there.
    .title = Lead
    .do = Lead the circle 7.
web-learn-septentrick-again = The trick is yours, and with it the rings on its cards: four. Now you need four passengers. Whoever wins a trick leads the next one. No more rings for now: lead low, so that another wins.
    .title = Collected
    .do = Lead the triangle 1.
web-learn-septentrick-give = Your left neighbour leads the diamond 7 and will have four rings. You have no diamond, so you may play anything, also a Passenger card. Which one brings your neighbour into balance?
    .title = Give passengers
    .do = Play the Passenger card with 4 passengers.
web-learn-septentrick-follow = Triangle is led, and you hold some, so you must follow. There is one way out: a Rescue card may always be played. The 2 would add a ring to a neighbour who is in balance, and with the 6 you would take three more yourself.
    .title = Follow, or rescue
    .do = Play the Rescue card.
web-learn-septentrick-tally = What everyone has collected lies open: four rings and no passenger yet at yours, four and four to the left, nothing to the right. There are twelve tricks to bring all of you into balance. Watch whose turn it is to need what.
    .title = The balance
web-learn-septentrick-danger = Late in another game. If a trick is nothing but Passenger cards, all is lost at once. You are warned: only you hold another card, so keep it for the next trick and play a Passenger card now.
    .title = Beware of passengers alone
    .do = Play a Passenger card.
web-learn-septentrick-end = After twelve tricks everyone has one card left. It is turned up and counts too. Here it fitted for all: 14 and 14, 0 and 0, 6 and 6. Everybody is rescued.
    .title = The last card
