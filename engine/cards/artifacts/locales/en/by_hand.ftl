# Sentences of cards that are worded by hand.

hand-artifacts-east-india-company-charter-0-2 = For each score pile from which cards were returned, draw and score a [5].
    .of = 0a097d3fbd9e
