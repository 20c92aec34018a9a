# Comments, rings and arrows that a person adds to a step.

ui-set-annotate = Annotate
    .hint = Add a comment, rings and arrows to this step (m)
ui-help-key-annotate = draw rings, again: arrows, again: stop; Enter or a click marks a place, Shift and Enter what lies around it
ui-help-mouse-annotate = right mouse button: a click draws or removes a ring, a drag an arrow
ui-annotate-label = Comment and marks
ui-annotate-marks = Marks on the table
ui-annotate-comment = Comment on this step
ui-annotate-ring = Ring
ui-annotate-arrow = Arrow
ui-annotate-done = Done
ui-annotate-change = Change
ui-annotate-remove = Remove
ui-annotate-remove-mark = Remove { $mark }
ui-annotate-ring-how = Click a card or a place to draw a ring round it; click it again to remove the ring. By key: Enter.
ui-annotate-arrow-how = Click the card or place where the arrow starts. By key: Enter.
ui-annotate-arrow-to = The arrow starts here: { $start }. Click the card or place to which it leads.
ui-annotate-a-ring = Ring: { $place }
ui-annotate-an-arrow = Arrow: from { $start } to { $end }
ui-annotate-back = card of value { $n }
ui-annotate-back-at = { $back } ({ $where })
ui-annotate-added = This is drawn. { $mark }
ui-annotate-removed = This is removed. { $mark }
ui-notice-annotate-hidden = Comments and marks are hidden while an answer is asked for. Answer first, or reveal the answer.
ui-say-ringed = { $label }; a ring is drawn round it
ui-say-at_arrow = { $label }; { $arrow }
