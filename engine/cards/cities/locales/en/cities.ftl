# The words of Cities of Destiny, but for the titles of its cards and special achievements.

set-cities = Cities

## Actions and questions

ui-group-endorse = Endorse
option-endorse = Endorse: { $card }
event-action-endorse = { $who ->
        [you] You take
       *[other] { $name } takes
    } an endorsed Dogma action with { $card }.

set-off-city-icons = the icons of the city
set-off-city-draw = the City draw

# $action: the card of the action, $icon: its featured icon, $city: what endorses it, $city-value: its value
ask-endorse-city = { $who ->
        [you] Several of your cities show { $icon }, the featured icon of { $action }: choose the one that endorses the action.
       *[other] Several of { $name }’s cities show { $icon }, the featured icon of { $action }: choose the one that endorses the action.
    }
ask-endorse-pay = { $who ->
        [you] { $city } shows { $icon } and endorses the action with { $action }: choose a card from your hand to pay for it, of value { $city-value } or less.
       *[other] { $city } shows { $icon } and endorses the action with { $action }: choose a card from { $name }’s hand to pay for it, of value { $city-value } or less.
    }
fate-endorse-city = It stays where it is.
fate-endorse-pay = It is junked, and the effects of the action are doubled.

## Reasons

fact-cities-new-color = { $who ->
        [you] Your Meld action has added a new color, { $color }, to your board, so you draw a City; your highest top card has value { $value }.
       *[other] { $name }’s Meld action has added a new color, { $color }, to that board, so { $name } draws a City; the highest top card there has value { $value }.
    }
fact-cities-new-splay = { $who ->
        [you] You have splayed { $color } in a new direction, { $direction }, so you draw a City; your highest top card has value { $value }.
       *[other] { $name } has splayed { $color } in a new direction, { $direction }, and draws a City; { $name }’s highest top card has value { $value }.
    }
fact-cities-city-in-hand = { $who ->
        [you] You have a City in your hand already, so you do not draw another.
       *[other] { $name } has a City in hand already and does not draw another.
    }
fact-cities-plus = { $who ->
        [you] The plus of { $card }: you draw a card of the next higher value, [{ $value }].
       *[other] The plus of { $card }: { $name } draws a card of the next higher value, [{ $value }].
    }
fact-cities-uplift = The uplift of { $card }: first the base deck of value { $junked } is junked, then a [{ $drawn }] is drawn.
fact-cities-uplift-draws = { $who ->
        [you] The uplift of { $card }: now you draw a card two values higher than the city, a [{ $drawn }].
       *[other] The uplift of { $card }: now { $name } draws a card two values higher than the city, a [{ $drawn }].
    }
fact-cities-junk = The junk icon of { $card }: an available achievement of the city’s value, { $value }, is junked.
fact-cities-junk-none = The junk icon of { $card } does nothing: no achievement of the city’s value, { $value }, is available.
fact-cities-search = { $who ->
        [you] The search of { $card }: you reveal the top { $count ->
            [1] card of the base deck of value { $value } and take it if it has { $icon }.
           *[other] { $count } cards of the base deck of value { $value } and take those with { $icon }.
        }
       *[other] The search of { $card }: { $name } reveals the top { $count ->
            [1] card of the base deck of value { $value } and takes it if it has { $icon }.
           *[other] { $count } cards of the base deck of value { $value } and takes those with { $icon }.
        }
    }
fact-cities-search-empty = The search of { $card } finds nothing: the base deck of value { $value } is empty, and no higher one is searched.
fact-cities-arrow = The arrow of { $card }: its color, { $color }, is to be splayed { $direction }.
fact-cities-unsplay = The unsplay icon of { $card } unsplays its color, { $color }, on the boards of all opponents.
fact-cities-unsplay-none = The unsplay icon of { $card } does nothing: no opponent has { $color } splayed.
fact-cities-endorsed = { $who ->
        [you] { $card } shows { $icon }: you endorse the action with it, for a card of value { $value } or less. Each effect that you execute, and each demand, is doubled.
       *[other] { $card } shows { $icon }: { $name } endorses the action with it, for a card of value { $value } or less. Each effect that { $name } executes, and each demand, is doubled.
    }
fact-cities-not-endorsed = { $who ->
        [you] You can no longer endorse the action with { $card }: you have no top city with { $icon } for which a card in your hand can be junked. It goes on as a plain Dogma action.
       *[other] { $name } can no longer endorse the action with { $card }: { $name } has no top city with { $icon } for which a card in hand can be junked. It goes on as a plain Dogma action.
    }
fact-cities-melded-on-splay = { $who ->
        [you] You have melded { $card }, with an arrow { $direction }, on { $color }, which is splayed { $direction } already: you claim { $second } at once.
       *[other] { $name } has melded { $card }, with an arrow { $direction }, on { $color }, which is splayed { $direction } already, and claims { $second } at once.
    }
fact-cities-junked-banner = { $who ->
        [you] You have junked { $card }, a city with { $mark ->
            [flag] a flag
           *[fountain] a fountain
        }, from your hand: you claim { $second } at once.
       *[other] { $name } has junked { $card }, a city with { $mark ->
            [flag] a flag
           *[fountain] a fountain
        }, from hand, and claims { $second } at once.
    }

## Readings

switch-banners = Do effects that count achievements count flags and fountains?
    .title = Flags and effects
switch-banners-counted-by-effects = Yes: a flag or fountain that counts is an achievement wherever achievements are counted.
switch-banners-for-victory-only = No: they count for victory only, and where a tie of scores is decided.
