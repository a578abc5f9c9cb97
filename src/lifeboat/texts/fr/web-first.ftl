### La première partie : le but, ce qui est montré, ce que coûtent les boutons, et les coups joués à votre place

## Le but et le son

web-goal = Le but
    .ok = Compris
web-goal-titanic = Menez les passagers aux quatre Chaloupes, chaque classe dans l’ordre à partir de 1, avant que la dernière page soit tournée.
web-goal-septentrick = Remportez des plis pour qu’à la fin, chaque joueur ait exactement autant de bouées que de passagers.
web-offer = Oui
    .no = Non merci
    .done = Terminé

## Ce qui est montré

web-mark = OK
    .none = Ne plus montrer d’astuces
web-mark-titanic-boat = Cette carte peut rejoindre les Chaloupes. Faites-l’y glisser, ou touchez-la puis touchez sa place sur l’eau.
web-mark-titanic-rescue = Plus de déplacement utile ? Terminez votre tour par un sauvetage : piochez des passagers et jouez-en un.
web-mark-titanic-page = Le livret compte à rebours. Un sauvetage manqué fait tourner une page ; après la dernière, le navire a sombré.
web-tip-double = Astuce : un double clic ou un double appui sur une carte la mène droit à sa Chaloupe ; au clavier, appuyez sur S.
web-new-here = Première partie ?
    .words = Le tutoriel vous montre le jeu pas à pas.
    .learn = Apprendre (2 minutes)
    .play = Jouer tout de suite

## Sauvetages

web-rescue-draw = Sauvetage : piocher
    .reshuffle = Remélanger : une page est tournée
    .nobody = Plus personne à piocher : une page est tournée
# $percent : le risque d’échec.
web-rescue-fails = échec { $percent } %
    .words = { $percent } % de risque d’échec
web-rescue-hopeless = voué à l’échec
    .words = Ce sauvetage ne peut pas réussir.
web-next-page-last = À la prochaine page tournée, la partie sera finie.

## Points

# $total : les points jusqu’ici.
web-points = Points : { $total }
    .why = D’où viennent les points
    .group = Dernier passager : { $place }
    .page = La page ouverte
    .rows = Séries d’ancres
    .later = quand les 60 seront sauvés
    .total = Total
    .best = Le score maximal est de { $best }.
# $page : le numéro de la page ouverte. $left : combien de pages peuvent encore être tournées.
web-points-page =
    Le livret compte à rebours, il est ouvert à la page { $page }. { $left ->
        [one] Quand la prochaine page sera tournée, le navire aura sombré.
       *[other] Quand { $left } autres pages auront été tournées, le navire aura sombré.
    }
# $points : les leurs.
web-points-historical = L’équipage de 1912 aurait obtenu { $points } points, avec { $points } rescapés dans les Chaloupes une fois le navire disparu.

## Déplacements

# $count : combien de passagers.
web-bring-all = Tous à bord ({ $count })
    .to = Tous à bord ({ $count }) : { $place }
web-finish = Finir : mener les { $count } aux Chaloupes
web-where-line = Quelle file ?
web-elsewhere = Cette carte ne peut pas être jouée là. Choisissez un des emplacements mis en évidence.
