# The page of puzzles.

puzzles-label = Puzzles
puzzles-puzzle = The puzzle
puzzles-solved = Solved: { $n } of { $of }
puzzles-strength = Dealt now: strength { $grade }
puzzles-begin = Deal me one
puzzles-next = The next one
puzzles-again = Try again
puzzles-all = All puzzles
puzzles-fewer = Close the list
puzzles-grade = Strength { $grade }
puzzles-open = not tried yet
puzzles-repeat = tried, not solved
puzzles-solved-mark = solved
puzzles-kind = { CAP($theme) } · strength { $grade } of { $of }
puzzles-decks = From the top of the decks you know:
puzzles-deck = [{ $n }]: { $cards }
puzzles-solved-told = Solved: it works whatever the others answer.
puzzles-missed-told = Missed.
puzzles-lucky-told = Reached, but by luck: it could have gone otherwise.
puzzles-unknown-told = This way is too long to be looked through; nothing can be said of it.
puzzles-refuted = This line refutes it:
puzzles-on-table = Show it on the table
