### Looking back on a game: in the panel and on the command line.

ui-lookback-label = Look back on the game
ui-help-key-lookback = look back on a game that is over: its turning points
ui-lookback-open = Look back (t)
ui-lookback-how = Looks for the decisions that cost a player most, by what that player could know then, and asks what you would do now. It plays many games with the bots, and what it finds is a guess.
ui-lookback-seat = Decisions of { $name }
ui-lookback-hidden = The game is looked back on once the question is answered.
ui-lookback-not-over = A game can be looked back on once it is over.
ui-lookback-no-eyes = You can look back only on the decisions of a player whose cards you see.
ui-lookback-stop = Stop
ui-lookback-on = Go on with more games
ui-lookback-close = Close
ui-lookback-glancing = Decisions looked at so far: { $n } of { $of }
ui-lookback-playing = Games played so far: { $n } of { $of }
ui-lookback-graph-what = The chance to win at each of these decisions, as the bots judge the open cards, in percent, over the numbers of this player’s turns; turning points have a dot.
ui-lookback-maybe = At { $n } of the decisions below, another answer did better in these games, but that may be luck: what was played may be just as good.
ui-lookback-others = Where it looked worst besides
ui-lookback-go = Show it in the game
ui-lookback-ask = What would you do now?
ui-lookback-again = Try it again
ui-lookback-question = What would you do now?
ui-lookback-question-how = This is the table as it was then, and only what could be seen then. Choose as you would in a game.
ui-lookback-judging = Games are played on from your answer.
ui-lookback-try = Try another answer
ui-lookback-answer = Show the answer
ui-lookback-next = The next decision
ui-lookback-back = Back to the game
ui-lookback-lessons = Lessons about it:

lookback-head = Looked back on from the seat of { $name }, by what could be known from there then. All play on like the bot “{ $bot }”. A guess.
lookback-turns =
    { $turns ->
        [0] Every game is played to its end.
       *[other] Further turns that are played in each game before the bots judge the table: { $turns }
    }
lookback-no-decisions = There is no decision of this seat to look back on.
lookback-counts = Decisions: { $n }; looked at more closely: { $points }; games of each of their answers: { $games }
lookback-nothing-better = At no decision did another answer look better than the one that was given.
lookback-turning = Turning points: { $n }. Another answer did better there by more than chance explains: chance alone makes any difference so great in only one look back out of { $of }.
lookback-no-turning = No turning point: no other answer did so much better that chance cannot explain it. A difference counts only when it is so great that chance alone makes one like it in no more than one look back out of { $of }. More games show smaller differences.
lookback-no-games = No game was played from any of them yet, so nothing can be said.
lookback-stopped = Stopped: { $n } of { $of } games were played. More of them can change this.
lookback-graph = The chance to win, as the bots judge it: { $first } % at the first decision, { $last } % at the last; lowest { $low } % ({ $at_low }), highest { $high } % ({ $at_high }).
lookback-dots = Turning points: { $dots }.
lookback-dot = { $place }, { $chance } %
lookback-percent = { $n } %
lookback-numbers = The graph in numbers
lookback-is-turning = turning point
lookback-place =
    { $turn ->
        [0] before the first turn
       *[other] turn { $turn }
    }
# $by is "card" where a card asks
lookback-asked =
    { $by ->
        [card] In the game: { $place }, { $card }. { $asked }
       *[other] In the game: { $place }. { $asked }
    }
lookback-played = What was played: { $answer }. The chance to win after it: { $share } % ± { $error }.
lookback-better = Best: { $answer }. The chance to win after it: { $share } % ± { $error }.
lookback-loss = The chance to win fell by { $by } % ± { $error }.
lookback-hardly = Hardly any difference, or luck: { $by } % ± { $error }.
lookback-why = What the best answer changes right after it, on average:
lookback-was-best = No answer that was tried is better than what was played.
lookback-not-played = No game was played from here.
lookback-right = Right: { $answer }. No other answer that was tried gives a better chance to win.
lookback-right-too = Perhaps as good as the best: { $answer }. In these games it was behind by { $by } % ± { $error }, but that may be luck, so it cannot be told from the best.
lookback-wrong = Not the best: { $answer }. It is behind the best by { $by } % ± { $error }.
lookback-lesson = Lesson { $lesson }: { $title }
cli-error-lookback-seat = Say with --seat whose decisions to look back on: a number from 1 to { $players }, not “{ $seat }”.
