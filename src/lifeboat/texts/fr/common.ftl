### Les mots communs à toutes les parties du produit.

# Plusieurs choses à la suite. $most : toutes sauf la dernière, séparées par des virgules.
list-and = { $most } et { $last }
# Ce que quelqu’un a écrit, ou pourrait écrire.
quoted = « { $text } »
# Plusieurs choses au choix. $most : toutes sauf la dernière, séparées par des virgules.
list-or = { $most } ou { $last }
# Un mot devant ce qu’il annonce.
label = { $label } :

# Sous les possibilités d’un conseil.
hint-order = Le coup que choisirait un joueur posé vient en premier, sauf si un autre est nettement meilleur.
