"""Rock Around the Clock: a 9 for each top card with efficiency; then a deck is junked."""

from tests.kit import table


def test_a_9_for_each() -> None:
    t = table(
        {"yellow": "Rock Around the Clock", "blue": "Rocketry", "red": "Oars", "score": "Tools"},
        {"purple": "Mysticism"},
        decks={9: "Services, Ecology, Genetics", 3: "Optics, Paper"},
        achievements="",
    )
    end = t.dogma("Rock Around the Clock")
    assert end.score(0) == {"Tools", "Services", "Ecology"}
    assert end.deck(3) == []
    assert end.bystander(t, 1)
