# The words around the tasks of a lesson: the panel, what options are called, verdicts, misconceptions. The questions,
# hints and explanations themselves stand beside each lesson. $who is "you" for the player who looks, else "other".

## The panel

task-label = Task
task-resume = The kernel behind this lesson does not answer. Run the cell again; what you have solved is kept.
task-place = Task { $n } of { $of }
task-repeated = Repeated: { $n } of { $of }
task-standings = The tasks of this lesson
task-standing-open = Task { $n }: open
task-standing-repeat = Task { $n }: to repeat
task-standing-solved = Task { $n }: solved
task-options = Possible answers
task-option-right = your answer
task-option-wrong = your answer
task-option-given = your answer
task-option-missed = right, not chosen
task-predict = That is my guess
task-predict-none = None of these: that is my guess
task-many-how = Several can be right, or none.
task-hint = Hint { $n } of { $of }
task-hint-nth =
    { $n ->
        [1] Where to look.
        [2] The rule.
       *[other] The step.
    }
task-points = Lit on the table: { $places }
task-one-language = The author wrote this in one language only.
task-order-how = Choose in order: first what happens first. Leave out what does not happen. Choose again to take back.
task-order-yours = Your order:
task-nth = { $n }. { $what }
task-nth-chosen = { $n }.
task-joined = { $all }
task-nobody = none of these
task-find = Walk back yourself, to your turn as it was before the card was used: press ◀ Back or the left arrow until both actions lie ahead of you. I will notice when you are there.
task-find-for-me = Take me there
task-set-table = Back to where this task begins
task-elsewhere = The table stands elsewhere now. You can answer all the same.
task-astray = That leads elsewhere. Nothing is lost: every way you try is kept as a line.
task-parted =
    { $who ->
        [you] Here the task supposes that you choose otherwise. Nothing has been counted, and your guess stands: go back to this choice.
       *[other] Here the task supposes that { $name } chooses otherwise. Nothing has been counted, and your guess stands: go back to this choice.
    }
task-parted-chosen = Chosen:
task-parted-supposed = In the task:
task-parted-nothing = nothing
task-to-choice = Back to this choice
task-was-set = The table is set for this question.
task-predicted = Your guess:
task-you-said = You said:
task-it-was = It was:
task-verdict-right = Right.
task-verdict-wrong = Not so.
task-verdict-open = The rulebooks leave this open.
task-undecided = You are right by another reading: { $reading }
task-unforeseen = Compare with what happened, step by step: the log has it all.
task-unforeseen-look = Look once more; the hints point at what it hangs on.
task-next = Next task
task-end = To the end of the lesson
task-side-by-side = Side by side
task-later = Go on, repeat it later
task-again = Try again
task-reveal = Show the answer
task-vary = The same with other cards
task-vary-more = Once more with other cards
task-varied = The same with other cards
task-back = Back to the lesson
task-hidden = Your progress is hidden at the moment: what you did here will not be kept. The page Practice shows it again.
task-ended = The end of this lesson
task-solved =
    { $n ->
        [one] { $n } of { $of } tasks solved.
       *[other] { $n } of { $of } tasks solved.
    }
task-still-open = (open)
task-still-repeat = (to repeat)
task-repeat = Repeat what misled me ({ $n })
task-practise = Worth another look:
task-free = The table is yours now. Try whatever you like; every line is kept.
task-reset = Forget my answers and begin again
task-progress-aside = Your progress could not be read, so this lesson begins anew. The old file is safe, nothing was thrown away: { $file }
task-progress-trouble = Your progress is not being saved at the moment. You can go on: this page remembers what you do while it is open, and every further answer tries again to save it.

## Options that come from the game

# $end is "stop" where the text ended with a full stop, which is not in $text
task-card-text =
    { $end ->
        [stop] “{ $text }.”
       *[other] “{ $text }”
    }
task-card-effect = ({ $n }) { $text }
task-deck = Deck [{ $value }]
task-count = { $n }
task-seat =
    { $who ->
        [you] You
       *[other] { $name }
    }
task-move-draw =
    { $who ->
        [you] You draw a [{ $value }]
       *[other] { $name } draws a [{ $value }]
    }
    .any =
        { $who ->
            [you] You draw a card
           *[other] { $name } draws a card
        }
task-move-free =
    { $who ->
        [you] Your free Draw: a [{ $value }]
       *[other] { $name }’s free Draw: a [{ $value }]
    }
    .any =
        { $who ->
            [you] You take a free Draw
           *[other] { $name } takes a free Draw
        }
task-move-meld =
    { $who ->
        [you] You meld a [{ $value }]
       *[other] { $name } melds a [{ $value }]
    }
    .any =
        { $who ->
            [you] You meld a card
           *[other] { $name } melds a card
        }
task-move-tuck =
    { $who ->
        [you] You tuck a [{ $value }]
       *[other] { $name } tucks a [{ $value }]
    }
    .any =
        { $who ->
            [you] You tuck a card
           *[other] { $name } tucks a card
        }
task-move-score =
    { $who ->
        [you] You score a [{ $value }]
       *[other] { $name } scores a [{ $value }]
    }
    .any =
        { $who ->
            [you] You score a card
           *[other] { $name } scores a card
        }
task-move-return =
    { $who ->
        [you] You return a [{ $value }]
       *[other] { $name } returns a [{ $value }]
    }
    .any =
        { $who ->
            [you] You return a card
           *[other] { $name } returns a card
        }
task-move-transfer =
    { $who ->
        [you] You transfer a [{ $value }]
       *[other] { $name } transfers a [{ $value }]
    }
    .any =
        { $who ->
            [you] You hand a card over
           *[other] { $name } hands a card over
        }
task-move-junk =
    { $who ->
        [you] You junk a [{ $value }]
       *[other] { $name } junks a [{ $value }]
    }
    .any =
        { $who ->
            [you] You junk an achievement
           *[other] { $name } junks an achievement
        }
task-move-achieve =
    { $who ->
        [you] You claim the achievement [{ $value }]
       *[other] { $name } claims the achievement [{ $value }]
    }
    .any =
        { $who ->
            [you] You claim an achievement
           *[other] { $name } claims an achievement
        }
task-move-safeguard =
    { $who ->
        [you] You safeguard a [{ $value }]
       *[other] { $name } safeguards a [{ $value }]
    }
    .any =
        { $who ->
            [you] You safeguard a card
           *[other] { $name } safeguards a card
        }
task-move-foreshadow =
    { $who ->
        [you] You foreshadow a [{ $value }]
       *[other] { $name } foreshadows a [{ $value }]
    }
    .any =
        { $who ->
            [you] You foreshadow a card
           *[other] { $name } foreshadows a card
        }
task-move-take =
    { $who ->
        [you] You take a [{ $value }]
       *[other] { $name } takes a [{ $value }]
    }
    .any =
        { $who ->
            [you] You take a card
           *[other] { $name } takes a card
        }
task-action-draw = Draw
task-action-meld = Meld { $card }
task-action-dogma = Dogma: { $card }
task-action-endorse = Endorse: { $card }
task-action-auspice = Auspice: { $card }
task-action-auspice-endorse = Endorse and Auspice: { $card }
task-action-decree = Decree: { $card }
task-action-achieve = Achieve [{ $value }]

## The page of practice

practice-standing = Your progress
practice-label = Practice
practice-first = To begin with:
practice-now = Why this now:
practice-why-due = You were misled on this in lesson { $number } “{ $lesson }”, and have not got it right with other cards since.
practice-why-again =
    { $times ->
        [one] You were misled on this in lesson { $number } “{ $lesson }” and have got it right once since. It has rested; let us see whether it stayed.
       *[other] You were misled on this in lesson { $number } “{ $lesson }” and have got it right { $times } times since. It has rested; let us see whether it stayed.
    }
practice-why-ahead =
    { $days ->
        [one] Nothing is due today. Tomorrow comes something from lesson { $number } “{ $lesson }”; you can try it now, and it will come tomorrow all the same.
       *[other] Nothing is due today. In { $days } days comes something from lesson { $number } “{ $lesson }”; you can try it now, and it will come then all the same.
    }
practice-why-learned = Nothing is due today. You have solved a task about this in lesson { $number } “{ $lesson }”; let us see whether it stayed.
practice-why-unlearned = You have solved nothing yet. Lesson 1 is the best beginning, but you can try a question from lesson { $number } “{ $lesson }” at once.
practice-why-hidden = Your progress is hidden. Here is a question from lesson { $number } “{ $lesson }”.
practice-question = Question
practice-nothing = There is nothing left to practise. Play a game.
practice-about = This was about:
practice-due-today =
    { $n ->
        [one] Due today: one thing.
       *[other] Due today: { $n } things.
    }
practice-due-left =
    { $n ->
        [0] Nothing more is due today.
        [one] Due today: one thing is left of { $of }.
       *[other] Due today: { $n } things are left of { $of }.
    }
practice-day-done = That was all that is due today. You can stop here; what comes now is ahead of its day, or something that you have already learnt.
practice-round = That was all for today, and more than enough. You can go round once more.
practice-begin = Practise
practice-more = Another question
practice-next = Next question
practice-due =
    { $n ->
        [one] To practise: { $n } thing
       *[other] To practise: { $n } things
    }
practice-resting =
    { $n ->
        [one] Resting: { $n } thing
       *[other] Resting: { $n } things
    }
practice-mastered =
    { $n ->
        [one] Mastered: { $n } thing
       *[other] Mastered: { $n } things
    }
practice-rests =
    { $days ->
        [one] (tomorrow)
       *[other] (in { $days } days)
    }
practice-lessons = Lessons
practice-lesson = { $number }. { $title }
practice-solved = — { $n } of { $of } tasks solved
practice-export = Keep a copy
practice-import = Bring a copy back
practice-hide = Hide progress
practice-reveal = Show progress again
practice-hidden = Progress is hidden: no lesson shows or notes any until you show it again. So a class can use this computer without touching yours. A lesson page that is open already goes on showing your progress until it is run again.
practice-forget = Forget everything
practice-forget-lesson = Forget this lesson
practice-sure = Forget all that you have solved and all that you have practised? It cannot be undone.
practice-sure-lesson = Forget what you have done in lesson { $number } “{ $title }”? It cannot be undone.
practice-sure-yes = Yes, forget it
practice-keep = No, keep it
practice-forgotten = Forgotten. A lesson page that is open already goes on showing the old progress until it is run again.
practice-exported = This is all that is known of you. Copy it and keep it as a file wherever you like.
practice-bring = Paste a copy here. It replaces all that is known now.
practice-field = A copy of your progress
practice-take = Take it over
practice-cancel = Leave it as it is
practice-close = Done
practice-taken = Your progress is that of the copy now.
practice-not-taken = This is no copy of progress, and nothing was changed.

## The map of the lessons

map-label = Learn Innovation
map-solved = { $n } of { $of } tasks solved
map-chapter-table = The table and your two actions
map-chapter-dogma = Dogma
map-chapter-winning = Winning
map-chapter-finer = The fine print
map-chapter-rare = Rare moments
map-chapter-company = Company, and the late game
map-chapter-editions = Other editions, and teaching
map-chapter-expansions = Expansions
map-lesson-open = Lesson { $number }, { $title }: not begun
map-lesson-begun = Lesson { $number }, { $title }: { $n } of { $of } tasks solved
map-lesson-repeat = Lesson { $number }, { $title }: { $n } of { $of } tasks solved, { $again } to repeat
map-lesson-solved = Lesson { $number }, { $title }: all { $of } tasks solved
map-on = Go on
map-begin = Lesson { $number }.
map-place =
    { $left ->
        [one] Lesson { $number }: one of { $of } tasks is left.
       *[other] Lesson { $number }: { $left } of { $of } tasks are left.
    }
map-minutes =
    { $n ->
        [one] About a minute.
       *[other] About { $n } minutes.
    }
map-start = Begin
map-go-on = Go on
map-due = Due today
map-due-count =
    { $n ->
        [one] One question, about a minute
       *[other] { $n } questions, about { $minutes } minutes
    }
map-misled = What misled you
map-thought = You seemed to think:
map-more =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
map-again =
    { $n ->
        [one] One task waits to be repeated.
       *[other] { $n } tasks wait to be repeated.
    }
map-repeat = { $title } ({ $n })
map-studies = Studies
map-study-solved = Solved: { $n } of { $of }.
map-or = Or
map-or-play = Play
    .about = a whole game, with people at one screen or bots
map-or-explorer = Explore
    .about = any table, any ruling
map-or-practice = Practise
    .about = what you have learnt, with other cards
map-or-puzzles = Solve puzzles
    .about = one turn, one goal: claim World, win, be ahead

## Ways from a lesson to others

lesson-all = All lessons
lesson-back = Back: { $title }
lesson-next = Next: { $title }
lesson-printing = **{ $card }**, the same in the { $editions }:
lesson-printings = **{ $card }**, from the { $before } to the { $after }:
lesson-other-language = Українською
lesson-run = The table appears below by itself; if it does not, choose Run ▸ Run All Cells in the menu above.
lesson-waits = The table is being laid…
lesson-below = To the table

## Misconceptions: the belief, and what is true

misconception-sharing-is-optional = Sharing is up to the one who shares.
    .truth = Who can share must; only what follows “may” is a choice.
misconception-fewer-icons-follow = Players with fewer icons follow the action too.
    .truth = At least as many icons: you share. Fewer: you are vulnerable to demands, and that is all.
misconception-equal-icons-are-vulnerable = Equally many icons are not enough to share.
    .truth = Equally many icons share, even none against none.
misconception-vulnerable-shares-the-rest = Whoever suffers the demand joins in the card’s other effects.
    .truth = The icons are compared once for the whole card: who is vulnerable does not share its other effects.
misconception-activator-first = The player who chose the card goes first.
    .truth = Sharers go first, clockwise from the left; whoever chose the card goes last.
misconception-icons-recounted = Icons are counted again before each effect.
    .truth = Icons are counted once, at the start of the Dogma action, and locked.
misconception-covered-icons-count = Icons on covered cards count.
    .truth = Only visible icons count: top cards, and what a splay uncovers.
misconception-demand-hits-the-demander = The one who demands does what is demanded too.
    .truth = A demand is executed by the vulnerable opponents; “I” and “my” is the one who demands.
misconception-revealing-shares = Revealing a card counts as sharing.
    .truth = In the fourth edition revealing alone earns no free Draw.
misconception-demand-earns-free-draw = A demand that was executed earns a free Draw.
    .truth = Only sharing earns a free Draw; a demand does not.
misconception-free-draw-forgotten = Sharing costs nothing and earns nothing.
    .truth = If an opponent shared and did something with a card, you take a free Draw at the end.
misconception-free-draw-by-the-effect = The free Draw repeats what the card did.
    .truth = The free Draw is a Draw action like any other: its value is that of your highest top card.
misconception-draw-by-lowest = You draw by your lowest card.
    .truth = You draw by your highest top card.
misconception-draw-by-hand = The cards in your hand decide which deck you draw from.
    .truth = Only top cards on your board decide which deck you draw from; your hand does not count.
misconception-draw-by-covered-card = A covered card decides which deck you draw from.
    .truth = Covered cards do not count, however high; only top cards do.
misconception-draw-by-other-board = Everybody’s cards decide which deck you draw from.
    .truth = Only your own board decides which deck you draw from.
misconception-drawing-plays-the-card = A card that you draw goes onto the table.
    .truth = A drawn card goes to your hand; melding it is another action.
misconception-empty-ages-only-for-draw-action = Only the Draw action skips empty decks.
    .truth = Every draw skips empty decks; returning and scoring do not.
misconception-one-pile-for-all-colors = A melded card covers whatever lies there.
    .truth = There is one pile a color: a melded card covers its own color only.
misconception-melding-runs-the-card = A card’s effects happen when it is melded.
    .truth = Melding only puts the card down; its effects need a Dogma action.
misconception-one-action = A turn is one action.
    .truth = A turn is two actions, of any kinds.
misconception-first-two-players-have-one-action = The first two players have one action in their first turn.
    .truth = Only the first player does; the second too from four players on.
misconception-language-does-not-matter = The words on the cards do not matter.
    .truth = Every card is its words.
misconception-splays-add-up = A new splay is added to the old one.
    .truth = A new direction replaces the old one.
misconception-splay-remembered = A pile that shrank to one card is still splayed when it grows.
    .truth = With one card or none the splay is forgotten.
misconception-new-card-outside-the-splay = A new card lies outside the splay.
    .truth = A melded or tucked card continues the splay.
misconception-points-are-spent = Points are paid for achievements.
    .truth = Points are a threshold; nothing is spent.
misconception-score-is-the-only-condition = Enough points are enough for an achievement.
    .truth = You need a top card of that value or higher, too.
misconception-achievement-of-the-other-edition = All editions have the same achievements.
    .truth = The fourth edition has achievements 1 to 10, the earlier ones 1 to 9, and the Monument is for something else.
misconception-special-achievements-at-once = Special achievements are claimed at once.
    .truth = In the fourth edition special achievements are claimed at the end of the action.
misconception-special-ties-to-the-current-player = The current player wins ties for special achievements.
    .truth = In the fourth edition a tie for a special achievement goes to the first player to the left of the current one.
misconception-none-is-all = Doing it with no card at all counts as having done it.
    .truth = “If you do” asks for more than nothing.
misconception-covered-cards-can-be-used = A covered card can be used like any other.
    .truth = Only the top card of a pile can be used.
misconception-any-card-can-be-used = Any card in sight can be used.
    .truth = You can use top cards of your own board only, none from a hand or another board.
misconception-score-is-number-of-cards = Each card in the score pile is one point.
    .truth = In the score pile a card is worth its value.
misconception-points-on-the-board = Points are counted on the board.
    .truth = Points are the values in the score pile; cards on the board are none.
misconception-icons-of-one-card = Only the icons of the card that is used count.
    .truth = All visible icons of the whole board are added up.
misconception-hand-icons-count = Icons in the hand count.
    .truth = Only icons on the board count; a hand shows nothing.
misconception-card-image-is-an-icon = The picture on a card counts as an icon.
    .truth = The picture takes one of the four places and counts for nothing.
misconception-any-icon-is-compared = All icons of the card are compared.
    .truth = One icon is compared: the featured one, which stands before each effect.
misconception-empty-decks-lead-down = From an empty deck one goes to the next lower one.
    .truth = An empty deck sends you to the next higher one, never down.
misconception-empty-deck-stops-the-draw = From an empty deck one draws nothing.
    .truth = Empty decks are skipped, as many as there are, until there is a card.
misconception-own-board-before-the-card = A card that says “draw a [2]” still draws by your own board.
    .truth = Where a card names a value, that value counts and not your board.
misconception-melding-replaces = A melded card replaces the one that lay there.
    .truth = The covered card stays in the pile, beneath.
misconception-meld-needs-order = Values must be melded in order.
    .truth = Any card from your hand can be melded at any time, whatever its value.
misconception-melding-only-adds = Melding a card only adds icons.
    .truth = Melding hides the icons of the card beneath.
misconception-sharing-alone-earns-free-draw = It is enough for a free Draw that somebody shares.
    .truth = A free Draw needs a sharer who did something with a card.
misconception-demand-hits-everybody = A demand hits all other players.
    .truth = A demand hits opponents with fewer of the featured icon, and nobody else.
misconception-demander-chooses = Whoever demands chooses the cards.
    .truth = The one who executes chooses, unless the card says “of my choice”.
misconception-one-card-can-be-splayed = A single card can be splayed.
    .truth = A color needs at least two cards to be splayed.
misconception-splayed-pile-is-fixed = A splayed pile cannot be splayed again.
    .truth = A splayed color can be splayed in any other direction; only not in the same.
misconception-splay-shows-all = Every splay uncovers the same icons.
    .truth = Left uncovers one place of each covered card, right two, up three, aslant four.
misconception-covered-icons-do-not-return = What was covered once no longer counts.
    .truth = Icons that a splay uncovers count again.
misconception-tuck-goes-on-top = A tucked card lies on top of its pile.
    .truth = A tucked card goes to the bottom of the pile of its color.
misconception-return-goes-on-top = A returned card is drawn next.
    .truth = A returned card goes to the bottom of its deck.
misconception-return-is-junk = To return a card and to junk it is the same.
    .truth = A returned card goes back to its deck; a junked one is out of play.
misconception-junk-is-score = Junked cards belong to somebody.
    .truth = Junked cards are out of play and count for nobody.
misconception-achievement-twice = An achievement can be claimed again.
    .truth = An achievement that somebody has is no longer available, not even to its owner.
misconception-achievements-in-order = Achievements must be claimed in order.
    .truth = Achievements can be claimed in any order; each asks for its own points and top card only.
misconception-points-decide-always = Whoever has the most points wins.
    .truth = Points decide only when somebody would draw past the last age.
misconception-achievements-decide-at-the-end = When the decks run out, the most achievements win.
    .truth = When the decks run out, the most points win; achievements only break ties.
misconception-game-plays-on = The turn or round is played to its end.
    .truth = The game is over at the end of the action that brought enough achievements.
misconception-single-wins-ties = The current player wins ties for “the single player with the most”.
    .truth = If there is a tie, that part of the effect is ignored.
misconception-anybody-begins = Anybody may begin.
    .truth = Whose melded card comes first in alphabetical order begins.
misconception-first-player-has-two-actions = The first player begins with two actions.
    .truth = The first player’s first turn is a single action.
misconception-special-needs-points = Special achievements need points or an age, too.
    .truth = Each special achievement has one condition, and that is all.
misconception-special-costs-an-action = To claim a special achievement is an action.
    .truth = A special achievement takes no action and comes by itself at the end of any action.
misconception-all-or-nothing = What cannot be done in full is not done at all.
    .truth = Do as much as you can and ignore the rest.
misconception-covered-card-stops = A card that is covered while it is executed stops.
    .truth = All effects of the chosen card are executed, whatever happens to it.
misconception-exchange-is-one-way = An exchange gives without taking.
    .truth = Each side of an exchange gets what the other gave.
misconception-exchange-needs-both = There is no exchange if one half of it is empty.
    .truth = An exchange happens even if one half is empty.
misconception-transferred-points-do-not-count = Only scored cards are points.
    .truth = Every card in the score pile counts, however it got there.
misconception-victim-always-chooses = Whoever is demanded of always chooses.
    .truth = Where the card says “of my choice”, the one who demands chooses.
misconception-owner-chooses = Whoever owns the cards chooses among them.
    .truth = The one who executes the words chooses, whoever’s cards they are.
misconception-action-must-do-something = An action that does nothing is not allowed.
    .truth = Any top card may be chosen for a Dogma action, even if nothing comes of it.
misconception-missing-value-stops = If a card asks for the value of what you don’t have, the effect stops.
    .truth = The value of what you don’t have is 0, and the effect goes on.
misconception-looked-at-too-early = Effects look at the table as it was when the action began.
    .truth = Only eligibility is locked in; each sentence looks at the table as it is.
misconception-losing-leaves-cards = Cards of a player who has lost stay on the table.
    .truth = All cards of a player who has lost are junked.
misconception-losing-ends-the-game = When somebody loses, the game is over.
    .truth = The others play on; only the last one left has won.
misconception-loser-plays-on = Whoever has lost finishes their turn.
    .truth = Whoever has lost is skipped from that moment on.
misconception-covered-is-hidden = Covered cards on another board may not be looked at.
    .truth = In the fourth edition all cards on all boards may be looked at.
misconception-own-score-is-hidden = Nobody may look at score piles, not even at their own.
    .truth = You may look at your own score pile.
misconception-others-are-open = Other players’ hands and score piles may be looked at.
    .truth = You see only their backs, which tell the values.
misconception-own-achievement-is-open = You may look at achievements that you have claimed.
    .truth = Nobody ever looks at the front of a standard achievement.
misconception-claims-need-no-proof = It is enough to say that you cannot do it.
    .truth = What others cannot know is shown, to prove it.
misconception-self-execution-is-shared = Others share a self-executed card if they have the icons.
    .truth = Nobody shares a self-executed card, whatever the icons.
misconception-self-execution-demands = A self-executed card demands, too.
    .truth = Demands on a self-executed card are ignored.
misconception-no-chain = A self-execution within another is nothing special.
    .truth = Before a self-execution within another you draw and achieve an [11].
misconception-distance-forbids = Distant players are out of reach.
    .truth = For a card returned from the hand one can deal with a distant player: that is Parley.
misconception-neighbours-parley = Parley works with neighbours, too.
    .truth = Parley is for distant players only.
misconception-distance-is-free = Distant players share like all others.
    .truth = A distant player shares only after returning a card from the hand.
misconception-parley-pays-the-owner = The price of Parley goes to the other player.
    .truth = The card is returned to its deck.
misconception-team-points-add-up = A team’s points are added up to claim achievements.
    .truth = Each claims with their own points; only achievements are added up.
misconception-team-mates-are-opponents = Team mates count as opponents.
    .truth = A team mate is no opponent: never vulnerable to you, and no free Draw for sharing.
misconception-team-wins-alone = Whoever claims the last achievement wins alone.
    .truth = The whole team wins.
misconception-editions-are-the-same = A card that did not change does the same in every edition.
    .truth = The rules around it changed: ask which edition is played.
misconception-one-printing-for-all = A card does what it does in the edition I know.
    .truth = The same title can stand over another text: read the card that lies on this table.
misconception-every-card-changed = In another edition every card is another card.
    .truth = Most cards of the base set mean the same in every edition.
misconception-points-are-safe = Points once scored are safe.
    .truth = Points are cards, and effects can take or junk them.
misconception-achievements-can-be-lost = Achievements are junked with everything else.
    .truth = What a card does not name stays; claimed achievements are hardly ever named.
misconception-age-is-kept = A civilization keeps the age it has reached.
    .truth = You draw by your highest top card now; with an empty board that is a [1].
misconception-every-draw-unseen = Every card is drawn from The Unseen.
    .truth = Only the first card that a player draws in a turn is an Unseen one.
misconception-unseen-in-own-turn-only = An Unseen card is drawn in one’s own turn only.
    .truth = Each player’s first card in each turn is an Unseen one, in anybody’s turn.
misconception-safeguarded-is-achieved = A safeguarded card is an achievement.
    .truth = A secret lies in your safe until an Achieve action claims it.
misconception-safe-without-limit = As many secrets fit into a safe as you like.
    .truth = The best splay of your board sets the limit: five, four, three, two, one.
misconception-too-many-is-lost = A card that no longer fits into the safe is lost.
    .truth = A card that cannot be safeguarded stays where it is.
misconception-second-costs-the-same = A second achievement of a value costs as much as the first.
    .truth = It takes twice the points, the third three times as many.
misconception-secrets-are-for-all = Anybody can claim a secret.
    .truth = Secrets are no available achievements: only the owner can claim one.
misconception-goal-without-sets = Sets leave the number of achievements that win as it was.
    .truth = Each set that is added asks for one achievement more.
misconception-super-execution-by-icons = Icons protect from a super-executed demand.
    .truth = All opponents are vulnerable to it, whatever their icons.
misconception-secrets-count-for-nothing = Secrets count for nothing until they are claimed.
    .truth = Cards and special achievements may ask for secrets: Confidence counts them.
misconception-high-card-is-enough = A special achievement of The Unseen asks for a high top card only.
    .truth = Each asks for a high top card and for one thing more.
misconception-secrets-may-be-looked-at = You may look at your own secrets.
    .truth = Nobody may, not even you; the order in which they came may be remembered.
misconception-city-draw-forgotten = A new color on the board brings nothing.
    .truth = A Meld action that adds a color draws a City.
misconception-city-for-every-color = Each new color draws a City.
    .truth = With a City in hand you draw no other.
misconception-plus-by-the-board = A plus or an uplift counts from the highest top card.
    .truth = Both count from the value of their city.
misconception-icons-act-on-every-meld = The icons of a city act however it is melded.
    .truth = They act after a Meld action only.
misconception-bonuses-add-up = All bonuses are worth their number.
    .truth = Only the highest is; each other one is worth one point.
misconception-bonuses-do-not-count = Bonuses are no points until they are scored.
    .truth = Visible bonuses add to the score.
misconception-flag-by-covered-cards = For a flag all cards of a color are counted.
    .truth = Only visible cards are, and a tie keeps the flag.
misconception-search-only-looks = A search shows cards and puts all of them back.
    .truth = Those with the icon are taken into hand.
misconception-search-takes-all = A search takes all cards that it reveals.
    .truth = It takes those with the icon; the others return.
misconception-arrow-brings-no-city = A City is drawn for a new color only.
    .truth = For a splay in a new direction, too, be it by an arrow or by an effect.
misconception-uplift-draws-like-a-plus = An uplift draws a card of the value one higher.
    .truth = It junks that deck and draws a card of the value two higher.
misconception-fountain-is-contested = A fountain is lost to a player with more visible cards of its color.
    .truth = So is a flag. A fountain counts as long as it is visible.
misconception-any-city-endorses = Any city can endorse any action.
    .truth = It must be a top city of yours that shows the featured icon.
misconception-endorse-costs-an-equal-card = Endorsing costs a card of a certain value or color.
    .truth = Any card of at most the city’s value pays.
misconception-cities-have-dogmas = A city can be used like other cards.
    .truth = Cities have no effects and cannot be chosen for a Dogma action.
misconception-sharers-double-too = Whoever shares an endorsed effect executes it twice.
    .truth = Sharers execute it once.
misconception-endorse-stops-sharing = Nobody shares an endorsed action.
    .truth = Who shares is settled as always.
misconception-endorsed-once = Endorsing does not change how often an effect is executed.
    .truth = You execute each non-demand effect twice.
misconception-free-draw-doubles = The free Draw of an endorsed action is doubled.
    .truth = There is one free Draw at most.
misconception-demands-are-not-doubled = Demands of an endorsed action are made once.
    .truth = They go round the table twice.
misconception-echoes-once-a-turn = Only the first card of a turn is an Echoes card.
    .truth = Every draw asks whether your highest top card is your only top card of its value.
misconception-echoes-by-any-single-card = Any top card that is alone with its value brings Echoes cards.
    .truth = Only the highest value counts: if two top cards share it, you draw a base card.
misconception-hidden-echoes-count = Every echo effect of a pile is executed.
    .truth = Only those that can be seen are.
misconception-covered-echoes-are-silent = A covered card has no effects.
    .truth = Its echo effect is executed as long as a splay shows it.
misconception-echoes-come-after = Echo effects come after the effects of the card.
    .truth = They come first.
misconception-echoes-from-the-top = Echo effects go from the top of the pile down.
    .truth = They go from the bottom card up.
misconception-echoes-are-not-shared = Echo effects belong to the owner of the pile alone.
    .truth = They are shared like all effects without a demand.
misconception-foreshadowed-is-in-hand = A foreshadowed card is in hand.
    .truth = It lies face-down in the forecast until it is promoted.
misconception-forecast-without-limit = As many cards fit into a forecast as you like.
    .truth = The best splay of your board sets the limit: five, four, three, two, one.
misconception-forecast-is-shut = Nobody may look at the cards of a forecast.
    .truth = Its owner may, at any time.
misconception-promotion-of-any-value = Any card of the forecast can be promoted.
    .truth = Its value must not be higher than that of the melded card.
misconception-promotion-of-one-sort = Only cards of equal value can be promoted, or only cards of lower value.
    .truth = Both can: the card must not be worth more than the melded one.
misconception-promotion-without-dogma = A promoted card is melded, and that is all.
    .truth = A free Dogma action with it follows at once.
misconception-promotion-costs-an-action = A promotion, or its Dogma, takes an action of the turn.
    .truth = Both are free.
misconception-foreseen-for-one-only = A card was foreseen for the owner of the forecast only.
    .truth = In that Dogma action it was foreseen for everybody who executes it.
misconception-foreseen-for-good = A card that was promoted stays foreseen.
    .truth = It was foreseen in the free Dogma action after its promotion only.
misconception-every-meld-promotes = Every meld promotes a card.
    .truth = Only a Meld action does.
misconception-covered-bonuses-are-lost = Bonuses of covered cards do not count.
    .truth = They count as long as a splay shows them.
misconception-dig-by-the-melded-card = What is dug up has the value of the melded card.
    .truth = It has the value of the covered card.
misconception-dig-by-value-only = Only an equal or higher card under the melded one sets off a dig.
    .truth = A covered card whose picture is in the same slot does, too.
misconception-every-cover-digs = Whoever covers a card digs.
    .truth = The covered card must be equal or higher, or have its picture in the same slot.
misconception-display-holds-several = Several Artifacts fit on a display.
    .truth = One does; with an Artifact on display a dig is ignored.
misconception-showcase-can-wait = An Artifact stays on display until one uses it.
    .truth = It leaves the display as your turn begins, used or not.
misconception-display-icons-never-count = The icons of an Artifact on display count for nothing.
    .truth = In the free Dogma action of its showcase they count for sharing and vulnerability.
misconception-museum-cards-act = An Artifact in a Museum can be used like a top card.
    .truth = It is no part of the board; it must be melded first.
misconception-museum-is-for-good = What lies in a Museum stays there.
    .truth = Its owner may meld it with a Meld action.
misconception-seizing-needs-room = Seizing needs room on the display.
    .truth = One may seize even where the dig would be ignored.
misconception-seized-goes-on-display = A seized Artifact goes on display and is showcased once more.
    .truth = It is rotated with its Museum and stays in it.
misconception-compel-like-a-demand = An effect that compels hits those with fewer icons.
    .truth = It hits those who would share: with as many or more.
misconception-compel-hits-everybody = An effect that compels hits everybody.
    .truth = It hits those opponents only who would share.
misconception-equal-is-not-compelled = Who has as many icons is not compelled.
    .truth = As many is enough to share, and so to be compelled.
misconception-compelled-do-not-share = Whoever is compelled does not share the other effects.
    .truth = They have the icons for it, and share.
misconception-compel-earns-free-draw = An effect that compels earns a free Draw.
    .truth = It is a demand for all purposes.
misconception-museums-go-unclaimed = Museums are never achievements by themselves.
    .truth = The Museum check gives one to the single player with the most Artifacts in Museums.
misconception-museums-count-at-once = Each Museum beside a board is an achievement.
    .truth = It counts only once it is claimed.
misconception-artifacts-stay-in-museums = After a Museum check the Artifacts stay.
    .truth = All of them return, the winner’s as well.
misconception-free-draw-from-the-base-deck = With Figures, a free Draw is a base card like any other draw.
    .truth = The free Draw for sharing draws a Figure.
misconception-figures-for-the-achiever = Whoever claims an achievement draws a Figure.
    .truth = The opponents do, each of them.
misconception-figures-are-activated = A Figure can be used with a Dogma action.
    .truth = It has no dogma effects; its karmas work by themselves.
misconception-karmas-must-be-used = A karma works only if its owner decides to use it.
    .truth = It works by itself while its Figure is a top card.
misconception-each-karma-counts-once = An “Each” karma adds its bonus once.
    .truth = It does so for each of the things that it names.
misconception-covered-karmas-work = A karma works as long as its Figure can be seen.
    .truth = Its Figure must be a top card.
misconception-each-karmas-feed-each-other = One “Each” karma counts what another one adds.
    .truth = Each looks at the game without the others.
misconception-karmas-chain = What a karma does can set off karmas.
    .truth = While a “Would” or “When” karma is executed, no other one steps in.
misconception-free-actions-are-counted = A free action is the first or second action of the turn.
    .truth = It is neither.
misconception-instead-comes-on-top = An “instead” is done in addition to what it interrupts.
    .truth = It takes its place.
misconception-replaced-counts-as-done = What a karma replaced counts as done for “if you do”.
    .truth = It was not done, and no “if” looks at what a karma did.
misconception-when-karmas-need-an-action = A “When” karma needs a Meld action.
    .truth = Any meld will do.
misconception-a-figure-for-one-opponent = For an achievement a single opponent draws a Figure.
    .truth = Each opponent draws one.
misconception-decree-of-any-color = A Decree action may issue any Decree.
    .truth = Its color must be that of one of the Figures in the hand.
misconception-decree-costs-figures-only = A Decree costs the Figures of the hand.
    .truth = It costs the whole hand.
misconception-decrees-are-no-achievements = A Decree has an effect, and that is all.
    .truth = Issued from the supply it is claimed as an achievement.
misconception-any-three-figures-will-do = Any three Figures allow a Decree.
    .truth = Without a karma their values must be three different ones.
misconception-decree-karma-opens-all = With a “Decree” karma two Figures allow any Decree.
    .truth = They allow the one that the karma names.
misconception-decree-karma-needs-the-color = For a “Decree” karma the Figures must match the color.
    .truth = Any two will do.
misconception-decree-changes-hands = Issuing another player’s Decree takes it over.
    .truth = It goes back to the supply, and that is all.
misconception-own-decree-again-counts = Issuing one’s own Decree again is one more achievement.
    .truth = Its effect is executed, and nothing is claimed.
misconception-auspice-adds-to-the-icon = With an Auspice the featured icon counts as well.
    .truth = The avatar counts in its place.
misconception-auspice-changes-the-effect = An Auspice changes the icon that the effects speak of.
    .truth = It changes who shares and who is vulnerable, nothing else.
misconception-any-figure-auspices = Any top Figure allows an Auspice.
    .truth = It must show the featured icon of the card.
misconception-two-top-figures-stay = Several Figures can stay on top.
    .truth = All but one fade at the end of the action.
misconception-fading-comes-last = Special achievements are looked at before Figures fade.
    .truth = Figures fade first.
misconception-draw-rules-in-another-order = If several sets change a draw, The Unseen comes first.
    .truth = Figures are looked at first, then Echoes, then The Unseen.
misconception-next-draw-rule-steps-in = If the deck of one set is empty, the next set’s rule applies.
    .truth = A base card is drawn instead.
misconception-promotion-before-the-rest = A promotion comes right after the card is melded.
    .truth = It comes last, after dig and “When” karma.
misconception-when-karma-before-the-dig = A “When” karma comes before the dig.
    .truth = After a Meld action the dig comes first.
misconception-endorse-or-auspice = An action is either endorsed or auspiced.
    .truth = It can be both.
misconception-free-actions-are-not-heard = Karmas that wait for an action do not hear free actions.
    .truth = They do; only, free actions are not the first or second.
misconception-trade-needs-echoes = Without Echoes nothing can be foreshadowed.
    .truth = A zone is there as soon as any card in play can use it.
misconception-sets-have-ages-of-their-own = As long as a set has cards of an age, they are drawn.
    .truth = An age is empty as soon as its base deck is.

## Pictures on the pages

picture-card = The card Archery with its parts: in the upper left corner an icon; in the upper right corner the value 1 and the letter of the color; the title in the middle; along the lower edge an icon, the picture, and an icon.
picture-card-icon = an icon; four places, three icons
picture-card-name = the title
picture-card-image = the picture: a place without an icon
picture-card-value = the value: its age, its deck, and its points
picture-card-color = the color, also as a pattern and a letter
picture-card-icons = the places along the lower edge
picture-comparison = A scale from 0 to 8 castles with you at 4. Whoever has fewer is vulnerable: demands hit them, and they share nothing. Whoever has as many or more shares the other effects, before you, and no demand hits them.
picture-comparison-you = you
picture-comparison-fewer = fewer: vulnerable
picture-comparison-fewer-then = has to do what “I demand” says, and shares nothing
picture-comparison-more = as many or more: shares
picture-comparison-more-then = executes the effects without a demand, before you; no demand applies
picture-decks = Decks 1 to 8; 4 and 5 are empty. The highest top card has the value 4, so the draw looks at deck 4, climbs over 4 and 5, and takes the card from deck 6.
picture-decks-highest = highest top card: 4
picture-decks-empty = 4 and 5 are empty: climb
picture-decks-taken = drawn from here
picture-keywords = A card in a hand, and six words as arrows. Draw: from the deck into the hand. Return: from the hand to the bottom of the deck. Meld: on top of the pile of its color. Tuck: to the bottom of that pile. Score: into the score pile. Junk: out of play.
picture-keywords-hand = hand
picture-keywords-deck = deck
picture-keywords-pile = your board
picture-keywords-draw = draw
picture-keywords-return = return
picture-keywords-meld = meld
picture-keywords-tuck = tuck
picture-keywords-score = score
picture-keywords-score-place = into your score pile
picture-keywords-junk = junk
picture-keywords-junk-place = out of play
picture-splay = Three red cards splayed in each of the four directions. Left: the lower right place of each covered card is seen. Right: the two places at its left edge. Up: the three places at its lower edge. Aslant: all four.
picture-splay-left = left: 1 place
picture-splay-right = right: 2 places
picture-splay-up = up: 3 places
picture-splay-aslant = aslant: all 4
picture-threshold = A score pile of the cards 1, 3, 3 and 4, together 11 points, and a top card of value 3: enough for the achievement of value 2, which asks for 10 points and a top card of 2. Afterwards the same four cards lie in the score pile.
picture-threshold-score = score { $score }: at least { $needed }
picture-threshold-top = top card { $top }: at least { $value }
picture-threshold-taken = achievement { $value } is yours
picture-threshold-after = the score is still { $score }
