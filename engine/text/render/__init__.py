"""From the nodes of a card's program to phrases of no language yet; the catalogues make words of them.

``reading`` remembers what was spoken of, ``nouns`` are cards, places, players and colours, ``amounts`` and
``conditions`` are what they are, ``steps`` are verbs and control.
"""
