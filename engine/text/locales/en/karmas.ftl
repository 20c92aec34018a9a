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
np-figure-to-name = any Figure
np-of-set-to-name = any card of the { $set } set
named-card = the named card
activated-card = the card activated by the Dogma action
deck-tops-one-by-one = the top card of { number-word } decks, one at a time
they-lose = { $player } loses
    .inf = let them lose
    .subj = let them lose

option-title = { $card }
ask-title = Name a card.

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
verdict-by-majority = { $other ->
        [you] You have the sole majority of every icon by a karma, so { $verdict }.
       *[other] { $rival } has the sole majority of every icon by a karma, so { $verdict }.
    }
verdict-by-eligible = { $who ->
        [you] A karma makes you eligible to share, so { $verdict }.
       *[other] A karma makes { $name } eligible to share, so { $verdict }.
    }
# what follows for a player, of a card with effects to share, with a demand, or both
majority-shares = { $shared ->
        [no] { $who ->
            [you] you are not vulnerable
           *[other] { $name } is not vulnerable
        }
        [parley] { $who ->
            [you] you may share, if you Parley
           *[other] { $name } may share, but has to Parley
        }
        [yes-exposed] { $who ->
            [you] you share and are vulnerable all the same
           *[other] { $name } shares and is vulnerable all the same
        }
        [parley-exposed] { $who ->
            [you] you may share, if you Parley, and are vulnerable all the same
           *[other] { $name } may share, but has to Parley, and is vulnerable all the same
        }
       *[yes] { $who ->
            [you] you share
           *[other] { $name } shares
        }
    }
majority-vulnerable = { $demand ->
        [no] { $who ->
            [you] you do not share
           *[other] { $name } does not share
        }
       *[yes] { $shared ->
            [no] { $who ->
                [you] you are vulnerable
               *[other] { $name } is vulnerable
            }
           *[yes] { $who ->
                [you] you are vulnerable and do not share
               *[other] { $name } is vulnerable and does not share
            }
        }
    }
majority-compelled = { $shared ->
        [no] { $who ->
            [you] you are compelled
           *[other] { $name } is compelled
        }
        [parley] { $who ->
            [you] you are compelled, and may share, if you Parley
           *[other] { $name } is compelled, and may share, but has to Parley
        }
       *[yes] { $who ->
            [you] you are compelled and share
           *[other] { $name } is compelled and shares
        }
    }
majority-not-compelled = { $shared ->
        [no] { $who ->
            [you] you are not compelled
           *[other] { $name } is not compelled
        }
       *[yes] { $who ->
            [you] you are not compelled and do not share
           *[other] { $name } is not compelled and does not share
        }
    }
majority-immune = { $who ->
        [you] you neither share nor are vulnerable
       *[other] { $name } neither shares nor is vulnerable
    }
event-named = { $who ->
        [you] You name { $card }.
       *[other] { $name } names { $card }.
    }
