### Ce qui arrive à une table sur le serveur, à part le jeu lui-même.
### $name : le nom d’une personne. $seat : une place, comptée à partir de 1. $player : le nom d’un robot.

server-joined = { $name } vient à la table.
server-left = { $name } quitte la table.
server-removed = L’hôte renvoie { $name } de la table.
# $former : le nom d’avant.
server-renamed = { $former } s’appelle maintenant { $name }.
server-sat = { $name } prend la place { $seat }.
server-bot-sat = Le robot « { $player } » prend la place { $seat }.
server-freed = La place { $seat } est libre.
server-started = La partie commence.
server-undone = { $name } annule le dernier coup.
server-proposed = La place { $seat } pose une proposition face cachée.
# $words : une action en mots, sans point final.
server-proposal = La place { $seat } propose : { $words }
server-said = { $name } : { $text }
server-hinted = { $name } reçoit un conseil.
server-taken-over = { $name } est absent. Le robot « { $player } » joue pour la place { $seat }.
server-claimed-back = { $name } est de retour à la place { $seat }.
server-resigned = { $name } veut abandonner.
server-given-up = Tous ont abandonné. La partie est finie.
server-rematched = Une autre partie est prête pour les mêmes personnes.

## Un résultat en une ligne

# $deal : quelle donne c’était. $verdict : comment elle a fini.
result-line = { $game }, { $deal }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $verdict }
# $day : une date comme 2026-04-14.
result-day = donne du { $day }
# $deal : un mot pour la donne.
result-deal = donne { $deal }
result-given-up = abandon
result-titanic = { $reason ->
        [all-safe] tous sauvés
       *[sunk] naufrage
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $pages ->
        [one] { $pages } page tournée
       *[other] { $pages } pages tournées
    }
result-septentrick = { $reason ->
        [rescued] tous sauvés
        [all-passengers] perdu dans un pli de passagers seuls
       *[unmatched] sauvetage échoué
    }, à égalité : { $score } sur { $players } joueurs
