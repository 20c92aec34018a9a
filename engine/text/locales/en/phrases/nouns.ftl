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
#
# A phrase that is closed by a comma ("two cards, each with [health], …") ends with it; it vanishes before another mark.

## Nouns of cards

np-card = card
    .a = a card
    .pl = cards
np-figure = Figure
    .a = a Figure
    .pl = Figures
np-achievement = achievement
    .a = an achievement
    .pl = achievements
np-available = available achievement
    .a = an available achievement
    .pl = available achievements
np-available-standard = available standard achievement
    .a = an available standard achievement
    .pl = available standard achievements
np-special = available special achievement
    .a = an available special achievement
    .pl = available special achievements
np-deck-top = top card of any deck
    .a = the top card of any deck
    .pl = top cards of the decks
np-junked-special = special achievement in the junk
    .a = a special achievement in the junk
    .pl = special achievements in the junk

np-bonus = bonus
    .a = a bonus
    .pl = bonuses
np-odd-bonus = odd bonus
    .a = an odd bonus
    .pl = odd bonuses
np-even-bonus = even bonus
    .a = an even bonus
    .pl = even bonuses
np-different-bonus = different bonus value
    .a = a different bonus value
    .pl = different bonus values

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
adj-visible = visible
adj-top-or-bottom = top or bottom
adj-bottom-but-top = bottom non-top
adj-bottom = bottom
adj-special = special
adj-standard = standard
adj-highest = highest
adj-lowest = lowest

np-adjective = { $adjective } { $np-same }
    .a = a { $adjective } { $np }
np-expansion = expansion { $np-same }
    .a = an expansion { $np }
np-color = { $color } { $np-same }
    .a = a { $color } { $np }
np-not-color = non-{ $color } { $np-same }
    .a = a non-{ $color } { $np }
np-different-value = different value
    .a = a different value
    .pl = different values
np-different-color = different color
    .a = a different color
    .pl = different colors
np-visible-image = visible card image
    .a = a visible card image
    .pl = visible card images
np-visible-echo = visible echo effect
    .a = a visible echo effect
    .pl = visible echo effects
np-echo = echo effect
    .a = an echo effect
    .pl = echo effects
np-different-icon = different icon
    .a = a different icon
    .pl = different icons
np-done = { $done } { $np-same }
    .a = a { $done } { $np }

done-draw = drawn
done-meld = melded
done-tuck = tucked
done-score = scored
done-return = returned
done-junk = junked
done-safeguard = safeguarded
done-foreshadow = foreshadowed
done-achieve = achieved
done-remove = removed
done-transfer = transferred
done-exchange = exchanged
done-reveal = revealed
done-choose = chosen
done-place = placed on its deck
done-make-available = newly available
done-move = moved

did-draw = drew
did-meld = melded
did-tuck = tucked
did-score = scored
did-return = returned
did-junk = junked
did-safeguard = safeguarded
did-foreshadow = foreshadowed
did-achieve = achieved
did-remove = removed
did-transfer = transferred
did-exchange = exchanged
did-reveal = revealed
did-choose = chose
did-splay = splayed
did-place = placed on a deck
did-make-available = made available
did-move = moved

## What stands after it

np-with-icon = { $each ->
        [card] { $np-same }, each with { $icon },
        [color] { $np-same } with { $icon } of each color
       *[no] { $np-same } with { $icon }
    }
np-without-icon = { $each ->
        [card] { $np-same }, each without { $icon },
        [color] { $np-same } without { $icon } of each color
       *[no] { $np-same } without { $icon }
    }
np-of-the-set = { $np-same } of { $set }
np-of-color = { $np-same } of { $color }
np-of-other-color = { $np-same } of a color other than { $color }
np-due = { $np-same } { $done }{ $owner ->
        [you] {" "}by you
        [me] {" "}by me
        [they] {" "}by them
       *[any-player] {""}
    } due to { $demand ->
        [yes] the demand
        [echo] { $card }’s echo effect
       *[no] { $card }
    } during this action
np-same-value = { $np-same } of the same value
np-same-color = { $np-same } of the same color
np-different-values = { $np-same } of different values
np-different-colors = { $np-same } of different colors
np-different-colors-apart = { $np-same }, of different colors,
np-same-value-of-colors = { $np-same } of different colors but of the same value
np-of-each-color-there = { $np-same } of each color that is { $place-in }
np-of-each-color-not-there = { $np-same } of each color that is not { $place-in }
np-of-each-color = { $np-same } of each color
np-fit-of-each-color = { $np-same } { $fit } of each color
np-repeated = { $np-same } that occurs there more than once
np-color-sized = { $np-same } with { $few ->
        [more] { $least } or more cards
       *[most] { $least } or { $most } cards
    }
np-remaining = { $np-same } remaining
np-owned = { whose } { $np }
# cards whose noun is told apart by whose it is: "your lowest secret", "two of your secrets", "secrets in your safe"
np-whose = { whose } { $np-same }{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
np-of-owned = { $way ->
        [exactly] exactly { number-word }
        [up-to] up to { number-word }
        [between] { $least } or { number-word }
       *[n] { number-word }
    } of { $np-pl }
np-had = { $np-same } { $place-in }
np-my-choice = { $np-same } of my choice
np-choice-of = { $np-same } of { $player }’s choice
np-fit = { $np-same } { $fit }
np-fit-placed = { $moving ->
        [from] { $rank ->
            [ranked] { $np-same } { $place-in } { $fit }
           *[plain] { $place-from } { $np-same } { $fit }
        }
       *[in] { $np-same } { $place-in } { $fit }
    }

# the place that cards leave comes before them, unless an icon is all that they must have
np-home-first = { $kind ->
        [icon] { $np-same } { $place-from }
        [heavy] { $np-same } { $place-from }
       *[other] { $place-from } { $np-same }
    }

fit-icon = with { $icon }
fit-no-icon = without { $icon }
fit-featured-icon = with { $icon } as the featured icon
fit-visible-icon = on which { $icon } is visible
fit-of-set = of the { $set } set
fit-demand = with a demand effect
fit-no-demand = without a demand effect
fit-odd = of odd value
fit-even = of even value
fit-bonus = with a bonus
fit-no-bonus = without a bonus
fit-eligible = for which you are eligible
fit-eligible-doubled = for which you are eligible with your score doubled
fit-other-than = other than { $card }
fit-color-present = of a color that is { $place-in }
fit-color-absent = of a color that is not { $place-in }
fit-splayed-color = of a color that is splayed { $place-in }
fit-unsplayed-color = of a color that is not splayed { $place-in }
fit-shared-value = of the same value as { $one ->
        [yes] { $other }
       *[no] any { $other }
    }
fit-own-value = of a value that { $one ->
        [yes] { $other } does not have
       *[no] no { $other } has
    }
fit-shared-value-another = of the same value as another of the { $other-pl }
fit-own-value-another = of a value that no other { $other } has
fit-shared-color = of the same color as { $one ->
        [yes] { $other }
       *[no] any { $other }
    }
fit-own-color = of a color that { $one ->
        [yes] { $other } does not have
       *[no] no { $other } has
    }
fit-shared-icon = sharing an icon with { $one ->
        [yes] { $other }
       *[no] { $other-a }
    }
fit-own-icon = sharing no icon with { $one ->
        [yes] { $other }
       *[no] any { $other }
    }
fit-shared-featured = with the same featured icon as { $one ->
        [yes] { $other }
       *[no] { $other-a }
    }
fit-own-featured = with another featured icon than { $one ->
        [yes] { $other }
       *[no] any { $other }
    }
fit-where = (such that { $condition })
fit-values = of value { $values }
fit-value = of value { $relation ->
        [at-least] { $n } or higher
        [at-most] { $n } or lower
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
fit-of-color = of { $color }
fit-chosen-colors = of the chosen colors
fit-that-value = of that value
fit-value-of-it = of the { $done } card’s value
fit-value-shifted = of value { number-word } { $way ->
        [up] higher
       *[down] lower
    } than { $card }
fit-value-shifted-named = of value { number-word } { $way ->
        [up] higher
       *[down] lower
    } than { $value }
fit-value-named = of { $value }{ $relation ->
        [at-least] {" "}or higher
        [at-most] {" "}or lower
        [more] {" "}or higher, but not equal to it,
        [fewer] {" "}or lower, but not equal to it,
       *[equals] {""}
    }
fit-value-amount = of value { $relation ->
        [at-least] at least
        [at-most] at most
        [more] higher than
        [fewer] lower than
       *[equals] equal to
    } { $amount }
