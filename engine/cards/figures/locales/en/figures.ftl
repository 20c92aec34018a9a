# Figures in the Sand: its backs.

set-figures = Figures

set-off-when-karma = the karma “When you meld this card”

fact-figures-for-sharing = { $who ->
        [you] Your free Draw action for sharing: a Figure { value-box }.
       *[other] { $name }’s free Draw action for sharing: a Figure { value-box }.
    }
# $other, $rival: the opponent who took the Achieve action
achieved-with-action = { $other ->
        [you] You have claimed a standard achievement with an Achieve action
       *[other] { $rival } has claimed a standard achievement with an Achieve action
    }
# $who draws by the highest top card, of $value; 0: the board is empty
top-that-draws = { $value ->
        [0] .
       *[other] { $who ->
            [you] ; your highest top card has value { $value }.
           *[other] ; { $name }’s highest top card has value { $value }.
        }
    }
fact-figures-for-achieving = { $who ->
        [you] { achieved-with-action }, so you draw a Figure{ top-that-draws }
       *[other] { achieved-with-action }, so { $name } draws a Figure{ top-that-draws }
    }
fact-figures-fades = { $who ->
        [you] You have { $count } top Figures: you fade until one is left.
       *[other] { $name } has { $count } top Figures and fades until one is left.
    }
fact-figures-fades-ahead = { $who ->
        [you] You will have { $count } top Figures: at the end of the action you fade until one is left.
       *[other] { $name } will have { $count } top Figures and fades until one is left at the end of the action.
    }
ask-fade = { $who ->
        [you] Choose which of your top Figures you score: one may stay.
       *[other] { $name } chooses which top Figure to score: one may stay.
    }
fate-fade = It goes to the score pile.
deed-fade = to fade
