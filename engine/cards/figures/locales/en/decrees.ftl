# Decrees and Auspice: what is offered, told and asked.

special-war = War
special-expansion = Expansion
special-trade = Trade
special-advancement = Advancement
special-rivalry = Rivalry

zone-decree-supply = Decrees in the supply
    .from = from the supply of Decrees
    .to = to the supply of Decrees
    .in = in the supply of Decrees
at-decree-supply = the supply of Decrees
    .from = from the supply of Decrees
    .to = to the supply of Decrees
    .in = in the supply of Decrees
place-decree-supply = the supply of Decrees
    .from = from the supply of Decrees
    .to = to the supply of Decrees
    .in = in the supply of Decrees

## The Decree action

ui-group-decree = Decree
option-decree = Decree { $card }, for the whole hand
event-action-decree = { $who ->
        [you] You take
       *[other] { $name } takes
    } a Decree action with { $card }.
# $count: how many different values the Figures in hand have
fact-figures-decree-by-values = { $who ->
        [you] Your Figures in hand have
       *[other] { $name }’s Figures in hand have
    } { $count } different values, and one of them is { $color }: that allows the Decree { $card }, at the price of the whole hand.
# $card: the Figure with the karma, $count: how many Figures it takes
fact-figures-decree-by-karma = { $who ->
        [you] By the karma of { $card } any { $count } Figures in your hand allow the Decree, whatever their values and colors. It costs your whole hand.
       *[other] By the karma of { $card } any { $count } Figures in hand allow { $name } the Decree, whatever their values and colors. It costs the whole hand.
    }
fact-figures-decree-in-supply = { $who ->
        [you] The Decree { $card } is in the supply: you execute its effect, then claim it as an achievement.
       *[other] The Decree { $card } is in the supply: { $name } executes its effect, then claims it as an achievement.
    }
fact-figures-decree-own = { $who ->
        [you] The Decree { $card } is yours already: you execute its effect, and it stays among your achievements.
       *[other] The Decree { $card } is { $name }’s already: { $name } executes its effect, and it stays among the achievements.
    }
fact-figures-decree-of-another = { $other ->
        [you] You have the Decree { $card }
       *[other] { $rival } has the Decree { $card }
    } among the achievements: it goes back to the supply instead of taking effect.

## Auspice

ui-group-auspice = Auspice
option-auspice = Auspice: { $card }
event-action-auspice = { $who ->
        [you] You take
       *[other] { $name } takes
    } a Dogma action with { $card } under an Auspice.
ui-group-auspice-endorse = Endorse and Auspice
option-auspice-endorse = Endorse and Auspice: { $card }
event-action-auspice-endorse = { $who ->
        [you] You take
       *[other] { $name } takes
    } an endorsed Dogma action with { $card } under an Auspice.
# $card: the Figure, $second: the card of the Dogma action, $icon: its featured icon
fact-figures-auspice = { $card } shows { $icon }, the featured icon of { $second }: the icon { icon-avatar } counts in its place for who shares and who is vulnerable.

switch-auspice-changes = Auspice: does a karma that asks for the featured icon of a Dogma action find the avatar there?
    .title = What an Auspice changes
switch-auspice-changes-who-takes-part = No: the avatar counts for who shares and who is vulnerable, and for nothing else.
switch-auspice-changes-featured-icon = Yes: the avatar is the featured icon of that action, for karmas too.

## Sentences of Homer in words by hand (engine/text/by_hand.py)

hand-figures-homer-0-0 = If you would take a Dogma action, first draw and tuck a [2], and if its color is not that of the card of the action, return your top card of the color that you tucked.
    .of = e4d798f90c6d
hand-figures-homer-1-0 = If a Figure in your hand would be junked or returned by you, tuck it instead.
    .of = edab030b13f6
