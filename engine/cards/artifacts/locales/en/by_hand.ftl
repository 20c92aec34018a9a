# Sentences of cards that are worded by hand.

hand-artifacts-east-india-company-charter-0-2 = For each score pile from which cards were returned, draw and score a [5].
    .of = fcb00524e12d
hand-artifacts-international-prototype-metre-bar-0-3 = If the number of cards of each of those colors on your board is equal to the chosen value, you win. Otherwise, return the drawn cards.
    .of = 18c659c2858b
hand-artifacts-sanskrit-0-1 = If you don’t, for each player, choose the highest top card on that player’s board, and transfer that player’s top card of each other color to that player’s score pile.
    .of = bf6588af49e1
hand-artifacts-the-communist-manifesto-0-1 = For each other player, transfer one of the drawn cards to that player’s board.
    .of = 7e581b682d67
hand-artifacts-the-communist-manifesto-0-2 = Meld the last one, then self-execute it.
    .of = 0eab8fdd0ba0
