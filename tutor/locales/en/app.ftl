# The app's own words: panels, buttons, notices, help. What the game says (events, reasons, prompts, cards, rules)
# stands in engine/text. $who is "you" for the player who looks and "other" for everybody else, whose name is $name.

## Names of players that a scenario did not name

player-you = You
player-opponent = Opponent
player-nth = Player { $n }

## The app

app-label = Innovation Tutor: { $title }
app-untitled = Untitled table
app-place = Step { $n } of { $last }, line { $line }
app-resume = The kernel behind this app does not answer. To go on, run the cell again; what you played is kept.
app-still = The table as it was last seen. To go on from here, run this cell again (Shift+Enter).
app-still-nobody = The table as it was last seen.

## What a person sees of other seats

seat-you = You look from the seat of { $name }.
seat-all = You see every card of every player.
seat-nobody = You see what is open to everybody.

## The bar under the table

bar-label = Walk through the game
bar-start = ⏮
    .hint = To the beginning (s)
bar-back = ◀ Back
    .hint = One step back (left arrow, p or [)
bar-into = Step ▶
    .hint = One step forward, into the effect (right arrow, n or ])
bar-over = Over
    .hint = To the end of what this player executes (o)
bar-out = Out
    .hint = To the end of the whole effect, all players (u)
bar-decision = Next decision
    .hint = On to the next decision (d)
bar-end = ⏭
    .hint = To the end of this line (e)
bar-play = Play slowly
    .hint = Take a step every second and a half, until somebody decides
bar-pause = Pause
    .hint = Stop walking
bar-slider = Step
    .hint = Go to any step of this line

## Settings

set-language = Language
set-english = EN
    .hint = English
set-ukrainian = УК
    .hint = Ukrainian
set-smaller = A−
    .hint = Smaller text
set-larger = A+
    .hint = Larger text
set-motion-on = Motion on
    .hint = Cards slide from place to place. Click to switch this off.
set-motion-off = Motion off
    .hint = Cards change places at once. Click to let them slide.
set-help = Help
    .hint = Keys, and what the marks mean (h or ?)
set-keys = Ways to use it

## Now: who decides, what is asked, the options

now-label = Now
now-turn =
    { $who ->
        [you] Your turn: action { $action } of { $actions }
       *[other] { $name }’s turn: action { $action } of { $actions }
    }
now-turn-over =
    { $who ->
        [you] Your turn, both actions taken
       *[other] { $name }’s turn, both actions taken
    }
now-you-decide = You decide.
now-other-decides = { $name } decides: you choose for them here.
now-card-asks = { $card } asks: “{ $sentence }”
now-optional = You need not.
now-exactly =
    { $n ->
        [one] Choose one.
       *[other] Choose { $n }.
    }
now-up-to = Choose up to { $n }.
now-between = Choose { $low } to { $high }.
now-same-value = They must have one value.
now-confirm =
    { $n ->
        [0] Choose none
        [one] Take this one
       *[other] Take these { $n }
    }
now-confirm-more =
    { $n ->
        [one] Choose one more
       *[other] Choose { $n } more
    }
now-decline = No, choose nothing
now-decline-done = Decline
now-picked = { $n } of { $high } chosen
now-runs =
    { $who ->
        [you] { $card } runs. You activated it.
       *[other] { $card } runs. { $name } activated it.
    }
now-locked = Who shares and who is vulnerable is fixed now. Step through the effects one by one.
now-executes =
    { $who ->
        [you] You execute effect { $n } of { $of }.
       *[other] { $name } executes effect { $n } of { $of }.
    }
now-goes-on = Something is still going on.
now-dogma-over = All effects of { $card } are done.
now-step = Step ▶
    .hint = One step forward (right arrow)
now-over = Finish this player
    .hint = To the end of what this player executes (o)
now-to-decision = Run to the next decision
    .hint = Take all steps until somebody decides (d)
now-hidden = The answer stays hidden until you have made your guess.
now-earlier = Chosen here before
now-new-line = You went back. Choose the same again and you follow the old line; choose something else and a new line begins. Both are kept.
now-won =
    { $who ->
        [you] The game is over. You won.
       *[other] The game is over. { $name } won.
    }
now-won-many = The game is over. { $names } won.
now-draw-game = The game is over. Nobody won.

group-draw = Draw
group-meld = Meld
group-dogma = Dogma
group-achieve = Achieve
group-concede = Concede
group-options = Options
group-none-meld = Your hand is empty: nothing to meld.
group-none-achieve = { $who ->
        [you] You cannot claim an achievement yet.
       *[other] { $name } cannot claim an achievement yet.
    }

not-done = Not done yet
not-done-reason = { $card } is not done yet: its effects are not programmed, so it cannot be chosen for a Dogma. It can be melded, counted and moved.

preview-draw =
    { $who ->
        [you] You would take a { $value }: your highest top card is a { $value }.
       *[other] { $name } would take a { $value }: their highest top card is a { $value }.
    }
preview-draw-empty-board = The board is empty, so the card comes from the { $value } deck.
preview-draw-skips = Asked for a { $asked }, but that deck is empty: the next one up is { $value }.
preview-draw-ends = There is no such deck left: this draw would end the game.
preview-shares =
    { $who ->
        [you] You share ({ $own } ≥ { $leader })
       *[other] { $name } shares ({ $own } ≥ { $leader })
    }
preview-not-shares =
    { $who ->
        [you] You do not share ({ $own } < { $leader })
       *[other] { $name } does not share ({ $own } < { $leader })
    }
preview-vulnerable =
    { $who ->
        [you] You are vulnerable ({ $own } < { $leader })
       *[other] { $name } is vulnerable ({ $own } < { $leader })
    }
preview-not-vulnerable =
    { $who ->
        [you] You are not vulnerable ({ $own } ≥ { $leader })
       *[other] { $name } is not vulnerable ({ $own } ≥ { $leader })
    }
preview-immune =
    { $who ->
        [you] You are on the same team ({ $own } < { $leader })
       *[other] { $name } is on the same team ({ $own } < { $leader })
    }
preview-alone = Nobody else takes part.

verdict-shares = shares ({ $own } ≥ { $leader })
verdict-vulnerable = vulnerable ({ $own } < { $leader })
verdict-immune = neither ({ $own } < { $leader })
verdict-last = acts last ({ $own })
verdict-last-you = you act last ({ $own })
verdict-shares-you = you share ({ $own } ≥ { $leader })
verdict-vulnerable-you = you are vulnerable ({ $own } < { $leader })
verdict-immune-you = neither ({ $own } < { $leader })

## Notices: why a click did nothing

notice-no-card-option = { $card } is no option here.
notice-no-option = This is no option here.
notice-nothing-asked = Nothing is asked now. Press Step to go on.
notice-must-decide =
    { $who ->
        [you] You have to decide before it goes on: choose one of the options.
       *[other] { $name } has to decide before it goes on: choose one of the options for them.
    }
notice-game-over = The game is over: there is nothing more to step into. Go back and try another way.
notice-at-start = This is the beginning.
notice-too-many =
    { $n ->
        [one] Only one may be chosen. Take the other back first.
       *[other] Only { $n } may be chosen. Take one back first.
    }
notice-not-enough =
    { $n ->
        [one] Choose one more.
       *[other] Choose { $n } more.
    }
notice-same-value = All of them must have one value.
notice-whose = It is not this player who decides now.
notice-not-top = Only a top card can be chosen for a Dogma.
notice-not-yours =
    { $who ->
        [you] Only your own cards can be used for your actions.
       *[other] Only { $name }’s own cards can be used for this action.
    }
notice-deck =
    { $who ->
        [you] Your Draw action takes a { $value }, by your highest top card.
       *[other] { $name }’s Draw action takes a { $value }, by their highest top card.
    }
notice-achievement-points = To claim this you need { $needed } points; { $missing } are missing. Nothing is spent.
notice-achievement-top = To claim this you need a top card of value { $value } or higher.
notice-last-line = This is the only line. Start again from the beginning instead.
notice-saved = Saved.

## Errors

error-title = That did not work.
error-plain = Something in the program went wrong. The game stands where it stood; step back and try another way.
error-own-words = The error says:
error-dismiss = Close
error-illegal-answer = This cannot be chosen here. Nothing has changed.
error-nothing-asked = Nothing is asked now. Nothing has changed.
error-game-over = The game is over. Go back to try another way.
error-not-done = A card would have to be executed whose effects are not programmed yet. Nothing has changed; step back and choose another.
error-bad-save = This saved game cannot be opened.
error-session = This step cannot be taken. Nothing has changed.
error-bad-position = This scenario cannot be opened.
error-no-scenario = There is no such scenario.

## Why: what happened and the reason for it

why-label = Why
why-happened = What just happened
why-nothing = Nothing has happened yet.
why-hidden = Hidden until you have made your guess.
why-numbers = The numbers
why-rule = Rule: { $title }
why-where = Where it stands
why-also = Also said in
why-more = Why?
why-less = Less
why-others =
    { $n ->
        [one] One card could not be chosen
       *[other] { $n } cards could not be chosen
    }
why-order =
    { $who ->
        [you] You execute it.
       *[other] { $name } executes it.
    }

## Card: the card that runs, sentence by sentence

run-label = Card
run-none = No card runs. Choose any card on the table to read it here.
run-none-hidden = Nobody can see what is on this card from here.
run-of =
    { $who ->
        [you] activated by you
       *[other] activated by { $name }
    }
run-inside = executed by { $card }
run-reading = You are reading this card; it does not run.
run-back = Back to what runs
run-effect = Effect { $n }
run-effect-dogma = Effect { $n }
run-effect-demand = Effect { $n }, a demand
run-unwritten = This card’s effects are not done yet: it can be drawn, melded, counted and moved, but not chosen for a Dogma.
run-original = { $title } in English
status-done = Done
status-running = Runs now
status-coming = To come
status-skipped = Skipped
seat-status-done =
    { $who ->
        [you] you: done
       *[other] { $name }: done
    }
seat-status-running =
    { $who ->
        [you] you: now
       *[other] { $name }: now
    }
seat-status-coming =
    { $who ->
        [you] you: then
       *[other] { $name }: then
    }
run-order = In this order

## Log

log-label = Log
log-empty = Nothing has happened yet. Every step will stand here; click one to go back to it.
log-start = The beginning
log-turn =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
log-draw =
    { $who ->
        [you] You take a Draw action
       *[other] { $name } takes a Draw action
    }
log-meld =
    { $who ->
        [you] You meld { $card }
       *[other] { $name } melds { $card }
    }
log-dogma =
    { $who ->
        [you] You choose { $card } for a Dogma
       *[other] { $name } chooses { $card } for a Dogma
    }
log-achieve =
    { $who ->
        [you] You claim an achievement
       *[other] { $name } claims an achievement
    }
log-effect = Effect { $n } of { $card }
log-execution =
    { $who ->
        [you] You
       *[other] { $name }
    }
log-self-execute =
    { $who ->
        [you] You self-execute { $card }
       *[other] { $name } self-executes { $card }
    }
log-free-draw =
    { $who ->
        [you] Your free Draw
       *[other] { $name }’s free Draw
    }
log-lies-ahead = { $n } steps of this line lie ahead

## Lines: what was tried

lines-label = Lines
lines-intro = Every way you tried is kept here as a line. Go back and choose something else, and a new one begins.
lines-name = Name of line { $name }
lines-current = you are here
lines-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
lines-forked = leaves line { $name } at step { $n }
lines-switch = Go there
lines-switch-to = Go to the end of line { $name }
lines-delete = Delete
lines-delete-line = Delete line { $name }
lines-compare = Compare
lines-compare-line = Compare line { $name } with another
lines-choose-two = Choose two lines to compare their tables side by side.
lines-choose-other = Now choose the line to compare it with.
lines-compared = Line { $one } and line { $other }, each at its end
lines-where = Where
lines-line = Line { $name }
lines-same = The two tables are the same.
lines-close = Close the comparison
lines-restart = Start all over
    .hint = Forget all lines and go back to the beginning
lines-first-answer = begins with: { $answer }

## Help

help-label = Help
help-close = Close help
help-keys = Keys
help-keys-note = They work while the focus is anywhere in the app. Tab always leads on and out of it.
help-marks = Marks on the table
help-key-into = one step forward
help-key-back = one step back
help-key-over = over: to the end of what this player executes
help-key-out = out: to the end of the whole effect
help-key-decision = on to the next decision
help-key-previous = back to the decision before
help-key-end = to the end of the line
help-key-start = to the beginning
help-key-digits = choose that option
help-key-why = show or hide the whole reason
help-key-language = change the language
help-key-help = open or close this help
help-key-escape = close help, or leave the card you read
help-key-arrows = on the table: to the next card or place; Enter chooses it
help-key-tree = in the log: up and down, open and close; Enter goes to that step
help-mark-choice = dashed outline with a ring: may be chosen
help-mark-chosen = outline with a tick: is chosen
help-mark-lit = gold outline: its icons count now
help-mark-changed = diamond: the last step moved or changed it
help-mark-not-done = struck ring: the card’s effects are not done yet

## Places, when two lines are compared

where-pile =
    { $who ->
        [you] Your { $color } pile
       *[other] { $name }: { $color } pile
    }
where-hand =
    { $who ->
        [you] Your hand
       *[other] { $name }: hand
    }
where-score =
    { $who ->
        [you] Your score pile
       *[other] { $name }: score pile
    }
where-achievements =
    { $who ->
        [you] Your achievements
       *[other] { $name }: achievements
    }
where-decks = Decks
where-deck = { $age } { $count }
where-available = Available achievements
where-junk = Junk
where-turn = Whose turn
where-nothing = nothing
where-splayed = { $cards } ({ $splay })
