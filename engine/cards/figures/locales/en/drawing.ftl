# Figures: for which achievements they are drawn.

fact-figures-for-secret = { $who ->
        [you] An opponent has claimed a secret with an Achieve action, so you draw a Figure.
       *[other] An opponent of { $name } has claimed a secret with an Achieve action, so { $name } draws a Figure.
    }

switch-figures-for-secrets = When an Achieve action claims a secret, do the opponents draw Figures?
    .title = Figures for a secret
switch-figures-for-secrets-not-drawn = No: a secret is no standard achievement.
switch-figures-for-secrets-drawn = Yes, as for a standard achievement.
