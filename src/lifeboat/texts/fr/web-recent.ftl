### Le client web : ce qui vient de se passer à une table.

# La bande au-dessus de la question ; un appui ouvre le journal.
web-recent = Ouvrir le journal
# $turns : le nombre de tours des autres.
web-absence = En votre absence : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
    .watch = Revoir
    .close = Ignorer
