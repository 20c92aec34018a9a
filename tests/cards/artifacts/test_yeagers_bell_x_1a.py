"""Yeager's Bell X-1A: 9s are melded and executed up to the first without efficiency."""

from tests.kit import table


def test_up_to_the_first_without_efficiency() -> None:
    t = table(
        {"blue": "Yeager's Bell X-1A"},
        {"yellow": "Masonry"},
        decks={9: "Services, Genetics"},
    )
    end = t.dogma("Yeager's Bell X-1A")
    assert end.pile(0, "purple") == ["Services"]
    assert end.deck(9) == ["Genetics"]
    assert end.bystander(t, 1)
