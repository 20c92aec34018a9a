# Artifacts of History: its backs.

set-artifacts = Artifacts

switch-pride-and-prejudice = Which color has the fewest cards for Pride and Prejudice?
    .title = Pride and Prejudice
switch-pride-and-prejudice-colors-there = The color with the fewest visible cards among the colors on your board.
switch-pride-and-prejudice-all-five = The color with the fewest visible cards of all five: a color that you do not have has none.
switch-pride-and-prejudice-all-cards = The color with the fewest cards, visible or not, among the colors on your board.
