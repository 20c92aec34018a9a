# What is wrong: with a position (position-...), and with an answer, a save, a walk or a name (error-...).
#
# What stands in the file is given as it is written there, with its quotation marks. $hint is one of position-near,
# position-there-are, position-there-is and position-no-hint; $what says which part of the file is meant, $where is one
# of position-in-..., $found is one of position-found-... or the file's own words.

position-at = { $source }, line { $line }, column { $column }: { $problem }
position-in = { $source }: { $problem }
position-more = and { $n } more
position-in-edition = { $edition ->
        [1] in the first edition
        [3] in the third edition
       *[4] in the fourth edition
    }: { $problem }

position-near = ; did you mean { $near }?
position-there-are = ; there are: { $names }
position-there-is = ; there is: { $sets }
position-no-hint = { "" }
position-or = { $first } or { $second }
position-comma = { $first }, { $second }
position-semicolon = { $first }; { $second }

position-player = { $en }
position-title = { $title }
position-nobody = nobody
position-card-none = no card

## What was found

position-found-mapping = a mapping
position-found-list = a list
position-found-nothing = nothing
position-found-truth = { $found }, which YAML takes for true or false
position-found-merge = '<<', which merges
position-found-number = the number { $found }
position-found-date = the date { $found }
position-found-value = the value { $found }

## Parts of the file

position-a-position = a position
position-a-set = a set
position-a-player = a player
position-a-name = a player's name
position-a-team = a team
position-a-card = a card
position-a-special = a special achievement
position-a-rule = a rule
position-a-line = a line
position-a-line-id = a line's id
position-a-line-title = a line's title
position-an-answer = an answer
position-a-tally = a card scored or tucked
position-a-number-of-turns = a number of turns
position-a-number-of-icons = a number of icons
position-an-item = an item of { $key }
position-in-language = { $what } ({ $language })
position-a-card-of = a card of { $where }
position-a-value-in = a value in { $where }
position-knowing = the players who know a card
position-expected-players = the players' expectations
position-expected-player = a player's expectations
position-expected-decks = the expected decks
position-expected-board = the expected board
position-expected-splays = the expected splays
position-expected-icons = the expected icons
position-expected-cards = the expected cards
position-expected-turn = the expected turn
position-expected-request = the expected request
position-expected-fact = an expected fact
position-expected-event = an expected event
position-fact-numbers = the numbers of a fact
position-fact-number = a number of a fact

## Places on the table

position-in-zone = the { $zone } of { $player }
position-in-common = the { $zone }
position-in-pile = the { $color } pile of { $player }
position-in-deck = the deck of value { $value }
position-in-deck-of-set = the deck of value { $value } of the set { $set }
position-expected-zone = an expected zone

## The text

position-too-big = more than { $n } bytes
position-no-file = only an ordinary file can be read, and this is something else (a pipe, a device or a folder); put a file in its place
position-cannot-open = the file cannot be opened ({ $why }); see whether it is there and whether you may read it
position-no-utf-8 = this is no UTF-8 text
position-control = control character { $char }
position-no-yaml = this is no YAML: { $why }
position-question-mark = inside { "{" } { "}" } and [ ] a text with “?” must be in quotes, as in { "{" }en: "Which deck?"{ "}" }
position-colon = a text with “:” and a space after it must be in quotes, as in text: "Is it Ada: or Ben?"
position-after-quote = a text ended with the quotation mark before this, and more follows; put the whole text between quotation marks of the other kind, as in text: '"No", says Ada'
position-indent = mind the indentation: keys that belong together begin in the same column, as do the “-” of a list; and a text with “:” in it must be in quotes
position-tab = indent with spaces, not with tabs
position-anchor = anchors (&) and aliases (*) are not allowed; write it out twice
position-tag = tags (!) are not allowed, found { $found }
position-too-deep = nested more than { $n } deep
position-too-many-values = too many values
position-empty = the file is empty

## Any part

position-no-mapping = { $what } must be a mapping (key: value), found { $found }
position-key-no-word = a key of { $what } must be a word, found { $found }
position-key-twice = the key { $key } is here twice (first on line { $line })
position-key-missing = there is no key { $key }
position-no-key = { $what } has no key { $key }{ $hint }
position-no-key-comma = { $what } has no key { $key }; if a text goes on here after a comma, put the whole text in quotes, as in { "{" }en: "Ada, or Ben"{ "}" }
position-no-list = { $what } must be a list, found { $found }
position-no-text = { $what } must be a text, found { $found }
position-no-text-unquoted = { $what } must be a text, found { $found }; put it in quotes if it is a text
position-control-in = { $what } holds the control character { $char }
position-empty-text = { $what } is empty
position-long-text = { $what } is longer than { $n } characters
position-no-number = { $what } must be a whole number, found { $found }
position-not-between = { $what } must be { $low } to { $high }, found { $found }
position-no-truth = { $what } must be true or false, found { $found }
position-no-such = no { $what } { $found }{ $hint }
position-kind-edition = edition
position-edition-twice = edition { $edition } is named already: 'also_in' lists the other editions, each once
position-kind-choice = choice of the switch { $switch }:
position-kind-splay = splay direction
position-kind-deck = deck
position-kind-player = player
position-kind-rule = rule
position-kind-request = kind of request
position-kind-event = event
position-kind-fact = kind of fact
position-kind-zone = zone
position-kind-colour = color
position-kind-goal = choice for { $key }:
position-goal-nothing = the goal names nothing to reach: write 'reach:' with what shall hold, such as 'claim: World' or 'points: 12'
position-goal-false = { $key } can only be true in a goal: leave it out where it is not wanted
position-goal-no-achievement = to claim are special achievements by title and standard ones by value, not cards

## The game

position-no-schema = there is no key 'schema'; write 'schema: { $schema }'
position-other-schema = the schema must be '{ $schema }', found { $found }
position-no-set = no set { $set }{ $hint }
position-set-not-here = { $n ->
        [3] the third
       *[1] the first
    } edition has no cards of the set { $set }
position-no-base = a game needs the set 'base'
position-no-id = an id is lower-case words joined by '-', found { $found }
position-no-english = { $what } has no English text: give it a key 'en'
position-players = a game has two to { $most ->
        [4] four
        [5] five
        [10] ten
       *[other] { $most }
    } players, not { $n }
position-same-name = two players are called { $name }
position-name-lines = a player's name must stand on one line
position-left-with-cards = { $player } has left the game and cannot have any cards
position-one-side = when { $player } left, only one side remained and the game was over; let two sides stay in it
position-won = { $player } has { $have } achievements, and { $need } win: the game would be over; take some away
position-team-won =
    the team of { $player } has { $have } achievements together, and { $need } win: the game would be over; take some away
position-left-with-turn = { $player } has left the game and cannot have the turn
position-teams = give every player in turn the number of a team; there must be two teams or more
position-two-pairs = edition { $edition } has teams in a game of four only, as two pairs; 'switches: {"{"}team-formation: any{"}"}' lets others play
position-begun = give the turns begun by each player, at least 1 for the current one, and no 'first_turn'
position-drawn-twice = { $player } is named twice
position-tally = expected something like '1-score' or '2-tuck', found { $found }

## Cards

position-cards-of =
    { $edition ->
        [1] 1st-edition { $sets }
        [2] 2nd-edition { $sets }
        [3] 3rd-edition { $sets }
       *[other] { $edition }th-edition { $sets }
    }
position-no-card = no card { $card } in the { $among }{ $hint }
position-special-here = { $card } is a special achievement and cannot lie here
position-no-special = { $card } is no special achievement
position-left-out = { $card } is left out of all games: what it does cannot be played here
position-too-late = { $card } has the value { $value }; this game ends at { $last }
position-two-places = { $card } is in two places: in { $first } (line { $line }) and in { $where }
position-achievement-twice =
    there is one achievement of value { $value }, and it is already among { $first } (line { $line }), so it cannot be among { $where }; keep one of the two
position-no-achievement =
    no card of value { $value } can be among { $where }: the achievements of this game have the values 1 to { $last }{ $value ->
        [11] , and only the Chain Rule, if it is played, gives a player an 11
       *[other] {""}
    }; leave it out or write another value
position-too-many = there are only { $n } cards of value { $value }; too many are named
position-other-color = { $card } is { $color } and cannot lie in { $where }
position-not-here = { $card } cannot lie in { $where }
position-nothing-on = nothing lies on { $card }: an Artifact stands before its Museum, which may be left out
position-only-named = in { $where } only cards that are named can lie
position-one-at-most = in { $where } lies one card at most
position-too-few-museums = more Artifacts lie in Museums than there are Museums left: { $n }
position-other-set = { $card } belongs to the set { $set } and cannot lie in { $where }
position-other-value = { $card } has the value { $value } and cannot lie in { $where }
position-splay-of-few = { $where } has { $n } card(s); a splay needs at least two
position-no-aslant =
    { $edition ->
        [1] the 1st edition does not splay aslant
        [2] the 2nd edition does not splay aslant
        [3] the 3rd edition does not splay aslant
       *[other] the { $edition }th edition does not splay aslant
    }
position-beside-exactly = beside 'exactly' there can be no { $key }
position-deck-too-large = the deck of value { $value } can have { $most } cards at most, not { $found }

## Lines

position-line-without = the line has no key { $key }
position-same-id = two lines have the id { $id }
position-no-line-above = no line { $found } above this one{ $hint }
position-answer = an answer is 'what', 'Who: what' or 'expect: ...'
position-no-options = an answer is an option or a list of options, found { $found }
position-answer-after-end = this answer is not used: the game is over
position-other-asked = { $wanted } is not asked here, but { $asked } is (options: { $options })
position-line-amid-action = the line { $line } ends in the middle of an action: { $who } is asked (options: { $options })

## Expectations

position-fact-says-nothing = an expected fact says nothing
position-event-without = an expected event has no key { $key }
position-expected = expected { $what }: { $wanted }, found: { $found }
position-what-points = points
position-what-left = left
position-what-shared = shared
position-what-free-draw = a free draw
position-what-winners = winners
position-what-reason = reason
position-what-splay = { $color } of { $player } splayed
position-what-icons = { $icon } icons of { $player }
position-what-turn-player = the turn's player
position-what-turn-action = the turn's action
position-what-turn-actions = the turn's actions
position-card-of-value = a card of value { $value }
position-expected-count = expected { $n } cards in { $where }, found { $found }
position-expected-top = expected on top of { $where }: { $wanted }; found: { $found }
position-expected-in = expected { $wanted } in { $where }; found: { $found }
position-expected-order = expected { $where } in the order { $wanted }; found: { $found }
position-unexpected-in = did not expect { $found } in { $where }
position-turn-after-end = expected a turn, but the game is over
position-game-goes-on = expected the game to be over
position-other-request = expected another request: { $who } is asked
position-no-request = expected another request: nobody is asked
position-request-with = expected a request with { $key }: { $wanted }, found: { $found }
position-unexpected-options = did not expect the options { $found }
position-unexpected-option = did not expect the option { $found }
position-no-fact-but = no such fact was recorded; of this kind there is: { $found }
position-no-fact = no such fact was recorded{ $hint }
position-unexpected-fact = did not expect the fact { $found }
position-event =
    { $event }{ $seat ->
        [-1] { "" }
       *[other] { " " }by { $by }
    }{ $id ->
        [-1] { "" }
       *[other] { " " }of { $card }
    }{ $value ->
        [0] { "" }
       *[other] { " " }of value { $value }
    }
position-event-expected = expected here or later, and after the ones before it: { $wanted }
position-unexpected-event = did not expect: { $found }
position-expected-move = expected as move { $number }: { $wanted }; found: { $found }
position-expected-moves = expected { $n } moves, found { $found }: { $moves }
position-move-none = none

## One line of text

position-line-too-long = more than { $n } characters
position-line-beginning = a position in one line begins with '{ $prefix }'
position-line-version = this version reads lines that begin with '{ $prefix }' or '{ $packed }', not with { $found }; if a newer version wrote it, bring the program up to date
position-line-seats = the players are numbered from 1, found { $found }
position-line-escape = { $found } is no letter: write % and two hexadecimal digits of its UTF-8
position-line-word = expected 'what=value', found { $found }
position-line-slashes = too many '/' in { $found }
position-line-nothing = nothing is called { $found }{ $hint }
position-line-said = { $found } says what an earlier word said
position-packed-sign = { $found } cannot be in such a line; copy the line again, from its first character to its last
position-packed-part = something in the { $n } characters from here on was changed on the way; copy the line again
position-packed-end = the line is cut off, or its end was changed on the way; copy it again, to its last character
position-packed-sum = the line was changed on the way; copy it again, from its first character to its last
position-packed-large = the line holds more than { $n } bytes, so it is no table; ask for a file of the game instead
position-packed-contents = what the line holds in { $part } is nothing that this version knows; ask for it as a file of the game
position-packed-no-table = this line begins where no position can, in the middle of an action or before the first turn; open it in the app, as with 'tutor.open'
position-packed-inside = in the table that the line holds, at its character { $column }: { $problem }
session-line-too-long = this is too much for one line of { $n } characters; copy the whole game, or delete lines first

## Writing and changing a position

position-game-over = the game is over, so it stands no more between two actions
position-amid-action = a position stands between two actions; save a game in the middle of one as JSON
position-two-names = two players have the same name
position-special-elsewhere = { $card } is a special achievement: it can be achieved, available or out of the game
position-no-place = there is no place { $found }

## Answers

error-game-over = the game is over
error-nothing-asked = nothing is asked now
error-option-twice = an option was chosen twice
error-no-option-number = not an option here: { $option }
error-how-many = choose { $low } to { $high }, not { $found }
error-same-value = the chosen cards must have the same value
error-same-color = the chosen cards must have the same color
error-different-values = the chosen cards must have different values
error-different-colors = the chosen cards must have different colors
error-no-option = no option { $option } here (options: { $options })
error-no-option-near = no option { $option } here; did you mean { $near }? (options: { $options })
error-asked-for = { $error }; { $who } is asked for { $low } to { $high } of: { $options }
error-not-programmed = { $card } cannot be chosen for a Dogma: its effects are not programmed yet
error-not-programmed-self = { $card } would be self-executed, but its effects are not programmed yet; go back and choose another way
error-not-programmed-sentence = a sentence of { $card } would be executed, but it is not programmed yet; go back and choose another way
error-not-programmed-part = it cannot go on from here: { $why }; go back and choose another way
error-endless-same-table = { $card }, effect { $effect }, sentence { $sentence }, goes on without end: the same table comes again and again, and nobody has anything to decide; nothing was changed: choose another way, or take back more
error-endless-within-itself = { $card }, effect { $effect }, sentence { $sentence }, goes on without end: what it would execute is being executed already, more than { $n } times within itself; nothing was changed: choose another way, or take back more
error-endless-long = { $card }, effect { $effect }, sentence { $sentence }, goes on without end: effects have been repeated or executed within others more than { $n } times in this one action; nothing was changed: choose another way, or take back more
error-seat-gone = that seat is not in the game any more
error-no-part = an answer is made of option numbers and option ids, not of { $found }
error-long-id = no option has an id of { $n } letters: { $beginning }...
error-many-parts = an answer has at most { $n } parts

## Saved games
#
# What exactly is damaged ($what) is for whoever mends programs, and English in every language.

error-save-damaged = the save is damaged at { $where }: { $what }; load an older save, or begin anew
error-save-other-version = this is no save of this version: its schema is { $found }, not { $wanted }
error-save-older-version = this is from an older version of the program, which wrote { $found }; this version reads { $wanted } only; begin a new game, or go on in the version that wrote it
error-save-newer-version = this is from a newer version of the program, which wrote { $found }; this version reads { $wanted } only; bring the program up to date, or begin a new game
error-save-set-aside = { $why }; the old file is safe, it was moved to { $file }
error-not-saved =
    { $cause ->
        [full] { $file } cannot be written: there is no room on the disk
        [files] { $file } cannot be written: too many files are open
        [rights] { $file } cannot be written: that is not permitted
        [busy] { $file } cannot be written: another program is using it
        [big] { $file } cannot be written: what is there is larger than { $most } MB, so it is no file of the tutor; move it to another folder, then try again
       *[other] { $file } cannot be written: { $why }
    }
error-not-read =
    { $cause ->
        [files] { $file } cannot be read: too many files are open
        [rights] { $file } cannot be read: that is not permitted
        [busy] { $file } cannot be read: another program is using it
        [big] { $file } cannot be read: it is larger than { $most } MB, so it is no file of the tutor; move it to another folder, then try again
       *[other] { $file } cannot be read: { $why }
    }
error-played-elsewhere = The other game is in { $others }; from now on this one is in { $own }
error-save-unknown-name = the save names the { $kind } { $name } at { $where }, which this version does not have; open it with the version that made it, or load another save
error-save-program-changed = the save stands in the middle of { $program }, whose program has changed; it cannot be continued
error-session-too-long = this is no saved session: it is longer than { $n } characters
error-session-not-resumed = the saved session cannot be resumed: { $why }
error-session-after-end = a line goes on after the end of the game
error-session-lines = there is no line, or two have one id
error-session-answer = at step { $step } a line answers { $answer }, which is not offered there
error-session-annotation = what is added to step { $step } cannot be there: { $why }
error-session-viewer = nobody looks on from seat { $found }
error-session-number = { $what } must be a whole number, not { $found }

## Comments and marks on a table

annotation-no-mark = { $found } is no mark; write 'ring archery', or 'arrow deck-3 hand-0' from one place to another
annotation-no-place = no card and no place of a table is called { $found }; write a card's key such as 'archery', or a place such as 'hand-0', 'pile-0-green', 'deck-3' or 'player-1' (players count from 0)
annotation-arrow-icon = an arrow goes from one card or place to another, and { $found } is an icon; draw a ring round it
annotation-arrow-itself = an arrow cannot go from { $found } to itself; draw a ring round it
annotation-mark-twice = the mark { $found } is here twice; write it once
annotation-many-marks = a step has at most { $n } marks; take some away first
annotation-long-comment = a comment has at most { $n } characters, and this one has { $found }; shorten it
annotation-control = a comment cannot contain the invisible character { $char }; take it out

## Walking

error-session-held = first the question that is asked here must be answered
error-session-over = the game is over; go back to try another way
error-session-full = a game takes no more than { $n } steps, all lines together; start over, or open this table on its own
error-session-undecided = first { $who } must decide, before it goes on
error-session-no-step = there is no step { $step }
error-session-last-line = the last line cannot be deleted; start over instead

## Scenarios, lessons and progress

error-no-scenario = no file and no scenario { $name }{ $hint }
error-find-scenario = ; `tutor.find()` lists all there are
error-no-lesson = no lesson { $name }{ $hint }
error-no-study = no study { $name }{ $hint }
error-no-lessons = there are no lessons in { $folders }; install the tutor anew
error-no-variant = no variant of { $family } in { $n } deals
error-progress-other-version = this is no progress of this version (schema { $wanted }); export it anew, or update the tutor
error-progress-newer-version = this is from a newer version of the tutor, which wrote { $found }; this one reads { $wanted } only; bring the tutor up to date
error-progress-damaged = this is damaged: { $why }; take another copy

## Answers to tasks

error-one-option = choose one option
error-truth-without-option = no option says { $found }
error-truth-nothing = no option says that nothing happens
error-truth-no-action = the walk ends where nobody chooses an action
error-truth-untold = the walk tells nothing of { $reading }

## A comparison of two editions or readings that cannot be made

compare-no-table =
    in the { $edition ->
        [4] fourth
        [3] third
       *[1] first
    } edition this table cannot be there: { $problem }; change that, or compare other editions
compare-same = both sides would be the same; name two editions, or two readings of a switch
what-if-nothing = nothing is answered, so there is no answer to vary; name an action
compare-no-card =
    { $card } is no card of the { $edition ->
        [4] fourth
        [3] third
       *[1] first
    } edition and was left out on both sides; give answers without it
compare-not-programmed =
    { $card } has no program yet in the { $edition ->
        [4] fourth
        [3] third
       *[1] first
    } edition, so nothing can be compared from there on; give other answers
