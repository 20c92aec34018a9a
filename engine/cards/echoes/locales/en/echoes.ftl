# Echoes of the Past: its backs and its rules.

set-echoes = Echoes
