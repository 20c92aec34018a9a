# Any position: opening one from text or a file, and changing it by hand.

ui-explore-paste = Paste a position
ui-explore-text = A position (one line or YAML), everything as one line, or a whole game:
ui-explore-placeholder = inn1 4e 1=Ada 1/blue=writing,tools 2=Ben 2/purple=philosophy
ui-explore-put = Put it on the table
ui-explore-file = Open a file
ui-explore-change = Move cards by hand
ui-explore-pasted = A pasted table
ui-explore-empty = Empty table
ui-explore-lay = Lay it
ui-explore-players = Players:
ui-explore-yours = Your table
ui-explore-opened = It stands on the table.
ui-explore-wrong = This text cannot be put on the table; the table stays as it was, and so does the text. What is wrong:
ui-explore-game-wrong = This game cannot be opened; the table stays as it was. The error says:
ui-explore-file-wrong = This file is no UTF-8 text, or is larger than 20 MB.

## Changing by hand

ui-change-label = Move cards by hand
ui-change-find = Find a card:
ui-change-find-hint = beginning of its title
ui-change-age = Age:
ui-change-any-age = any
ui-change-color = Color:
ui-change-any-color = any
ui-change-card = Card:
ui-change-card-where = { $card } — { $where }
ui-change-to = To:
ui-change-move = Move
ui-change-pile = Pile:
ui-change-splay = Splay:
ui-change-do-splay = Splay it
ui-change-turn = Turn:
ui-change-do-turn = Set the turn
ui-change-undo = Take back the last change
ui-change-how = Click a card on the table and then its new place, or drag it there. A change begins a new table at this point, with no lines yet; take it back, and the table before is there with all its lines.
ui-change-choose =
    { $n ->
        [0] no card fits
       *[other] choose one of { $n }
    }
ui-change-matches =
    { $n ->
        [one] { $n } card fits. Press it, then its new place on the table.
       *[other] { $n } cards fit. Press one, then its new place on the table.
    }
ui-change-no-match = No card begins like that.
ui-change-holding = You hold { $card }. Now click its new place; click the card again or press Escape to put it back.
ui-change-let-go = Put it back
ui-change-from-deck = Cards of a deck lie face down. Choose one of value { $age } above, then click its new place.
ui-change-face-down = This card lies face down. Choose one of value { $age } above by its title, or look with all cards open.
ui-change-pick-first = First click a card, then the place where it shall go.
ui-change-no-place = No card can lie there. Click a board, a hand, a score pile, a deck or the achievements.
ui-change-replaced = It lay face down among the achievements; the top card of deck { $value } lies there instead.
ui-change-again = Make it again
ui-change-made-again = Made again.
ui-change-edition = Edition:
ui-change-sets = Sets:
ui-change-reading = Rule:
ui-change-as-now = as now
ui-change-count = Players:
ui-change-teams = Teams:
ui-change-alone = each alone
ui-change-sides = { $one } – { $other }
ui-change-do-table = Lay the table so
ui-change-done-table = The table is laid so.
ui-change-left-out = This cannot be there, so it was left out:
ui-change-done-move = { $card } has a new place: { $place }.
ui-change-was-achievement = It lay face down among the achievements as the { $value }: the table has one achievement fewer now. To have another there, move it to the available achievements.
ui-change-done-splay = The pile is splayed as you chose.
ui-change-done-turn = The turn is set.
ui-change-taken-back = Taken back.
ui-change-middle = A card is running, or the game is over. Go back to before the action, then change the table.
ui-change-back = Back to before this action
ui-change-not-so = That cannot be:
ui-change-nothing = No card was chosen.
ui-change-on-board =
    { $who ->
        [you] your board, on top of its color
       *[other] { $name }’s board, on top of its color
    }
ui-change-under-board =
    { $who ->
        [you] your board, tucked under its color
       *[other] { $name }’s board, tucked under its color
    }
ui-change-at-zone =
    { $who ->
        [you] { $zone-your }
       *[other] { $zone-named }
    }
ui-change-at-common = { $zone }
ui-change-on-deck = top of its deck
ui-change-under-deck = bottom of its deck
ui-change-pile-of =
    { $who ->
        [you] your { $color } pile
       *[other] { $name }’s { $color } pile
    }
ui-change-turn-of =
    { $who ->
        [you] your action { $action }
       *[other] { $name }’s action { $action }
    }

## A ruling of one's own

ui-ruling-write = Write a ruling
ui-ruling-title = Title:
ui-ruling-question = Question:
ui-ruling-answer = Answer:
ui-ruling-reasons = Reasons:
ui-ruling-sources = Where it stands:
ui-ruling-rule = Rule it rests on:
ui-ruling-no-rule = none chosen
ui-ruling-one-a-line = one in each line
ui-ruling-keep = Check and keep
ui-ruling-how = The ruling takes this table as it was at its beginning, and what was played since then up to the step that is shown: play the line that proves your answer, to the end of an action. It is checked by playing that line again.
ui-ruling-incomplete = A ruling needs a title, a question and an answer.
ui-ruling-middle = The step that is shown is in the middle of an action. Go on to its end, then keep the ruling.
ui-ruling-wrong = This cannot be kept as a ruling yet. What is wrong:
ui-ruling-not-kept = It could not be written: { $why }
ui-ruling-kept =
    { $n ->
        [0] Kept, with a table and without a line: play one to prove the answer. File: { $file }
       *[other] Checked by playing it, and kept among your own: { $file }
    }
