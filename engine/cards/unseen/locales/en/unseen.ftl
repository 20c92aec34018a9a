# The Unseen: its backs, its zone and its rules.

set-unseen = The Unseen

zone-safe = safe
    .from = from the safe
    .to = to the safe
    .in = in the safe
    .your = your safe
    .your-from = from your safe
    .your-to = to your safe
    .your-in = in your safe
    .named = { $player }’s safe
    .named-from = from { $player }’s safe
    .named-to = to { $player }’s safe
    .named-in = in { $player }’s safe
at-safe = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } safe
    .from = from { at-safe }
    .to = to { at-safe }
    .in = in { at-safe }
place-safe = { whose } safe{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-safe }
    .to = to { place-safe }
    .in = in { place-safe }

np-secret = secret
    .a = a secret
    .pl = secrets

# $n: the age drawn from
fact-unseen-first-card = { $who ->
    [you] Your first card this turn: an Unseen { value-box }.
   *[other] { $name }’s first card this turn: an Unseen { value-box }.
}
fact-unseen-later-card = { $who ->
    [you] Only your first card this turn can be an Unseen card, and that has been drawn: a base { value-box }.
   *[other] Only { $name }’s first card this turn can be an Unseen card, and that has been drawn: a base { value-box }.
}

switch-claimed-standard = What counts as one of your standard achievements for Anonymity?
    .title = Standard achievements claimed
switch-claimed-standard-any-with-a-value = Every achievement with a value, secrets that were claimed among them.
switch-claimed-standard-base-cards = Base cards only: an expansion card that was claimed is none.

switch-brethren-of-purity-at-first = Brethren of Purity, and nothing was melded due to it yet: what is “one higher”?
    .title = Brethren of Purity at first
switch-brethren-of-purity-at-first-three-or-one = The value of a card that is not there is 0, so a 1 may be drawn instead of a 3.
switch-brethren-of-purity-at-first-three = A 3 is drawn, for there is no last card yet.

switch-first-card = Does a draw of a named set, such as a city, use up the first card of your turn?
    .title = First card of a turn
switch-first-card-any-card = Yes: the first card that you draw is the first, whatever its set.
switch-first-card-any-but-of-a-named-set = No: the first card drawn without its set being named is an Unseen card.

switch-consulting = How is the top card of Consulting executed?
    .title = Consulting
switch-consulting-self-executes = You self-execute it: its demands are passed over.
switch-consulting-super-executes = You super-execute it: its demands hit all opponents.

switch-holography = How many cards on top does Holography leave?
    .title = Holography
switch-holography-two = The top two cards of the color: all beneath are scored.
switch-holography-five = The top five cards of the color: all beneath are scored.

switch-reconnaissance = Which cards does Reconnaissance draw?
    .title = Reconnaissance
switch-reconnaissance-sevens = Three cards of value 7.
switch-reconnaissance-sixes = Three cards of value 6.

switch-the-prophecies = Which secret may The Prophecies meld?
    .title = The Prophecies
switch-the-prophecies-another-secret = Another than the one whose value was chosen.
switch-the-prophecies-any-secret = Any secret.

switch-shangri-la = After which card does Shangri-La repeat, if it is an 8?
    .title = Shangri-La
switch-shangri-la-melded-card = The melded card alone: a card that is scored ends it.
switch-shangri-la-either-card = The melded or the scored card.

switch-blacklight-without-a-splay = No color can be splayed up: does Blacklight’s second option draw?
    .title = Blacklight without a splay
switch-blacklight-without-a-splay-draws = Yes: you do as much as you can, and that is to draw a 9.
switch-blacklight-without-a-splay-draws-nothing = No: the 9 goes with the splay.

switch-heirloom-without-a-secret = What does Heirloom draw if you have no secret?
    .title = Heirloom without a secret
switch-heirloom-without-a-secret-draws = A 1: the value of the card that you do not have is 0.
switch-heirloom-without-a-secret-draws-nothing = Nothing: no card was transferred.
