"""X-Ray: an 8 tucked; cards of a value by colors with health, of which any are foreshadowed; the hand is returned."""

from tests.kit import empty, table


def test_any_number_are_foreshadowed_and_the_rest_goes_with_the_hand() -> None:
    t = table(
        {"blue": "X-Ray", "yellow": "Agriculture, Masonry", "hand": "Oars"},
        {},
        decks={8: "Flight", 3: "Paper, Optics"},
        further_decks=empty("echoes"),
    )
    asking = t.play("dogma X-Ray", "3", idle=False)
    assert set(asking.options()) == {"optics", "paper"}
    end = asking.play(("Paper",), "yellow")
    assert end.zone("forecast", 0) == {"Paper"}
    assert end.hand(0) == set()
    assert end.splay(0, "yellow") == "up"
    assert end.pile(0, "red") == ["Flight"]
