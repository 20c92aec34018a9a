# Що дає карма «кожен…»: як низько може впасти рахунок.

switch-score-below-zero = Чи може рахунок бути меншим за 0?
    .title = Рахунок, менший за 0
switch-score-below-zero-possible = Так: усе, що віднімає карма, рахується.
switch-score-below-zero-never = Ні: рахунок не буває меншим за 0.
