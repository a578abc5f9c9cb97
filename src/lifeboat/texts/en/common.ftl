### Words shared by all parts of the product.

# Several things in a row. $most: all but the last, with commas between them.
list-and = { $most } and { $last }
# What someone has typed, or could type.
quoted = “{ $text }”
# Several things to choose from. $most: all but the last, with commas between them.
list-or = { $most } or { $last }
# A word before what it stands for.
label = { $label }:

# Below the options of a hint.
hint-order = The first option is what a steady player would choose, unless another one is clearly better.
