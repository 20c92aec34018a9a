# Puzzles: what a goal asks for, what the finder writes, and what is wrong with a puzzle.

## What a goal asks for

puzzle-and = {" and "}
puzzle-win = win the game
puzzle-safe = let nobody else win
puzzle-ahead = have more points than anybody else
puzzle-claim = claim { $title }
puzzle-claim-age = claim the achievement [{ $n }]
puzzle-achievements = have { $n ->
        [1] one achievement
       *[other] { $n } achievements
    }
puzzle-points = have at least { $n ->
        [1] one point
       *[other] { $n } points
    }
puzzle-icons = show at least { $n } { $icon }
puzzle-others-achievements = leave everybody else with at most { $n ->
        [1] one achievement
       *[other] { $n } achievements
    }
puzzle-others-points = leave everybody else with at most { $n ->
        [1] one point
       *[other] { $n } points
    }
puzzle-until-turn = This turn: { $wishes }.
puzzle-until-round = Until your next turn begins: { $wishes }.
puzzle-against-every-answer = It must work whatever the others answer.
puzzle-against-some-answer = The others answer as you like.
puzzle-decks-known = You know what will be drawn.
puzzle-decks-unknown = You do not know the decks: it must work whatever is drawn.

## Themes

puzzle-theme-achievement = achievements
puzzle-theme-special = special achievements
puzzle-theme-end = the end of the game
puzzle-theme-card = won by a card
puzzle-theme-points = points
puzzle-theme-share = sharing
puzzle-theme-defense = defense

## What the finder writes

puzzle-title-achievement = An achievement
puzzle-title-special = { $what } this turn
puzzle-title-end = The end, and ahead
puzzle-title-card = Won by a card
puzzle-title-points = Points at once
puzzle-title-share = Who must not share?
puzzle-title-defense = Hold out
puzzle-nothing = choose nothing
puzzle-answer = { $line }.
puzzle-answer-other = { $who }: { $does }
puzzle-line-title = The answer
puzzle-player-you = You
puzzle-hint-two-actions = Both actions are needed: what must be prepared by the first?
puzzle-hint-choices = The action alone is not enough: look at what you choose within it.
puzzle-hint-share = Count the icons: who shares, and what do they answer?
puzzle-hint-demand = Whom can you demand something from?
puzzle-hint-draw = Look at what you will draw.
puzzle-hint-free-draw = A free draw comes after the action.
puzzle-hint-splay = Look at the splays.
puzzle-hint-covered = Look at what lies under your top cards.
puzzle-hint-trap = More than one way looks right. What can the others do against it?
puzzle-hint-first = Begin like this: { $does }.
puzzle-source = Found in a game of bots; proven by the engine

## What is wrong with a puzzle

puzzle-no-goal = this position has no goal: write 'goal:' with what is to be reached
puzzle-hidden = a hand or a score pile has cards that the player does not know: name them under 'known', or the proof knows more than the player
puzzle-cut-off = the proof was cut off after { $n } states: nothing is proven
puzzle-unsolved = no first answer reaches the goal for certain
puzzle-solutions = 'solutions' says { $said }, but { $found ->
        [1] one first answer reaches the goal
       *[other] { $found } first answers reach the goal
    }
puzzle-more-lines = 'only_line' says that every decision has one right answer, but one has more
puzzle-decks-not-known = 'decks' says known, but cards are drawn that the player does not know: name them under 'known'
puzzle-blind = another player may draw a card that the player does not see, and a later answer could rest on it
puzzle-line-misses = the line { $line } does not reach the goal
