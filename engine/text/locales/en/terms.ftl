# The game's words as phrases: what templates and the code of engine/text put into their slots.
#
# A message's value is the plainest form, in the nominative singular; its attributes are the other forms. A form is
# named by what is asked of it, from the widest part to the narrowest, with hyphens: acc, pl-gen, your-acc,
# splayed-f-acc.
#
#     gen dat acc ins loc        the cases; the nominative has no name
#     pl                         nouns: the plural
#     f pl n                     colours and participles: with a feminine noun (картка), with a plural, without a noun
#                                (the color is splayed: колір розгорнуто); with a masculine noun (колір): no mark
#     your own my their named    zones: whose. "your" is that of the player spoken to, "own" that of whoever acts in a
#                                report ("Ivy melds a card from their own hand"), "my" that of the demanding player;
#                                "named" needs $player
#     from to in                 zones: the whole phrase with its preposition
#     splayed                    splay directions: the participle; the value is the adverb ("splay left")
#     name glyph spoken          icons: the rulebook's word, what the picture shows, and what a screen reader says;
#                                the value is the token that a renderer draws
#     $n                         a number; counted nouns choose their plural by it
#
# Both locales have the same messages. English holds only the forms that differ: a missing one is the form without the
# last part of its name, in the end the value (your-acc is your, acc is the value). In Ukrainian only the nominative is
# found that way; every other form is there.

## Colors

color-red = red

color-yellow = yellow

color-green = green

color-blue = blue

color-purple = purple

## Icons

icon-authority = [authority]
    .name = authority
    .glyph = castle
    .spoken = authority (castle)

icon-prosperity = [prosperity]
    .name = prosperity
    .glyph = crown
    .spoken = prosperity (crown)

icon-health = [health]
    .name = health
    .glyph = leaf
    .spoken = health (leaf)

icon-concept = [concept]
    .name = concept
    .glyph = light bulb
    .spoken = concept (light bulb)

icon-industry = [industry]
    .name = industry
    .glyph = factory
    .spoken = industry (factory)

icon-efficiency = [efficiency]
    .name = efficiency
    .glyph = clock
    .spoken = efficiency (clock)

icon-avatar = [avatar]
    .name = avatar
    .glyph = person
    .spoken = avatar (person)

icon-meat = [meat]
    .name = meat
    .glyph = meat
    .spoken = meat

## What else an icon slot holds; the letter stands on a badge

mark-bonus = bonus of { $n }
    .name = bonus of { $n }
    .spoken = bonus of { $n }

mark-search = search for { $icon }
    .name = search for { $icon }
    .spoken = search for { $icon }

mark-image = [image]
    .name = card image
    .spoken = card image
    .letter = ⬡

mark-empty = [empty]
    .name = empty slot
    .spoken = empty slot
    .letter = –

mark-echo = [echo]
    .name = echo effect
    .spoken = echo effect
    .letter = E

mark-inspire = [inspire]
    .name = inspire effect
    .spoken = inspire effect
    .letter = I

mark-flag = [flag]
    .name = flag
    .spoken = flag
    .letter = F

mark-fountain = [fountain]
    .name = fountain
    .spoken = fountain
    .letter = W

mark-plus = [plus]
    .name = plus
    .spoken = plus
    .letter = +

mark-junk = [junk]
    .name = junk
    .spoken = junk
    .letter = J

mark-uplift = [uplift]
    .name = uplift
    .spoken = uplift
    .letter = U

mark-unsplay = [unsplay]
    .name = unsplay
    .spoken = unsplay
    .letter = N

mark-left = [left]
    .name = arrow left
    .spoken = arrow left
    .letter = ←

mark-right = [right]
    .name = arrow right
    .spoken = arrow right
    .letter = →

mark-up = [up]
    .name = arrow up
    .spoken = arrow up
    .letter = ↑

## Splay directions

splay-none = unsplayed
    .splayed = unsplayed

that-way = in that direction

splay-left = left
    .splayed = splayed left

splay-right = right
    .splayed = splayed right

splay-up = up
    .splayed = splayed up

splay-aslant = aslant
    .splayed = splayed aslant

## Zones

zone-hand = hand
    .from = from the hand
    .to = to the hand
    .in = in the hand
    .your = your hand
    .your-from = from your hand
    .your-to = to your hand
    .your-in = in your hand
    .own = their own hand
    .own-from = from their own hand
    .own-to = to their own hand
    .own-in = in their own hand
    .my = my hand
    .my-from = from my hand
    .my-to = to my hand
    .my-in = in my hand
    .their = their hand
    .their-from = from their hand
    .their-to = to their hand
    .their-in = in their hand
    .named = { $player }’s hand
    .named-from = from { $player }’s hand
    .named-to = to { $player }’s hand
    .named-in = in { $player }’s hand

zone-score = score pile
    .from = from the score pile
    .to = to the score pile
    .in = in the score pile
    .your = your score pile
    .your-from = from your score pile
    .your-to = to your score pile
    .your-in = in your score pile
    .own = their own score pile
    .own-from = from their own score pile
    .own-to = to their own score pile
    .own-in = in their own score pile
    .my = my score pile
    .my-from = from my score pile
    .my-to = to my score pile
    .my-in = in my score pile
    .their = their score pile
    .their-from = from their score pile
    .their-to = to their score pile
    .their-in = in their score pile
    .named = { $player }’s score pile
    .named-from = from { $player }’s score pile
    .named-to = to { $player }’s score pile
    .named-in = in { $player }’s score pile

zone-board = board
    .from = from the board
    .to = to the board
    .in = on the board
    .your = your board
    .your-from = from your board
    .your-to = to your board
    .your-in = on your board
    .own = their own board
    .own-from = from their own board
    .own-to = to their own board
    .own-in = on their own board
    .my = my board
    .my-from = from my board
    .my-to = to my board
    .my-in = on my board
    .their = their board
    .their-from = from their board
    .their-to = to their board
    .their-in = on their board
    .named = { $player }’s board
    .named-from = from { $player }’s board
    .named-to = to { $player }’s board
    .named-in = on { $player }’s board

zone-achievements = achievements
    .from = from the achievements
    .to = to the achievements
    .in = among the achievements
    .your = your achievements
    .your-from = from your achievements
    .your-to = to your achievements
    .your-in = among your achievements
    .own = their own achievements
    .own-from = from their own achievements
    .own-to = to their own achievements
    .own-in = among their own achievements
    .my = my achievements
    .my-from = from my achievements
    .my-to = to my achievements
    .my-in = among my achievements
    .their = their achievements
    .their-from = from their achievements
    .their-to = to their achievements
    .their-in = among their achievements
    .named = { $player }’s achievements
    .named-from = from { $player }’s achievements
    .named-to = to { $player }’s achievements
    .named-in = among { $player }’s achievements

zone-available = available achievements
    .from = from the available achievements
    .to = to the available achievements
    .in = among the available achievements

zone-specials = available special achievements
    .from = from the available special achievements
    .to = to the available special achievements
    .in = among the available special achievements

zone-deck = { value-box } deck
    .from = from the { value-box } deck
    .to = to the { value-box } deck
    .in = in the { value-box } deck

zone-box = box
    .from = from the box
    .to = to the box
    .in = in the box

zone-junk = junk
    .from = from the junk
    .to = to the junk
    .in = in the junk

## Sets

set-base = Base

## Ages and values

age-nth = age { $n }

value-box = [{ $n }]
    .spoken = card of value { $n }
    .spoken-deck = { $n }
    .spoken-of-title = value { $n }

## Nouns

noun-card = card
    .pl = cards

noun-achievement = achievement
    .pl = achievements

noun-color = color
    .pl = colors

noun-icon = icon
    .pl = icons

noun-value = value
    .pl = values

noun-age = age
    .pl = ages

noun-deck = deck
    .pl = decks

noun-player = player
    .pl = players

noun-opponent = opponent
    .pl = opponents

noun-effect = effect
    .pl = effects

noun-demand = demand effect
    .pl = demand effects

noun-action = action
    .pl = actions

noun-turn = turn
    .pl = turns

noun-point = point
    .pl = points

## Counted nouns

cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

achievements =
    { $n ->
        [one] { $n } achievement
       *[other] { $n } achievements
    }

colors =
    { $n ->
        [one] { $n } color
       *[other] { $n } colors
    }

icons =
    { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    }

values =
    { $n ->
        [one] { $n } value
       *[other] { $n } values
    }

players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

opponents =
    { $n ->
        [one] { $n } opponent
       *[other] { $n } opponents
    }

effects =
    { $n ->
        [one] { $n } effect
       *[other] { $n } effects
    }

demands =
    { $n ->
        [one] { $n } demand effect
       *[other] { $n } demand effects
    }

actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }

turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Pronouns

pronoun-you = you

pronoun-me = I
    .gen = me
    .dat = me
    .acc = me
    .ins = me
    .loc = me

pronoun-they = they
    .gen = them
    .dat = them
    .acc = them
    .ins = them
    .loc = them
