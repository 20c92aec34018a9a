# A game from setup: who sits where, the curtain between persons at one screen, bots, taking back.

ui-play-label = A game from the beginning
ui-play-how = The players are people who pass the screen, or bots. The same seed deals the same cards.
ui-play-count = Players:
ui-play-name = Seat { $n }:
ui-play-name-hint = name
ui-play-kind = Who plays seat { $n }:
ui-play-person = a person here
ui-play-bot-random = bot: anything legal
ui-play-bot-greedy = bot: looks one answer ahead
ui-play-bot-searching = bot: thinks (about a second an answer)
ui-play-bot-name-random = Chance
ui-play-bot-name-greedy = Magpie
ui-play-bot-name-searching = Owl
ui-play-bot-letters = A B C D E F G H I J K L
ui-play-teams = Teams:
ui-play-alone = everybody alone
ui-play-across =
    { $n ->
        [4] two teams, partners sit across (1 and 3, 2 and 4)
       *[other] two teams, sitting by turns (odd and even seats)
    }
ui-play-pairs = three pairs, partners sit across (1 and 4, 2 and 5, 3 and 6)
ui-play-sets = Sets
ui-play-with-set =
    { $chosen ->
        [yes] ✓ { $set }
       *[no] + { $set }
    }
ui-play-left-out = Left out of the decks: { $cards }. The game within the game that it starts cannot be played here.
ui-play-goal =
    { $sides ->
        [0] { $n } achievements win. Up to { $most } can play.
       *[other] { $n } achievements of a team win. Up to { $most } can play.
    }
ui-play-seed = Seed:
ui-play-readings = Where the rulebooks are silent
ui-play-start = Start the game
ui-play-new = Set up another game
ui-play-still = The game as it was last seen. To go on, run this cell again (Shift+Enter), then press “{ ui-play-go-on }”.
ui-play-still-not-kept = The game as it was last seen. It is not kept; to play anew, run this cell again (Shift+Enter).
ui-play-still-empty = A game is set up here. To begin, run this cell again (Shift+Enter).
ui-play-go-on = Go on with the game you left
ui-play-go-on-edition = Go on with the game you left ({ $edition })
ui-names-unseen = The name “{ $name }” has a character that cannot be seen. Type it anew.
ui-names-taken = “{ $name }” is what the tutor calls whoever looks on, or the player opposite. Take another name.
ui-names-long = The name “{ $name }” is too long; { $n } letters are the most.
ui-play-same-name = Two players have the same name. Give each a name of their own.
ui-play-bad-seed = The seed must be a whole number.
ui-play-damaged = The game that was kept cannot be opened. Start a new one. The error says:

## During the game

ui-game-label = This game
ui-game-pass = Pass the screen to { $name }
ui-game-pass-why = { $name } decides now. Hidden cards are face down until { $name } looks.
ui-game-curtain = The curtain is down: pass the screen on.
ui-game-no-peeping = At one screen everybody sees only their own cards. Pass the screen, or hide your cards.
ui-game-i-am = I am { $name }: show my cards
ui-game-eyes = { $name } looks and plays.
ui-game-watch = Only bots play; all cards are open. They wait for you after every answer.
ui-game-next = Next answer
ui-game-to-end = Play on to the end
ui-game-thinking = { $name } is thinking…
ui-game-meanwhile = Since your last decision
ui-game-earlier =
    { $n ->
        [one] { $n } more line is in the Log
       *[other] { $n } more lines are in the Log
    }
ui-game-undo = Take back
    .hint = Back to the decision before; what was played stays as a line
ui-game-hide = Hide my cards
ui-game-over = The game is over. Every step can be walked again.
ui-game-over-open = Open all cards
