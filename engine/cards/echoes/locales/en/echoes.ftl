# Echoes of the Past: its backs, its zone and its rules.

set-echoes = Echoes

zone-forecast = forecast
    .from = from the forecast
    .to = to the forecast
    .in = in the forecast
    .your = your forecast
    .your-from = from your forecast
    .your-to = to your forecast
    .your-in = in your forecast
    .named = { $player }’s forecast
    .named-from = from { $player }’s forecast
    .named-to = to { $player }’s forecast
    .named-in = in { $player }’s forecast
at-forecast = { $whose ->
        [you] your
        [yours] your
        [own] their
       *[other] { $owner }’s
    } forecast
    .from = from { at-forecast }
    .to = to { at-forecast }
    .in = in { at-forecast }
place-forecast = { whose } forecast{ $owner ->
        [player] {" "}of { $player }
       *[other] {""}
    }
    .from = from { place-forecast }
    .to = to { place-forecast }
    .in = in { place-forecast }

## Reasons

# $n: the age drawn from; $card: the single highest top card, $value: its value
fact-echoes-single-highest = { $who ->
    [you] Your highest top card, { $card }, is your only top card of value { $value }: an Echoes { value-box }.
   *[other] { $name }’s highest top card, { $card }, is the only top card of value { $value } there: an Echoes { value-box }.
}

np-of-echoes = Echoes { $np-same }
    .a = an Echoes { $np }
