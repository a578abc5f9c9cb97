### The tutorials of the browser client. Each step has a text, a title and, where the player is to act, a task.

web-learn = Learn { $game }
web-learn-step = Step { $step } of { $steps }
web-learn-next = Next
web-learn-back = Back
web-learn-show = Do it for me
web-learn-again = Start again
web-learn-skip = Skip the tutorial
web-learn-play = Play now
web-learn-rules = Read all the rules
web-learn-wrong = That’s allowed too. For now, try this:
web-learn-left = Left
web-learn-right = Right

## SOS Titanic

web-learn-titanic-ship = The ship is sinking. Passengers are waiting in lines in front of the decks, and you can reach only the front of each line. Your task: get them into the lifeboats, class by class and in order of rank, before the last page turns.
    .title = The night of 14 April 1912
web-learn-titanic-lower = On your turn, make as many moves as you like. When a Lifeboat is at the front of a line, you can lower it to start a group on the water, and the next card in the line is revealed. Each class can have two groups.
    .title = Lower a Lifeboat
    .do = Lower the Lifeboat from deck 1.
web-learn-titanic-join = After the Lifeboat come 2, 3, 4 and so on, all of the same class: up to 13 in first class, up to 17 in second class. Anyone in a group is safe for good.
    .title = Into the lifeboat
    .do = Bring the 2 from deck 2 into the group.
web-learn-titanic-run = A passenger can also join another line if the one at its front is of the same class and exactly one rank higher. That’s how runs grow: 7, 6, 5. You can move a whole run, or just the front part of it.
    .title = Lines and runs
    .do = Move the 6 from deck 1 onto the 7 on deck 3.
web-learn-titanic-build = Each card that leaves a line reveals the one behind it. That’s how you dig for the passengers you need. First and second class never mix.
    .title = Keep digging
    .do = Move the 8 from deck 1 onto the 9 on deck 2.
web-learn-titanic-deck = Only a run that begins with the highest rank can move to an empty deck: a 13 in first class or a 17 in second class. Deck 1, at the bow, floods first, so it’s worth clearing.
    .title = Empty decks
    .do = Move the 13 from deck 1 to deck 5.
web-learn-titanic-rescue = There’s no useful move left. Now you must take one action, and then your turn is over. It’s usually a rescue: you say how many cards you’ll draw from the stack, within your crew member’s range.
    .title = A rescue
    .do = Draw 2 cards.
web-learn-titanic-place = If any of the drawn cards can be played, you must play one of them; the others go to the discard pile. Here you have a choice of two. The Lifeboat starts a second-class group.
    .title = Play one of them
    .do = Lower the second-class Lifeboat.
web-learn-titanic-fail = The more cards you draw, the more likely one of them is to fit. But all the others go to the discard pile, and a rescue with an empty stack costs a page. Drawing just one saves cards but is riskier.
    .title = Many or few?
    .do = Draw just 1 card.
web-learn-titanic-page = Nothing fitted: the rescue failed and a page turned. Each page floods a compartment, and this was the last one on deck 1. Luckily, you’d already cleared that deck; otherwise its whole line would have been shuffled with the next one, face down. As compensation, Boxhall has drawn action cards.
    .title = The water is rising
web-learn-titanic-card = Your action cards are face up in front of you. Playing one is an action too, instead of a rescue. Come Back! fetches a passenger from the discard pile, such as the 12 you had to discard.
    .title = Action cards
    .do = Play Come Back!
web-learn-titanic-find = Here’s the discard pile, with the cards you can play highlighted. The 12 fits onto the 13 on deck 5.
    .title = Search the pile
    .do = Put the 12 on deck 5.
web-learn-titanic-mystery = A Mystery Passenger stands for any rank of its class that fits. Here it can be the 2 that the second-class group is waiting for. Later, the real 2 may take its place.
    .title = A mystery
    .do = Play the mystery into the second-class group.
web-learn-titanic-score = The last rank in each group counts, and so does the number of the open page: 2 + 2 + 7 = 11 points so far. If all 60 are safe, rows of anchors count too. The crew of 1912 would have scored 19. The highest possible score is 100.
    .title = The score

## Septentrick

web-learn-septentrick-aim = You play together and win together. The tricks you win bring you Sea cards with life rings and Passenger cards with people. At the end, each of you must have exactly as many rings as passengers. From the deal to the end, nobody says a word about the cards.
    .title = As many rings as passengers
web-learn-septentrick-trump = You’re the Captain: you look at your hand and name the trump. Trumps beat all other suits. You hold four stars, including the highest.
    .title = Trump
    .do = Name star as trump.
web-learn-septentrick-pass = Everyone passes two cards to the left, face down, but never Passenger cards. If you’re out of a suit, you won’t have to follow it later. So pass both your diamonds.
    .title = The pass
    .do = Pass diamond 1 and diamond 5.
web-learn-septentrick-keep = You’ve received two cards from the player on your right. Keep one and pass the other on to the left. Triangle 6 shows three life rings.
    .title = Keep one
    .do = Keep triangle 6.
web-learn-septentrick-lead = The Captain leads the first trick with a Sea or Rescue card; you can’t lead a Passenger card while you hold anything else. The highest card of the suit led wins, unless a trump is played.
    .title = Lead
    .do = Lead circle 7.
web-learn-septentrick-again = The trick is yours, and so are the four rings on its cards. Now you need four passengers. Whoever wins a trick leads the next one. You don’t want any more rings for now, so lead low and let someone else win.
    .title = Collected
    .do = Lead triangle 1.
web-learn-septentrick-give = Your left neighbour leads diamond 7 and will then have four rings. You have no diamonds, so you may play anything, even a Passenger card. Which one gives your neighbour as many passengers as rings?
    .title = Give passengers
    .do = Play the Passenger card with 4 passengers.
web-learn-septentrick-follow = A triangle is led, and you hold triangles, so you must follow suit. There’s one way out: you may always play a Rescue card. The 2 would give a ring to a neighbour who is already matched, and with the 6 you’d take three more yourself.
    .title = Follow suit, or rescue
    .do = Play the Rescue card.
web-learn-septentrick-tally = Everyone can see what has been collected: you have four rings and no passengers yet, your left neighbour four of each, your right neighbour nothing. You have twelve tricks in all to get everyone matched. Keep an eye on who needs what.
    .title = The tally
web-learn-septentrick-danger = It’s late in another game. If a trick contains nothing but Passenger cards, you all lose at once. Note the warning: only you hold a non-Passenger card, so keep it for the next trick and play a Passenger card now.
    .title = Nothing but passengers
    .do = Play a Passenger card.
web-learn-septentrick-end = After twelve tricks, everyone has one card left, which is turned face up and counts too. Here it worked out for everyone: 14 and 14, 0 and 0, 6 and 6. Everyone is rescued. If you play with bots, it helps to know their plan: the Captain names their longest suit and collects the most; the two players to the Captain’s right pass trumps; everyone else passes from a short suit, and leads high cards early.
    .title = The last card
