# Figures: for which achievements they are drawn.

# $other, $rival: who has claimed it
fact-figures-for-secret = { $other ->
        [you] You have
       *[other] { $rival } has
    } claimed a secret with an Achieve action, so { $who ->
        [you] you draw
       *[other] { $name } draws
    } a Figure.

switch-figures-for-secrets = When an Achieve action claims a secret, do the opponents draw Figures?
    .title = Figures for a secret
switch-figures-for-secrets-not-drawn = No: a secret is no standard achievement.
switch-figures-for-secrets-drawn = Yes, as for a standard achievement.
