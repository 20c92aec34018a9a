# Noun phrases and clauses of which the text of a card is made (engine/text/render puts them together).
#
# A slot says in which form it wants what is put into it: $np-pl is the plural of $np, $np-a is "a card", $np-same is
# the form that is asked of the message itself. Forms that only other languages need are missing here.
#
#     np-...     cards from the inside out: the noun, what stands before it, its icons and value, where, what it must fit
#     pick-...   how many of them
#     place-...  whose hand, score pile, board: .from .to .in; $owner tells whose, and $player says it for "player"
#     if-...     clauses; $holds is "no" for the negation, "none" after "no card"
#     rel-...    how a number compares

## Small numbers

number-word =
    { $n ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [20] twenty
       *[other] { $n }
    }

digits = { $n }

by-how-much = { number-word }

## Lists

list-or = { $first-same } or { $second-same }
list-nor = { $first-same } and not { $second-same }
list-and = { $first-same } and { $second-same }
list-comma = { $first-same }, { $second-same }

## Places

whose =
    { $owner ->
        [you] your
        [only-you] your
        [me] my
        [that] that player’s
        [an-opponent] an opponent’s
        [another] another player’s
        [any-opponent] any opponent’s
        [opponents] all opponents’
        [any-other] any other player’s
        [others] all other players’
        [any-player] any player’s
        [everyone] all players’
        [player] the
        [none] the
        [host] your
       *[they] their
    }

place-hand = { whose } hand{ $owner ->
        [opponents] s
        [others] s
        [everyone] s
       *[one] {""}
    }{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-hand }
    .to = to { place-hand }
    .in = in { place-hand }

place-score = { whose } score pile{ $owner ->
        [opponents] s
        [others] s
        [everyone] s
       *[one] {""}
    }{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-score }
    .to = to { place-score }
    .in = in { place-score }

place-board =
    { $owner ->
        [any-player] any board
        [everyone] all boards
       *[other] { whose } board{ $owner ->
            [opponents] s
            [others] s
           *[one] {""}
        }{ $owner ->
            [player] {" "}of { $player }
           *[other] {""}
        }
    }
    .from = from { place-board }
    .to = to { place-board }
    .in = on { place-board }

place-cards = { whose } hand{ $owner ->
        [opponents] s
        [others] s
        [everyone] s
       *[one] {""}
    }, score pile{ $owner ->
        [opponents] s
        [others] s
        [everyone] s
       *[one] {""}
    } and board{ $owner ->
        [opponents] s
        [others] s
        [everyone] s
       *[one] {""}
    }
    .from = from { place-cards }
    .to = to { place-cards }
    .in = in { place-cards }

place-achievements = { whose } achievements{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-achievements }
    .to = to { place-achievements }
    .in =
        { $owner ->
            [you] you have
            [me] I have
            [they] they have
            [none] {""}
           *[other] among { place-achievements }
        }

place-junk = the junk
    .from = from the junk
    .to = to the junk
    .in = in the junk

## Players

whoever-you = you
whoever-me = me
whoever-another = another player
whoever-an-opponent = an opponent
whoever-any-player = a player
that-player = that player

whoever-points = { $player } with { $relation ->
        [at-least] at least as many points as
        [at-most] no more points than
        [equals] as many points as
        [more] more points than
        [fewer] fewer points than
       *[not-equals] more or fewer points than
    } { whom }

whoever-where = { $player } of whom it is true that { $condition }

who-have =
    { $owner ->
        [you] you have
        [me] I have
        [they] they have
        [that] that player has
        [each-opponent] each opponent has
        [some-opponent] any opponent has
        [no-opponent] no opponent has
        [each-other] each other player has
        [some-other] any other player has
        [no-other] no other player has
        [each-player] each player has
        [some-player] any player has
        [no-player] no player has
        [only-you] only you have
       *[other] there are
    }

whom =
    { $other ->
        [you] you
        [me] me
        [they] them
        [that] that player
        [any-opponent] any opponent
        [any-other] any other player
        [any-player] any player
        [each-opponent] each opponent
        [each-other] each other player
        [each-player] each player
       *[other] them
    }

## Colors as nouns

the-color = { $color }
that-color = that color
same-color = the same color
its-color = its color
their-color = their color
color-of = the color of { $card }
chosen-color = the chosen color
chosen-colors = one of the chosen colors
color-i-choose = the color of my choice
color-i-chose = that color

np-color-noun = color
    .a = a color
    .pl = colors
np-color-among = { $colors } { $np-same }
    .a = a { $colors } { $np }
np-splayed = splayed { $np-same }
    .a = a splayed { $np }
np-splayed-so = { $np-same } splayed { $direction }
np-color-on = { $np-same } { $place-in }
np-color-with = { $np-same } with { $icon }
np-color-not-on = { $np-same } that { $owner ->
        [opponents] no opponent has
        [any-opponent] no opponent has
        [any-other] no other player has
        [any-player] no player has
        [me] I do not have
        [you] you do not have
       *[other] they do not have
    }

pick-colors =
    { $n ->
        [1] { $np-a }
       *[other] { number-word } { $np-pl }
    }

## Nouns of cards

np-card = card
    .a = a card
    .pl = cards
np-achievement = achievement
    .a = an achievement
    .pl = achievements
np-available = available achievement
    .a = an available achievement
    .pl = available achievements
np-special = available special achievement
    .a = an available special achievement
    .pl = available special achievements
np-deck-top = top card of any deck
    .a = the top card of any deck
    .pl = top cards of the decks
np-junked-special = special achievement in the junk
    .a = a special achievement in the junk
    .pl = special achievements in the junk

a-value =
    { $n ->
        [8] an
        [11] an
       *[other] a
    } { value-box }

np-value-card = { value-box }
    .a = { a-value }
    .pl = { value-box }
np-value-cards = { $values }
    .pl = { $values }

## What stands before the noun

adj-top = top
adj-bottom = bottom
adj-highest = highest
adj-lowest = lowest

np-adjective = { $adjective } { $np-same }
    .a = a { $adjective } { $np }
np-color = { $color } { $np-same }
    .a = a { $color } { $np }
np-not-color = non-{ $color } { $np-same }
    .a = a non-{ $color } { $np }
np-done = { $done } { $np-same }
    .a = a { $done } { $np }

done-draw = drawn
done-meld = melded
done-tuck = tucked
done-score = scored
done-return = returned
done-junk = junked
done-transfer = transferred
done-exchange = exchanged
done-reveal = revealed
done-choose = chosen
done-make-available = newly available
done-move = moved

did-draw = drew
did-meld = melded
did-tuck = tucked
did-score = scored
did-return = returned
did-junk = junked
did-transfer = transferred
did-exchange = exchanged
did-reveal = revealed
did-choose = chose
did-splay = splayed
did-make-available = made available
did-move = moved

## What stands after it

np-with-icon = { $np-same } with { $icon }
np-without-icon = { $np-same } without { $icon }
np-of-color = { $np-same } of { $color }
np-of-other-color = { $np-same } of a color other than { $color }
np-same-value = { $np-same } of the same value
np-my-choice = { $np-same } of my choice
np-fit = { $np-same } { $fit }
np-fit-placed = { $np-same } { $fit } { $rank ->
        [ranked] { $place-in }
       *[plain] { $moving ->
            [from] { $place-from }
           *[in] { $place-in }
        }
    }

fit-icon = with { $icon }
fit-no-icon = without { $icon }
fit-demand = with a demand effect
fit-no-demand = without a demand effect
fit-other-than = other than { $card }
fit-color-present = of a color { $place-in }
fit-color-absent = of a color not { $place-in }
fit-where = (such that { $condition })
fit-values = of value { $values }
fit-value = of value { $relation ->
        [at-least] { $n } or more
        [at-most] { $n } or less
        [more] above { $n }
        [fewer] below { $n }
       *[equals] { $n }
    }
fit-value-like = of { $relation ->
        [at-least] equal or higher value than
        [at-most] equal or lower value than
        [more] higher value than
        [fewer] lower value than
       *[equals] the same value as
    } { $card }
fit-value-shifted = of value { number-word } { $way ->
        [up] higher
       *[down] lower
    } than { $card }
fit-value-named = of { $value }{ $relation ->
        [at-least] {" "}or more
        [at-most] {" "}or less
        [more] {" "}or more, but not equal to it,
        [fewer] {" "}or less, but not equal to it,
       *[equals] {""}
    }
fit-value-amount = of value { $relation ->
        [at-least] at least
        [at-most] at most
        [more] higher than
        [fewer] lower than
       *[equals] equal to
    } { $amount }

## Where, and how many

np-placed = { $np-same } { $rank ->
        [ranked] { $place-in }
       *[plain] { $moving ->
            [from] { $place-from }
           *[in] { $place-in }
        }
    }
np-among = { $np-same } among { $cards }
np-of-those = { number-word } of { $cards }
np-of-those-by-me = { number-word } of { $cards } of my choice
np-rest = the rest of { $cards }

np-counted =
    { $n ->
        [1] one { $np }
       *[other] { number-word } { $np-pl }
    }
np-counted-colors = { np-counted }
np-none = no { $np-pl }

pick-one = { $np-a }
pick-the = the { $np }
pick-the-plural = the { $np-pl }
pick-counted = { $np }
pick-the-counted = the { $np }
pick-exactly = exactly { $np }
pick-each = each { $np }
pick-all = all { $np-pl }
pick-all-the = all the { $np-pl }
pick-all-but = all but { number-word } of the { $np-pl }
pick-any-number = any number of { $np-pl }
pick-up-to = up to { number-word } { $n ->
        [1] { $np }
       *[other] { $np-pl }
    }
pick-one-or-two = one or two { $np-pl }
pick-per = { $np-a }
pick-per-counted = { $np }
pick-number = a number of { $np-pl }

np-for-each = { $np } for { $unit }
np-as-many = { $np } equal to { $amount }

each-color = each { $np }
each-value = each different value among the { $cards-pl }
each-card = each { $np }
each-icon = each { $icon } { $place-in }

## Earlier cards, this card, piles

it = it
them = them
this-card = { $title }
card-above = the card right above { $card }
kept-second = the second of the { $cards-pl }

pile-one = { whose } { $np }{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
pile-some = { whose } { $np }
pile-whole = all { whose } { $np-pl }
pile-beneath = all but { whose } top { $n ->
        [1] { $np }
       *[other] { number-word } { $np-pl }
    }

## Amounts

amount-plus = { $first } plus { $second }
amount-minus = { $first } minus { $second }
amount-twice = twice { $amount }
amount-half = half of { $amount }, rounded up
amount-value = the value of { $card }
amount-total = the total value of the { $cards-pl }
amount-count = the number of { $cards-pl }
amount-different = the number of different values among the { $cards-pl }
amount-one-color = the largest number of { $cards-pl } of one color
amount-icons = the number of { $icon } { $place-in }
amount-points = { whose } score{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
amount-most = { $amount } of whoever of { $owner ->
        [opponents] the opponents
        [others] the other players
       *[everyone] all players
    } has the most
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
a-value-to-choose = a value
a-value-shifted = a value { $amount } { $way ->
        [up] higher
       *[down] lower
    } than { $card }

that-icon = that icon
chosen-icon = the chosen icon
icon-i-choose = the icon of my choice
icon-i-choose-but = the icon of my choice other than { $icon }
icon-i-chose = that icon
an-icon = an icon
an-icon-but = an icon other than { $icon }

points-plural = points
most-cards = { $cards-pl }
most-amount = of { $amount }

## Clauses

a-clause = { $clause }

clause-and = { $first } and { $second }
clause-or = { $first } or { $second }
clause-not = it is not true that { $clause }
clause-for =
    { $owner ->
        [each-opponent] for each opponent
        [some-opponent] for any opponent
        [no-opponent] for no opponent
        [each-other] for each other player
        [some-other] for any other player
        [no-other] for no other player
        [each-player] for each player
        [some-player] for any player
        [no-player] for no player
       *[only-you] for you alone
    } it is true that { $clause }

any-of =
    { $holds ->
        [no] no
       *[yes] any
    } { $np }
each-of =
    { $holds ->
        [no] not each
       *[yes] each
    } { $np }

rel-at-least = at least { $np }
rel-at-most = at most { $np }
rel-equals = exactly { $np }
rel-not-equals = more or fewer than { $np }
rel-more = more than { $np }
rel-fewer = fewer than { $np }

np-icons = { number-word } { $icon }
np-more-icons = { $relation ->
        [at-least] at least as many { $icon } as
        [at-most] no more { $icon } than
        [equals] as many { $icon } as
        [more] more { $icon } than
        [fewer] fewer { $icon } than
       *[not-equals] more or fewer { $icon } than
    } { $other }

if-have = { who-have } { $np } { $place-in }
if-have-achievements = { who-have } { $np }
if-there = there are { $np }
if-twice-achievements = { who-have } at least twice as many achievements as { whom }
if-did = { $owner ->
        [me] I
        [they] they
       *[you] you
    } { $did } { $cards }
if-any = { $owner ->
        [they] they
       *[you] you
    } { $did } { $holds ->
        [no] no cards
       *[yes] any cards
    }
if-due = { $holds ->
        [no] no card was
       *[yes] any card was
    } { $done } due to the demand

if-more-there = { who-have } { $relation ->
        [at-least] at least as many cards
        [at-most] no more cards
        [equals] as many cards
        [more] more cards
        [fewer] fewer cards
       *[not-equals] more or fewer cards
    } { $here-in } { $relation ->
        [at-least] as
        [equals] as
       *[more] than
    } { $there-in }
if-points = { who-have } { $relation ->
        [at-least] at least as many points as
        [at-most] no more points than
        [equals] as many points as
        [more] more points than
        [fewer] fewer points than
       *[not-equals] more or fewer points than
    } { whom }
if-returned = { who-have } returned { $relation ->
        [at-least] at least as many cards as
        [at-most] no more cards than
        [equals] as many cards as
        [more] more cards than
        [fewer] fewer cards than
       *[not-equals] more or fewer cards than
    } { whom } due to { $card } so far during this action
if-compare = { $left } is { $relation ->
        [at-least] at least
        [at-most] at most
        [equals] equal to
        [more] more than
        [fewer] less than
       *[not-equals] not equal to
    } { $right }
if-one-color =
    { $holds ->
        [no] no { number-word } of the { $cards-pl } are of the same color
       *[yes] at least { number-word } of the { $cards-pl } are of the same color
    }

if-value = { $subject } { $relation ->
        [at-least] is of value { $n } or more
        [at-most] is of value { $n } or less
        [equals] is { a-value }
        [more] is of a value above { $n }
        [fewer] is of a value below { $n }
       *[not-equals] is not { a-value }
    }
if-value-like = { $subject } is of { $relation ->
        [at-least] equal or higher value than
        [at-most] equal or lower value than
        [equals] the same value as
        [more] higher value than
        [fewer] lower value than
       *[not-equals] another value than
    } { $card }
if-icon = { $subject } { $holds ->
        [no] does not have
       *[yes] has
    } { $icon }
if-demand = { $subject } { $holds ->
        [no] does not have
       *[yes] has
    } a demand effect
if-color = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } { $color }
if-of-color = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } of { $color }
if-card = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } { $card }
if-color-present = { $color } { $holds ->
        [no] is not
       *[yes] is
    } { $place-in }
if-splayed = { whose } cards of { $color } { $holds ->
        [no] are not
       *[yes] are
    } splayed { $direction }
if-cards-splayed = { whose } { $color } cards { $holds ->
        [no] are not
       *[yes] are
    } splayed { $direction }
if-top = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } a top card on any board
if-tops = { $subject } are top cards on any board

if-single-most = { $owner ->
        [they] they are
       *[you] you are
    } { $holds ->
        [no] not the
       *[yes] the
    } single player with the most { $amount }
if-single-least = { $owner ->
        [they] they are
       *[you] you are
    } { $holds ->
        [no] not the
       *[yes] the
    } single player with the fewest { $amount }
