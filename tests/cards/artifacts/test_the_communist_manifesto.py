"""The Communist Manifesto: a 7 for each player; each other one gets one, and I meld the last and execute it."""

from tests.kit import table


def test_of_three_players_each_gets_one() -> None:
    t = table(
        {"purple": "The Communist Manifesto", "hand": "Tools"},
        {"red": "Coal"},
        {"yellow": "Masonry"},
        decks={7: "Lighting, Railroad, Evolution, Bicycle", 6: "Canning, Democracy, Classification"},
    )
    asking = t.play("dogma The Communist Manifesto", idle=False)
    assert set(asking.options()) == {"lighting", "railroad", "evolution"}, "Tools was not drawn for it"
    end = asking.play("Lighting", "Evolution", idle=False)
    assert end.pile(1, "purple") == ["Lighting"]
    assert end.pile(2, "blue") == ["Evolution"]
    assert end.pile(0, "purple")[0] == "Railroad"
    assert end.deck(7)[0] == "Bicycle"


def test_of_two_players() -> None:
    t = table(
        {"purple": "The Communist Manifesto"},
        {"red": "Coal"},
        decks={7: "Lighting, Railroad", 6: "Canning, Democracy, Classification"},
    )
    end = t.play("dogma The Communist Manifesto", "Railroad", idle=False)
    assert end.pile(1, "purple") == ["Railroad"]
    assert end.pile(0, "purple") == ["Lighting", "The Communist Manifesto"]
