# The words around the tasks of a lesson: the panel, what options are called, verdicts, misconceptions. The questions,
# hints and explanations themselves stand beside each lesson. $who is "you" for the player who looks, else "other".

## The panel

task-label = Task
task-resume = The kernel behind this lesson does not answer. Run the cell again; what you have solved is kept.
task-place = Task { $n } of { $of }
task-options = Possible answers
task-predict = That is my guess
task-hint = Hint { $n } of { $of }
task-hint-nth =
    { $n ->
        [1] Where to look.
        [2] The rule.
       *[other] The step.
    }
task-order-how = Choose in order: first what happens first. Leave out what does not happen. Choose again to take back.
task-order-yours = Your order:
task-nth = { $n }. { $what }
task-joined = { $all }
task-nobody = none of these
task-find = Walk back yourself: ◀ Back, the left arrow, the slider or the log, as you like. I will notice when you are there.
task-find-for-me = Take me there
task-set-table = Set the table for this task
task-elsewhere = The table stands elsewhere now. You can answer all the same.
task-astray = That leads elsewhere. Nothing is lost: every way you try is kept as a line.
task-predicted = Your guess:
task-you-said = You said:
task-it-was = It was:
task-verdict-right = Right.
task-verdict-wrong = Not so.
task-verdict-open = The rulebooks leave this open.
task-undecided = You are right by another reading: { $reading }
task-unforeseen = Compare with what happened, step by step: the log has it all.
task-next = Next task
task-end = To the end of the lesson
task-again = Try this again
task-ended = The end of this lesson
task-solved =
    { $n ->
        [one] { $n } of { $of } tasks solved.
       *[other] { $n } of { $of } tasks solved.
    }
task-not-solved = (not solved yet)
task-practise = Worth another look:
task-free = The table is yours now. Try whatever you like; every line is kept.
task-reset = Forget my answers and begin again
task-progress-aside = Your progress could not be read, so this lesson begins anew. The old file is safe, nothing was thrown away: { $file }
task-progress-trouble = Your progress cannot be kept on this computer at the moment. You can go on all the same.

## Options that come from the game

task-card-text = “{ $text }”
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
task-action-draw = Draw
task-action-meld = Meld { $card }
task-action-dogma = Dogma: { $card }
task-action-achieve = Achieve [{ $value }]

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
    .truth = There is one pile a colour: a melded card covers its own colour only.
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
    .truth = The fourth edition has achievements 1 to 10, the earlier ones 1 to 9.
misconception-special-achievements-at-once = Special achievements are claimed at once.
    .truth = In the fourth edition they are claimed at the end of the action.
misconception-special-ties-to-the-current-player = The current player wins ties for special achievements.
    .truth = In the fourth edition the first one to the left of the current player gets it.
misconception-none-is-all = Doing it with no card at all counts as having done it.
    .truth = “If you do” asks for more than nothing.
