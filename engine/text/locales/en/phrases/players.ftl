# Players as subjects, objects and owners.

whoever-you = you
whoever-me = me
whoever-another = another player
whoever-an-opponent = an opponent
whoever-any-player = a player
that-player = that player

whoever-points = { $player } with { $relation ->
        [at-least] at least as many points as
        [at-most] no more points than
        [equals] as many points as
        [more] more points than
        [fewer] fewer points than
       *[not-equals] more or fewer points than
    } { whom }

whoever-bonus-points = { $player } with more bonus points than { whom }

whoever-single-most = the single player with the most { $amount }
whoever-single-highest = the single player with the highest { $np }
whoever-where = { $player } of whom it is true that { $condition }

who-have =
    { $owner ->
        [you] you have
        [me] I have
        [they] they have
        [that] that player has
        [each-opponent] each opponent has
        [some-opponent] any opponent has
        [no-opponent] no opponent has
        [each-other] each other player has
        [some-other] any other player has
        [no-other] no other player has
        [each-player] each player has
        [some-player] any player has
        [no-player] no player has
        [only-you] you are the only player with
       *[other] there are
    }

whom =
    { $other ->
        [you] you
        [me] me
        [they] them
        [that] that player
        [any-opponent] any opponent
        [any-other] any other player
        [any-player] any player
        [each-opponent] each opponent
        [each-other] each other player
        [each-player] each player
       *[other] them
    }
