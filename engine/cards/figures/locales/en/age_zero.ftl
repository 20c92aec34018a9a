# The fifteen base cards of age 0 that Figures can bring into a game.

## Age 0

card-fire = Fire
card-stone-knives = Stone Knives
card-trapping = Trapping
card-fresh-water = Fresh Water
card-shelter = Shelter
card-skinning = Skinning
card-fishing = Fishing
    .note = The cards of your own hand are revealed and stay there: they do not count as transferred.
card-foraging = Foraging
card-hunting = Hunting
card-curing = Curing
card-first-aid = First Aid
card-knots = Knots
card-speak-with-bird = Speak with Bird
card-tanning = Tanning
card-tracking = Tracking

## Worded by hand (what each message does is its fingerprint)

hand-base-fire-0-0 = I DEMAND you reveal a card from your hand of a color that is not on my board, or of a value greater than 0!
    .of = d34d4a8a47e8
hand-base-fishing-0-1 = Reveal all hands, transfer to your hand all cards of the melded card’s color from all other hands, and if the melded card or a transferred card is Fresh Water, draw a [1].
    .of = cf0293a0cdab
