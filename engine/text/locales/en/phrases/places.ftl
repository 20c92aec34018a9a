# Whose hand, score pile, board: .from .to .in; $owner tells whose, and $player says it for "player".

whose =
    { $owner ->
        [you] your
        [only-you] your
        [me] my
        [that] that player’s
        [an-opponent] an opponent’s
        [another] another player’s
        [any-opponent] any opponent’s
        [opponents] all opponents’
        [any-other] any other player’s
        [others] all other players’
        [any-player] any player’s
        [everyone] all players’
        [each-opponent] each opponent’s
        [each-other] each other player’s
        [each-player] each player’s
        [left-neighbor] your left neighbor’s
        [right-neighbor] your right neighbor’s
        [player] the
        [none] the
        [host] your
       *[they] their
    }

place-hand = { whose } hand{ $owner ->
        [opponents] s
        [others] s
        [everyone] s
       *[one] {""}
    }{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-hand }
    .to = to { place-hand }
    .in = in { place-hand }

place-either = { $first } or { $second }
    .from = { $first-from } or { $second-from }
    .to = { $first-to } or { $second-to }
    .in = { $first-in } or { $second-in }
place-score = { whose } score pile{ $owner ->
        [opponents] s
        [others] s
        [everyone] s
       *[one] {""}
    }{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-score }
    .to = to { place-score }
    .in = in { place-score }

place-board =
    { $owner ->
        [any-player] any board
        [everyone] all boards
       *[other] { whose } board{ $owner ->
            [opponents] s
            [others] s
           *[one] {""}
        }{ $owner ->
            [player] {" "}of { $player }
           *[other] {""}
        }
    }
    .from = from { place-board }
    .to = to { place-board }
    .in = on { place-board }

place-cards = { whose } cards
    .from = of { $owner ->
            [you] yours but your
            [only-you] yours but your
            [me] mine but my
            [opponents] all opponents but their
            [others] all other players but their
            [everyone] all players but their
            [left-neighbor] your left neighbor but their
            [right-neighbor] your right neighbor but their
           *[other] that player but their
        } achievements
    .to = { place-cards.from }
    .in = { place-cards.from }

place-achievements = { whose } achievements{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-achievements }
    .to = to { place-achievements }
    .in =
        { $owner ->
            [you] you have
            [me] I have
            [they] they have
            [none] {""}
           *[other] among { place-achievements }
        }

place-together = { $place }
    .in = altogether { $place-in }
place-box = the box
    .from = from the box
    .to = to the box
    .in = in the box
place-available = the available achievements
    .from = from the available achievements
    .to = to the available achievements
    .in = among the available achievements
place-junk = the junk
    .from = from the junk
    .to = to the junk
    .in = in the junk
