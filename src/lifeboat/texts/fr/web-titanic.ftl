### web-titanic : la table de SOS Titanic.

web-titanic-lines = Le navire et ses files
web-titanic-groups = Les Chaloupes
web-titanic-drawn = Passagers piochés

## Lines and groups

# $number: of the deck. $flooded: yes or no. $dry, $all: how many of its compartments are dry, and how many there are.
web-titanic-deck =
    Pont { $number }, { $flooded ->
        [yes] inondé
       *[no] { $dry ->
            [0] aucun compartiment au sec sur { $all }
            [one] { $dry } compartiment au sec sur { $all }
           *[other] { $dry } compartiments au sec sur { $all }
        }
    }
# $count: how many.
web-titanic-down =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
# $count: how many are saved. $highest: how many there are. $card: the last one, in words.
web-titanic-saved = { $count } sur { $highest } à l’abri, en dernier : { $card }
web-titanic-unlowered = Pas encore de Chaloupe à l’eau
# $ranks: the numbers of the passengers with an anchor, as a list in words.
web-titanic-anchors = Ancres sur { $ranks }

## Picking up and putting down

# $card: in words. $count: how many places there are for it.
web-titanic-picked =
    { $card }, en main. { $count ->
        [one] Un emplacement est éclairé.
       *[other] { $count } emplacements sont éclairés.
    }
# $place: in words.
web-titanic-put = Poser ici : { $place }
# $card: in words.
web-titanic-from = Prendre la suite à partir d’ici : { $card }
web-titanic-touched = Choisi
web-titanic-where = Où la poser ?
    .second = Et quelle autre file ?
    .run = À partir de quelle carte ? Touchez une carte d’une suite.
web-titanic-which = En tant que quel passager ?
web-titanic-play = La jouer
web-titanic-back = Reposer
web-titanic-hint = Les cartes marquées d’une flèche de laiton peuvent bouger ou être jouées : faites-les glisser, ou touchez la carte puis l’emplacement.
web-titanic-missed = Cette carte ne peut pas être prise maintenant : seules celles à flèche de laiton le peuvent.
# $card: in words, the highest passenger who can.
web-titanic-part = Seule une partie de cette suite peut aller là. Prenez-la à partir d’ici : { $card }.
web-titanic-rescue = Piocher
    .empty = Sauvetage

## Crew and piles

# $name: of the crew member.
web-titanic-about = À propos de { $name }
# $most: the most passengers to draw.
web-titanic-draws = Pioche de 1 à { $most }.
# $name: of the crew member.
web-titanic-hand = Cartes Action de { $name }
web-titanic-you = vous
web-titanic-turn = à son tour
# $count: how many cards.
web-titanic-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-titanic-known-top = À venir :
web-titanic-known-bottom = Au fond :
web-titanic-status-page = Page
web-titanic-status-clock = Heure
web-titanic-status-score = Points
web-titanic-status-historical = Équipage de 1912
