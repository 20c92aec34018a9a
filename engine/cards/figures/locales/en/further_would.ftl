# Sentences of karmas that the templates say badly; engine/text/by_hand.py explains them. The reading of what a karma
# has moved.

hand-figures-zhang-heng-0-0 = If a player would claim an achievement, first draw and tuck a [3], then score all cards above it.
    .of = 55d57e2faecb
hand-figures-murasaki-shikibu-1-0 = If you would claim a standard achievement, instead you may junk a card from your score pile; then achieve that standard achievement, if eligible.
    .of = 200a3815a5de
hand-figures-murasaki-shikibu-1-1 = If you do, you may achieve the junked card, if eligible.
    .of = a15f9bb6988e
hand-figures-leonardo-da-vinci-0-1 = If the card melded first is purple, draw three [4] and score a top Figure from any board.
    .of = bd8c7e19758b

switch-karma-moved-card = When a karma comes first and moves the very card that a player was about to meld, score, claim or otherwise move, is that still done?
    .title = A card that a karma has moved first
switch-karma-moved-card-only-there = Only if the card is still where it was: what was to be moved from there cannot be moved from there any more.
switch-karma-moved-card-goes-on = Yes, with the card where it lies now: after “first” the original effect goes on.

switch-made-eligible = When a karma makes a player eligible to share who has fewer of the featured icon, do demands of that card hit the player all the same?
    .title = A player whom a karma makes eligible to share
switch-made-eligible-not-vulnerable = No: who is eligible to share is not vulnerable.
switch-made-eligible-vulnerable-too = Yes: the karma speaks of sharing, and a player with fewer icons is vulnerable.

switch-each-value = Once the deck of age 0 is in the game, is 0 one of the values of “each value”?
    .title = “Each value” and age 0
switch-each-value-from-zero = Yes: 0 is a value like the others then.
switch-each-value-from-one = No: the rule names 0 only as a value that can be chosen, so “each value” begins with 1.
