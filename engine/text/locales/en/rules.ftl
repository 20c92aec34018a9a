# The rules of the base game in our own words, and how a rulebook is cited.
#
# rule-<id>        the rule, one or two sentences, said to the player; .title names it in two to five words
# document-<id>    a document's name; .short is the form for a citation
# cite...          a citation: $document is the short name, $section a heading, $page "13" or "14-15"
#
# [authority], [1] and so on are tokens that a renderer draws. Both locales have the same messages.

## Documents

document-4e-base = Innovation, rulebook of the fourth edition
    .short = 4e rulebook
document-4e-base-uk = Innovation, Ukrainian rulebook of the fourth edition
    .short = Ukrainian 4e rulebook
document-ultimate = Innovation Ultimate, rulebook (fourth edition with all expansions)
    .short = Ultimate rulebook
document-third = Innovation, rulebook of the third edition
    .short = 3e rulebook
document-help = Board Game Arena’s help page for Innovation (third edition)
    .short = BGA help
document-faq1 = the publisher’s FAQ of July 2011 (first edition), known from quotations
    .short = publisher’s FAQ, 2011

# A rule on one page, on a spread, and where no page is known.
cite = { $document }, { $section }, p. { $page }
cite-spread = { $document }, { $section }, pp. { $page }
cite-no-page = { $document }, { $section }
# The same of a rule that no document of the $edition played has; $citation is the best of another edition.
cite-elsewhere =
    { $edition ->
        [1] { $citation }; no rulebook of the first edition is at hand
        [3] { $citation }; the documents of the third edition do not say it
       *[4] { $citation }; the documents of the fourth edition do not say it
    }

## Setup

rule-setup-player-count = The base game is for two to five players in the fourth edition, and for two to four before it.
    .title = Number of players
rule-setup-decks = Sort the cards into eleven decks by age, and shuffle each deck by itself.
    .title = Eleven decks
rule-setup-decks-3e = Sort the cards into ten decks by age, and shuffle each deck by itself.
    .title = Ten decks
rule-setup-standard-achievements = One unseen card from each of the decks [1] to [10] is set aside face-down as a standard achievement. There is none of age [11].
    .title = Standard achievements, ages 1–10
rule-setup-standard-achievements-3e = One unseen card from each of the decks [1] to [9] is set aside face-down as a standard achievement. There is none of age [10].
    .title = Standard achievements, ages 1–9
rule-setup-special-achievements = The five special achievements lie face-up near the decks, for anybody to claim.
    .title = Five special achievements
rule-setup-junk = The Junk card marks the place for cards that leave the game.
    .title = The Junk
rule-setup-reference-card = You keep your score pile under the left edge of your reference card and your achievements under the right edge.
    .title = Reference card
rule-setup-first-meld = You draw two [1] and choose one to meld, at the same time as everybody else. It stays as the first card of your board; the other is your hand.
    .title = First meld
rule-setup-first-player = Whoever melded the card whose title is first in the alphabet takes the first turn.
    .title = Who starts
rule-setup-alphabet = Titles are compared in English, and a leading “The” counts as part of the title.
    .title = Alphabet of titles

## The areas of a player

rule-board-piles = Your board holds at most one pile of each of the five colors. Covered cards still belong to it.
    .title = One pile per color
rule-hand-no-limit = You may hold any number of cards in hand.
    .title = No hand limit
rule-score-total = Your score is the sum of the values of the cards in your score pile.
    .title = Your score
rule-achievements-pile = Every card in your achievements pile is one achievement, whatever its value.
    .title = Achievements count singly

## Parts of a card

rule-card-title = No two cards have the same title.
    .title = Title
rule-card-value = A card’s value is the number of its age: that of the deck it comes from.
    .title = Value of a card
rule-card-color = Every card has one of five colors: red, yellow, green, blue or purple.
    .title = Color
rule-card-icons = A card has four icon slots: one at the top left and three along the bottom. Three hold icons and one holds the card image.
    .title = Four icon slots
rule-card-effects = A card has one or more dogma effects. Each is either a demand or a non-demand effect.
    .title = Dogma effects
rule-card-featured-icon = The small icon before an effect is the card’s featured icon: the one that is most frequent on the card.
    .title = Featured icon
rule-icons-by-age = In the base set [authority] ends with age [3], [industry] begins in age [4], [efficiency] in age [7] and [avatar] in age [10]. [prosperity], [health] and [concept] occur in every age.
    .title = Icons through the ages
rule-icons-visible = Only visible icons count: all those of your top cards, and those that a splay uncovers.
    .title = Visible icons

## The turn

rule-turn-two-actions = You must take two actions in your turn.
    .title = Two actions
rule-turn-action-types = An action is a Draw, a Meld, a Dogma or an Achieve action.
    .title = Four kinds of action
rule-turn-same-action-twice = Your two actions may be of the same kind or of different kinds, in any order.
    .title = Same action twice
rule-turn-first-turn = The first player takes a single action in their first turn; with four or more players the second player does too.
    .title = Short first turn
rule-turn-first-turn-3e = The first player takes a single action in their first turn; in a game of four the second player does too.
    .title = Short first turn
rule-turn-free-draw-not-counted = The free Draw action that you get for sharing is neither your first nor your second action.
    .title = Free draw is extra
rule-turn-no-passing = You cannot skip an action. A Dogma action that does nothing is allowed, and serves as a pass.
    .title = No passing
rule-turn-effect-is-no-action = When an effect tells you to draw, meld or achieve, that uses up no action and is no Draw, Meld or Achieve action.
    .title = Effects are no actions

## Drawing

rule-draw-highest-top = For a Draw action you draw a card of the same value as your highest top card. Cards below the top do not matter, even when a splay shows them.
    .title = Draw by highest top card
rule-draw-empty-age = When the deck you would draw from is empty, you draw from the next higher age that has cards. This holds for every draw.
    .title = Empty ages are skipped
rule-draw-past-last-age = The moment anybody would draw a card above [11], the game ends and the score decides.
    .title = Drawing beyond age 11
rule-draw-past-last-age-3e = The moment anybody would draw a card above [10], the game ends and the score decides.
    .title = Drawing beyond age 10
rule-draw-empty-board = With no card on your board you draw for value 0, and so from the lowest age that has cards.
    .title = Drawing with empty board
rule-draw-undefined-value = A draw of a value that does not exist is a draw of 0, and goes up to the lowest age that has cards.
    .title = Drawing an undefined value
rule-draw-stated-value = When an effect tells you to draw, you draw the value it states; your top cards do not matter.
    .title = Draw the stated value
rule-draw-only-decks-climb = Only a draw goes on to a higher age. A card of a stated value taken from anywhere else must have just that value.
    .title = Only draws go higher
rule-draw-set-empty = When a card would be drawn from the deck of a set and that deck is empty, you draw a base card of the same value. No other set is looked at.
    .title = A set’s empty deck

## Melding

rule-meld-on-top = You place the card from your hand on top of the pile of its color, or start a pile with it. It is now the top card of that color.
    .title = Meld on top
rule-meld-continues-splay = A card melded onto a splayed pile joins the splay.
    .title = Meld continues the splay
rule-meld-any-value = You may meld any card of your hand, also one of lower value than the card it covers.
    .title = Any value may be melded
rule-meld-needs-card = Without a card in hand you cannot take a Meld action.
    .title = Meld needs a card

## Dogma: choosing a card

rule-dogma-top-card = For a Dogma action you choose one of your top cards.
    .title = Choose a top card
rule-dogma-needs-board = Without a card on your board you cannot take a Dogma action.
    .title = Dogma needs a card
rule-dogma-same-card-twice = You may choose the same card for both Dogma actions of a turn.
    .title = Same card twice
rule-dogma-without-effect = You may choose a card even when none of its effects can do anything.
    .title = Dogma that does nothing
rule-dogma-all-effects = All effects of the chosen card are executed, in the order in which they are printed.
    .title = All effects
rule-dogma-card-may-leave = The Dogma action goes on to the last effect, even when the chosen card is covered or leaves your board.
    .title = The card may leave

## Dogma: sharing and demands

rule-dogma-count-icons = Before the first effect everybody counts the visible featured icons on their own board.
    .title = Count the featured icon
rule-sharing-eligible = Whoever has at least as many featured icons as you is eligible to share your non-demand effects.
    .title = At least as many share
rule-demand-vulnerable = An opponent with fewer featured icons than you is vulnerable to your demands.
    .title = Who has fewer is vulnerable
rule-demand-immune = A player with at least as many featured icons as you ignores your demands.
    .title = At least as many ignore
rule-locking-in = The list of effects, who shares and who is vulnerable are settled once, at the start of the action. Icons gained or lost later do not change them.
    .title = Locked in at the start
rule-locking-in-nothing-else = Everything else is read off the table at the moment an effect is executed: boards, hands, scores, and icons named in an effect.
    .title = Nothing else is locked

## Dogma: executing effects

rule-dogma-effect-by-effect = Everybody concerned finishes an effect before the next one begins.
    .title = One effect after another
rule-sharing-compulsory = A player who is eligible to share must execute the effect; only its “you may” parts are optional.
    .title = Sharing is compulsory
rule-sharers-first = Those who share a non-demand effect execute it before you do.
    .title = Sharers go first
rule-sharers-clockwise = Sharers execute the effect one by one, clockwise from your left.
    .title = Sharers go clockwise
rule-activator-last = You execute a non-demand effect last, after all who share it.
    .title = The activator goes last
rule-sharer-is-you = In a non-demand effect “you” is always the player who is executing it, and that player makes its choices.
    .title = Who “you” is
rule-demand-clockwise = Vulnerable opponents execute a demand one by one, clockwise from your left. Nobody else does anything.
    .title = Demands go clockwise
rule-demand-one-by-one = One vulnerable player finishes the whole demand, with its repetitions, before the next begins.
    .title = One victim at a time
rule-demand-result-for-all = A later effect that asks what happened due to the demand looks at all vulnerable players together.
    .title = Result of the demand
rule-first-person = In a demand “I”, “me” and “my” are the player who makes it; “you” and “your” are the player of whom it is made.
    .title = “I” and “you”
rule-demand-who-decides = The player of whom a demand is made makes the choices in it.
    .title = Who decides in demands
rule-of-my-choice = Where a demand says “of my choice”, the player who makes the demand chooses.
    .title = “Of my choice”
rule-tie-you-choose = When several cards fit equally well, such as two highest cards, whoever executes the effect picks one of them.
    .title = Ties: whoever executes chooses
rule-tie-your-cards-3e = When several of your own cards are tied, such as two highest ones, you pick which of them is meant.
    .title = Ties among your cards
rule-you-may = What “you may” stands before is optional, and each player who executes the effect decides alone.
    .title = “You may” is optional
rule-mandatory = Everything without “you may” must be done, even when it harms you.
    .title = The rest is mandatory
rule-repeat-effect = “Repeat this effect” makes the same player execute it again, as often as its condition holds.
    .title = Repeating an effect

## Dogma: the free draw

rule-free-draw = If an opponent shared any of your effects, you take one free Draw action.
    .title = Free draw for sharing
rule-free-draw-something-happened = Sharing earns the free draw only if it made an opponent do something with a card, such as drawing, melding, splaying or returning one.
    .title = Something must have happened
rule-free-draw-only-sharing = What vulnerable players do because of a demand earns no free draw.
    .title = Demands earn none
rule-free-draw-reveal-does-not-count = Just revealing a card does not count as sharing.
    .title = Revealing does not count
rule-free-draw-reveal-counts-3e = Revealing a card counts as sharing.
    .title = Revealing counts
rule-free-draw-impossible-splay = Splaying too small a pile, or a pile already splayed that way, does nothing and so does not count as sharing.
    .title = Impossible splays count nothing
rule-free-draw-unchanged-position = Something happened even if the cards end up where they were: returning a card and drawing it again counts.
    .title = Back where it was
rule-free-draw-single = You take one free draw for a Dogma action, however many opponents shared however many effects.
    .title = Only one free draw
rule-free-draw-value = The free draw goes by your highest top card as it is now, after the effects.
    .title = Value of the free draw
rule-free-draw-after-dogma = The free draw comes when all effects of the card are done.
    .title = After the last effect
rule-free-draw-compulsory = You cannot decline the free draw, even if it ends the game.
    .title = Free draw is compulsory

## Dogma rules

rule-golden-rule = Do as much of an effect as you can, and ignore what you cannot do.
    .title = The Golden Rule
rule-exactly = An effect that asks for exactly a number of cards takes that number or none.
    .title = Exactly so many
rule-verification = When the others cannot see that you executed an effect rightly, you must show them the cards that prove it.
    .title = Verification
rule-if-clause = An “if” holds when its condition is met or was met just now.
    .title = If clauses
rule-if-clause-3e = What follows “if” in an effect is done only if the condition is met then.
    .title = If in an effect
rule-if-you-do = “If you do” needs more than nothing to have been done: giving all of your no cards does not satisfy it.
    .title = “If you do”: something
rule-if-you-do-sentence = “If you do” and “if you don’t” look back at the whole of the sentence before them, and at no other.
    .title = “If you do”: which sentence
rule-if-you-do-3e = “If you do” holds only when the instruction before it was carried out in full; a part is not enough.
    .title = “If you do”: in full
rule-may-cost-in-full-3e = When “you may” do something and “if you do” follows, you cannot begin unless you have all the cards it asks for.
    .title = Pay in full
rule-may-for-every-3e = If you choose to do something for every icon or card of a kind, you do it as often as you can and cannot stop early.
    .title = All or nothing

## Keywords: effects and boxes

rule-keyword-non-demand = An effect that does not begin with “I demand” tells the player who executes it what to do.
    .title = Non-demand effect
rule-keyword-demand = An effect that begins with “I demand” tells each vulnerable opponent what to do.
    .title = Demand effect
rule-keyword-value-box = A number in a box, such as [2], is a card of that age from its deck.
    .title = Numbers in boxes

## Keywords: cards and where they are

rule-keyword-all-cards = “All” cards are taken one at a time, until there is none left that fits.
    .title = All cards
rule-keyword-available-achievement = An achievement is available while no player owns it.
    .title = Available achievement
rule-keyword-bottom = The bottom card of a color is the lowest of its pile. A single card is both top and bottom.
    .title = Bottom card
rule-keyword-card-image = The card image is no icon and gives nothing; its place decides which splay suits the card.
    .title = Card image
rule-keyword-deck = A deck is the stack of cards of one value in the middle of the table.
    .title = Deck
rule-keyword-empty = An age is empty when its deck has no cards.
    .title = Empty age
rule-keyword-top = The top card of a color is the uppermost of its pile. A single card is both top and bottom.
    .title = Top card
rule-keyword-highest-lowest = Highest and lowest compare values only. Among equal ones the chooser is free.
    .title = Highest and lowest
rule-keyword-all-the-highest = “All the highest” cards are all those that share the highest value.
    .title = All the highest

## Keywords: drawing and showing

rule-keyword-draw = To draw a card is to take it from the deck of the stated value, skipping empty ages, into your hand.
    .title = Draw
rule-keyword-draw-and-x = “Draw and” meld, score or tuck is done with the very card that was drawn. Of several cards each is drawn and treated before the next.
    .title = Draw and …
rule-keyword-draw-and-reveal = A card that you draw and reveal goes to your hand, unless the effect then takes it elsewhere.
    .title = Draw and reveal
rule-keyword-reveal = You show a revealed card to everybody, and it stays where it was.
    .title = Reveal

## Keywords: moving cards

rule-keyword-meld = To meld is to place a card on your board just as a Meld action does.
    .title = Meld
rule-keyword-score = To score a card is to place it face-down in your score pile.
    .title = Score
rule-keyword-tuck = To tuck a card is to put it at the bottom of the pile of its color, where it joins a splay. Without such a pile it starts one.
    .title = Tuck
rule-keyword-return = To return a card is to put it face-down at the bottom of the deck of its age.
    .title = Return
rule-keyword-return-order = Of several cards that you return at once, you choose the order.
    .title = Order of returned cards
rule-keyword-return-refills = An empty age is no longer empty once a card of it is returned.
    .title = Return fills an age
rule-keyword-transfer = To transfer is to move a card from one place to another. It is no melding, scoring or achieving.
    .title = Transfer
rule-keyword-transfer-to-board = A card transferred to a board becomes the top card of its color there.
    .title = Transfer to a board
rule-keyword-exchange = To exchange is to swap the cards of two places, even when one of them is empty or they differ in number.
    .title = Exchange
rule-keyword-exchange-at-once = Both sides of an exchange move at the same moment: what you get is not among what you give.
    .title = Exchange at once
rule-keyword-exchange-not-scored = An exchanged card does not count as scored, melded or drawn.
    .title = Exchange is not scoring
rule-keyword-junk = To junk a card is to put it face-down in the Junk, out of the game. Only cards that name the Junk can touch it there.
    .title = Junk
rule-keyword-junk-deck = To junk a deck is to junk every card that is in it now. Cards returned later make a new deck.
    .title = Junk a deck
rule-keyword-remove-3e = Removed cards leave the game for good, and it goes on as if they had never been.
    .title = Remove
rule-keyword-claim = To claim an achievement is to put it in your achievements pile. Unless it names a special one, an effect can claim only available standard achievements.
    .title = Claim

## Keywords: executing other cards

rule-keyword-self-execute = To self-execute a card is to execute all its non-demand effects and ignore its demands.
    .title = Self-execute
rule-keyword-self-execute-alone = Nobody shares the effects of a card that you self-execute, whatever the icons.
    .title = Self-execute is not shared
rule-keyword-self-execute-card-stays = A card that you self-execute stays where it is, unless its effects move it.
    .title = The card stays
rule-keyword-super-execute = To super-execute a card is to execute all its effects: the demands, too, of which all your opponents are the victims, whatever their icons and without Parley. Effects that compel are ignored.
    .title = Super-execute
rule-keyword-execute-for-yourself-3e = When you execute a card for yourself only, you execute its non-demand effects and nobody shares them. They can still hit other players.
    .title = For yourself only

## Keywords: measuring

rule-keyword-value = The value of a card is the number of its age.
    .title = Value
rule-keyword-value-missing = The value of a card that you do not have is 0.
    .title = Value of nothing
rule-keyword-value-choice = When you choose a value, it must be one from 1 to 11.
    .title = Choosing a value
rule-keyword-value-choice-3e = When you choose a value, it must be one from 1 to 10.
    .title = Choosing a value
rule-keyword-number-choice-3e = When you choose a number, it may be 0 or any whole number above it.
    .title = Choosing a number
rule-keyword-this-effect = “This effect” reaches back to the start of the present execution of this one effect.
    .title = This effect
rule-keyword-this-action = “This action” reaches back to the start of the current player’s action.
    .title = This action
rule-karma-would = A karma about what a player would do interrupts just before it is done; after a “first” what was interrupted goes on, an “instead” takes its place. Karmas set off no karmas, and of several at once the current player picks one.
    .title = Karma: what somebody would do
rule-karma-when = A “When” karma is executed at once when its card is melded, whatever the reason; not while another karma runs.
    .title = Karma: when it is melded
rule-karma-each = An “Each” karma holds all the time while its Figure is a top card. Each of them looks at the game as it is without other “Each” karmas.
    .title = Karma: each of something
rule-keyword-lose = A player who loses is out of the game.
    .title = Lose

## Splaying

rule-splay-states = Each color on your board is unsplayed or splayed in one direction.
    .title = Splayed or not
rule-splay-left = A pile splayed left shows one slot of each covered card: the bottom right one.
    .title = Splayed left
rule-splay-right = A pile splayed right shows two slots of each covered card: the two at its left edge.
    .title = Splayed right
rule-splay-up = A pile splayed up shows three slots of each covered card: those along its bottom edge.
    .title = Splayed up
rule-splay-aslant = A pile splayed aslant shows all four slots of each covered card.
    .title = Splayed aslant
rule-splay-whole-pile = A splay moves every card of the pile, so each covered card shows its slots.
    .title = The whole pile
rule-splay-replaces = A new direction replaces the old one; splays do not add up.
    .title = New splay replaces old
rule-splay-same-direction = A pile cannot be splayed again in the direction it is splayed in already: nothing happens.
    .title = Same direction again
rule-splay-too-few-cards = A pile of one card, or none, cannot be splayed.
    .title = Too few cards
rule-splay-forgotten = A pile that shrinks to one card or none loses its splay, and cards that come later do not bring it back.
    .title = A splay is forgotten
rule-splay-own-board = “You may splay a color” speaks of your own board.
    .title = Splay your own
rule-splay-rearranged = A pile whose cards change their order keeps its splay.
    .title = Rearranged pile

## The Achieve action

rule-achieve-eligible = You may take an Achieve action only for a standard achievement whose two conditions you meet: enough points, and a top card high enough.
    .title = Eligible to achieve
rule-achieve-score = You need a score of at least five times the achievement’s value.
    .title = Five times the value
rule-achieve-top-card = You need a top card whose value is at least that of the achievement.
    .title = A top card high enough
rule-achieve-claim-one = An Achieve action claims one achievement that you are eligible for, face-down under your reference card.
    .title = One per action
rule-achieve-points-not-spent = Points are not spent: your score pile stays as it is.
    .title = Points are not spent
rule-achieve-available-only = Only an available achievement can be claimed. What a player has claimed, nobody else can.
    .title = Only available ones
rule-achieve-any-order = You may claim standard achievements in any order.
    .title = Any order
rule-achieve-kept-3e = An achievement, once claimed, is never taken from you.
    .title = Achievements are kept

## Special achievements

rule-special-achievements-when = Each special achievement says when it is claimed; the five of the base set are claimed at the end of an action, by how the boards are then.
    .title = Claimed at action’s end
rule-special-achievements-immediately = You claim a special achievement the moment you meet its condition, even in the middle of an effect.
    .title = Claimed at once
rule-special-no-action = Claiming a special achievement takes no action.
    .title = No action needed
rule-special-any-turn = You can claim a special achievement in another player’s turn too.
    .title = In anybody’s turn
rule-special-ties = If several players could claim a special achievement at the same time, the first of them clockwise from the current player’s left gets it. The current player comes last.
    .title = Several claim: left first
rule-special-ties-3e = If several players could claim a special achievement at the same time, the current player comes first and the others follow clockwise.
    .title = Several claim: current first
rule-special-claimed-once = A special achievement that somebody has claimed is gone for all others.
    .title = Claimed only once
rule-special-by-card = Each special achievement can also be claimed by an effect of one card. That happens when the effect is executed, if the achievement is still available.
    .title = Claimed by a card
rule-monument = Monument: have at least four top cards with a demand effect.
    .title = Monument
rule-monument-3e = Monument: tuck six cards or score six cards in a single turn. Three of each are not enough.
    .title = Monument
rule-monument-not-counted-3e = Cards transferred or exchanged do not count towards Monument.
    .title = Monument: what counts
rule-empire = Empire: have at least three each of [authority], [prosperity], [health], [concept], [industry] and [efficiency] on your board.
    .title = Empire
rule-world = World: have at least twelve [efficiency] on your board.
    .title = World
rule-wonder = Wonder: have all five colors on your board splayed, each of them right, up or aslant.
    .title = Wonder
rule-wonder-3e = Wonder: have all five colors on your board splayed, each of them right or up.
    .title = Wonder
rule-universe = Universe: have five top cards, each of value 8 or higher.
    .title = Universe

## The Chain Rule

rule-chain-rule = If you are told to self-execute while you are self-executing a card, you first draw and achieve an [11].
    .title = The Chain Rule
rule-chain-rule-ultimate = If you are told to self-execute while you are self-executing a non-demand effect of a card, you first draw and achieve an [11].
    .title = Chain Rule in Ultimate
rule-chain-no-limit = You can earn any number of Chain Achievements in an action, as long as the [11] deck lasts.
    .title = Chains without limit

## Winning and losing

rule-win-ways = The game is won by achievements, by score, by a card’s effect, or by elimination.
    .title = Four ways to win
rule-win-ways-3e = The game is won by achievements, by score, or by a card’s effect.
    .title = Three ways to win
rule-win-achievements = You need 6 achievements in a game of two, and one fewer for each further player. Special achievements count too.
    .title = Achievements to win
rule-win-achievements-extra-3e = By an optional rule, for a longer game, everybody needs one achievement more than usual.
    .title = An extra achievement
rule-win-achievements-minimum = However many play, at least 3 achievements are needed to win.
    .title = At least three
rule-win-achievements-when = The count of achievements is checked at the end of each action, after the special achievements.
    .title = Counted at action’s end
rule-win-achievements-most = If several players have enough achievements, the one with the most wins.
    .title = Most achievements win
rule-win-achievements-ties = If they are equal in achievements too, the first of them clockwise from the current player’s left wins.
    .title = Equal achievements
rule-win-achievements-immediately = You win the moment you have enough achievements, even in the middle of an effect.
    .title = Won at once
rule-win-score = When the game ends by a draw beyond the last age, the highest score wins, whatever the achievements.
    .title = Winning by score
rule-win-score-before-achievements = Enough achievements in the middle of an action are no victory yet: if a draw beyond the last age comes first, the score decides.
    .title = Score before achievements
rule-win-score-ties = On equal scores the most achievements win; if these are equal too, the game is a draw.
    .title = Equal scores
rule-win-score-shared-1e = On equal scores the most achievements win; if these are equal too, the victory is shared.
    .title = Shared victory
rule-win-card = If a card says that you win and its condition holds, the game ends at once.
    .title = Winning by a card
rule-win-card-single = An effect that lets the single player with the most of something win does nothing when there is a tie.
    .title = The single player
rule-win-elimination = When all players but one are out of the game, the last one wins at once.
    .title = Last one left
rule-eliminated-player = All cards of a player who loses are junked, achievements included. That player takes no more turns and is nobody’s neighbor.
    .title = Out of the game
rule-concede = A player who gives up while the others play on is treated as having lost by an effect.
    .title = Conceding

## Teams

rule-teams-formation = Teams may be of any size and sit in any order, also a team of one. Usually two pairs play, partners opposite each other.
    .title = Making teams
rule-teams-formation-3e = Four players may play as two pairs.
    .title = Two pairs
rule-teams-never-vulnerable = Your teammate is never vulnerable to your demands.
    .title = Teammates and demands
rule-teams-no-opponent = A teammate is no opponent: what an effect does to opponents passes by your teammate.
    .title = Teammates are no opponents
rule-teams-other-players = An effect that speaks of other players includes your teammate.
    .title = “Other players”
rule-teams-other-players-1e = An effect that speaks of other players leaves your teammate out.
    .title = “Other players”
rule-teams-free-draw = If nobody but your teammate shared, you get no free draw.
    .title = Sharing with a teammate
rule-teams-achievements = The achievements of a team are counted together.
    .title = Achievements of a team
rule-teams-goal = A team needs 6 achievements to win.
    .title = Six for a team
rule-teams-goal-ultimate = A team needs 8 achievements less the number of teams, but at least 3.
    .title = Goal by teams
rule-teams-own-score = To claim an achievement you need enough points of your own; your teammate’s do not help.
    .title = Points of your own
rule-teams-win-together = If one player wins, the whole team wins.
    .title = Winning together
rule-teams-loss = If one player loses, the rest of the team may concede or play on.
    .title = Losing alone
rule-teams-score = When the game ends by a draw beyond the last age, the team with the highest combined score wins.
    .title = Scores of a team

## Parley

rule-parley-when = Parley is for games of four or more players without teams.
    .title = When Parley applies
rule-parley-when-ultimate = Parley is for all games of four or more players, also with teams.
    .title = Parley in Ultimate
rule-parley-neighbors = The players directly to your left and right are your neighbors; all others are distant.
    .title = Neighbors and distant players
rule-parley-cost = To Parley you return a card from your hand.
    .title = Price of a Parley
rule-parley-activate = For a Dogma action you may Parley to choose a top card on a distant player’s board.
    .title = Borrow a distant card
rule-parley-activate-ultimate = With Ultimate’s rules, in teams as well, you may Parley to choose a top card on a distant player’s board for a Dogma action.
    .title = Borrow a card in Ultimate
rule-parley-own-icons = You use the featured icon and the effects of the distant card, but count only the icons on your own board.
    .title = Only your own icons
rule-parley-share = You share a distant player’s action only if you Parley when you would first execute a shared effect. One Parley holds for the whole action; without it you share nothing.
    .title = Parley to share
rule-parley-share-ultimate = With Ultimate’s rules, in teams as well, you share a distant player’s action only if you Parley when you would first execute a shared effect. One Parley holds for the whole action.
    .title = Parley to share in Ultimate
rule-parley-immune = If a distant player’s demand would hit you, you may Parley just before executing it, and are vulnerable no longer.
    .title = Parley against a demand
rule-parley-immune-ultimate = With Ultimate’s rules, in teams as well, you may Parley just before executing a distant player’s demand, and are vulnerable no longer.
    .title = Escaping a demand in Ultimate
rule-parley-both = In one action you may Parley both to share and to escape a demand, for one card each.
    .title = Both Parleys
rule-parley-teammates-ultimate = A teammate is never distant.
    .title = Teammates are near

## Hidden information

rule-hidden-information-hand = You see the cards of your own hand, and only the backs of the other hands.
    .title = Hands
rule-hidden-information-score = You may look at the cards of your own score pile, and see only the backs in the others.
    .title = Score piles
rule-hidden-information-board = Boards are open to all, covered cards included.
    .title = Boards are open
rule-hidden-information-board-3e = You may always look through your own board. Whether covered cards on other boards are open, and may be counted, the group agrees.
    .title = Boards by agreement
rule-hidden-information-board-1e = On other boards you see the top cards and the icons that splays show, and no more.
    .title = Boards partly open
rule-hidden-information-achievements = Nobody may look at the front of a standard achievement, not even its owner.
    .title = Standard achievements
rule-hidden-information-special = Both sides of the special achievements are open to all.
    .title = Special achievements
rule-hidden-information-decks = Of the decks everybody sees the backs only; their cards may be counted.
    .title = Decks
rule-hidden-information-junk = Nobody may look at the fronts of the cards in the Junk.
    .title = The Junk
rule-hidden-information-backs = The back of a card is open wherever it lies, so its value and set are known.
    .title = Backs
rule-hidden-information-teammates = What is hidden from others is hidden from your teammate too.
    .title = Teammates

## Cities of Destiny, bonuses, and what a Meld action sets off

rule-meld-sets-off = What a Meld action sets off comes after it in this order: the icons of a city, a City draw, a dig, a “When” karma, a promotion. Once the melded card is no top card of yours, the rest is skipped.
    .title = After a Meld action
rule-bonus-icons = Bonuses that are visible on your board add to your score: the highest one its value, each other one 1 point.
    .title = Bonus icons
rule-city-draw-new-color = When your Meld action adds a new color to your board, you draw a City of the value of your highest top card; if there is none left of it, a base card.
    .title = City for new color
rule-city-draw-new-splay = As soon as you splay a color in a new direction, on any board, you draw a City of the value of your highest top card; if there is none left of it, a base card.
    .title = City for a splay
rule-city-draw-one-in-hand = While you have a City in your hand, you draw no other for a new color or a splay.
    .title = One City in hand
rule-city-no-dogma = A city cannot be chosen for a Dogma action, and where a card would execute one, nothing happens.
    .title = Cities are not executed
rule-city-icons-order = The icons of a city that act at once do so after you meld it with a Meld action: first the top one, then the bottom one.
    .title = Icons of a city act
rule-city-plus = Draw a card of the value one higher than the city.
    .title = Plus
rule-city-junk = Junk an available achievement of the city’s value, if there is one.
    .title = Junk icon
rule-city-search = Reveal as many cards from the top of the base deck of the city’s value as that value, take those with the icon into your hand and return the others in any order. No higher deck is searched, and what you take is not drawn.
    .title = Search
rule-city-arrow = Splay the city’s color in the direction of the arrow.
    .title = Arrow
rule-city-unsplay = Unsplay the city’s color on the boards of all opponents.
    .title = Unsplay icon
rule-city-uplift = Junk the deck of the value one higher than the city, then draw a card of the value two higher.
    .title = Uplift
rule-city-flag = A visible flag counts as an achievement for you as long as no opponent has more visible cards of its color than you.
    .title = Flag
rule-city-fountain = A visible fountain counts as an achievement for you.
    .title = Fountain
rule-endorse-pay = To endorse your Dogma action you need a top city of yours with the featured icon, and junk a card of at most the city’s value from your hand.
    .title = Endorsing
rule-endorse-once = You can endorse one Dogma action in a turn.
    .title = Endorse once a turn
rule-endorse-effect = Of an endorsed action you execute each non-demand effect twice.
    .title = Endorsed effects
rule-endorse-demand = A demand of an endorsed action goes round the table twice: it affects each vulnerable opponent a second time when all have done it once.
    .title = Endorsed demands
rule-endorse-shared-once = Other players who share an endorsed effect execute it once, and you take at most one free Draw action.
    .title = Sharing when endorsed
rule-tradition = Tradition: claimed at once by melding a city with an arrow to the left on a color that is splayed left already.
    .title = Tradition
rule-repute = Repute: claimed at once by melding a city with an arrow to the right on a color that is splayed right already.
    .title = Repute
rule-fame = Fame: claimed at once by melding a city with an arrow up on a color that is splayed up already.
    .title = Fame
rule-glory = Glory: claimed at once by junking a city with a flag from your hand.
    .title = Glory
rule-victory = Victory: claimed at once by junking a city with a fountain from your hand.
    .title = Victory

## Echoes of the Past

rule-draw-echoes = If your highest top card is your only top card of its value, you draw an Echoes card instead of a base card. With an empty board you do not.
    .title = Drawing Echoes
rule-echo-effects = A Dogma action first executes the echo effects that are visible in the color of its card, from the bottom card of the pile to the top one. Which they are is fixed at the start.
    .title = Echo effects
rule-echo-effects-shared = Echo effects are shared like the other non-demand effects, and sharing one can earn the free Draw.
    .title = Echo effects are shared
rule-echo-effects-self-execute = Before a card that is self-executed or super-executed come the echo effects of its color on the board where it is a top card; anywhere else its own alone.
    .title = Echoes of self-execution
rule-keyword-foreshadow = To foreshadow a card is to put it face-down into your forecast.
    .title = Foreshadow
rule-forecast-limit = A forecast takes cards up to its limit: five with no color splayed, four if the best splay is left, three right, two up, one aslant. At the limit foreshadowing does nothing: the card stays where it is, and so do cards beyond the limit.
    .title = The limit of the forecast
rule-hidden-information-forecast = You may look at the cards in your forecast at any time; the others see their backs.
    .title = Forecast
rule-promotion = After a Meld action you must promote one card of your forecast whose value is at most that of the melded card: you choose which, and meld it. If there is none, nothing happens.
    .title = Promotion
rule-promotion-dogma = After promoting a card you must take a free Dogma action with it. It is none of the two actions of your turn.
    .title = Dogma of a promoted card
rule-foreseen = A card was foreseen during the free Dogma action that follows its promotion, for everybody who executes it then. Later it is not.
    .title = Foreseen
rule-supremacy = Supremacy: have at least three visible icons of the same type in each of at least four colors.
    .title = Supremacy
rule-destiny = Destiny: have five cards in your forecast.
    .title = Destiny
rule-wealth = Wealth: have at least eight visible bonuses on your board.
    .title = Wealth
rule-heritage = Heritage: have at least eight visible card images in one color.
    .title = Heritage
rule-history = History: have at least four echo effects in one color.
    .title = History

## Artifacts of History

rule-dig-event = Your Meld action triggers a dig event if the card covers one of equal or higher value, or one whose card image is in the same slot. The value of the dig is that of the covered card.
    .title = Dig event
rule-dig-takes = Take the top card of the Artifacts deck of the dig’s value and put it on display, face-up; empty ages are skipped as if you were drawing. It is no draw.
    .title = Digging up
rule-dig-ignored = A dig is ignored if you have an Artifact on display already, if that Artifacts deck is empty, or if it would be above age 11. No base card is taken instead, and the game does not end.
    .title = Digs that are ignored
rule-seize = Instead of digging you may seize an opponent’s Artifact of the dig’s value that is in a Museum: rotate both to you. You can do so even where the dig would be ignored.
    .title = Seizing
rule-keyword-rotate = To rotate is to move an Artifact, with the Museum that it is on. It is neither a meld nor a transfer.
    .title = Rotate
rule-artifact-on-display = A card on display is no part of your board or hand, and its icons do not count. Everybody may look at it.
    .title = On display
rule-showcase = If you have an Artifact on display when your turn starts, you must showcase it: you may take a free Dogma action with it, and then it leaves the display, whether you took the action or not.
    .title = Showcase
rule-showcase-dogma = In the free Dogma action of a showcase the icons of the Artifact count for sharing and vulnerability only, and echo effects are not executed. It is none of the two actions of your turn.
    .title = Dogma of a showcase
rule-showcase-museum = After the showcase a Museum from the supply goes under the Artifact, and both are rotated beside your board.
    .title = Into a Museum
rule-showcase-no-museum = If the supply has no Museum left, the Artifact is rotated into your hand instead.
    .title = No Museum left
rule-museums-in-supply = A Museum is no special achievement and no available achievement. It counts as an achievement only once a player has claimed it.
    .title = Museums
rule-artifact-in-museum = An Artifact in a Museum is no part of your board or hand: it shows no icons, is not chosen for a Dogma action, and most effects ignore it.
    .title = In a Museum
rule-museum-check = If a showcase has used the last Museum of the supply, the single player with the most Artifacts in Museums claims one of those Museums; on a tie nobody does. Then the current player returns all Artifacts in Museums, and the vacant Museums go back to the supply.
    .title = Museum check
rule-museum-meld = With a Meld action you may meld an Artifact from one of your Museums; the vacant Museum goes back to the supply.
    .title = Melding from a Museum
rule-compel-vulnerable = An effect that compels hits those opponents who would share: those with at least as many of the featured icon as you. Otherwise it is executed like a demand.
    .title = Compelled
rule-compel-is-demand = An effect that compels counts as a demand for all purposes: executing it earns nobody a free Draw action.
    .title = Compelling is demanding
rule-compel-parley = If a distant player’s effect would compel you, you may Parley just before executing it and are not compelled. To share in the same action you Parley separately.
    .title = Parley against being compelled
rule-yamato = Battleship Yamato has value 11 while it is on a board, and 8 elsewhere. It has no icons and no effects, and cannot be chosen for a Dogma action.
    .title = Battleship Yamato

## Expansions

rule-expansion-which-first = Play the base game first. Then add one or two sets: Cities of Destiny and The Unseen are probably the easiest to begin with, though you can begin anywhere.
    .title = Which set first
rule-expansion-setup = Each set’s cards are shuffled as decks of their own beside the base decks, and its five special cards lie by the special achievements. The standard achievements and the first two cards of each player are base cards.
    .title = Setting up with sets
rule-expansion-eight-players = With eight or more players each draws a single card at the start and melds it.
    .title = Eight players or more
rule-expansion-player-count = The base set is for up to five players; each set that is added raises that by one.
    .title = A player for each set
rule-expansion-goal = To win you need 8 achievements less the number of players (of teams, in a team game) plus the number of sets added, and at least 3.
    .title = Achievements to win with sets
rule-expansion-backs = The sets have backs of their own, so of every card all know the set, wherever it lies.
    .title = Backs of the sets
rule-expansion-empty-age = An age is empty when its base deck is. From an empty age no card of any set is drawn: you go on to the next age that is not empty.
    .title = Empty for all sets
rule-expansion-returned = A returned card goes to the bottom of the deck of its own set. Only a base card makes an empty age no longer empty.
    .title = Returned to its own set
rule-action-triggers = What is set off by a Draw, Meld, Dogma or Achieve action is not set off by an effect that draws, melds, executes or achieves.
    .title = Set off by actions only
rule-achieve-again = If you already have an achievement of that value, claiming another takes twice the points; with two it takes three times as many, and so on. The top card need not be higher.
    .title = Another achievement of a value

## The Unseen

rule-draw-unseen = The first card that you draw in a turn, yours or another player’s, is an Unseen card of the same value.
    .title = First card of a turn
rule-keyword-safeguard = To safeguard a card is to put it face-down into your safe, where it is a secret.
    .title = Safeguard
rule-safe-limit = A safe takes cards up to its limit: five with no color splayed, four if the best splay is left, three right, two up, one aslant. At the limit safeguarding does nothing: the card stays where it is, and so do secrets beyond the limit.
    .title = The limit of the safe
rule-hidden-information-secrets = Nobody may look at the front of a secret, not even its owner. The order in which secrets came may be remembered.
    .title = Secrets
rule-achieve-secret = With an Achieve action you can claim one of your own secrets, if you meet the usual conditions for its value.
    .title = Achieving a secret
rule-secrets-not-available = Secrets are no available achievements. Nobody but the owner can claim one, a teammate neither.
    .title = Secrets are not available
rule-confidence = Confidence: have a top card of value 5 or higher, and at least four secrets.
    .title = Confidence
rule-zen = Zen: have a top card of value 6 or higher, and no top card of odd value.
    .title = Zen
rule-anonymity = Anonymity: have a top card of value 7 or higher, and no standard achievement of your own.
    .title = Anonymity
rule-folklore = Folklore: have a top card of value 8 or higher, and no [industry] on your board.
    .title = Folklore
rule-mystery = Mystery: have a top card of value 9 or higher, and fewer than five colors on your board.
    .title = Mystery

## Figures

rule-figures-draw-sharing = The free Draw action that you take as an opponent shared draws a Figure of the value of your highest top card.
    .title = A Figure for sharing
rule-figures-draw-achieve = When an Achieve action claims a standard achievement, each opponent of that player draws a Figure, clockwise.
    .title = A Figure for each opponent
rule-figures-no-dogma = A Figure has no dogma effects, so a Dogma action cannot choose it. If a card would self-execute or super-execute a Figure, nothing happens.
    .title = Figures have no dogma
rule-auspice = With a top Figure of yours that shows the featured icon of your Dogma action, you may use the avatar in its place for who shares and who is vulnerable.
    .title = Auspice
rule-auspice-order = What a Dogma action costs and changes comes in this order: Parley, Endorse, Auspice, then karmas that wait for the action.
    .title = Before a Dogma action
rule-karma-decree = With a “Decree” karma you may issue the Decree that it names with any two Figures in hand, whatever their values and colors.
    .title = “Decree” karmas
rule-decree-action = With Figures of three different values in hand you may take a Decree action: junk your whole hand, then issue a Decree of the color of one of the Figures you junked. The tutor asks which one as you take the action.
    .title = The Decree action
rule-decree-effect = You execute the effect of a Decree that you issue. If it was in the supply, you claim it after that as an achievement.
    .title = Issuing a Decree
rule-decree-of-another = A Decree that another player has is returned to the supply when you issue it, and its effect is not executed.
    .title = Another player’s Decree
rule-decrees-in-supply = The Decrees lie in the supply. They are no special achievements and not available achievements; one counts as an achievement as long as a player has claimed it.
    .title = Decrees in the supply
rule-fade = At the end of any action every player with more than one top Figure scores them one by one, by choice, until one is left. The checks come after that.
    .title = Fade
rule-age-zero = Fifteen base cards of age 0 are in no part of the game, and nobody looks at them, until a Figure introduces them: then they are shuffled and lie beside the other decks. From then on 0 is a value that can be chosen, and their icon [meat] is a standard icon.
    .title = Cards of age 0
