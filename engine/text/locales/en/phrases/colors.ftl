# Colors as nouns.

the-color = { $color }
same-color = the same color
its-color = its color
their-color = their color
that-color = that color
color-of = the color of { $card }
color-of-done = the { $done } card’s color
color-of-remaining = the color of the remaining card
chosen-color = the chosen color
chosen-colors = one of the chosen colors
color-i-choose = the color of my choice
those-colors = one of those colors
color-i-chose = that color

np-color-noun = color
    .a = a color
    .pl = colors
np-color-among = { $colors } { $np-same }
    .a = a { $colors } { $np }
np-color-but = non-{ $color } { $np-same }
    .a = a non-{ $color } { $np }
np-unsplayed = unsplayed { $np-same }
    .a = an unsplayed { $np }
np-splayed = { $np-same } splayed
np-splayed-so = { $np-same } splayed { $direction }
np-splayed-now = { $np } that is currently splayed { $direction }
np-color-absent = { $np-same } not { $place-in }
np-named-colors = { $colors }
np-color-on = { $np-same } { $place-in }
np-color-of-cards = { $np-same } of { $cards-pl }
np-color-most-cards = { $np-same } with the most cards
np-color-most-visible = { $np-same } with the most visible cards
np-color-most-fewest-cards = { $np-same } with the fewest cards
np-color-most-fewest-visible = { $np-same } with the fewest visible cards
np-color-more-visible = { $np-same } with more visible cards { $here-in } than { $there-in }
np-color-with = { $np-same } with { $icon }
np-color-with-on = { $np-same } { $place-in } with { $icon }
np-color-not-so-on = { $np-same } but splayed that way on { $owner ->
        [any-opponent] no opponent’s board
       *[any-other] no other board
    }
np-color-not-on = { $np-same } that { $owner ->
        [opponents] no opponent has on their board
        [any-opponent] no opponent has on their board
        [any-other] no other player has on their board
        [any-player] no player has on their board
        [me] I do not have on my board
        [you] you do not have on your board
        [left-neighbor] your left neighbor does not have on their board
        [right-neighbor] your right neighbor does not have on their board
       *[other] they do not have on their board
    }

pick-colors =
    { $n ->
        [1] { $np-a }
       *[other] { number-word } { $np-pl }
    }
