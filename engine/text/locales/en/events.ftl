# What happened, a line each; how the game ended; how options and prompts are worded.
#
# $who is "you" for the player who looks and "other" for everybody else, whose name is $name. A card that the one who
# looks may not see is worded by its back. $whose tells whose a place is: "you" (the acting player is the one who
# looks, and it is theirs), "own" (another acts, and it is theirs), "yours" (another acts, and it belongs to the one who
# looks), "other" (it belongs to $owner).

## Cards and places

seen-card = { $title }
seen-back = { a-value }
seen-back-of-set = { a-value } of { $set }
seen-drawn = { a-value }: { $title }
seen-special = { $title }

at-hand = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } hand
    .from = from { at-hand }
    .to = to { at-hand }
    .in = in { at-hand }
at-score = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } score pile
    .from = from { at-score }
    .to = to { at-score }
    .in = in { at-score }
at-board = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } board
    .from = from { at-board }
    .to = to { at-board }
    .in = on { at-board }
at-achievements = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } achievements
    .from = from { at-achievements }
    .to = to { at-achievements }
    .in = among { at-achievements }
at-available = the available achievements
    .from = from the available achievements
    .to = to the available achievements
    .in = among the available achievements
at-specials = the available special achievements
    .from = from the available special achievements
    .to = to the available special achievements
    .in = among the available special achievements
at-junk = the junk
    .from = from the junk
    .to = to the junk
    .in = in the junk
at-box = the box
    .from = from the box
    .to = to the box
    .in = in the box
at-junked-specials = the junk
    .from = from the junk
    .to = to the junk
    .in = in the junk
at-deck = the { value-box } deck
    .from = from the { value-box } deck
    .to = to the { value-box } deck
    .in = in the { value-box } deck
at-deck-of-set = the { value-box } deck of { $set }
    .from = from the { value-box } deck of { $set }
    .to = to the { value-box } deck of { $set }
    .in = in the { value-box } deck of { $set }

## What a player does

say-draw = { $who ->
        [you] You draw
       *[other] { $name } draws
    }
say-meld = { $who ->
        [you] You meld
       *[other] { $name } melds
    }
say-tuck = { $who ->
        [you] You tuck
       *[other] { $name } tucks
    }
say-score = { $who ->
        [you] You score
       *[other] { $name } scores
    }
say-return = { $who ->
        [you] You return
       *[other] { $name } returns
    }
say-junk = { $who ->
        [you] You junk
       *[other] { $name } junks
    }
say-safeguard = { $who ->
        [you] You safeguard
       *[other] { $name } safeguards
    }
say-foreshadow = { $who ->
        [you] You foreshadow
       *[other] { $name } foreshadows
    }
say-remove = { $who ->
        [you] You remove
       *[other] { $name } removes
    }
say-transfer = { $who ->
        [you] You transfer
       *[other] { $name } transfers
    }
say-take = { $who ->
        [you] You take
       *[other] { $name } takes
    }
say-exchange = { $who ->
        [you] Exchange: you move
       *[other] Exchange: { $name } moves
    }
say-reveal = { $who ->
        [you] You reveal
       *[other] { $name } reveals
    }
say-self-execute = { $who ->
        [you] You self-execute
       *[other] { $name } self-executes
    }
say-super-execute = { $who ->
        [you] You super-execute
       *[other] { $name } super-executes
    }
say-place = { $who ->
        [you] You place
       *[other] { $name } places
    }
say-choose = { $who ->
        [you] You choose
       *[other] { $name } chooses
    }
say-claim = { $who ->
        [you] You claim
       *[other] { $name } claims
    }

event-move = { $did } { $card }.
event-move-from = { $did } { $card } { $place-from }.
event-move-several = { $did } { $n } cards { $place-from }.
event-place-on-deck = { $did } { $card } { $place-from } on top of its deck.
event-take = { $did } { $card } { $place-from } into hand.
event-remove = { $did } { $card } { $place-from }, out of the game.
event-move-between = { $did } { $card } { $from-from } { $to-to }.
# the place of a player who takes from another: "their" could be said of either
place-of-taker = { $named }
    .to = { $named-to }
event-achieve = { $did } the achievement of value { $n }.
event-achieve-from = { $did } an achievement of value { $n } { $place-from }.
event-claim-museum = { $did } { $card } as an achievement.
event-claim-decree = { $did } the Decree { $card } as an achievement.
event-return-special = { $did } { $card } { $place-from } to the supply.
event-claim = { $did } the { $card } achievement.
event-make-available = { $who ->
        [you] You make
       *[other] { $name } makes
    } { $card } available again.

event-reveal = { $did } { $card } { $place-in }.
# $why: what the card shown proves
event-prove = { $who ->
        [you] You show
       *[other] { $name } shows
    } { $card }{ $why ->
        [fits] , to prove that it fits.
        [condition] , as a condition depends on it.
       *[does-not-fit] , to prove that it does not fit.
    }

event-splay = { $who ->
        [you] You splay
       *[other] { $name } splays
    } { $color } { $direction } { $place-in }.
event-unsplay = { $who ->
        [you] You unsplay
       *[other] { $name } unsplays
    } { $color } { $place-in }.
event-splay-forgotten = Fewer than two { $color } cards are left { $place-in }: they are no longer splayed.

# the order itself can be seen on the board by whoever may look there
event-rearranged = { $who ->
        [you] You rearrange
       *[other] { $name } rearranges
    } the { $color } cards { $place-in }.
event-color-revealed = { $did } a color: { $color }.

event-turn = { $who ->
        [you] Your turn begins.
       *[other] { $name }’s turn begins.
    }
event-game = The game begins. { $who ->
        [you] You take
       *[other] { $name } takes
    } the first turn.
event-action-draw = { $who ->
        [you] You take
       *[other] { $name } takes
    } a Draw action.
event-action-meld = { $who ->
        [you] You take
       *[other] { $name } takes
    } a Meld action.
event-action-dogma = { $who ->
        [you] You take
       *[other] { $name } takes
    } a Dogma action with { $card }.
event-action-achieve = { $who ->
        [you] You take
       *[other] { $name } takes
    } an Achieve action.
event-dogma = { $card }: its icon is { $icon }. Who shares and who is vulnerable is fixed now.
event-dogma-counted = { $card }: { $icon } counts in place of its icon. Who shares and who is vulnerable is fixed now.
event-execution-decree = { $who ->
        [you] You execute
       *[other] { $name } executes
    } the effect of the Decree { $card }.
event-effect = Effect { $n } of { $card }.
event-execution = { $who ->
        [you] You execute
       *[other] { $name } executes
    } effect { $n } of { $card }.
event-execution-compel = { $who ->
        [you] You are
       *[other] { $name } is
    } compelled by effect { $n } of { $card }.
event-execution-demand = { $who ->
        [you] You must do
       *[other] { $name } must do
    } what effect { $n } of { $card } demands.
event-karma = The karma of { $card } steps in.
event-self-execute = { $did } { $card }.
event-execute-for-yourself-only = { $who ->
        [you] You execute { $card } for yourself only
       *[other] { $name } executes { $card } alone
    }, without its demands.
event-free-draw = { $who ->
        [you] You take
       *[other] { $name } takes
    } a free Draw action.
event-dogma-done = All effects of { $card } are done.

event-chosen = { $did } { $thing }.
event-chosen-first = { $who ->
        [you] You have chosen
       *[other] { $name } has chosen
    } a first card to meld.
event-declined = { $who ->
        [you] You choose
       *[other] { $name } chooses
    } not to.
event-chosen-closed = { $who ->
        [you] You decide
       *[other] { $name } decides
    } among cards that you cannot see.
event-chosen-option = { $did } option { $n }.
event-chosen-step = { $did }: “{ CAP($step) }.”

thing-value = the value { $n }
thing-cards = { $cards }
thing-color = { $color }
thing-number = the number { $n }
thing-set = the set { $set }
thing-icon = { $icon }
# $chooser: whether it is who chooses
thing-player = { $chooser ->
        [yes] { $who ->
            [you] yourself
           *[other] themself
        }
       *[no] { $who ->
            [you] you
           *[other] { $name }
        }
    }

event-left-card = { $who ->
        [you] You lose and leave
       *[other] { $name } loses and leaves
    } the game.
event-left-conceded = { $who ->
        [you] You give up and leave
       *[other] { $name } gives up and leaves
    } the game.

## How it ended

result-win-achievements = { $who ->
        [you] You win: you have enough achievements.
        [both] You and { $names } win: together you have enough achievements.
        [many] { $names } win: they have enough achievements.
       *[other] { $names } wins with enough achievements.
    }
result-win-score = { $who ->
        [you] You win: you have the highest score.
        [both] You and { $names } win: you have the highest score.
        [many] { $names } win: they have the highest score.
       *[other] { $names } wins with the highest score.
    }
result-win-score-ties = { $who ->
        [you] You win: the scores are tied, and you have the most achievements.
        [both] You and { $names } win: the scores are tied, and together you have the most achievements.
        [many] { $names } win: the scores are tied, and together they have the most achievements.
       *[other] { $names } wins: the scores are tied, and { $names } has the most achievements.
    }
result-win-score-shared-1e = { result-win-score-ties }
result-shared = { $who ->
        [both] You and { $names } share the victory: score and achievements are tied.
       *[many] { $names } share the victory: score and achievements are tied.
    }
result-win-card = { $who ->
        [you] You win by { $card }.
        [both] You and { $names } win by { $card }.
        [many] { $names } win by { $card }.
       *[other] { $names } wins by { $card }.
    }
result-win-elimination = { $who ->
        [you] You win: no opponent is left.
        [both] You and { $names } win: no opponent is left.
        [many] { $names } win: no opponent is left.
       *[other] { $names } wins: no opponent is left.
    }
result-nobody = Nobody wins: score and achievements are tied.
result-nobody-teams = Nobody wins: the scores of the teams are tied.
result-over = The game is over. { $result }

## Verdicts, short

# $offers: what the card has, shared effects, a demand, or both
# $why: the two counts that are compared, or the karma that goes before them
verdict-why-enough = ({ $own } ≥ { $leader })
verdict-why-fewer = ({ $own } < { $leader })
verdict-why-karma = by a karma
verdict-shares = { $offers ->
        [exposed] { $who ->
            [you] you share by a karma, and are vulnerable { $why }
           *[other] shares by a karma, and is vulnerable { $why }
        }
        [parley-exposed] { $who ->
            [you] you may share for a card by a karma, and are vulnerable { $why }
           *[other] may share for a card by a karma, and is vulnerable { $why }
        }
        [parley] { $who ->
            [you] you may share for a card { $why }
           *[other] may share for a card { $why }
        }
        [demand] not vulnerable { $why }
       *[both] { $who ->
            [you] you share { $why }
           *[other] shares { $why }
        }
    }
verdict-vulnerable = { $offers ->
        [shared] { $who ->
            [you] you do not share { $why }
           *[other] does not share { $why }
        }
       *[both] vulnerable { $why }
    }
verdict-compelled = { $offers ->
        [parley] { $who ->
            [you] compelled, you may share for a card { $why }
           *[other] compelled, may share for a card { $why }
        }
        [alone] compelled { $why }
       *[shared] { $who ->
            [you] compelled, you share { $why }
           *[other] compelled, shares { $why }
        }
    }
verdict-not-compelled = { $offers ->
        [alone] not compelled { $why }
       *[shared] { $who ->
            [you] not compelled, you do not share { $why }
           *[other] not compelled, does not share { $why }
        }
    }
verdict-parley-resist = not compelled
verdict-no-parley-share = { $who ->
        [you] you do not share
       *[other] does not share
    }
verdict-parley-immune = { $who ->
        [you] you escape the demand
       *[other] escapes the demand
    }
verdict-immune = immune
verdict-acts-last = { $who ->
        [you] you act last
       *[other] acts last
    }

## Options

option-draw = Draw a card: { $n ->
        [0] none is left
       *[other] { $card }
    }
option-meld = Meld { $card }
option-meld-back = { $count ->
        [1] Meld { $card } { $place-from }
       *[other] Meld { $card } { $place-from } (number { $number } of { $count })
    }
option-dogma = Dogma: { $card }
option-achieve = Achieve: value { $n }
option-achieve-own = { $count ->
        [1] Achieve: { $card } { $place-in }
       *[other] Achieve: { $card } { $place-in } (number { $number } of { $count })
    }
option-card = { $title } { value-box }
option-special = { $title }
option-back = { $count ->
        [1] { $card } { $place-in }
       *[other] { $card } { $place-in } (number { $number } of { $count })
    }
option-color = { CAP($color) }
option-value = Value { $n }
option-number = { $n }
option-set = { $set }
option-icon = { $icon } { $icon-name }
option-player = { $who ->
        [you] You
       *[other] { $name }
    }
option-yes = Yes
option-no = No
option-nothing = Nothing
option-step = { CAP($step) }

## Prompts

decides = { $who ->
        [you] You decide.
       *[other] { $name } decides.
    }

ask-turn = Choose an action ({ $n } of { $of }).
ask-free-dogma = Choose how to take this free Dogma action.
ask-first-meld = Choose the card with which you begin: it is melded when all have chosen.
ask-order = Several cards go one after another: choose one { $deed } now.
ask-card = Choose { $n ->
        [1] a card
       *[other] { number-word } cards
    } { $deed }.
ask-closed = The cards { $deed } are chosen among those that you cannot see.
ask-closed-other = What can be chosen depends on cards that you cannot see.
ask-card-up-to = Choose up to { number-word } { $n ->
        [1] card
       *[other] cards
    } { $deed }.
ask-card-between = Choose { $low } to { $n } cards { $deed }.
ask-color-splay = Choose a color to splay { $direction }.
ask-color-rearrange = Choose a color whose cards to put in another order.
# $deed: what $other or $rival would do
ask-karma = { $other ->
        [you] You would { $deed }, and several cards have a karma that waits for it.
       *[other] { $rival } would { $deed }, and several cards have a karma that waits for it.
    } { $who ->
        [you] Choose whose karma steps in.
       *[other] { $name } chooses whose karma steps in.
    }
ask-which-karma = Several karmas of this card wait for that. Choose the one that steps in.
ask-color-reveal = Choose the color to reveal.
ask-order-rearrange = From the top down: choose the card that comes next.
ask-color-unsplay = Choose a color to unsplay.
ask-color = Choose { $n ->
        [1] a color
       *[other] { number-word } colors
    }.
ask-value = Choose a value.
ask-number = Choose a number.
ask-set = Choose a set.
ask-icon = Choose an icon.
ask-player = Choose a player.
ask-may = Do you want to do it?
ask-sentence = Choose what to do.

deed-meld = to meld
deed-tuck = to tuck
deed-score = to score
deed-return = to return
deed-junk = to junk
deed-safeguard = to safeguard
deed-foreshadow = to foreshadow
deed-achieve = to achieve
deed-remove = to remove from the game
deed-transfer = to transfer
deed-exchange = to exchange
deed-reveal = to reveal
deed-self-execute = to self-execute
deed-super-execute = to super-execute
deed-place = to place on its deck
deed-for-each = for which it is done next
deed-execute-for-yourself-only = to execute alone
deed-karma = whose karma steps in
deed-rearrange = to rearrange
deed-choose = for later
deed-make-available = to make available
deed-draw = to draw
deed-move = to move

many-one = { $kind ->
       *[card] One
    }
many-exactly = Exactly { number-word }
many-up-to = Up to { number-word }
many-between = { $low } to { $n }
many-same-value = { $many }, all of one value
many-same-color = { $many }, all of one color
many-different-values = { $many }, no two of one value
many-different-colors = { $many }, no two of one color
many-or-none =
    { $kind ->
        [player] { $many }, or nobody
       *[other] { $many }, or none
    }
many-together-or-none = { many-or-none }

# $who chooses, of $n at most
fate-what =
    { $n ->
        [1] It
       *[other] Each
    }
fate-meld = { $who ->
        [you] { fate-what } goes on top of its color on your board.
       *[other] { fate-what } goes on top of its color on { $name }’s board.
    }
fate-tuck = { $who ->
        [you] { fate-what } goes to the bottom of its color on your board.
       *[other] { fate-what } goes to the bottom of its color on { $name }’s board.
    }
fate-score = { $who ->
        [you] { fate-what } goes to your score pile.
       *[other] { fate-what } goes to { $name }’s score pile.
    }
fate-return = { fate-what } goes to the bottom of its deck.
fate-junk = { fate-what } is out of the game.
fate-safeguard = { $who ->
        [you] { fate-what } goes to your safe, unless that is full.
       *[other] { fate-what } goes to { $name }’s safe, unless that is full.
    }
fate-foreshadow = { $who ->
        [you] { fate-what } goes to your forecast, unless that is full.
       *[other] { fate-what } goes to { $name }’s forecast, unless that is full.
    }
fate-achieve = { $who ->
        [you] { fate-what } becomes one of your achievements.
       *[other] { fate-what } becomes one of { $name }’s achievements.
    }
fate-remove = { fate-what } is out of the game for good.
fate-transfer = { fate-what } goes { $place-to }.
fate-exchange = It changes places with the other cards.
fate-reveal = { $n ->
        [1] All see it; it stays where it is.
       *[other] All see them; they stay where they are.
    }
fate-self-execute = { $who ->
        [you] Its effects are executed for you alone.
       *[other] Its effects are executed for { $name } alone.
    }
fate-super-execute = { $who ->
        [you] Its effects are executed for you alone, and all your opponents do what it demands.
       *[other] Its effects are executed for { $name } alone, and all opponents do what it demands.
    }
fate-place = It goes on top of its deck.
fate-for-each = What the card says is done for it next; then for the others.
fate-karma = Its karma steps in; the others are ignored this time.
fate-draw = { $who ->
        [you] It goes to your hand.
       *[other] It goes to { $name }’s hand.
    }
fate-choose = { $n ->
        [1] It stays where it is for now.
       *[other] They stay where they are for now.
    }
fate-make-available = It can be claimed again.
fate-rearrange = You then choose the order of its cards, from the top down. A splay stays.
fate-rearrange-order = It lies beneath those chosen before and on top of all others.
fate-reveal-color = All learn the color, and not which card has it.
fate-splay = Of its covered cards, the icons that this splay uncovers will count.
fate-unsplay = The icons of its covered cards will not count.
fate-turn = The action is taken at once.
fate-free-dogma = { fate-turn }
fate-first-meld = { $who ->
        [you] It becomes the first card of your board.
       *[other] It becomes the first card of { $name }’s board.
    }
fate-move = It is moved.

# What is put in as it is: a name.
one-you = you
a-name = { $name }
one-of-players = { $who ->
        [you] you
       *[other] { $name }
    }
splayed-now = { $direction-splayed }
    .n = { $direction-splayed }

## Parley

ask-parley-activate = A distant player’s card costs a Parley: choose which card of the hand is returned.
ask-parley-share = { $who ->
        [you] To share a distant player’s action you must Parley: choose a card to return from your hand, or share nothing.
       *[other] To share a distant player’s action, { $name } must Parley: choose a card to return from that hand, or nothing is shared.
    }
ask-parley-immune = { $who ->
        [you] A distant player’s demand would hit you: return a card from your hand to escape it, or execute it.
       *[other] A distant player’s demand would hit { $name }: return a card from that hand to escape it, or let the demand be executed.
    }
ask-parley-resist = { $who ->
        [you] A distant player’s effect would compel you: return a card from your hand to escape it, or execute it.
       *[other] A distant player’s effect would compel { $name }: return a card from that hand to escape it, or let the effect be executed.
    }
fate-parley-activate = { $who ->
        [you] It goes to the bottom of its deck, and you use the card.
       *[other] It goes to the bottom of its deck, and { $name } uses the card.
    }
fate-parley-share = { $who ->
        [you] It goes to the bottom of its deck, and you share for the whole action.
       *[other] It goes to the bottom of its deck, and { $name } shares for the whole action.
    }
fate-parley-resist = { $who ->
        [you] It goes to the bottom of its deck, and you are not compelled.
       *[other] It goes to the bottom of its deck, and { $name } is not compelled.
    }
fate-parley-immune = { $who ->
        [you] It goes to the bottom of its deck, and the demand does not reach you.
       *[other] It goes to the bottom of its deck, and the demand does not reach { $name }.
    }
