"""ATM: a card of any value is scored, the highest top card without prosperity taken, purple splayed, the 10s junked."""

from tests.kit import empty, table


def test_the_highest_that_is_not_yellow_and_has_no_prosperity() -> None:
    t = table(
        {"yellow": "ATM", "purple": "Enterprise, Mysticism"},
        {"yellow": "Canning", "green": "Navigation", "blue": "Experimentation", "purple": "Feudalism"},
        decks={3: "Paper", 10: "Software"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("ATM", "3", "purple")
    assert end.score(0) == {"Paper"}
    assert end.pile(0, "blue") == ["Experimentation"]
    assert end.splay(0, "purple") == "up"
    assert end.deck(10) == []
