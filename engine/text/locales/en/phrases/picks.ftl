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
