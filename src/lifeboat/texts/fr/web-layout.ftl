### La disposition de la page.

# $place : un endroit où un passager trouverait sa place.
web-layout-fits = Convient ici : { $place }
