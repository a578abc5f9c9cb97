### Where things lie on the page.

# $place: a place where a passenger would fit, in words.
web-layout-fits = Fits here: { $place }
