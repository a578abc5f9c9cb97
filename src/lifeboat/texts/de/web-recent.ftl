### Der Browser-Client: was an einem Tisch gerade geschehen ist.

# Der Streifen über der Frage; ein Druck öffnet den Verlauf.
web-recent = Verlauf öffnen
# $turns: wie viele Züge die anderen gemacht haben.
web-absence = Während du weg warst: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
    .watch = Ansehen
    .close = Ausblenden
