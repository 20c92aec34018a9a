# Echoes of the Past: its backs, its zone and its rules.

set-echoes = Echoes

zone-forecast = forecast
    .from = from the forecast
    .to = to the forecast
    .in = in the forecast
    .your = your forecast
    .your-from = from your forecast
    .your-to = to your forecast
    .your-in = in your forecast
    .named = { $player }’s forecast
    .named-from = from { $player }’s forecast
    .named-to = to { $player }’s forecast
    .named-in = in { $player }’s forecast
at-forecast = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } forecast
    .from = from { at-forecast }
    .to = to { at-forecast }
    .in = in { at-forecast }
place-forecast = { whose } forecast{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-forecast }
    .to = to { place-forecast }
    .in = in { place-forecast }

## Reasons

# $n: the age drawn from; $card: the single highest top card, $value: its value
fact-echoes-single-highest = { $who ->
    [you] Your highest top card, { $card }, is your only top card of value { $value }: an Echoes { value-box }.
   *[other] { $name }’s highest top card, { $card }, is their only top card of value { $value }: an Echoes { value-box }.
}
fact-echoes-several-highest = { $who ->
    [you] Several of your top cards share the highest value, { $value }: a base { value-box }.
   *[other] Several of { $name }’s top cards share the highest value, { $value }: a base { value-box }.
}
# $count: cards of the forecast of at most the value $most of the melded card
fact-echoes-promotes = { $who ->
        [you] In your forecast { $count ->
            [one] is a card of value { $most } or less: you must promote it
           *[other] are { $count } cards of value { $most } or less: you must promote one of them
        }.
       *[other] In { $name }’s forecast { $count ->
            [one] is a card of value { $most } or less: { $name } must promote it
           *[other] are { $count } cards of value { $most } or less: { $name } must promote one of them
        }.
    }
fact-echoes-all-higher = { $who ->
        [you] You have melded { $card }, value { $most }; every card of your forecast has a higher value, the lowest { $lowest }, so all of them stay there.
       *[other] { $name } has melded { $card }, value { $most }; every card of { $name }’s forecast has a higher value, the lowest { $lowest }, so all of them stay there.
    }
# $card: the promoted card, $value: its value; $second: the melded card, $most: its value
fact-echoes-promoted = { $who ->
        [you] You have melded { $second }, value { $most }, with a Meld action, so you must promote a card of your forecast of at most that value: { $card }, value { $value }.
       *[other] { $name } has melded { $second }, value { $most }, with a Meld action and must promote a card of the forecast of at most that value: { $card }, value { $value }.
    }
fact-echoes-free-dogma = { $who ->
        [you] You have promoted { $card }, so you must take a free Dogma action with it. In that action it was foreseen.
       *[other] { $name } has promoted { $card } and must take a free Dogma action with it. In that action it was foreseen.
    }
fact-echoes-not-promoted = A karma has taken the place of the meld, so nothing is promoted and no free Dogma action follows.
fact-echoes-nothing-follows = { $card } has no effects for a Dogma action, so no free Dogma action follows its promotion.

## Actions and questions

set-off-promotion = the promotion
ask-promote = { $who ->
        [you] You have melded { $melded }: choose which card of your forecast, of value { $melded-value } or less, you promote.
       *[other] { $name } has melded { $melded }: choose which card of { $name }’s forecast, of value { $melded-value } or less, is promoted.
    }
fate-promote = { $who ->
        [you] It is melded, and you take a free Dogma action with it.
       *[other] It is melded, and { $name } takes a free Dogma action with it.
    }

## Readings

switch-history = Which echo effects count for History?
    .title = History
switch-history-visible = The visible ones of a color only.
switch-history-covered-too = All on the cards of a color, also where they cannot be seen.

switch-promotion-check = When does a Meld action that promotes a card end, so that special achievements and the victory are looked at?
    .title = Checks around a promotion
switch-promotion-check-before-the-free-dogma = Before the free Dogma action of the promoted card, and again after it.
switch-promotion-check-after-the-free-dogma = Only after the free Dogma action of the promoted card.

switch-ice-skates = Does Ice Skates end with a return?
    .title = Ice Skates
switch-ice-skates-no-more = No: nothing follows the cards melded and foreshadowed.
switch-ice-skates-returns = Yes: then you return your highest top card.

switch-crossbow = Onto whose board may the card of Crossbow go?
    .title = Crossbow
switch-crossbow-opponents = Only onto an opponent’s.
switch-crossbow-other-players = Onto any other player’s, a teammate’s too.

switch-horseshoes = Must a card be foreshadowed by the echo effect of Horseshoes?
    .title = Horseshoes
switch-horseshoes-may = No: it is up to you.
switch-horseshoes-must = Yes: you choose only between a 2 and a 3.

switch-pagoda = What becomes of the 3 that is drawn by Pagoda?
    .title = Pagoda
switch-pagoda-foreshadowed = You foreshadow it, and meld it if you tuck a card of its color.
switch-pagoda-revealed = You reveal it, and it stays in your hand.

switch-telescope = What does Telescope do for the card that you placed on its deck?
    .title = Telescope
switch-telescope-exchanges = You exchange your forecast with as many available achievements, and all 5s of a deck are junked.
switch-telescope-achieves = You achieve a card from your forecast, if you are eligible.

switch-liquid-fire-without-a-bonus = What does a player draw due to Liquid Fire whose board shows no bonus?
    .title = Liquid Fire without a bonus
switch-liquid-fire-without-a-bonus-one = A 1: the highest bonus counts as 0.
switch-liquid-fire-without-a-bonus-nothing = Nothing: there is no highest bonus.

switch-drone = Which card does Drone draw?
    .title = Drone
switch-drone-eleven = An 11.
switch-drone-ten = A 10.

## Cards

np-of-echoes = Echoes { $np-same }
    .a = an Echoes { $np }
