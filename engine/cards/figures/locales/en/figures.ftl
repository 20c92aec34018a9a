# Figures in the Sand: its backs.

set-figures = Figures

set-off-when-karma = the karma “When you meld this card”

fact-figures-for-sharing = { $who ->
        [you] Your free Draw action for sharing: a Figure { value-box }.
       *[other] { $name }’s free Draw action for sharing: a Figure { value-box }.
    }
fact-figures-for-achieving = { $who ->
        [you] An opponent has claimed a standard achievement with an Achieve action, so you draw a Figure.
       *[other] An opponent of { $name } has claimed a standard achievement with an Achieve action, so { $name } draws a Figure.
    }
fact-figures-fades = { $who ->
        [you] You have { $count } top Figures: you fade until one is left.
       *[other] { $name } has { $count } top Figures and fades until one is left.
    }
ask-fade = { $who ->
        [you] Choose which of your top Figures you score: one may stay.
       *[other] { $name } chooses which top Figure to score: one may stay.
    }
fate-fade = It goes to the score pile.
deed-fade = to fade
