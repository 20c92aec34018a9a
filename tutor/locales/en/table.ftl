# What stands on the table itself, and what a screen reader says of each thing on it.

table-label-hand = Hand
table-label-score = Score
table-label-achievements = Achievements
table-label-junk = Junk
table-label-left_table = left
table-label-winner = wins
table-label-next = next
table-label-top = top
table-label-available = Available achievements, and the decks
table-label-specials = Special achievements
table-label-empty = empty

letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
letter-purple = P

say-table = Innovation. { $current }: action { $action } of { $actions }
say-table_description = The table of { $players }.
say-table_description-featured = The table of { $players }. The featured icon is { $featured }.
say-turn = action { $action } of { $actions }
say-player =
    { $current ->
        [yes] { $name }, whose turn it is (action { $action } of { $actions }). Score { $points }. Icons: { $icons }.
       *[no] { $name }. Score { $points }. Icons: { $icons }.
    }
say-player-left = { $name } has left the table.
say-verdict = { $player } { $verdict }.
say-icon = { $n } { $icon }
say-no-icons = none
say-card = { $title }, { $color } { $value }, icons: { $icons }, featured: { $featured }
say-card-covered = { $title }, { $color } { $value }, covered, icons: { $icons }
say-card-lit = its icons count now
say-card-changed = changed by the last step
say-card-not-ready = not done yet
say-image = card image
say-back = { $owner }, { $zone }: face-down card of value { $value }, { $place } of { $count }
say-back-alone = { $owner }, { $zone }: face-down card of value { $value }
say-pile = { $owner }, { $color } pile: { $cards }, top card { $top }, { $splay }
say-pile-empty = { $owner }, { $color } pile: empty
say-hand = { $owner }, hand: { $cards }
say-score = { $owner }, score pile: { $cards }, { $points }
say-achievements = { $owner }, achievements: { $count }
say-achievements-specials = { $owner }, achievements: { $count }, and { $specials }
say-decks = Decks
say-deck =
    { $count ->
        [0] Deck of age { $age }: empty
       *[other] Deck of age { $age }: { $cards }
    }
say-deck-next = Deck of age { $age }: { $cards }. { $drawer } would draw from here.
say-available = Available achievements
say-achievement-open = Achievement { $value }: can be claimed
say-achievement-points = Achievement { $value }: needs { $needed } points, { $missing } missing
say-achievement-top = Achievement { $value }: enough points, but a top card of value { $value } or higher is missing
say-achievement-both = Achievement { $value }: needs { $needed } points, { $missing } missing, and a top card of value { $value } or higher
say-specials = Special achievements
say-special = { $name }: { $progress }, of { $needed } needed
say-special-claimed = { $name }: claimed by { $holder }
say-special-junked = { $name }: junked
say-progress = { $player } { $have }
say-junk = Junk: { $cards }
say-junk-empty = Junk: empty
