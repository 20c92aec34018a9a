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
fact-compelled =
    { $offers ->
        [parley] { $who ->
            [you] You are compelled, and may share, if you Parley: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } is compelled, and may share, but has to Parley: { $own } { $icon } to your { $leader }.
               *[other] { $name } is compelled, and may share, but has to Parley: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
        [alone] { $who ->
            [you] You are compelled: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } is compelled: { $own } { $icon } to your { $leader }.
               *[other] { $name } is compelled: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
       *[shared] { $who ->
            [you] You are compelled, and you share: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } is compelled, and shares: { $own } { $icon } to your { $leader }.
               *[other] { $name } is compelled, and shares: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
    }
fact-not-compelled =
    { $offers ->
        [alone] { $who ->
            [you] You are not compelled: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } is not compelled: { $own } { $icon } to your { $leader }.
               *[other] { $name } is not compelled: { $own } { $icon } to { $rival }’s { $leader }.
            }
        }
       *[shared] { $who ->
            [you] You neither share nor are compelled: { $own } { $icon } to { $rival }’s { $leader }.
           *[other] { $other ->
                [you] { $name } neither shares nor is compelled: { $own } { $icon } to your { $leader }.
               *[other] { $name } neither shares nor is compelled: { $own } { $icon } to { $rival }’s { $leader }.
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

# $left: what a Meld action had set off
fact-set-off-skipped =
    { $who ->
        [you] { $card } is no top card of yours any more, so what is left after your Meld action is skipped: { $left }.
       *[other] { $card } is no top card of { $name }’s any more, so what is left after this Meld action is skipped: { $left }.
    }
fact-flag-counts =
    { $holds ->
        [yes] { $who ->
            [you] Your flag on { $card } counts as an achievement: you have { $own } visible { $color } { $own ->
                [1] card
               *[other] cards
            }, and no opponent has more.
           *[other] { $name }’s flag on { $card } counts as an achievement: { $name } has { $own } visible { $color } { $own ->
                [1] card
               *[other] cards
            }, and no opponent has more.
        }
       *[no] { $who ->
            [you] Your flag on { $card } does not count as an achievement: an opponent has { $most } visible { $color } cards, you have { $own }.
           *[other] { $name }’s flag on { $card } does not count as an achievement: an opponent has { $most } visible { $color } cards, { $name } has { $own }.
        }
    }
fact-fountain-counts =
    { $who ->
        [you] { $count ->
            [1] Your fountain on { $card } counts as an achievement while it is visible.
           *[other] Your { $count } fountains on { $card } count as an achievement each while they are visible.
        }
       *[other] { $count ->
            [1] { $name }’s fountain on { $card } counts as an achievement while it is visible.
           *[other] { $name }’s { $count } fountains on { $card } count as an achievement each while they are visible.
        }
    }
fact-banner-gone = The flag or fountain on { $card } is no longer visible on a board, so it does not count as an achievement any more.
# of $name: a score of $points
score-of = { $who ->
        [you] Your score is { $points }
       *[other] { $name }’s score is { $points }
    }
fact-bonus-points =
    { $others ->
        [0] { score-of }: { $pile } in the score pile and a bonus of { $highest }.
        [1] { score-of }: { $pile } in the score pile, { $highest } for the highest visible bonus and 1 for the other one.
       *[other] { score-of }: { $pile } in the score pile, { $highest } for the highest visible bonus and 1 for each of { $others } others.
    }
fact-karma-points = { score-of }: { $pile } in the score pile, { $bonuses ->
        [0] {""}
       *[other] { $bonuses } for visible bonuses,{" "}
    }{ $given }{ $below ->
        [yes] ; a score is 0 at least.
       *[no] .
    }
karma-gives = { $sign ->
        [minus] −{ $n }
       *[plus] +{ $n }
    } by the karma of { $card }
fact-claimable =
    { $who ->
        [you] You can claim { claimed-thing } ({ $points } ≥ { $needed } points).
       *[other] { $name } can claim { claimed-thing } ({ $points } ≥ { $needed } points).
    }
fact-not-claimable =
    { $who ->
        [you] You cannot claim { claimed-thing } yet.
       *[other] { $name } cannot claim { claimed-thing } yet.
    }
# $what is claimed, with $held achievements of its value already
claimed-thing =
    { $what ->
        [secret] { $who ->
            [you] your secret of value { $value }
           *[other] their secret of value { $value }
        }
        [card] a card of value { $value }
       *[standard] the achievement of value { $value }
    }{ $held ->
        [0] {""}
        [1] , a second one of that value
       *[other] , having { $held } of that value already
    }
fact-special-not-available = { $card } is not available any more, so nobody claims it.
fact-special-not-met =
    { $who ->
        [you] You do not claim { $card } yet: { $have } of { $need }.
       *[other] { $name } does not claim { $card } yet: { $have } of { $need }.
    } { CAP($color) } is { $now }, which does not count.
fact-special-tied =
    { CAP($seats) } meet the condition of { $card } at the same time. Clockwise from { $order ->
        [left-first] { $other ->
            [you] your left
           *[other] the left of { $rival }, whose turn it is
        }
       *[current-first] { $other ->
            [you] you, as it is your turn
           *[other] { $rival }, whose turn it is
        }
    }, { $who ->
        [you] you come first and claim it.
       *[other] { $name } comes first and claims it.
    }
fact-special-met =
    { $who ->
        [you] You meet the condition of { $card }: { met-so-far }.
       *[other] { $name } meets the condition of { $card }: { met-so-far }.
    }
met-so-far =
    { $of ->
        [both] both of the things that it asks for
       *[amount] { $have } of { $need }
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
fact-most-achievements =
    { $side ->
        [team] The teams of { $seats } have enough achievements; { $who ->
            [you] your team has
           *[other] { $name }’s team has
        } the most, { $have }.
       *[alone] { CAP($seats) } have enough achievements; { $who ->
            [you] you have
           *[other] { $name } has
        } the most, { $have }.
    }
fact-achievements-tied =
    { $side ->
        [team] The teams of { $seats } have { $have } achievements each. Clockwise from { $other ->
            [you] your left
           *[other] the left of { $rival }, whose turn it is
        }, { $who ->
            [you] your team comes first and wins.
           *[other] { $name }’s team comes first and wins.
        }
       *[alone] { CAP($seats) } have { $have } achievements each. Clockwise from { $other ->
            [you] your left
           *[other] the left of { $rival }, whose turn it is
        }, { $who ->
            [you] you come first and win.
           *[other] { $name } comes first and wins.
        }
    }
# $given: whether karmas can add points to a score, which then are not all in the score pile
fact-final-score =
    { $side ->
        [team] { $who ->
            [you] Your team ends with { $given ->
                [yes] a score of { $points }
               *[no] { $points } in its score piles
            }
           *[other] { $name }’s team ends with { $given ->
                [yes] a score of { $points }
               *[no] { $points } in its score piles
            }
        }
       *[alone] { $who ->
            [you] You end with { $given ->
                [yes] a score of { $points }
               *[no] { $points } in your score pile
            }
           *[other] { $name } ends with { $given ->
                [yes] a score of { $points }
               *[no] { $points } in the score pile
            }
        }
    } and { $achievements ->
        [1] 1 achievement.
       *[other] { $achievements } achievements.
    }
fact-score-tied =
    { $side ->
        [team] The teams of { $seats }
       *[alone] { CAP($seats) }
    } are tied at { $outcome ->
        [achievements] { $points } points, so their achievements decide: { $side ->
            [team] { $who ->
                [you] your team has
               *[other] { $name }’s team has
            }
           *[alone] { $who ->
                [you] you have
               *[other] { $name } has
            }
        } the most, { $achievements }.
        [shared] { $points } points and { $achievements } achievements, so they share the victory.
        [teams] { $points } points. As we read the team rules here, achievements do not decide, so nobody wins.
       *[draw] { $points } points and { $achievements } achievements, so nobody wins.
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
fact-draw-value-stays =
    { $who ->
        [you] You draw a card of value { $value } as you were about to, though the karma has changed your highest top card.
       *[other] { $name } draws a card of value { $value } as they were about to, though the karma has changed their highest top card.
    }
fact-draw-zero =
    { $who ->
        [you] Your highest top card has the value 0, so you draw a 0.
       *[other] { $name }’s highest top card has the value 0, so they draw a 0.
    }
fact-melded =
    { $splay ->
        [none] { $covered ->
            [0] { $card } is the first { $color } card on { $who ->
                [you] your
               *[other] { $name }’s
            } board.
            [1] { $card } covers { $below }.
           *[other] { $card } covers { $below } and what lies under it.
        }
       *[splayed] { $card } covers { $below } and continues the splay { $direction }.
    }
fact-draw-skips = The { $asked } deck is empty, so the draw goes up to { $drawn }.
fact-draw-past-last-age = There is no card of value { $asked } or higher left: the game ends at once.
fact-draw-set-empty = No card of value { $value } of the set { $set } is left, so a base card is drawn.

fact-limit-reached =
    { $who ->
        [you] { CAP($zone-your) }
       *[other] { CAP($zone-named) }
    } holds { $have ->
        [1] 1 card
       *[other] { $have } cards
    }, and its limit is { $limit }, as { $splay ->
        [none] no color is splayed
       *[splayed] the best splay is { $direction }
    }. Nothing happens: the card stays where it is.
fact-nobody-vulnerable = Nobody is vulnerable, so nobody executes effect { $n } of { $card }, a demand.
fact-nobody-compelled = No opponent has enough icons to be compelled, so nobody executes effect { $n } of { $card }.
fact-free-draw =
    { $who ->
        [you] { CAP($sharers) } shared and did something with a card, so you take a free Draw action.
       *[other] { CAP($sharers) } shared and did something with a card, so { $name } takes a free Draw action.
    }
fact-no-free-draw-nothing-done = No free Draw action: { $sharers } shared, but did nothing with a card.
fact-no-free-draw-only-revealed = No free Draw action: { $sharers } shared, but only revealed, which does not count.
fact-no-free-draw-only-self-executed = No free Draw action: { $sharers } shared, but did something with a card only while self-executing, which does not count here.
fact-no-free-draw-only-teammates = { $who ->
        [you] No free Draw action: { $sharers } shared, but nobody outside your team did.
       *[other] No free Draw action: { $sharers } shared, but nobody outside { $name }’s team did.
    }
fact-no-free-draw-only-demands = No free Draw action: { $card } only demands, so there was nothing to share.
fact-no-free-draw-only-compels = No free Draw action: { $card } only compels, which counts as a demand, so there was nothing to share.
fact-no-free-draw-nobody-shared = No free Draw action: no opponent shared an effect.

fact-splay-possible = { CAP($color) } can be { $way ->
        [unsplay] unsplayed
       *[splay] splayed { $direction }
    }: it has { $count } cards and is { $now }.
fact-splay-same = { $who ->
        [you] Your
       *[other] { $name }’s
    } { $color } pile is already { $now }, so nothing would change.
fact-splay-unknown = This edition knows no splay { $direction }.
fact-splay-too-few = { $who ->
        [you] Your
       *[other] { $name }’s
    } { $color } pile has fewer than two cards and cannot be splayed.
fact-splay-forgotten = { $who ->
        [you] Your
       *[other] { $name }’s
    } { $color } pile is down to { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, so its splay { $was } is forgotten.
fact-nothing-to-rearrange = There is no pile of two or more cards to put in another order.
fact-splay-stays = { $who ->
        [you] Your
       *[other] { $name }’s
    } { $color } pile stays splayed { $now }.
fact-nothing-to-splay = No color fits, so nothing is splayed.
fact-for-each-of-none = There is none for which this is to be done.
fact-nothing-to-choose = { $what ->
        [player] No player fits, so what depends on the choice is skipped.
       *[other] There is nothing to choose from, so what depends on the choice is skipped.
    }
fact-nothing-in-deck = The { value-box } deck{ $of ->
        [base] {""}
       *[other] {" "}of the set { $set }
    } { $there ->
        [no] does not exist
       *[yes] is empty
    }, so this part is skipped.
fact-nothing-fits = No card fits, so this part is skipped.
fact-not-selectable = { CAP($card) } cannot be chosen: { $filter ->
        [color] it has another color.
        [not-color] it has a color that is excluded.
        [with-icon] it lacks the icon that is asked for.
        [without-icon] it has the icon that is excluded.
        [value] it has another value.
        [rank] another card comes first by value.
        [too-few] there are fewer such cards than are asked for.
        [same-value] too few cards have its value.
        [same-color] too few cards have its color.
       *[where] it does not meet the condition.
    }
fact-too-few-must-decline = { $counted ->
        [yes] Only { $fitting } of the { $wanted } cards that it takes { $fitting ->
            [one] fits
           *[other] fit
        }
       *[no] Fewer than the { $wanted } cards that it takes fit
    }, so this cannot be chosen.
fact-too-few-for-exactly = { $of_one ->
        [value] Exactly { $wanted } cards of one value are asked for, and there { $fitting ->
            [one] is only 1
           *[other] are only { $fitting }
        } of any value, so none is taken.
        [color] Exactly { $wanted } cards of one color are asked for, and there { $fitting ->
            [one] is only 1
           *[other] are only { $fitting }
        } of any color, so none is taken.
       *[nothing] Exactly { $wanted } cards are asked for, and only { $fitting ->
            [one] 1 fits
           *[other] { $fitting } fit
        }, so none is taken.
    }
fact-all-may-stay = All but { $spared } are asked for and there { $fitting ->
        [one] is 1
       *[other] are { $fitting }
    }, so none is taken.
# $of: what the number is of: cards, draws or the value drawn; $why: where it comes from
fact-amount = { $worded ->
        [yes] “{ CAP($amount) }” is { $n }
       *[no] The number asked for is { $n }
    }{ amount-because }.
fact-amount-is-none = { $worded ->
        [yes] “{ CAP($amount) }” is 0
       *[no] The number asked for is 0
    }{ amount-because }, so { $of ->
        [draws] nothing is drawn.
       *[cards] no card is asked for.
    }
amount-because = { $why ->
        [no-card] { " " }(the value of what is not there is 0)
        [no-value] { " " }({ $card } has no value)
       *[counted] { "" }
    }{ $part ->
        [down] { " " }({ $whole } divided by { $by }, rounded down)
        [up] { " " }({ $whole } divided by { $by }, rounded up)
        [exactly] { " " }({ $whole } divided by { $by })
       *[no] { "" }
    }
# $cards: those shown; $filter: what the card asks for, as in fact-not-selectable
fact-proves-fit = { $count ->
        [one] { $cards } fits: it
       *[other] { $cards } fit: each of them
    } { $filter ->
        [color] has the color that is asked for.
        [not-color] has another color than the excluded one.
        [with-icon] has the icon that is asked for.
        [without-icon] lacks the excluded icon.
       *[where] meets the condition.
    }
fact-proves-none-fits = { $count ->
        [one] { $cards } does not fit: it
       *[other] { $cards } do not fit: each of them
    } { $filter ->
        [color] has another color.
        [not-color] has an excluded color.
        [with-icon] lacks the icon that is asked for.
        [without-icon] has the excluded icon.
       *[where] fails the condition.
    }
fact-proves-condition = What the effect asks can only be read on the front of { $cards }.
fact-last-side-left =
    { $side ->
        [team] { $who ->
            [you] Your team is the only one left in the game.
           *[other] { $name }’s team is the only one left in the game.
        }
       *[alone] { $who ->
            [you] You are the only player left in the game.
           *[other] { $name } is the only player left in the game.
        }
    }
fact-tie-voids = { CAP($seats) } are tied for the { $rank ->
        [least] fewest
       *[most] most
    } { $amount }, { $best } each, so nobody wins by this.
fact-win-by-card =
    { $how ->
        [single] { $who ->
            [you] You are the single player with
           *[other] { $name } is the single player with
        } the { $rank ->
            [least] fewest
           *[most] most
        } { $amount }, { $best }, and { $who ->
            [you] win by { $card }.
           *[other] wins by { $card }.
        }
        [condition] “If { $condition }” holds, so { $who ->
            [you] you win by { $card }.
           *[other] { $name } wins by { $card }.
        }
       *[always] { $who ->
            [you] { $card } lets you win.
           *[other] { $card } lets { $name } win.
        }
    }
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
        [yes] “If { $condition }” holds{ $amounts }.
       *[no] “If { $condition }” does not hold{ $amounts }.
    }
# what a condition compares, where these are two amounts
amounts-compared = { " " }({ $right ->
        [0] { $left }
       *[other] { $left } against { $right }
    })
# $of: whether it asks about a color or a card
fact-condition-on-no-card = “If { $condition }” does not hold: { $of ->
        [color] there is no such color.
       *[card] there is no such card.
    }
fact-each-value = For value { $value }:
fact-coin =
    { $holds ->
        [no] { $who ->
            [you] The coin falls against you: you lose the flip.
           *[other] The coin falls against { $name }, who loses the flip.
        }
       *[yes] { $who ->
            [you] The coin falls for you: you win the flip.
           *[other] The coin falls for { $name }, who wins the flip.
        }
    }
fact-introduced =
    { $holds ->
        [no] The base cards of value { $value } are in the game already.
       *[yes] The { $count } base cards of value { $value } are shuffled and come into the game as a deck. From now on { $value } is a value that can be chosen, and [meat] is a standard icon.
    }
fact-repeats = The effect is executed once more.
fact-chain =
    { $who ->
        [you] You self-execute while you self-execute: the Chain Rule gives you an [11] as an achievement.
       *[other] { $name } self-executes while self-executing: the Chain Rule gives them an [11] as an achievement.
    }
fact-chain-none-left =
    { $who ->
        [you] You self-execute while you self-execute: the Chain Rule has you draw an [11] to achieve it, but no [11] is left.
       *[other] { $name } self-executes while self-executing: the Chain Rule has them draw an [11] to achieve it, but no [11] is left.
    }
done-deed-dogma-action = take a Dogma action
done-deed-meld-action = take a Meld action
done-deed-exchange = exchange cards
fact-karma-first = { $other ->
        [you] You would { $deed }; the karma of { karma-of } comes first.
       *[other] { $rival } would { $deed }; the karma of { karma-of } comes first.
    }
fact-karma-instead = { $other ->
        [you] You would { $deed }; the karma of { karma-of } takes its place.
       *[other] { $rival } would { $deed }; the karma of { karma-of } takes its place.
    }
fact-karma-spares = { fact-karma-instead }
fact-karma-condition = { $other ->
        [you] You would { $deed }; the karma of { karma-of } acts on that only “if { $condition }”.
       *[other] { $rival } would { $deed }; the karma of { karma-of } acts on that only “if { $condition }”.
    }
# a Figure and on whose board it is; $who and $name are its owner
karma-of = { $card } on { $who ->
        [you] your board
       *[other] { $name }’s board
    }
# what would happen if an action were taken, told before; $how: for certain it comes first or takes its place, it would do
# nothing now, or hidden cards or what comes before decide
fact-karma-ahead = { $other ->
        [you] You { $how ->
            [open] might
           *[other] would
        }
       *[other] { $rival } { $how ->
            [open] might
           *[other] would
        }
    } { $deed }; the karma of { karma-of } { $how ->
        [first] would come first.
        [instead] would take its place.
        [idle] would do something only “if { $condition }”, which is not so now.
        [open] may step in: what is chosen or happens before decides.
       *[hidden] may step in: hidden cards decide.
    }
fact-karma-when = { $card } is melded, so its karma is executed at once.
fact-count-as-achievements = { $who ->
        [you] By the karma of { $card }, you have { $count ->
            [1] one more achievement
           *[other] { $count } more achievements
        }.
       *[other] By the karma of { $card }, { $name } has { $count ->
            [1] one more achievement
           *[other] { $count } more achievements
        }.
    }
fact-none-count-as-achievements = By the karma of { $card }, nothing counts as an achievement any more.
fact-counts-as-available = { $who ->
        [you] By the karma of { $card }, { $second } counts as an available achievement for you.
       *[other] By the karma of { $card }, { $second } counts as an available achievement for { $name }.
    }
fact-top-raised = { $who ->
        [you] By the karma of { $card }, your highest top card is { $by } higher when you claim achievements: { $top }.
       *[other] By the karma of { $card }, { $name }’s highest top card is { $by } higher when { $name } claims achievements: { $top }.
    }
fact-hand-towards = { $count ->
        [1] { $who ->
            [you] By the karma of { $card }, a card of value { $value } in your hand counts as { $points } points.
           *[other] By the karma of { $card }, a card of value { $value } in { $name }’s hand counts as { $points } points.
        }
       *[other] { $who ->
            [you] By the karma of { $card }, { $count } cards of value { $value } in your hand count as { $points } points.
           *[other] By the karma of { $card }, { $count } cards of value { $value } in { $name }’s hand count as { $points } points.
        }
    }
fact-counted-as-score = { $count ->
        [1] { $who ->
            [you] By the karma of { $card }, a further card counts as being in your score pile: { $points } of your points.
           *[other] By the karma of { $card }, a further card counts as being in { $name }’s score pile: { $points } of { $name }’s points.
        }
       *[other] { $who ->
            [you] By the karma of { $card }, { $count } further cards count as being in your score pile: { $points } of your points.
           *[other] By the karma of { $card }, { $count } further cards count as being in { $name }’s score pile: { $points } of { $name }’s points.
        }
    }
fact-specials-eased = { $who ->
        [you] By the karma of { $card }, each number that { $second } requires is one lower for you.
       *[other] By the karma of { $card }, each number that { $second } requires is one lower for { $name }.
    }
fact-activated-by-karma = { $who ->
        [you] By the karma of { $card }, you can choose { $second } on { $other ->
            [you] your
           *[other] { $rival }’s
        } board for a Dogma action.
       *[other] By the karma of { $card }, { $name } can choose { $second } on { $other ->
            [you] your
           *[other] { $rival }’s
        } board for a Dogma action.
    }
fact-values-raised = { $waking } raises each value printed in effect { $n } of { $card } by { $by } this time.
fact-action-raised = { $waking } raises each value printed in any effect by { $by } during this action.
fact-karma-moved = { $who ->
        [you] You were about to { $deed }. The karma has moved { $card }, and you go on with it where it lies now.
       *[other] { $name } was about to { $deed }. The karma has moved { $card }, and { $name } goes on with it where it lies now.
    }
fact-karma-took-away = { $who ->
        [you] You were about to { $deed } and cannot: the karma has moved { $card }, which is no longer where it was.
       *[other] { $name } was about to { $deed } and cannot: the karma has moved { $card }, which is no longer where it was.
    }
fact-decides-for =
    { $who ->
        [you] { $rival } makes your decisions while you self-execute the card.
       *[other] { $other ->
            [you] You make the decisions
           *[other] { $rival } makes the decisions
        } of { $name } while { $name } self-executes the card.
    }
fact-no-such-sentence = { $card } has no sentence { $n } outside its demands, so nothing is executed.
fact-no-effects = { $card } has no effects to execute{ $karmas ->
        [yes] , only karmas
       *[no] {""}
    }; nothing happens.
# $cards: those whose echo effects are visible, in the order in which these are executed
fact-echo-effects = { $count ->
        [one] The echo effect of { $cards } is visible in { $color } and is executed first.
       *[other] The echo effects of { $cards } are visible in { $color } and are executed first, from the bottom up.
    }
fact-own-echo = { $card } lies elsewhere than on top of a pile: of the echo effects its own alone is executed first.
fact-foreseen = { $holds ->
        [no] { $card } was not foreseen: it is not executed in the free Dogma action after its promotion.
       *[yes] { $card } was foreseen: this is the free Dogma action after its promotion.
    }
fact-all-vulnerable = Effect { $n } of { $card } is a demand, and the card is super-executed: all opponents ({ $seats }) are vulnerable, whatever their icons.
fact-compel-ignored = Effect { $n } of { $card } compels; self- and super-executing skip it.
fact-may-is-must = Each “may” of { $card } is a “must” this time.
fact-demand-ignored = Effect { $n } of { $card } is a demand; when a card is executed for one player only, demands are skipped.
fact-left-out = { $card } is left out of this game: the game within the game that it starts cannot be played here.
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
line-karma = Karma of { $title }: +{ $n } { $icon }
line-points = Points: { $points }, needed: { $needed } (5 × { $value }{ $held ->
        [0] {""}
       *[other] {" "}× { $times }, with { $held } of that value claimed already
    })
line-top = Highest top card: { $top }, needed: { $value }
line-value = { $title }: { value-box }
line-first = { $name }: { $title }
line-count =
    { $who ->
        [you] You: { $n }
       *[other] { $name }: { $n }
    }
line-counts =
    { $who ->
        [you] You: { $left } to { $right }
       *[other] { $name }: { $left } to { $right }
    }
# $deed: what counts of what a sharer did; $revealed: whether that player revealed, too
line-deed = { $who ->
        [you] You
       *[other] { $name }
    } { $deed ->
        [draw] drew a card
        [meld] melded a card
        [tuck] tucked a card
        [score] scored a card
        [return] returned a card
        [junk] junked a card
        [remove] removed a card
        [safeguard] safeguarded a card
        [foreshadow] foreshadowed a card
        [rotate] rotated an Artifact
        [transfer] transferred a card
        [exchange] exchanged a card
        [achieve] claimed an achievement
        [claim] claimed an achievement
        [make-available] made an achievement available
        [splay] changed a splay
        [rearrange] changed the order of cards
        [reveal] revealed a card
       *[other] did something with a card
    }, which counts{ $revealed ->
        [yes] ; revealing alone would not.
       *[no] .
    }
line-compare = Compared: { $left } with { $right }

## Parley

# An endorsed action: the second time.
fact-endorsed-again =
    { $who ->
        [you] The action is endorsed: you execute effect { $n } of { $card } a second time.
       *[other] The action is endorsed: { $name } executes effect { $n } of { $card } a second time.
    }
fact-demanded-again = The action is endorsed: effect { $n } of { $card } makes its demand a second time, of { $seats }.
fact-compelled-again = The action is endorsed: effect { $n } of { $card } compels a second time: { $seats }.
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
# $count: how many cards could be returned for it
no-parley = { $who ->
        [you] { $count ->
            [0] You have no card in hand to Parley with
           *[other] You do not Parley
        }
       *[other] { $count ->
            [0] { $name } has no card in hand to Parley with
           *[other] { $name } does not Parley
        }
    }
fact-no-parley-share =
    { $who ->
        [you] { no-parley }, so you share nothing of a distant player’s action.
       *[other] { no-parley } and shares nothing of a distant player’s action.
    }
fact-parley-immune =
    { $who ->
        [you] You Parley, so the demand does not reach you.
       *[other] { $name } Parleys, so the demand does not reach { $name }.
    }
fact-parley-resist =
    { $who ->
        [you] You Parley, so you are not compelled.
       *[other] { $name } Parleys and is not compelled.
    }
fact-no-parley-resist =
    { $who ->
        [you] { no-parley }, so you are compelled.
       *[other] { no-parley } and is compelled.
    }
fact-no-parley-immune =
    { $who ->
        [you] { no-parley }, so you stay vulnerable.
       *[other] { no-parley } and stays vulnerable.
    }
