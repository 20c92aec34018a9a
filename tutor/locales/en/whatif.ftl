### What would change the answer: in the panel and on the command line.

ui-whatif-label = What would change the answer
ui-help-key-whatif = what would change the answer
ui-whatif-tab-label = What if
ui-whatif-hidden-now = What would change the answer is told once the question is answered.
ui-whatif-ask = What would change the answer?
    .hint = Plays the same action on tables that differ in one thing each
ui-whatif-close = Close
ui-whatif-stop = Stop
ui-whatif-on = Go on
ui-whatif-open = Put on the table
    .hint = Puts this table in place of the one before you. You can go back.
ui-whatif-back = Back to the table before
ui-whatif-compare = side by side
ui-whatif-nothing-yet = Nothing was answered yet.
ui-whatif-failed = This cannot be asked here: { $why }

whatif-none = none
whatif-answer = The answer
whatif-rests = It rests on this
whatif-whole = The rules it is played by
whatif-orders = The order that was chosen
whatif-eyes = { $kind ->
        [all] All cards are open.
        [nobody] With nobody’s eyes: what cannot be known is dealt again, and where it matters the answer ends.
       *[seat] From the seat of { $name }: what cannot be known from there is dealt again, and where it matters the answer ends.
    }
whatif-progress = Tried: { $tried } of { $of }; the answer turns: { $turned }
whatif-stopped = Not everything was tried.
whatif-turns = { $what } — the answer turns:
whatif-stays = { $what } — the answer stays.
whatif-no-table = { $what } — there is no such table.
whatif-left-out = Left out, as that edition has no place for it: { $n }
whatif-nothing-turns = Nothing that was tried turns the answer.

whatif-icon = { $by ->
        [more] { $name }: one { $icon } more
       *[fewer] { $name }: one { $icon } fewer
    }
whatif-point = { $by ->
        [more] { $name }: one point more
       *[fewer] { $name }: one point fewer
    }
whatif-with = { $what } ({ $puts })
whatif-put = { $card } goes { $place-to }
whatif-splay = { $name }: { $color } { $splay }
whatif-order = { $name } first chooses { $card }

whatif-change = { $what }: { $before } → { $after }
whatif-line = { $what }: { $after }
whatif-verdict = { $name }
whatif-free-draw = Free Draws of { $name }
whatif-claims = { $name } claims
whatif-wins = The game
whatif-goes-on = Then
whatif-card = { $card }
whatif-order-in = From the top, { $place-in }
whatif-splay-of = { $name }, { $color }
whatif-place = { $place-in }
whatif-not-offered = this cannot be chosen
whatif-next-action = { $name } has the next action
whatif-asked = { $asked }
whatif-over = the game is over
whatif-hidden = cards come into play that cannot be seen from here
whatif-endless = it never ends
whatif-not-done = a card without a program would be executed
whatif-game-on = it goes on
whatif-not-there = not reached

whatif-unseen-same = The cards that cannot be seen: the same whatever is there.
whatif-unseen-tried = The cards that cannot be seen: no difference was found. Other cards tried in their place: { $n }.
whatif-unseen-depends = The cards that cannot be seen: it depends on what is { $place-in }.
whatif-unseen-group = The same follows from { $cards }
whatif-unseen-looking = Looking at the cards that cannot be seen…
whatif-unseen-about = Compared are scores, the number of cards in hand, achievements, icons and the end of the game.

cli-whatif-lines = the position has no line “{ $line }”; there are: { $lines }
