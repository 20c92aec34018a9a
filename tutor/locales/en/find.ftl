# The list of scenarios and rulings, and what is told of the one that is opened. $who is "you" for the player who looks.

ui-find-label = Scenarios, rulings and studies
ui-find-field = Search:
ui-find-placeholder = a question, a card, a keyword, a rule, a heading, a page (p. 15) or an id
ui-find-edition = Edition:
ui-find-edition-all = all editions
ui-find-edition-1 = 1st edition
ui-find-edition-3 = 3rd edition
ui-find-edition-4 = 4th edition
ui-find-still = The table as it was last seen. To go on from here, run this cell again (Shift+Enter), open “{ $title }” in the list, then press Resume.
ui-find-still-not-kept = The table as it was last seen. It is not kept; to begin anew, run this cell again (Shift+Enter).
ui-find-still-empty = A list of all scenarios, rulings and studies. To search in it, run this cell again (Shift+Enter).
ui-find-resume = The kernel behind this list does not answer. Run the cell again.
ui-find-count =
    { $n ->
        [one] { $n } found.
       *[other] { $n } found.
    }
ui-find-about-card =
    { $n ->
        [one] { $n } is about { $card }.
       *[other] { $n } are about { $card }.
    }
ui-find-none = Nothing fits. Try one word: the name of a card in English or Ukrainian, or of a rule.
ui-find-none-card = No ruling is about { $card }.
ui-find-rules-near =
    { $n ->
        [one] This rule may answer the question:
       *[other] These rules may answer the question:
    }
ui-find-rules-closer =
    { $n ->
        [one] No ruling comes as close to this question as this rule:
       *[other] No ruling comes as close to this question as these rules:
    }
ui-find-unanswered = No ruling and no rule seems to answer this question.
ui-find-corrected = No card is called “{ $query }”. Shown is { $card }.
ui-find-more =
    { $n ->
        [one] Show { $n } more
       *[other] Show { $n } more
    }
ui-find-kind-lesson = Lesson table
ui-find-kind-ruling = Ruling
ui-find-kind-study = Study
ui-find-kind-own = Your own
ui-find-undecided = undecided: both readings shown
ui-find-broken = cannot be read
ui-find-show-list = Show the list again
ui-find-next = Next in the list
ui-find-closed = Opened: { $title }
ui-find-kind = Show:
ui-find-kinds-all = everything
ui-find-kinds-ruling = rulings
ui-find-kinds-lesson = lesson tables
ui-find-kinds-study = studies
ui-find-kinds-own = your own
ui-find-set = Set:
ui-find-set-all = any
ui-find-set-only = the base game alone
ui-find-did-you-mean = Did you mean:
ui-find-quoted = “{ $word }”
ui-find-respelt =
    { $n ->
        [one] Nothing here has the word { $words }.
       *[other] Nothing here has the words { $words }.
    }
ui-find-heading =
    { $n ->
        [one] { $n } rule under “{ $heading }”:
       *[other] { $n } rules under “{ $heading }”:
    }
ui-find-read = Question and answer
ui-find-read-label = Question and answer: { $title }
ui-find-fold = Fold
ui-find-to-table = Put it on the table
ui-find-read-here = This reading:
ui-find-certainty-rulebook = Decided: a printed rulebook says so.
ui-find-certainty-second-hand = Not in a printed rulebook of this edition: it follows from the cards, a help page, or what others tell of the publisher’s answers.
ui-find-certainty-undecided =
    { $n ->
        [one] Undecided: no document says which reading holds. There is { $n } reading, played on a table of its own.
       *[other] Undecided: no document says which reading holds. There are { $n } readings, each played on a table of its own.
    }
ui-find-editions = By edition
ui-find-edition-same = { $editions }: this answer.
ui-find-edition-other = { $editions }:
ui-find-edition-unanswered = { $editions }: no ruling here tells.

## The scenario that is on the table

ui-told-mine = Back to my table
ui-told-mine-titled = Back to my table: { $title }
ui-told-label = About this table
ui-told-question = Question
ui-told-answer = Answer
ui-told-show = Show the answer
ui-told-hide = Hide the answer
ui-told-hint = Hint { $n } of { $of }
ui-told-hints = Hints
ui-told-think = What do you think? Press a walk and step through it, or look at the answer.
ui-told-reasons = Reasons
ui-told-sources = Where it stands
ui-told-rules = Rules it rests on
ui-told-no-document = No document decides this: it can be read in more than one way.
ui-told-undecided = No document decides this. Here it is played so:
ui-told-other-reading = The other reading:
ui-told-open-reading = Open this reading
ui-told-lines = Walk through it
ui-told-line = Walk { $n }
ui-told-line-titled = { $n }. { $title }
ui-told-ready = The walk is laid out: press Step ▶ below the table, or the right arrow.
ui-told-play-on = You can also decide differently at any step; every line is kept.
ui-told-broken = This file cannot be opened. The table stays as it was. What is wrong with it:
ui-told-place = line { $line }, column { $column }

## Comparing the table with itself under other rules

ui-desk-compare-with = Compare with:
ui-desk-compare = Compare
ui-desk-compare-reading = { $title }: { $meaning }

ui-show-label = The list before the class
ui-show-place = { $n } of { $of }
ui-show-previous = ◀ Previous (Shift+P)
ui-show-previous-label = Previous in the list
ui-show-next = Next (Shift+N) ▶
ui-show-next-label = Next in the list
ui-show-broken = { $name } cannot be shown as it is
ui-show-mend = Mend the file and save it, then try again. “python -m tutor check” tells the same in a terminal.
ui-show-broken-link = This link cannot be shown as it is
ui-show-mend-link = Copy the link again, from its first character to its last, and open it.
ui-show-again = Try again
