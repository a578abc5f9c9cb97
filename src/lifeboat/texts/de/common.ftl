### Wörter, die alle Teile des Produkts brauchen.

# Mehrere Dinge hintereinander. $most: alle außer dem letzten, mit Kommas dazwischen.
list-and = { $most } und { $last }
# Was jemand geschrieben hat oder schreiben könnte.
quoted = „{ $text }“
# Mehrere Dinge zur Wahl. $most: alle außer dem letzten, mit Kommas dazwischen.
list-or = { $most } oder { $last }
# Ein Wort vor dem, was es ankündigt.
label = { $label }:

# Below the options of a hint.
hint-order = An erster Stelle steht, was ein besonnener Spieler täte, es sei denn, etwas anderes ist um mehr besser, als der Zufall erklärt.
