# The points on which editions, rulebooks and readers differ.
#
# switch-<id>            the question, as a sentence; .title names it in a few words
# switch-<id>-<choice>   what that choice means, in one sentence
#
# Both locales have the same messages.

## What is in the box

switch-last-age = What is the last age of the game?
    .title = Last age
switch-last-age-10 = Age [10] is the last, and a draw beyond it ends the game.
switch-last-age-11 = Age [11] is the last, and a draw beyond it ends the game.

switch-achievement-ages = From which ages is a standard achievement set aside?
    .title = Ages of the achievements
switch-achievement-ages-one-to-nine = One card each of ages 1 to 9 is set aside.
switch-achievement-ages-one-to-ten = One card each of ages 1 to 10 is set aside.

switch-avatar-icon = Is there a seventh icon, [avatar]?
    .title = The avatar icon
switch-avatar-icon-absent = Cards bear six kinds of icon, without [avatar].
switch-avatar-icon-present = Cards bear seven kinds of icon, with [avatar].

switch-splay-aslant = Can a color be splayed aslant?
    .title = Splaying aslant
switch-splay-aslant-absent = A color is splayed left, right or up; Wonder asks for right or up.
switch-splay-aslant-present = A color can also be splayed aslant, and Wonder accepts that.

switch-splay-again = A color is splayed already: what happens when it is splayed in the same direction?
    .title = The same direction again
switch-splay-again-nothing-happens = Nothing: it cannot be splayed so, and cannot be chosen for it.
switch-splay-again-splays-again = It is splayed anew and looks as before; something has been done, so it counts as sharing.

switch-out-of-play = What becomes of cards that leave the game?
    .title = Cards out of play
switch-out-of-play-removed = They go back to the box, and nothing brings them back.
switch-out-of-play-junk = They lie in the Junk, and a card that names the Junk can reach them.

## Setup and turn

switch-most-players = How many can play the base game?
    .title = Most players
switch-most-players-4 = Two to four.
switch-most-players-5 = Two to five.

switch-team-formation = Which teams can there be?
    .title = Making teams
switch-team-formation-two-pairs = Two pairs of four players, and no others.
switch-team-formation-any = Teams of any size, in any order of seats.

switch-alphabet = In which language are titles compared to find the first player?
    .title = Alphabet of titles
switch-alphabet-english = English titles decide, whatever language is shown.
switch-alphabet-displayed-language = The titles in the language shown decide.

switch-short-first-turn = When does the second player too take a single action in the first turn?
    .title = Short first turn
switch-short-first-turn-second-player-at-four = Only in a game of exactly four players.
switch-short-first-turn-second-player-from-four = In every game of four or more players.

switch-board-information = What may you see of another player’s board?
    .title = Other players’ boards
switch-board-information-visible-only = You see the top cards and the icons that splays show, and no more.
switch-board-information-open = You may look at every card, covered ones too.

switch-board-counts = May you know how many cards an unsplayed pile of another player has?
    .title = Counting other piles
switch-board-counts-hidden = You may not: you see its top card, and not whether anything lies below.
switch-board-counts-open = You may count the cards of every pile.

## Sharing and the free draw

switch-reveal-is-sharing = Does revealing a card, and nothing more, count as sharing?
    .title = Revealing as sharing
switch-reveal-is-sharing-yes = It counts, and earns the free draw.
switch-reveal-is-sharing-no = It does not count: something must be done with a card.

switch-sharing-by-self-execution = A sharer’s effect makes them execute another card: does what happens there count as sharing?
    .title = Sharing inside another card
switch-sharing-by-self-execution-counts = It counts, because it belongs to their use of the shared effect.
switch-sharing-by-self-execution-does-not-count = Only what the chosen card itself makes them do counts.

switch-free-draw-timing = Does the free draw come before or after the checks at the end of the action?
    .title = Free draw and the checks
switch-free-draw-timing-after-the-checks = Special achievements and victory are checked first; the free Draw follows, with checks of its own.
switch-free-draw-timing-before-the-checks = The free draw still belongs to the action, so the checks come after it.

## Dogma rules

switch-if-you-do = How much must have been done for “if you do” to hold?
    .title = “If you do”
switch-if-you-do-in-full = The whole of the previous sentence, and more than nothing.
switch-if-you-do-anything = Any part of the previous sentence is enough.

switch-may-cost = “You may return three cards. If you do …”: may you begin with fewer?
    .title = Paying in part
switch-may-cost-in-full = Without all the cards asked for you must decline.
switch-may-cost-as-much-as-you-can = You may give as many as you have; “if you do” is then judged by what was done.

switch-may-for-every = “You may … a card for every …”: may you stop early?
    .title = Stopping early
switch-may-for-every-as-many-as-possible = Once you begin you go on as long as you can.
switch-may-for-every-may-stop = You may stop whenever you like.

switch-exactly = An effect asks for exactly so many cards and there are fewer: what happens?
    .title = “Exactly”
switch-exactly-all-or-nothing = Nothing: it is that number or none.
switch-exactly-as-many-as-possible = As many as there are, by the Golden Rule.

switch-all-of-none = “If all your … cards are …”: does this hold when you have none?
    .title = All of none
switch-all-of-none-holds = It holds, for no card breaks it.
switch-all-of-none-fails = It fails: there must be a card to speak of.

switch-ties-among-demanders-cards = A demand names the highest or lowest of the demanding player’s cards, and several are tied: who picks?
    .title = Ties among the demander’s cards
switch-ties-among-demanders-cards-demanded-player = The player who executes the demand picks.
switch-ties-among-demanders-cards-owner = The player whose cards they are picks.

switch-uncovered-top-cards = Several top cards are taken and a card below comes to light: is it taken too, if it fits?
    .title = Uncovered top cards
switch-uncovered-top-cards-safe = It is safe: only cards on top at the start are taken.
switch-uncovered-top-cards-taken-too = It is taken too, until no such card is left or the number is reached.

switch-number-choice = “Choose a number”: may you choose 0?
    .title = Choosing a number
switch-number-choice-from-zero = You may: 0 is a number, though no card has it as its value.
switch-number-choice-from-one = You may not: the least is 1, as it is for a value.

## Special achievements and the Chain Rule

switch-specials-claimed = When are the special achievements claimed?
    .title = Claiming special achievements
switch-specials-claimed-immediately = At once, when the condition is met, even in the middle of an effect.
switch-specials-claimed-end-of-action = At the end of an action, by how the boards are then.

switch-special-ties = Several players could claim the same special achievement: who comes first?
    .title = Ties for special achievements
switch-special-ties-current-player-first = The current player, then the others clockwise.
switch-special-ties-left-of-current-player-first = The player to the left of the current player, then on clockwise; the current player is last.

switch-monument = What earns Monument?
    .title = Monument
switch-monument-six-in-a-turn = Six cards tucked, or six cards scored, in one turn.
switch-monument-four-demands = Four top cards with a demand effect.

switch-monument-turn = Six cards in one turn: in whose turn?
    .title = Whose turn for Monument
switch-monument-turn-any-turn = In any player’s turn: everybody’s cards are counted, and all counts start anew with the next turn.
switch-monument-turn-own-turn = In your own turn only.

switch-chain-rule = Is there a Chain Rule, and in which words?
    .title = The Chain Rule
switch-chain-rule-none = There is none: a card is executed for yourself only, and that is all.
switch-chain-rule-any-effect = Self-executing within any effect of a self-executed card earns a Chain Achievement.
switch-chain-rule-non-demand-effect = Self-executing within a non-demand effect of a self-executed card earns a Chain Achievement.

switch-chain-by-itself = Does the Chain Rule hold when a card comes to execute itself?
    .title = A card executing itself
switch-chain-by-itself-counts = It holds as for any other card.
switch-chain-by-itself-does-not-count = It does not hold: a chain needs another card.

## Winning

switch-achievement-win = When does the number of achievements win?
    .title = Winning by achievements
switch-achievement-win-immediately = At once, even in the middle of an effect.
switch-achievement-win-end-of-action = At the end of an action, after the special achievements.

switch-extra-achievement = Does the game go on for one achievement more than usual?
    .title = An extra achievement
switch-extra-achievement-none = It does not: the usual number wins.
switch-extra-achievement-one = It does: one more is needed, for each player or team.

switch-achievements-minimum = Is there a least number of achievements to win?
    .title = Fewest achievements to win
switch-achievements-minimum-none = There is none: each further player takes one off.
switch-achievements-minimum-three = It never falls below three.

switch-goal-after-elimination = Does the number of achievements to win change when a player is out of the game?
    .title = Goal after an elimination
switch-goal-after-elimination-unchanged = It stays what it was at the start.
switch-goal-after-elimination-recounted = It is reckoned anew for the players who are left.

switch-leaving-specials = A player is out of the game: where do that player’s special achievements go?
    .title = Special achievements of the eliminated
switch-leaving-specials-leave-the-game = Out of the game, like all cards of that player.
switch-leaving-specials-available-again = Back among the available ones, for anybody to claim.

switch-score-tie = The game ends with equal scores and equal achievements: who wins?
    .title = Tie to the last
switch-score-tie-shared-victory = The tied players share the victory.
switch-score-tie-draw = Nobody: the game is a draw.

switch-self-service-at-zero = Self Service, and nobody has an achievement: 0 is twice 0, so do you win?
    .title = Self Service at 0
switch-self-service-at-zero-wins = You win, for the condition holds as it is worded.
switch-self-service-at-zero-does-not-win = You do not win without an achievement.

## Teams

switch-team-goal = How many achievements does a team need?
    .title = Goal of a team
switch-team-goal-six = Six, however many teams there are.
switch-team-goal-eight-less-teams = Eight less the number of teams, but at least three.

switch-team-score-tie = The combined scores of two teams are equal: who wins?
    .title = Teams with equal scores
switch-team-score-tie-combined-achievements = The team with more achievements, counted together.
switch-team-score-tie-draw = Nobody: the game is a draw.

switch-teammate-is-other-player = Do “other players” include your teammate?
    .title = Teammates and “other players”
switch-teammate-is-other-player-yes = Your teammate is an other player, though no opponent.
switch-teammate-is-other-player-no = Effects on other players leave your teammate out.

switch-parley = In which games is there Parley?
    .title = Parley
switch-parley-none = In none.
switch-parley-without-teams = In games of four or more players without teams.
switch-parley-always = In all games of four or more players; a teammate is never distant.

## Single cards

switch-coal = Which text of Coal’s third effect is played?
    .title = Coal
switch-coal-top-card-and-beneath = You may score one of your top cards and then the card beneath it.
switch-coal-top-two-of-color = You may choose a color and score your top two cards of it.
switch-coal-top-card-twice = You may choose a color and score its top card two times over.

switch-climatology-second-card = Climatology demands two top cards: may the second be the one that the first uncovered?
    .title = Climatology’s second card
switch-climatology-second-card-both-at-once = It may not: both are picked from the cards on top at the start, so they are of different colors.
switch-climatology-second-card-one-by-one = It may, and it must if no other fits: the cards are returned one after the other.

switch-escapism-empty-hand = Escapism, and your hand is empty: do you draw three cards of value 0?
    .title = Escapism with an empty hand
switch-escapism-empty-hand-draws = You draw three: the value of the card that was not junked is 0.
switch-escapism-empty-hand-stops = You draw nothing: without a junked card the effect stops.

switch-fission-museums = Do Fission and Bear Grylls junk Artifacts in Museums?
    .title = Fission, Bear Grylls and Museums
switch-fission-museums-junked = They do: Artifacts are no achievements.
switch-fission-museums-kept = They do not: a card in a Museum is out of their reach.
