# A set that exists in tests only.

set-bazaar = The Bazaar

# --- its zone ---

zone-pouch = pouch
    .from = from the pouch
    .to = to the pouch
    .in = in the pouch
    .your = your pouch
    .your-from = from your pouch
    .your-to = to your pouch
    .your-in = in your pouch
    .named = { $player }’s pouch
    .named-from = from { $player }’s pouch
    .named-to = to { $player }’s pouch
    .named-in = in { $player }’s pouch
at-pouch = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } pouch
    .from = from { at-pouch }
    .to = to { at-pouch }
    .in = in { at-pouch }
place-pouch = { whose } pouch{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-pouch }
    .to = to { place-pouch }
    .in = in { place-pouch }

# --- its action and its draw rule ---

ui-group-stow = Stow
option-stow = Stow { $card }
option-stow-back = { $count ->
    [1] Stow { a-value } { $place-from }
   *[other] Stow { a-value } { $place-from } (number { $number } of { $count })
}
event-action-stow = { $who ->
    [you] You stow { $card }.
   *[other] { $name } stows { $card }.
}
fact-bazaar-first-card = { $who ->
    [you] Your first card this turn comes from the Bazaar.
   *[other] { $name }’s first card this turn comes from the Bazaar.
}

# --- its cards ---

special-hoard = Hoard
card-awning = Awning
card-steelyard = Steelyard
card-haggling = Haggling
card-aleppo = Aleppo
card-samovar = Samovar
card-cardamom = Cardamom
card-turnpike = Turnpike
card-carpet = Carpet
card-moneychanger = Moneychanger
