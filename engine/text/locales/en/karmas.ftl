# What karmas say of wins, of the free Draw that is not taken, of an effect once more, of names and searches.

would-execute-dogma-effect = execute a dogma effect
would-not-draw-for-sharing = not draw a card for sharing after a Dogma action
would-win = win

do-execute-again = { $verb } that effect once more
do-have-sole-majority = you have the sole majority of every icon during the action
    .inf = have the sole majority of every icon during the action
    .subj = have the sole majority of every icon during the action
do-name-card = name { $card }
do-search-deck = search the { $set } deck of { $value } for the named card, take it into your hand if it is there, and shuffle that deck
np-of-set-to-name = any card of the { $set } set
named-card = the named card
activated-card = the card activated by the Dogma action
deck-tops-one-by-one = the top card of { number-word } decks, one at a time
they-lose = { $player } loses
    .inf = let them lose
    .subj = let them lose

option-title = { $card }
ask-title = Name a card.
thing-title = { $card }

fact-executed-again = { $waking } has effect { $n } of { $card } executed once more.
fact-sole-majority = { $who ->
        [you] By the karma of { $card }, you have the sole majority of every icon during this action: everybody else counts as having fewer.
       *[other] By the karma of { $card }, { $name } has the sole majority of every icon during this action: everybody else counts as having fewer.
    }
fact-deck-searched = { $holds ->
        [yes] { $who ->
            [you] You find { $card } in the { $set } deck of value { $value }, take it, and shuffle the deck.
           *[other] { $name } finds { $card } in the { $set } deck of value { $value }, takes it, and shuffles the deck.
        }
       *[no] { $who ->
            [you] { $card } is not in the { $set } deck of value { $value }; you shuffle that deck.
           *[other] { $card } is not in the { $set } deck of value { $value }; { $name } shuffles that deck.
        }
    }
line-majority = { $who ->
        [you] You have the sole majority of every icon by a karma, whatever these numbers are.
       *[other] { $name } has the sole majority of every icon by a karma, whatever these numbers are.
    }
