# Artifacts of History: its backs.

set-artifacts = Artifacts

switch-pride-and-prejudice = Which color has the fewest cards for Pride and Prejudice?
    .title = Pride and Prejudice
switch-pride-and-prejudice-colors-there = The color with the fewest visible cards among the colors on your board.
switch-pride-and-prejudice-all-five = The color with the fewest visible cards of all five: a color that you do not have has none.
switch-pride-and-prejudice-all-cards = The color with the fewest cards, visible or not, among the colors on your board.

switch-holy-lance = What does Holy Lance do if Holy Grail is a top card on your board?
    .title = Holy Lance
switch-holy-lance-wins = You win.
switch-holy-lance-scores = You draw and score a 6.
