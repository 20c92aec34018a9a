# Conditions as clauses: $holds is "no" for the negation, "none" after "no card".

a-clause = { $clause }

clause-and = { $first } and { $second }
clause-or = { $first } or { $second }
clause-or-if = { $first }, or if { $second }
clause-comma = { $first }, { $second }
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

rel-one = { $np-a }
rel-at-least = at least { $np }
rel-at-most = at most { $np }
rel-equals = exactly { $np }
rel-not-equals = more or fewer than { $np }
rel-more = more than { $np }
rel-fewer = fewer than { $np }

np-icons = { number-word } { $icon }
np-icons-of = { $numbers } { $icon }
number-of-icons = { number-word }
np-no-icons = no { $icon }
np-icon-kinds = at least { $each ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $each }
    } each of at least { number-word } different icons{ $every ->
        [yes] {" "}({ icon-avatar } too)
       *[no] {""}
    }
if-more-icons = { who-have } { $relation ->
        [at-least] at least as many { $icon } as
        [at-most] no more { $icon } than
        [equals] as many { $icon } as
        [more] more { $icon } than
        [fewer] fewer { $icon } than
       *[not-equals] more or fewer { $icon } than
    } { $other } { $place-in }

if-have = { who-have } { $np } { $place-in }
if-music = the music notes of { $cards } are { $holds ->
        [no] not all
       *[yes] all
    } visible on any boards
if-have-in-one-color = { who-have } { $np } { $place-in } in one color
if-alike-colors = { who-have } { $each } visible icons of one type in each of at least { $n } colors { $place-in }
if-have-achievements = { who-have } { $np }
if-there = there { $number ->
        [one] is
       *[several] are
    } { $np }
if-among = there { $number ->
        [one] is
       *[several] are
    } { $np } among { $cards }
if-twice-achievements = { who-have } at least twice as many achievements as { whom }
if-won-flip = { $owner ->
        [they] they
       *[you] you
    } { $holds ->
        [no] lose
       *[yes] win
    } the flip
if-nth-action = it is { $holds ->
        [no] not { "" }
       *[yes] { "" }
    }your { $n ->
        [1] first
       *[2] second
    } action
if-before-second-action = { $holds ->
        [no] it is not your turn or your second action has begun
       *[yes] it is your turn and your second action has not begun
    }
if-your-turn = it is { $holds ->
        [no] not { $owner ->
            [they] their
           *[you] your
        }
       *[yes] { $owner ->
            [they] their
           *[you] your
        }
    } turn
if-been-on-every-board = { $card } { $holds ->
        [no] has not
       *[yes] has
    } been on every board during this action
if-began-on-your-board = { $card } { $holds ->
        [no] was not
       *[yes] was
    } on your board when this action began
if-anyone-may-share = { $holds ->
        [no] no other player is
       *[yes] another player is
    } eligible to share the effects of { $card }
if-foreseen = { $card } { $holds ->
        [no] was not
       *[yes] was
    } foreseen
if-did = { $owner ->
        [me] I
        [they] they
       *[you] you
    } { $did } { $cards }
if-did-this-turn = { $owner ->
        [me] I
        [they] they
       *[you] you
    } { $did } { $cards } so far in this turn
if-any = { $owner ->
        [they] they
       *[you] you
    } { $did } { $number ->
        [one] { $holds ->
            [no] no card
           *[yes] a card
        }
       *[several] { $holds ->
            [no] no cards
           *[yes] any cards
        }
    }
if-due-count = { $np } { $n ->
        [one] was
       *[other] were
    } { $done }{ $owner ->
        [you] {" "}by you
        [me] {" "}by me
        [they] {" "}by them
       *[any-player] {""}
    } due to { $demand ->
        [yes] the demand
        [echo] { $card }’s echo effect
       *[no] { $card }
    } during this action
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
if-more-than-all = { who-have } more { $np-pl } { $place-in } than { whom }
if-higher-than-all = { $subject } is of higher value than { $other ->
        [each-opponent] each opponent’s
        [each-other] each other player’s
       *[each-player] each player’s
    }
if-points = { who-have } { $relation ->
        [at-least] at least as many points as
        [at-most] no more points than
        [equals] as many points as
        [more] more points than
        [fewer] fewer points than
       *[not-equals] more or fewer points than
    } { whom }
if-achievements = { who-have } { $relation ->
        [at-least] at least as many achievements as
        [at-most] no more achievements than
        [equals] as many achievements as
        [more] more achievements than
        [fewer] fewer achievements than
       *[not-equals] more or fewer achievements than
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
        [at-least] is of value { $n } or higher
        [at-most] is of value { $n } or lower
        [equals] is { a-value }
        [more] is of a value above { $n }
        [fewer] is of a value below { $n }
       *[not-equals] is not { a-value }
    }
if-value-named = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } of { $value }
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
if-bonus = { $subject } { $holds ->
        [no] does not have
       *[yes] has
    } a bonus
if-eligible = { $owner ->
        [they] they are
       *[you] you are
    } { $holds ->
        [no] not eligible
       *[yes] eligible
    } for { $card }
if-effects = { $subject } has { $holds ->
        [no] no effects
       *[yes] effects
    }
if-expansion = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } an expansion card
if-comes-before = { $subject } { $holds ->
        [no] does not come
       *[yes] comes
    } before { $other } in the alphabet, by their English titles
if-figure = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } a Figure
if-of-set = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } a card of the { $set } set
if-color = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } { $color }
if-of-color = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } of { $color }
if-of-that-color = { if-of-color }
if-among-colors = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } { $color }
shared-with = { $one ->
        [yes] { $other }
       *[no] { $holds ->
            [no] any { $other }
           *[other] { $other-a }
        }
    }
if-shared-value = { $subject } { $holds ->
        [no] does not have
       *[yes] has
    } the same value as { shared-with }
if-shared-color = { $subject } { $holds ->
        [no] does not have
       *[yes] has
    } the same color as { shared-with }
if-shared-icon = { $subject } { $holds ->
        [no] does not share
       *[yes] shares
    } an icon with { shared-with }
if-shared-featured = { $subject } { $holds ->
        [no] does not have
       *[yes] has
    } the same featured icon as { shared-with }
if-featured-icon = { $subject } { $holds ->
        [no] does not have
       *[yes] has
    } { $icon } as the featured icon
if-visible-icon = { $icon } { $holds ->
        [no] is not
       *[yes] is
    } visible on { $subject }
if-shared-value-another = { $subject } { $holds ->
        [no] does not have
       *[yes] has
    } the same value as another of the { $other-pl }
if-changed-anything = this { $holds ->
        [no] did not change
       *[yes] changed
    } anything
if-one-of-cards = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } one of { $cards }
if-card = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } { $card }
if-color-present = { $color } { $holds ->
        [no] is not
       *[yes] is already
    } { $place-in }
if-splayed = { $color } { $holds ->
        [no] is not
       *[yes] is
    } splayed { $direction } { $place-in }
if-cards-splayed = { whose } { $color } cards { $holds ->
        [no] are not
       *[yes] are
    } splayed { $direction }
if-splayed-any = { $color } { $holds ->
        [no] is not
       *[yes] is
    } splayed { $place-in }
if-common-icon = { $holds ->
        [no] not all
       *[yes] all
    } { $cards-pl } have an icon in common
if-common-icon-but = { $holds ->
        [no] not all
       *[yes] all
    } { $cards-pl } have an icon in common other than { $icon }
if-equally-visible = { $holds ->
        [no] not all
       *[yes] all
    } { $colors-pl } have the same number of visible cards
if-same-values = the values of the { $cards-pl } { $holds ->
        [no] are not
       *[yes] are
    } exactly those of the { $others-pl }
if-fewer-icons-than-you = { who-have } no more { $icon } than { whom }
if-fewer-icons-than-all = { who-have } fewer { $icon } than { whom }
if-top = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } a top card on any board
clause-for-each = { $holds ->
        [no] not for
       *[yes] for
    } { $each }, { $clause }
if-one-value = the { $cards-pl } { $holds ->
        [no] are not
       *[yes] are
    } all of one value
if-each-value-among = among the { $cards-pl } there { $holds ->
        [no] is not one
       *[yes] is one
    } of each value below { $n }
if-colors-among = there are { $np } among the { $cards-pl }
if-icon-kinds-on = { $np } appear on the { $cards-pl }
if-splayed-alike = { $color } { $place-in } { $holds ->
        [no] is not
       *[yes] is
    } splayed in the same direction as { whose } { $other } cards
if-of-any-icon = { $owner ->
        [they] they
       *[you] you
    } { $holds ->
        [no] do not have
       *[yes] have
    } exactly { number-word } of any one icon { $place-in }
if-odd = { $amount } is { $holds ->
        [no] even
       *[yes] odd
    }
if-special = { $subject } { $holds ->
        [no] is not
       *[yes] is
    } a special achievement
if-top-there = { $subject } { $holds ->
        [no] is not
        [none] is not
       *[yes] is
    } a top card { $place-in }
if-on-another-board = { $subject } { $holds ->
        [no] is not
        [none] is not
       *[yes] is
    } a top card on another player’s board
if-tops = { $subject } are top cards on any board
if-there-in = { $subject } { $holds ->
        [no] is not
        [none] is not
       *[yes] is
    } { $place-in }

if-tied-most = { $holds ->
        [no] another
       *[yes] no other
    } player has more { $amount } than { $owner ->
        [they] they
       *[you] you
    }
if-tied-least = { $holds ->
        [no] another
       *[yes] no other
    } player has fewer { $amount } than { $owner ->
        [they] they
       *[you] you
    }
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
