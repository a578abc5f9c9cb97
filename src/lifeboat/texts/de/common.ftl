### Wörter, die alle Teile von Lifeboat brauchen.

# Mehrere Dinge hintereinander. $most: alle außer dem letzten, mit Kommas dazwischen.
list-and = { $most } und { $last }
# Was jemand geschrieben hat oder schreiben könnte.
quoted = „{ $text }“
# Mehrere Dinge zur Wahl. $most: alle außer dem letzten, mit Kommas dazwischen.
list-or = { $most } oder { $last }
# Ein Wort vor dem, was es ankündigt.
label = { $label }:

# Unter den Möglichkeiten eines Tipps.
hint-order = Oben steht, was ein besonnener Spieler wählen würde, es sei denn, etwas anderes ist deutlich besser.
