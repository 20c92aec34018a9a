# How many cards, where they are, and how earlier ones are called: what is built around the nouns of nouns.ftl.

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
np-one-or-two-of-those = one or two of { $cards }
np-of-those-by-me = the { number-word } of { $cards } that I choose
np-of-them-by-me =
    { $n ->
        [1] the card of my choice
       *[other] the { number-word } of { $cards } that I choose
    }
np-rest = { $n ->
        [1] the other
       *[other] the rest of { $cards }
    }

np-counted =
    { $n ->
        [1] one { $np }
       *[other] { number-word } { $np-pl }
    }
np-counted-colors = { np-counted }
np-counted-end = { $adjective } { number-word } { $np-pl }
np-none = no { $np-pl }

pick-one = { $np-a }
pick-any-one = { $np-a }
pick-the = the { $np }
card-awaited = that card
pick-that = that { $np }
pick-the-last = the last { $np }
deck-all = all cards in the { value-box } deck
deck-all-of = all cards in the deck { $fit }
deck-top = the top card of the { value-box } deck
pick-the-plural = the { $np-pl }
pick-counted = { $np }
pick-the-counted = the { $np }
pick-exactly = exactly { $np }
pick-all = all { $np-pl }
pick-all-the = all the { $np-pl }
pick-all-but = all but { number-word } { $n ->
        [1] { $np }
       *[other] { $np-pl }
    }
pick-all-but-of = all but { number-word } of { $cards }
pick-equally-many = an equal number of { $np-pl }
pick-any-number = any number of { $np-pl }
pick-up-to = up to { number-word } { $n ->
        [1] { $np }
       *[other] { $np-pl }
    }
pick-exactly-or = exactly { $first } or { $second } { $np-pl }
pick-one-or-two = one or two { $np-pl }
pick-per = { $np-a }
pick-per-counted = { $np }
pick-number = a number of { $np-pl }
pick-half = half of the { $np-pl }
np-half = { $np }, rounded { $way }

np-for-each = { $np } for { $unit }
np-as-many = { $np } equal to { $amount }
np-as-many-placed = a number of { $np-pl } { $place-from } equal to { $amount }

unit-color = { $np }
unit-bonus = { $np }
unit-those-colors = of those colors
unit-card = { $np }
unit-card-ascending = { unit-card }, in ascending order
unit-value = value, in ascending order
unit-value-ordered = value{ $below ->
        [0] {""}
       *[other] {" "}below { $below }
    }, in { $way ->
        [down] descending
       *[up] ascending
    } order
unit-opponent = opponent
unit-other = other player
unit-player = player
each-color = each { $np }
each-music = each visible music note of { $cards }
each-leading-icon = each kind of standard icon { $place-in } of which you have at least twice as many as every opponent
each-value = each different value among the { $cards-pl }
each-card = each { $np }
each-icon = each { $icon } { $place-in }
each-mark-in = each { $np } in { $color } { $place-in }
every-colors = every { $np }
every-values = every { number-word } different values among the { $cards-pl }
every-cards = every { $np }
every-icons = every { number-word } { $icon } { $place-in }

## Earlier cards, this card, piles

it-achieved = it
it = it
them = them
the-named-card = it
this-card = { $title }
card-named = { $title }
card-above = the card directly above { $card }
card-beneath = the card directly beneath { $card }
kept-second = the second of the { $cards-pl }

pile-one = { whose } { $np }{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
pile-some = { whose } { $np }
pile-whole = all { $np-pl } { $moving ->
        [from] { $place-from }
       *[in] { $place-in }
    }
pile-beneath = all { $np-pl }, except the top { $n ->
        [1] one
       *[other] { number-word }
    },
