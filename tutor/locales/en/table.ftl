# What stands on the table itself, and what a screen reader says of each thing on it.

ui-table-label-hand = Hand
ui-table-label-score = Score
ui-table-label-achievements = Achieved
ui-table-label-junk = Junk
ui-table-label-box = Box
ui-zone-alone = { CAP($zone) }
ui-table-label-left_table = left
ui-table-label-winner = won
ui-table-label-next = next
ui-table-label-top = top
ui-table-label-available = Available achievements, and the decks
ui-table-label-specials = Special achievements
ui-table-label-empty = empty
ui-table-label-decks = Decks
ui-table-label-full = full
ui-table-pile = { $cards }
ui-table-fan = { $cards }, { $splay }

ui-letter-red = R
ui-letter-yellow = Y
ui-letter-green = G
ui-letter-blue = B
ui-letter-purple = P

ui-say-table =
    { $actions ->
        [0] Innovation. Before the first turn: everybody chooses the card to begin with
       *[other] Innovation. { $current }{ ui-turn-at }
    }
# after whose turn it is: a showcase comes before the first action
ui-turn-at =
    { $action ->
        [0] , before the first action
       *[other] : action { $action } of { $actions }
    }
ui-say-game = { $edition }, with { $sets }
ui-say-of-team = { $name }, team { $team }
ui-say-drawer =
    { $who ->
        [you] you draw
       *[other] { $name } draws
    }
ui-say-drawer-of-set =
    { $who ->
        [you] you draw: { $set } { $age }
       *[other] { $name } draws: { $set } { $age }
    }
ui-say-drawer-set-empty =
    { $who ->
        [you] you draw: { $set } { $age }, as { $ruled } has no { $age }
       *[other] { $name } draws: { $set } { $age }, as { $ruled } has no { $age }
    }
ui-say-fold = Open the board of { $name }. Top cards: { $tops }
ui-say-fold-opened = Fold the board of { $name } to a line
ui-say-fold-top = { $color } { $title } { $value }
ui-say-untold = not shown
ui-say-table-untold = Innovation
ui-say-table_description = The table of { $players }. { $game }.
ui-say-table_description-featured = The table of { $players }. The featured icon is { $featured }. { $game }.
ui-say-turn =
    { $action ->
        [0] before the first action
       *[other] action { $action } of { $actions }
    }
ui-say-player =
    { $current ->
        [yes] { $name }, whose turn it is ({ ui-say-turn }). Score { $points }. Icons: { $icons }.
       *[no] { $name }. Score { $points }. Icons: { $icons }.
    }
ui-say-player-left = { $name } has left the table.
ui-say-verdict = { $player } { $verdict }.
ui-say-icon = { $n } { $icon }
ui-say-no-icons = none
ui-say-card = { $title }, { $color } { $value }, icons: { $icons }, featured: { $featured }
ui-say-card-covered = { $title }, { $color } { $value }, covered, icons: { $icons }
ui-say-covered = { $owner }, a covered card of the { $color } pile, icons shown: { $icons }
ui-say-none = none
ui-say-card-lit = its icons count now
ui-say-card-echoing = its echo effect runs now
# $watched: what its karmas wait for, one or more of the messages watch-…
ui-say-card-karmas = its karmas are in force: { $watched }
# $who: whose deeds they are, seen from the card’s owner
ui-watch-would = { $who ->
        [you] when its owner would { $deed }
        [opponents] when an opponent of its owner would { $deed }
        [others] when a player other than its owner would { $deed }
       *[everyone] when any player would { $deed }
    }
ui-watch-decree = for a Decree of its owner
ui-watch-always = all the time
ui-say-card-changed = changed by the last step
ui-spot-deck = deck { $n }
    .from = from deck { $n }
    .to = to deck { $n }
ui-spot-deck-of-set = deck { $n } of { $set }
    .from = from deck { $n } of { $set }
    .to = to deck { $n } of { $set }
ui-way-draw = { $who ->
        [you] you draw a { $n }
       *[other] { $name } draws a { $n }
    }
ui-way-meld = { $who ->
        [you] you meld it here
       *[other] { $name } melds it here
    }
ui-way-achieve = { $who ->
        [you] you achieve it
       *[other] { $name } achieves it
    }
ui-moved = moved { $source } { $target }
ui-say-moves = The last act: { $moves }.
ui-say-coming = To come: { $moves }.
ui-say-card-not-ready = not done yet
ui-say-place = { $owner }, { $zone }
ui-say-zone = { $there }: { $cards }
ui-say-zone-limited =
    { $full ->
        [yes] { $there }: { $cards }; the limit is { $limit }, so it is full
       *[no] { $there }: { $cards }; the limit is { $limit }
    }
ui-say-meter =
    { $full ->
        [yes] { $have } of { $limit }: full
       *[no] { $have } of { $limit }
    }
ui-say-face-down = face-down card of value { $value }
ui-say-face-down-of-set = face-down card of value { $value } of { $set }
ui-say-back = { $there }: { $back }, { $place } of { $count }
ui-say-back-alone = { $there }: { $back }
ui-say-pile = { $owner }, { $color } pile: { $cards }, top card { $top }, { $splay }
ui-say-pile-not-counted = its cards are not counted
ui-say-pile-empty = { $owner }, { $color } pile: empty
ui-say-hand = { $owner }, hand: { $cards }
ui-say-score = { $owner }, score pile: { $cards }, { $points }
ui-say-score-untold = { $owner }, score pile: { $cards }
ui-say-karma-points = the karma of { $card } { $sign ->
        [minus] takes
       *[plus] adds
    } { $points }
ui-say-bonuses =
    { $others ->
        [0] { $cards } in the score pile, and a bonus of { $highest }
       *[other] { $cards } in the score pile, and bonuses of { $highest } + { $others } × 1: { $more }
    }
ui-say-fountain = a fountain on a { $color } card counts as one
ui-say-by-karma = { $count ->
        [1] one by the karma of { $card }
       *[other] { $count } by the karma of { $card }
    }
ui-say-flag =
    { $counts ->
        [yes] a flag on a { $color } card counts as one: { $own } visible { $color } cards, no opponent has more ({ $most })
       *[no] a flag on a { $color } card does not count: { $own } visible { $color } cards, an opponent has more ({ $most })
    }
ui-say-achievements = { $owner }, achievements: { $count }
ui-say-achievements-specials = { $owner }, achievements: { $count }, among them { $specials }
ui-say-decks = Decks
ui-say-decks-of-set = Decks of { $set }
ui-say-deck-of-set =
    { $count ->
        [0] { $set }, deck of age { $age }: empty
       *[other] { $set }, deck of age { $age }: { $cards }
    }
ui-say-deck-of-set-next = { $set }, deck of age { $age }: { $cards }. { $drawer } would draw from here.
ui-say-deck =
    { $count ->
        [0] Deck of age { $age }: empty
       *[other] Deck of age { $age }: { $cards }
    }
ui-say-deck-next = Deck of age { $age }: { $cards }. { $drawer } would draw from here.
ui-say-available = Available achievements
ui-say-achievement-open = Achievement { $value }: can be claimed
ui-say-achievement-points = Achievement { $value }: needs { $needed } points, { $missing } missing
ui-say-achievement-top = Achievement { $value }: enough points, but a top card of value { $value } or higher is missing
ui-say-achievement-both = Achievement { $value }: needs { $needed } points, { $missing } missing, and a top card of value { $value } or higher
ui-say-achievement-held =
    { $held ->
        [1] you have one of this value, so it costs { $times } times the points
       *[other] you have { $held } of this value, so it costs { $times } times the points
    }
ui-say-achievement-among = { $place } of { $count } of this value
ui-say-achievement-untold = Achievement { $value }: for { $needed } points and a top card of value { $value } or higher
ui-say-specials = Special achievements
ui-say-special = { $name }: { $progress }, of { $needed } needed
ui-say-special-untold = { $name }: available
ui-say-special-for = { $special }. { $text }
ui-say-decree = { $name }, a { $color } Decree
ui-say-special-claimed = { $name }: claimed by { $holder }
ui-say-special-in-use = { $name }: under { $card } of { $holder }
ui-say-special-in-supply = { $name }: in the supply
ui-say-special-junked = { $name }: junked
ui-say-special-removed = { $name }: removed from the game
ui-say-progress = { $player } { $have }
ui-say-progress-of = { $player } { $have } (needs { $needed })
ui-say-junk = Junk: { $cards }, face down: { $backs }
ui-say-out-of-play-value = { $count } of value { $value }
ui-say-junk-empty = Junk: empty
ui-say-box = Box, out of the game: { $cards }, face down: { $backs }
ui-say-box-empty = Box, out of the game: empty
