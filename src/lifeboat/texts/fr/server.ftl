### Ce qui arrive à une table sur le serveur, à part le jeu lui-même.
### $name : le nom d’une personne. $seat : une place, comptée à partir de 1. $player : le nom d’un bot.
### L’attribut you est ce qu’apprend la personne qui l’a fait.

server-joined = { $name } rejoint la table.
    .you = Vous rejoignez la table.
server-left = { $name } quitte la table.
server-removed = L’hôte exclut { $name } de la table.
# $former : le nom d’avant.
server-renamed = { $former } s’appelle maintenant { $name }.
    .you = Vous vous appelez maintenant { $name }.
server-sat = { $name } prend la place { $seat }.
    .you = Vous prenez la place { $seat }.
server-seat-named = La place { $seat } est celle de { $name }.
    .none = La place { $seat } n’a plus de nom.
server-bot-sat = Un bot ({ $player }) prend la place { $seat }.
server-freed = La place { $seat } est libre.
server-started = La partie commence.
server-practice = C’est un entraînement : toutes les personnes qui jouent peuvent tout annuler, et le résultat ne compte pas.
server-undone = { $name } annule le dernier coup.
    .you = Vous annulez le dernier coup.
server-proposed = { $name } a fait une proposition secrète.
    .you = Vous avez fait une proposition secrète.
# $words : une action en mots, sans point final.
server-proposal = { $name } propose : { $words }
    .you = Vous proposez : { $words }
server-said = { $name } : { $text }
server-hinted = { $name } reçoit un conseil.
    .you = Vous recevez un conseil.
server-taken-over = { $name } n’est plus là. Un bot ({ $player }) joue à sa place.
    .you = Vous n’êtes plus là. Un bot ({ $player }) joue à votre place.
server-claimed-back = { $name } est de retour.
    .you = Vous êtes de retour.
server-resigned = { $name } souhaite abandonner.
    .you = Vous souhaitez abandonner.
server-given-up = Tout le monde a abandonné. La partie est finie.
server-rematched = Une revanche est prête.

## Un résultat en une ligne

# $deal : quelle donne c’était. $verdict : comment elle a fini.
result-line = { $game }, { $deal }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $verdict }
# $line : result-line.
result-practice = { $line } (entraînement)
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
        [all-passengers] perdu sur un pli composé uniquement de cartes Passager
       *[unmatched] sauvetage manqué
    }, joueurs à l’équilibre : { $score } sur { $players }
