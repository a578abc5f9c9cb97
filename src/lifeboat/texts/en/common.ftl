### Words that all parts of the product share.

# Several things in a row. $most: all but the last, with commas between them.
list-and = { $most } and { $last }
# What somebody has written, or could write.
quoted = “{ $text }”
# Several things to choose from. $most: all but the last, with commas between them.
list-or = { $most } or { $last }
# A word before what it stands for.
label = { $label }:

# Below the options of a hint.
hint-order = The first is what a steady player would do, unless something else is better by more than chance explains.
