pairs-name = Paires
pairs-action = Retourner la carte { $place }
pairs-question = Le joueur { $seat } retourne une carte.
pairs-table = Les cartes : { $ranks }.
pairs-event-turned = Le joueur { $seat } retourne la carte { $place } : un { $rank }.
pairs-outcome-turned = Toutes les cartes sont retournées.
pairs-verdict = Paires : { $pairs }
pairs-refused-turned = La carte { $place } est déjà retournée.
result-pairs = { $score } paires
pairs-rule-P1 =
    Retournez une carte cachée. Le même rang que la carte précédente fait une paire.
    .title = Un tour
