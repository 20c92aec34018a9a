### Outcomes of an action, and what actions are worth: in the panel and on the command line.

outcomes-you = You
outcomes-of = What can follow { $answer }
outcomes-rest = What can follow from here to the end of the action
outcomes-eyes = { $kind ->
        [all] Seen with all cards known: nothing is left to chance.
        [nobody] Seen by nobody in particular: every hidden card is chance.
       *[seat] From this seat: { $name }. Cards that cannot be known there are chance.
    }
outcomes-unknown = This depends on cards that cannot be seen from here, so nothing is counted. With all cards open it can be explored.
outcomes-counts = Ways: { $ways }. Different ends: { $leaves }. Requests that a player decides: { $choices }. Draws of an unknown card: { $chances }.
outcomes-endless = Answers that lead to no end and are refused in play: { $n }.
outcomes-not-done = Ways that end at a card without a program: { $n }.
outcomes-circles = Answers that lead back to where one was: { $n }; they add no ways.
outcomes-whole = Everything was looked at.
outcomes-cut = Cut off after { $tried } states; it can go on from there.
outcomes-full = Stopped: it holds as many states as it may ({ $n }).
outcomes-left = Not looked at: { $of ->
        [-1] answers after the first { $explored }
       *[other] { $explored } of { $of } were
    } here: { $line }
outcomes-start = at the first request
outcomes-none = No end is like this, as far as was looked.
outcomes-row = { $n }. { $chance }; ways: { $ways }
outcomes-probability = probability { $fraction } ({ $percent } %)
outcomes-between = probability from { $least } % to { $most } %, by what players choose
outcomes-chosen = players decide
outcomes-not-counted = probability not counted
outcomes-same = Scores, hands, achievements and icons stay as they are.
outcomes-player = { $name }: { $changes }
outcomes-score = score { $before } → { $after }
outcomes-hand = cards in hand { $before } → { $after }
outcomes-icon = { $icon } { $before } → { $after }
outcomes-claims = claims { $what }
outcomes-loses = loses the achievement { $what }
outcomes-value = an achievement of value { $value }
outcomes-card-at = { $card } { $place-in }
outcomes-line = Line: { $line }
outcomes-no-step = nobody decides anything
outcomes-step = { $name }: { $answer }
outcomes-drawn = drawn: { $card }
outcomes-nothing = nothing
outcomes-closed = a choice whose cards cannot be seen from here
outcomes-more = Further outcomes that are not shown: { $n }.

outcomes-worth = Who decides: { $name }. What each answer is worth if all play on like the bot “{ $bot }”. A guess.
outcomes-worth-games = Games of each answer: { $n }, in worlds in which what cannot be known from this seat is imagined.
outcomes-worth-row = { $n }. { $answer }: { $share } % ± { $error } of the games are won
outcomes-worth-behind = worse than the best by { $by } ± { $error }
outcomes-worth-unclear = not to be told apart from the best yet: { $by } ± { $error }
outcomes-worth-stopped = Games that could not be played on: { $n }
outcomes-worth-unfinished = Games cut off as too long, counted as drawn: { $n }
outcomes-worth-reason = { $name }, { $what }: { $change }, with the others { $others }
outcomes-worth-score = score
outcomes-worth-hand = cards in hand
outcomes-worth-achievements = achievements
outcomes-worth-why = Right after it, on average:
