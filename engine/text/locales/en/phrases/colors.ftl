# Colors as nouns.

the-color = { $color }
same-color = the same color
its-color = its color
their-color = their color
color-of = the color of { $card }
chosen-color = the chosen color
chosen-colors = one of the chosen colors
color-i-choose = the color of my choice
color-i-chose = that color

np-color-noun = color
    .a = a color
    .pl = colors
np-color-among = { $colors } { $np-same }
    .a = a { $colors } { $np }
np-splayed = splayed { $np-same }
    .a = a splayed { $np }
np-splayed-so = { $np-same } splayed { $direction }
np-color-on = { $np-same } { $place-in }
np-color-with = { $np-same } with { $icon }
np-color-not-on = { $np-same } that { $owner ->
        [opponents] no opponent has
        [any-opponent] no opponent has
        [any-other] no other player has
        [any-player] no player has
        [me] I do not have
        [you] you do not have
       *[other] they do not have
    }

pick-colors =
    { $n ->
        [1] { $np-a }
       *[other] { number-word } { $np-pl }
    }
