# A set that exists in tests only: a zone private to each player, one that nobody looks into, and a common one.

set-attic = The Attic

zone-stash = stash
    .from = from the stash
    .to = to the stash
    .in = in the stash
    .your = your stash
    .your-from = from your stash
    .your-to = to your stash
    .your-in = in your stash
    .named = { $player }’s stash
    .named-from = from { $player }’s stash
    .named-to = to { $player }’s stash
    .named-in = in { $player }’s stash
at-stash = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } stash
    .from = from { at-stash }
    .to = to { at-stash }
    .in = in { at-stash }
place-stash = { whose } stash
    .from = from { place-stash }
    .to = to { place-stash }
    .in = in { place-stash }

zone-vault = vault
    .your = your vault
    .named = { $player }’s vault
at-vault = vault
    .to = to the vault

zone-shelf = shelf
    .from = from the shelf
    .in = on the shelf
at-shelf = the shelf
    .from = from the shelf
    .to = to the shelf
    .in = on the shelf

card-trunk = Trunk
card-lamp = Lamp
card-chest = Chest
card-ladder = Ladder
card-mirror = Mirror
card-dust = Dust
