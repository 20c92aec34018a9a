# Why: one sentence for each kind of fact that the engine records, and the lines of numbers beneath it.
#
# $who is "you" for the player whom the fact concerns if that is the one who looks, else "other", with $name.
# $other is the same for a second player, with $rival.

# $offers: what the card has, shared effects, a demand, or both; parley: effects that this player shares only for a card
fact-shares =
    { $offers ->
        [parley] { $who ->
            [you] You may share, if you Parley: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } may share, but has to Parley: { $own } { $icon } to your { $leader }.
               *[other] { $name } may share, but has to Parley: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
        [demand] { $who ->
            [you] You are not vulnerable: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } is not vulnerable: { $own } { $icon } to your { $leader }.
               *[other] { $name } is not vulnerable: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
       *[both] { $who ->
            [you] You share: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } shares: { $own } { $icon } to your { $leader }.
               *[other] { $name } shares: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
    }
fact-vulnerable =
    { $offers ->
        [shared] { $who ->
            [you] You do not share: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } does not share: { $own } { $icon } to your { $leader }.
               *[other] { $name } does not share: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
        [demand] { $who ->
            [you] You are vulnerable: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } is vulnerable: { $own } { $icon } to your { $leader }.
               *[other] { $name } is vulnerable: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
       *[both] { $who ->
            [you] You are vulnerable and do not share: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } is vulnerable and does not share: { $own } { $icon } to your { $leader }.
               *[other] { $name } is vulnerable and does not share: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
    }
fact-immune =
    { $who ->
        [you] You neither share nor are vulnerable: { $own } { $icon } to { $rival }’s { $leader }, and teammates demand nothing of each other.
       *[other] { $name } neither shares nor is vulnerable: { $own } { $icon } to { $leader }, and teammates demand nothing of each other.
    }
fact-acts-last =
    { $who ->
        [you] You chose the card, so you execute its effects last.
       *[other] { $name } chose the card and executes its effects last.
    }

fact-claimable =
    { $who ->
        [you] You can claim the achievement of value { $value }.
       *[other] { $name } can claim the achievement of value { $value }.
    }
fact-not-claimable =
    { $who ->
        [you] You cannot claim the achievement of value { $value } yet.
       *[other] { $name } cannot claim the achievement of value { $value } yet.
    }
fact-special-not-available = { $card } is not available any more, so nobody claims it.
fact-special-met =
    { $who ->
        [you] You meet the condition of { $card }: { $have } of { $need }.
       *[other] { $name } meets the condition of { $card }: { $have } of { $need }.
    }
fact-enough-achievements =
    { $side ->
        [team] { $who ->
            [you] Your team has { $have } achievements together; { $need } win.
           *[other] { $name }’s team has { $have } achievements together; { $need } win.
        }
       *[alone] { $who ->
            [you] You have { $have } achievements; { $need } win.
           *[other] { $name } has { $have } achievements; { $need } win.
        }
    }
fact-final-score =
    { $who ->
        [you] You end with { $points } in your score pile and { $achievements } achievements.
       *[other] { $name } ends with { $points } in the score pile and { $achievements } achievements.
    }

fact-one-action =
    { $who ->
        [you] Your very first turn has only one action.
       *[other] { $name }’s very first turn has only one action.
    }
fact-draw-value =
    { $who ->
        [you] { $value ->
            [0] You have no top card, so you draw from the lowest deck.
           *[other] Your highest top card has the value { $value }, so you draw { $card }.
        }
       *[other] { $value ->
            [0] { $name } has no top card and draws from the lowest deck.
           *[other] { $name }’s highest top card has the value { $value }, so they draw { $card }.
        }
    }
fact-melded =
    { $splay ->
        [none] { $covered ->
            [0] { $card } is the first { $color } card on { $who ->
                [you] your
               *[other] { $name }’s
            } board.
           *[other] { $card } covers { $below } and what lies under it.
        }
       *[splayed] { $card } covers { $below } and continues the splay { $direction }.
    }
fact-draw-skips = The { $asked } deck is empty, so the draw goes up to { $drawn }.
fact-draw-past-last-age = There is no card of value { $asked } or higher left: the game ends at once.
fact-draw-set-empty = That set has no card of value { $value } left, so a base card is drawn.

fact-nobody-vulnerable = Nobody is vulnerable, so nobody executes this demand.
fact-free-draw =
    { $who ->
        [you] { $sharers } shared and did something with a card, so you take a free Draw action.
       *[other] { $sharers } shared and did something with a card, so { $name } takes a free Draw action.
    }
fact-no-free-draw-nothing-done = No free Draw action: nobody who shared did anything with a card.
fact-no-free-draw-nobody-shared = No free Draw action: no opponent shared an effect.

fact-splay-possible = { CAP($color) } can be splayed { $direction }: it has { $count } cards and is { $now }.
fact-splay-same = { CAP($color) } is already { $now }, so nothing would change.
fact-splay-unknown = This edition knows no splay { $direction }.
fact-splay-too-few = { CAP($color) } has fewer than two cards and cannot be splayed.
fact-nothing-to-splay = No color fits, so nothing is splayed.
fact-nothing-to-choose = There is nothing to choose from, so the rest of the sentence is skipped as far as it needs it.
fact-nothing-fits = No card fits, so this part is skipped.
fact-not-selectable = { $card } cannot be chosen: { $filter ->
        [color] it has another color.
        [not-color] it has a color that is excluded.
        [with-icon] it lacks the icon that is asked for.
        [without-icon] it has the icon that is excluded.
        [value] it has another value.
        [rank] another card comes first by value.
       *[where] it does not meet the condition.
    }
fact-too-few-must-decline = There are fewer than { $wanted }, so this cannot be chosen.
fact-tie-voids = Several players are tied, so nobody wins by this.
fact-dogma-complete = The Dogma action ends here; no further effect is executed.

fact-if-you-do =
    { $holds ->
        [yes] It was done in full ({ $done } of { $asked }), so “if you do” holds.
       *[no] { $done ->
            [0] It was not done, so “if you do” fails.
           *[other] It was done only in part ({ $done } of { $asked }), so “if you do” fails.
        }
    }
fact-if-you-dont =
    { $holds ->
        [yes] It was done ({ $done } of { $asked }), so “if you don’t” fails.
       *[no] It was not done, so “if you don’t” holds.
    }
fact-condition =
    { $holds ->
        [yes] “If { $condition }” holds.
       *[no] “If { $condition }” does not hold.
    }
fact-condition-on-no-card = “If { $condition }” does not hold: there is no such card.
fact-repeats = The effect is executed once more.
fact-chain =
    { $who ->
        [you] You self-execute while you self-execute: the Chain Rule gives you an [11] as an achievement.
       *[other] { $name } self-executes while self-executing: the Chain Rule gives them an [11] as an achievement.
    }
fact-values-raised = { $waking } raises each value printed in effect { $n } of { $card } by { $by } this time.
fact-decides-for =
    { $who ->
        [you] { $rival } makes your decisions while you self-execute the card.
       *[other] { $other ->
            [you] You make the decisions
           *[other] { $rival } makes the decisions
        } of { $name } while { $name } self-executes the card.
    }
fact-no-such-sentence = { $card } has no sentence { $n } outside its demands, so nothing is executed.
fact-no-effects = { $card } has no effects to execute; nothing happens.
fact-demand-ignored = Effect { $n } of { $card } is a demand; a self-execution skips it.
fact-first-player =
    { $who ->
        [you] Your { $card } comes first in the alphabet of the English titles, so you begin.
       *[other] { $name }’s { $card } comes first in the alphabet of the English titles, so { $name } begins.
    }

## Lines of numbers

line-total =
    { $who ->
        [you] You: { $n } { $icon }
       *[other] { $name }: { $n } { $icon }
    }
line-card = { $title }: { $n } { $icon }
line-points = Points: { $points }, needed: { $needed } (5 × { $value })
line-top = Highest top card: { $top }, needed: { $value }
line-value = { $title }: { value-box }
line-first = { $name }: { $title }
line-compare = Compared: { $left } with { $right }

## Parley

fact-parley-activate =
    { $who ->
        [you] You Parley with a card from your hand, so you may use a distant player’s card; only your own icons count.
       *[other] { $name } Parleys with a card from hand to use a distant player’s card; only { $name }’s own icons count.
    }
fact-parley-share =
    { $who ->
        [you] You Parley, so you share for the whole action.
       *[other] { $name } Parleys and shares for the whole action.
    }
fact-no-parley-share =
    { $who ->
        [you] You do not Parley, so you share nothing of a distant player’s action.
       *[other] { $name } does not Parley and shares nothing of a distant player’s action.
    }
fact-parley-immune =
    { $who ->
        [you] You Parley, so the demand does not reach you.
       *[other] { $name } Parleys, so the demand does not reach { $name }.
    }
fact-no-parley-immune =
    { $who ->
        [you] You do not Parley, so you stay vulnerable.
       *[other] { $name } does not Parley and stays vulnerable.
    }
