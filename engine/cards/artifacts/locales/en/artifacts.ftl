# Artifacts of History: its backs, its zones and its rules. The names of the Museums are ours.

set-artifacts = Artifacts

switch-pride-and-prejudice = Which color has the fewest cards for Pride and Prejudice?
    .title = Pride and Prejudice
switch-pride-and-prejudice-colors-there = The color with the fewest visible cards among the colors on your board.
switch-pride-and-prejudice-all-five = The color with the fewest visible cards of all five: a color that you do not have has none.
switch-pride-and-prejudice-all-cards = The color with the fewest cards, visible or not, among the colors on your board.

switch-holy-lance = What does Holy Lance do if Holy Grail is a top card on your board?
    .title = Holy Lance
switch-holy-lance-wins = You win.
switch-holy-lance-scores = You draw and score a 6.

switch-world-cup = What does the player with the highest top card achieve by ’30 World Cup Final Ball?
    .title = ’30 World Cup Final Ball
switch-world-cup-top-card = That top card.
switch-world-cup-drawn-card = The drawn card.

np-of-artifacts = Artifacts { $np-same }
    .a = an Artifacts { $np }

switch-papyrus-of-ani = From which deck does Papyrus of Ani draw?
    .title = Papyrus of Ani
switch-papyrus-of-ani-any-set = From that of a set of your choice.
switch-papyrus-of-ani-as-usual = From the one that the rules about draws tell.

zone-display = display
    .from = from the display
    .to = to the display
    .in = on display
    .your = your display
    .your-from = from your display
    .your-to = to your display
    .your-in = on your display
    .named = { $player }’s display
    .named-from = from { $player }’s display
    .named-to = to { $player }’s display
    .named-in = on { $player }’s display
at-display = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } display
    .from = from { at-display }
    .to = to { at-display }
    .in = on { at-display }
place-display = { whose } display{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-display }
    .to = to { place-display }
    .in = on { place-display }

zone-museums = Museums
    .from = from the Museums
    .to = to the Museums
    .in = in the Museums
    .your = your Museums
    .your-from = from your Museums
    .your-to = to your Museums
    .your-in = in your Museums
    .named = { $player }’s Museums
    .named-from = from { $player }’s Museums
    .named-to = to { $player }’s Museums
    .named-in = in { $player }’s Museums
at-museums = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } Museums
    .from = from { at-museums }
    .to = to { at-museums }
    .in = in { at-museums }
place-museums = { whose } Museums{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-museums }
    .to = to { place-museums }
    .in = in { place-museums }

zone-museum-supply = Museums in the supply
    .from = from the supply of Museums
    .to = to the supply of Museums
    .in = in the supply of Museums
at-museum-supply = the supply of Museums
    .from = from the supply of Museums
    .to = to the supply of Museums
    .in = in the supply of Museums
place-museum-supply = the supply of Museums
    .from = from the supply of Museums
    .to = to the supply of Museums
    .in = in the supply of Museums

say-dig = { $who ->
        [you] You dig up
       *[other] { $name } digs up
    }
say-rotate = { $who ->
        [you] You rotate
       *[other] { $name } rotates
    }
set-off-dig = the dig

ui-group-showcase = Showcase
option-showcase = Showcase { $card }
event-action-showcase = { $who ->
        [you] You showcase { $card } and take
       *[other] { $name } showcases { $card } and takes
    } a free Dogma action with it.
ask-showcase = { $who ->
        [you] Your turn starts with the Artifact on display: take a free Dogma action with it, or not. Either way it then leaves the display.
       *[other] { $name }’s turn starts with the Artifact on display: a free Dogma action is taken with it, or not. Either way it then leaves the display.
    }
fate-showcase = Its effects are executed; then it goes into a Museum.
ask-seize = { $who ->
        [you] You have covered { $card }, so there is a dig of value { $value }. Instead of digging you may seize an Artifact from an opponent’s Museum.
       *[other] { $name } has covered { $card }, so there is a dig of value { $value }. Instead of digging, { $name } may seize an Artifact from an opponent’s Museum.
    }
fate-seize = It and its Museum are rotated beside the board of the player who seizes it.

# $why: what triggers the dig; $value: of the covered card; $above: of the melded card
fact-artifacts-dig = { $card } covers { $second }{ $why ->
        [value] , whose value is no lower ({ $value } ≥ { $above }):
        [image] , whose image is in the same slot:
       *[both] , whose value is no lower ({ $value } ≥ { $above }) and whose image is in the same slot:
    } a dig of value { $value }.
fact-artifacts-dig-skips = No base card of value { $value } is left, so the dig takes an Artifact of age { $age }.
fact-artifacts-dig-takes = { $who ->
        [you] The dig puts the top Artifact of age { $age } on your display.
       *[other] The dig puts the top Artifact of age { $age } on { $name }’s display.
    }
fact-artifacts-display-full = { $who ->
        [you] The dig is ignored: { $card } is on your display already.
       *[other] The dig is ignored: { $card } is on { $name }’s display already.
    }
fact-artifacts-dig-ignored = { $why ->
        [deck] The dig is ignored: no Artifact of age { $age } is left to dig up.
       *[age] The dig is ignored: no age from { $age } on has a card left.
    }
fact-artifacts-may-seize = { $who ->
        [you] You may seize an Artifact of value { $value } from an opponent’s Museum instead of digging.
       *[other] { $name } may seize an Artifact of value { $value } from an opponent’s Museum instead of digging.
    }
fact-artifacts-seized = { $who ->
        [you] You seize { $card } with its Museum from { $rival } instead of digging.
       *[other] { $other ->
            [you] { $name } seizes { $card } with its Museum from you instead of digging.
           *[other] { $name } seizes { $card } with its Museum from { $rival } instead of digging.
        }
    }
fact-artifacts-showcase = { $who ->
        [you] { $card } is on display as your turn starts, so you showcase it: first you may take a free Dogma action with it.
       *[other] { $card } is on display as { $name }’s turn starts, so it is showcased: first { $name } may take a free Dogma action with it.
    }
fact-artifacts-showcase-dogma = The icons of { $card } count for sharing and vulnerability in the free Dogma action with it, which is not one of the two actions of the turn.
fact-artifacts-showcase-no-effects = { $card } has no effects, so there is no Dogma action to take with it.
fact-artifacts-stored = { $card } goes into { $second }; Museums left in the supply: { $left }.
fact-artifacts-no-museum = { $who ->
        [you] No Museum is left in the supply, so { $card } goes to your hand.
       *[other] No Museum is left in the supply, so { $card } goes to { $name }’s hand.
    }
fact-artifacts-display-empty = Nothing is on display any more, so no Museum is filled.
fact-artifacts-museum-check = The last Museum of the supply is in use: whoever alone has the most Artifacts in Museums claims one of them, then all Artifacts in Museums are returned.
fact-artifacts-museum-claimed = { $who ->
        [you] You alone have the most Artifacts in Museums ({ $most }), so you claim { $card }.
       *[other] { $name } alone has the most Artifacts in Museums ({ $most }) and claims { $card }.
    }
fact-artifacts-museum-tied = Nobody claims a Museum: { $seats } have { $most } Artifacts each in Museums.
fact-artifacts-museum-vacant = { $card } is vacant and goes back to the supply.

switch-seize-value = An Artifact of which value can be seized?
    .title = Value of a seizure
switch-seize-value-covered-card = Of the value of the covered card, which is that of the dig.
switch-seize-value-deck = Of the value of the deck from which would be dug, once empty ages are skipped.

switch-seize-check = Is there a Museum check when an Artifact is seized while the supply has no Museum?
    .title = Museum check after seizing
switch-seize-check-no-check = No: only a showcase that uses the last Museum is followed by one.
switch-seize-check-check = Yes.

switch-fission-display = Do Fission and Bear Grylls junk an Artifact on display?
    .title = Fission, Bear Grylls and the display
switch-fission-display-junked = They do: it is no achievement.
switch-fission-display-kept = They do not: it belongs neither to the board nor to the hand.

switch-most-when-tied = Does a card’s “if you have the most” (or the least) hold when others have as much?
    .title = The most, when tied
switch-most-when-tied-alone = No: you must have it alone.
switch-most-when-tied-tied-too = Yes: nobody has more (or less) than you.
