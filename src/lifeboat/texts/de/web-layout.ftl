### Was wo auf der Seite liegt.

# $place: ein Ort, an den ein Passagier passen würde.
web-layout-fits = Passt hierhin: { $place }
