"""Luna 3: the score pile goes for one card of their number; then a deck of any value is junked."""

from tests.kit import table


def test_three_cards_for_a_3_and_a_deck() -> None:
    t = table(
        {"blue": "Luna 3", "score": "Oars, Calendar, Coal"},
        {"yellow": "Masonry"},
        decks={3: "Optics", 6: "Canning, Democracy"},
        achievements="",
    )
    end = t.dogma("Luna 3", "6")
    assert end.score(0) == {"Optics"}
    assert end.deck(6) == []
    assert end.bystander(t, 1)


def test_nothing_scored_brings_a_1() -> None:
    t = table({"blue": "Luna 3"}, {"yellow": "Masonry"}, decks={1: "Oars"})
    assert t.dogma("Luna 3", "8").score(0) == {"Oars"}
