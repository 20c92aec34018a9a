"""Hudson's Bay Company Archives: bottom cards are scored; one is melded, its color splayed and its deck junked."""

from tests.kit import table


def test_bottom_cards_and_a_card_back() -> None:
    t = table(
        {"green": "Hudson's Bay Company Archives", "red": "Oars, Archery, Construction", "blue": "Tools"},
        {"yellow": "Agriculture"},
        decks={2: "Calendar, Mathematics"},
    )
    asking = t.play("dogma Hudson's Bay Company Archives", idle=False)
    assert set(asking.options()) == {"construction", "tools", "hudsons-bay-company-archives"}
    end = asking.play("Construction")
    assert end.pile(0, "red") == ["Construction", "Oars", "Archery"]
    assert end.splay(0, "red") == "right"
    assert end.score(0) == {"Tools", "Hudson's Bay Company Archives"}
    assert end.deck(2) == []
    assert end.bystander(t, 1)
