# The app's own words: panels, buttons, notices, help. What the game says (events, reasons, prompts, cards, rules)
# stands in engine/text. $who is "you" for the player who looks and "other" for everybody else, whose name is $name.

## Names of players that a scenario did not name

ui-player-you = You
ui-player-opponent = Opponent
ui-player-nth = Player { $n }

## The app

ui-app-label = Innovation Tutor: { $title }
ui-app-untitled = Untitled table
# a ruling whose title, its answer, is hidden from a class
ui-app-ruling-about = Ruling { $id }: { $cards }
ui-app-own-about = { $id }: { $cards }
ui-app-ruling = Ruling { $id }
ui-app-place-start = Nothing played yet
ui-app-place = Step { $n } of { $last }
ui-app-place-named = { $line }: step { $n } of { $last }
ui-app-outside = Click the table, or Tab to it, to use the keys (H lists them).
ui-app-resume = The kernel behind this app does not answer. To go on, run the cell again and press Resume; what you played is kept.
ui-app-resume-not-kept = The kernel behind this app does not answer. To go on, run the cell again; it begins anew, for here nothing is kept.
ui-app-still-not-kept = The table as it was last seen. Run this cell again (Shift+Enter) to begin anew; here nothing is kept.
ui-app-still = The table as it was last seen. To go on from here, run this cell again (Shift+Enter), then press Resume.

## The bar under the table

ui-bar-start = To start
    .hint = To the beginning (s)
ui-bar-back = ◀ Back
    .hint = One step back (left arrow, p or [)
ui-bar-into = Step ▶
    .hint = One step forward, into the effect (right arrow, n or ])
ui-bar-over = Finish part
    .hint = To the end of what this player executes (o)
ui-bar-out = Finish effect
    .hint = To the end of the whole effect, all players (u)
ui-bar-decision = Next decision
    .hint = On to the next decision (d)
ui-bar-end = To end
    .hint = To the end of this line (e)
ui-bar-play = Play
    .hint = Take a step every second and a half, until somebody decides
ui-bar-pause = Pause
    .hint = Stop walking
ui-bar-slider = Step
    .hint = Go to any step of this line

## Settings

ui-set-en = EN
    .hint = English
ui-set-uk = УК
    .hint = Ukrainian
ui-set-smaller = A−
    .hint = Smaller text (<)
ui-set-larger = A+
    .hint = Larger text (>)
ui-set-motion-on = Motion on
    .hint = Cards slide from place to place. Click to switch this off.
ui-set-motion-off = Motion off
    .hint = Cards change places at once. Click to let them slide.
ui-set-class-off = Class
    .hint = Before a class: large type, answers hidden until you press R (c)
ui-set-class-on = End class
    .hint = End presenting to a class: type as before, answers shown (c)
ui-set-full = Full screen
    .hint = The app alone on the whole screen, and back (f)
ui-set-full-on = Leave full screen
ui-set-help = Help
    .hint = Keys, and what the marks mean (h or ?)

## Seats: whose eyes one sees with

ui-seat-label = Whose eyes you see with (v): what they cannot see is hidden everywhere
ui-seat-of = Seen by { $name }
ui-seat-decider = Seen by whoever decides
ui-seat-all = All cards open
ui-seat-nobody = Seen by nobody

## Before a class

ui-class-hidden = The reasons are hidden from the class.
ui-class-reveal = Reveal (R)
ui-class-hide = Hide (R)
ui-class-blank = The screen is blank. Press the full stop to show it again.
ui-class-shown = The screen is shown again.

## Now: who decides, what is asked, the options

ui-now-label = Now
ui-now-setup = Before the first turn
ui-now-turn =
    { $who ->
        [you] Your turn{ ui-turn-at }
       *[other] { $name }’s turn{ ui-turn-at }
    }
ui-now-whose =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
# $end is "stop" where what the card says ended with a full stop, which is not in $text
ui-now-card-asks =
    { $end ->
        [stop] { $card } asks: “{ $text }.”
       *[other] { $card } asks: “{ $text }”
    }
ui-now-for-them = Here you choose for them.
ui-now-decide-as = Decide as { $name }
ui-now-decide-for = You decide for { $name }.
ui-now-how-many = { $many }.
ui-now-confirm =
    { $n ->
        [0] Choose none
       *[other] Confirm the choice ({ $n })
    }
ui-now-confirm-more = Still to choose: { $n }
ui-now-decline = No, choose nothing
ui-now-declined = If nothing is chosen: { $what }
ui-now-runs =
    { $who ->
        [you] { $card } runs. You activated it.
       *[other] { $card } runs. { $name } activated it.
    }
# $who: on whose board it is
ui-now-karma =
    { $who ->
        [you] The karma of { $card } on your board steps in.
       *[other] The karma of { $card } on { $name }’s board steps in.
    }
ui-now-locked = Who shares and who is vulnerable is fixed now. Step through the effects one by one.
ui-now-executes =
    { $who ->
        [you] You execute effect { $n } of { $of }.
       *[other] { $name } executes effect { $n } of { $of }.
    }
ui-now-endorsed = Endorsed with { $city }: what the activator executes and demands comes twice.
ui-now-second-time =
    { $who ->
        [you] You execute the effect for the second time.
       *[other] { $name } executes the effect for the second time.
    }
ui-now-executes-again =
    { $who ->
        [you] You execute effect { $n } of { $of } for the second time.
       *[other] { $name } executes effect { $n } of { $of } for the second time.
    }
ui-now-executes-echo =
    { $who ->
        [you] You execute the echo effect of { $card }.
       *[other] { $name } executes the echo effect of { $card }.
    }
ui-now-executes-echo-again =
    { $who ->
        [you] You execute the echo effect of { $card } for the second time.
       *[other] { $name } executes the echo effect of { $card } for the second time.
    }
ui-now-foreseen = { $card } was promoted: in this free Dogma action it was foreseen.
ui-now-showcase = { $card } is showcased: in this free Dogma action its icons count, too.
ui-now-goes-on = The action is not over yet. Press Step to go on.
ui-now-dogma-over = All effects of { $card } are done.
ui-now-step = Step ▶
    .hint = One step forward (right arrow)
ui-now-over =
    { $who ->
        [you] Finish your part
       *[other] Finish { $name }’s part
    }
ui-now-to-decision = Next decision
    .hint = Take all steps until somebody decides (d)
ui-now-again = Try the question again, or go on. What can be chosen here is shown again after that.
ui-now-guess = Answer the question first. What can be chosen here is shown again after that.
ui-now-draw = Draw a card
ui-now-next = The next task asks about this very table. Once you are there, what can be chosen is shown here again.
ui-now-hidden = The answer stays hidden until you have made your guess.
ui-now-earlier = Chosen here before
ui-now-new-line = You went back. Choose the same again and you follow the old line; choose something else and a new line begins. Both are kept.
ui-now-walk = The walk is laid out: press Step ▶ to see it played. Choose for yourself, and a new line begins; the walk stays.
ui-group-draw = Draw
ui-group-meld = Meld
ui-group-dogma = Dogma
ui-group-parley = Parley
ui-group-achieve = Achieve
ui-group-options = Options
ui-not-done = Not done yet
ui-not-done-reason = { $card } is not done yet: its effects are not programmed, so it cannot be chosen for a Dogma. It can be melded, counted and moved.

ui-preview-draw =
    { $who ->
        [you] Your highest top card is a { $value }.
       *[other] { $name }’s highest top card is a { $value }.
    }
ui-preview-draw-empty-board = The board is empty, so the card comes from the { $value } deck.
ui-preview-draw-skips = The highest top card is a { $asked }, but that deck is empty: the next one up is { $value }.
ui-preview-draw-ends = There is no such deck left: this draw would end the game.
ui-preview-achieve-again = It needs { $needed } points (5 × { $value } × { $times }), as you have { $held } of this value already
ui-preview-acts-at-once = Its icons act at once:
ui-preview-endorse =
    { $known ->
        [yes] { $city } endorses; it costs { $n ->
            [1] junking { $cards } from the hand
           *[other] junking one of these from the hand: { $cards }
        }
       *[no] { $city } endorses; it costs junking a card of value { $value } or less from the hand (there are { $n })
    }
ui-preview-endorse-effects =
    { $who ->
        [you] You execute each effect twice; who shares does so once
       *[other] { $name } executes each effect twice; who shares does so once
    }
ui-preview-endorse-demands = Each demand is made twice
ui-preview-endorse-both =
    { $who ->
        [you] Each demand is made twice, and you execute each other effect twice; who shares does so once
       *[other] Each demand is made twice, and { $name } executes each other effect twice; who shares does so once
    }
ui-preview-parleys =
    { $who ->
        [you] You may share for a card ({ $own } ≥ { $leader })
       *[other] { $name } may share for a card ({ $own } ≥ { $leader })
    }
ui-preview-shares =
    { $who ->
        [you] You share ({ $own } ≥ { $leader })
       *[other] { $name } shares ({ $own } ≥ { $leader })
    }
ui-preview-compelled =
    { $who ->
        [you] You are compelled ({ $own } ≥ { $leader })
       *[other] { $name } is compelled ({ $own } ≥ { $leader })
    }
ui-preview-compelled-shares =
    { $who ->
        [you] You are compelled, and share ({ $own } ≥ { $leader })
       *[other] { $name } is compelled, and shares ({ $own } ≥ { $leader })
    }
ui-preview-compelled-parleys =
    { $who ->
        [you] You are compelled, and may share for a card ({ $own } ≥ { $leader })
       *[other] { $name } is compelled, and may share for a card ({ $own } ≥ { $leader })
    }
ui-preview-not-compelled =
    { $who ->
        [you] You are not compelled ({ $own } < { $leader })
       *[other] { $name } is not compelled ({ $own } < { $leader })
    }
ui-preview-all-not-compelled = Not compelled, with fewer than { $leader }: { $counted }
ui-preview-neither =
    { $who ->
        [you] You neither share nor are compelled ({ $own } < { $leader })
       *[other] { $name } neither shares nor is compelled ({ $own } < { $leader })
    }
ui-preview-all-neither = Neither sharing nor compelled, with fewer than { $leader }: { $counted }
ui-preview-not-shares =
    { $who ->
        [you] You do not share ({ $own } < { $leader })
       *[other] { $name } does not share ({ $own } < { $leader })
    }
ui-preview-vulnerable =
    { $who ->
        [you] You are vulnerable ({ $own } < { $leader })
       *[other] { $name } is vulnerable ({ $own } < { $leader })
    }
ui-preview-not-vulnerable =
    { $who ->
        [you] You are not vulnerable ({ $own } ≥ { $leader })
       *[other] { $name } is not vulnerable ({ $own } ≥ { $leader })
    }
ui-preview-immune =
    { $who ->
        [you] You are on the same team ({ $own } < { $leader })
       *[other] { $name } is on the same team ({ $own } < { $leader })
    }
# several who take no part, told together; $counted is a list of ui-preview-count
ui-preview-count =
    { $who ->
        [you] you { $own }
       *[other] { $name } { $own }
    }
ui-preview-all-not-shares = Not sharing, with fewer than { $leader }: { $counted }
ui-preview-all-not-vulnerable = Not vulnerable, with { $leader } or more: { $counted }
ui-preview-all-immune = On the same team: { $counted }
ui-preview-one =
    { $who ->
        [you] you
       *[other] { $name }
    }
# $who: the current player
ui-preview-one-karma =
    { $who ->
        [you] Of karmas that wait for the same you pick one; the others are ignored.
       *[other] Of karmas that wait for the same { $name } picks one; the others are ignored.
    }
ui-preview-parley =
    { $who ->
        [you] Your card: it costs a card from the hand
       *[other] { $name }’s card: it costs a card from the hand
    }
ui-preview-more = +{ $n } { $icon }
ui-preview-less = −{ $n } { $icon }
ui-preview-totals = Icon totals: { $changes }
ui-preview-same-totals = The icon totals stay the same
ui-preview-first-of-color = The first card of its color on the board
ui-preview-covers = It covers { $card }
ui-preview-covers-splayed = It covers { $card }; the pile stays { $splay }
ui-preview-sets-off = After it: { $what }
ui-preview-claims = That claims: { $names }
ui-preview-achieve-points = Achievement { $value } still needs { $points }.
ui-preview-achieve-top = Achievement { $value } still needs a top card of value { $value } or higher.
ui-preview-achieve-both = Achievement { $value } still needs { $points }, and a top card of value { $value } or higher.
ui-preview-order = In this order: { $names }
ui-preview-nothing = Nothing would change. It is allowed all the same.
ui-preview-too-many = Whether anything would change is not known here: there are too many ways to look through.

## Notices: why a click did nothing

ui-notice-no-list = The list ends here.
ui-notice-list-begins = The list begins here.
ui-notice-without-list = This table is not part of a list, so nothing comes before or after it.
ui-notice-class-only = This key works before a class only. Press C for that first.
ui-notice-nothing-to-reveal = Nothing to reveal yet: first the guess that is asked for.
ui-notice-largest = This is the largest size of the words.
ui-notice-smallest = This is the smallest size of the words.
ui-notice-next = Go on to the next task first: it asks about this very table.
ui-notice-again = Try the question again, or go on.
ui-notice-guess = Answer the question first.
ui-notice-ruling = To open this ruling, run: tutor.open("{ $name }")
ui-notice-no-card-option = { $card } is no option here.
ui-notice-no-option = This is no option here.
ui-notice-nothing-asked = Nothing is asked now. Press Step to go on.
ui-notice-must-decide =
    { $who ->
        [you] You have to decide before it goes on: choose one of the options.
       *[other] { $name } has to decide before it goes on: choose one of the options for them.
    }
ui-notice-closed = { $name } decides before it goes on. To decide for them, look through their eyes.
ui-notice-game-over = The game is over: there is nothing more to step into. Go back and try another way.
ui-notice-at-start = This is the beginning.
ui-notice-too-many =
    { $n ->
        [one] Only one may be chosen. Take the other back first.
       *[other] Only { $n } may be chosen. Take one back first.
    }
ui-notice-not-enough =
    { $n ->
        [one] Choose one more.
       *[other] Choose { $n } more.
    }
ui-notice-same-value = All of them must have one value.
ui-notice-same-color = All of them must have one color.
ui-notice-different-values = No two of them may have one value.
ui-notice-different-colors = No two of them may have one color.
ui-notice-not-top = Only a top card can be chosen for a Dogma.
ui-notice-not-yours =
    { $who ->
        [you] Only your own cards can be used for your actions.
       *[other] Only { $name }’s own cards can be used for this action.
    }
ui-notice-deck =
    { $who ->
        [you] Your Draw action takes a { $value }, by your highest top card.
       *[other] { $name }’s Draw action takes a { $value }, by their highest top card.
    }
ui-notice-deck-of-set =
    { $who ->
        [you] Your Draw action takes a { $value } of { $set }, by your highest top card and the rule of that set.
       *[other] { $name }’s Draw action takes a { $value } of { $set }, by their highest top card and the rule of that set.
    }
ui-notice-several-ways = Several ways to choose it: { $ways }. Choose one of them in this panel.
ui-notice-achievement-points = To claim this you need { $needed } points; { $missing } are missing. Nothing is spent.
ui-notice-achievement-top = To claim this you need a top card of value { $value } or higher.

## Errors

ui-error-title = That did not work.
ui-error-plain = Something in the program went wrong. The game stands where it stood; step back and try another way.
ui-error-own-words = The error says:
ui-error-dismiss = Close
ui-error-illegal-answer = This cannot be chosen here. Nothing has changed.
ui-error-nothing-asked = Nothing is asked now. Nothing has changed.
ui-error-game-over = The game is over. Go back to try another way.
ui-error-not-done = A card would have to be executed whose effects are not programmed yet. Nothing has changed; step back and choose another.
ui-error-endless = This action would never end. Nothing has changed; choose another way, or take back more.
ui-error-bad-save = This saved game cannot be opened.
ui-error-not-saved-title = This game is not being saved.
ui-error-not-saved = What you play now is only in the memory of this page. Every further step tries again to save all of it; once that works, this message goes away.
ui-error-not-read-title = A saved game cannot be read at the moment.
ui-error-not-read = It stays as it is, and nothing is written over it. To try again, run this cell again (Shift+Enter).
ui-error-played-elsewhere-title = This game was also played on another page.
ui-error-played-elsewhere = Nothing is lost: both games are saved, and Resume offers both when this table is opened again.
ui-error-session = This step cannot be taken. Nothing has changed.
ui-error-bad-position = This scenario cannot be opened.
ui-error-unknown-scenario = There is no such scenario.

## Why: what happened and the reason for it

ui-why-label = Why
ui-why-happened = What just happened
ui-why-nothing = Nothing has happened yet.
ui-why-hidden = Hidden while a guess is asked for. Once it has been played, it is explained here.
ui-why-numbers = The numbers
ui-why-rule = Rule: { $title }
ui-why-where = Where it stands in the rulebook
ui-why-rulings = Rulings that rest on it
ui-why-back = Back to what just happened
ui-ask = Why?
ui-ask-about = Why? { $what }
ui-asked-dogma = Who takes part in { $card }?
ui-asked-draw = Which deck is drawn from?
ui-asked-must = Why can this not be refused?
ui-asked-card = Why not { $card }?
ui-run-words = New words:
ui-slot-means = { $slot } { $text }
ui-asked-thing = Why not this one?
ui-asked-icons =
    { $who ->
        [you] Which of your icons do karmas add?
       *[other] Which icons of { $name } do karmas add?
    }
ui-asked-icons-by = The karma of { $card } adds { $icons }.
ui-asked-seat =
    { $who ->
        [you] Do you share, or are you vulnerable?
       *[other] Does { $name } share, or are they vulnerable?
    }
ui-why-more = Why?
ui-why-less = Less

## Card: the card that runs, sentence by sentence

ui-run-label = Card
ui-run-none = No card runs. Choose any card on the table to read it here.
ui-run-of =
    { $who ->
        [you] activated by you
       *[other] activated by { $name }
    }
ui-run-karma =
    { $who ->
        [you] its karma steps in; it is yours
       *[other] its karma steps in; it is { $name }’s
    }
ui-run-inside = executed by { $card }
ui-run-echo = its echo effect is executed first, in the Dogma of { $card }
ui-run-back = Back to what runs
ui-run-printings = In other editions
ui-run-readings = Read in several ways
ui-run-reading-played = Played here: { $meaning }
ui-run-reading = Or: { $meaning }
ui-run-printed = { CAP($editions) }: { $color } { $value }, { $icons }{ $wording ->
        [same] {"; the wording is the same"}
        [differs] {"; the wording differs"}
        [unknown] {"; the wording is not compared, as a program is missing"}
       *[this] {""}
    }
ui-run-printed-same = { CAP($editions) }: the same value, color and icons{ $wording ->
        [same] {"; the wording is the same"}
        [differs] {"; the wording differs"}
       *[unknown] {"; the wording is not compared, as a program is missing"}
    }
ui-run-not-printed = { CAP($editions) }: there is no such card
ui-run-printing-marks = Struck through: only in the text above. Underlined: only in the other edition.
ui-run-word-dropped = (only here:
ui-run-word-added = (only there:
ui-run-word-end = )
ui-run-more-rulings = and { $n } more
ui-run-rulings = Rulings in which it plays a part
ui-run-effect-dogma = Effect { $n }
ui-run-effect-demand = Effect { $n }, a demand
ui-run-effect-compel = Effect { $n }, which compels
ui-run-effect-echo = Effect { $n }, an echo effect
ui-run-effect-karma = Karma { $n }
ui-run-note = Not certain:
ui-run-no-effects = This card has no effects.
ui-run-on-board = Its value is { $value } while it is on a board.
ui-run-left-out = It is left out of all games: the game within the game that it starts cannot be played here.
ui-run-unwritten = This card’s effects are not done yet: it can be drawn, melded, counted and moved, but not chosen for a Dogma.
ui-status-done = Done
ui-status-running = Runs now
ui-status-coming = To come
ui-status-skipped = Skipped
ui-seat-status-done =
    { $who ->
        [you] you are done
       *[other] { $name } is done
    }
ui-seat-status-running =
    { $who ->
        [you] you now
       *[other] { $name } now
    }
ui-seat-status-coming =
    { $who ->
        [you] you then
       *[other] { $name } then
    }
ui-run-order = In this order

## Log

ui-log-label = Log
ui-log-empty = Nothing has happened yet. Every step will stand here; click one to go back to it.
ui-log-filter = Whose lines
ui-log-everybody = All
ui-log-fold = Collapse all
ui-log-unfold = Expand all
ui-log-start = The beginning
ui-log-turn =
    { $who ->
        [you] Your turn
       *[other] { $name }’s turn
    }
ui-log-forced =
    { $who ->
        [you] You have only one choice here, so it is made at once.
       *[other] { $name } has only one choice here, so it is made at once.
    }

## Lines: what was tried

ui-lines-label = Lines
ui-lines-intro = Every way you tried is kept. Go back and choose something else, and a new one begins.
ui-lines-only-one = There is one way so far. Go back and choose something else, and a second one begins; then the two can be compared.
ui-lines-own = What you tried
ui-lines-scripted = Shown by the tutor
ui-lines-stray = Left at once
ui-lines-this = The line you are on
ui-lines-numbered = { $name } ({ $n })
ui-lines-at-step = { $name }, step { $n }
ui-lines-draw = Draw
ui-lines-dogma = Dogma: { $card }
ui-lines-meld = Meld { $card }
ui-lines-card = { $card }
ui-lines-on = Just went on
ui-lines-nothing = Nothing chosen yet
ui-lines-instead =
    { $n ->
        [0] instead of “{ $what }”
       *[other] instead of “{ $what }”, after step { $n }
    }
ui-lines-instead-of = instead of “{ $what }”, after step { $n } of “{ $line }”
ui-lines-after =
    { $n ->
        [0] from the start
       *[other] after step { $n }
    }
ui-lines-after-of = after step { $n } of “{ $line }”
ui-lines-rename = Name
ui-lines-name = Name of line “{ $name }”
ui-lines-current = you are here
ui-lines-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
ui-lines-delete = Delete
ui-lines-delete-line = Delete line “{ $name }”
ui-lines-compare = Compare
ui-lines-compare-line = Compare “{ $name }” with the line you are on
ui-lines-restart = Start all over
    .hint = Forget all lines and go back to the beginning

## Two tables side by side

ui-compare-lines = “{ $one }” and “{ $other }”
ui-compare-settings = { $one } and { $other }
ui-compare-readings = { $title }: two ways to play
ui-compare-lines-part =
    { $n ->
        [0] The two part at the start.
        [one] The two are the same for { $n } step, then they part.
       *[other] The two are the same for { $n } steps, then they part.
    }
ui-compare-ends = It ends here.
ui-compare-no-place = not there
ui-compare-nothing =
    { $n ->
        [0] Nothing that happens differs.
        [one] Nothing that happens differs, after { $n } answer.
       *[other] Nothing that happens differs, after { $n } answers.
    }
ui-compare-switch = { $title }. { $question }{ $kind ->
        [open] {" "}No document decides this for every edition.
       *[decided] {""}
    }
ui-compare-card = What { $card } prints is not the same.
ui-compare-why = What is behind it
ui-compare-where = Where
ui-compare-places =
    { $n ->
        [one] { $n } place differs
       *[other] { $n } places differ
    }
ui-compare-same = The two tables are the same.
ui-compare-close = Close
    .hint = Close the comparison (Escape)

## Acts that are typed

ui-typed-act = Type an act, such as “meld archery” (/)
# $n: how many options there are, more than two dozen
ui-now-many = There are { $n } to choose from. Type one, or a part of its name that no other has.
ui-typed-choice = Type what you choose (/)
ui-typed-understood = Understood: { $act }
ui-typed-nothing-chosen = Understood: nothing is chosen.
# $acts is a list of what is offered
ui-typed-between = “{ $text }” could mean: { $acts }. Type one word more.
ui-typed-not-offered = “{ $text }” is not offered here. Offered: { $acts }.
ui-typed-not-offered-more = “{ $text }” is not offered here. Offered, among others: { $acts }.
# words with which each action can be typed
ui-typed-draw = draw
ui-typed-meld = meld
ui-typed-dogma = dogma activate execute
ui-typed-achieve = achieve claim achievement
ui-typed-none = no, none, nothing, decline

## Help

ui-help-label = Help
ui-help-close = Close help
ui-help-keys = Keys
ui-help-keys-note = The keys work while the focus is anywhere in the app. Tab always leads on and out of it.
ui-help-icons = Icons of cities, and bonuses
ui-help-marks = Marks on the table
ui-help-key-into = one step forward
ui-help-key-back = one step back
ui-help-key-over = to the end of what this player executes
ui-help-key-out = to the end of the whole effect
ui-help-key-decision = on to the next decision
ui-help-key-back-decision = back to the decision before
ui-help-key-end = to the end of the line
ui-help-key-start = to the beginning
ui-help-key-digit = choose that option
ui-help-key-type = type an act, such as “meld archery”
ui-help-key-why = show or hide the whole reason
ui-help-key-language = change the language
ui-help-key-help = open or close this help
ui-help-key-escape = close help, or leave the card you read
ui-help-key-seat = see with other eyes: as another seat, as all, as nobody
ui-help-key-class = before a class: large type, answers hidden
ui-help-key-reveal = reveal and hide again what a class shall not see yet
ui-help-key-blank = before a class: blank the screen, and show it again
ui-help-key-list = in a study or before a class: the next chapter, task or ruling, and the one before
ui-help-key-class-restart = before a class: start all over, a lesson’s tasks too
ui-help-key-size = smaller text, larger text
ui-help-key-full = full screen, and back
ui-help-key-back-over = back to where this player began
ui-help-key-back-out = back to where the effect began
ui-help-key-arrows = on the table: to the next card or place; Enter chooses it
ui-help-key-tree = in the log: up and down, open and close; Enter goes to that step
ui-help-key-fold = collapse the whole log
ui-help-key-unfold = expand the whole log
ui-help-mark-choice = blue outline with a ring at its corner: may be chosen
ui-help-mark-chosen = double outline with a filled disc: is chosen
ui-help-mark-lit = gold outline: its icons count now
ui-help-mark-changed = diamond: the last step moved or changed it
ui-help-mark-not-done = struck ring: the card’s effects are not done yet
ui-help-mark-karma = eye: a karma of this card is in force; point at the card to read what it waits for. Beside a score: points that karmas add or take
ui-help-mark-by-karma = coin with a plus: a karma counts it as an achievement, as long as its Figure is a top card

## About: in the help

ui-about-heading = About
ui-about-version = Innovation Tutor { $version }, under the MIT licence. It is not made, checked or endorsed by the makers of the game Innovation, Carl Chudyk and Asmadi Games.
ui-about-font = The font is Inter, by The Inter Project Authors, under the licence
ui-about-icons = The pictograms are icons of game-icons.net, without their ground and enlarged to their edges, under the licence
ui-about-authors = Who drew which icon

## Places, when two lines are compared

ui-where-pile =
    { $who ->
        [you] Your { $color } pile
       *[other] { $name }: { $color } pile
    }
ui-where-not-counted = { $cards } on top; how many lie below is not shown
ui-where-covered = a covered card
ui-where-zone =
    { $who ->
        [you] { CAP($zone-your) }
       *[other] { $name }: { $zone }
    }
ui-where-decks = Decks
ui-where-one-deck = Deck { $age }
ui-where-one-deck-of = Deck { $age } ({ $set })
ui-where-deck = { $age } { $count }
ui-where-available = Available achievements
ui-where-junk = Junk
ui-where-box = Box (out of the game)
ui-where-turn = Whose turn
ui-where-nothing = nothing
ui-where-limited = { $cards } ({ $meter })
ui-where-bonuses = { $cards } ({ $sum })
ui-where-back-of-set = { $value } ({ $set })
ui-where-splayed = { $cards } ({ $splay })

## Going on with a game that was kept

ui-set-resume = Resume
    .hint =
        { $n ->
            [one] Go on with the game that you left here before
           *[other] Go on with the last of the { $n } games that you left here before; pressed again, with the one before it
        }
