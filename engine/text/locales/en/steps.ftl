# Verbs and sentences of a card.
#
# A verb phrase is asked for plainly (an order: "draw a [2]"), for .inf (after "you may") or for .subj (after "I demand
# that you"). English has one form for all three but where a message says otherwise.

## Verbs

verb-draw = draw
verb-meld = meld
verb-tuck = tuck
verb-score = score
verb-return = return
verb-junk = junk
verb-safeguard = safeguard
verb-foreshadow = foreshadow
verb-remove = remove
verb-transfer = transfer
verb-exchange = exchange
verb-rearrange = rearrange
verb-reveal = reveal
verb-splay = splay
verb-unsplay = unsplay
verb-achieve = achieve
verb-claim = claim
verb-self-execute = self-execute
verb-super-execute = super-execute
verb-execute-card = execute
verb-execute = execute
verb-raise = raise
verb-issue = issue
verb-demand = demand
verb-choose = choose
verb-determine = determine
verb-repeat = repeat
verb-place = place
verb-make-available = make

## What is done

do = { $verb } { $cards }
# $known: whether the card was spoken of before; one that must be described comes last
do-for-yourself-only = { $known ->
        [yes] { $verb } { $cards } for yourself only, without its demands
       *[no] { $verb } for yourself only, without its demands, { $cards }
    }
do-both = { $first } and { $second } { $cards }
do-both-achieve = { do-both }, regardless of eligibility
do-score-it = score { $cards }
do-available = { $verb } { $cards } available
do-place = { $verb } { $cards } on top of { $number ->
        [one] its deck
       *[several] their decks
    }
do-remove = { $verb } { $cards } from the game
do-transfer = { $verb } { $cards } { $place-to }
do-transfer-fit = { $kind ->
        [icon] { $verb } { $cards } { $home-from } { $place-to }
       *[other] { $verb } { $home-from } { $place-to } { $cards }
    }
do-for-each = { $step-same } for { $unit }
do-exchange-chosen = { $verb } the two cards
do-exchange = { $verb } { $mine } with { $theirs }
do-junk-deck = { $verb } all cards in the { value-box } deck
do-junk-deck-of = { $verb } all cards in the deck { $fit }
do-bottom-up = { $step }, from the bottom up
    .inf = { $step-inf }, from the bottom up
    .subj = { $step-subj }, from the bottom up
do-junk-deck-of-set = { $verb } all cards in the { $set } deck { $fit }
do-junk-deck-chosen = { $verb } all cards in the deck of { $value }
do-rearrange = { $verb } the order of the cards of { $color } { $place-in }
do-rearrange-cards = { $verb } the order of { whose } { $color } cards
do-rearrange-any = { $verb } the order of one color of { whose } cards
do-reveal-color = { $verb } the color of { $card }
do-achieve = { $verb } { $cards }, regardless of eligibility
do-achieve-eligible = { $verb } { $cards }, if eligible
do-achieve-eligible-doubled = { $verb } { $cards }, if eligible with your score doubled
do-claim = { $verb } the { $special } achievement
do-repeat = { $verb } this effect
do-repeat-using = { $verb } this effect using { $using }
do-sentence = { $verb } { $n ->
        [1] the first sentence
       *[other] sentence { $n }
    } of the non-demand effects of { $card }
the-next-sentence = the next sentence
do-deciding = { $step }; { $player } makes all your decisions in it, and may look at any card that you may look at
do-with-must = { $step }, replacing each “may” with “must”
do-raise-values = { $verb } each value printed in that effect by { number-word } until the effect ends
do-raise-action = { $verb } each value printed in any effect by { $amount } until the action ends
do-demand-the-same = { $verb } the same of the player who demands it
do-choose-deed = { $verb } whether you wish to { $deeds }
do-as-chosen = do as you wish
do-flip-coin = flip a coin
do-introduce-deck = introduce the { value-box } deck
do-let-choose = let me { $verb } { $cards }

# where to splay, if not on your own board
splay-where =
    { $owner ->
        [you] {""}
       *[other] {" "}{ $place-in }
    }
splay-of-cards = in the direction in which { whose } { $color } cards are splayed
splay-of-color = in the direction in which { $color } is splayed { $place-in }
do-splay = { $verb } { $color }{ splay-where } { $direction }
do-splay-cards = { $verb } { whose } { $color } cards { $direction }
do-splay-any = { $verb } { $direction } any one color of { whose } cards
do-splay-the = { $verb } { $direction } the { $colors }
do-splay-each = { $verb } { $direction } each { $colors }
do-splay-both = { $verb } { whose } { $color } cards { $direction }
do-splay-some = { $verb } { $direction } any one { $colors }
do-unsplay = { $verb } { $color }{ splay-where }
do-unsplay-cards = { $verb } { whose } { $color } cards
do-unsplay-any = { $verb } any one color of { whose } cards
do-unsplay-the = { $verb } the { $colors }
do-unsplay-each = { $verb } each { $colors }
do-unsplay-both = { $verb } { whose } { $color } cards
do-unsplay-some = { $verb } any one { $colors }

win = { $owner ->
        [me] I win
        [they] they win
       *[you] you win
    }
    .inf = { $owner ->
        [me] let me win
       *[you] win
    }
    .subj = { $owner ->
        [me] let me win
       *[you] win
    }
win-most = the single player with the most { $amount } wins
    .inf = let the single player with the most { $amount } win
    .subj = let the single player with the most { $amount } win
win-least = the single player with the fewest { $amount } wins
    .inf = let the single player with the fewest { $amount } win
    .subj = let the single player with the fewest { $amount } win
lose = you lose
    .inf = lose
    .subj = lose
end-dogma-action = the Dogma action is complete
    .inf = complete the Dogma action
    .subj = complete the Dogma action
do-not-done = (this part of the card is not programmed yet)
    .inf = do what is not programmed yet
    .subj = do what is not programmed yet
nothing = do nothing

## What holds them together

join-then = { $first }, then { $second }
join-and = { $first } and { $second }
join-and-then = { $first } and then { $second }
join-then-clause = { $first }, and then { $second }
join-and-clause = { $first }, and { $second }
join-and-when = { $first }, and { $second }
join-comma = { $first }, { $second }

may = you may { $step-inf }
    .subj = { $step-subj } if you wish
    .inf = { $step-inf } if you wish
may-either = you may either { $options }
    .subj = { $options } if you wish
    .inf = { $options } if you wish
do-either = either { $options }
options = { $first }, or { $second }

they-do = they { $step }
    .inf = let them { $step-inf }
    .subj = let them { $step-subj }
if-they-do = if they do, { $step }
if-they-dont = if they don’t, { $step }
would = { would-who }, { $how ->
        [instead] instead
        [instead-if] instead,
        [first-if] first,
       *[first] first
    } { $step }
would-where = { would-who } and { $condition }, { $how ->
        [instead] instead
        [instead-if] instead,
        [first-if] first,
       *[first] first
    } { $step }
would-who = { $who ->
        [you] if you would
        [opponents] if an opponent would
        [others] if another player would
       *[everyone] if a player would
    } { $deed }
may-issue = you may issue { $decree } with any two Figures
may-issue-any = you may issue any Decree with any three Figures
decree-red = the Decree War
decree-yellow = the Decree Expansion
decree-green = the Decree Trade
decree-blue = the Decree Advancement
decree-purple = the Decree Rivalry
do-issue = { $verb } { $decree }
do-issue-of-color = { $verb } the Decree of { $color }
do-become-eligible = become eligible to share
do-leave-it = leave it where it is
when-melded = when you meld this card, { $step }
would-execute-effect = execute an effect
would-suffer-demand = execute a demand
would-nth-action = { $deed } { $kind ->
        [action] as
       *[part] during
    } your { $n ->
        [1] first
       *[2] second
    } action
would-draw = draw a card
would-draw-of = draw a card { $fit }
would-draw-for-sharing = draw a card for sharing
would-draw-into-hand = draw a card into hand
would-meld = meld a card
would-tuck = tuck a card
would-score = score a card
would-return = return a card
would-junk = junk a card
would-transfer = transfer a card
would-several = { $verbs } a card
would-verb-meld = meld
would-verb-tuck = tuck
would-verb-score = score
would-verb-return = return
would-verb-junk = junk
would-verb-transfer = transfer
would-exchange = exchange any number of cards
would-splay = splay a color
would-splay-left = splay a color left
would-own-splay = splay a color on your board
would-own-splay-left = splay a color on your board left
would-claim = claim an achievement
would-claim-standard = claim a standard achievement
would-draw-action = take a Draw action
would-meld-action = take a Meld action with a card
would-dogma-action = take a Dogma action with a card
would-not-share = not be eligible to share
would-issue-decree = issue a Decree
would-fade = fade a Figure
counts-as = each card { $place-in } also counts as being { $zone-in }
counts-as-valued = each card with a value { $place-in } also counts as being { $zone-in }
provides-icons = { $unit } { $several ->
        [yes] give
       *[no] gives
    } you { $icons }
additional-icons = { number-word } more { $icon }
provides-every-icon = { $unit } { $several ->
        [yes] give
       *[no] gives
    } you one more of every standard icon that your board shows
provides-every-other-icon = { provides-every-icon }, but for { $icon }
provides-points = { $unit } { $several ->
        [yes] add
       *[no] adds
    } { points-in-words } to your score
points-in-words = { $n ->
        [one] one point
       *[other] { points }
    }
provides-points-for = { $unit } { $several ->
        [yes] add
       *[no] adds
    } one point to your score for { $each }
provides-points-as-many = { $unit } { $several ->
        [yes] add
       *[no] adds
    } { $amount } to your score
takes-points = each opponent’s score is lower by { points-in-words } for each { $icon } on their board
counts-as-before-second-action = on your turn, until your second action, each card { $place-in } also counts as being { $zone-in }
count-as-achievements = for { $unit } you have one more achievement
count-as-available = { $each } counts as an available achievement for you
raise-top-for-claims = for { $unit } your highest top card is one higher when you claim achievements by value
count-towards-claims = { $each } is worth { $points } when you claim an achievement of its value
ease-specials = each number that a special achievement requires is one lower for you
may-activate = { $each } is a card that you can choose for a Dogma action
do-for-each-of = for each { $unit }, { $step }
    .inf = { $step-inf } for each { $unit }
    .subj = { $step-subj } for each { $unit }
do-for-each-if = { do-for-each-of }
    .inf = { do-for-each-of.inf }
    .subj = { do-for-each-of.subj }
do-for-each-so = for each { $unit }
    .inf = for each { $unit }
    .subj = for each { $unit }
if-you-do = if you do, { $step }
if-you-do-and = if you do, and { $condition }, { $step }
if-you-do-otherwise = if you do, { $step } if { $condition }; otherwise, { $otherwise }
if-you-dont-and = if you don’t, and { $condition }, { $step }
if-you-dont = if you don’t, { $step }
if-you-do-so = if you do
if-you-dont-so = if you don’t
when = if { $condition }, { $step }
    .subj = { $step } if { $condition }
    .inf = { $step } if { $condition }
when-otherwise = if { $condition }, { $step }; otherwise, { $otherwise }
    .inf = { $step } if { $condition }; otherwise, { $otherwise }
    .subj = { $step } if { $condition }; otherwise, { $otherwise }
when-otherwise-apart = if { $condition }, { $step }{ $demand ->
        [yes] !
       *[no] .
    } Otherwise, { $otherwise }
when-so = if { $condition }
otherwise = otherwise, { $step }
otherwise-so = otherwise

## Sentences

sentence = { CAP($step) }.
sentence-open = { CAP($step) }:
sentence-demand = { CAP($step) }!
sentence-i-demand-for-each = I DEMAND, for each { $unit }, you { $step-subj }!
sentence-i-compel-for-each = I COMPEL you, for each { $unit }, to { $step-inf }!
sentence-i-compel = I COMPEL you to { $step-inf }!
sentence-i-demand = I DEMAND you { $step-subj }!
