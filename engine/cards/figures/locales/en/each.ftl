# What each of something provides: how low a score may fall.

switch-score-below-zero = Can a score fall below 0?
    .title = Scores below 0
switch-score-below-zero-possible = Yes: what a karma subtracts counts in full.
switch-score-below-zero-never = No: a score is 0 at least.
