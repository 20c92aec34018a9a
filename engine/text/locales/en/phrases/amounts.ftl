# Amounts as noun phrases.

amount-bonus-of = the bonus of { $card }
amount-its-bonus = its bonus
amount-highest-bonus = the highest bonus { $place-in }
amount-bonus-points = the bonus points { $place-in }
amount-plus = { $first } plus { $second }
amount-minus = { $first } minus { $second }
amount-twice = twice { $amount }
amount-half = half of { $amount }, rounded up
amount-divided-up = { $amount } divided by { $n }, rounded up
amount-half-down = half of { $amount }, rounded down
amount-for-every = one for { $unit }
amount-value = the value of { $card }
amount-total = the total value of the { $cards-pl }
amount-count = the number of { $cards-pl }
amount-different = the number of different values among the { $cards-pl }
amount-missing-values = the number of values below { $n } missing among the { $cards-pl }
amount-different-colors = the number of different colors of the { $cards-pl }
amount-one-color = the largest number of { $cards-pl } of one color
amount-marks = the most { $np-pl } in one color { $place-in }
amount-marks-in = the number of { $np-pl } in { $color } { $place-in }
amount-alike-colors = the most colors { $place-in } that show one icon at least { $each } times
amount-music = the number of visible music notes of { $cards }
amount-icons = the number of { $icon } { $place-in }
amount-icons-in = the number of { $icon } visible in { $color } { $place-in }
amount-most-icons = the highest number of icons of one kind { $place-in }
amount-most-icons-in = the highest number of icons of one kind visible in { $color } { $place-in }
amount-icons-on-one = the number of { $icon } on { $card }
amount-icons-on = the number of { $icon } on the { $cards-pl }
amount-leading-icons = the number of kinds of standard icon { $place-in } of which you have at least twice as many as every opponent
amount-icon-kinds-on = the number of different icons on the { $cards-pl }
amount-icon-kinds = the number of different icons{ $every ->
        [yes] {" "}({ icon-avatar } too)
       *[no] {""}
    } of which there are at least { $n } { $place-in }
amount-points = { whose } score{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
amount-most = { $amount } of whoever of { $owner ->
        [opponents] the opponents
        [others] the other players
       *[everyone] all players
    } has the most
amount-players = the number of { $owner ->
        [opponents] opponents
        [others] other players
       *[everyone] players
    } of whom this is true: { $clause }
amount-scored-or-tucked = the number of cards { $owner ->
        [you] you have
        [me] I have
       *[they] they have
    } scored or of those tucked in this turn, whichever is more
amount-score-this-turn = the number of cards { done-this-turn } scored in this turn
amount-tuck-this-turn = the number of cards { done-this-turn } tucked in this turn
done-this-turn = { $owner ->
        [you] you have
        [me] I have
       *[they] they have
    }
amount-returned = the number of cards { $owner ->
        [you] you have
        [me] I have
        [they] they have
       *[any-opponent] any opponent has
    } returned due to { $card } during this action

that-value = that value
chosen-value = the chosen value
value-i-choose = the value of my choice
value-i-chose = that value
a-number = a number
chosen-number = the chosen number
a-set = a set
chosen-set = the chosen set
a-value-to-choose = a value
an-odd-value = an odd value
a-value-but = a value other than { value-box }
a-value-none-has = a value that no { $other } has
a-value-where = a value such that { $condition }
the-value-of-one = the value of { $card }
the-value-of-bonus = the value of { $bonus-a }, if there is one,
the-value-equal-to = value equal to { $amount }
a-value-by = a value { number-word } { $way ->
        [up] higher
       *[down] lower
    }
a-value-shifted = a value { $amount } { $way ->
        [up] higher
       *[down] lower
    } than that of { $card }

chosen-icon = the chosen icon
featured-icon = the featured icon of the Dogma action
icon-i-choose = the icon of my choice
icon-i-choose-but = the icon of my choice (other than { $icon })
icon-i-chose = that icon
an-icon = an icon
an-icon-of-most = the icon of which there are the most { $place-in }
an-icon-but = an icon other than { $icon }

points-plural = points
most-cards = { $cards-pl }
most-of-icon = of { $icon }
most-of-one-color = { $cards-pl } of one color { $place-in }
most-amount = of { $amount }
