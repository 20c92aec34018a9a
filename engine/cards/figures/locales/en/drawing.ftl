# Figures: for which achievements they are drawn.

# $other, $rival: the opponent who took the Achieve action
secret-with-action = { $other ->
        [you] You have claimed a secret with an Achieve action
       *[other] { $rival } has claimed a secret with an Achieve action
    }
fact-figures-for-secret = { $who ->
        [you] { secret-with-action }, so you draw a Figure{ top-that-draws }
       *[other] { secret-with-action }, so { $name } draws a Figure{ top-that-draws }
    }

switch-figures-for-secrets = When an Achieve action claims a secret, do the opponents draw Figures?
    .title = Figures for a secret
switch-figures-for-secrets-not-drawn = No: a secret is no standard achievement.
switch-figures-for-secrets-drawn = Yes, as for a standard achievement.
