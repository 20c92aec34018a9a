"""Machine Gun: top cards with a bonus go over, for achievements and a 7; its own other top cards are returned."""

from tests.kit import empty, table


def test_top_cards_with_a_bonus_are_taken() -> None:
    t = table(
        {"red": "Machine Gun", "blue": "Tools"},
        {"yellow": "Soap, Masonry", "purple": "Puppet", "green": "Sailing"},
        decks={7: "Bicycle"},
        further_decks=empty("echoes"),
        achievements="Oars, Calendar, Paper, Coal, Canning",
    )
    asking = t.play("dogma Machine Gun", idle=False)
    end = asking.play(tuple(f"achievement-{age}" for age in (1, 2, 3, 5)))
    assert end.score(0) == {"Soap", "Puppet"}
    assert len(end.available()) == 1
    assert {"empire", "wealth"} <= set(asking.options())
    assert end.hand(1) == {"Bicycle"}
    assert end.pile(0, "blue") == []
    assert end.pile(0, "red") == ["Machine Gun"]


def test_five_top_cards_are_a_7_and_nothing_taken_nothing_junked() -> None:
    mine = {"red": "Machine Gun", "blue": "Tools", "yellow": "Agriculture", "green": "Sailing", "purple": "Mysticism"}
    t = table(mine, {}, decks={7: "Bicycle"}, further_decks=empty("echoes"), achievements="Oars")
    end = t.play("dogma Machine Gun", idle=False)
    assert end.score(0) == {"Bicycle"}
    assert end.available() == {1}
