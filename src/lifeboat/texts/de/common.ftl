### Wörter, die alle Teile des Produkts brauchen.

# Mehrere Dinge hintereinander. $most: alle außer dem letzten, mit Kommas dazwischen.
list-and = { $most } und { $last }
# Ein Wort vor dem, was es ankündigt.
label = { $label }:
