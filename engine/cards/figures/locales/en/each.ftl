# What each of something provides: how low a score may fall.

switch-score-below-zero = Can a score fall below 0?
    .title = Scores below 0
switch-score-below-zero-possible = Yes: what a karma subtracts counts in full.
switch-score-below-zero-never = No: a score is 0 at least.
# Figures in the Sand: readings of karmas that hold all the time.

switch-karma-achievements = Do effects that count achievements count what a karma counts as achievements?
    .title = Achievements by karmas
switch-karma-achievements-counted-by-effects = Yes: what counts as an achievement is one wherever achievements are counted.
switch-karma-achievements-for-victory-only = No: it counts for victory only, and where a tie of scores is decided.
switch-karma-available = Where does a card count as an available achievement for you?
    .title = Available achievements by karmas
switch-karma-available-for-effects-too = In Achieve actions, and in effects that you execute: those may claim it, junk it or take it like any available achievement.
switch-karma-available-for-achieve-actions = In Achieve actions alone: effects do not find it among the available achievements.
switch-karma-available-kind = Is a card that counts as an available achievement for you a standard achievement when you claim it?
    .title = Claiming by karmas
switch-karma-available-kind-standard = Yes: each opponent draws a Figure after your Achieve action.
switch-karma-available-kind-not-standard = No: nobody draws a Figure for it.
switch-karma-looking = May you look at cards that count as being in your hand or your score pile and lie elsewhere?
    .title = Looking by karmas
switch-karma-looking-where-it-counts = Yes, as long as they count as being there.
switch-karma-looking-where-it-lies = No: who may look depends on where they lie, so you choose among backs.
